//! Takeovers as they come and go (NH-14.68).

use super::arrangement::{Arrangement, Roster};
use super::battle::damage::seen_unit;
use super::board::HexSet;
use super::control::{Control, evaluate};
use super::event::{Event, EventSink};
use super::hold::Memory;
use super::traits::Traits;

/// Remembers who is held now, where anybody takes over; returns what was worked out for that.
pub(super) fn remember(roster: &Roster, arrangement: &mut Arrangement) -> Option<Control> {
    let control = roster.traits().has(Traits::TAKEOVER).then(|| evaluate(roster, arrangement))?;
    arrangement.held = Memory::of(control.held.clone());
    Some(control)
}

/// Works out who is held now, where anybody takes over, and [compares](compare) that with what is remembered.
pub(super) fn watch(
    roster: &Roster,
    arrangement: &mut Arrangement,
    due: &mut HexSet,
    sink: &mut impl EventSink,
) -> Option<Control> {
    let control = roster.traits().has(Traits::TAKEOVER).then(|| evaluate(roster, arrangement))?;
    compare(&control, arrangement, due, sink);
    Some(control)
}

/// Compares who is held now with what is remembered, tells what is different and remembers that. Units that are taken
/// over anew are added to those that their takers may turn, others leave these.
pub(super) fn compare(control: &Control, arrangement: &mut Arrangement, due: &mut HexSet, sink: &mut impl EventSink) {
    let now = &control.held;
    let earlier = std::mem::replace(&mut arrangement.held, Memory::of(now.clone()));
    let held: HexSet = now.iter().map(|hold| hold.unit).collect();
    *due = due.intersection(held);
    for hold in earlier.holds().iter().filter(|hold| !held.contains(hold.unit)) {
        sink.emit(|| Event::Released { unit: seen_unit(arrangement, hold.unit) });
    }
    for hold in now.iter().filter(|hold| !earlier.holds().iter().any(|known| hold.continues(known))) {
        due.insert(hold.unit);
        let unit = seen_unit(arrangement, hold.unit);
        if let Some(source) = hold.sources.iter().next() {
            let source = seen_unit(arrangement, source);
            sink.emit(|| Event::Taken { unit, by: hold.by, source });
        }
    }
}
