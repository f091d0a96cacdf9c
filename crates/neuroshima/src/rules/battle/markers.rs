//! Markers that attacks leave on units: poison and paralysis (NH-14.49, NH-14.57).

use crate::rules::arrangement::{Arrangement, Roster, Side};
use crate::rules::board::{Hex, HexSet};
use crate::rules::decision::{Decision, Question};
use crate::rules::event::{Event, EventSink};
use crate::rules::marks::{Marker, Marks};
use sztab_game::Sides;

use super::damage::{PendingMarker, event_tile, first_to_declare};
use super::{Battle, MarkingStep};

impl Battle {
    /// The next marker to lay. Allies that use the same kind of marker share their supply (NH-12.37). Markers have to
    /// be laid while any remain; if there are too few, the side's player picks the units one by one. A unit gets at
    /// most one paralysis marker.
    pub(super) fn next_marker(&mut self, roster: &Roster, arrangement: &Arrangement) -> MarkingStep {
        self.marks_due.retain(|due| {
            let is_open = |marks: Marks| !due.marker.does_not_stack() || marks.total(due.marker) == 0;
            arrangement.unit(due.unit).is_some_and(|unit| is_open(unit.marks))
        });
        if let Some(index) = self.marks_due.iter().position(|due| due.is_chosen) {
            return MarkingStep::Laid(self.marks_due.remove(index));
        }
        while let Some(&first) = self.marks_due.first() {
            let marker = first.marker;
            let sharing = roster.supply_sharers(marker, first.by);
            let is_theirs = |due: &PendingMarker| due.marker == marker && sharing.contains(due.by);
            let of_team: Vec<PendingMarker> = self.marks_due.iter().filter(|due| is_theirs(due)).copied().collect();
            let left = arrangement.supply(roster, marker, first.by);
            if left == 0 {
                self.marks_due.retain(|due| !is_theirs(due));
                continue;
            }
            let units: HexSet = of_team.iter().map(|due| due.unit).collect();
            let wanted = if marker.does_not_stack() { units.len() } else { of_team.len() };
            if wanted <= left || units.len() == 1 {
                return MarkingStep::Laid(self.marks_due.remove(0));
            }
            let sides: Sides = of_team.iter().map(|due| due.by).collect();
            if sides.len() > 1 && self.declares_next.is_none() {
                return MarkingStep::Decision(first_to_declare(self.causer, sides.iter()));
            }
            let by = self.declares_next.filter(|&side| sides.contains(side)).unwrap_or(first.by);
            let mut options: Vec<Hex> = of_team.iter().filter(|due| due.by == by).map(|due| due.unit).collect();
            options.sort_unstable();
            options.dedup();
            let [only] = options[..] else {
                let question = Question::Marker { by, marker, options };
                return MarkingStep::Decision(Decision { decider: by, question });
            };
            self.choose_marked_unit(marker, only, by);
            return self.next_marker(roster, arrangement);
        }
        MarkingStep::Done
    }

    /// Carries out the answer to the question which unit gets a marker.
    pub(super) fn choose_marked_unit(&mut self, marker: Marker, unit: Hex, by: Side) {
        self.declares_next = None;
        if let Some(due) = self.marks_due.iter_mut().find(|due| (due.marker, due.unit, due.by) == (marker, unit, by)) {
            due.is_chosen = true;
        }
    }
}

/// Removes all paralysis markers at the end of a Battle (NH-5.40), including those laid before it (NH-10.26).
pub(super) fn remove_paralysis(arrangement: &mut Arrangement, sink: &mut impl EventSink) {
    let units = arrangement.whole_units().filter(|(_, unit)| unit.marks.is_paralysed());
    for hex in units.map(|(hex, _)| hex).collect::<Vec<Hex>>() {
        arrangement.update_unit(hex, |unit| unit.marks.remove_paralysis());
        sink.emit(|| Event::Recovered { unit: event_tile(arrangement, hex) });
    }
}
