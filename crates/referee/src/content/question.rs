//! Questions that one player asks another in a post, and the answers.

use serde::{Deserialize, Serialize};
use sztab_game::{MAX_SIDES, Side};
use sztab_store::{Seq, UserId};
use sztab_words::worded;

/// A request to undo a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoRequest {
    /// The side that asks.
    pub side: Side,
    /// The line to which the game would go back.
    pub to: Seq,
}

impl UndoRequest {
    /// The button argument, such as `0 12`.
    #[must_use]
    pub fn to_text(self) -> String {
        format!("{} {}", self.side.0, self.to)
    }

    /// Parses the output of [`UndoRequest::to_text`].
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let (side, to) = text.split_once(' ')?;
        let side = side.parse().ok().map(Side).filter(|side| side.index() < MAX_SIDES)?;
        Some(Self { side, to: Seq(to.parse().ok()?) })
    }
}

worded! {
    /// An answer to a request for an undo. The values are those used in buttons.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
    pub enum UndoAnswer {
        /// The game goes back.
        Accepted = "accept",
        /// The step is not undone.
        Refused = "refuse",
    }
}

/// Matters that require the agreement of other players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// An undo requested by a side.
    Undo(UndoRequest),
    /// A draw offered by a side.
    Draw(Side),
    /// The end of the game for a side whose clock has fallen.
    Fall(Side),
    /// The resignation of a team, requested by a side.
    Resignation(Side),
}

impl Matter {
    /// The side that the matter is about, which is not asked.
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
    /// An opponent's answer when a clock has fallen. The values are those used in buttons.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
    pub enum FallAnswer {
        /// End the game and win it.
        Claim = "claim",
        /// Add some more time.
        Extend = "extend",
        /// Leave the claim open.
        Wait = "wait",
    }
}

/// A line that the other players vote on before it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The side that wants to play the line.
    pub side: Side,
    /// The line's index in the list of lines that are voted on ([`Session::proposals`](crate::Session::proposals)).
    pub number: u16,
    /// The time at which the line is played if votes are still missing, in Unix milliseconds.
    pub until_ms: i64,
}

/// A vote on a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Vote {
    Yes,
    No,
    /// A vote for another line, by its index in the same list.
    Other(u16),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOffer {
    /// The user currently in the seat.
    pub from: UserId,
    /// The user who is asked to take over the seat.
    pub to: UserId,
}

impl SeatOffer {
    /// The button argument, such as `71 72`.
    #[must_use]
    pub fn to_text(self) -> String {
        format!("{} {}", self.from, self.to)
    }

    /// Parses the output of [`SeatOffer::to_text`].
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let (from, to) = text.split_once(' ')?;
        Some(Self { from: UserId(from.parse().ok()?), to: UserId(to.parse().ok()?) })
    }
}
