//! The checks. Each takes a source tree and returns its breaches.

use std::collections::BTreeSet;

use crate::graph::{Graph, find_cycles, import_graph};
use crate::methods::{SpreadType, call_graph};
use crate::source::{Sources, is_below, without_comments};

/// The rooms of a folder, from the top down. Each room may use only the rooms below it.
#[derive(Debug, Clone, Copy)]
pub struct Layers {
    pub folder: &'static str,
    /// Names of folders or files in the folder, from the top down.
    pub order: &'static [&'static str],
    /// Rooms next to the first one. They may use the rooms below a given one, and no other room may use them.
    pub beside: &'static [SideLayer],
}

/// A room next to the first one.
#[derive(Debug, Clone, Copy)]
pub struct SideLayer {
    pub room: &'static str,
    /// The last room, from the top, that this room may not use.
    pub below: &'static str,
}

/// Import cycles, including cycles through method calls on types that are spread over a folder.
pub fn find_import_cycles(sources: &Sources, spread: &[SpreadType]) -> Vec<String> {
    let mut graph = import_graph(sources);
    for one in spread {
        for (file, used) in call_graph(sources, *one) {
            graph.entry(file).or_default().extend(used);
        }
    }
    find_cycles(&graph).into_iter().map(|circle| circle.join(" -> ")).collect()
}

/// Uses of a room by a room below it. Rooms that do not exist are skipped; once all rooms exist, a file outside every
/// room is a breach too.
pub fn find_layer_violations(sources: &Sources, rooms: &Layers) -> Vec<String> {
    let room_of = |file: &str| {
        let rest = file.strip_prefix(rooms.folder)?.strip_prefix('/')?;
        let known = rooms.order.iter().copied().chain(rooms.beside.iter().map(|beside| beside.room));
        known.into_iter().find(|room| is_below(rest, room))
    };
    let graph: Graph = import_graph(sources);
    let mut breaches = Vec::new();
    for (file, used) in &graph {
        let Some(room) = room_of(file) else { continue };
        let uses = used.iter().filter_map(|used| Some((used, room_of(used)?))).filter(|(_, of)| *of != room);
        breaches
            .extend(uses.filter(|(_, of)| !may_use(rooms, room, of)).map(|(used, _)| format!("{file} uses {used}")));
    }
    let existing: BTreeSet<&str> = graph.keys().filter_map(|file| room_of(file)).collect();
    if existing.len() == rooms.order.len() + rooms.beside.len() {
        let lobby = format!("{}/mod.rs", rooms.folder);
        let homeless = |file: &&String| is_below(file, rooms.folder) && **file != lobby && room_of(file).is_none();
        breaches.extend(graph.keys().filter(homeless).map(|file| format!("{file} stands in no room")));
    }
    breaches
}

fn may_use(rooms: &Layers, room: &str, used: &str) -> bool {
    let place = |name: &str| rooms.order.iter().position(|one| *one == name);
    let beside = rooms.beside.iter().find(|beside| beside.room == room);
    let from = beside.map_or_else(|| place(room), |beside| place(beside.below));
    matches!((from, place(used)), (Some(from), Some(used)) if used > from)
}

/// Files in shared folders that contain the name of a game; comments are exempt.
pub fn find_game_names(sources: &Sources, folders: &[&str], game: &str) -> Vec<String> {
    let shared = sources.iter().filter(|(path, _)| folders.iter().any(|folder| is_below(path, folder)));
    let names = |text: &str| without_comments(text).to_lowercase().contains(game);
    shared.filter(|(_, text)| names(text)).map(|(path, _)| format!("{path} names {game}")).collect()
}
