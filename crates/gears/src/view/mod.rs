//! The view of the game: panels, posts, pictures and their texts.

mod facts;
mod fight;
pub(crate) mod film;
mod hand;
mod lobbies;
mod lookup;
mod names;
mod phrases;
mod plans;
mod posts;
mod proofs;
mod replay;
mod scene;
mod score;
pub(crate) mod story;
mod table;
mod turns;

use sztab_game::Game;

use crate::GearsGame;

/// The view of the game.
pub(crate) struct View;

/// The game, downcast to its type.
fn own(game: &dyn Game) -> Option<&GearsGame> {
    game.downcast_ref()
}
