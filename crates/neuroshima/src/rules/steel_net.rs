//! The Steel Net: a marker that its HQ throws at an enemy, wherever that stands (NH-14.66).
//!
//! It is one more net of the HQ, which counts as long as no net holds the HQ; the state check takes it off otherwise.

use super::arrangement::{Arrangement, MAX_SIDES, Roster, Side, Unit};
use super::board::Hex;
use super::traits::Traits;

/// Every Steel Net that lies on a unit: the HQ that threw it, and the unit.
#[inline]
pub(super) fn lying_nets<'a>(
    roster: &'a Roster,
    arrangement: &'a Arrangement,
) -> impl Iterator<Item = (Hex, Hex)> + 'a {
    let marked = roster.traits().has(Traits::STEEL_NET).then(|| marked_units(arrangement));
    marked.into_iter().flatten().filter_map(|(hex, side)| Some((arrangement.headquarters(roster, side)?, hex)))
}

/// The units with a Steel Net, and whose it is.
pub(super) fn marked_units(arrangement: &Arrangement) -> impl Iterator<Item = (Hex, Side)> + '_ {
    let nets = |(hex, unit): (Hex, &Unit)| {
        let marks = unit.marks;
        (0..).map(Side).take(MAX_SIDES).filter(move |&side| marks.has_steel_net(side)).map(move |side| (hex, side))
    };
    arrangement.units().filter(|(_, unit)| !unit.marks.is_none()).flat_map(nets)
}

/// The unit on which the Steel Net of a side lies.
pub(super) fn target(arrangement: &Arrangement, side: Side) -> Option<Hex> {
    marked_units(arrangement).find(|&(_, by)| by == side).map(|(hex, _)| hex)
}
