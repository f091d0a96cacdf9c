//! A season, derived from its log.

mod apply;
mod bracket;
mod due;
mod entrant;
mod factions;
mod log;
mod matches;
mod misfit;
mod order;
mod pace;
mod rated;
mod record;
mod stage;
mod state;
mod terms;
mod voids;

pub use due::{DueAction, DueKind};
pub use entrant::{Entrant, EntrantState};
pub use log::{Log, Trial};
pub use matches::{Call, Extension, Match, MatchStatus, Outcome, QueueEntry, Report};
pub use misfit::LogError;
pub use rated::{RatedMatch, RatedPlayer};
pub use record::StageRecord;
pub use stage::{Division, Round, Stage};
pub use state::{Challenge, ChallengeState, Season, SeasonState};
pub use terms::{game_factions, is_exchanged};
pub use voids::{can_be_voided, events_in_force};
