//! The machine that carries out lines and their consequences: a queue of questions, processed in one loop.

use sztab_game::{LineNumber, Side};

use crate::action::Action;
use crate::event::{Event, Source, is_secret};
use crate::illegal::{Illegal, StepResult};
use crate::legal;
use crate::state::{Chapter, Phase, Question, QuestionKind, SecretLine, State, Status, Topic};
use crate::values::{Ability, Resource, Values};

/// A game in the middle of a line.
pub(crate) struct Machine<'a> {
    pub values: &'a Values,
    pub state: &'a mut State,
    pub events: &'a mut Vec<Event>,
    /// True if the game is masked, so that drawing and revealing fail.
    pub is_masked: bool,
}

impl Machine<'_> {
    /// Carries out a legal action of a side and all its consequences.
    pub fn answer(&mut self, side: Side, action: Action, line: LineNumber) -> StepResult {
        self.emit(Event::Answered { side, verb: action.verb(), action: Some(action) });
        if is_secret(&action) {
            self.store_secret_line(side, action, line);
        }
        if let Action::Equip(weapon) = action {
            let player = self.state.player_mut(side);
            let place = player.order.iter().position(|&known| known == weapon);
            place.and_then(|place| player.order.take(place));
            player.order.insert(0, weapon);
        } else if let Action::Shield(is_on) = action {
            self.state.player_mut(side).shield = is_on;
        } else {
            match self.state.phase {
                Phase::Turn => {
                    if self.state.chapter.is_none() {
                        self.emit(Event::ChapterBegan);
                    }
                    self.state.chapter = Some(Chapter { side: Some(side) });
                    self.resolve(action)?;
                }
                Phase::Base => self.resolve(action)?,
                Phase::Pilot | Phase::Arm | Phase::Program | Phase::Over => {
                    self.apply_simultaneous_answer(side, action);
                }
            }
        }
        self.run_to_next_question()
    }

    /// Answers the first question.
    fn resolve(&mut self, action: Action) -> StepResult {
        let Some(question) = self.state.questions.take_first() else { return Ok(()) };
        let side = question.side;
        match (question.ask, action) {
            (QuestionKind::Base, Action::Base(zone)) => self.take_base(side, zone),
            (QuestionKind::Commander, Action::Commander) => self.take_command(side),
            (QuestionKind::AdHoc, Action::AdHoc { card, direction }) => self.choose_card(card, direction),
            (QuestionKind::Rotate, Action::Rotate(direction)) => self.rotate_card(side, direction),
            (QuestionKind::Mech, Action::Mech(card)) => self.answer_mech(side, card)?,
            (QuestionKind::Drive, Action::Drive) => self.drive_on(side),
            (QuestionKind::Collect, Action::Collect(resource)) => self.collect_extra(side, resource),
            (QuestionKind::Expert, Action::Expert) => self.pay_expert(side),
            (QuestionKind::Attack, Action::Attack { weapon, with }) => self.attack(side, weapon, with)?,
            (QuestionKind::Place(_), Action::Place(zone)) => self.place_pilot(side, zone),
            (QuestionKind::DeployMine, Action::Deploy(zone)) => self.ask_now(side, QuestionKind::Number(zone)),
            (QuestionKind::DeployTurret, Action::Deploy(zone)) => self.redeploy_turret(side, zone),
            (QuestionKind::Number(zone), Action::Mine(number)) => self.redeploy_mine(side, zone, number),
            (QuestionKind::Action, action) => self.perform_action(side, action)?,
            // Every other legal action declines the question.
            _ => {}
        }
        Ok(())
    }

    /// Continues until a player has to answer, or the game is over.
    pub fn run_to_next_question(&mut self) -> StepResult {
        loop {
            match self.state.phase {
                Phase::Over => return Ok(()),
                Phase::Pilot | Phase::Arm | Phase::Program => {
                    if !self.state.waiting_sides().is_empty() {
                        return Ok(());
                    }
                    self.reveal_answers()?;
                }
                Phase::Base | Phase::Turn => {
                    let Some(question) = self.state.questions.first().copied() else {
                        self.run_without_question()?;
                        continue;
                    };
                    let Some(action) = self.automatic_answer(question)? else {
                        self.stop_at(question);
                        return Ok(());
                    };
                    self.resolve(action)?;
                }
            }
        }
    }

    /// The answer to a question that no player needs to answer: the only one, or an absent player's default.
    fn automatic_answer(&self, question: Question) -> StepResult<Option<Action>> {
        let answers = legal::legal_answers(self.values, self.state, question)?;
        let is_absent = self.state.absent.contains(question.side);
        Ok(match answers[..] {
            [only] => Some(only),
            [] => Some(Action::Pass),
            _ if is_absent => Some(legal::default_answer(self.state, question, &answers)),
            _ => None,
        })
    }

    fn run_without_question(&mut self) -> StepResult {
        if self.state.phase == Phase::Base {
            self.ask_next_base()
        } else if self.state.combat.is_some() {
            self.continue_combat()
        } else {
            self.carry_out_stage()
        }
    }

    /// Stops the game at a question.
    fn stop_at(&mut self, question: Question) {
        let side = question.side;
        if self.state.phase == Phase::Turn {
            let is_other = self.state.chapter.is_some_and(|chapter| chapter.side != Some(side));
            if is_other && self.state.combat.is_none() {
                self.end_chapter();
            }
            if let Some(turn) = self.state.turn.as_mut().filter(|turn| turn.side == side && !turn.is_asked) {
                turn.is_asked = true;
                self.emit(Event::TurnBegan { side });
            }
        }
        self.emit(Event::Asked { side, ask: question.ask });
    }

    pub fn end_chapter(&mut self) {
        if self.state.chapter.take().is_some() {
            self.emit(Event::ChapterEnded);
        }
    }

    /// Appends a question to the queue for a side.
    pub fn ask(&mut self, side: Side, ask: QuestionKind) {
        self.state.questions.push(Question { side, ask });
    }

    /// Puts a question for a side at the front of the queue.
    pub fn ask_now(&mut self, side: Side, ask: QuestionKind) {
        self.state.questions.insert(0, Question { side, ask });
    }

    pub fn emit(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Returns an error if the game is masked, since a masked game cannot reveal hidden information.
    pub fn check_unmasked(&self) -> StepResult {
        if self.is_masked { Err(Illegal::Unknown) } else { Ok(()) }
    }

    /// Stores a secret line. An older line that it replaces stays secret until the end of the game.
    fn store_secret_line(&mut self, side: Side, action: Action, line: LineNumber) {
        let topic = if let Action::Program { slot, .. } = action {
            Topic::Slot(slot)
        } else if let Action::Mine(number) = action {
            Topic::Mine(number)
        } else {
            Topic::Choice
        };
        let is_setup = self.state.phase == Phase::Arm;
        for old in self.state.closed.iter_mut().filter(|old| old.side == side) {
            let is_replaced = match old.topic {
                Topic::Mine(_) if is_setup => matches!(topic, Topic::Mine(_)),
                Topic::Mine(_) => old.topic == topic,
                Topic::Choice | Topic::Slot(_) | Topic::Rest | Topic::Hidden => false,
            };
            if is_replaced {
                old.topic = Topic::Rest;
            }
        }
        self.state.closed.push(SecretLine { line, side, topic });
    }

    /// Reveals secret lines.
    pub fn reveal_lines(&mut self, is_open: impl Fn(&SecretLine) -> bool) {
        self.state.closed.retain(|closed| !is_open(closed));
    }

    /// Discards a program. The lines for slots that were never carried out stay secret until the end of the game
    /// (TEM-12.5).
    pub fn drop_program(&mut self, side: Side) {
        self.state.player_mut(side).program = Default::default();
        for closed in self.state.closed.iter_mut().filter(|closed| closed.side == side) {
            if matches!(closed.topic, Topic::Slot(_)) {
                closed.topic = Topic::Rest;
            }
        }
    }

    /// The ability of a side's pilot; `None` while the pilot is in the Mech (TEM-13.4).
    pub fn ability(&self, side: Side) -> Option<Ability> {
        self.state.ability(self.values, side)
    }

    pub fn score(&mut self, side: Side, points: u8, source: Source) {
        if points > 0 {
            let points = i32::from(points);
            self.state.player_mut(side).points += points;
            self.emit(Event::Scored { side, points, source });
        }
    }

    /// Adds resources; those beyond the end of the track are lost (TEM-1.12).
    pub fn gain(&mut self, side: Side, resource: Resource, amount: u8) {
        let most = self.values.constants.track_max;
        let track = self.state.player_mut(side).amount_mut(resource);
        let gained = amount.min(most.saturating_sub(*track));
        *track += gained;
        if gained > 0 {
            self.emit(Event::Gained { side, resource, amount: gained });
        }
    }

    /// Removes as much of a resource as is available (TEM-10.12); returns the amount.
    pub fn lose(&mut self, side: Side, resource: Resource, amount: u8) -> u8 {
        let track = self.state.player_mut(side).amount_mut(resource);
        let amount = amount.min(*track);
        *track -= amount;
        if amount > 0 {
            self.emit(Event::Lost { side, resource, amount });
        }
        amount
    }

    pub fn full_health(&self, status: Status) -> u8 {
        status.full_health(self.values)
    }
}
