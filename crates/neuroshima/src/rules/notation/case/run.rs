//! Running a case.

use super::answer::Answers;
use super::{Case, CaseAction, Script, Step, StepContent};
use crate::rules::action::Action;
use crate::rules::arrangement::{Side, Unit};
use crate::rules::board::Hex;
use crate::rules::build::PRICE;
use crate::rules::event::{Event, EventTile};
use crate::rules::game::{Game, Phase, Stage, State, UsedTiles};
use crate::rules::instants::{Move, Played, PushBack};
use crate::rules::notation::frame::lent_id;
use crate::rules::notation::play::{Act, Play, Refusal};
use crate::rules::notation::position::unit::UnitLine;
use crate::rules::tile::{Effect, Instant, TileId};
use std::sync::Arc;
use sztab_game::Sides;

/// An expectation that was not met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The line of the case that contains the expectation.
    pub line: usize,
    /// Expected result.
    pub expected: String,
    /// Actual result.
    pub came: String,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "line {}: expected {}, but {}", self.line, self.expected, self.came)
    }
}

/// A unit of the case, with the hex where it first was.
#[derive(Debug, Clone, Copy)]
pub(super) struct Origin {
    pub began: Hex,
    pub owner: Side,
    pub tile: TileId,
    /// The unit's current hex; `None` once the unit has left the board.
    pub now: Option<Hex>,
}

/// A case being run.
pub(super) struct Run<'a> {
    pub case: &'a Script,
    pub game: Game,
    /// The side with an open offer of a draw.
    offer: Option<Side>,
    /// Every unit that has been on the board during the case.
    pub origins: Vec<Origin>,
    pub battles: u16,
    failures: Vec<Failure>,
}

impl Case {
    /// Runs the case; returns the expectations that were not met, in the order of their lines. For a case with an
    /// unreadable line, only that error is returned.
    #[must_use]
    pub fn run(&self) -> Vec<Failure> {
        match &self.script {
            Ok(script) => script.run(),
            Err(unreadable) => {
                let error = &unreadable.error;
                let came = format!("column {} cannot be read", error.column);
                vec![Failure { line: error.line, expected: error.expected.to_string(), came }]
            }
        }
    }
}

impl Script {
    fn run(&self) -> Vec<Failure> {
        let position = &self.position;
        let mut run = Run {
            case: self,
            game: position.game(),
            offer: position.offer,
            origins: Vec::new(),
            battles: 0,
            failures: Vec::new(),
        };
        for (hex, unit) in position.arrangement().units() {
            run.origins.push(Origin { began: hex, owner: unit.owner, tile: unit.tile, now: Some(hex) });
        }
        run.run_steps(&self.steps);
        run.failures.sort_by_key(|failure| failure.line);
        run.failures
    }
}

impl Run<'_> {
    fn run_steps(&mut self, steps: &[Step]) {
        let first_deed = steps.iter().position(|step| matches!(step.what, StepContent::Do(_))).unwrap_or(0);
        let mut answers = Answers::new(steps);
        for (index, step) in steps.iter().enumerate() {
            match &step.what {
                StepContent::Unit(line) => self.put_unit(step.line, line),
                StepContent::Do(deed) => {
                    let next = chooser(&steps[index + 1..]);
                    if let Err(failure) = self.carry_out(step.line, deed, next, &mut answers) {
                        // After a failed action, the remaining lines are meaningless.
                        self.failures.push(failure);
                        return;
                    }
                }
                StepContent::Illegal(deed) => self.expect_refusal(step.line, deed),
                StepContent::Answer(_) => {}
                StepContent::Expect(expectation) => {
                    let is_early = steps[..first_deed].iter().any(|earlier| std::ptr::eq(earlier, step));
                    if !(is_early && expectation.is_outcome()) {
                        self.check(step.line, expectation);
                    }
                }
            }
        }
        for step in &steps[..first_deed] {
            if let StepContent::Expect(expectation) = &step.what
                && expectation.is_outcome()
            {
                self.check(step.line, expectation);
            }
        }
        for (line, words) in answers.unused_answers(self.case, |hex, effect| self.has_had_effect(hex, effect)) {
            self.fail(line, format!("a decision for `{words}`"), "nobody was asked".to_owned());
        }
    }

    pub fn fail(&mut self, line: usize, expected: String, came: String) {
        self.failures.push(Failure { line, expected, came });
    }

    fn change_state(&mut self, change: impl FnOnce(&mut State)) {
        let mut state = self.game.state().clone();
        change(&mut state);
        self.game = self.game.clone().with_state(state);
    }

    fn put_unit(&mut self, line: usize, unit: &UnitLine) {
        if let Some(taken) = unit.hexes().find(|&hex| !self.game.arrangement().is_free(hex)) {
            let name = self.case.hex_name(taken);
            let there = self.unit_text_on(taken);
            return self.fail(line, format!("{name} to be free"), format!("{there} stands there"));
        }
        self.change_state(|state| {
            unit.put_on(&mut state.arrangement);
        });
        for (began, Unit { owner, tile, .. }) in [(unit.hex, unit.unit)].into_iter().chain(unit.second) {
            self.origins.push(Origin { began, owner, tile, now: Some(began) });
        }
    }

    /// The unit on a hex in the notation.
    pub fn unit_text_on(&self, hex: Hex) -> String {
        self.game
            .arrangement()
            .unit(hex)
            .map_or_else(|| "nothing".to_owned(), |unit| self.case.tile_text(unit.owner, unit.tile))
    }

    /// Prepares a side's turn with the tile that it needs, and returns the resulting act.
    fn prepare(&self, deed: &CaseAction) -> (Game, Side, Act) {
        let lend = |instant: Instant| Some(lent_id(instant));
        let (side, lent, action) = match *deed {
            CaseAction::Plain { side, act: Act::Action(action) } => {
                let has_turn = self.case.position.has_turn();
                // Without a `turn` line all hands are empty, so the case lends the tiles that the action needs.
                if has_turn {
                    return (self.game.clone(), side, Act::Action(action));
                }
                return (self.lend_tiles(side, action), side, Act::Action(action));
            }
            CaseAction::Plain { side, act } => return (self.game.clone(), side, act),
            CaseAction::Lent { by, action } => {
                return (self.lend_tiles(by, action), by, Act::Action(action));
            }
            CaseAction::Place { side, tile, hex, rotation } => {
                let action = Action::Place { tile, hex, rotation };
                return (self.with_turn_of(side, Some(tile)), side, Act::Action(action));
            }
            CaseAction::Build { side, tile, tokens: [first, second] } => {
                let mut game = self.with_structure_to_build(side, tile);
                if game.check(side, Action::Build(first)).is_err() {
                    return (game, side, Act::Action(Action::Build(first)));
                }
                let state = State { building: Some(first), ..game.state().clone() };
                game = game.with_state(state);
                return (game, side, Act::Action(Action::Build(second)));
            }
            CaseAction::Move { by, unit, to, rotation } => {
                let standing = self.game.arrangement().unit(unit).map(|unit| unit.rotation).unwrap_or_default();
                let rotation = rotation.unwrap_or(standing);
                let play = Move { from: unit, to: to.unwrap_or(unit), rotation };
                (by, lend(Instant::Move), Action::Play(Played::Move(play)))
            }
            CaseAction::Push { by, unit, target } => {
                let play = PushBack { pusher: unit, target };
                (by, lend(Instant::PushBack), Action::Play(Played::PushBack(play)))
            }
        };
        let lent = lent.and_then(|id| self.game.roster().army(side).find(&id));
        (self.with_turn_of(side, lent), side, Act::Action(action))
    }

    /// The game as if it were a side's turn, with the tiles that an action needs in its hand.
    fn lend_tiles(&self, side: Side, action: Action) -> Game {
        let army = self.game.roster().army(side);
        let instant = action.instant().and_then(|instant| army.find(&lent_id(instant)));
        let mut game = self.with_turn_of(side, None);
        if matches!(action, Action::Lead(_)) && game.state().pending.is_none() {
            // A Leader that is used after the draw needs that moment.
            let state = State { fresh: true, ..game.state().clone() };
            game = game.with_state(state);
        }
        [action.tile_from_hand(), instant].into_iter().fold(game, |game, tile| give_tile(game, side, tile))
    }

    /// The game as if a side had drawn, held three tiles and had this Structure.
    fn with_structure_to_build(&self, side: Side, first: TileId) -> Game {
        let game = self.with_turn_of(side, None);
        let mut state = game.state().clone();
        (state.phase, state.fresh) = (Phase::Discard, true);
        state.seats[side.index()].hand = vec![first; PRICE];
        let roster = game.roster().with_structure_alone(side, first);
        Game::resume(Arc::new(roster), state)
    }

    /// The game as if it were a side's turn, with one more tile in its hand.
    pub fn with_turn_of(&self, side: Side, lent: Option<TileId>) -> Game {
        let mut state = self.game.state().clone();
        if state.phase != Phase::Over && state.pending.is_none() {
            if state.active != side {
                state.active = side;
                state.second_move = None;
                // This is not the turn in the text, so it counts as the first one in its round, without any used tiles.
                (state.second, state.used) = (false, UsedTiles::default());
            }
            let others = self.game.playing_sides().without(side);
            match &mut state.stage {
                // In a duel the active side determines which turns remain in the end sequence.
                Stage::LastTurns { drawer, left } if others.len() == 1 => {
                    *left = if *drawer == side { others } else { Sides::NONE };
                }
                Stage::ExtraTurns { last, left } if others.len() == 1 => {
                    *left = if *last == side { Sides::NONE } else { others };
                }
                Stage::LastTurns { left, .. } | Stage::ExtraTurns { left, .. } => *left = left.without(side),
                Stage::Normal | Stage::FinalBattle { .. } | Stage::OvertimeBattle | Stage::Over { .. } => {}
            }
            state.phase = Phase::Play;
        }
        give_tile(self.game.clone().with_state(state), side, lent)
    }

    fn expect_refusal(&mut self, line: usize, deed: &CaseAction) {
        let (game, side, act) = self.prepare(deed);
        let is_legal = if let Act::Action(action) = act {
            game.check(side, action).is_ok()
        } else {
            Play::resume(&self.case.position, game, self.offer).act(side, act).is_ok()
        };
        if is_legal {
            let words = self.case.action_text(deed);
            self.fail(line, format!("`{words}` to be illegal"), "it is legal".to_owned());
        }
    }

    /// Carries out an action and answers the decisions that it leads to. Stops at a decision that `chooser` makes with
    /// the next action.
    fn carry_out(
        &mut self,
        line: usize,
        deed: &CaseAction,
        chooser: Option<Side>,
        answers: &mut Answers,
    ) -> Result<(), Failure> {
        let words = self.case.action_text(deed);
        let (game, side, act) = self.prepare(deed);
        let held = self.game.seat(side).hand.len();
        self.game = game;
        self.carry_out_step(line, &words, side, act, answers)?;
        // The second of two moves needs no tile, so a tile lent for it is taken back.
        let lent = !matches!(deed, CaseAction::Plain { .. } | CaseAction::Lent { action: Action::Lead(_), .. });
        if lent {
            self.change_state(|state| state.seats[side.index()].hand.truncate(held));
        }
        while let Some(decision) = self.game.decision() {
            answers.prepare(self.game.arrangement());
            if chooser == Some(decision.decider) && !answers.has_answer_for(decision) {
                return Ok(());
            }
            let (side, answer) = answers.next_answer(self.case, &self.game).map_err(|(expected, came)| Failure {
                line,
                expected,
                came,
            })?;
            self.carry_out_step(line, &words, side, Act::Action(Action::Choose { answer }), answers)?;
        }
        if self.game.state().second_move.is_some() {
            answers.process_second_move(self.game.state().active);
        }
        Ok(())
    }

    fn carry_out_step(
        &mut self,
        line: usize,
        words: &str,
        side: Side,
        act: Act,
        answers: &mut Answers,
    ) -> Result<(), Failure> {
        let refused = |refusal: Refusal| {
            let came = match refusal {
                Refusal::UnknownPile => "the order of the pile is not given".to_owned(),
                Refusal::Illegal(_) | Refusal::OfferOpen | Refusal::NoOffer => refusal.to_string(),
            };
            Failure { line, expected: format!("`{words}` to be possible"), came }
        };
        let mut play = Play::resume(&self.case.position, self.game.clone(), self.offer);
        answers.prepare(self.game.arrangement());
        let events = play.act(side, act).map_err(refused)?;
        (self.game, self.offer) = play.into_parts();
        for event in &events {
            self.track_event(event);
            answers.process_event(event, self.game.roster());
        }
        Ok(())
    }

    /// True if a unit with a given effect has been on a hex.
    pub fn has_had_effect(&self, hex: Hex, effect: Effect) -> bool {
        let stood = |origin: &&Origin| origin.began == hex || origin.now == Some(hex);
        let gives = |origin: &Origin| self.game.roster().tile(origin.owner, origin.tile).has_effect(effect);
        self.origins.iter().filter(stood).any(gives)
    }

    fn track_event(&mut self, event: &Event) {
        match event {
            Event::BattleBegan { .. } => self.battles += 1,
            Event::Placed { unit, .. } | Event::HeadquartersPlaced { unit, .. } => {
                let now = Some(unit.hex);
                self.origins.push(Origin { began: unit.hex, owner: unit.owner, tile: unit.tile, now });
            }
            Event::Built { one, two, .. } => {
                let began = |token: &EventTile| Origin {
                    began: token.hex,
                    owner: token.owner,
                    tile: token.tile,
                    now: Some(token.hex),
                };
                self.origins.extend([one, two].map(began));
            }
            Event::Moved { unit, to, .. } | Event::Pushed { unit, to, .. } | Event::Dragged { unit, to } => {
                self.relocate(unit.hex, Some(*to));
            }
            Event::Swapped { one, other } => {
                for origin in &mut self.origins {
                    origin.now = origin.now.map(|now| match now {
                        _ if now == one.hex => other.hex,
                        _ if now == other.hex => one.hex,
                        _ => now,
                    });
                }
            }
            Event::Destroyed { unit, .. } => self.forget(*unit),
            Event::Replaced { out, unit, .. } => {
                self.forget(*out);
                let now = Some(unit.hex);
                self.origins.push(Origin { began: unit.hex, owner: unit.owner, tile: unit.tile, now });
            }
            _ => {}
        }
    }

    /// Records that a unit has left the board; a Structure leaves with both tokens.
    fn forget(&mut self, gone: EventTile) {
        if self.game.roster().tile(gone.owner, gone.tile).token.is_none() {
            return self.relocate(gone.hex, None);
        }
        let roster = self.game.roster_handle();
        let is_token =
            |origin: &&mut Origin| origin.owner == gone.owner && roster.tile(origin.owner, origin.tile).token.is_some();
        self.origins.iter_mut().filter(is_token).for_each(|token| token.now = None);
    }

    fn relocate(&mut self, from: Hex, to: Option<Hex>) {
        if let Some(origin) = self.origins.iter_mut().find(|origin| origin.now == Some(from)) {
            origin.now = to;
        }
    }
}

/// The side that answers an open decision with the next action of the case, if that action is an answer.
fn chooser(rest: &[Step]) -> Option<Side> {
    let deed = rest.iter().find_map(|step| if let StepContent::Do(deed) = step.what { Some(deed) } else { None })?;
    if let CaseAction::Plain { side, act: Act::Action(Action::Choose { .. }) } = deed { Some(side) } else { None }
}

/// The game with one more tile in a hand.
fn give_tile(game: Game, side: Side, tile: Option<TileId>) -> Game {
    let Some(tile) = tile else { return game };
    let mut state = game.state().clone();
    state.seats[side.index()].hand.push(tile);
    game.with_state(state)
}
