//! The table of a stage: points, tie-breaks according to FIDE C.07 (2026), lots.
//!
//! A table is a function of its [`Input`]; the order of players in the input has no effect.

mod criterion;
mod head_to_head;
mod input;
mod table;
mod tie_breaks;
mod unplayed;

pub use criterion::Value;
pub use criterion::{Criterion, ROUND_ROBIN_CRITERIA, SWISS_CRITERIA, UnknownCriterion};
pub use input::{Format, Input, StandingsError, Tally};
pub use table::{Row, Table};
pub use unplayed::{Withdrawal, withdrawal};
