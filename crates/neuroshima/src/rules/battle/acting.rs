//! The attacks of an acting unit, with both tokens if it is a Structure (NH-13.11).

use crate::rules::board::Hex;
use crate::rules::event::{Event, EventSink};
use crate::rules::influence::Influence;
use crate::rules::readings::Reading;

use super::damage::{DamagePacket, Harm};
use super::shots::{self, Declarations};

/// Adds the packets of all attacks of a unit to `packets`.
#[inline]
pub(super) fn add_packets(
    influence: &Influence<'_>,
    unit: Hex,
    declarations: Declarations<'_>,
    packets: &mut Vec<DamagePacket>,
    sink: &mut impl EventSink,
) {
    if influence.arrangement.structures.is_none() {
        shots::add_attack_packets(influence, unit, declarations, packets, sink);
    } else {
        add_packets_of_tokens(influence, unit, declarations, packets, sink);
    }
}

#[cold]
fn add_packets_of_tokens(
    influence: &Influence<'_>,
    unit: Hex,
    declarations: Declarations<'_>,
    packets: &mut Vec<DamagePacket>,
    sink: &mut impl EventSink,
) {
    let tokens = influence.arrangement.place(unit).iter();
    if !influence.roster.terms().readings.has(Reading::StructureHitOnce) {
        tokens.for_each(|token| shots::add_attack_packets(influence, token, declarations, packets, sink));
        return;
    }
    let (mut own, mut events) = (Vec::new(), Vec::new());
    tokens.for_each(|token| shots::add_attack_packets(influence, token, declarations, &mut own, &mut events));
    drop_weaker_attacks(influence, &mut own, &mut events);
    packets.extend(own);
    events.into_iter().for_each(|event| sink.emit(|| event));
}

/// Leaves of one unit's attacks on a Structure the strongest, the first one of several (the second reading of O-131).
fn drop_weaker_attacks(influence: &Influence<'_>, packets: &mut Vec<DamagePacket>, events: &mut Vec<Event>) {
    let strength = |packet: &DamagePacket| match packet.harm {
        Harm::Wounds(wounds) => (false, wounds),
        Harm::Endless(wounds) => (true, wounds),
        Harm::Destruction => (true, u8::MAX),
    };
    let name = |hex: Hex| influence.arrangement.name_hex(hex);
    let mut weaker = Vec::new();
    for (index, packet) in packets.iter().enumerate() {
        let is_beaten = packets.iter().enumerate().any(|(other_index, other)| {
            let is_stronger =
                strength(other) > strength(packet) || strength(other) == strength(packet) && other_index < index;
            is_stronger && name(other.target) == name(packet.target)
        });
        if influence.arrangement.place(packet.target).iter().count() > 1 && is_beaten {
            weaker.push((packet.source, packet.target));
        }
    }
    packets.retain(|packet| !weaker.contains(&(packet.source, packet.target)));
    events.retain(|event| !matches!(event, Event::Hit(hit) if weaker.contains(&(hit.source, hit.target.hex))));
}
