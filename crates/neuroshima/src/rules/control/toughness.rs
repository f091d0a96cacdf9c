//! Lent Toughness by which the units of strikes live (NH-7.21, NH-8.2).

use crate::rules::arrangement::{Side, Unit};
use crate::rules::board::{Hex, HexSet};
use crate::rules::facts::EffectSum;
use crate::rules::links::{is_in_contact, matrices, members_reached, reached_hexes};
use crate::rules::tile::{Effect, Feature};
use crate::rules::traits::Traits;

use super::standing::StrikeOutcomes;
use super::truth::Truth;

impl StrikeOutcomes<'_> {
    /// The units that no lent Toughness can save, whichever strikes count.
    pub fn doomed_units(&self) -> HexSet {
        let dies = |&(hex, unit): &(Hex, &Unit)| self.keeps_alive(hex, unit.owner, HexSet::EMPTY) == Truth::No;
        self.arrangement.whole_units().filter(dies).map(|(hex, _)| hex).collect()
    }

    /// True if the unit on a hex keeps the Toughness that it needs to live, if commanded by a side.
    pub fn lives(&self, hex: Hex, under: Side) -> Truth {
        let is_owners = self.arrangement.unit(hex).is_some_and(|unit| unit.owner == under);
        if is_owners && self.doomed.contains(hex) { Truth::Yes } else { self.keeps_alive(hex, under, HexSet::EMPTY) }
    }

    /// True if the Toughness of a unit, commanded by a side, keeps it alive. Units in `known` are taken to live, since
    /// those that keep each other alive do.
    fn keeps_alive(&self, hex: Hex, under: Side, mut known: HexSet) -> Truth {
        let Some(unit) = self.arrangement.unit(hex) else { return Truth::No };
        let own = self.roster.facts(unit).lethal.saturating_add(self.arrangement.toughness_of_ground(hex));
        let led = self.arrangement.leaders.as_ref().map_or(0, |leaders| leaders.toughness(hex));
        let own = own.saturating_add(led);
        if unit.wounds < own || known.contains(hex) {
            return Truth::Yes;
        }
        known.insert(hex);
        let (mut sure, mut possible) = (own, own);
        for (from, source) in self.arrangement.whole_units().filter(|&(from, _)| from != hex) {
            let amount = self.roster.facts(source).helps.map_or(0, EffectSum::toughness);
            let lends = if amount > 0 { self.lends(from, source, hex, under, known) } else { Truth::No };
            possible = possible.saturating_add(if lends >= Truth::Open { amount } else { 0 });
            sure = sure.saturating_add(if lends == Truth::Yes { amount } else { 0 });
        }
        if unit.wounds < sure { Truth::Yes } else { Truth::from(unit.wounds < possible).min(Truth::Open) }
    }

    /// True if a source lends Toughness to the unit on a hex, commanded by a side: over its connections or a Matrix
    /// (NH-14.43), or to an enemy's Spy (NH-14.67).
    fn lends(&self, from: Hex, source: &Unit, to: Hex, under: Side, known: HexSet) -> Truth {
        let reached = reached_hexes(self.roster, self.arrangement, from, source);
        let is_linked = if reached.contains(to) { Truth::Yes } else { self.is_linked(from, source, to) };
        if is_linked == Truth::No {
            return Truth::No;
        }
        let friends = self.roster.mode().team_of(under);
        let serves = Truth::within(self.served(from, self.commanders[from], None), friends);
        let is_spy = self.arrangement.unit(to).is_some_and(|unit| self.roster.unit_tile(unit).has(Feature::Spy))
            && is_in_contact(self.roster, self.arrangement, from, Effect::Toughness(0), to);
        let lives = Truth::common(self.commanders[from].iter().map(|side| self.keeps_alive(from, side, known)));
        is_linked.min(serves.max(Truth::from(is_spy))).min(lives).min(self.is_netted(from).not())
    }

    /// True if a Matrix of the source's side links it to the unit on a hex.
    fn is_linked(&self, from: Hex, source: &Unit, to: Hex) -> Truth {
        let commander = |hex: Hex| self.commanders[self.arrangement.name_hex(hex)].single();
        let Some(side) = commander(from).filter(|_| self.roster.traits().has_any(Traits::MATRIX)) else {
            return Truth::No;
        };
        let members = matrices(self.roster, self.arrangement, HexSet::EMPTY, commander)[side.index()];
        let reached = reached_hexes(self.roster, self.arrangement, from, source);
        let own = self.arrangement.place(from);
        let is_linked = members_reached(self.roster, (own, source), reached, members).contains(to);
        let is_centre = |&(hex, unit): &(Hex, &Unit)| {
            commander(hex) == Some(side) && self.roster.unit_tile(unit).has(Feature::Matrix)
        };
        let centres = self.arrangement.units().filter(is_centre);
        let is_free = |hex| self.is_netted(self.arrangement.name_hex(hex)).not();
        Truth::from(is_linked).min(Truth::any(centres.map(|(hex, _)| is_free(hex))))
    }
}
