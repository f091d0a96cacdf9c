//! Every strike that could count on a board, whoever commands the units: nets, takeovers and Scopers, each aimed at one
//! unit.

use crate::rules::arrangement::{Arrangement, Roster, Side};
use crate::rules::board::{ByHex, Hex, HexSet};
use crate::rules::facts::Facts;
use crate::rules::links::scoped_hexes;
use crate::rules::marked;
use sztab_game::Sides;

use super::truth::Truth;

/// One effect on one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Strike {
    /// The unit that strikes.
    pub from: Hex,
    /// The target unit.
    pub at: Hex,
    pub kind: Kind,
    pub fate: Fate,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A net, including a Steel Net that the HQ has thrown (NH-14.66).
    Net,
    /// A takeover for a side.
    Take(Side),
    /// A Scoper at a module that lends Toughness or takes over units (NH-9.20).
    Scope,
}

/// Outcome of a strike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// Not yet decided.
    Open,
    /// Takes effect.
    Counts,
    /// A net assumed to hold its target, whoever commands the two units.
    Assumed,
    /// Cancelled in a circle (NH-7.22).
    Cancelled,
    /// Ended by another strike.
    Ended,
}

impl Fate {
    /// True if the strike takes effect.
    pub fn counts(self) -> Truth {
        match self {
            Self::Open => Truth::Open,
            Self::Counts | Self::Assumed => Truth::Yes,
            Self::Cancelled | Self::Ended => Truth::No,
        }
    }
}

/// Every strike that could count under any commander of the unit that makes it.
pub(super) fn strikes(roster: &Roster, arrangement: &Arrangement) -> Vec<Strike> {
    let (mut strikes, mut takers) = (Vec::new(), Vec::new());
    for (from, unit) in arrangement.units() {
        let facts = roster.facts(unit);
        let faced = |edges: u8| {
            let around = arrangement.board.adjacent_in(from, unit.rotation.directions(edges));
            arrangement.name_hexes(around).iter()
        };
        let from = arrangement.name_hex(from);
        let target = |&at: &Hex| arrangement.unit(at).map(|unit| roster.facts(unit));
        let is_unit = |at: &Hex| target(at).is_some();
        let is_turnable = |facts: &Facts| !facts.headquarters && (facts.takes != 0 || facts.lends);
        let new = |kind| move |at| Strike { from, at, kind, fate: Fate::Open };
        strikes.extend(faced(facts.nets).filter(is_unit).map(new(Kind::Net)));
        if facts.takes != 0 {
            let is_prey = |at: &Hex| target(at).is_some_and(|facts| !facts.headquarters);
            takers.push((from, faced(facts.takes).filter(is_prey).collect::<HexSet>()));
        }
        if facts.scopes {
            let modules = arrangement.name_hexes(scoped_hexes(roster, arrangement, from, unit));
            strikes.extend(modules.iter().filter(|at| target(at).is_some_and(is_turnable)).map(new(Kind::Scope)));
        }
    }
    let thrown = marked::nets_on_units(roster, arrangement);
    strikes.extend(thrown.map(|(from, at)| Strike { from, at, kind: Kind::Net, fate: Fate::Open }));
    add_takeovers(roster, arrangement, &takers, &mut strikes);
    strikes
}

/// Adds the takeovers for all sides, given the units that each unit faces. A unit taken over may in turn take over
/// others. A takeover of a unit on the same side is included if an enemy may take that unit over, since it prevents
/// this (NH-7.23).
fn add_takeovers(roster: &Roster, arrangement: &Arrangement, takers: &[(Hex, HexSet)], strikes: &mut Vec<Strike>) {
    let mode = roster.mode();
    let scopes: Vec<Strike> = strikes.iter().copied().filter(|strike| strike.kind == Kind::Scope).collect();
    let mut owners = ByHex::<Sides>::default();
    arrangement.units().for_each(|(hex, unit)| owners[hex] = unit.owner.into());
    let (mut commanders, mut known) = (owners, usize::MAX);
    while known != strikes.len() {
        known = strikes.len();
        for (from, at) in takers.iter().flat_map(|&(from, faced)| faced.iter().map(move |at| (from, at))) {
            let scoping = scopes.iter().filter(|scope| scope.at == from).map(|scope| commanders[scope.from]);
            for side in scoping.fold(commanders[from], Sides::union).iter() {
                let take = Strike { from, at, kind: Kind::Take(side), fate: Fate::Open };
                let enemies = mode.enemies(side);
                if !commanders[at].intersection(enemies).is_empty() && !strikes.contains(&take) {
                    strikes.push(take);
                    let taken = if owners[at].is_subset(enemies) { side.into() } else { Sides::NONE };
                    commanders[at] = commanders[at].union(taken);
                }
            }
        }
    }
}
