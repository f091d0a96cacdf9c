//! Events of a game, to be told in posts.

use std::sync::Arc;

use super::any_event::AnyEvent;
use super::game::Game;

/// The events of a game up to some moment as everybody may be told of them, with marks on those that are told. The others
/// are there because a story depends on the board, which follows from all events together.
#[derive(Debug, Clone, Default)]
pub struct Narrative {
    /// The game before the first of the events, as everybody knows it; `None` for the beginning of the game.
    pub from: Option<Arc<dyn Game>>,
    /// All events that count from there on.
    pub events: Vec<EventRecord>,
}

/// An event of a narrative.
#[derive(Debug, Clone)]
pub struct EventRecord {
    /// Event of the record.
    pub event: AnyEvent,
    /// It is told.
    pub is_told: bool,
    /// The game in which a standing order answered, as everybody knows it, if this is the first event that came of the
    /// order.
    pub ordered: Option<Arc<dyn Game>>,
}

impl Narrative {
    /// The events that are told, oldest first.
    pub fn told_events(&self) -> impl Iterator<Item = &EventRecord> {
        self.events.iter().filter(|record| record.is_told)
    }

    /// Number of told events that began with a standing order.
    #[must_use]
    pub fn count_ordered(&self) -> usize {
        self.told_events().filter(|record| record.ordered.is_some()).count()
    }
}
