//! Scoring profiles: the points for a match, a bye, a walkover and an absence.
//!
//! A profile is data. The built-in ones are the TOML files next to this module; organisers' own have the same format
//! ([`Profile::from_toml`]).

mod file;
mod score;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::record::Points;

pub use file::{ProfileError, Reason};
pub use score::{MatchScore, ScoreError};

/// The games that a match consists of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchKind {
    /// One game.
    Single,
    /// Two games, with the factions exchanged.
    Mirrored,
    /// Up to three games; the match ends once one player can no longer be caught.
    #[serde(rename = "best-of-3")]
    BestOf3,
}

/// The measure that decides a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Game points: 1 for a won game, 0.5 for a drawn one.
    GamePoints,
    /// Total HQ points over all games.
    HqPoints,
}

/// Match points of both players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Split {
    /// Points of the winner.
    pub winner: Points,
    /// Points of the loser.
    pub loser: Points,
}

/// Match points for one exact score in games, if they differ from those of other wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExactResult {
    /// Game points, where a won game counts 100.
    pub games: Split,
    /// Match points.
    pub points: Split,
}

/// Points for a match that was paired but not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct WalkoverPoints {
    /// Points of the player who was ready to play.
    pub won: Points,
    /// Points of the player at fault.
    pub lost: Points,
    /// Points of each player if both were at fault.
    pub both: Points,
}

/// A scoring profile. All points are in hundredths, from 0 to [`Profile::MAX`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// Name shown to organisers and used in commands.
    pub name: String,
    /// Kinds of matches that the profile can score.
    pub matches: Vec<MatchKind>,
    /// Measure that decides a match.
    pub decided_by: Measure,
    /// Points for a win, unless one of the following fields applies.
    pub win: Split,
    /// Points of each player after a draw.
    pub draw: Points,
    /// Points if both have the same game points and one has more HQ points. `None` scores this as a draw.
    pub hq_win: Option<Split>,
    /// Points for exact scores in games.
    pub results: Vec<ExactResult>,
    /// Points for a bye.
    pub bye: Points,
    /// Points for walkovers.
    pub walkover: WalkoverPoints,
    /// Game points; a won game counts 100.
    pub absence: Points,
}

impl Profile {
    /// Maximum points for one match, in hundredths: 100 points.
    pub const MAX: Points = Points(10_000);
}

/// TOML texts of the built-in profiles.
const TEXTS: [&str; 5] = [
    include_str!("3-1-0.toml"),
    include_str!("2-1-0.toml"),
    include_str!("1-half-0.toml"),
    include_str!("hq.toml"),
    include_str!("flamberg.toml"),
];

static PROFILES: LazyLock<Vec<Profile>> = LazyLock::new(|| {
    TEXTS.iter().map(|text| Profile::from_toml(text).expect("a test reads every built-in profile")).collect()
});

/// The built-in profile of this name: `3/1/0`, `2/1/0`, `1/0.5/0`, `hq` or `flamberg`.
pub fn built_in(name: &str) -> Option<&'static Profile> {
    PROFILES.iter().find(|profile| profile.name == name)
}

/// Names of the built-in profiles, in the order in which they are offered.
pub fn built_in_names() -> impl Iterator<Item = &'static str> {
    PROFILES.iter().map(|profile| profile.name.as_str())
}
