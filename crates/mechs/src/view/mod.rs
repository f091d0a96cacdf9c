//! The view of the game: panels, posts, pictures and their texts.

mod buttons;
mod choices;
mod forecast;
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

/// The view of the game.
pub(crate) struct View;

/// The game, downcast to its type.
fn own(game: &dyn Game) -> Option<&MechsGame> {
    game.downcast_ref()
}
