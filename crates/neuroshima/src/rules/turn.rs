//! Applying an action, and the turns and Battles that follow from it (NH-3, NH-4, NH-11).
//!
//! With an empty pile, a turn begins in the play phase, since there are never three tiles for the compulsory discard.

use super::action::Action;
use super::arrangement::{Side, Unit};
use super::battle::damage::event_tile;
use super::battle::verdict::destroy;
use super::board::{Hex, HexSet, Rotation};
use super::cards::Card;
use super::decision::{CardAbsorption, Decision, Question};
use super::event::{DestructionCause, Event, EventSink, EventTile, OutcomeReason};
use super::game::{Game, Interrupted, PaidAction, PendingDecision, Phase};
use super::hold::TakeoverMemory;
use super::illegal::Illegal;
use super::influence::Influence;
use super::instants::PushBack;
use super::terms::HAND_LIMIT;
use super::tile::TileId;
use sztab_game::Sides;

impl Game {
    /// Number of tiles that the side may hold after drawing this turn (NH-2.5, NH-3.1). With Alternative start it is
    /// the full number from the first turn on (NH-13.1); with Reinforcements it is three more (NH-13.2).
    pub(in crate::rules) fn draw_limit(&self) -> usize {
        let (terms, turn) = (self.roster.terms(), usize::from(self.state.turn));
        let reserve = terms.hand_limit() - HAND_LIMIT;
        if terms.alternative_start { terms.hand_limit() } else { turn.min(HAND_LIMIT) + reserve }
    }

    /// Carries out an action of a side, and everything that follows from it until the next decision.
    ///
    /// # Errors
    ///
    /// If the action is not legal; the game then stays unchanged.
    pub fn apply(&mut self, side: Side, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.apply_with(side, action, &mut events)?;
        Ok(events)
    }

    /// Works like [`Game::apply`], with a sink provided by the caller.
    ///
    /// # Errors
    ///
    /// If the action is not legal; the game then stays unchanged, and no event has been emitted.
    pub fn apply_with(&mut self, side: Side, action: Action, sink: &mut impl EventSink) -> Result<(), Illegal> {
        self.check(side, action)?;
        self.was_full = self.roster.terms().uses_older_rules() && self.arrangement().is_full();
        self.store_takeovers();
        if !self.keeps_fresh(action) {
            self.state.fresh = false;
        }
        // Any other action forfeits the unit's second move (NH-9.13).
        let open = self.state.second_move.take();
        let is_second = action
            .second_move()
            .zip(open)
            .is_some_and(|(second, open)| self.arrangement().is_second_move(open, second));
        if is_second {
            self.state.second_move = open;
        }
        match action {
            Action::ChooseLeader { leader } => self.choose_leader(side, leader, sink),
            Action::PlaceHeadquarters { hex, rotation } => self.place_headquarters(side, hex, rotation, sink),
            Action::Draw => self.draw(sink),
            Action::Fetch => {
                self.take_from_base(sink);
                self.draw(sink);
            }
            Action::Redraw => self.redraw(sink),
            Action::Build(token) => self.build(token, sink),
            Action::Lay { tile } => self.lay_on_base(tile, sink),
            Action::Tactic(tactic) => {
                self.play_tactic(tactic.instant(), sink);
                tactic.as_played().perform(self, false, sink);
            }
            Action::Discard { tile } => self.discard(tile, sink),
            Action::Place { tile, hex, rotation } => self.place(tile, hex, rotation, sink),
            Action::Play(play) => {
                if !is_second {
                    self.play_instant(play.entry(), sink);
                }
                play.perform(self, is_second, sink);
            }
            Action::Use(used) => used.perform(self, is_second, sink),
            Action::Lead(lead) => self.use_lead(lead, sink),
            Action::Choose { answer } => self.choose(answer, sink),
            Action::End => self.end_turn(sink),
        }
        self.continue_without_absent_players(sink);
        self.was_full = false;
        Ok(())
    }

    /// True if an action leaves the moment after the draw open, in which an unlucky draw may be redrawn.
    fn keeps_fresh(&self, action: Action) -> bool {
        match action {
            Action::Draw | Action::Fetch | Action::Redraw | Action::Build(_) | Action::Lead(_) => true,
            Action::Choose { .. } => self.state.arrangement.leaders.is_some(),
            Action::ChooseLeader { .. }
            | Action::PlaceHeadquarters { .. }
            | Action::Discard { .. }
            | Action::Lay { .. }
            | Action::Place { .. }
            | Action::Play(_)
            | Action::Tactic(_)
            | Action::Use(_)
            | Action::End => false,
        }
    }

    /// Continues without waiting for players who have left: their decisions get the first answer, and their turns are
    /// skipped. If the terms say so, their tiles leave the board as soon as no open decision depends on them.
    pub(super) fn continue_without_absent_players(&mut self, sink: &mut impl EventSink) {
        loop {
            if self.state.pending.is_none() && self.state.phase != Phase::Over {
                self.remove_departed(sink);
            }
            if self.state.arrangement.held.is_set() {
                self.update_takeovers(sink);
                self.ask_rotation(sink);
            }
            if !self.side_to_act().is_some_and(|side| self.state.contest.absent.contains(side)) {
                (self.state.arrangement.held, self.due) = (TakeoverMemory::default(), HexSet::EMPTY);
                return;
            }
            if self.decision().is_some() {
                self.choose(1, sink);
            } else if self.state.phase == Phase::Headquarters {
                self.place_next(sink);
            } else {
                self.abandon_turn(sink);
            }
        }
    }

    /// Ends the game as a draw, in any turn, because all contenders have agreed: they share first place.
    ///
    /// # Errors
    ///
    /// If the game is already over.
    pub fn agree_on_draw(&mut self) -> Result<Vec<Event>, Illegal> {
        self.end_outside_rules(self.contenders(), OutcomeReason::Agreement)
    }

    /// Ends the game as decided by an organiser: these sides win, or it is a draw.
    ///
    /// # Errors
    ///
    /// If the game is already over.
    pub fn adjudicate(&mut self, winners: Sides) -> Result<Vec<Event>, Illegal> {
        self.end_outside_rules(winners, OutcomeReason::Adjudication)
    }

    /// Ends the game for a reason outside the rules.
    pub(super) fn end_outside_rules(&mut self, winners: Sides, reason: OutcomeReason) -> Result<Vec<Event>, Illegal> {
        if self.state.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        let mut events = Vec::new();
        self.state.pending = None;
        self.state.second_move = None;
        self.end_game(winners, reason, &mut events);
        Ok(events)
    }

    /// Places an HQ. The next side then places its HQ or, once all are placed, the first turn begins (NH-2.3).
    fn place_headquarters(&mut self, side: Side, hex: Hex, rotation: Rotation, sink: &mut impl EventSink) {
        let tile = self.roster().army(side).headquarters();
        self.state.arrangement.put(hex, Unit::new(side, tile, rotation));
        sink.emit(|| Event::HeadquartersPlaced { unit: EventTile { hex, owner: side, tile }, rotation });
        self.place_next(sink);
    }

    /// Makes the next side place its HQ, or begins the first turn if all HQs are placed.
    pub(super) fn place_next(&mut self, sink: &mut impl EventSink) {
        if let Some(next) = self.next_side_to_place() {
            self.state.active = next;
        } else {
            self.forget_holds();
            self.begin_first_turn(sink);
        }
    }

    /// Draws tiles at the start of a turn (NH-3.1, NH-3.4).
    fn draw(&mut self, sink: &mut impl EventSink) {
        let wanted = self.draw_limit().saturating_sub(self.seat(self.state.active).hand.len());
        self.state.fresh = true;
        let is_last = self.take_from_pile(wanted, sink);
        let held = self.seat(self.state.active).hand.len();
        self.state.phase = if held >= self.roster.terms().hand_limit() { Phase::Discard } else { Phase::Play };
        if is_last {
            self.handle_last_tile(self.state.active, sink);
        }
    }

    /// Draws tiles, as far as there are any.
    pub(super) fn draw_tiles(&mut self, wanted: usize, sink: &mut impl EventSink) {
        if self.take_from_pile(wanted, sink) {
            self.handle_last_tile(self.state.active, sink);
        }
    }

    /// Takes tiles from the pile to the hand; returns whether the last one was among them.
    fn take_from_pile(&mut self, wanted: usize, sink: &mut impl EventSink) -> bool {
        let side = self.state.active;
        let seat = &mut self.state.seats[side.index()];
        let wanted = wanted.min(seat.pile.len());
        let drawn: Vec<TileId> = seat.pile.drain(seat.pile.len() - wanted..).rev().collect();
        seat.known = seat.known.saturating_sub(u8::try_from(wanted).unwrap_or(u8::MAX));
        seat.hand.extend(&drawn);
        let left = seat.pile.len();
        sink.emit(|| Event::Drew { side, tiles: drawn, left });
        left == 0 && wanted > 0
    }

    /// The number of tiles that remain in a hand after an unlucky draw is discarded: none, or with Reinforcements all
    /// but three (NH-13.3).
    pub(super) fn hand_after_redraw(&self, side: Side) -> usize {
        if self.roster.terms().reinforcements { self.seat(side).hand.len().saturating_sub(REDRAW_COUNT) } else { 0 }
    }

    /// Discards and redraws an unlucky draw (NH-3.2, NH-3.3).
    fn redraw(&mut self, sink: &mut impl EventSink) {
        let side = self.state.active;
        let hand = self.seat(side).hand.clone();
        if !self.roster.terms().reinforcements {
            return self.replace_with_drawn_tiles(hand, sink);
        }
        let options = sets_of_three(&hand);
        if let [only] = options[..] {
            return self.replace_with_drawn_tiles(only.to_vec(), sink);
        }
        let decision = Decision { decider: side, question: Question::Redraw { options } };
        self.ask(decision, Interrupted::Redraw, sink);
    }

    /// Discards tiles from the hand and draws others in their place (NH-3.2, NH-13.3).
    fn replace_with_drawn_tiles(&mut self, tiles: Vec<TileId>, sink: &mut impl EventSink) {
        let side = self.state.active;
        tiles.iter().for_each(|&tile| self.take_from_hand(tile));
        self.state.seats[side.index()].discard.extend(&tiles);
        sink.emit(|| Event::UnluckyDraw { side, tiles });
        self.draw(sink);
    }

    fn discard(&mut self, tile: TileId, sink: &mut impl EventSink) {
        let side = self.state.active;
        let compulsory = self.state.phase == Phase::Discard;
        self.take_from_hand(tile);
        self.state.seats[side.index()].discard.push(tile);
        self.state.phase = Phase::Play;
        if !compulsory && self.has_use_limit() {
            self.state.used.discarded += 1;
        }
        sink.emit(|| Event::Discarded { side, tile, compulsory });
    }

    fn place(&mut self, tile: TileId, hex: Hex, rotation: Rotation, sink: &mut impl EventSink) {
        let side = self.state.active;
        if self.roster.tile(side, tile).foundation().is_some() {
            return self.lay_foundation(tile, hex, sink);
        }
        if !self.arrangement().is_free(hex) {
            return self.pay_for(PaidAction::Execution { tile, hex, rotation }, sink);
        }
        self.put_on_board(tile, hex, rotation, sink);
    }

    /// Removes a unit from the board regardless of any protection, and puts the tile in its place (NH-14.24).
    pub(super) fn execute(&mut self, tile: TileId, hex: Hex, rotation: Rotation, sink: &mut impl EventSink) {
        let executed = destroy(&mut self.state.arrangement, hex, DestructionCause::Execution, sink);
        self.discard_fallen(executed, sink);
        self.put_on_board(tile, hex, rotation, sink);
    }

    /// Puts a unit from the hand on the board.
    fn put_on_board(&mut self, tile: TileId, hex: Hex, rotation: Rotation, sink: &mut impl EventSink) {
        let side = self.state.active;
        self.take_from_hand(tile);
        self.count_played_tile();
        self.state.arrangement.put(hex, Unit::new(side, tile, rotation));
        sink.emit(|| Event::Placed { unit: EventTile { hex, owner: side, tile }, rotation });
        self.settle_arrivals([hex].into_iter().collect(), sink);
    }

    /// Answers the open decision and continues the play that it interrupted.
    fn choose(&mut self, answer: u8, sink: &mut impl EventSink) {
        let PendingDecision { decision, interrupted, held, was_full, boarding } =
            self.state.pending.take().expect("checked before the action is carried out");
        self.store_takeovers();
        if matches!(interrupted, Interrupted::Damage(_)) {
            self.state.arrangement.held = TakeoverMemory::from_holds(held);
            (self.was_full, self.boarding) = (was_full, boarding);
        }
        sink.emit(|| Event::DecisionMade { decider: decision.decider, answer });
        self.resume_interrupted(interrupted, &decision, answer, sink);
    }

    /// Continues the play that a decision interrupted.
    fn resume_interrupted(
        &mut self,
        interrupted: Interrupted,
        Decision { decider, question }: &Decision,
        answer: u8,
        sink: &mut impl EventSink,
    ) {
        let (decider, index) = (*decider, usize::from(answer) - 1);
        match (interrupted, question) {
            (Interrupted::Push { pusher, target }, Question::PushDestination { options, .. }) => {
                PushBack { pusher, target }.push_to(self, options[index], sink);
            }
            (Interrupted::Damage(mut damage), Question::Absorption { options }) => {
                damage.absorb(options[index], &Influence::evaluate(self.roster(), self.arrangement()), sink);
                self.settle_damage(damage, sink);
            }
            (Interrupted::Damage(mut damage), Question::MedicCard { options }) => {
                damage.answer_card(decider, self.use_medic_card(decider, options, index, sink));
                self.settle_damage(damage, sink);
            }
            (Interrupted::Battle { mut battle, before }, question) => {
                if let Question::Leader { options, .. } = question {
                    self.answer_leader(decider, &mut battle, options, index, sink);
                } else if let Question::MedicCard { options } = question {
                    battle.answer_card(decider, self.use_medic_card(decider, options, index, sink));
                } else {
                    battle.answer(question, index, self.roster(), self.arrangement(), sink);
                }
                self.run_battle(*battle, before.map(|before| *before), sink);
            }
            (Interrupted::Redraw, Question::Redraw { options }) => {
                self.replace_with_drawn_tiles(options[index].to_vec(), sink);
            }
            (Interrupted::Leading(progress), Question::Leader { options, .. }) => {
                self.continue_lead_with(progress, options[index], sink);
            }
            (Interrupted::Payment(deed), Question::Payee { options }) => self.pay_to(options[index], deed, sink),
            (Interrupted::Build { second }, Question::StructurePrice { options }) => {
                if let Some(first) = self.state.building {
                    self.place_structure([first, second], options[index], sink);
                }
            }
            (Interrupted::Rotation { due }, Question::Rotation { unit, rotation, other }) => {
                self.due = due;
                self.turn_taken_unit((*unit, *rotation), *other, answer - 1, decider, sink);
                self.settle_board(sink);
            }
            (Interrupted::AfterBattle { cause, causer, before, due }, Question::Rotation { unit, rotation, other }) => {
                self.due = due;
                self.turn_taken_unit((*unit, *rotation), *other, answer - 1, decider, sink);
                self.clear_dead_units(sink);
                self.continue_after_battle(cause, causer, before.as_deref(), sink);
            }
            (Interrupted::MoveOn { second, .. }, Question::MoveOn { .. }) if index == 0 => {
                self.state.second_move = Some(second);
            }
            (Interrupted::MoveOn { due, .. }, Question::MoveOn { .. }) => self.due = due,
            (
                Interrupted::Push { .. }
                | Interrupted::Damage(_)
                | Interrupted::Redraw
                | Interrupted::Build { .. }
                | Interrupted::Leading(_)
                | Interrupted::Payment(_)
                | Interrupted::Rotation { .. }
                | Interrupted::AfterBattle { .. }
                | Interrupted::MoveOn { .. },
                _,
            ) => unreachable!("a decision is stored together with what it interrupted"),
        }
    }

    /// The attack that a Medic card absorbs according to an answer; the first answer is to keep the card (NH-13.40).
    fn use_medic_card<'a>(
        &mut self,
        side: Side,
        options: &'a [CardAbsorption],
        answer: usize,
        sink: &mut impl EventSink,
    ) -> Option<&'a CardAbsorption> {
        let spared = options.get(answer.checked_sub(1)?)?;
        let CardAbsorption { patient, source, wounds, .. } = *spared;
        self.state.arrangement.cards.set(side, Card::Medic, false);
        let patient = event_tile(&self.state.arrangement, patient);
        sink.emit(|| Event::CardAbsorbed { side, patient, source, wounds });
        Some(spared)
    }
}

/// Number of tiles that an unlucky draw discards with Reinforcements (NH-13.3).
const REDRAW_COUNT: usize = 3;

/// Every choice of three tiles from a hand, each listed once, in the order of the tiles (NH-13.3).
pub(super) fn sets_of_three(hand: &[TileId]) -> Vec<[TileId; REDRAW_COUNT]> {
    let mut hand = hand.to_vec();
    hand.sort_unstable();
    let mut ways = Vec::new();
    for one in 0..hand.len() {
        for two in one + 1..hand.len() {
            for three in two + 1..hand.len() {
                ways.push([hand[one], hand[two], hand[three]]);
            }
        }
    }
    ways.sort_unstable();
    ways.dedup();
    ways
}
