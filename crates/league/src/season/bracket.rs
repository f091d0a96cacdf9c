//! Winners of the slots of a bracket.

use std::collections::BTreeMap;

use super::state::Season;
use crate::engine::{BracketTask, Standard};
use crate::ids::Group;
use crate::record::Place;

impl Season {
    /// The winner of each decided slot of a division.
    pub fn winners(&self, group: Group) -> BTreeMap<u32, Place> {
        let Some(division) = self.division(group) else {
            return BTreeMap::new();
        };
        let kind = self.match_kind();
        let decided = self.matches.values().filter(|of| of.group == group).filter_map(|of| {
            let winner = of.outcome(kind)?.winner()?;
            let entrant = of.players[winner.index()];
            let place = division.places.iter().position(|&player| player == entrant)?;
            Some((of.slot?, Place(place)))
        });
        decided.collect()
    }

    /// True if every match of a bracket has a winner.
    pub fn bracket_is_decided(&self, group: Group) -> bool {
        let (Some(division), Some(format)) = (self.division(group), self.format(group.stage)) else { return false };
        let winners = self.winners(group);
        let ties = Standard.bracket_ties(&BracketTask { format, players: division.places.len(), winners: &winners });
        ties.iter().all(|tie| winners.contains_key(&tie.slot))
    }
}
