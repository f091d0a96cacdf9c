//! What the lines of a log brought about, one by one.

use std::sync::Arc;

use sztab_game::{AnyEvent, Game, LineNumber, Side};
use sztab_store::Seq;

/// What one line of the log brought about.
#[derive(Debug, Clone)]
pub struct Moment {
    pub seq: Seq,
    /// The side that acted.
    pub side: Side,
    /// What happened.
    pub events: Vec<AnyEvent>,
    /// Whether a post that called somebody was owed for it. Of lines that were written together the last one calls.
    pub calls: bool,
    /// The first of the lines that were written together with it.
    pub(super) act: Seq,
    /// Whether a standing order brought it about, together with the line before it: the game in which the order
    /// answered, as everybody knows it.
    pub ordered: Option<Arc<dyn Game>>,
    /// Whether it took back what had been done before it.
    pub takes_back: bool,
    /// The secret lines that are closed after it.
    pub(super) closed: Vec<LineNumber>,
    /// Whether its player may take it back unasked.
    pub(super) is_free: bool,
}
