//! The complete rules of a season.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::factions::FactionRules;
use super::stage::StageRules;
use super::time::{CalendarRules, TimeRules};
use crate::profile;
use crate::record::Points;

/// The rules of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The version of this format: [`Rules::VERSION`].
    pub version: u32,
    /// The name of the season.
    pub name: String,
    /// The preset that the settings started from.
    pub preset: Preset,
    /// The game; `None` for the program's default game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameTerms>,
    /// The rules of a match.
    #[serde(rename = "match")]
    pub matches: MatchRules,
    /// The rules of entry.
    pub entry: EntryRules,
    /// Rounds that players may sit out.
    pub absences: AbsenceRules,
    /// The factions.
    pub factions: FactionRules,
    /// Dates of rounds.
    pub calendar: CalendarRules,
    /// Deadlines and reminders.
    pub times: TimeRules,
    /// The way the initial order is set.
    pub seeding: Seeding,
    /// Promotion and relegation, if there are divisions.
    #[serde(default)]
    pub promotion: Option<PromotionRules>,
    /// The stages, in order.
    pub stages: Vec<StageRules>,
}

impl Rules {
    /// The version of the format that this program reads and writes.
    pub const VERSION: u32 = 1;

    /// True if players can have different factions. A game other than the default one may have only a single faction.
    pub fn has_factions(&self) -> bool {
        self.game.is_none() || self.factions.whitelist.len() > 1
    }

    /// Reads rules from TOML.
    ///
    /// # Errors
    ///
    /// The text is not TOML, lacks a field or has an unknown one.
    pub fn from_toml(text: &str) -> Result<Self, RulesFileError> {
        Ok(toml::from_str(text)?)
    }

    /// Reads rules from JSON.
    ///
    /// # Errors
    ///
    /// The text is not JSON, lacks a field or has an unknown one.
    pub fn from_json(text: &str) -> Result<Self, RulesFileError> {
        Ok(serde_json::from_str(text)?)
    }

    /// The rules as one line of JSON, always the same for the same rules.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("rules have no maps with keys that JSON lacks")
    }
}

/// The reason a rules file cannot be read, including the line.
#[derive(Debug, Error)]
pub enum RulesFileError {
    /// The TOML is invalid.
    #[error(transparent)]
    Toml(#[from] toml::de::Error),
    /// The JSON is invalid.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// A starting point for settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// A Swiss tournament of single games.
    Swiss,
    /// A Swiss tournament of mirrored matches, scored as in the Flamberg profile.
    Flamberg,
    /// Divisions that each play a round robin.
    Divisions,
    /// A Swiss stage, followed by a bracket of its best players.
    Championship,
    /// Challenges without rounds.
    Ladder,
    /// A bracket.
    Cup,
}

/// A game and the terms on which it is played. Only the bot interprets these.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameTerms {
    /// The id of the game.
    pub id: String,
    /// The terms, in the game's notation.
    pub terms: String,
}

/// The rules of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchRules {
    /// The games of a match.
    pub kind: MatchKind,
    /// The scoring of a match from its games.
    pub scoring: Scoring,
    /// The clock, in the game's notation. Only the bot interprets it.
    pub clock: String,
    /// True if matches count for the ratings.
    pub rated: bool,
    /// Policy on results of games played elsewhere.
    pub table_games: OfflineGames,
    /// True if the bot shows players the odds of drawing tiles.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub odds: bool,
    /// Number of days off of each player over the whole season; on a day off, the player's clocks in the season's games
    /// are stopped.
    #[serde(default = "all_days", skip_serializing_if = "are_all_days")]
    pub days_off: u32,
}

impl MatchRules {
    /// Value that grants all the days off that the server allows.
    pub const ALL_DAYS: u32 = 366;
}

fn all_days() -> u32 {
    MatchRules::ALL_DAYS
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn are_all_days(days: &u32) -> bool {
    *days == MatchRules::ALL_DAYS
}

/// The games of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum MatchKind {
    /// One game.
    Single,
    /// Two games in parallel with the factions exchanged; the same faction plays first in both.
    Mirrored {
        /// The way the two piles are shuffled.
        shuffle: Shuffle,
    },
    /// Up to three games in sequence, until one player has won two.
    BestOfThree,
}

impl MatchKind {
    /// The kind of match as named by scoring profiles.
    pub fn profile_kind(self) -> profile::MatchKind {
        match self {
            Self::Single => profile::MatchKind::Single,
            Self::Mirrored { .. } => profile::MatchKind::Mirrored,
            Self::BestOfThree => profile::MatchKind::BestOf3,
        }
    }

    /// The maximum number of games of a match, without the deciders of a level bracket match.
    pub fn max_games(self) -> u32 {
        match self {
            Self::Single => 1,
            Self::Mirrored { .. } => 2,
            Self::BestOfThree => 3,
        }
    }
}

/// The way the piles of mirrored games are shuffled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shuffle {
    /// Shuffled separately for each game.
    Fresh,
    /// Each faction's pile is the same in both games.
    Equal,
}

/// A scoring profile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "profile", rename_all = "kebab-case")]
pub enum Scoring {
    /// A built-in profile, by name, such as `3/1/0` or `flamberg`.
    BuiltIn(String),
    /// The text of the organisers' own profile file.
    Own(String),
}

/// Policy on results of games played elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfflineGames {
    /// Refused.
    No,
    /// Allowed, but not counted for ratings.
    Unrated,
    /// Allowed, and counted for ratings.
    Rated,
}

/// The rules of entry: number of players, approval and late entries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryRules {
    /// True if an organiser has to approve each entry.
    pub approval: bool,
    /// The maximum number of players.
    pub most_players: u32,
    /// True if players beyond `most_players` are put on a waiting list.
    pub waiting_list: bool,
    /// The id of the role that entrants must have. Only the bot interprets it.
    #[serde(default)]
    pub role: Option<String>,
    /// True if players may enter until half of the rounds have been published.
    pub late: bool,
}

/// Rounds that players may sit out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbsenceRules {
    /// Number of absences that score `points`; further ones score none.
    pub allowed: u32,
    /// The points for an allowed absence.
    pub points: Points,
}

/// The way the initial order of the entrants is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seeding {
    /// By rating; unrated players last, by lots.
    Rating,
    /// By the table of the last season; newcomers last, by rating.
    LastTable,
    /// Set by an organiser.
    Hand,
    /// By lots.
    Lots,
}

/// Promotion and relegation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PromotionRules {
    /// Number of players that move between two neighbouring divisions in each direction.
    pub moving: u32,
    /// The sizes of the next season's divisions, the top division first.
    pub sizes: Vec<u32>,
}
