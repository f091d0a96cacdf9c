//! Supports of strikes: takeovers, Scopers and sources of Toughness (NH-7.21).

use crate::rules::arrangement::Side;
use crate::rules::board::Hex;

use super::bonuses::Bonus;
use super::standing::Standing;
use super::strike::{Kind, Strike};

/// A support that a strike needs to count (NH-7.21).
#[derive(Clone, Copy)]
pub(super) enum Support {
    /// Another strike.
    Strike(usize),
    /// A unit that lends Toughness to a unit of a side.
    Source(Hex, Side),
    /// A Scoper commanded by a side.
    Scoper(Hex, Side),
}

impl Standing<'_> {
    /// True if a strike cuts off this support.
    pub fn cuts(&self, striker: usize, support: Support) -> bool {
        let Strike { from, at, kind } = self.strikes[striker];
        match support {
            Support::Strike(needed) => self.strikes_directly(striker, needed),
            Support::Source(source, side) => {
                let is_enemys = || match kind {
                    Kind::Net => true,
                    Kind::Take(taker) => self.are_enemies(taker, side),
                    Kind::Scope => self.commanders[from].iter().any(|scoper| self.are_enemies(scoper, side)),
                };
                at == source && is_enemys()
            }
            Support::Scoper(scoper, side) => {
                at == scoper && matches!(kind, Kind::Take(taker) if self.commander_under(taker, at) != side)
            }
        }
    }

    /// All supports of a strike, direct and indirect.
    pub fn supports(&self, strike: usize) -> Vec<Support> {
        if self.is_certain(strike) {
            return Vec::new();
        }
        let (mut strikes, mut others) = (vec![strike], Vec::new());
        let mut next = 0;
        while let Some(&needing) = strikes.get(next) {
            for support in self.needs(needing) {
                match support {
                    Support::Strike(needed) if !strikes.contains(&needed) => strikes.push(needed),
                    Support::Strike(_) => {}
                    Support::Source(..) | Support::Scoper(..) => others.push(support),
                }
            }
            next += 1;
        }
        strikes.into_iter().skip(1).map(Support::Strike).chain(others).collect()
    }

    /// True if a strike needs no support: both its unit and its target are certain to stay with their owners, and no
    /// unit depends on lent Toughness.
    fn is_certain(&self, strike: usize) -> bool {
        let Strike { from, at, .. } = self.strikes[strike];
        self.survivals.is_empty() && !self.contested.contains(from) && !self.contested.contains(at)
    }

    /// Direct supports of the strike. If there are two alternatives, neither of them is needed.
    fn needs(&self, strike: usize) -> Vec<Support> {
        let Strike { from, at, kind } = self.strikes[strike];
        if self.is_certain(strike) {
            return Vec::new();
        }
        let (sources, targets) = (self.commanders[from], self.commanders[at]);
        let (mut ways, mut others): (Vec<Vec<usize>>, Vec<Support>) = Default::default();
        let is_own = |hex: Hex, side: Side| self.arrangement.unit(hex).is_some_and(|unit| unit.owner == side);
        let enemys = |hex: Hex, side: Side| {
            let enemys = self.takes_at(hex).filter(move |&(_, taker)| self.are_enemies(taker, side));
            enemys.map(|(take, _)| take).filter(|&take| self.may_count(take))
        };
        // A takeover of a unit of the taker's own side matters if an enemy could otherwise have that unit.
        let holds = |take: usize, side: Side| {
            let Strike { from, at, .. } = self.strikes[take];
            !is_own(at, side) || enemys(at, side).any(|other| self.strikes[other].from != from)
        };
        let takes = |hex: Hex, side: Side| {
            let takes = self.takes_at(hex).filter(move |&(take, taker)| taker == side && self.may_count(take));
            takes.map(|(take, _)| take).filter(|&take| holds(take, side)).collect()
        };
        // A unit that only its owner may command needs no takeover to keep it.
        let is_lent = |hex: Hex, side: Side| !is_own(hex, side) || enemys(hex, side).next().is_some();
        let without_source = sources.iter().filter(|&side| !self.may_work(strike, sources.without(side), targets));
        ways.extend(without_source.filter(|&side| is_lent(from, side)).map(|side| takes(from, side)));
        match kind {
            // If a module was turned away from its commander, a Scoper does not turn it back to that side.
            Kind::Take(side) if sources.contains(side) => {}
            Kind::Take(side) => {
                let turners: Vec<usize> = self.turners(from, side, Some(at)).collect();
                if let [turner] = turners[..] {
                    let scoper = self.strikes[turner].from;
                    others.push(Support::Scoper(scoper, side));
                    ways.extend(is_lent(scoper, side).then(|| takes(scoper, side)));
                }
                ways.push(turners);
            }
            Kind::Net | Kind::Scope => {
                let without_target =
                    targets.iter().filter(|&side| !self.may_work(strike, sources, targets.without(side)));
                ways.extend(without_target.filter(|&side| is_lent(at, side)).map(|side| takes(at, side)));
            }
        }
        let under: Vec<Side> = sources.iter().filter(|&side| self.may_work(strike, side.into(), targets)).collect();
        if let [side] = under[..] {
            for bonus in self.needed_bonuses(from, side).into_iter().flatten() {
                others.push(Support::Source(bonus.from, bonus.to));
                ways.push(bonus.ways.clone());
            }
        }
        let only =
            ways.iter().filter_map(|ways| if let [only] = ways[..] { Some(Support::Strike(only)) } else { None });
        only.chain(others).collect()
    }

    fn needed_bonuses(&self, hex: Hex, under: Side) -> Option<&[Bonus]> {
        match self.survivals.iter().find(|survival| (survival.hex, survival.under) == (hex, under)) {
            Some(survival) => survival.by.as_deref(),
            None => Some(&[]),
        }
    }

    /// True if the unit on a hex keeps the Toughness that it needs to live, if commanded by a side.
    pub fn lives(&self, hex: Hex, under: Side) -> bool {
        let is_lent = |bonus: &Bonus| {
            let is_friends = self.commanders[bonus.from].iter().any(|source| !self.are_enemies(source, bonus.to));
            let by_friend = is_friends && !self.is_turned_from(bonus.from, bonus.to, None);
            !self.netted.contains(bonus.from) && (by_friend || bonus.ways.iter().any(|&way| self.may_count(way)))
        };
        self.needed_bonuses(hex, under).is_some_and(|bonuses| bonuses.iter().all(is_lent))
    }
}
