//! What the lines of a log brought about, one by one.

use crate::games::neuroshima::rules::{Arrangement, Decision, Event, Side};
use crate::store::Seq;

/// What one line of the log brought about.
#[derive(Debug, Clone)]
pub struct Moment {
    /// Its number.
    pub seq: Seq,
    /// The side that acted.
    pub side: Side,
    /// What happened.
    pub events: Vec<Event>,
    /// Whether a post that called somebody was owed for it. Of lines that were written together the last one calls.
    pub calls: bool,
    /// Whether a standing order brought it about, together with the line before it.
    pub by_order: bool,
    /// The decision that it answered, if it did.
    pub answers: Option<Decision>,
    /// Whether it took back what had been done before it.
    pub takes_back: bool,
}

/// An event of a moment as it is told.
pub(super) struct Told<'a> {
    /// The event.
    pub(super) event: &'a Event,
    /// Its moment, if a standing order brought it about and this is its first event.
    pub(super) ordered: Option<&'a Moment>,
    /// The board that the event finds.
    pub(super) board: &'a Arrangement,
}
