//! Computer players: the interface by which the referee requests the lines of a side without a human player.
//!
//! They receive a masked game, and a seed that follows from the number of the game alone.

use super::chance::Seed;
use super::game::Game;
use super::side::Side;

/// The computer players of one kind of game.
pub trait Players: Send + Sync {
    /// The ids of the strengths offered to players, the weakest first. Empty if there are no computer players.
    fn strengths(&self) -> &'static [&'static str];

    /// The lines that a side plays at a strength, as far as its player has planned: the first one now, the others as
    /// long as no other side decides and nothing is revealed in between. `game` is masked for that side. Equal games,
    /// strengths and seeds give equal lines. Empty if the side need not act, or the strength does not exist.
    fn lines(&self, game: &dyn Game, side: Side, strength: &str, seed: &Seed) -> Vec<String>;

    /// Turns that a side may consider, the best first, each as its lines: at most `most`, which begin differently.
    /// `game` is masked for that side. Equal games and seeds give equal turns. Empty if the side need not act, and for
    /// players that give no hints.
    fn hints(&self, _game: &dyn Game, _side: Side, _most: usize, _seed: &Seed) -> Vec<Vec<String>> {
        Vec::new()
    }

    /// The purpose of a side's turn, judging by its player's evaluation of the games before and after it. Both are
    /// masked for that side. `None` if the players have no description for it.
    fn aim(&self, _before: &dyn Game, _after: &dyn Game, _side: Side) -> Option<Aim> {
        None
    }
}

/// The purpose of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    /// Its id, which is the key of the sentence about it.
    pub word: &'static str,
    /// The points or units gained by it.
    pub number: u32,
}

/// The computer players of a kind of game that has none.
#[derive(Debug, Clone, Copy)]
pub struct NoPlayers;

impl Players for NoPlayers {
    fn strengths(&self) -> &'static [&'static str] {
        &[]
    }

    fn lines(&self, _game: &dyn Game, _side: Side, _strength: &str, _seed: &Seed) -> Vec<String> {
        Vec::new()
    }
}
