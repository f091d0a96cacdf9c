//! What one player asks another one by a post, and the answers.

use sztab_game::Side;
use sztab_store::{Seq, UserId};
use sztab_words::worded;

use super::words::Words;

/// A request to take something back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UndoRequest {
    /// The side that asks.
    pub side: Side,
    /// The line that the game would go back to.
    pub to: Seq,
}

impl UndoRequest {
    /// As a payload or as the argument of a button: `0 12`.
    #[must_use]
    pub fn to_text(self) -> String {
        format!("{} {}", self.side.0, self.to)
    }

    /// Reads what [`UndoRequest::to_text`] wrote.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        Words::read(text, Self::of_words)
    }

    pub(super) fn of_words(words: &mut Words<'_>) -> Option<Self> {
        Some(Self { side: words.side()?, to: words.seq()? })
    }
}

worded! {
    /// An answer to such a request. The words are those of buttons and payloads.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum UndoAnswer {
        /// The game goes back.
        Accepted = "accept",
        /// It stands.
        Refused = "refuse",
    }
}

/// What the others are asked to agree to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Matter {
    /// To take back what a side asks for.
    Undo(UndoRequest),
    /// To the draw that a side offers.
    Draw(Side),
    /// To end the game for a side whose clock has fallen.
    Fall(Side),
    /// To the resignation of a team that a side wants.
    Resignation(Side),
}

impl Matter {
    /// As the beginning of a payload: `undo 0 12`, `draw 0`, `fall 0`, `resign 0`.
    pub(super) fn to_text(self) -> String {
        match self {
            Self::Undo(request) => format!("undo {}", request.to_text()),
            Self::Draw(side) => format!("draw {}", side.0),
            Self::Fall(side) => format!("fall {}", side.0),
            Self::Resignation(side) => format!("resign {}", side.0),
        }
    }

    pub(super) fn of_words(words: &mut Words<'_>) -> Option<Self> {
        Some(match words.word()? {
            "undo" => Self::Undo(UndoRequest::of_words(words)?),
            "draw" => Self::Draw(words.side()?),
            "fall" => Self::Fall(words.side()?),
            "resign" => Self::Resignation(words.side()?),
            _ => return None,
        })
    }

    /// The side that it is about, which is not asked.
    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Self::Undo(UndoRequest { side, .. }) | Self::Draw(side) | Self::Fall(side) | Self::Resignation(side) => {
                side
            }
        }
    }
}

worded! {
    /// What an opponent may do when a clock has fallen. The words are those of buttons and payloads.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum FallAnswer {
        /// End the game and win it.
        Claim = "claim",
        /// Give some more time.
        Extend = "extend",
        /// Leave it open.
        Wait = "wait",
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatOffer {
    /// The user who sits there now.
    pub from: UserId,
    /// The user who is asked to take over.
    pub to: UserId,
}

impl SeatOffer {
    /// As a payload or as the argument of a button: `71 72`.
    #[must_use]
    pub fn to_text(self) -> String {
        format!("{} {}", self.from, self.to)
    }

    /// Reads what [`SeatOffer::to_text`] wrote.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        Words::read(text, Self::of_words)
    }

    pub(super) fn of_words(words: &mut Words<'_>) -> Option<Self> {
        Some(Self { from: words.user()?, to: words.user()? })
    }
}
