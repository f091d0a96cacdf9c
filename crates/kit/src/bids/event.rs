//! Events of the game of bids, and reasons for refusals.

use sztab_game::{EventKind, GameEvent, Refusal, Side, Viewer};

/// An observable change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A side has bid; only its player knows the amount (T-1).
    Bid { side: Side, amount: Option<u8> },
    /// The bids of all remaining sides were opened (T-2).
    Opened { bids: Vec<(Side, u8)> },
    /// The die was thrown (T-2, T-3).
    Thrown { prize: u8 },
    /// A side has to decide about the prize (T-3).
    TurnBegan { side: Side },
    /// The side has decided.
    TurnEnded { side: Side },
    /// A side scored points, or no side did (T-4).
    Awarded { side: Option<Side>, points: i32 },
    /// A side no longer acts (T-6, T-7).
    Gone { side: Side },
    /// The game is over.
    Over { cause: String },
}

impl GameEvent for Event {
    fn kind(&self) -> EventKind {
        match *self {
            Self::Bid { side, .. } => EventKind::Answered(side),
            Self::Opened { .. } => EventKind::ChapterBegan,
            Self::Thrown { .. } => EventKind::Revealed,
            Self::TurnBegan { side } => EventKind::TurnBegan(side),
            Self::TurnEnded { side } => EventKind::TurnEnded(side),
            Self::Awarded { .. } => EventKind::ChapterEnded,
            Self::Gone { .. } => EventKind::Step,
            Self::Over { .. } => EventKind::Over,
        }
    }

    fn observed_by(&self, viewer: Viewer) -> Self {
        let mut observed = self.clone();
        if let Self::Bid { side, amount } = &mut observed {
            *amount = amount.filter(|_| viewer.can_see(*side));
        }
        observed
    }
}

/// The reason an action is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The side has no question to answer.
    NotAsked,
    /// The bid is not from 1 to 3.
    NoSuchBid,
    /// The question requires another kind of answer.
    OtherQuestion,
    /// The die has already been thrown twice.
    ThrownTwice,
    /// The action would reveal information hidden in this copy of the game.
    Hidden,
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{self:?}")
    }
}

impl std::error::Error for Illegal {}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "T-5",
            Self::NotAsked | Self::NoSuchBid | Self::OtherQuestion => "T-1",
            Self::ThrownTwice => "T-3",
            Self::Hidden => "T-2",
        }
    }
}
