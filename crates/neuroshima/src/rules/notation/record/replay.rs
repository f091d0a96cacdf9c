//! Playing a record again.

use super::Record;
use crate::rules::game::Game;
use crate::rules::notation::ending::{Ending, print_ending};
use crate::rules::notation::play::{Play, Refusal};
use crate::rules::notation::position::Position;
use crate::rules::opening::Opening;
use std::sync::Arc;

/// The reason why a record is not one of a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// An act that the rules forbid.
    #[error("{line}:1: {refusal}")]
    Refused {
        /// The line of the record.
        line: usize,
        /// The reason.
        refusal: Refusal,
    },
    /// A pile is not what the seed deals.
    #[error("{line}:1: the pile is not what the seed deals")]
    OtherPile {
        /// The line of the record.
        line: usize,
    },
    /// The game does not end as the record says.
    #[error("the record says {said}, but the game ends {came}")]
    OtherResult {
        /// Words of the record.
        said: String,
        /// Actual end of the game.
        came: String,
    },
}

impl Record {
    /// The position in which the game began.
    #[must_use]
    pub fn beginning(&self) -> Position {
        if self.position.has_turn() {
            return self.position.clone();
        }
        let (roster, board) = (Arc::clone(self.position.roster()), self.position.board());
        let opening = match &self.seed {
            Some(seed) => Opening::deal(&roster, board, seed),
            None => self.position.written_opening(),
        };
        self.position.beginning_with(Game::new(roster, &opening).state().clone(), self.seed.is_some())
    }

    /// Carries out every act and compares the result; returns the position at the end.
    ///
    /// # Errors
    ///
    /// The first act that was not possible, or a result that is another one.
    pub fn replay(&self) -> Result<Position, ReplayError> {
        self.verify_piles().map_err(|falsehood| ReplayError::OtherPile { line: falsehood.line })?;
        let beginning = self.beginning();
        let mut play = Play::new(&beginning);
        for act in &self.acts {
            play.act(act.side, act.act).map_err(|refusal| ReplayError::Refused { line: act.line, refusal })?;
        }
        let words = |ending| print_ending(ending, |side| self.position.letter(side));
        let came = Ending::of_game(play.game());
        if let Some(said) = self.result
            && Some(said) != came
        {
            return Err(ReplayError::OtherResult {
                said: format!("`result {}`", words(said)),
                came: came.map_or_else(|| "without a result".to_owned(), |ending| format!("`{}`", words(ending))),
            });
        }
        Ok(play.position())
    }
}
