//! Scoring profiles: how many points a match, a bye, a walkover and an absence bring.
//!
//! A profile is data. The built-in ones are the TOML files beside this module; organisers' own have the same form
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
    /// Two games with exchanged factions.
    Mirrored,
    /// Up to three games, until one player can no longer be caught.
    #[serde(rename = "best-of-3")]
    BestOf3,
}

/// The measure that decides a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Game points: 1 for a won game, 0.5 for a drawn one.
    GamePoints,
    /// HQ points of all games together.
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

/// Points of one exact score in games that differ from those of any other win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExactResult {
    /// Game points, a won game being 100.
    pub games: Split,
    /// Match points.
    pub points: Split,
}

/// Points of a match that was paired and not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct WalkoverPoints {
    /// Points of the player ready to play.
    pub won: Points,
    /// Points of the player at fault.
    pub lost: Points,
    /// Points of each player if both are at fault.
    pub both: Points,
}

/// A scoring profile. All points are hundredths, from 0 to [`Profile::MOST`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// Name for organisers and commands.
    pub name: String,
    /// Kinds of matches that the profile can score.
    pub matches: Vec<MatchKind>,
    /// Measure that decides a match.
    pub decided_by: Measure,
    /// Points of a win, unless one of the following fields fits.
    pub win: Split,
    /// Points of each player after a draw.
    pub draw: Points,
    /// Points if both have the same game points and one has more HQ points. Without it this is a draw.
    pub hq_win: Option<Split>,
    /// Points of exact scores in games.
    pub results: Vec<ExactResult>,
    /// Points of the bye.
    pub bye: Points,
    /// Points of walkovers.
    pub walkover: WalkoverPoints,
    /// Points of an absence, but for those that the rules of a season grant.
    pub absence: Points,
}

impl Profile {
    /// Most points of one match, in hundredths: 100 points.
    pub const MOST: Points = Points(10_000);
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
