//! Edges that reflect attacks (NH-14.58).
//!
//! An attack that arrives through such an edge does nothing to the unit and is reflected onto the next hex. It still
//! counts as an attack of the unit that made it. A net does not disable the edge, unless the players have agreed on the
//! other reading of O-20. The edge does not stop attacks without a direction or attacks aimed at a unit behind it, and
//! a Gauss shot also continues behind it (O-28).

use crate::rules::board::{Direction, Hex};
use crate::rules::event::{Event, EventSink, HitSource};
use crate::rules::influence::Influence;
use crate::rules::readings::Reading;
use crate::rules::traits::Traits;

use super::damage::event_tile;

/// An edge that reflects attacks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plate {
    /// The unit with the edge.
    unit: Hex,
    /// The index of the printed edge.
    edge: u8,
    /// Direction in which attacks are reflected.
    back: Direction,
}

impl Plate {
    /// The reflecting edge that an attack on a unit in this direction meets, if any.
    #[inline]
    pub fn facing(influence: &Influence<'_>, unit: Hex, direction: Direction) -> Option<Self> {
        if !influence.roster.traits().has_any(Traits::REFLECTION) {
            return None;
        }
        let standing = influence.arrangement.unit(unit)?;
        let back = direction.opposite();
        let edge = standing.rotation.edge(back);
        let is_stopped =
            || influence.is_netted(unit) && influence.roster.terms().readings.has(Reading::NetStopsReflection);
        let is_met = influence.roster.facts(standing).plates & 1 << edge != 0 && !is_stopped();
        is_met.then(|| Self { unit, edge: u8::try_from(edge).unwrap_or_default(), back })
    }

    /// Reflects an attack and returns the unit that it hits, if any. Units of the plate's own side and its allies are
    /// not hit, and an attack between two facing plates ends there.
    pub fn reflect(
        self,
        influence: &Influence<'_>,
        (source, path): (HitSource, &[Hex]),
        sink: &mut impl EventSink,
    ) -> Option<Hex> {
        self.emit_reflection(influence, source, path.to_vec(), sink);
        let side = influence.controller(self.unit)?;
        let victim = influence.arrangement.board.neighbour(self.unit, self.back)?;
        if !influence.is_hostile(victim, side) {
            return None;
        }
        match Self::facing(influence, victim, self.back) {
            Some(second) => {
                let path = path.iter().copied().chain([self.unit]).collect();
                second.emit_reflection(influence, source, path, sink);
                None
            }
            None => Some(victim),
        }
    }

    fn emit_reflection(self, influence: &Influence<'_>, source: HitSource, path: Vec<Hex>, sink: &mut impl EventSink) {
        let (unit, edge) = (self.unit, self.edge);
        sink.emit(|| Event::Reflected { unit: event_tile(influence.arrangement, unit), edge, source, path });
    }
}
