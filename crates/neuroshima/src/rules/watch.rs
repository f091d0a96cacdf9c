//! Changes in takeovers (NH-14.68).

use super::arrangement::{Arrangement, Roster};
use super::battle::damage::event_tile;
use super::board::HexSet;
use super::control::{Control, evaluate};
use super::event::{Event, EventSink};
use super::hold::TakeoverMemory;
use super::traits::Traits;

/// Stores the current takeovers. Returns the evaluation on which they are based, or `None` if no tile in the game can
/// take over units.
pub(super) fn store_takeovers(roster: &Roster, arrangement: &mut Arrangement) -> Option<Control> {
    let control = roster.traits().has_any(Traits::TAKEOVER).then(|| evaluate(roster, arrangement))?;
    arrangement.held = TakeoverMemory::from_holds(control.held.clone());
    Some(control)
}

/// Evaluates the current takeovers and [compares](compare) them with the stored ones. `None` if no tile in the game can
/// take over units.
pub(super) fn update_takeovers(
    roster: &Roster,
    arrangement: &mut Arrangement,
    due: &mut HexSet,
    sink: &mut impl EventSink,
) -> Option<Control> {
    let control = roster.traits().has_any(Traits::TAKEOVER).then(|| evaluate(roster, arrangement))?;
    compare(&control, arrangement, due, sink);
    Some(control)
}

/// Compares the current takeovers with the stored ones, emits the differences as events and stores the current
/// takeovers. Units that have just been taken over are added to `due`, the units that may be turned; released units are
/// removed from it.
pub(super) fn compare(control: &Control, arrangement: &mut Arrangement, due: &mut HexSet, sink: &mut impl EventSink) {
    let now = &control.held;
    let earlier = std::mem::replace(&mut arrangement.held, TakeoverMemory::from_holds(now.clone()));
    let held: HexSet = now.iter().map(|hold| hold.unit).collect();
    *due = due.intersection(held);
    for hold in earlier.holds().iter().filter(|hold| !held.contains(hold.unit)) {
        sink.emit(|| Event::Released { unit: event_tile(arrangement, hold.unit) });
    }
    for hold in now.iter().filter(|hold| !earlier.holds().iter().any(|known| hold.continues(known))) {
        due.insert(hold.unit);
        let unit = event_tile(arrangement, hold.unit);
        if let Some(source) = hold.sources.iter().next() {
            let source = event_tile(arrangement, source);
            sink.emit(|| Event::Taken { unit, by: hold.by, source });
        }
    }
}
