//! The rules as players encounter them, paragraph by paragraph and in complete random games.
//!
//! Tests are named after the rule paragraph that they check; `table` lays out their positions.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed, and its name says the rule")]

mod armies;
mod armies_page;
mod army_rulings;
mod attacks;
mod battle;
#[path = "../../../../tests/support/bless.rs"]
mod bless;
mod cards;
mod case_texts;
mod cases;
mod control;
mod dice;
mod ending;
mod facts;
mod instants;
mod inventor;
mod later;
mod leaders;
mod leaving;
mod looks;
mod many;
mod medics;
mod mixed_boards;
mod mixture;
mod modules;
mod multiplayer;
mod nets;
mod notation;
mod notation_modes;
mod older;
mod oracle;
mod orders;
mod overloaded;
mod pages;
mod paragraphs;
mod perft;
mod points;
mod questions;
mod random_games;
mod rulings;
mod second_reading;
mod setup;
mod several;
mod shadow;
mod skirmish;
mod slots;
mod structures;
mod study;
mod symmetry;
mod table;
mod tables;
mod takeover;
mod teams;
mod terrain;
mod tiles;
mod time_out;
mod triggers;
mod turn;
mod values;
mod variants;
mod verify;
mod workshop;
