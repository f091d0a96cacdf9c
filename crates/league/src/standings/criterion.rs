//! The tie-breaks and their names.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::fraction::{self, Fraction};
use crate::record::Points;

/// A tie-break. A higher value is always better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Criterion {
    /// Buchholz minus the lowest contribution, preferably that of a round missed through the player's own fault (FIDE
    /// C.07 8.1, 14.1, 16.5).
    #[serde(rename = "BC1")]
    BuchholzCut1,
    /// Buchholz: the sum of all contributions (FIDE C.07 8.1).
    #[serde(rename = "BH")]
    Buchholz,
    /// [`Criterion::BuchholzCut1`] minus the highest contribution (FIDE C.07 14.3).
    #[serde(rename = "MB")]
    Median,
    /// Sonneborn-Berger: contributions weighted by the player's share of the points of the round (FIDE C.07 9.1).
    #[serde(rename = "SB")]
    SonnebornBerger,
    /// Points among the players who are still level, if all of them have met (FIDE C.07 6).
    #[serde(rename = "H2H")]
    HeadToHead,
    /// HQ points over all games, the player's own minus the opponents'.
    #[serde(rename = "HQ")]
    HqBalance,
    /// Matches won by playing; in a round robin also by walkover.
    #[serde(rename = "WON")]
    MatchesWon,
    /// Games won by playing.
    #[serde(rename = "GW")]
    GamesWon,
    /// Games played as second.
    #[serde(rename = "SECOND")]
    GamesSecond,
}

/// The default criteria of a Swiss stage.
pub const SWISS_CRITERIA: [Criterion; 4] =
    [Criterion::BuchholzCut1, Criterion::Buchholz, Criterion::SonnebornBerger, Criterion::HqBalance];

/// The default criteria of a round robin.
pub const ROUND_ROBIN_CRITERIA: [Criterion; 3] = [Criterion::HqBalance, Criterion::HeadToHead, Criterion::MatchesWon];

impl Criterion {
    /// All criteria.
    pub const ALL: [Self; 9] = [
        Self::BuchholzCut1,
        Self::Buchholz,
        Self::Median,
        Self::SonnebornBerger,
        Self::HeadToHead,
        Self::HqBalance,
        Self::MatchesWon,
        Self::GamesWon,
        Self::GamesSecond,
    ];

    /// Name used in rules, commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BuchholzCut1 => "BC1",
            Self::Buchholz => "BH",
            Self::Median => "MB",
            Self::SonnebornBerger => "SB",
            Self::HeadToHead => "H2H",
            Self::HqBalance => "HQ",
            Self::MatchesWon => "WON",
            Self::GamesWon => "GW",
            Self::GamesSecond => "SECOND",
        }
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

impl FromStr for Criterion {
    type Err = UnknownCriterion;

    fn from_str(name: &str) -> Result<Self, UnknownCriterion> {
        Self::ALL.into_iter().find(|criterion| criterion.name() == name).ok_or(UnknownCriterion)
    }
}

/// No criterion has this name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the criteria are BC1, BH, MB, SB, H2H, HQ, WON, GW and SECOND")]
pub struct UnknownCriterion;

/// A player's value for a criterion; higher is better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// A number, in points, matches, games or HQ points.
    Number(Fraction),
    /// Points among the players who are still level, one entry per application of head-to-head; empty if it does not
    /// apply.
    Among(Vec<Points>),
}

impl Default for Value {
    fn default() -> Self {
        Self::Among(Vec::new())
    }
}

/// Decimals with two places: `11.5`, `11.33`; applications of head-to-head separated by slashes, `-` for none.
impl fmt::Display for Value {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => formatter.write_str(&fraction::format_decimal(number, 2)),
            Self::Among(points) if points.is_empty() => formatter.write_str("-"),
            Self::Among(points) => {
                let shown: Vec<String> =
                    points.iter().map(|&points| fraction::format_decimal(&Fraction::from(points), 2)).collect();
                formatter.write_str(&shown.join("/"))
            }
        }
    }
}
