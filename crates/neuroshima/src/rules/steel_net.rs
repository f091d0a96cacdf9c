//! The Steel Net: a marker that an HQ throws at an enemy anywhere on the board (NH-14.66).
//!
//! It counts as one more net of the HQ while the HQ is not netted; otherwise the state check removes it.

use super::arrangement::{Arrangement, MAX_SIDES, Roster, Side, Unit};
use super::board::Hex;
use super::traits::Traits;

/// Every Steel Net on a unit: the HQ that threw it, and the unit.
#[inline]
pub(super) fn lying_nets<'a>(
    roster: &'a Roster,
    arrangement: &'a Arrangement,
) -> impl Iterator<Item = (Hex, Hex)> + 'a {
    let marked = roster.traits().has(Traits::STEEL_NET).then(|| marked_units(arrangement));
    marked.into_iter().flatten().filter_map(|(hex, side)| Some((arrangement.headquarters(roster, side)?, hex)))
}

/// The units with a Steel Net on them, and the side it belongs to.
pub(super) fn marked_units(arrangement: &Arrangement) -> impl Iterator<Item = (Hex, Side)> + '_ {
    let nets = |(hex, unit): (Hex, &Unit)| {
        let marks = unit.marks;
        (0..).map(Side).take(MAX_SIDES).filter(move |&side| marks.has_steel_net(side)).map(move |side| (hex, side))
    };
    arrangement.units().filter(|(_, unit)| !unit.marks.is_none()).flat_map(nets)
}

/// The unit with the Steel Net of a side on it.
pub(super) fn target(arrangement: &Arrangement, side: Side) -> Option<Hex> {
    marked_units(arrangement).find(|&(_, by)| by == side).map(|(hex, _)| hex)
}
