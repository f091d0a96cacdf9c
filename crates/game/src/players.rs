//! Computer players: the interface through which the referee requests the lines of a side without a human player.
//!
//! Computer players receive a masked game, and a seed that follows from the game's number alone.

use super::chance::Seed;
use super::game::Game;
use super::side::Side;

/// The computer players of one kind of game.
pub trait Players: Send + Sync {
    /// The ids of the strengths offered to players, the weakest first. Empty if there are no computer players.
    fn strengths(&self) -> &'static [&'static str];

    /// The lines that a side plays at a strength, as far as its computer player has planned: the first line now, and
    /// the others as long as no other side decides and nothing is revealed in between. `game` is masked for that side.
    /// Equal games, strengths and seeds give equal lines. Empty if the side does not have to act, or the strength does
    /// not exist.
    fn planned_lines(&self, game: &dyn Game, side: Side, strength: &str, seed: &Seed) -> Vec<String>;

    /// Turns that a side may consider, the best first: at most `most` turns, each as its lines, and each with a
    /// different beginning. `game` is masked for that side. Equal games and seeds give equal turns. Empty if the side
    /// does not have to act, or the computer players give no hints.
    fn hints(&self, _game: &dyn Game, _side: Side, _most: usize, _seed: &Seed) -> Vec<Vec<String>> {
        Vec::new()
    }

    /// The purpose of a side's turn, based on a computer player's evaluation of the game before and after it. Both
    /// games are masked for that side. `None` if the computer players have no description for it.
    fn aim(&self, _before: &dyn Game, _after: &dyn Game, _side: Side) -> Option<Aim> {
        None
    }
}

/// The purpose of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    /// The purpose's id, which is the key of the sentence about it.
    pub word: &'static str,
    /// The number of points or units gained by the turn.
    pub number: u32,
}

/// Stands for the computer players of a game that has none.
#[derive(Debug, Clone, Copy)]
pub struct NoPlayers;

impl Players for NoPlayers {
    fn strengths(&self) -> &'static [&'static str] {
        &[]
    }

    fn planned_lines(&self, _game: &dyn Game, _side: Side, _strength: &str, _seed: &Seed) -> Vec<String> {
        Vec::new()
    }
}
