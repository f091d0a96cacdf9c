//! Effects of instants and abilities on the board, and the consequences of each change to it (NH-3.9, NH-10.1).

use super::arrangement::{Ground, Unit};
use super::battle::blast::victims;
use super::battle::damage::{Damage, DamagePacket, DeclarationOrder, Harm, event_tile};
use super::battle::verdict::{RemovedUnits, carry_out, remove_dead_units};
use super::board::{Hex, HexSet, Rotation};
use super::decision::Decision;
use super::event::{BattleCause, DestructionCause, Event, EventSink, EventTile, Hit, HitSource, MoveCause};
use super::game::{Game, Interrupted, PendingDecision, Phase};
use super::influence::Influence;
use super::readings::Reading;
use super::repertoire::Instant;
use super::second_move::SecondMove;
use super::tile::{Effect, Feature, Foundation, TileId};
use super::traits::Traits;

/// One move of one unit.
#[derive(Debug, Clone, Copy)]
pub(super) struct Displacement {
    pub from: Hex,
    pub to: Hex,
    pub rotation: Rotation,
    pub by: MoveCause,
    /// True if this is the second of two moves of the unit.
    pub is_second: bool,
    /// Number of moves that further Transports add to the first one (NH-15.9).
    pub added: u8,
}

impl Game {
    /// Moves an instant from the hand to the discard pile (NH-10.1).
    pub(super) fn play_instant(&mut self, instant: Instant, sink: &mut impl EventSink) {
        let side = self.state.active;
        let tile = self.tile_with_instant(side, instant).expect("checked before the action is carried out");
        self.take_from_hand(tile);
        self.count_played_tile();
        self.state.seats[side.index()].discard.push(tile);
        sink.emit(|| Event::InstantPlayed { side, tile, instant });
    }

    /// True if a variant limits the number of tiles used this turn (NH-13.1, NH-13.2).
    #[inline]
    pub(super) fn has_use_limit(&self) -> bool {
        let terms = self.roster.terms();
        terms.reinforcements || (terms.alternative_start && self.state.turn == 1)
    }

    pub(super) fn count_played_tile(&mut self) {
        if self.has_use_limit() {
            self.state.used.played += 1;
        }
    }

    pub(super) fn take_from_hand(&mut self, tile: TileId) {
        let hand = &mut self.state.seats[self.state.active.index()].hand;
        if let Some(index) = hand.iter().position(|&held| held == tile) {
            hand.remove(index);
        }
    }

    /// Moves or turns a unit, or both as a single move (NH-3.11, NH-3.12). If a Recon Centre works, the unit may then
    /// make one more such move, provided that it is still able to (NH-9.11, NH-9.13). Moves added by Transports are
    /// doubled too.
    pub(super) fn displace(&mut self, displacement: Displacement, sink: &mut impl EventSink) {
        let Displacement { from, to, rotation, by, is_second, added } = displacement;
        let (unit, side) = (event_tile(&self.state.arrangement, from), self.state.active);
        let open = self.state.second_move.take();
        let left = if is_second {
            open.map_or(0, |open| open.further)
        } else if Influence::evaluate(self.roster(), self.arrangement()).has_global_effect(side, from, Effect::Recon) {
            2 * added + 1
        } else {
            added
        };
        self.state.arrangement.displace(from, to);
        let turned = self.arrangement().unit(to).is_some_and(|moved| moved.rotation != rotation);
        self.state.arrangement.update_unit(to, |moved| moved.rotation = rotation);
        sink.emit(|| Event::Moved { unit, to, rotation, turned, by });
        self.settle_arrivals(if to == from { HexSet::EMPTY } else { [to].into_iter().collect() }, sink);
        let stands =
            self.arrangement().unit(to).is_some_and(|there| (there.owner, there.tile) == (unit.owner, unit.tile));
        // The player makes no decision between the two moves (NH-9.13).
        if left > 0
            && stands
            && self.state.pending.is_none()
            && (self.state.active, self.state.phase) == (side, Phase::Play)
        {
            let influence = Influence::evaluate(self.roster(), self.arrangement());
            if influence.controller(to) == Some(side) && !influence.is_netted(to) {
                self.open_second_move(SecondMove { further: left - 1, ..SecondMove::new(to, by) }, sink);
            }
        }
    }

    /// Turns one of the side's own units on the spot.
    pub(super) fn turn(&mut self, hex: Hex, rotation: Rotation, by: MoveCause, sink: &mut impl EventSink) {
        let unit = event_tile(&self.state.arrangement, hex);
        self.state.arrangement.update_unit(hex, |turned| turned.rotation = rotation);
        sink.emit(|| Event::Moved { unit, to: hex, rotation, turned: true, by });
        self.settle_arrivals(HexSet::EMPTY, sink);
    }

    /// Carries out the harm of an instant to one unit, followed at once by Medics (NH-10.1). If the Foundation on the
    /// hex is the target, it is destroyed instead (NH-10.3).
    pub(super) fn strike(
        &mut self,
        instant: Instant,
        (target, foundation_targets): (Hex, HexSet),
        harm: Harm,
        sink: &mut impl EventSink,
    ) {
        if self.arrangement().targets_foundation(target, foundation_targets) {
            self.remove_foundation(target, DestructionCause::Outright, sink);
            return self.settle_board(sink);
        }
        let source = HitSource::Instant { side: self.state.active, instant };
        let unit = event_tile(&self.state.arrangement, target);
        sink.emit(|| {
            let wounds = if let Harm::Wounds(wounds) = harm { wounds } else { 0 };
            Event::Hit(Hit { destroys: harm == Harm::Destruction, ..Hit::plain(source, unit, wounds) })
        });
        self.settle_packets(vec![DamagePacket::new(source, target, harm)], sink);
    }

    /// Carries out an instant that wounds all units in an area except HQs. It also destroys the Foundations that have
    /// no unit on them, and those that are the target instead of the unit on them (NH-10.3, NH-10.15).
    pub(super) fn blast(
        &mut self,
        instant: Instant,
        area: HexSet,
        foundation_targets: HexSet,
        sink: &mut impl EventSink,
    ) {
        let source = HitSource::Instant { side: self.state.active, instant };
        let victims = victims(&Influence::evaluate(self.roster(), self.arrangement()), area, foundation_targets);
        for target in victims.iter() {
            let unit = event_tile(&self.state.arrangement, target);
            sink.emit(|| Event::Hit(Hit::plain(source, unit, 1)));
        }
        for hex in area
            .iter()
            .filter(|&hex| self.arrangement().targets_foundation(hex, foundation_targets))
            .collect::<Vec<_>>()
        {
            self.remove_foundation(hex, DestructionCause::Outright, sink);
        }
        let packets = victims.iter().map(|target| DamagePacket::new(source, target, Harm::Wounds(1))).collect();
        self.settle_packets(packets, sink);
    }

    fn settle_packets(&mut self, packets: Vec<DamagePacket>, sink: &mut impl EventSink) {
        self.settle_damage(Damage::new(packets, HexSet::EMPTY, self.arrangement()), sink);
    }

    pub(super) fn settle_damage(&mut self, mut damage: Damage, sink: &mut impl EventSink) {
        let influence = Influence::evaluate(self.roster(), self.arrangement());
        if let Some(decision) = damage.settle(&influence, DeclarationOrder::Last(self.state.active), sink) {
            self.ask(decision, Interrupted::Damage(damage), sink);
            return;
        }
        let verdicts = damage.verdicts(&influence);
        let roster = self.roster_handle();
        let mut fallen = RemovedUnits::new();
        carry_out(verdicts, &roster, &mut self.state.arrangement, &mut fallen, sink);
        self.discard_fallen(fallen, sink);
        self.settle_board(sink);
    }

    /// Runs the state check after each change of the board outside a Battle (NH-3.9): units with fatal wounds are
    /// removed, takeovers are updated, and a full board ends the turn and starts a Battle (NH-4.5, NH-4.6).
    pub(super) fn settle_board(&mut self, sink: &mut impl EventSink) {
        self.clear_dead_units(sink);
        if self.state.arrangement.is_full() && !self.was_full {
            self.boarding = false;
            self.force_battle(BattleCause::FullBoard, sink);
        } else if self.boarding {
            self.start_boarding(sink);
        }
    }

    /// Removes units with fatal wounds and then updates takeovers for the resulting board.
    pub(super) fn clear_dead_units(&mut self, sink: &mut impl EventSink) {
        let roster = self.roster_handle();
        let mut fallen = RemovedUnits::new();
        remove_dead_units(&roster, &mut self.state.arrangement, &mut fallen, sink);
        self.discard_fallen(fallen, sink);
        self.update_takeovers(sink);
    }

    /// Moves tiles that left the board to their owners' discard piles (NH-0.4), or to the top of their owners' draw
    /// piles (NH-14.8).
    pub(super) fn discard_fallen(&mut self, fallen: impl IntoIterator<Item = Unit>, sink: &mut impl EventSink) {
        for unit in fallen {
            if self.roster.unit_tile(&unit).token.is_some() {
                // A Structure is in no discard pile (O-106).
                continue;
            }
            let returns = self.roster.unit_tile(&unit).has(Feature::Return);
            self.state.seats[unit.owner.index()].receive(unit.tile, returns);
            if returns {
                sink.emit(|| Event::Returned { side: unit.owner, tile: unit.tile });
            }
        }
    }

    /// Discards a unit and puts a tile from the hand in its place. The new unit does not take over wounds or used
    /// abilities (NH-14.53).
    pub(super) fn replace(&mut self, hex: Hex, tile: TileId, rotation: Rotation, sink: &mut impl EventSink) {
        let side = self.state.active;
        self.take_from_hand(tile);
        self.count_played_tile();
        let out = event_tile(&self.state.arrangement, hex);
        self.state.arrangement.clear_references_to(self.arrangement().place(hex));
        self.state.arrangement.put(hex, Unit::new(side, tile, rotation));
        if self.roster.tile(out.owner, out.tile).token.is_none() {
            self.state.seats[out.owner.index()].discard.push(out.tile);
        }
        sink.emit(|| Event::Replaced { out, unit: EventTile { hex, owner: side, tile }, rotation });
        self.settle_arrivals([hex].into_iter().collect(), sink);
    }

    /// Lays a Foundation from the hand on a hex (NH-14.28).
    pub(super) fn lay_foundation(&mut self, tile: TileId, hex: Hex, sink: &mut impl EventSink) {
        let owner = self.state.active;
        self.take_from_hand(tile);
        self.count_played_tile();
        self.state.arrangement.lay_foundation(Ground::new(hex, owner, tile));
        sink.emit(|| Event::FoundationLaid { ground: EventTile { hex, owner, tile } });
        self.settle_board(sink);
    }

    /// Moves a Foundation from the board to its owner's discard pile.
    pub(super) fn remove_foundation(
        &mut self,
        hex: Hex,
        cause: DestructionCause,
        sink: &mut impl EventSink,
    ) -> Option<EventTile> {
        let Ground { owner, tile, .. } = self.state.arrangement.take_foundation(hex)?;
        let ground = EventTile { hex, owner, tile };
        self.state.seats[owner.index()].discard.push(tile);
        sink.emit(|| Event::FoundationGone { ground, cause });
        Some(ground)
    }

    /// Runs the state check after units have entered hexes; the effects of Foundations on these hexes come first
    /// (NH-3.9 a).
    pub(super) fn settle_arrivals(&mut self, entered: HexSet, sink: &mut impl EventSink) {
        if !self.roster.traits().has_any(Traits::FOUNDATIONS) {
            return self.settle_board(sink);
        }
        let packets: Vec<DamagePacket> = entered.iter().filter_map(|hex| self.set_off(hex, sink)).collect();
        if packets.is_empty() {
            return self.settle_board(sink);
        }
        for packet in &packets {
            let unit = event_tile(&self.state.arrangement, packet.target);
            let destroys = packet.harm == Harm::Destruction;
            sink.emit(|| Event::Hit(Hit { destroys, ..Hit::plain(packet.source, unit, u8::from(!destroys)) }));
        }
        self.settle_packets(packets, sink);
    }

    /// Sets off the Mine on a hex under the unit that has entered: one wound, none for an HQ (NH-14.44; O-01 to O-03).
    /// Players may agree that it destroys, and that friends do not set it off.
    fn set_off(&mut self, hex: Hex, sink: &mut impl EventSink) -> Option<DamagePacket> {
        let ground = *self.state.arrangement.foundation(hex)?;
        if self.roster.tile(ground.owner, ground.tile).foundation() != Some(Foundation::Mine) {
            return None;
        }
        let readings = self.roster.terms().readings;
        if readings.has(Reading::MineSparesFriends)
            && !Influence::evaluate(self.roster(), self.arrangement()).is_enemy(hex, ground.owner)
        {
            return None;
        }
        let is_spared = self.roster.unit_tile(self.state.arrangement.unit(hex)?).is_headquarters();
        let ground = self.remove_foundation(hex, DestructionCause::Explosion, sink)?;
        let harm = if readings.has(Reading::MineDestroys) { Harm::Destruction } else { Harm::Wounds(1) };
        let packet = DamagePacket::new(HitSource::Foundation { ground }, hex, harm);
        (!is_spared).then_some(packet)
    }

    pub(super) fn ask(&mut self, decision: Decision, interrupted: Interrupted, sink: &mut impl EventSink) {
        let decider = decision.decider;
        let is_followed = matches!(interrupted, Interrupted::Damage(_));
        let held = if is_followed { self.state.arrangement.held.holds().to_vec() } else { Vec::new() };
        let (was_full, boarding) = (is_followed && self.was_full, is_followed && std::mem::take(&mut self.boarding));
        self.state.pending = Some(PendingDecision { decision, interrupted, held, was_full, boarding });
        sink.emit(|| Event::DecisionAsked { decider });
    }
}
