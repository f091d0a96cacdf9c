//! Markers and Steel Nets on units (NH-12.37, NH-14.66).
//!
//! A Steel Net counts as an additional net of the HQ that threw it, as long as that HQ is not netted. Once it is netted,
//! the state check removes the Steel Net.

use super::arrangement::{Arrangement, MAX_SIDES, Roster, Side, Unit};
use super::board::Hex;
use super::marks::Marker;
use super::traits::Traits;

impl Arrangement {
    /// Lays a marker of a side on the unit on a hex, if there is one.
    pub fn lay_marker(&mut self, hex: Hex, marker: Marker, by: Side) {
        self.update_unit(hex, |unit| unit.marks.add(marker, by));
    }

    /// The number of markers of a kind that a side can still lay; allies share their supply (NH-12.37).
    pub(super) fn supply(&self, roster: &Roster, marker: Marker, side: Side) -> usize {
        let sides = roster.supply_sharers(marker, side);
        let all: usize = sides.iter().map(|side| usize::from(roster.tokens(side).count(marker))).sum();
        let marked = self.whole_units().map(|(_, unit)| unit.marks).filter(|marks| !marks.is_none());
        let laid = marked.map(|marks| sides.iter().map(|side| usize::from(marks.count(marker, side))).sum::<usize>());
        all.saturating_sub(laid.sum())
    }

    /// Puts the Steel Net of a side on the unit on a hex, or takes it off (NH-14.66).
    pub fn set_steel_net(&mut self, hex: Hex, of: Side, is_there: bool) {
        self.update_unit(hex, |unit| unit.marks.set_steel_net(of, is_there));
    }
}

/// Every Steel Net on a unit: the hex of the HQ that threw it, and the hex of the unit.
#[inline]
pub(super) fn nets_on_units<'a>(
    roster: &'a Roster,
    arrangement: &'a Arrangement,
) -> impl Iterator<Item = (Hex, Hex)> + 'a {
    let marked = roster.traits().has_any(Traits::STEEL_NET).then(|| marked_units(arrangement));
    marked.into_iter().flatten().filter_map(|(hex, side)| Some((arrangement.headquarters(roster, side)?, hex)))
}

/// The units with a Steel Net on them, each with the side that owns the net.
pub(super) fn marked_units(arrangement: &Arrangement) -> impl Iterator<Item = (Hex, Side)> + '_ {
    let nets = |(hex, unit): (Hex, &Unit)| {
        let marks = unit.marks;
        (0..).map(Side).take(MAX_SIDES).filter(move |&side| marks.has_steel_net(side)).map(move |side| (hex, side))
    };
    arrangement.whole_units().filter(|(_, unit)| !unit.marks.is_none()).flat_map(nets)
}

/// The unit on which the Steel Net of a side lies.
pub(super) fn net_target(arrangement: &Arrangement, side: Side) -> Option<Hex> {
    marked_units(arrangement).find(|&(_, by)| by == side).map(|(hex, _)| hex)
}
