//! Carrying out lines, starting from a settled state and using the answers given since.
//!
//! A run is plain code that asks a question wherever the rules ask one. It stops when an answer is missing; the next
//! line reruns it from the settled state, so that half-resolved cards need no notation.

mod aims;
mod ask;
mod attack;
mod belly;
mod build;
mod card;
mod china;
mod draw;
mod emergence;
mod equipment;
mod explore;
mod guard;
mod hive;
mod horde;
mod legal;
mod legal_fire;
mod locust;
mod mission;
mod order;
mod query;
mod roadblocks;
mod scattered;
mod spawn;
mod step;
mod table;
mod tests_of_cards;
mod travel;
mod turn;
mod volley;
mod wounds;

use sztab_game::Side;

use crate::action::Action;
use crate::chances::DrawError;
use crate::event::Event;
use crate::state::{Figure, State};
use crate::values::Values;

pub(crate) use ask::{Question, QuestionKind};
pub(crate) use query::{Course, CrowdMove, Query, SpawnPoint};

/// A line played since the last settled state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PlayedLine {
    pub side: Side,
    pub action: Action,
}

/// The reason why a run has stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Stop {
    /// Several sides have to answer at the same time, or one side has to answer in mid-run.
    Asked(Vec<Question>),
    /// A single side has to choose its next line.
    Settled(Question),
    Over,
    Closed(DrawError),
    /// An answer does not fit its question.
    Mismatch,
}

pub(crate) type Flow<T = ()> = Result<T, Stop>;

impl From<DrawError> for Stop {
    fn from(closed: DrawError) -> Self {
        Self::Closed(closed)
    }
}

/// A single run.
pub(crate) struct Run<'a> {
    pub values: &'a Values,
    pub state: State,
    pub events: Vec<Event>,
    /// COGs that were attacked by Locust, each with the card being resolved.
    pub aimed: Vec<(Option<u8>, Side)>,
    said: &'a [PlayedLine],
    next: usize,
    /// True if the active player has left ties to the program (contract, section 5).
    auto: bool,
    /// The state of the current Locust Activation.
    step: ActivationState,
    /// The place where the next new figure appears on a physical table.
    spot: SpawnPoint,
}

/// The state of one Locust Activation.
#[derive(Debug, Clone, Default)]
struct ActivationState {
    /// The card being resolved.
    card: Option<u8>,
    /// True if the AI deck was rebuilt while the card was being resolved (GOW-17.27).
    renewed: bool,
    /// Number of cards replaced so far (GOW-13.4).
    replaced: usize,
    /// Figures that have already acted on this card or on the current part of it.
    done: Vec<Figure>,
    /// Killed figures, each until another figure with the same name acts.
    killed: Vec<Figure>,
    /// Figures that have attacked on this card (GOW-13.12).
    attacked: Vec<Figure>,
    /// Figures that have moved or attacked in this Activation (GOW-17.17).
    busy: Vec<Figure>,
    /// Sides that may no longer guard (GOW-14.4).
    guarded: Vec<Side>,
    held: Vec<Side>,
    /// Sides that have passed on guarding against a figure for the rest of this card.
    passed: Vec<(Side, Figure)>,
    /// True if Guard is forbidden (AI 31).
    no_guard: bool,
    /// The figure whose step of a card is being carried out.
    figure: Option<Figure>,
    /// The COG that the card calls "you", once chosen (GOW-9.5).
    you: Option<Side>,
}

impl ActivationState {
    /// Begins the actions of a figure on a card.
    fn begin(&mut self, figure: Figure) {
        self.killed.retain(|other| *other != figure);
        self.done.push(figure);
    }

    /// Forgets a figure that was killed, since a new figure with the same number is a different one (GOW-13.7).
    fn forget(&mut self, figure: Figure) {
        for list in [&mut self.done, &mut self.attacked, &mut self.busy] {
            list.retain(|other| *other != figure);
        }
        self.passed.retain(|(_, other)| *other != figure);
        self.killed.push(figure);
    }
}

impl<'a> Run<'a> {
    pub fn new(values: &'a Values, state: State, said: &'a [PlayedLine]) -> Self {
        Self {
            values,
            state,
            events: Vec::new(),
            aimed: Vec::new(),
            said,
            next: 0,
            auto: false,
            step: ActivationState::default(),
            spot: SpawnPoint::default(),
        }
    }

    /// Runs until a question is open or the game is over.
    pub fn run(&mut self) -> Stop {
        match self.play_turns() {
            Ok(never) => match never {},
            Err(stop) => stop,
        }
    }

    /// True if every stored answer has been used.
    pub fn has_used_all_answers(&self) -> bool {
        self.unused_answers() == 0
    }

    /// Number of stored answers not used yet.
    pub fn unused_answers(&self) -> usize {
        self.said.len().saturating_sub(self.next)
    }

    fn emit(&mut self, event: Event) {
        self.events.push(event);
    }

    /// The active side.
    fn active_side(&self) -> Side {
        self.state.turn.side
    }

    /// True if the acting figure is still alive; a new figure with the same number does not count.
    fn is_alive(&self, figure: Figure) -> bool {
        self.state.locust(figure).is_some() && !self.step.killed.contains(&figure)
    }
}
