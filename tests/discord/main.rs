//! The bot as users meet it: a separate process, played over HTTP and WebSocket by simulated people who press the
//! buttons that it offers.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../support/openapi.rs"]
mod openapi;

mod answers;
mod anywhere;
mod armies;
#[path = "../support/bless.rs"]
mod bless;
mod cards;
#[allow(dead_code, reason = "shared with the tests that take minutes")]
mod club;
mod command_tree;
mod completions;
mod computer;
mod dealt_game;
mod decisions;
mod delays;
mod delivery;
mod drafts;
mod emojis;
mod films;
mod floods;
mod flows;
mod forged_ids;
#[allow(dead_code, reason = "shared with the tests that take minutes")]
mod found_game;
mod fuzz;
mod gears;
#[allow(dead_code, reason = "shared with the tests that take minutes")]
mod hall;
mod hints;
mod hostile;
mod leaders;
#[path = "../support/likeness.rs"]
mod likeness;
mod listings;
mod lobbies;
mod lost_channels;
mod lost_state;
mod machines;
mod mechs;
mod mentions;
mod menus;
mod mirrors;
mod mishaps;
mod monitor;
mod one_bot;
mod other_game;
mod parents;
#[allow(dead_code, reason = "shared with the tests that take minutes")]
mod player;
mod posts;
mod presses;
mod refusals;
mod rematches;
mod results;
mod script;
mod season_brackets;
mod season_divisions;
mod season_judges;
mod season_kinds;
mod season_ladder;
mod season_lost;
mod season_matches;
mod season_people;
mod season_places;
mod season_play;
mod season_rounds;
mod season_setup;
mod season_swiss;
mod season_times;
mod season_typed;
mod season_views;
mod season_wrong_ways;
mod seasons;
mod secrets;
mod sessions;
mod stopping;
mod stories;
mod tampered;
mod terms;
mod turns;
mod two_games;
mod two_processes;
mod votes;
mod welcomes;
mod words;
mod wrong_ways;
