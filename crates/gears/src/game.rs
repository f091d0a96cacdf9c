//! A game and its values: the last settled state, the lines played since then, and the resulting state.

use std::sync::Arc;

use sztab_game::{Intervention, LineNumber, Seed, Side, Sides, Viewer};

use crate::action::Action;
use crate::chances::DrawError;
use crate::event::Event;
use crate::held;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::run::{PlayedLine, Question, QuestionKind, Run, Stop};
use crate::setup::{self, SetupError};
use crate::state::State;
use crate::terms::Terms;
use crate::values::{CogId, MissionId, Values};

/// The version of the rules under which new games begin.
pub const RULES_VERSION: u32 = 1;

/// A game of Gears of War: The Board Game.
#[derive(Clone)]
pub struct GearsGame {
    pub(crate) values: Arc<Values>,
    /// The last settled state.
    pub(crate) settled: State,
    /// Lines played since the settled state, with each group of answers in turn order.
    pub(crate) said: Vec<PlayedLine>,
    /// The current state.
    pub(crate) state: State,
    /// The open questions.
    pub(crate) asked: Vec<Question>,
    /// Number of lines at the end of [`GearsGame::said`] that answer the open questions.
    pub(crate) answers: usize,
    /// The numbers of those lines, and of the lines that they replaced.
    pub(crate) closed: Vec<LineNumber>,
    /// Events since the settled state.
    pub(crate) history: Vec<Event>,
    /// Sides that the computer plays until their next turn (GOW-18.2).
    pub(crate) absent: Sides,
    /// The viewer of a masked game.
    pub(crate) viewer: Option<Viewer>,
    /// Sides whose answers are hidden from the viewer.
    pub(crate) hidden: Sides,
}

impl PartialEq for GearsGame {
    fn eq(&self, other: &Self) -> bool {
        self.values.hash == other.values.hash
            && self.settled == other.settled
            && self.said == other.said
            && (self.absent, self.viewer, self.hidden) == (other.absent, other.viewer, other.hidden)
            && (self.viewer.is_none()
                || self.state == other.state && (&self.history, &self.asked) == (&other.history, &other.asked))
    }
}

impl GearsGame {
    /// A new game of a mission.
    ///
    /// # Errors
    ///
    /// Returns an error if the mission does not admit these COGs.
    pub fn new(values: &Arc<Values>, mission: MissionId, cogs: &[CogId], seed: &Seed) -> Result<Self, SetupError> {
        Self::with_terms(values, Terms::for_mission(mission), cogs, seed)
    }

    /// A new game on given terms.
    ///
    /// # Errors
    ///
    /// Returns an error if the mission does not admit these COGs.
    pub fn with_terms(values: &Arc<Values>, terms: Terms, cogs: &[CogId], seed: &Seed) -> Result<Self, SetupError> {
        let values = values.for_players(cogs.len());
        let state = setup::deal(&values, terms, cogs, seed)?;
        Self::from_settled(&values, state, Vec::new()).map_err(|_| SetupError::Mission(terms.mission.keyword()))
    }

    /// A game continued from a settled state by some lines.
    pub(crate) fn from_settled(values: &Arc<Values>, settled: State, said: Vec<PlayedLine>) -> Result<Self, Illegal> {
        let mut game = Self {
            values: Arc::clone(values),
            state: settled.clone(),
            settled,
            said: Vec::new(),
            asked: Vec::new(),
            answers: 0,
            closed: Vec::new(),
            history: Vec::new(),
            absent: Sides::NONE,
            viewer: None,
            hidden: Sides::NONE,
        };
        game.run_to_next_question()?;
        for line in said {
            game.apply(line.side, &line.action)?;
        }
        Ok(game)
    }

    /// The values in use.
    #[must_use]
    pub fn values(&self) -> &Arc<Values> {
        &self.values
    }

    /// Everything on the table.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The sides whose answers the game is waiting for.
    #[must_use]
    pub fn waiting_sides(&self) -> Sides {
        let has_said = |side: Side| self.open_answers().iter().any(|said| said.side == side);
        let asked = self.asked.iter().map(|question| question.side).filter(|side| !has_said(*side));
        asked.collect::<Sides>().difference(self.hidden)
    }

    /// Answers already given to the open questions, while other sides still have to answer.
    pub(crate) fn open_answers(&self) -> &[PlayedLine] {
        &self.said[self.said.len() - self.answers..]
    }

    /// The open question to a side.
    pub(crate) fn question(&self, side: Side) -> Option<&Question> {
        self.asked.iter().find(|question| question.side == side)
    }

    /// Sides with a question other than the next line of their own Order step.
    #[must_use]
    pub fn question_sides(&self) -> Sides {
        let waiting = self.waiting_sides();
        let is_question = |question: &&Question| question.ask != QuestionKind::Order && waiting.contains(question.side);
        self.asked.iter().filter(is_question).map(|question| question.side).collect()
    }

    /// The place to which the active player's COG is moving while the other players are asked to follow it.
    pub(crate) fn destination(&self) -> Option<Place> {
        self.said
            .iter()
            .rev()
            .filter(|said| said.side == self.state.turn.side)
            .find_map(|said| if let Action::Move(to) | Action::Extra(to) = said.action { Some(to) } else { None })
    }

    /// The legal lines of a side, in the order in which its question lists them.
    pub(crate) fn legal_actions(&self, side: Side) -> &[Action] {
        self.question(side).map_or(&[], |question| &question.lines)
    }

    /// Returns the reason as an error if the side has no legal line now.
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

    /// Carries out a line that is not part of a log.
    pub(crate) fn apply(&mut self, side: Side, action: &Action) -> Result<Vec<Event>, Illegal> {
        self.apply_line(side, action, None)
    }

    /// Carries out a line. If several sides have to answer, an answer may be replaced until all have answered.
    pub(crate) fn apply_line(
        &mut self,
        side: Side,
        action: &Action,
        line: Option<LineNumber>,
    ) -> Result<Vec<Event>, Illegal> {
        if *action == Action::Resign {
            return self.intervene(Intervention::Resigned(side));
        }
        self.check_side(side)?;
        if let Some(held) = held::find_contradiction(&self.state, action) {
            return Err(Illegal::Held(held));
        }
        if !self.question(side).is_some_and(|question| question.allows(action)) {
            return Err(refusal_reason(action));
        }
        let mut after = self.clone();
        let mut events = after.store_answer(side, action, line)?;
        after.play_absent(&mut events)?;
        *self = after;
        Ok(events)
    }

    /// Stores an answer, and continues once all answers have been given.
    pub(crate) fn store_answer(
        &mut self,
        side: Side,
        action: &Action,
        line: Option<LineNumber>,
    ) -> Result<Vec<Event>, Illegal> {
        let begin = self.said.len() - self.answers;
        let mut open = self.said.split_off(begin);
        open.retain(|said| said.side != side);
        open.push(PlayedLine { side, action: action.clone() });
        open.sort_by_key(|said| said.side);
        self.answers = open.len();
        self.said.extend(open);
        let is_secret = self.answers + self.hidden.len() < self.asked.len();
        let mut events = vec![Event::Answered { side, action: Some(action.clone()).filter(|_| !is_secret) }];
        if is_secret {
            self.closed.extend(line);
        } else if self.hidden.is_empty() && self.is_knowable(action) {
            events.extend(self.run_to_next_question()?);
        } else {
            return Err(Illegal::Unknown);
        }
        Ok(events)
    }

    /// Runs from the settled state to the next question. Returns the new events.
    pub(crate) fn run_to_next_question(&mut self) -> Result<Vec<Event>, Illegal> {
        let mut run = Run::new(&self.values, self.settled.clone(), &self.said);
        let stop = run.run();
        let (is_spent, left) = (run.has_used_all_answers(), run.unused_answers());
        let (state, history) = (run.state, run.events);
        let mut events = history.get(self.history.len()..).unwrap_or_default().to_vec();
        if self.viewer.is_some() && history.iter().any(Event::depends_on_hidden) {
            return Err(Illegal::Unknown);
        }
        let is_settled = match stop {
            // The answers still stored belong to these questions.
            Stop::Asked(questions) => {
                self.asked = questions;
                false
            }
            Stop::Settled(question) if is_spent => {
                self.asked = vec![question];
                true
            }
            Stop::Over => {
                self.asked.clear();
                // The end of the game is the last event and also ends the open chapter.
                events.retain(|event| *event != Event::Over);
                events.extend(Event::end_of_chapter(&history));
                events.push(Event::Over);
                true
            }
            Stop::Settled(_) | Stop::Mismatch => return Err(Illegal::NotListed),
            Stop::Closed(DrawError::Unknown) => return Err(Illegal::Unknown),
            Stop::Closed(DrawError::NoFace) => return Err(Illegal::NoFace),
        };
        self.state = state;
        self.answers = left;
        if left == 0 {
            self.closed.clear();
        }
        self.history = history;
        if is_settled {
            self.settled = self.state.clone();
            self.said.clear();
            self.history.clear();
        }
        for event in &events {
            if let Event::TurnBegan { side } = event {
                self.absent = self.absent.without(*side);
            }
        }
        let asked = self.asked.iter().filter(|question| question.ask != QuestionKind::Order);
        events.extend(asked.map(|question| Event::Asked { side: question.side }));
        Ok(events)
    }

    /// True if a single side has to choose its next line (contract, section 4).
    pub(crate) fn is_settled(&self) -> bool {
        self.asked
            .iter()
            .any(|question| matches!(question.ask, QuestionKind::Order | QuestionKind::Place | QuestionKind::Crawl))
    }

    /// True if the result of an action can be known in a masked game: it does not depend on another hand, because no
    /// other player may react.
    fn is_knowable(&self, action: &Action) -> bool {
        let Some(viewer) = self.viewer else { return true };
        let is_hidden = |side: &Side| !viewer.can_see(*side) && !self.state.cog(*side).hand.is_empty();
        let is_quiet = matches!(
            action,
            Action::Play(..) | Action::Ammo(_) | Action::Skip | Action::Drop(_) | Action::Place(_) | Action::Stay
        );
        is_quiet || *action != Action::End && !self.state.standing_sides().iter().any(|side| is_hidden(&side))
    }
}

/// The reason why a line is not among the legal ones. Used only for the message: legality has already been decided.
fn refusal_reason(action: &Action) -> Illegal {
    match action {
        Action::Play(..) => Illegal::NoCard,
        Action::Move(_) | Action::Extra(_) | Action::Crawl(_) => Illegal::NoMove,
        Action::Attack(..) | Action::Troika(_) | Action::Guard(..) => Illegal::NoAttack,
        Action::Revive(..) | Action::Take(..) | Action::Use(..) => Illegal::NoSpecial,
        Action::Explore => Illegal::NoDoor,
        Action::Draw => Illegal::NoDraw,
        Action::End => Illegal::NoEnd,
        Action::Ammo(_)
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
        | Action::Keep(_)
        | Action::Unlock(_)
        | Action::Ticker(_)
        | Action::Grinder(_)
        | Action::Hammer(_)
        | Action::Report(_)
        | Action::Resign => Illegal::NotListed,
    }
}
