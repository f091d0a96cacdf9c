//! The referee's view of an event, for any game.
//!
//! One event begins a chapter and another one ends it: the chapter's story starts with the first, and its post is
//! queued at the second.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::side::{Side, Viewer};

/// The meaning of an event for the referee. Everything else about an event concerns only the game's texts and pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// A change that affects neither the information that viewers have nor whose turn it is.
    Step,
    /// Hidden information was revealed: tiles were drawn, dice rolled, a secret line opened.
    Revealed,
    /// A side has to answer a question, and the game waits for it.
    Asked(Side),
    /// A side has answered a question.
    Answered(Side),
    /// A side's turn began.
    TurnBegan(Side),
    /// A side's turn ended. Clocks count turns by this event.
    TurnEnded(Side),
    /// A part of the game that is narrated in a separate post began: a Battle, a combat.
    ChapterBegan,
    /// That part of the game ended, and its post is due.
    ChapterEnded,
    /// The game is over.
    Over,
}

impl EventKind {
    /// True if a step with such an event can no longer be taken back without asking the other players.
    ///
    /// ```
    /// use sztab_game::{EventKind, Side};
    ///
    /// assert!(!EventKind::Step.is_final() && !EventKind::Asked(Side(0)).is_final());
    /// assert!(EventKind::Revealed.is_final() && EventKind::TurnEnded(Side(0)).is_final());
    /// ```
    #[must_use]
    pub fn is_final(self) -> bool {
        match self {
            Self::Step | Self::Asked(_) | Self::Answered(_) => false,
            Self::Revealed
            | Self::TurnBegan(_)
            | Self::TurnEnded(_)
            | Self::ChapterBegan
            | Self::ChapterEnded
            | Self::Over => true,
        }
    }
}

/// An observable change of a game.
pub trait GameEvent: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The event's meaning for the referee.
    fn kind(&self) -> EventKind;

    /// The event as it may be revealed to a viewer. In a game without hidden information, this is the event itself.
    #[must_use]
    fn observed_by(&self, _viewer: Viewer) -> Self {
        self.clone()
    }
}

/// A receiver of events as they happen. `()` discards them at no cost.
pub trait EventSink<E> {
    /// Receives an observable change; a sink calls `event` only if it uses the result.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

impl<E> EventSink<E> for () {
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

/// An event of any game. Cloning it is cheap, so events are shared by histories, posts and replies.
#[derive(Clone)]
pub struct AnyEvent {
    kind: EventKind,
    event: Arc<dyn ErasedEvent>,
}

impl AnyEvent {
    /// Wraps an event of a game.
    pub fn new<E: GameEvent>(event: E) -> Self {
        Self { kind: event.kind(), event: Arc::new(event) }
    }

    /// The event's meaning for the referee.
    #[must_use]
    pub fn kind(&self) -> EventKind {
        self.kind
    }

    /// The event itself, for callers that know its type.
    #[must_use]
    pub fn event<E: GameEvent>(&self) -> Option<&E> {
        self.event.as_any().downcast_ref()
    }

    /// The event as it may be revealed to a viewer.
    #[must_use]
    pub fn observed_by(&self, viewer: Viewer) -> Self {
        self.event.observed_by(viewer)
    }
}

impl fmt::Debug for AnyEvent {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.event.fmt(formatter)
    }
}

impl PartialEq for AnyEvent {
    fn eq(&self, other: &Self) -> bool {
        self.event.is_same(other.event.as_any())
    }
}

/// The object-safe part of [`GameEvent`].
trait ErasedEvent: fmt::Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn observed_by(&self, viewer: Viewer) -> AnyEvent;
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<E: GameEvent> ErasedEvent for E {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn observed_by(&self, viewer: Viewer) -> AnyEvent {
        AnyEvent::new(self.observed_by(viewer))
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<E>() == Some(self)
    }
}
