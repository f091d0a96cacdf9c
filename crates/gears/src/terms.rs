//! The terms of a table: one text such as `mission=horde difficulty=casual insane=yes seats=2`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::values::{Difficulty, MissionId};

/// The word of the values that come with the program.
pub const OPEN: &str = "open-1";

/// The side of the screen on which something is done where the map lies on a table (contract, section 10).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Keeper {
    #[default]
    Bot,
    Table,
}

impl Keeper {
    /// The keepers with their words.
    pub const WORDS: [(&'static str, Self); 2] = [("bot", Self::Bot), ("table", Self::Table)];

    /// The keeper of a word.
    pub fn read(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(known, _)| *known == word).map(|(_, keeper)| *keeper)
    }

    /// The word of the notation.
    pub fn word(self) -> &'static str {
        Self::WORDS[self as usize].0
    }
}

/// Companion mode: the map lies on a table, whose people say what the bot cannot see.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Companion {
    /// Deals the Order cards; the table tells their number alone.
    pub hands: Keeper,
    /// Rolls the dice.
    pub dice: Keeper,
}

impl fmt::Display for Companion {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, keeper) in [("hands", self.hands), ("dice", self.dice)] {
            if keeper != Keeper::Bot {
                write!(formatter, " {key}={}", keeper.word())?;
            }
        }
        Ok(())
    }
}

/// The choices that a table makes before a game (GOW-3.4, GOW-15.2, GOW-17.18).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    pub mission: MissionId,
    /// The level of Horde; other missions have none to choose.
    pub difficulty: Difficulty,
    /// The hardest variant.
    pub insane: bool,
    pub companion: Option<Companion>,
}

impl Terms {
    /// A mission with what is usual.
    #[must_use]
    pub fn of(mission: MissionId) -> Self {
        Self { mission, difficulty: Difficulty::default(), insane: false, companion: None }
    }
}

/// The terms of a lobby: those of the game, and what they say of its seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub terms: Terms,
    /// The number of seats, where it is not the usual one.
    pub seats: Option<u8>,
    /// The id of an owner's values, where they are not those of the program.
    pub values: Option<String>,
    /// The others vote on the card that is played (contract, section 8).
    pub vote: bool,
}

impl Default for Offer {
    fn default() -> Self {
        Self { terms: Terms::of(MissionId::Emergence), seats: None, values: None, vote: false }
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Terms { mission, difficulty, insane, companion } = self.terms;
        write!(formatter, "mission={}", mission.word())?;
        if difficulty != Difficulty::default() {
            write!(formatter, " difficulty={}", difficulty.word())?;
        }
        if insane {
            formatter.write_str(" insane=yes")?;
        }
        if let Some(companion) = companion {
            write!(formatter, " companion=yes{companion}")?;
        }
        if let Some(seats) = self.seats {
            write!(formatter, " seats={seats}")?;
        }
        if let Some(id) = &self.values {
            write!(formatter, " values={id}")?;
        }
        if self.vote { formatter.write_str(" vote=yes") } else { Ok(()) }
    }
}

impl FromStr for Offer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut offer = Self::default();
        for word in text.split_whitespace() {
            let unknown = || word.to_owned();
            let terms = &mut offer.terms;
            match word.split_once('=').unwrap_or((word, "")) {
                ("mission", value) => terms.mission = MissionId::read(value).ok_or_else(unknown)?,
                ("difficulty", value) => terms.difficulty = Difficulty::read(value).ok_or_else(unknown)?,
                ("insane", "yes") => terms.insane = true,
                ("insane", "no") => terms.insane = false,
                ("companion", "yes") => terms.companion = Some(terms.companion.unwrap_or_default()),
                ("companion", "no") => terms.companion = None,
                ("hands", value) => {
                    terms.companion.get_or_insert_default().hands = Keeper::read(value).ok_or_else(unknown)?;
                }
                ("dice", value) => {
                    terms.companion.get_or_insert_default().dice = Keeper::read(value).ok_or_else(unknown)?;
                }
                ("seats", value) => {
                    let seats = value.parse().ok().filter(|seats| (1..=4).contains(seats));
                    offer.seats = Some(seats.ok_or_else(unknown)?);
                }
                ("values", id) => offer.values = Some(id.to_owned()),
                ("vote", "yes") => offer.vote = true,
                ("vote", "no") => offer.vote = false,
                _ => return Err(unknown()),
            }
        }
        Ok(offer)
    }
}
