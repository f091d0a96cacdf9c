//! The structure of the sources (docs/ARCHITECTURE.md) where Cargo does not enforce it: import cycles, rooms within
//! folders, and boundaries between folders.
//!
//! This file contains the tables; the checks are in `checks` and `borders`. `breaches` proves with small made-up trees
//! that each check can fail.

mod advisories;
mod borders;
mod breaches;
mod checks;
mod graph;
mod methods;
mod names;
mod source;
mod tokens;

use checks::{Layers, SideLayer, find_game_names, find_import_cycles, find_layer_violations};
use methods::SpreadType;
use names::SHARED_FOLDERS;
use source::read_project;

/// A type whose methods are spread over several files, which couples these files.
const REFEREE: SpreadType = SpreadType { folder: "referee", name: "Referee", receivers: &["referee"] };

/// Rooms within folders, from the top down. Rooms that do not exist yet are skipped.
const LAYERS: [Layers; 2] = [
    Layers {
        folder: "discord",
        order: &["run", "entry", "commands", "outbox", "league", "session", "router", "bot", "show", "state", "say"],
        beside: &[SideLayer { room: "setup", below: "entry" }],
    },
    Layers {
        folder: "sandbox",
        order: &[
            "page",
            "serve",
            "server",
            "rest",
            "socket",
            "persistence",
            "summaries",
            "waiting",
            "setup",
            "population",
            "transcript",
            "person",
            "view",
            "roles",
            "scripted_failures",
            "handle",
            "update",
            "check",
            "wire",
            "state",
            "gateway",
            "record",
            "judge",
            "limits",
            "flags",
            "error",
            "pixels",
            "clock",
            "snowflake",
        ],
        beside: &[],
    },
];

#[test]
fn imports_have_no_cycles() {
    let breaches = find_import_cycles(&read_project(), &[REFEREE]);
    assert!(breaches.is_empty(), "{breaches:#?}");
}

#[test]
fn the_bot_holds_state_and_features_are_functions() {
    let has_methods = |(path, text): (&String, &String)| text.contains("\nimpl Bot {").then(|| path.clone());
    let files: Vec<String> =
        borders::existing_sources(&read_project(), "discord").iter().filter_map(has_methods).collect();
    assert_eq!(files, ["discord/bot.rs"]);
}

#[test]
fn layers_use_only_lower_layers() {
    let sources = read_project();
    let breaches: Vec<String> = LAYERS.iter().flat_map(|one| find_layer_violations(&sources, one)).collect();
    assert!(breaches.is_empty(), "{breaches:#?}");
}

#[test]
fn shared_folders_name_no_game() {
    for game in ["neuroshima", "mechs", "gears"] {
        let breaches = find_game_names(&read_project(), &SHARED_FOLDERS, game);
        assert!(breaches.is_empty(), "{breaches:#?}");
    }
}

#[test]
fn the_rules_and_leagues_are_pure() {
    for pure in [
        "neuroshima/rules",
        "mechs/state",
        "mechs/players",
        "mechs/position",
        "gears/run",
        "gears/state",
        "gears/players",
        "gears/position",
        "league",
    ] {
        let breaches = borders::find_impurities(&borders::existing_sources(&read_project(), pure));
        assert!(breaches.is_empty(), "{breaches:#?}");
    }
}

#[test]
fn the_store_interface_exposes_no_database_types() {
    let found = borders::find_database_types(&borders::existing_sources(&read_project(), "store"));
    assert!(found.seen > 100, "the interface was found");
    assert!(found.breaches.is_empty(), "{:#?}", found.breaches);
}

/// Only `reply.rs` repeats a lost reply.
#[test]
fn every_reply_to_an_interaction_is_repeated_if_lost() {
    let breaches = borders::find_unrepeated_replies(&borders::existing_sources(&read_project(), "discord"));
    assert!(breaches.is_empty(), "{breaches:#?}");
}

#[test]
fn files_stay_within_the_line_limit() {
    let sources = read_project();
    let breaches = borders::find_long_files(&sources);
    assert!(breaches.is_empty(), "{breaches:#?}");
    let mut lengths: Vec<usize> = sources.values().map(|text| text.lines().count()).collect();
    lengths.sort_unstable();
    assert!(lengths[lengths.len() / 2] < 200, "the median file is too long");
}
