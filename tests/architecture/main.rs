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

use checks::{Beside, Rooms, import_circles, names_of_a_game, rooms};
use methods::Spread;
use names::SHARED;
use source::project;

/// BEING REBUILT: folders exempt from the search for cycles until their rooms are finished. Empty this list then.
const BEING_REBUILT: [&str; 0] = [];

/// Types whose methods are spread over several files, which couples these files. An entry counts only if its
/// `is_counted` is set.
const SPREAD: [Counted; 2] = [
    Counted { spread: Spread { folder: "discord", name: "Bot", receivers: &["bot"] }, is_counted: true },
    Counted { spread: Spread { folder: "referee", name: "Referee", receivers: &["referee"] }, is_counted: true },
];

struct Counted {
    spread: Spread,
    /// Set this to `true` once the folder's rooms are finished.
    is_counted: bool,
}

/// Rooms within folders, from the top down. Rooms that do not exist yet are skipped.
const ROOMS: [Rooms; 2] = [
    Rooms {
        folder: "discord",
        order: &["run", "entry", "commands", "outbox", "league", "session", "bot", "show", "state", "say"],
        beside: &[Beside { room: "setup", below: "entry" }],
    },
    Rooms {
        folder: "sandbox",
        order: &[
            "page",
            "serve",
            "server",
            "rest",
            "socket",
            "keep",
            "glance",
            "waiting",
            "setup",
            "population",
            "transcript",
            "person",
            "view",
            "roles",
            "misbehave",
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
fn imports_have_no_circles() {
    let spread: Vec<Spread> = SPREAD.iter().filter(|one| one.is_counted).map(|one| one.spread).collect();
    let breaches = import_circles(&project(), &spread, &BEING_REBUILT);
    assert!(breaches.is_empty(), "{breaches:#?}");
}

#[test]
fn rooms_use_only_those_below() {
    let sources = project();
    let breaches: Vec<String> = ROOMS.iter().flat_map(|one| rooms(&sources, one)).collect();
    assert!(breaches.is_empty(), "{breaches:#?}");
}

#[test]
fn shared_folders_name_no_game() {
    for game in ["neuroshima", "mechs", "gears"] {
        let breaches = names_of_a_game(&project(), &SHARED, game);
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
        let breaches = borders::impurities(&borders::folder(&project(), pure));
        assert!(breaches.is_empty(), "{breaches:#?}");
    }
}

#[test]
fn no_type_of_the_database_library_is_part_of_the_stores_interface() {
    let found = borders::database_types(&borders::folder(&project(), "store"));
    assert!(found.seen > 100, "the interface was found");
    assert!(found.breaches.is_empty(), "{:#?}", found.breaches);
}

/// Only `reply.rs` repeats a lost reply.
#[test]
fn every_answer_to_an_interaction_is_one_that_is_given_again() {
    let breaches = borders::answers_given_once(&borders::folder(&project(), "discord"));
    assert!(breaches.is_empty(), "{breaches:#?}");
}

#[test]
fn files_stay_readable() {
    let sources = project();
    let breaches = borders::long_files(&sources);
    assert!(breaches.is_empty(), "{breaches:#?}");
    let mut lengths: Vec<usize> = sources.values().map(|text| text.lines().count()).collect();
    lengths.sort_unstable();
    assert!(lengths[lengths.len() / 2] < 200, "the median file is too long");
}
