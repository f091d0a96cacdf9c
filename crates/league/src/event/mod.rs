//! The lines of a season's log.
//!
//! The log is the single source of truth for a season. It refers to people and texts only by number: users are in the
//! table of entrants, reasons in the table of texts. A variant or field may be added with a default; a change of
//! meaning increments [`VERSION`].

mod kind;
mod parts;

use serde::{Deserialize, Serialize};

pub use kind::EventKind;
pub use parts::{
    Absence, AbsenceKind, Cause, DeadlineScope, EndReason, Exchange, FactionStep, GameOver, Key, Pairing,
    RoundPublished, Ruling, Scope, SeatFacts, SeedingOrder, SessionFacts, Verdict,
};

use crate::ids::{EntrantId, OrganiserId};

/// The version of the log's format, written into its first line.
pub const VERSION: u32 = 1;

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The number of the line, from 1 without gaps.
    pub seq: u64,
    /// Time of writing, in Unix milliseconds, never earlier than that of the previous line.
    pub at_ms: i64,
    /// The author of the line.
    pub actor: Actor,
    /// The kind of event, with its data.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// The author of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The program, applying the rules.
    Program,
    /// A player.
    Entrant(EntrantId),
    /// An organiser or judge.
    Organiser(OrganiserId),
}
