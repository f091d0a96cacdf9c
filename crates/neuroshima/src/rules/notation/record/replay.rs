//! Replaying a record.

use super::Record;
use crate::rules::game::Game;
use crate::rules::notation::ending::{Ending, print_ending};
use crate::rules::notation::play::{Play, Refusal};
use crate::rules::notation::position::Position;
use crate::rules::opening::Opening;
use std::sync::Arc;

/// The reason why a record is not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// An act is illegal.
    #[error("{line}:1: {refusal}")]
    Refused {
        /// The line number in the record.
        line: usize,
        /// The reason for the refusal.
        refusal: Refusal,
    },
    /// A pile differs from the one dealt by the seed.
    #[error("{line}:1: the pile is not what the seed deals")]
    OtherPile {
        /// The line number in the record.
        line: usize,
    },
    /// The actual result differs from the one in the record.
    #[error("the record says {said}, but the game ends {came}")]
    OtherResult {
        /// The result in the record.
        said: String,
        /// The actual result of the game.
        came: String,
    },
}

impl Record {
    /// The position at the beginning of the game.
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
        self.position.at_beginning(Game::new(roster, &opening).state().clone(), self.seed.is_some())
    }

    /// Carries out every act and checks the result; returns the final position.
    ///
    /// # Errors
    ///
    /// The first act that is not possible, or the actual result if it differs from the record.
    pub fn replay(&self) -> Result<Position, ReplayError> {
        self.verify_piles().map_err(|falsehood| ReplayError::OtherPile { line: falsehood.line })?;
        let beginning = self.beginning();
        let mut play = Play::new(&beginning);
        for act in &self.acts {
            play.act(act.side, act.act).map_err(|refusal| ReplayError::Refused { line: act.line, refusal })?;
        }
        let words = |ending| print_ending(ending, |side| self.position.letter(side));
        let came = Ending::from_game(play.game());
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
