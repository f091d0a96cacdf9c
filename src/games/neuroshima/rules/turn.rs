//! Applying an action, and the course of turns and Battles that follows from it (NH-3, NH-4, NH-11).

use super::action::{Ability, Action};
use super::arrangement::{Side, Unit};
use super::battle::blast::bomb;
use super::battle::damage::{Damage, Fallen, Harm, Order, Packet, carry_out, remove_the_dead, seen};
use super::board::{Hex, HexSet, Rotation};
use super::decision::{Decision, Question};
use super::event::{BattleCause, Event, Hit, HitSource, MoveCause, OutcomeReason, Seen, Witness};
use super::game::{Game, Interrupted, Pending, Phase, SecondMove};
use super::illegal::Illegal;
use super::influence::Influence;
use super::instants::push;
use super::tile::{Effect, Instant, TileId};

/// One move of one unit.
#[derive(Debug, Clone, Copy)]
struct Displacement {
    from: Hex,
    to: Hex,
    rotation: Rotation,
    by: MoveCause,
    /// Whether it is the second of two moves.
    second: bool,
}

impl Game {
    /// Carries out an action of a side and everything that follows from it without a further decision.
    ///
    /// # Errors
    ///
    /// If the action is not legal; the game is then as it was.
    pub fn apply(&mut self, side: Side, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.apply_before(side, action, &mut events)?;
        Ok(events)
    }

    /// As [`Game::apply`], before a witness of the caller's choice.
    ///
    /// # Errors
    ///
    /// If the action is not legal; the game is then as it was, and the witness has heard nothing.
    pub fn apply_before(&mut self, side: Side, action: Action, witness: &mut impl Witness) -> Result<(), Illegal> {
        self.check(side, action)?;
        if !matches!(action, Action::Draw | Action::Redraw) {
            self.state.fresh = false;
        }
        // Whatever is done now, nothing else comes between two moves of one unit (NH-9.13).
        let second = self.state.second_move.take();
        match action {
            Action::PlaceHeadquarters { hex, rotation } => self.place_headquarters(side, hex, rotation, witness),
            Action::Draw => self.draw(witness),
            Action::Redraw => self.redraw(witness),
            Action::Discard { tile } => self.discard(tile, witness),
            Action::Place { tile, hex, rotation } => self.place(tile, hex, rotation, witness),
            Action::Battle => {
                self.play_instant(Instant::Battle, witness);
                self.force_battle(BattleCause::Tile, witness);
            }
            Action::Move { from, to, rotation } => {
                let second = second == Some(SecondMove { unit: from, by: MoveCause::Tile });
                if !second {
                    self.play_instant(Instant::Move, witness);
                }
                self.displace(Displacement { from, to, rotation, by: MoveCause::Tile, second }, witness);
            }
            Action::Use { ability, from, to, rotation, via } => {
                let by = MoveCause::Ability(ability);
                let second = via.is_none() && second == Some(SecondMove { unit: from, by });
                if !second {
                    self.spend(ability, from, via);
                }
                self.displace(Displacement { from, to, rotation, by, second }, witness);
            }
            Action::Push { pusher, target } => {
                self.play_instant(Instant::PushBack, witness);
                self.push(pusher, target, witness);
            }
            Action::Grenade { hex } => self.damage_by(Instant::Grenade, hex, Harm::Destruction, witness),
            Action::Sniper { hex } => self.damage_by(Instant::Sniper, hex, Harm::Wounds(1), witness),
            Action::Bomb { centre } => self.bomb(centre, witness),
            Action::Choose { answer } => self.choose(answer, witness),
            Action::End => self.end_turn(witness),
        }
        Ok(())
    }

    /// A side gives up, in any turn: its opponent wins.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn resign(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        self.stop(self.roster.mode().opponent(side), OutcomeReason::Resignation)
    }

    /// Both sides agree on a draw, in any turn.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn agree_on_draw(&mut self) -> Result<Vec<Event>, Illegal> {
        self.stop(None, OutcomeReason::Agreement)
    }

    /// Ends the game from outside its rules.
    pub(super) fn stop(&mut self, winner: Option<Side>, reason: OutcomeReason) -> Result<Vec<Event>, Illegal> {
        if self.state.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        let mut events = Vec::new();
        self.state.pending = None;
        self.state.second_move = None;
        self.game_over(winner, reason, &mut events);
        Ok(events)
    }

    /// HQs are placed in turn order; then the first turn begins (NH-2.3).
    fn place_headquarters(&mut self, side: Side, hex: Hex, rotation: Rotation, witness: &mut impl Witness) {
        let tile = self.roster().army(side).headquarters();
        self.state.arrangement.put(hex, Unit::new(side, tile, rotation));
        witness.note(|| Event::HeadquartersPlaced { unit: Seen { hex, owner: side, tile }, rotation });
        let next = self.next_side();
        if next.index() == 0 {
            self.begin_turn(next, witness);
        } else {
            self.state.active = next;
        }
    }

    /// NH-3.1, NH-3.4.
    fn draw(&mut self, witness: &mut impl Witness) {
        let side = self.state.active;
        let limit = self.draw_limit();
        let seat = &mut self.state.seats[side.index()];
        let wanted = limit.saturating_sub(seat.hand.len()).min(seat.pile.len());
        let drawn: Vec<TileId> = seat.pile.drain(seat.pile.len() - wanted..).rev().collect();
        seat.hand.extend(&drawn);
        let (left, held) = (seat.pile.len(), seat.hand.len());
        self.state.fresh = true;
        self.state.phase = if held >= super::game::HAND_LIMIT { Phase::Discard } else { Phase::Play };
        let was_last = left == 0 && wanted > 0;
        witness.note(|| Event::Drew { side, tiles: drawn, left });
        if was_last {
            self.last_tile_drawn(side, witness);
        }
    }

    /// NH-3.2, NH-3.3.
    fn redraw(&mut self, witness: &mut impl Witness) {
        let side = self.state.active;
        let seat = &mut self.state.seats[side.index()];
        let tiles = std::mem::take(&mut seat.hand);
        seat.discard.extend(&tiles);
        witness.note(|| Event::UnluckyDraw { side, tiles });
        self.draw(witness);
    }

    fn discard(&mut self, tile: TileId, witness: &mut impl Witness) {
        let side = self.state.active;
        let compulsory = self.state.phase == Phase::Discard;
        self.take_from_hand(tile);
        self.state.seats[side.index()].discard.push(tile);
        self.state.phase = Phase::Play;
        witness.note(|| Event::Discarded { side, tile, compulsory });
    }

    fn take_from_hand(&mut self, tile: TileId) {
        let hand = &mut self.state.seats[self.state.active.index()].hand;
        if let Some(index) = hand.iter().position(|&held| held == tile) {
            hand.remove(index);
        }
    }

    fn place(&mut self, tile: TileId, hex: Hex, rotation: Rotation, witness: &mut impl Witness) {
        let side = self.state.active;
        self.take_from_hand(tile);
        self.state.arrangement.put(hex, Unit::new(side, tile, rotation));
        witness.note(|| Event::Placed { unit: Seen { hex, owner: side, tile }, rotation });
        self.settle_board(witness);
    }

    /// Lays an instant from the hand on the discard pile (NH-10.1).
    fn play_instant(&mut self, instant: Instant, witness: &mut impl Witness) {
        let side = self.state.active;
        let tile = self.held_instant(side, instant).expect("checked before the action is carried out");
        self.take_from_hand(tile);
        self.state.seats[side.index()].discard.push(tile);
        witness.note(|| Event::InstantPlayed { side, tile, instant });
    }

    /// Marks an ability as used in this turn (NH-3.8, NH-9.12).
    fn spend(&mut self, ability: Ability, unit: Hex, via: Option<Hex>) {
        let transport = match ability {
            Ability::Mobility => None,
            Ability::Transport => {
                let influence = Influence::read(self.roster(), self.arrangement());
                let used = self.arrangement().unit(unit).map(|unit| unit.spent.transports).unwrap_or_default();
                via.or_else(|| influence.sources(unit, Effect::Transport).find(|&hex| !used.contains(hex)))
            }
        };
        let Some(unit) = self.state.arrangement.unit_mut(unit) else { return };
        match transport {
            Some(transport) => unit.spent.transports.insert(transport),
            None => unit.spent.mobility = true,
        }
    }

    /// A move, a turn, or both as one act (NH-3.11, NH-3.12). With a Recon Centre at work the unit may then make one
    /// more such move, if it still can (NH-9.11, NH-9.13).
    fn displace(&mut self, displacement: Displacement, witness: &mut impl Witness) {
        let Displacement { from, to, rotation, by, second } = displacement;
        let unit = seen(&self.state.arrangement, from);
        let doubled =
            !second && Influence::read(self.roster(), self.arrangement()).has_global(self.state.active, Effect::Recon);
        self.state.arrangement.displace(from, to);
        let moved = self.state.arrangement.unit_mut(to).expect("checked before the action is carried out");
        let turned = moved.rotation != rotation;
        moved.rotation = rotation;
        witness.note(|| Event::Moved { unit, to, rotation, turned, by });
        self.settle_board(witness);
        let stands =
            self.arrangement().unit(to).is_some_and(|there| (there.owner, there.tile) == (unit.owner, unit.tile));
        if doubled
            && stands
            && (self.state.active, self.state.phase) == (unit.owner, Phase::Play)
            && !Influence::read(self.roster(), self.arrangement()).is_netted(to)
        {
            self.state.second_move = Some(SecondMove { unit: to, by });
        }
    }

    /// The pushed side chooses among several hexes (D10, NH-10.12).
    fn push(&mut self, pusher: Hex, target: Hex, witness: &mut impl Witness) {
        let options: Vec<Hex> = push::destinations(&self.state.arrangement, pusher, target).collect();
        if let [only] = options[..] {
            self.push_to(pusher, target, only, witness);
            return;
        }
        let decider = Influence::read(self.roster(), self.arrangement()).controller(target);
        let decider = decider.expect("checked before the action is carried out");
        let question = Question::PushDestination { unit: target, pusher, options };
        self.ask(Decision { decider, question }, Interrupted::Push { pusher, target }, witness);
    }

    fn push_to(&mut self, pusher: Hex, target: Hex, to: Hex, witness: &mut impl Witness) {
        let (unit, pusher) = (seen(&self.state.arrangement, target), seen(&self.state.arrangement, pusher));
        self.state.arrangement.displace(target, to);
        witness.note(|| Event::Pushed { unit, to, pusher });
        self.settle_board(witness);
    }

    /// An instant harms one unit; Medics react at once (NH-10.1).
    fn damage_by(&mut self, instant: Instant, target: Hex, harm: Harm, witness: &mut impl Witness) {
        self.play_instant(instant, witness);
        let source = HitSource::Instant { side: self.state.active, instant };
        let unit = seen(&self.state.arrangement, target);
        witness.note(|| {
            let wounds = if let Harm::Wounds(wounds) = harm { wounds } else { 0 };
            Event::Hit(Hit { destroys: harm == Harm::Destruction, ..Hit::plain(source, unit, wounds) })
        });
        self.settle_damage(Damage::new(vec![Packet { source, target, harm }], HexSet::EMPTY), witness);
    }

    /// One wound for each unit on the hex and around it, friendly ones too, HQs excepted (NH-10.15).
    fn bomb(&mut self, centre: Hex, witness: &mut impl Witness) {
        self.play_instant(Instant::Bomb, witness);
        let side = self.state.active;
        witness.note(|| Event::BombDropped { side, centre });
        let source = HitSource::Instant { side, instant: Instant::Bomb };
        let victims: Vec<Hex> = bomb(&Influence::read(self.roster(), self.arrangement()), centre).iter().collect();
        for &target in &victims {
            let unit = seen(&self.state.arrangement, target);
            witness.note(|| Event::Hit(Hit::plain(source, unit, 1)));
        }
        let packets = victims.into_iter().map(|target| Packet { source, target, harm: Harm::Wounds(1) }).collect();
        self.settle_damage(Damage::new(packets, HexSet::EMPTY), witness);
    }

    fn settle_damage(&mut self, mut damage: Damage, witness: &mut impl Witness) {
        let influence = Influence::read(self.roster(), self.arrangement());
        if let Some(decision) = damage.settle(&influence, Order::Last(self.state.active), witness) {
            self.ask(decision, Interrupted::Damage(damage), witness);
            return;
        }
        let verdicts = damage.verdicts(&influence);
        let roster = self.roster_handle();
        let mut fallen = Fallen::new();
        carry_out(verdicts, &roster, &mut self.state.arrangement, &mut fallen, witness);
        self.bury(fallen);
        self.settle_board(witness);
    }

    /// The state check after each change of the board outside a Battle (NH-3.9): deaths, then the full board, which
    /// ends the turn and starts a Battle (NH-4.5, NH-4.6).
    fn settle_board(&mut self, witness: &mut impl Witness) {
        let roster = self.roster_handle();
        let mut fallen = Fallen::new();
        remove_the_dead(&roster, &mut self.state.arrangement, &mut fallen, witness);
        self.bury(fallen);
        if self.state.arrangement.is_full() {
            self.force_battle(BattleCause::FullBoard, witness);
        }
    }

    /// Tiles that left the board go to their owners' discard piles (NH-0.4).
    pub(super) fn bury(&mut self, fallen: impl IntoIterator<Item = Unit>) {
        for unit in fallen {
            self.state.seats[unit.owner.index()].discard.push(unit.tile);
        }
    }

    pub(super) fn ask(&mut self, decision: Decision, interrupted: Interrupted, witness: &mut impl Witness) {
        let decider = decision.decider;
        self.state.pending = Some(Pending { decision, interrupted });
        witness.note(|| Event::DecisionAsked { decider });
    }

    /// Answers the open decision and goes on with what it interrupted.
    fn choose(&mut self, answer: u8, witness: &mut impl Witness) {
        let Pending { decision, interrupted } =
            self.state.pending.take().expect("checked before the action is carried out");
        let decider = decision.decider;
        witness.note(|| Event::DecisionMade { decider, answer });
        let index = usize::from(answer) - 1;
        match (interrupted, &decision.question) {
            (Interrupted::Push { pusher, target }, Question::PushDestination { options, .. }) => {
                self.push_to(pusher, target, options[index], witness);
            }
            (Interrupted::Damage(mut damage), Question::Absorption { options }) => {
                damage.absorb(options[index], &Influence::read(self.roster(), self.arrangement()), witness);
                self.settle_damage(damage, witness);
            }
            (Interrupted::Battle { mut battle, before }, question) => {
                battle.answer(question, index, self.roster(), self.arrangement(), witness);
                self.fight(*battle, before.map(|before| *before), witness);
            }
            (Interrupted::Push { .. } | Interrupted::Damage(_), _) => {
                unreachable!("a decision is stored together with what it interrupted")
            }
        }
    }
}
