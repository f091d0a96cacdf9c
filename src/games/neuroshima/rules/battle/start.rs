//! What happens before the first segment of a Battle, all at once (NH-5.2): poison and Explosives.

use crate::games::neuroshima::rules::board::HexSet;
use crate::games::neuroshima::rules::event::{Event, Hit, HitSource, Witness};
use crate::games::neuroshima::rules::influence::Influence;
use crate::games::neuroshima::rules::traits::Traits;

use super::attack::trips;
use super::damage::{Damage, Harm, Packet, seen};
use super::{Battle, Step, traps};

impl Battle {
    /// What happens before the first segment; whether anything does.
    pub(super) fn start(&mut self, influence: &Influence<'_>, witness: &mut impl Witness) -> bool {
        if !influence.roster.traits().has(Traits::MARKERS.union(Traits::EXPLOSIVES)) {
            return false;
        }
        let mut packets = Vec::new();
        poison(influence, &mut packets, witness);
        let mut exploding = explosives(influence, &mut packets, witness);
        if packets.is_empty() && exploding.is_empty() {
            return false;
        }
        traps::chain(influence, &mut packets, &mut exploding, witness);
        self.damage = Some(Damage::new(packets, exploding));
        self.step = Step::Heal;
        true
    }
}

/// The wounds of poison, one for each marker, each an event of its own (NH-8.10, NH-14.57).
fn poison(influence: &Influence<'_>, packets: &mut Vec<Packet>, witness: &mut impl Witness) {
    for (hex, unit) in influence.arrangement.units().filter(|(_, unit)| !unit.marks.is_none()) {
        prepare(packets.is_empty(), witness);
        for side in influence.roster.sides() {
            let source = HitSource::Poison { side };
            for _ in 0..unit.marks.poison(side) {
                witness.note(|| Event::Hit(Hit::plain(source, seen(influence.arrangement, hex), 1)));
                packets.push(Packet::new(source, hex, Harm::Wounds(1)));
            }
        }
    }
}

/// Explosives with an enemy at their edge go off: the enemy is destroyed, whatever its Toughness, an HQ unhurt. Nets stop
/// them (NH-14.26).
fn explosives(influence: &Influence<'_>, packets: &mut Vec<Packet>, witness: &mut impl Witness) -> HexSet {
    let mut exploding = HexSet::EMPTY;
    for (hex, unit) in influence.arrangement.units().filter(|(hex, _)| !influence.is_netted(*hex)) {
        let Some(side) = influence.controller(hex) else { continue };
        for (edge, _) in (0u8..).zip(&influence.roster.of(unit).edges).filter(|(_, edge)| edge.blast) {
            let ahead = influence.arrangement.board.neighbour(hex, unit.rotation.direction(usize::from(edge)));
            let Some(target) = ahead.filter(|&ahead| influence.is_hostile(ahead, side)) else { continue };
            let seen = |hex| seen(influence.arrangement, hex);
            prepare(packets.is_empty() && exploding.is_empty(), witness);
            if !exploding.contains(hex) {
                exploding.insert(hex);
                witness.note(|| Event::Exploded { unit: seen(hex) });
            }
            if influence.unit(target).is_some_and(|(_, tile)| tile.is_headquarters()) {
                continue;
            }
            let source = HitSource::Attack { unit: seen(hex), edge, by: influence.foreign_controller(hex) };
            witness.note(|| Event::Hit(Hit { destroys: true, ..Hit::plain(source, seen(target), 0) }));
            let trips = trips(influence, target, influence.arrangement.board.direction(hex, target));
            packets.push(Packet { trips, ..Packet::new(source, target, Harm::Destruction) });
        }
    }
    exploding
}

/// Tells of the first thing that happens.
fn prepare(is_first: bool, witness: &mut impl Witness) {
    if is_first {
        witness.note(|| Event::BattlePrepared);
    }
}
