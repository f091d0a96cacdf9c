//! The Steel Net: a marker that an HQ throws at an enemy anywhere on the board (NH-14.66).
//!
//! It counts as an additional net of the HQ as long as the HQ is not netted. Once the HQ is netted, the state check
//! removes the Steel Net.

use super::arrangement::{Arrangement, MAX_SIDES, Roster, Side, Unit};
use super::board::Hex;
use super::traits::Traits;

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
    arrangement.units().filter(|(_, unit)| !unit.marks.is_none()).flat_map(nets)
}

/// The unit on which the Steel Net of a side lies.
pub(super) fn net_target(arrangement: &Arrangement, side: Side) -> Option<Hex> {
    marked_units(arrangement).find(|&(_, by)| by == side).map(|(hex, _)| hex)
}
