//! A game with its values: the last settled moment, the lines since, and what came of them.

use std::sync::Arc;

use sztab_game::{Seed, Side, Sides};

use crate::action::Action;
use crate::chances::Closed;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::run::{Ask, Question, Run, Said, Stop};
use crate::setup::{self, Unfit};
use crate::state::State;
use crate::values::{CogId, MissionId, Values};

/// A game of Gears of War: The Board Game.
#[derive(Debug, Clone)]
pub struct GearsGame {
    pub(crate) values: Arc<Values>,
    /// The state of the last settled moment.
    pub(crate) settled: State,
    /// Lines since then, each group of answers in turn order.
    pub(crate) said: Vec<Said>,
    /// The state now.
    pub(crate) state: State,
    /// The questions that are open, and whether the moment is a settled one.
    pub(crate) asked: Vec<Question>,
    /// Lines of [`GearsGame::said`] that answer the open questions.
    answers: usize,
    /// Events since the settled moment that were told.
    told: usize,
}

impl PartialEq for GearsGame {
    fn eq(&self, other: &Self) -> bool {
        self.values.hash == other.values.hash && self.settled == other.settled && self.said == other.said
    }
}

impl GearsGame {
    /// A new game of a mission.
    ///
    /// # Errors
    ///
    /// If the mission is not for these COGs.
    pub fn new(values: &Arc<Values>, mission: MissionId, cogs: &[CogId], seed: &Seed) -> Result<Self, Unfit> {
        let state = setup::deal(values, mission, cogs, seed)?;
        Self::with(values, state, Vec::new()).map_err(|_| Unfit::Mission(mission.word()))
    }

    /// A game that goes on from a settled moment with some lines.
    pub(crate) fn with(values: &Arc<Values>, settled: State, said: Vec<Said>) -> Result<Self, Illegal> {
        let state = settled.clone();
        let values = Arc::clone(values);
        let mut game = Self { values, settled, said: Vec::new(), state, asked: Vec::new(), answers: 0, told: 0 };
        game.go_on()?;
        for line in said {
            game.apply(line.side, &line.action)?;
        }
        Ok(game)
    }

    /// The values that are played with.
    #[must_use]
    pub fn values(&self) -> &Arc<Values> {
        &self.values
    }

    /// Everything on the table.
    #[must_use]
    pub fn table(&self) -> &State {
        &self.state
    }

    /// The sides without whose answer nothing goes on.
    #[must_use]
    pub fn waiting(&self) -> Sides {
        let has_said = |side: Side| self.open_answers().iter().any(|said| said.side == side);
        self.asked.iter().map(|question| question.side).filter(|side| !has_said(*side)).collect()
    }

    /// Answers that others of the same moment still wait for.
    pub(crate) fn open_answers(&self) -> &[Said] {
        &self.said[self.said.len() - self.answers..]
    }

    /// The question to a side.
    pub(crate) fn question(&self, side: Side) -> Option<&Question> {
        self.asked.iter().find(|question| question.side == side)
    }

    /// Sides with a question that is not the next line of their own Order step.
    #[must_use]
    pub fn questioned(&self) -> Sides {
        let waiting = self.waiting();
        let is_question = |question: &&Question| question.ask != Ask::Order && waiting.contains(question.side);
        self.asked.iter().filter(is_question).map(|question| question.side).collect()
    }

    /// The side that is asked, if it is one.
    pub(crate) fn asked_side(&self) -> Option<Side> {
        self.waiting().only()
    }

    /// The lines of a side in the order of its question.
    pub(crate) fn legal(&self, side: Side) -> &[Action] {
        self.question(side).map_or(&[], |question| &question.lines)
    }

    /// The reason why a side can say nothing now.
    pub(crate) fn check_side(&self, side: Side) -> Result<(), Illegal> {
        if self.state.ending.is_some() {
            Err(Illegal::Over)
        } else if side.index() >= self.state.cogs.len() {
            Err(Illegal::NoSide)
        } else if self.state.cog(side).gone {
            Err(Illegal::Gone(side))
        } else if self.question(side).is_none() {
            Err(Illegal::NotAsked(side))
        } else {
            Ok(())
        }
    }

    /// Carries out a line. Where several are asked, an answer may be replaced until all have answered.
    pub(crate) fn apply(&mut self, side: Side, action: &Action) -> Result<Vec<Event>, Illegal> {
        self.check_side(side)?;
        if !self.legal(side).contains(action) {
            return Err(refusal(action));
        }
        let mut after = self.clone();
        let begin = after.said.len() - after.answers;
        let mut open = after.said.split_off(begin);
        open.retain(|said| said.side != side);
        open.push(Said { side, action: action.clone() });
        open.sort_by_key(|said| said.side);
        after.answers = open.len();
        after.said.extend(open);
        let is_secret = after.answers < after.asked.len();
        let mut events = vec![Event::Answered { side, action: Some(action.clone()).filter(|_| !is_secret) }];
        if !is_secret {
            events.extend(after.go_on()?);
        }
        *self = after;
        Ok(events)
    }

    /// Runs from the settled moment to the next question. Returns the events that are new.
    fn go_on(&mut self) -> Result<Vec<Event>, Illegal> {
        let mut run = Run::new(&self.values, self.settled.clone(), &self.said);
        let stop = run.go();
        let is_spent = run.is_spent();
        let (state, mut events) = (run.state, run.events);
        let mut events = events.split_off(self.told.min(events.len()));
        self.told += events.len();
        self.answers = 0;
        match stop {
            Stop::Asked(questions) if is_spent => self.asked = questions,
            Stop::Settled(question) => {
                self.settled = state.clone();
                self.said.clear();
                self.told = 0;
                self.asked = vec![question];
            }
            Stop::Over => {
                self.settled = state.clone();
                self.said.clear();
                self.told = 0;
                self.asked.clear();
            }
            Stop::Asked(_) | Stop::Mismatch => return Err(Illegal::NotListed),
            Stop::Closed(Closed::Unknown) => return Err(Illegal::Unknown),
            Stop::Closed(Closed::NoFace) => return Err(Illegal::NoFace),
        }
        self.state = state;
        let asked = self.asked.iter().filter(|question| question.ask != Ask::Order);
        events.extend(asked.map(|question| Event::Asked { side: question.side }));
        Ok(events)
    }
}

/// The reason why a line is not among the legal ones. It decides nothing.
fn refusal(action: &Action) -> Illegal {
    match action {
        Action::Play(..) => Illegal::NoCard,
        Action::Move(_) | Action::Extra(_) | Action::Crawl(_) => Illegal::NoMove,
        Action::Attack(..) | Action::Troika(_) | Action::Guard(..) => Illegal::NoAttack,
        Action::Revive(..) | Action::Take(..) | Action::Use(..) => Illegal::NoSpecial,
        Action::End => Illegal::NoEnd,
        Action::Ammo(_)
        | Action::Draw
        | Action::Help(_)
        | Action::Rally
        | Action::Shift(..)
        | Action::Expose(_)
        | Action::Skip
        | Action::Team(_)
        | Action::Follow(..)
        | Action::Swap(_)
        | Action::Drop(_)
        | Action::Place(_)
        | Action::Stay
        | Action::Wait
        | Action::Pass
        | Action::Hold
        | Action::Dodge(_)
        | Action::Discard(_)
        | Action::Next(_)
        | Action::Target(_)
        | Action::To(_)
        | Action::Cover(_)
        | Action::Hole(_)
        | Action::Exit(_)
        | Action::Toward(_)
        | Action::Heal(_)
        | Action::Marker(..)
        | Action::Choose(_)
        | Action::Auto
        | Action::Lose(_)
        | Action::Keep(_) => Illegal::NotListed,
    }
}
