//! Computer players: how the referee asks for the lines of a side that no person plays.
//!
//! They get a masked game, and a seed that follows from the number of the game alone.

use super::chance::Seed;
use super::game::Game;
use super::side::Side;

/// The computer players of one kind of game.
pub trait Players: Send + Sync {
    /// The words of the strengths that people are offered, the weakest first. Empty if there are no computer players.
    fn strengths(&self) -> &'static [&'static str];

    /// The lines that a side says at a strength, as far as its player has thought: the first one now, the others as long
    /// as no other side decides and nothing is revealed in between. `game` is masked for that side. Equal games,
    /// strengths and seeds give equal lines. Empty for a side that is not waited for, or a strength that does not exist.
    fn lines(&self, game: &dyn Game, side: Side, strength: &str, seed: &Seed) -> Vec<String>;

    /// Turns that a side may consider, the best first, each as its lines: at most `most`, which begin differently. `game`
    /// is masked for that side. Equal games and seeds give equal turns. Empty for a side that is not waited for, and for
    /// players that give no hints.
    fn hints(&self, _game: &dyn Game, _side: Side, _most: usize, _seed: &Seed) -> Vec<Vec<String>> {
        Vec::new()
    }

    /// The purpose of a turn of a side, by how its player values the games before and after it. Both are masked for
    /// that side. `None` where the players have no word for it.
    fn aim(&self, _before: &dyn Game, _after: &dyn Game, _side: Side) -> Option<Aim> {
        None
    }
}

/// The purpose of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    /// Its word, by which the sentence about it is found.
    pub word: &'static str,
    /// The points or units gained by it.
    pub number: u32,
}

/// The computer players of a kind that has none.
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
