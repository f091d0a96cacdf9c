//! Marks of a page after a Battle: they heal and turn the units on them (NH-13.30; O-179, O-188, O-189).

use crate::rules::arrangement::{Arrangement, Roster};
use crate::rules::board::Hex;
use crate::rules::event::{Event, EventSink};
use crate::rules::page::Page;

use super::damage::event_tile;
use super::verdict::{RemovedUnits, remove_dead_units};

/// Heals units, then turns units. A unit that lived on Toughness lent by a unit that was turned is destroyed.
pub(super) fn heal_and_turn(
    page: &Page,
    roster: &Roster,
    arrangement: &mut Arrangement,
    fallen: &mut RemovedUnits,
    sink: &mut impl EventSink,
) {
    for (hex, wounds) in page.heals() {
        heal(hex, wounds, roster, arrangement, sink);
    }
    let mut has_turned = false;
    for (hex, steps) in page.turns() {
        let Some(rotation) = arrangement.unit(hex).map(|unit| unit.rotation.turn(steps)) else { continue };
        arrangement.update_unit(hex, |unit| unit.rotation = rotation);
        has_turned = true;
        sink.emit(|| Event::PageTurned { unit: event_tile(arrangement, hex), rotation });
    }
    if has_turned {
        remove_dead_units(roster, arrangement, fallen, sink);
    }
}

/// Heals the unit on a hex. An HQ gains points up to those of its beginning; in a game for points it has none to gain.
fn heal(hex: Hex, most: u8, roster: &Roster, arrangement: &mut Arrangement, sink: &mut impl EventSink) {
    let Some(&unit) = arrangement.unit(hex) else { return };
    let owner = unit.owner.index();
    let is_headquarters = roster.unit_tile(&unit).is_headquarters();
    let has_points = !roster.mode().is_for_points() && !arrangement.unmarked.contains(unit.owner);
    let missing = match is_headquarters {
        true if has_points => roster.points_at_start()[owner].saturating_sub(arrangement.points[owner]),
        true => 0,
        false => unit.wounds,
    };
    let amount = missing.min(most);
    if amount == 0 {
        return;
    }
    if is_headquarters {
        arrangement.points[owner] += amount;
        let left = arrangement.points[owner];
        return sink.emit(|| Event::PageRepaired { unit: event_tile(arrangement, hex), amount, left });
    }
    let wounds = unit.wounds - amount;
    arrangement.update_unit(hex, |unit| unit.wounds = wounds);
    sink.emit(|| Event::PageHealed { unit: event_tile(arrangement, hex), amount, wounds });
}
