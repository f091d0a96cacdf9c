//! Refusals, with their paragraphs.

use sztab_game::{Refusal, Side};

use crate::held::ContradictedRecord;

/// The reason for a refusal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("{} is not asked now", .0.letter())]
    NotAsked(Side),
    #[error("there is no such side")]
    NoSide,
    #[error("{} has given up", .0.letter())]
    Gone(Side),
    #[error("this is not among the lines that can be said now")]
    NotListed,
    #[error("no such move is left, or the place cannot be reached")]
    NoMove,
    #[error("no such attack is possible now")]
    NoAttack,
    #[error("an Order card is played already, or the card is not in the hand")]
    NoCard,
    #[error("Heal and AI cards are drawn by themselves, and no card that is played draws now")]
    NoDraw,
    #[error("a card has to be played first")]
    NoEnd,
    #[error("this special action is not possible now")]
    NoSpecial,
    #[error("no door can be opened here now")]
    NoDoor,
    #[error("what comes next is not known here")]
    Unknown,
    #[error("a die has no such face")]
    NoFace,
    #[error("the bot holds {0}")]
    Held(ContradictedRecord),
    #[error("all win or lose together: there is no draw, no claim, and no prize for some")]
    Together,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "GOW-1.3",
            Self::NotAsked(_) | Self::NoSide => "GOW-16.1",
            Self::Gone(_) => "GOW-18.1",
            Self::NotListed => "GOW-4.4",
            Self::NoDraw => "GOW-4.2",
            Self::NoMove => "GOW-5.1",
            Self::NoAttack => "GOW-8.2",
            Self::NoCard | Self::NoEnd => "GOW-4.3",
            Self::NoSpecial => "GOW-4.5",
            Self::NoDoor => "GOW-12.1",
            Self::Unknown => "GOW-4.10",
            Self::Held(_) => "GOW-10.1",
            Self::NoFace => "GOW-8.6",
            Self::Together => "GOW-18.3",
        }
    }
}
