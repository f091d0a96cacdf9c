//! Toughness that a unit lives by, under each side that may command it (NH-7.21, NH-8.2).

use crate::games::neuroshima::rules::arrangement::Side;
use crate::games::neuroshima::rules::board::Hex;
use crate::games::neuroshima::rules::tile::Effect;

use super::standing::Standing;
use super::strike::Kind;

/// Toughness that a neighbour lends, or may lend.
pub(super) struct Loan {
    /// Where the lender stands.
    pub from: Hex,
    amount: u8,
    /// For an enemy's tile the strikes that make it lend: a Scoper, or a takeover. One is enough.
    pub ways: Vec<usize>,
}

impl Standing<'_> {
    /// What the neighbours of a unit may lend it under a side.
    pub(super) fn loans(&self, hex: Hex, under: Side) -> Vec<Loan> {
        let around = self.arrangement.board.neighbours(hex).filter_map(|(direction, from)| {
            let unit = self.arrangement.unit(from)?;
            let amount = |effect: &Effect| if let Effect::Toughness(amount) = effect { *amount } else { 0 };
            let amount: u8 = self.roster.of(unit).effects.iter().map(amount).sum();
            if amount == 0 || !self.roster.reaches(unit, direction.opposite()) {
                return None;
            }
            if !self.are_enemies(under, unit.owner) {
                return Some(Loan { from, amount, ways: Vec::new() });
            }
            let is_friend = |side: Side| !self.are_enemies(side, under);
            let at_lender = self.strikes.iter().enumerate().filter(|(_, strike)| strike.at == from);
            let ways: Vec<usize> = at_lender
                .filter(|(_, strike)| match strike.kind {
                    Kind::Net => false,
                    Kind::Take(side) => is_friend(side),
                    Kind::Scope => self.commanders[strike.from].iter().any(is_friend),
                })
                .map(|(way, _)| way)
                .collect();
            (!ways.is_empty()).then_some(Loan { from, amount, ways })
        });
        around.collect()
    }

    /// The loans without which a unit would be destroyed at once under a side; nothing where it is lost anyway, or by what
    /// is printed on it.
    pub(super) fn needed_loans(&self, hex: Hex, under: Side) -> Option<Vec<Loan>> {
        let unit = self.arrangement.unit(hex).filter(|unit| unit.wounds > 0)?;
        let mut loans = self.loans(hex, under);
        let own = self.roster.of(unit).lethal_wounds();
        let lethal = loans.iter().fold(own, |sum, loan| sum.saturating_add(loan.amount));
        if unit.owner != under && unit.wounds >= lethal {
            return None;
        }
        loans.retain(|loan| unit.wounds >= lethal.saturating_sub(loan.amount));
        Some(loans)
    }
}
