//! What pictures look like, that they are the same everywhere, and that they always come out.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test says what went wrong by failing")]

extern crate sztab_games as sztab;

#[path = "support/bless.rs"]
mod bless;
#[cfg(feature = "words")]
#[path = "pictures/cards.rs"]
mod cards;
#[path = "pictures/determinism.rs"]
mod determinism;
#[cfg(feature = "words")]
#[path = "pictures/documents.rs"]
mod documents;
#[path = "pictures/emblems.rs"]
mod emblems;
#[path = "pictures/films.rs"]
mod films;
#[cfg(feature = "words")]
#[path = "pictures/game_films.rs"]
mod game_films;
#[path = "pictures/games.rs"]
mod games;
#[path = "pictures/golden.rs"]
mod golden;
#[path = "pictures/hues.rs"]
mod hues;
#[path = "pictures/league_scenes.rs"]
mod league_scenes;
#[path = "pictures/leagues.rs"]
mod leagues;
#[path = "support/likeness.rs"]
mod likeness;
#[path = "pictures/mechanics.rs"]
mod mechanics;
#[path = "pictures/previews.rs"]
mod previews;
#[cfg(feature = "words")]
#[path = "pictures/racks.rs"]
mod racks;
#[cfg(feature = "words")]
#[path = "pictures/results.rs"]
mod results;
#[path = "pictures/robust.rs"]
mod robust;
#[path = "pictures/robust_cards.rs"]
mod robust_cards;
#[path = "pictures/robust_leagues.rs"]
mod robust_leagues;
#[path = "pictures/scenes.rs"]
mod scenes;
#[path = "pictures/symbols.rs"]
mod symbols;
