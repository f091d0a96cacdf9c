//! Events before the first segment of a Battle, which happen all at once (NH-5.2): poison, hazards and Explosives.

use crate::rules::arrangement::Unit;
use crate::rules::board::{Hex, HexSet};
use crate::rules::event::{Event, EventSink, Hit, HitSource};
use crate::rules::influence::Influence;
use crate::rules::marks::Marker;
use crate::rules::page::Page;
use crate::rules::traits::Traits;

use super::attack::sets_off_trap;
use super::damage::{Damage, DamagePacket, Harm, event_tile};
use super::reflection::Plate;
use super::{Battle, Step, traps};

impl Battle {
    /// Carries out the events before the first segment; returns whether there were any.
    pub(super) fn start(&mut self, influence: &Influence<'_>, sink: &mut impl EventSink) -> bool {
        let page = influence.roster.page();
        if page.is_none() && !influence.roster.traits().has_any(Traits::MARKERS.union(Traits::EXPLOSIVES)) {
            return false;
        }
        let mut packets = Vec::new();
        add_poison_packets(influence, &mut packets, sink);
        if let Some(page) = page {
            add_hazard_packets(page, influence, &mut packets, sink);
        }
        let mut exploding = set_off_explosives(influence, &mut packets, sink);
        if packets.is_empty() && exploding.is_empty() {
            return false;
        }
        traps::add_chain_explosions(influence, &mut packets, &mut exploding, sink);
        self.damage = Some(Damage::new(packets, exploding, influence.arrangement));
        self.step = Step::Heal;
        true
    }
}

/// Adds the wounds of poison: one per marker, each an event of its own (NH-8.10, NH-14.57).
fn add_poison_packets(influence: &Influence<'_>, packets: &mut Vec<DamagePacket>, sink: &mut impl EventSink) {
    let marked = influence.arrangement.whole_units().filter(|(_, unit)| !unit.marks.is_none());
    for (hex, unit) in marked.filter(|(_, unit)| unit.marks.total(Marker::Poison) > 0) {
        announce_preparation(packets.is_empty(), sink);
        for side in influence.roster.sides() {
            let source = HitSource::Poison { side };
            for _ in 0..unit.marks.count(Marker::Poison, side) {
                sink.emit(|| Event::Hit(Hit::plain(source, event_tile(influence.arrangement, hex), 1)));
                packets.push(DamagePacket::new(source, hex, Harm::Wounds(1)));
            }
        }
    }
}

/// Adds the wounds of hazards of a page, one packet for each unit on one (O-178).
fn add_hazard_packets(
    page: &Page,
    influence: &Influence<'_>,
    packets: &mut Vec<DamagePacket>,
    sink: &mut impl EventSink,
) {
    for (hex, wounds) in page.hazards() {
        let Some(side) = influence.controller(hex) else { continue };
        announce_preparation(packets.is_empty(), sink);
        let source = HitSource::Hazard { side };
        sink.emit(|| Event::Hit(Hit::plain(source, event_tile(influence.arrangement, hex), wounds)));
        packets.push(DamagePacket::new(source, hex, Harm::Wounds(wounds)));
    }
}

/// Sets off Explosives that face an enemy: the enemy is destroyed whatever its Toughness, but an HQ is unharmed. Nets
/// and paralysis stop Explosives (NH-14.26), and an edge may reflect the blast at them (NH-14.58).
fn set_off_explosives(influence: &Influence<'_>, packets: &mut Vec<DamagePacket>, sink: &mut impl EventSink) -> HexSet {
    let mut exploding = HexSet::EMPTY;
    if !influence.roster.traits().has_any(Traits::EXPLOSIVES) {
        return exploding;
    }
    let can_act = |hex: Hex| !influence.is_netted(hex) && !influence.is_paralysed(hex);
    let has_blast = |unit: &Unit| influence.roster.facts(unit).blasts != 0;
    for (hex, unit) in influence.arrangement.units().filter(|&(hex, unit)| has_blast(unit) && can_act(hex)) {
        let Some(side) = influence.controller(hex) else { continue };
        for (edge, _) in (0u8..).zip(&influence.roster.unit_tile(unit).edges).filter(|(_, edge)| edge.blast) {
            let ahead = influence.arrangement.board.neighbour(hex, unit.rotation.direction(usize::from(edge)));
            let Some(target) = ahead.filter(|&ahead| influence.is_hostile(ahead, side)) else { continue };
            let seen = |hex| event_tile(influence.arrangement, hex);
            announce_preparation(packets.is_empty() && exploding.is_empty(), sink);
            if !exploding.contains(hex) {
                exploding.insert(hex);
                sink.emit(|| Event::Exploded { unit: seen(hex) });
            }
            let source = HitSource::Attack { unit: seen(hex), edge, by: influence.foreign_controller(hex) };
            let plate = Plate::facing(influence, target, unit.rotation.direction(usize::from(edge)));
            let path = if plate.is_some() { vec![target] } else { Vec::new() };
            let target = plate.map_or(Some(target), |plate| plate.reflect(influence, (source, &[]), sink));
            let is_hurt = |hex: &Hex| influence.unit(*hex).is_some_and(|(_, tile)| !tile.is_headquarters());
            let Some(target) = target.filter(is_hurt) else { continue };
            sink.emit(|| Event::Hit(Hit { destroys: true, path, ..Hit::plain(source, seen(target), 0) }));
            let trips = sets_off_trap(influence, target, influence.arrangement.board.direction(hex, target));
            packets.push(DamagePacket { trips, ..DamagePacket::new(source, target, Harm::Destruction) });
        }
    }
    exploding
}

/// Emits, before the first of these effects, the event that introduces them.
fn announce_preparation(is_first: bool, sink: &mut impl EventSink) {
    if is_first {
        sink.emit(|| Event::BattlePrepared);
    }
}
