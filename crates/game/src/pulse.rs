//! The referee's view of an event, for any game.
//!
//! A chapter has a beginning and an end: a story starts at the one, and its post is owed at the other.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::side::{Side, Viewer};

/// The meaning of an event for the referee. Everything else about it is a matter of the game's texts and pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pulse {
    /// Something that changes neither what is known nor whose turn it is.
    Step,
    /// Something hidden came to light: tiles were drawn, dice rolled, a secret line opened.
    Revealed,
    /// A side has to answer a question, and the game waits for it.
    Asked(Side),
    /// A side has answered a question.
    Answered(Side),
    /// A side's turn began.
    TurnBegan(Side),
    /// A side's turn ended. Clocks count turns by this.
    TurnEnded(Side),
    /// A part of the game began that is told in a post of its own: a Battle, a combat.
    ChapterBegan,
    /// That part ended, and its post is owed.
    ChapterEnded,
    /// The game is over.
    Over,
}

impl Pulse {
    /// Whether a step with such an event can no longer be taken back without asking the other players.
    ///
    /// ```
    /// use sztab_game::{Pulse, Side};
    ///
    /// assert!(!Pulse::Step.is_final() && !Pulse::Asked(Side(0)).is_final());
    /// assert!(Pulse::Revealed.is_final() && Pulse::TurnEnded(Side(0)).is_final());
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
pub trait Happening: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// Its meaning for the referee.
    fn pulse(&self) -> Pulse;

    /// The event as a viewer may be told of it. Where everybody sees everything it is the event itself.
    #[must_use]
    fn masked(&self, _viewer: Viewer) -> Self {
        self.clone()
    }
}

/// Receives events as they happen. `()` hears nothing, and costs nothing.
pub trait EventSink<E> {
    /// Receives an observable change; the event is made only for sinks that use it.
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

/// An event of any game. Cloning it is cheap: events stand in histories, posts and answers at once.
#[derive(Clone)]
pub struct Happened {
    pulse: Pulse,
    event: Arc<dyn AnyHappening>,
}

impl Happened {
    /// An event of a game.
    pub fn new<E: Happening>(event: E) -> Self {
        Self { pulse: event.pulse(), event: Arc::new(event) }
    }

    /// Its meaning for the referee.
    #[must_use]
    pub fn pulse(&self) -> Pulse {
        self.pulse
    }

    /// The event itself, for callers that know which game is played.
    #[must_use]
    pub fn event<E: Happening>(&self) -> Option<&E> {
        self.event.as_any().downcast_ref()
    }

    /// The event as a viewer may be told of it.
    #[must_use]
    pub fn masked(&self, viewer: Viewer) -> Self {
        self.event.masked_for(viewer)
    }
}

impl fmt::Debug for Happened {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.event.fmt(formatter)
    }
}

impl PartialEq for Happened {
    fn eq(&self, other: &Self) -> bool {
        self.event.is_same(other.event.as_any())
    }
}

/// The part of [`Happening`] that needs no type.
trait AnyHappening: fmt::Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn masked_for(&self, viewer: Viewer) -> Happened;
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<E: Happening> AnyHappening for E {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn masked_for(&self, viewer: Viewer) -> Happened {
        Happened::new(self.masked(viewer))
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<E>() == Some(self)
    }
}
