//! The progress of a stage: planned, published and closed rounds.

use super::state::Season;
use crate::ids::{EntrantId, Group};
use crate::rules::{Format, NextRound};

impl Season {
    /// The number of planned rounds; `None` if the number depends on results.
    pub fn planned_rounds(&self, group: Group) -> Option<u32> {
        let division = self.division(group)?;
        match self.format(group.stage)? {
            format @ Format::Swiss { .. } => format.swiss_rounds(division.began_with),
            Format::RoundRobin { double } => {
                let players = u32::try_from(division.places.len()).ok()?;
                let once = if players % 2 == 0 { players.saturating_sub(1) } else { players };
                Some(if *double { once.saturating_mul(2) } else { once })
            }
            Format::SingleElimination { .. } | Format::DoubleElimination { .. } | Format::Ladder { .. } => None,
        }
    }

    /// True if all matches of the published rounds have a result.
    pub fn are_rounds_closed(&self, group: Group) -> bool {
        !self.open_matches().any(|of| of.group == group)
    }

    /// The earliest time at which the next round of a division may be published, going by the results so far, in Unix
    /// milliseconds; `None` while results are missing. A time does not imply that there is another round.
    pub fn next_round_ms(&self, group: Group) -> Option<i64> {
        let division = self.division(group)?;
        let Some(last) = division.rounds.last() else {
            return Some(self.rules.calendar.start_ms.unwrap_or(i64::MIN));
        };
        match self.rules.calendar.next_round {
            NextRound::ByCalendar => Some(last.deadline_ms),
            NextRound::WhenClosed => self.are_rounds_closed(group).then_some(i64::MIN),
        }
    }

    /// True if half of the planned rounds of a division have been published, after which no more players can enter.
    pub fn is_half_done(&self, group: Group) -> bool {
        let published = self.division(group).map_or(0, |division| division.rounds.len());
        self.planned_rounds(group).is_some_and(|planned| published.saturating_mul(2) >= planned as usize)
    }

    /// True if a player takes part in a round of a division.
    pub fn is_present(&self, entrant: EntrantId, group: Group, round: u32) -> bool {
        self.entrants
            .get(&entrant)
            .is_some_and(|found| found.is_taking_part() && !found.sits_out.contains(&(group, round)))
    }

    /// Number of absences with points that a player can still take in a division.
    pub fn remaining_absences(&self, entrant: EntrantId, group: Group) -> u32 {
        let Some(division) = self.division(group) else {
            return self.rules.absences.allowed;
        };
        let missed = division.rounds.iter().filter(|round| {
            let matches = round.matches.iter().filter_map(|id| self.matches.get(id));
            round.bye != Some(entrant) && !matches.clone().any(|of| of.seat_of(entrant).is_some())
        });
        let missed = u32::try_from(missed.count()).unwrap_or(u32::MAX);
        let next = division.next_round();
        let asked = self
            .entrants
            .get(&entrant)
            .map_or(0, |found| found.sits_out.iter().filter(|(of, round)| *of == group && *round >= next).count());
        let asked = u32::try_from(asked).unwrap_or(u32::MAX);
        self.rules.absences.allowed.saturating_sub(missed.saturating_add(asked))
    }
}
