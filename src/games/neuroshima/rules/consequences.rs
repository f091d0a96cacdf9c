//! What instants and abilities bring about on the board, and what follows from each change of it (NH-3.9, NH-10.1).

use super::arrangement::Unit;
use super::battle::damage::{Damage, Harm, Order, Packet, seen};
use super::battle::verdict::{Fallen, carry_out, remove_the_dead};
use super::board::{Hex, HexSet, Rotation};
use super::decision::Decision;
use super::event::{BattleCause, Event, Hit, HitSource, MoveCause, Witness};
use super::game::{Game, Interrupted, Pending, Phase, SecondMove};
use super::influence::Influence;
use super::repertoire::Instant;
use super::tile::{Effect, TileId};

/// One move of one unit.
#[derive(Debug, Clone, Copy)]
pub(super) struct Displacement {
    pub from: Hex,
    pub to: Hex,
    pub rotation: Rotation,
    pub by: MoveCause,
    /// Whether it is the second of two moves.
    pub is_second: bool,
}

impl Game {
    /// Lays an instant from the hand on the discard pile (NH-10.1).
    pub(super) fn play_instant(&mut self, instant: Instant, witness: &mut impl Witness) {
        let side = self.state.active;
        let tile = self.held_instant(side, instant).expect("checked before the action is carried out");
        self.take_from_hand(tile);
        self.count_played();
        self.state.seats[side.index()].discard.push(tile);
        witness.note(|| Event::InstantPlayed { side, tile, instant });
    }

    /// Whether a variant limits the tiles that are used in this turn (NH-13.1, NH-13.2).
    #[inline]
    pub(super) fn limits_use(&self) -> bool {
        let terms = self.roster.terms();
        terms.reinforcements || (terms.alternative_start && self.state.turn == 1)
    }

    pub(super) fn count_played(&mut self) {
        if self.limits_use() {
            self.state.used.played += 1;
        }
    }

    pub(super) fn take_from_hand(&mut self, tile: TileId) {
        let hand = &mut self.state.seats[self.state.active.index()].hand;
        if let Some(index) = hand.iter().position(|&held| held == tile) {
            hand.remove(index);
        }
    }

    /// A move, a turn, or both as one act (NH-3.11, NH-3.12). With a Recon Centre at work the unit may then make one
    /// more such move, if it still can (NH-9.11, NH-9.13).
    pub(super) fn displace(&mut self, displacement: Displacement, witness: &mut impl Witness) {
        let Displacement { from, to, rotation, by, is_second } = displacement;
        let unit = seen(&self.state.arrangement, from);
        let doubled = !is_second
            && Influence::read(self.roster(), self.arrangement()).has_global(self.state.active, Effect::Recon);
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

    /// An instant harms one unit; Medics react at once (NH-10.1).
    pub(super) fn strike(&mut self, instant: Instant, target: Hex, harm: Harm, witness: &mut impl Witness) {
        let source = HitSource::Instant { side: self.state.active, instant };
        let unit = seen(&self.state.arrangement, target);
        witness.note(|| {
            let wounds = if let Harm::Wounds(wounds) = harm { wounds } else { 0 };
            Event::Hit(Hit { destroys: harm == Harm::Destruction, ..Hit::plain(source, unit, wounds) })
        });
        self.settle_damage(Damage::new(vec![Packet::new(source, target, harm)], HexSet::EMPTY), witness);
    }

    pub(super) fn settle_damage(&mut self, mut damage: Damage, witness: &mut impl Witness) {
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
    pub(super) fn settle_board(&mut self, witness: &mut impl Witness) {
        let roster = self.roster_handle();
        let mut fallen = Fallen::new();
        remove_the_dead(&roster, &mut self.state.arrangement, &mut fallen, witness);
        self.bury(fallen);
        if self.state.arrangement.is_full() && !self.was_full {
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
}
