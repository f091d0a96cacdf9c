//! Pictures: their appearance, equal bytes on every machine, and a picture for every scene.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

#[path = "../../../../tests/support/bless.rs"]
mod bless;
#[path = "boards.rs"]
mod boards;
#[path = "cards.rs"]
mod cards;
#[path = "determinism.rs"]
mod determinism;
#[path = "documents.rs"]
mod documents;
#[path = "emblems.rs"]
mod emblems;
#[path = "films.rs"]
mod films;
#[path = "game_films.rs"]
mod game_films;
#[path = "games.rs"]
mod games;
#[path = "../../../../tests/support/golden.rs"]
mod golden;
#[path = "hues.rs"]
mod hues;
#[path = "league_scenes.rs"]
mod league_scenes;
#[path = "leagues.rs"]
mod leagues;
#[path = "../../../../tests/support/likeness.rs"]
mod likeness;
#[path = "mechanics.rs"]
mod mechanics;
#[path = "previews.rs"]
mod previews;
#[path = "racks.rs"]
mod racks;
#[path = "results.rs"]
mod results;
#[path = "robust.rs"]
mod robust;
#[path = "robust_cards.rs"]
mod robust_cards;
#[path = "robust_leagues.rs"]
mod robust_leagues;
#[path = "scenes.rs"]
mod scenes;
#[path = "symbols.rs"]
mod symbols;
