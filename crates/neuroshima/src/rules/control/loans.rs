//! Toughness that a unit lives by, under each side that may command it (NH-7.21, NH-8.2).

use crate::rules::arrangement::{Arrangement, Roster, Side};
use crate::rules::board::{ByHex, Hex, HexSet};
use crate::rules::terrain::hills;
use crate::rules::tile::Effect;
use sztab_game::Sides;

use super::strike::{Kind, Strike};

/// Toughness that a neighbour lends, or may lend.
pub(super) struct Loan {
    /// Where the lender stands.
    pub from: Hex,
    /// The side of the unit that it is lent to.
    pub to: Side,
    amount: u8,
    /// The side by whose loans the lender lives itself: the one that takes it over, else its owner.
    under: Side,
    /// For an enemy's tile the strikes that make it lend: a Scoper, or a takeover. One is enough.
    pub ways: Vec<usize>,
}

/// A board on which Toughness may be lent.
pub(super) struct Lending<'a> {
    pub roster: &'a Roster,
    pub arrangement: &'a Arrangement,
    pub strikes: &'a [Strike],
    /// Sides that may command each unit.
    pub commanders: &'a ByHex<Sides>,
}

impl Lending<'_> {
    /// The loans without which a unit would be destroyed at once under a side, and those that their lenders live by
    /// themselves; nothing where it is lost anyway, or by what is printed on it. A unit without wounds needs none.
    pub fn needed(&self, hex: Hex, under: Side) -> Option<Vec<Loan>> {
        let mut loans = self.needed_directly(hex, under)?;
        let mut known = HexSet::from_iter([hex]);
        let mut next = 0;
        while let Some((lender, under)) = loans.get(next).map(|loan| (loan.from, loan.under)) {
            next += 1;
            if !known.contains(lender) {
                known.insert(lender);
                loans.extend(self.needed_directly(lender, under)?);
            }
        }
        Some(loans)
    }

    /// The loans that a unit needs itself.
    fn needed_directly(&self, hex: Hex, under: Side) -> Option<Vec<Loan>> {
        let &Self { roster, arrangement, strikes, commanders } = self;
        let unit = arrangement.unit(hex)?;
        if unit.wounds == 0 {
            return Some(Vec::new());
        }
        let are_enemies = |one: Side, other: Side| roster.mode().are_enemies(one, other);
        let around = arrangement.board.neighbours(hex).filter_map(|(direction, from)| {
            let lender = arrangement.unit(from)?;
            let amount = |effect: &Effect| if let Effect::Toughness(amount) = effect { *amount } else { 0 };
            let amount: u8 = roster.of(lender).effects.iter().map(amount).sum();
            if amount == 0 || !roster.reaches(lender, direction.opposite()) {
                return None;
            }
            if !are_enemies(under, lender.owner) {
                return Some(Loan { from, to: under, amount, under: lender.owner, ways: Vec::new() });
            }
            let is_friend = |side: Side| !are_enemies(side, under);
            let ways = strikes.iter().enumerate().filter(|(_, strike)| match strike.kind {
                Kind::Net => false,
                Kind::Take(side) => strike.at == from && is_friend(side),
                Kind::Scope => strike.at == from && commanders[strike.from].iter().any(is_friend),
            });
            let ways: Vec<usize> = ways.map(|(way, _)| way).collect();
            let taker = match strikes[*ways.first()?].kind {
                Kind::Take(side) => side,
                Kind::Net | Kind::Scope => lender.owner,
            };
            Some(Loan { from, to: under, amount, under: taker, ways })
        });
        let mut loans: Vec<Loan> = around.collect();
        let own = roster.of(unit).lethal_wounds().saturating_add(hills::toughness(&arrangement.terrain, hex));
        let lethal = loans.iter().fold(own, |sum, loan| sum.saturating_add(loan.amount));
        if unit.owner != under && unit.wounds >= lethal {
            return None;
        }
        loans.retain(|loan| unit.wounds >= lethal.saturating_sub(loan.amount));
        Some(loans)
    }
}
