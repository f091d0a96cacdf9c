//! Paralysis in a Battle: it ends with it (NH-14.49).

use crate::rules::arrangement::Arrangement;
use crate::rules::board::Hex;
use crate::rules::event::{Event, EventSink};

use super::damage::seen_unit;

/// All markers of paralysis leave the board at the end of a Battle (NH-5.40), those laid before it too (NH-10.26).
pub(super) fn recover(arrangement: &mut Arrangement, sink: &mut impl EventSink) {
    let units = arrangement.units().filter(|(_, unit)| unit.marks.is_paralysed());
    for hex in units.map(|(hex, _)| hex).collect::<Vec<Hex>>() {
        if let Some(unit) = arrangement.unit_mut(hex) {
            unit.marks.recover();
        }
        sink.emit(|| Event::Recovered { unit: seen_unit(arrangement, hex) });
    }
}
