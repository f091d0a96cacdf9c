//! The game's view: panels, posts, pictures and their texts.

mod facts;
mod fight;
pub(crate) mod film;
mod hand;
mod lobbies;
mod lookup;
mod names;
pub(crate) mod phrases;
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

/// The implementation of the game's view.
pub(crate) struct View;

/// The game, downcast to its concrete type.
fn downcast_game(game: &dyn Game) -> Option<&GearsGame> {
    game.downcast_ref()
}
