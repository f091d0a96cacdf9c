//! Second readings of open rulings, of which a table may agree on some (NH-16.12).
//!
//! No source decides an open ruling. The first reading is what is played unless the table agrees otherwise.

use std::fmt;
use std::str::FromStr;
use sztab_words::worded;

worded! {
    /// The second reading of an open ruling; its word is the id of the ruling.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Reading {
        /// A Mine destroys the unit that enters, whatever its Toughness (NH-14.44).
        MineDestroys = "O-01",
        /// Units of the Mine's own side and of its allies do not set it off (NH-14.44).
        MineSparesFriends = "O-02",
        /// A Toxic Bomb takes no points off HQs (NH-14.71).
        ToxicBombSparesHeadquarters = "O-16",
        /// A Smoke Screen turns no HQ (NH-10.22).
        SmokeScreenSparesHeadquarters = "O-17",
        /// A netted unit throws no attacks back (NH-14.58).
        NetStopsReflection = "O-20",
        /// Terror stops the allies of the player who plays it too (NH-10.20).
        TerrorStopsAllies = "O-25",
    }
}

impl Reading {
    /// True if it differs from the first one at a table without allies.
    #[must_use]
    pub fn concerns_allies_only(self) -> bool {
        self == Self::TerrorStopsAllies
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
    /// True if a second reading is played.
    #[must_use]
    #[inline]
    pub fn has(self, reading: Reading) -> bool {
        self.0 & bit(reading) != 0
    }

    /// True if none is played.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// With a second reading, or with the first one of the same ruling.
    #[must_use]
    pub fn with(self, reading: Reading, is_second: bool) -> Self {
        if is_second { Self(self.0 | bit(reading)) } else { Self(self.0 & !bit(reading)) }
    }

    /// Readings that are played, in the order of their rulings.
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

/// A word that is no ruling with a second reading, or that stands twice.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no open ruling with a second reading, or stands twice")]
pub struct NoReading(pub String);

impl FromStr for Readings {
    type Err = NoReading;

    fn from_str(text: &str) -> Result<Self, NoReading> {
        let add = |readings: Self, word: &str| match Reading::of_word(word) {
            Some(reading) if !readings.has(reading) => Ok(readings.with(reading, true)),
            _ => Err(NoReading(word.to_owned())),
        };
        text.split(',').try_fold(Self::default(), add)
    }
}
