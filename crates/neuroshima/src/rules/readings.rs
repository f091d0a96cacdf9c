//! Second readings of open rulings, on which players may agree (NH-16.12).
//!
//! An open ruling is one that no source decides. The first reading applies unless the players have agreed otherwise.

use super::army::Army;
use std::fmt;
use std::str::FromStr;
use sztab_words::worded;

worded! {
    /// The second reading of an open ruling, with the ruling's id as its keyword.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Reading {
        /// A Mine destroys the unit that enters its hex, whatever the unit's Toughness (NH-14.44).
        MineDestroys = "O-01",
        /// Units of a Mine's own side and its allies do not set it off (NH-14.44).
        MineSparesFriends = "O-02",
        /// HQs lose no points to a Toxic Bomb (NH-14.71).
        ToxicBombSparesHeadquarters = "O-16",
        /// A Smoke Screen cannot turn an HQ (NH-10.22).
        SmokeScreenSparesHeadquarters = "O-17",
        /// A netted unit does not reflect attacks (NH-14.58).
        NetStopsReflection = "O-20",
        /// Terror also affects the allies of the player who plays it (NH-10.20).
        TerrorStopsAllies = "O-25",
        /// Terror also stops the placing of a Structure (NH-13.10).
        TerrorStopsStructures = "O-105",
        /// Of a unit's attacks on both tokens of a Structure in one segment only the strongest counts (NH-13.13).
        StructureHitOnce = "O-131",
    }
}

impl Reading {
    /// True if the reading concerns a game in which this army plays.
    #[must_use]
    pub fn concerns(self, army: &Army) -> bool {
        let names = |ruling: &str| army.tiles.iter().flat_map(|tile| &tile.rulings).any(|id| id == ruling);
        match self {
            Self::StructureHitOnce => true,
            Self::TerrorStopsStructures => names(Self::TerrorStopsAllies.word()),
            Self::MineDestroys
            | Self::MineSparesFriends
            | Self::ToxicBombSparesHeadquarters
            | Self::SmokeScreenSparesHeadquarters
            | Self::NetStopsReflection
            | Self::TerrorStopsAllies => names(self.word()),
        }
    }
}

/// The second readings that a table plays. As text they are the ids of the rulings, in order and with commas.
///
/// ```
/// use sztab_neuroshima::rules::{Reading, Readings};
///
/// let readings: Readings = "O-20,O-01".parse().unwrap();
/// assert!(readings.has(Reading::MineDestroys) && !readings.has(Reading::MineSparesFriends));
/// assert_eq!(readings.to_string(), "O-01,O-20");
/// assert!("O-03".parse::<Readings>().is_err(), "it has one reading only");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Readings(u8);

impl Readings {
    /// True if the second reading of a ruling applies.
    #[must_use]
    #[inline]
    pub fn has(self, reading: Reading) -> bool {
        self.0 & bit(reading) != 0
    }

    /// True if no second reading applies.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// These readings, with the second or the first reading for one ruling.
    #[must_use]
    pub fn with(self, reading: Reading, is_second: bool) -> Self {
        if is_second { Self(self.0 | bit(reading)) } else { Self(self.0 & !bit(reading)) }
    }

    /// The second readings that apply, in the order of the rulings.
    pub fn iter(self) -> impl Iterator<Item = Reading> {
        Reading::ALL.into_iter().filter(move |&reading| self.has(reading))
    }
}

fn bit(reading: Reading) -> u8 {
    1 << reading as u8
}

impl fmt::Display for Readings {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.iter().map(Reading::word).collect::<Vec<_>>().join(","))
    }
}

/// A word that is repeated, or is not a ruling with a second reading.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no open ruling with a second reading, or stands twice")]
pub struct InvalidReading(pub String);

impl FromStr for Readings {
    type Err = InvalidReading;

    fn from_str(text: &str) -> Result<Self, InvalidReading> {
        let add = |readings: Self, word: &str| match Reading::of_word(word) {
            Some(reading) if !readings.has(reading) => Ok(readings.with(reading, true)),
            _ => Err(InvalidReading(word.to_owned())),
        };
        text.split(',').try_fold(Self::default(), add)
    }
}
