//! The terms of a game: a text such as `mission=horde difficulty=casual insane=yes seats=2`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sztab_game::Seating;

use crate::values::{Difficulty, MissionId};

/// The id of the built-in values.
pub const OPEN_VALUES_ID: &str = "open-1";

/// The party that handles something in companion mode: the bot, or the players at the table (contract, section 10).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Keeper {
    #[default]
    Bot,
    Table,
}

impl Keeper {
    /// The keepers with their keywords in the notation.
    pub const KEYWORDS: [(&'static str, Self); 2] = [("bot", Self::Bot), ("table", Self::Table)];

    /// Parses the notation's word for a keeper.
    pub fn parse(word: &str) -> Option<Self> {
        Self::KEYWORDS.iter().find(|(known, _)| *known == word).map(|(_, keeper)| *keeper)
    }

    /// The notation's word for the keeper.
    pub fn keyword(self) -> &'static str {
        Self::KEYWORDS[self as usize].0
    }
}

/// Companion mode: the map is on a physical table, and the players report whatever the bot cannot see.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Companion {
    /// The keeper of the Order cards; if it is `Table`, players report only the number of cards.
    pub hands: Keeper,
    /// The keeper of the dice.
    pub dice: Keeper,
}

impl fmt::Display for Companion {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, keeper) in [("hands", self.hands), ("dice", self.dice)] {
            if keeper != Keeper::Bot {
                write!(formatter, " {key}={}", keeper.keyword())?;
            }
        }
        Ok(())
    }
}

/// The choices made before a game (GOW-3.4, GOW-15.2, GOW-17.18).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    pub mission: MissionId,
    /// The level of difficulty in Horde; other missions have no such choice.
    pub difficulty: Difficulty,
    /// True for the hardest variant.
    pub insane: bool,
    pub companion: Option<Companion>,
}

impl Terms {
    /// The default terms for a mission.
    #[must_use]
    pub fn for_mission(mission: MissionId) -> Self {
        Self { mission, difficulty: Difficulty::default(), insane: false, companion: None }
    }
}

/// The terms of a lobby: the terms of the game, and the number of seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub terms: Terms,
    /// The number of seats, if it differs from the default.
    pub seats: Option<u8>,
    /// The id of an owner's values, if they replace the built-in ones.
    pub values: Option<String>,
    /// True if the other players vote on each card before it is played.
    pub vote: bool,
}

impl Default for Offer {
    fn default() -> Self {
        Self { terms: Terms::for_mission(MissionId::Emergence), seats: None, values: None, vote: false }
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Terms { mission, difficulty, insane, companion } = self.terms;
        write!(formatter, "mission={}", mission.keyword())?;
        if difficulty != Difficulty::default() {
            write!(formatter, " difficulty={}", difficulty.keyword())?;
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
                ("mission", value) => terms.mission = MissionId::parse(value).ok_or_else(unknown)?,
                ("difficulty", value) => terms.difficulty = Difficulty::parse(value).ok_or_else(unknown)?,
                ("insane", "yes") => terms.insane = true,
                ("insane", "no") => terms.insane = false,
                ("companion", "yes") => terms.companion = Some(terms.companion.unwrap_or_default()),
                ("companion", "no") => terms.companion = None,
                ("hands", value) => {
                    terms.companion.get_or_insert_default().hands = Keeper::parse(value).ok_or_else(unknown)?;
                }
                ("dice", value) => {
                    terms.companion.get_or_insert_default().dice = Keeper::parse(value).ok_or_else(unknown)?;
                }
                ("seats", value) => {
                    let seats = value.parse().ok().filter(|seats| (1..=4).contains(seats));
                    offer.seats = Some(seats.ok_or_else(unknown)?);
                }
                ("values", id) => offer.values = Some(id.to_owned()),
                ("vote", "yes") => offer.vote = true,
                ("vote", "no") => offer.vote = false,
                _ if Seating::is_word(word) => {}
                _ => return Err(unknown()),
            }
        }
        Ok(offer)
    }
}
