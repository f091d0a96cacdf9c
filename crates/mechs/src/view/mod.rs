//! The game's view: panels, posts, pictures and their texts.

mod alt;
mod buttons;
mod choices;
pub(crate) mod forecast;
mod lobbies;
mod lookup;
mod names;
mod orders;
mod phrases;
mod posts;
mod proofs;
pub(crate) mod scene;
mod sentences;
mod story;
mod turns;

use sztab_game::Game;

use crate::MechsGame;

/// The implementation of the game's view.
pub(crate) struct View;

/// The game, downcast to its concrete type.
fn downcast_game(game: &dyn Game) -> Option<&MechsGame> {
    game.downcast_ref()
}
