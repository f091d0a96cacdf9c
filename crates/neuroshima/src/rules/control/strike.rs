//! Every strike that could count on a board: nets, takeovers and Scopers at units, under any commander.

use crate::rules::arrangement::{Arrangement, Roster, Side};
use crate::rules::board::{ByHex, Hex, HexSet};
use crate::rules::mode::Mode;
use crate::rules::steel_net;
use sztab_game::Sides;

/// One effect at one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Strike {
    /// The unit that strikes.
    pub from: Hex,
    /// The unit that it points at.
    pub at: Hex,
    pub kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A net, also a Steel Net that its HQ threw (NH-14.66).
    Net,
    /// A takeover for a side.
    Take(Side),
    /// A Scoper at a module that lends Toughness or takes over.
    Scope,
}

impl Strike {
    /// Every strike that could count under any commander of its unit; none without a takeover of an enemy or Scopers at odds:
    /// then nets are worked out alone.
    pub fn all(roster: &Roster, arrangement: &Arrangement) -> Vec<Self> {
        let mode = roster.mode();
        let mut commanders = ByHex::<Sides>::default();
        let (mut takers, mut netters, mut scopers) = (HexSet::EMPTY, HexSet::EMPTY, HexSet::EMPTY);
        for (hex, unit) in arrangement.units() {
            let facts = roster.facts(unit);
            commanders[hex] = unit.owner.into();
            takers.insert_if(facts.takes != 0, hex);
            netters.insert_if(facts.nets != 0, hex);
            scopers.insert_if(facts.scopes, hex);
        }
        // Scopers of enemies of each other at one module (NH-9.24).
        let is_contested = |at: Hex| {
            let sides = scoping(roster, arrangement, scopers, &commanders, (at, at));
            sides.iter().any(|side| !sides.intersection(mode.enemies(side)).is_empty())
        };
        let are_at_odds = arrangement.units().any(|(at, _)| is_contested(at));
        if takers.is_empty() && !are_at_odds {
            return Vec::new();
        }
        let mut takes: Vec<Self> = Vec::new();
        // A unit that is taken over may take over in turn: until nothing is added.
        loop {
            let known = takes.len();
            for from in takers.iter() {
                let Some(unit) = arrangement.unit(from) else { continue };
                let facts = roster.facts(unit);
                for at in arrangement.board.towards(from, unit.rotation.directions(facts.takes)).iter() {
                    let Some(target) = arrangement.unit(at).filter(|target| !roster.facts(target).headquarters) else {
                        continue;
                    };
                    // Also of an own unit, which an enemy may take over: it holds it back (NH-7.23).
                    let sides = commanders[from].union(scoping(roster, arrangement, scopers, &commanders, (from, at)));
                    let known = commanders[at];
                    let is_enemys = |side: &Side| !known.intersection(mode.enemies(*side)).is_empty();
                    for side in sides.iter().filter(is_enemys) {
                        let take = Self { from, at, kind: Kind::Take(side) };
                        if !takes.contains(&take) {
                            takes.push(take);
                        }
                        if mode.are_enemies(side, target.owner) {
                            commanders[at] = commanders[at].with(side);
                        }
                    }
                }
            }
            if takes.len() == known {
                break;
            }
        }
        if takes.is_empty() && !are_at_odds {
            return takes;
        }
        let mut strikes = takes;
        let meet = |from: Hex, at: Hex, targets: fn(&Mode, Side) -> Sides| {
            commanders[from].iter().any(|one| !commanders[at].intersection(targets(mode, one)).is_empty())
        };
        for (from, at) in
            steel_net::lying_nets(roster, arrangement).filter(|&(from, at)| meet(from, at, Mode::hostile_to))
        {
            strikes.push(Self { from, at, kind: Kind::Net });
        }
        for from in netters.union(scopers).iter() {
            let Some(unit) = arrangement.unit(from) else { continue };
            let facts = roster.facts(unit);
            let around = arrangement.board.towards(from, unit.rotation.directions(facts.nets));
            let hostile = around.iter().filter(|&at| meet(from, at, Mode::hostile_to));
            strikes.extend(hostile.map(|at| Self { from, at, kind: Kind::Net }));
            if facts.scopes {
                let around = arrangement.board.towards(from, unit.rotation.directions(facts.reach));
                let turned =
                    around.iter().filter(|&at| is_turnable(roster, arrangement, at) && meet(from, at, Mode::enemies));
                strikes.extend(turned.map(|at| Self { from, at, kind: Kind::Scope }));
            }
        }
        strikes
    }
}

/// The sides whose Scopers could turn the module on a hex, but for the Scoper on the hex that it faces: that comes second.
fn scoping(
    roster: &Roster,
    arrangement: &Arrangement,
    scopers: HexSet,
    commanders: &ByHex<Sides>,
    (at, faced): (Hex, Hex),
) -> Sides {
    if scopers.is_empty() || !is_turnable(roster, arrangement, at) {
        return Sides::NONE;
    }
    let beside = arrangement.board.neighbours(at).filter_map(|(direction, from)| {
        let unit = arrangement.unit(from)?;
        let scopes = from != faced && scopers.contains(from) && roster.reaches(unit, direction.opposite());
        scopes.then_some(commanders[from])
    });
    let is_enemy = |side: &Side| commanders[at].iter().any(|other| roster.mode().are_enemies(*side, other));
    beside.flat_map(|sides| sides.iter().filter(is_enemy).collect::<Vec<_>>()).collect()
}

/// True if the unit on a hex is a module whose turning changes a strike (NH-9.20).
fn is_turnable(roster: &Roster, arrangement: &Arrangement, hex: Hex) -> bool {
    arrangement.unit(hex).is_some_and(|unit| {
        let facts = roster.facts(unit);
        !facts.headquarters && (facts.takes != 0 || facts.lends)
    })
}
