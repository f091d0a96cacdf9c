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

pub use game_film::draw_game_film;
pub use result_card::draw_result_card;
pub use round::{next_side, side_status, upcoming_turns};
pub use telling::{NarratedEvents, OrderedAction};

/// The view of Neuroshima Hex.
#[derive(Debug, Clone, Copy, Default)]
pub struct Neuroshima;

/// Downcasts the game; `None` for another game, for which the views return nothing.
fn downcast(game: &dyn sztab_game::Game) -> Option<&Game> {
    game.downcast_ref()
}
