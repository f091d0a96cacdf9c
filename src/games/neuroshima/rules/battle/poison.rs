//! Poison in a Battle: its wounds before the first segment, and the markers that attacks leave (NH-14.57).

use crate::games::Sides;
use crate::games::neuroshima::rules::arrangement::Side;
use crate::games::neuroshima::rules::board::Hex;
use crate::games::neuroshima::rules::decision::{Decision, Question};
use crate::games::neuroshima::rules::influence::Influence;

use super::damage::{Due, first_to_declare};
use super::{Battle, Marking};

impl Battle {
    /// The next marker to be laid. Allies with markers share their supply (NH-12.37). Laying them is compulsory as long as
    /// there are any; if they do not suffice, their player picks the units one by one.
    pub(super) fn next_marker(&mut self, influence: &Influence<'_>) -> Marking {
        self.marks_due.retain(|due| influence.arrangement.unit(due.unit).is_some());
        if let Some(index) = self.marks_due.iter().position(|due| due.is_chosen) {
            return Marking::Laid(self.marks_due.remove(index));
        }
        while let Some(&first) = self.marks_due.first() {
            let sharing = influence.roster.sharing_poison(first.by);
            let of_team: Vec<Due> = self.marks_due.iter().filter(|due| sharing.contains(due.by)).copied().collect();
            let left = left(influence, sharing);
            if left == 0 {
                self.marks_due.retain(|due| !sharing.contains(due.by));
                continue;
            }
            if of_team.len() <= left || of_team.iter().all(|due| due.unit == first.unit) {
                return Marking::Laid(self.marks_due.remove(0));
            }
            let sides: Sides = of_team.iter().map(|due| due.by).collect();
            if sides.len() > 1 && self.declares_next.is_none() {
                return Marking::Decision(first_to_declare(self.causer, sides.iter()));
            }
            let by = self.declares_next.filter(|&side| sides.contains(side)).unwrap_or(first.by);
            let mut options: Vec<Hex> = of_team.iter().filter(|due| due.by == by).map(|due| due.unit).collect();
            options.sort_unstable();
            options.dedup();
            match options[..] {
                [only] => self.choose_marked(only, by),
                _ => return Marking::Decision(Decision { decider: by, question: Question::Marker { by, options } }),
            }
            return self.next_marker(influence);
        }
        Marking::Done
    }

    /// Carries out the answer to the question which unit gets a marker.
    pub(super) fn choose_marked(&mut self, unit: Hex, by: Side) {
        self.declares_next = None;
        if let Some(due) = self.marks_due.iter_mut().find(|due| (due.unit, due.by) == (unit, by)) {
            due.is_chosen = true;
        }
    }
}

/// Poison markers that sides with one supply can still lay.
fn left(influence: &Influence<'_>, sides: Sides) -> usize {
    let all: usize = sides.iter().map(|side| usize::from(influence.roster.tokens(side).poison)).sum();
    let laid = |side: Side| influence.arrangement.units().map(move |(_, unit)| usize::from(unit.marks.poison(side)));
    all.saturating_sub(sides.iter().flat_map(laid).sum())
}
