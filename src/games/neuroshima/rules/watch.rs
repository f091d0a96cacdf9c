//! Takeovers as they come and go (NH-14.68).

use super::arrangement::{Arrangement, Roster};
use super::battle::damage::seen;
use super::board::HexSet;
use super::control::holds;
use super::event::{Event, Witness};
use super::hold::Memory;
use super::traits::Traits;

/// Remembers who is held now, where anybody takes over.
pub(super) fn remember(roster: &Roster, arrangement: &mut Arrangement) {
    if roster.traits().has(Traits::TAKEOVER) {
        arrangement.held = Memory::of(holds(roster, arrangement));
    }
}

/// Compares who is held now with what is remembered, tells what is different and remembers that. Units that are taken
/// over anew are added to those that their takers may turn, others leave these.
pub(super) fn watch(roster: &Roster, arrangement: &mut Arrangement, due: &mut HexSet, witness: &mut impl Witness) {
    if !roster.traits().has(Traits::TAKEOVER) {
        return;
    }
    let now = holds(roster, arrangement);
    let earlier = std::mem::replace(&mut arrangement.held, Memory::of(now.clone()));
    let held: HexSet = now.iter().map(|hold| hold.unit).collect();
    *due = due.intersection(held);
    for hold in earlier.holds().iter().filter(|hold| !held.contains(hold.unit)) {
        witness.note(|| Event::Released { unit: seen(arrangement, hold.unit) });
    }
    for hold in now.iter().filter(|hold| !earlier.holds().iter().any(|known| hold.continues(known))) {
        due.insert(hold.unit);
        let unit = seen(arrangement, hold.unit);
        if let Some(source) = hold.sources.iter().next() {
            let source = seen(arrangement, source);
            witness.note(|| Event::Taken { unit, by: hold.by, source });
        }
    }
}
