//! Events of a game, for narration in posts.

use std::sync::Arc;

use super::any_event::AnyEvent;
use super::game::Game;

/// The events of a game up to some point, as they may be revealed to all players, with a mark on those to be narrated.
/// All events are included because a story depends on the board, which follows from all of them.
#[derive(Debug, Clone, Default)]
pub struct Narrative {
    /// The game before the first of the events, as all players know it; `None` for the beginning of the game.
    pub from: Option<Arc<dyn Game>>,
    /// All events from that point on.
    pub events: Vec<EventRecord>,
}

/// An event of a narrative.
#[derive(Debug, Clone)]
pub struct EventRecord {
    /// The event.
    pub event: AnyEvent,
    /// True if the event is to be narrated.
    pub is_told: bool,
    /// If this is the first event caused by a standing order, the game in which the order acted, as all players know
    /// it.
    pub ordered: Option<Arc<dyn Game>>,
}

impl Narrative {
    /// The events to be narrated, oldest first.
    pub fn narrated_events(&self) -> impl Iterator<Item = &EventRecord> {
        self.events.iter().filter(|record| record.is_told)
    }

    /// The number of narrated events that were caused by a standing order.
    #[must_use]
    pub fn count_ordered_events(&self) -> usize {
        self.narrated_events().filter(|record| record.ordered.is_some()).count()
    }
}
