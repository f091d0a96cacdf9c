//! The rules of a season as data, frozen when entry opens.
//!
//! The rules are read from JSON or TOML. Unknown fields are refused, so a misspelt setting is not silently ignored.

mod change;
mod check;
mod factions;
mod preset;
mod season;
mod stage;
mod time;

pub use change::rules_hash;
pub use change::{FrozenSetting, frozen_changes};
pub use check::{InvalidSetting, Span, Warning};
pub use factions::{FactionMode, FactionRules, Step, StepAct};
pub use season::{
    AbsenceRules, EntryRules, GameTerms, MatchKind, MatchRules, OfflineGames, Preset, PromotionRules, Rules,
    RulesFileError, Scoring, Seeding, Shuffle,
};
pub use stage::{Balance, Criterion, Format, Qualification, StageRules};
pub use time::{CalendarRules, DAY_MS, HOUR_MS, LatePolicy, NextRound, Publication, TimeRules};
