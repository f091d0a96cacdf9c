//! Questions that one player asks another one by a post, and the answers.

use serde::{Deserialize, Serialize};
use sztab_game::{MAX_SIDES, Side};
use sztab_store::{Seq, UserId};
use sztab_words::worded;

/// A request to take something back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoRequest {
    /// The side that asks.
    pub side: Side,
    /// The line that the game would go back to.
    pub to: Seq,
}

impl UndoRequest {
    /// The argument of a button: `0 12`.
    #[must_use]
    pub fn to_text(self) -> String {
        format!("{} {}", self.side.0, self.to)
    }

    /// Reads what [`UndoRequest::to_text`] wrote.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        let (side, to) = text.split_once(' ')?;
        let side = side.parse().ok().map(Side).filter(|side| side.index() < MAX_SIDES)?;
        Some(Self { side, to: Seq(to.parse().ok()?) })
    }
}

worded! {
    /// An answer to such a request. The words are those of buttons.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
    pub enum UndoAnswer {
        /// The game goes back.
        Accepted = "accept",
        /// It stands.
        Refused = "refuse",
    }
}

/// Matters that the others are asked to agree to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    /// An answer of an opponent when a clock has fallen. The words are those of buttons.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
    pub enum FallAnswer {
        /// End the game and win it.
        Claim = "claim",
        /// Give some more time.
        Extend = "extend",
        /// Leave it open.
        Wait = "wait",
    }
}

/// A line that the others vote on before it is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The side that wants to say it.
    pub side: Side,
    /// Its place among the lines that are voted on ([`Session::proposals`](crate::Session::proposals)).
    pub number: u16,
    /// When it is said, whoever has not spoken by then; in Unix milliseconds.
    pub until_ms: i64,
}

/// A voice about a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Voice {
    Yes,
    No,
    /// Another line instead, by its place among those that are voted on.
    Other(u16),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOffer {
    /// The user who sits there now.
    pub from: UserId,
    /// The user who is asked to take over.
    pub to: UserId,
}

impl SeatOffer {
    /// The argument of a button: `71 72`.
    #[must_use]
    pub fn to_text(self) -> String {
        format!("{} {}", self.from, self.to)
    }

    /// Reads what [`SeatOffer::to_text`] wrote.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        let (from, to) = text.split_once(' ')?;
        Some(Self { from: UserId(from.parse().ok()?), to: UserId(to.parse().ok()?) })
    }
}
