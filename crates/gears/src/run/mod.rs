//! Carrying out lines: from a settled moment on, with the answers that were given since.
//!
//! A run is plain code that asks where the rules ask. Where an answer is missing it stops, and the next line runs it again
//! from the settled moment: no half-done card needs a notation.

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
use crate::chances::Closed;
use crate::event::Event;
use crate::state::{Figure, State};
use crate::values::Values;

pub(crate) use ask::{Ask, Question};
pub(crate) use query::{Course, CrowdMove, Query, Spot};

/// A line that was said since the last settled moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Said {
    pub side: Side,
    pub action: Action,
}

/// The reason why a run goes no further.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Stop {
    /// Some are asked at once.
    Asked(Vec<Question>),
    /// One is asked what to do next.
    Settled(Question),
    Over,
    Closed(Closed),
    /// An answer is none to its question.
    Mismatch,
}

pub(crate) type Flow<T = ()> = Result<T, Stop>;

impl From<Closed> for Stop {
    fn from(closed: Closed) -> Self {
        Self::Closed(closed)
    }
}

/// A run.
pub(crate) struct Run<'a> {
    pub values: &'a Values,
    pub state: State,
    pub events: Vec<Event>,
    /// COGs that Locust attacked, with the card under way.
    pub aimed: Vec<(Option<u8>, Side)>,
    said: &'a [Said],
    next: usize,
    /// The active player lets ties be decided (contract, section 5).
    auto: bool,
    /// The Locust Activation that is going on.
    step: Step,
    /// The place of the next new figure on a table.
    spot: Spot,
}

/// Facts of one Locust Activation that end with it.
#[derive(Debug, Clone, Default)]
struct Step {
    /// The card under way.
    card: Option<u8>,
    /// The AI deck was made anew under the card (GOW-17.27).
    renewed: bool,
    /// Cards replaced so far (GOW-13.4).
    replaced: usize,
    /// Figures whose turn by this card, or by this part of it, has come.
    done: Vec<Figure>,
    /// Figures that were killed, until one of the same number has its turn.
    killed: Vec<Figure>,
    /// Figures that have attacked by this card (GOW-13.12).
    attacked: Vec<Figure>,
    /// Figures that have moved or attacked in this step (GOW-17.17).
    busy: Vec<Figure>,
    /// Sides that do not guard any more (GOW-14.4).
    guarded: Vec<Side>,
    held: Vec<Side>,
    /// Sides that passed on a figure while this card is resolved.
    passed: Vec<(Side, Figure)>,
    /// Guarding is off (AI 31).
    no_guard: bool,
    /// The figure whose step of a card is carried out.
    figure: Option<Figure>,
    /// The COG that is "you", once it was chosen (GOW-9.5).
    you: Option<Side>,
}

impl Step {
    /// Begins the turn of a figure.
    fn begin(&mut self, figure: Figure) {
        self.killed.retain(|other| *other != figure);
        self.done.push(figure);
    }

    /// Forgets a figure that was killed: a new one of its number is another figure (GOW-13.7).
    fn forget(&mut self, figure: Figure) {
        for list in [&mut self.done, &mut self.attacked, &mut self.busy] {
            list.retain(|other| *other != figure);
        }
        self.passed.retain(|(_, other)| *other != figure);
        self.killed.push(figure);
    }
}

impl<'a> Run<'a> {
    pub fn new(values: &'a Values, state: State, said: &'a [Said]) -> Self {
        Self {
            values,
            state,
            events: Vec::new(),
            aimed: Vec::new(),
            said,
            next: 0,
            auto: false,
            step: Step::default(),
            spot: Spot::default(),
        }
    }

    /// Runs on until something is asked or the game is over.
    pub fn go(&mut self) -> Stop {
        match self.turns() {
            Ok(never) => match never {},
            Err(stop) => stop,
        }
    }

    /// Every answer was used up.
    pub fn is_spent(&self) -> bool {
        self.unused_answers() == 0
    }

    /// Answers that were not used.
    pub fn unused_answers(&self) -> usize {
        self.said.len().saturating_sub(self.next)
    }

    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// The active side.
    fn active(&self) -> Side {
        self.state.turn.side
    }

    /// The figure whose turn it is lives: not another one of its number.
    fn is_alive(&self, figure: Figure) -> bool {
        self.state.locust(figure).is_some() && !self.step.killed.contains(&figure)
    }
}
