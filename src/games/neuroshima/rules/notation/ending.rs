//! How a game ended, as the notation says it: `X 1-0`, or `1/2`.

use super::frame::Frame;
use super::text::{Line, TextError};
use crate::games;
use crate::games::neuroshima::rules::arrangement::Side;
use crate::games::neuroshima::rules::event::Outcome;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// A side won.
    Won(Side),
    /// Nobody did.
    Draw,
}

impl Ending {
    /// The side that won.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Won(side) => Some(side),
            Self::Draw => None,
        }
    }
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        outcome.winner.map_or(Self::Draw, Self::Won)
    }
}

impl From<&games::Outcome> for Ending {
    fn from(outcome: &games::Outcome) -> Self {
        outcome.winner().map_or(Self::Draw, Self::Won)
    }
}

/// Reads `X 1-0`, or `1/2` with or without a side.
pub(super) fn read_ending(frame: &Frame, line: &mut Line<'_>) -> Result<Ending, TextError> {
    if line.takes("1/2") {
        line.end()?;
        return Ok(Ending::Draw);
    }
    let side = frame.side(line.word("the side that won, or 1/2")?)?;
    let score = line.word("1-0 or 1/2")?;
    line.end()?;
    match score.text {
        "1-0" => Ok(Ending::Won(side)),
        "0-1" => frame.roster.mode().opponent(side).map(Ending::Won).ok_or_else(|| score.expected("1-0 or 1/2")),
        "1/2" => Ok(Ending::Draw),
        _ => Err(score.expected("1-0 or 1/2")),
    }
}

/// The inverse of [`read_ending`].
pub(super) fn print_ending(ending: Ending, letter: impl Fn(Side) -> char) -> String {
    match ending {
        Ending::Won(side) => format!("{} 1-0", letter(side)),
        Ending::Draw => "1/2".to_owned(),
    }
}
