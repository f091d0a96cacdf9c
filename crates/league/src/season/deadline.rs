//! Proposals by the rules for a match that is open at its deadline.

use super::matches::Match;
use crate::event::{TableFacts, Verdict};
use crate::ids::Seat;

impl Match {
    /// The proposal: a walkover against a player without a press of *Begin* or an act, else against the longer
    /// clock. `None` if both clocks ran equally long.
    ///
    /// If neither player did anything, both lose; not in a bracket, where somebody has to advance.
    pub fn proposal(&self, facts: &TableFacts) -> Option<Verdict> {
        let acted = |seat: Seat| {
            self.ready[seat.index()] || facts.seats[seat.index()].acted || !self.games.is_empty() || {
                self.steps.iter().any(|step| step.by == seat)
            }
        };
        let used = facts.seats.map(|seat| seat.used_ms);
        match (acted(Seat::First), acted(Seat::Second)) {
            (true, false) => Some(Verdict::Walkover { winner: Seat::First }),
            (false, true) => Some(Verdict::Walkover { winner: Seat::Second }),
            (false, false) => (!self.eliminates()).then_some(Verdict::BothLose),
            (true, true) if used[0] > used[1] => Some(Verdict::Walkover { winner: Seat::Second }),
            (true, true) if used[0] < used[1] => Some(Verdict::Walkover { winner: Seat::First }),
            (true, true) => None,
        }
    }
}
