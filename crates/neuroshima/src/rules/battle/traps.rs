//! Traps: units that explode if an attack hits their marked edge (NH-14.72).

use crate::rules::board::HexSet;
use crate::rules::event::{Event, EventSink};
use crate::rules::influence::Influence;
use crate::rules::traits::Traits;

use super::attack::add_explosion_packets;
use super::damage::{DamagePacket, event_tile};

/// Adds the explosions of Traps that are set off, and of those set off by their debris in turn (NH-5.4.6). The Traps
/// are destroyed even if Medics help.
pub fn add_chain_explosions(
    influence: &Influence<'_>,
    packets: &mut Vec<DamagePacket>,
    exploding: &mut HexSet,
    sink: &mut impl EventSink,
) {
    if !influence.roster.traits().has_any(Traits::TRAPS) {
        return;
    }
    let mut looked_at = 0;
    while let Some(packet) = packets.get(looked_at) {
        let (trap, trips) = (influence.arrangement.name_hex(packet.target), packet.trips);
        looked_at += 1;
        if trips && !exploding.contains(trap) {
            exploding.insert(trap);
            sink.emit(|| Event::Exploded { unit: event_tile(influence.arrangement, trap) });
            add_explosion_packets(influence, trap, packets, sink);
        }
    }
}
