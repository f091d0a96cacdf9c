//! View of Neuroshima Hex.

mod agreement;
mod alt;
mod cards;
mod course;
mod entries;
mod game_film;
mod glance;
mod headline;
mod legend;
mod lobbies;
mod marks;
mod misread;
mod odds;
mod posts;
mod proofs;
mod racks;
mod result_card;
mod results;
mod round;
mod scene;
mod story;
mod telling;
mod turns;

use super::rules::Game;

pub use game_film::game_film;
pub use result_card::result_card;
pub use round::{next, standing, turns};
pub use telling::{Ordered, Telling};

/// The view of Neuroshima Hex.
#[derive(Debug, Clone, Copy, Default)]
pub struct Neuroshima;

/// Downcasts the game; `None` for another game, for which the views return nothing.
fn of(game: &dyn sztab_game::Game) -> Option<&Game> {
    game.downcast_ref()
}
