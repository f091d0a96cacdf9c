//! Toughness bonuses that keep a unit alive, for each side that may command the unit (NH-7.21, NH-8.2).

use crate::rules::arrangement::{Arrangement, Roster, Side};
use crate::rules::board::{ByHex, Hex, HexSet};
use crate::rules::tile::Effect;
use sztab_game::Sides;

use super::strike::{Kind, Strike};

/// Toughness that a neighbour lends or may lend.
pub(super) struct Bonus {
    /// Hex of the source.
    pub from: Hex,
    /// The side of the receiving unit.
    pub to: Side,
    amount: u8,
    /// The side whose bonuses keep the source itself alive: the side that takes over the source, or else its owner.
    under: Side,
    /// For an enemy's tile, the strikes that can make it lend Toughness: Scopers and takeovers. One of them is enough.
    pub ways: Vec<usize>,
}

/// A board on which Toughness may be lent.
pub(super) struct Bonuses<'a> {
    pub roster: &'a Roster,
    pub arrangement: &'a Arrangement,
    pub strikes: &'a [Strike],
    /// Sides that may command each unit.
    pub commanders: &'a ByHex<Sides>,
}

impl Bonuses<'_> {
    /// The bonuses without which a unit commanded by `under` would be destroyed at once, and those that in turn keep
    /// their sources alive. `None` if even all bonuses together would not save the unit under a side other than its
    /// owner's. An unwounded unit needs none.
    pub fn needed_bonuses(&self, hex: Hex, under: Side) -> Option<Vec<Bonus>> {
        let mut bonuses = self.directly_needed_bonuses(hex, under)?;
        let mut known = HexSet::from_iter([hex]);
        let mut next = 0;
        while let Some((source, under)) = bonuses.get(next).map(|bonus| (bonus.from, bonus.under)) {
            next += 1;
            if !known.contains(source) {
                known.insert(source);
                bonuses.extend(self.directly_needed_bonuses(source, under)?);
            }
        }
        Some(bonuses)
    }

    /// The bonuses that the unit itself needs, without those of their sources.
    fn directly_needed_bonuses(&self, hex: Hex, under: Side) -> Option<Vec<Bonus>> {
        let &Self { roster, arrangement, strikes, commanders } = self;
        let unit = arrangement.unit(hex)?;
        if unit.wounds == 0 {
            return Some(Vec::new());
        }
        let are_enemies = |one: Side, other: Side| roster.mode().are_enemies(one, other);
        let around = arrangement.board.neighbours(hex).filter_map(|(direction, from)| {
            let source = arrangement.unit(from)?;
            let amount = |effect: &Effect| if let Effect::Toughness(amount) = effect { *amount } else { 0 };
            let amount: u8 = roster.of(source).effects.iter().map(amount).sum();
            if amount == 0 || !roster.reaches(source, direction.opposite()) {
                return None;
            }
            if !are_enemies(under, source.owner) {
                return Some(Bonus { from, to: under, amount, under: source.owner, ways: Vec::new() });
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
                Kind::Net | Kind::Scope => source.owner,
            };
            Some(Bonus { from, to: under, amount, under: taker, ways })
        });
        let mut bonuses: Vec<Bonus> = around.collect();
        let own = roster.of(unit).lethal_wounds().saturating_add(arrangement.terrain.toughness(hex));
        let lethal = bonuses.iter().fold(own, |sum, bonus| sum.saturating_add(bonus.amount));
        if unit.owner != under && unit.wounds >= lethal {
            return None;
        }
        bonuses.retain(|bonus| unit.wounds >= lethal.saturating_sub(bonus.amount));
        Some(bonuses)
    }
}
