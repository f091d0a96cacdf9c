//! Applying an action, and the course of turns and Battles that follows from it (NH-3, NH-4, NH-11).

use super::action::{Ability, Action};
use super::arrangement::{Side, Unit};
use super::battle::BattleCause;
use super::battle::damage::{Damage, Harm, Order, Packet, destroy, seen};
use super::board::{Hex, Rotation};
use super::decision::{Decision, Question};
use super::event::{DestructionCause, Event, Hit, HitSource, MoveCause, OutcomeReason, Seen, Witness};
use super::game::{Game, Interrupted, Pending, Phase};
use super::illegal::Illegal;
use super::influence::Influence;
use super::instants::push;
use super::tile::{Instant, TileId};

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
                self.play_instant(Instant::Move, witness);
                self.displace(from, to, rotation, MoveCause::Tile, witness);
            }
            Action::Use { ability, from, to, rotation } => {
                self.displace(from, to, rotation, MoveCause::Ability(ability), witness);
            }
            Action::Push { pusher, target } => {
                self.play_instant(Instant::PushBack, witness);
                self.push(pusher, target, witness);
            }
            Action::Grenade { hex } => self.damage_by(Instant::Grenade, hex, Harm::Destruction, witness),
            Action::Sniper { hex } => self.damage_by(Instant::Sniper, hex, Harm::Wounds(1), witness),
            Action::Choose { answer } => self.choose(answer, witness),
            Action::End => self.end_turn(witness),
        }
        Ok(())
    }

    /// A side gives up, in whoever's turn: the other one wins.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn resign(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        if self.state.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        let mut events = Vec::new();
        self.state.pending = None;
        self.game_over(Some(side.opponent()), OutcomeReason::Resignation, &mut events);
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

    /// A move, a turn, or both as one act (NH-3.11, NH-3.12).
    fn displace(&mut self, from: Hex, to: Hex, rotation: Rotation, by: MoveCause, witness: &mut impl Witness) {
        let unit = seen(&self.state.arrangement, from);
        let mut moved = self.state.arrangement.take(from).expect("checked before the action is carried out");
        let turned = moved.rotation != rotation;
        moved.rotation = rotation;
        match by {
            MoveCause::Tile => {}
            MoveCause::Ability(Ability::Mobility) => moved.spent.mobility = true,
            MoveCause::Ability(Ability::Transport) => moved.spent.transport = true,
        }
        self.state.arrangement.put(to, moved);
        witness.note(|| Event::Moved { unit, to, rotation, turned, by });
        self.settle_board(witness);
    }

    /// The pushed side chooses among several hexes (D10, NH-10.12).
    fn push(&mut self, pusher: Hex, target: Hex, witness: &mut impl Witness) {
        let options: Vec<Hex> = push::destinations(&self.state.arrangement, pusher, target).collect();
        if let [only] = options[..] {
            self.push_to(pusher, target, only, witness);
            return;
        }
        let decider = seen(&self.state.arrangement, target).owner;
        let question = Question::PushDestination { unit: target, pusher, options };
        self.ask(Decision { decider, question }, Interrupted::Push { pusher, target }, witness);
    }

    fn push_to(&mut self, pusher: Hex, target: Hex, to: Hex, witness: &mut impl Witness) {
        let (unit, pusher) = (seen(&self.state.arrangement, target), seen(&self.state.arrangement, pusher));
        let moved = self.state.arrangement.take(target).expect("checked before the action is carried out");
        self.state.arrangement.put(to, moved);
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
            let destroys = harm == Harm::Destruction;
            Event::Hit(Hit {
                source,
                target: unit,
                melee: 0,
                ranged: 0,
                armour: 0,
                wounds,
                destroys,
                bonuses: Vec::new(),
            })
        });
        self.settle_damage(Damage::new(vec![Packet { source, target, harm }]), witness);
    }

    fn settle_damage(&mut self, mut damage: Damage, witness: &mut impl Witness) {
        let influence = Influence::read(self.roster(), self.arrangement());
        if let Some(decision) = damage.settle(&influence, Order::Last(self.state.active), witness) {
            self.ask(decision, Interrupted::Damage(damage), witness);
            return;
        }
        let roster = self.roster_handle();
        let fallen = damage.apply(&roster, &mut self.state.arrangement, witness);
        self.bury(fallen);
        self.settle_board(witness);
    }

    /// The state check after each change of the board outside a Battle (NH-3.9): deaths, then the full board, which
    /// ends the turn and starts a Battle (NH-4.5, NH-4.6).
    fn settle_board(&mut self, witness: &mut impl Witness) {
        self.remove_the_dead(witness);
        if self.state.arrangement.is_full() {
            self.force_battle(BattleCause::FullBoard, witness);
        }
    }

    /// Destroys units whose wounds reach their Toughness, until none is left (NH-3.9 c).
    fn remove_the_dead(&mut self, witness: &mut impl Witness) {
        loop {
            let dead = self.arrangement().units().find(|(_, unit)| {
                let tile = self.roster().of(unit);
                !tile.is_headquarters() && unit.wounds >= tile.lethal_wounds()
            });
            let Some((hex, _)) = dead else { return };
            let fallen = destroy(&mut self.state.arrangement, hex, DestructionCause::Wounds, witness);
            self.bury(fallen);
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
