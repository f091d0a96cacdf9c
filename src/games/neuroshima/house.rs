//! The [`players`](super::players) as the referee asks for them.

use crate::games::{Game, Players, Rules, Seed, Side};

use super::players::{Strength, View};
use super::rules;

/// The computer players of Neuroshima Hex.
#[derive(Debug, Clone, Copy)]
pub struct House;

impl Players for House {
    /// A player without a plan is no opponent: it is the measure of the others.
    fn strengths(&self) -> &'static [&'static str] {
        &["casual", "club", "strong"]
    }

    fn lines(&self, game: &dyn Game, side: Side, strength: &str, seed: &Seed) -> Vec<String> {
        let (Some(game), Some(strength)) = (game.downcast_ref::<rules::Game>(), Strength::of_word(strength)) else {
            return Vec::new();
        };
        let view = View::of_next(game).filter(|view| view.side() == side);
        let turn = view.map(|view| view.turn(strength, seed)).unwrap_or_default();
        turn.iter().map(|action| game.print(side, action)).collect()
    }
}
