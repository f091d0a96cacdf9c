//! The interface of the reports: lines for games, and a summary.

use super::game::Finished;

/// The printed text. It depends only on the seed, the terms, the armies, the players and the number of games.
pub trait Report: std::fmt::Debug {
    /// The text above the games: the seed and the titles of the columns; nothing in JSON.
    fn head(&self) -> String;

    /// Counts a game, and returns its line.
    fn game(&mut self, finished: &Finished) -> String;

    /// The text below the games.
    fn summary(&self) -> String;
}
