//! The whole of a season's rules.

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
    /// The preset that the settings began from.
    pub preset: Preset,
    /// The game, where it is not the usual one of the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameTerms>,
    /// The terms of a match.
    #[serde(rename = "match")]
    pub matches: MatchRules,
    /// The terms of entry.
    pub entry: EntryRules,
    /// Rounds that players may sit out.
    pub absences: AbsenceRules,
    /// The factions.
    pub factions: FactionRules,
    /// Dates of rounds.
    pub calendar: CalendarRules,
    /// Deadlines and reminders.
    pub times: TimeRules,
    /// The first order.
    pub seeding: Seeding,
    /// Promotion and relegation, where there are divisions.
    #[serde(default)]
    pub promotion: Option<PromotionRules>,
    /// The stages, in order.
    pub stages: Vec<StageRules>,
}

impl Rules {
    /// The version of the format that this program reads and writes.
    pub const VERSION: u32 = 1;

    /// Players differ in what they play with, or may: in another game than the usual one all may play the same file.
    pub fn has_factions(&self) -> bool {
        self.game.is_none() || self.factions.whitelist.len() > 1
    }

    /// Reads rules from TOML.
    ///
    /// # Errors
    ///
    /// Text that is no TOML, lacks a field or has an unknown one.
    pub fn from_toml(text: &str) -> Result<Self, RulesFileError> {
        Ok(toml::from_str(text)?)
    }

    /// Reads rules from JSON.
    ///
    /// # Errors
    ///
    /// Text that is no JSON, lacks a field or has an unknown one.
    pub fn from_json(text: &str) -> Result<Self, RulesFileError> {
        Ok(serde_json::from_str(text)?)
    }

    /// The rules as one line of JSON, always the same for the same rules.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("rules have no maps with keys that JSON lacks")
    }
}

/// The reason why a file of rules cannot be read. Both kinds name the line and the reason.
#[derive(Debug, Error)]
pub enum RulesFileError {
    /// The TOML is wrong.
    #[error(transparent)]
    Toml(#[from] toml::de::Error),
    /// The JSON is wrong.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// A starting point for settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// A Swiss tournament of single games.
    Swiss,
    /// A Swiss tournament of mirrored matches, scored in the Flamberg manner.
    Flamberg,
    /// Divisions that play round robins.
    Divisions,
    /// A Swiss stage, then a bracket of its best.
    Championship,
    /// Challenges without rounds.
    Ladder,
    /// A bracket.
    Cup,
}

/// A game and the terms on which two play it. Only the bot reads them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameTerms {
    /// The id of the game.
    pub id: String,
    /// The terms, as the game writes them.
    pub terms: String,
}

/// The terms of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchRules {
    /// The games of a match.
    pub kind: MatchKind,
    /// The way from games to points.
    pub scoring: Scoring,
    /// The clock, as the game writes it. Only the bot reads it.
    pub clock: String,
    /// Matches count for the ratings.
    pub rated: bool,
    /// Results from elsewhere.
    pub table_games: TableGames,
    /// The bot tells players the odds of drawing tiles.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub odds: bool,
    /// On how many days off, over the whole season, a player's clocks in its games stand still.
    #[serde(default = "all_days", skip_serializing_if = "are_all_days")]
    pub days_off: u32,
}

impl MatchRules {
    /// As many days off as the server allows.
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
    /// Two games side by side with factions exchanged; the same faction begins both.
    Mirrored {
        /// Shuffle of the two piles.
        shuffle: Shuffle,
    },
    /// Games in turn until one player has won two, three at most.
    BestOfThree,
}

impl MatchKind {
    /// The games by which a match is scored.
    pub fn games(self) -> profile::MatchKind {
        match self {
            Self::Single => profile::MatchKind::Single,
            Self::Mirrored { .. } => profile::MatchKind::Mirrored,
            Self::BestOfThree => profile::MatchKind::BestOf3,
        }
    }

    /// The most games of a match, without those that decide a level match of a bracket.
    pub fn most_games(self) -> u32 {
        match self {
            Self::Single => 1,
            Self::Mirrored { .. } => 2,
            Self::BestOfThree => 3,
        }
    }
}

/// Shuffle of the piles of mirrored games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shuffle {
    /// Anew for each game.
    Fresh,
    /// Each faction's pile alike in both games.
    Equal,
}

/// A scoring profile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "profile", rename_all = "kebab-case")]
pub enum Scoring {
    /// One of the program's, by name, such as `3/1/0` or `flamberg`.
    BuiltIn(String),
    /// The text of the organisers' own profile file.
    Own(String),
}

/// Permission to report results from elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableGames {
    /// Refused.
    No,
    /// Allowed, without effect on ratings.
    Unrated,
    /// Allowed, and counted for ratings.
    Rated,
}

/// The terms of entry: players, time and approval.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryRules {
    /// An organiser approves each entry.
    pub approval: bool,
    /// The most players.
    pub most_players: u32,
    /// Players beyond `most_players` may wait for a place.
    pub waiting_list: bool,
    /// The id of the role that entrants must have. Only the bot reads it.
    #[serde(default)]
    pub role: Option<String>,
    /// Players may enter until half the rounds are published.
    pub late: bool,
}

/// Rounds that players may sit out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbsenceRules {
    /// Number of absences that bring `points`; the others bring none.
    pub allowed: u32,
    /// The points of such an absence.
    pub points: Points,
}

/// The first order of the entrants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seeding {
    /// By rating; unrated players last, by lots.
    Rating,
    /// By the last season's table; newcomers last, by rating.
    LastTable,
    /// By an organiser.
    Hand,
    /// By lots.
    Lots,
}

/// Promotion and relegation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PromotionRules {
    /// Number of players that move between two neighbouring divisions, each way.
    pub moving: u32,
    /// The sizes of the next season's divisions, the strongest first.
    pub sizes: Vec<u32>,
}
