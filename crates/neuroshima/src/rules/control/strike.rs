//! Every strike that could count on a board, whoever commands the units: nets, takeovers and Scopers, each aimed at one
//! unit.

use crate::rules::arrangement::{Arrangement, Roster, Side};
use crate::rules::board::{ByHex, Hex, HexSet};
use crate::rules::mode::Mode;
use crate::rules::steel_net;
use sztab_game::Sides;

/// One effect on one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Strike {
    /// The unit that strikes.
    pub from: Hex,
    /// The target unit.
    pub at: Hex,
    pub kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A net, including a Steel Net that the HQ has thrown (NH-14.66).
    Net,
    /// A takeover for a side.
    Take(Side),
    /// A Scoper at a module that lends Toughness or takes over units.
    Scope,
}

impl Strike {
    /// Every strike that could count under any commander of the unit that makes it. Empty if no takeover points at an
    /// enemy and no Scopers conflict: nets are then computed separately.
    pub fn all(roster: &Roster, arrangement: &Arrangement) -> Vec<Self> {
        let mut strikers = Strikers::read(roster, arrangement);
        let are_at_odds = arrangement.units().any(|(at, _)| strikers.is_contested(at));
        if strikers.takers.is_empty() && !are_at_odds {
            return Vec::new();
        }
        let mut strikes = strikers.takeovers();
        if !strikes.is_empty() || are_at_odds {
            strikes.extend(strikers.steel_nets());
            strikes.extend(strikers.nets_and_scopes());
        }
        strikes
    }
}

/// The units that make strikes, and the possible commanders of each unit.
struct Strikers<'a> {
    roster: &'a Roster,
    arrangement: &'a Arrangement,
    commanders: ByHex<Sides>,
    takers: HexSet,
    netters: HexSet,
    scopers: HexSet,
}

impl<'a> Strikers<'a> {
    /// Reads the state before any takeover: each unit is commanded by its owner.
    fn read(roster: &'a Roster, arrangement: &'a Arrangement) -> Self {
        let (takers, netters, scopers) = (HexSet::EMPTY, HexSet::EMPTY, HexSet::EMPTY);
        let mut strikers = Self { roster, arrangement, commanders: ByHex::default(), takers, netters, scopers };
        for (hex, unit) in arrangement.units() {
            let facts = roster.facts(unit);
            strikers.commanders[hex] = unit.owner.into();
            strikers.takers.insert_if(facts.takes != 0, hex);
            strikers.netters.insert_if(facts.nets != 0, hex);
            strikers.scopers.insert_if(facts.scopes, hex);
        }
        strikers
    }

    /// True if Scopers of mutually hostile sides affect the module on a hex (NH-9.24).
    fn is_contested(&self, at: Hex) -> bool {
        let sides = self.scoping(at, at);
        sides.iter().any(|side| !sides.intersection(self.roster.mode().enemies(side)).is_empty())
    }

    /// The takeovers. Also records the new possible commanders, since a unit taken over may in turn take over others.
    fn takeovers(&mut self) -> Vec<Strike> {
        let mut takes: Vec<Strike> = Vec::new();
        loop {
            let known = takes.len();
            for from in self.takers.iter() {
                let Some(unit) = self.arrangement.unit(from) else { continue };
                let directions = unit.rotation.directions(self.roster.facts(unit).takes);
                for at in self.arrangement.board.towards(from, directions).iter() {
                    self.take_over(from, at, &mut takes);
                }
            }
            if takes.len() == known {
                return takes;
            }
        }
    }

    /// Adds the takeovers of one unit by another. A takeover of a unit on the same side is included if an enemy may
    /// take that unit over, since it prevents this (NH-7.23).
    fn take_over(&mut self, from: Hex, at: Hex, takes: &mut Vec<Strike>) {
        let mode = self.roster.mode();
        let Some(target) = self.arrangement.unit(at).filter(|target| !self.roster.facts(target).headquarters) else {
            return;
        };
        let known = self.commanders[at];
        let is_enemys = |side: &Side| !known.intersection(mode.enemies(*side)).is_empty();
        for side in self.commanders[from].union(self.scoping(from, at)).iter().filter(is_enemys) {
            let take = Strike { from, at, kind: Kind::Take(side) };
            if !takes.contains(&take) {
                takes.push(take);
            }
            if mode.are_enemies(side, target.owner) {
                self.commanders[at] = self.commanders[at].with(side);
            }
        }
    }

    /// True if any possible commander of one unit has any possible commander of the other among its `targets`.
    fn meet(&self, from: Hex, at: Hex, targets: fn(&Mode, Side) -> Sides) -> bool {
        let is_target = |one| !self.commanders[at].intersection(targets(self.roster.mode(), one)).is_empty();
        self.commanders[from].iter().any(is_target)
    }

    fn steel_nets(&self) -> impl Iterator<Item = Strike> {
        let nets = steel_net::lying_nets(self.roster, self.arrangement);
        let hostile = nets.filter(|&(from, at)| self.meet(from, at, Mode::hostile_to));
        hostile.map(|(from, at)| Strike { from, at, kind: Kind::Net })
    }

    fn nets_and_scopes(&self) -> Vec<Strike> {
        let mut strikes = Vec::new();
        let strikers = self.netters.union(self.scopers);
        for (from, unit) in self.arrangement.units().filter(|&(from, _)| strikers.contains(from)) {
            let facts = self.roster.facts(unit);
            let around = |directions| self.arrangement.board.towards(from, unit.rotation.directions(directions)).iter();
            let hostile = around(facts.nets).filter(|&at| self.meet(from, at, Mode::hostile_to));
            strikes.extend(hostile.map(|at| Strike { from, at, kind: Kind::Net }));
            if facts.scopes {
                let is_turned =
                    |&at: &Hex| is_turnable(self.roster, self.arrangement, at) && self.meet(from, at, Mode::enemies);
                let turned = around(facts.reach).filter(is_turned);
                strikes.extend(turned.map(|at| Strike { from, at, kind: Kind::Scope }));
            }
        }
        strikes
    }

    /// The sides whose Scopers could turn the module on a hex. A Scoper on `faced`, the hex at which the module points,
    /// is ignored because it takes effect second.
    fn scoping(&self, at: Hex, faced: Hex) -> Sides {
        if self.scopers.is_empty() || !is_turnable(self.roster, self.arrangement, at) {
            return Sides::NONE;
        }
        let beside = self.arrangement.board.neighbours(at).filter_map(|(direction, from)| {
            let unit = self.arrangement.unit(from)?;
            let scopes =
                from != faced && self.scopers.contains(from) && self.roster.reaches(unit, direction.opposite());
            scopes.then_some(self.commanders[from])
        });
        let mode = self.roster.mode();
        let is_enemy = |side: &Side| self.commanders[at].iter().any(|other| mode.are_enemies(*side, other));
        beside.flat_map(|sides| sides.iter().filter(is_enemy).collect::<Vec<_>>()).collect()
    }
}

/// True if the unit on a hex is a module that affects strikes when a Scoper turns it (NH-9.20).
fn is_turnable(roster: &Roster, arrangement: &Arrangement, hex: Hex) -> bool {
    arrangement.unit(hex).is_some_and(|unit| {
        let facts = roster.facts(unit);
        !facts.headquarters && (facts.takes != 0 || facts.lends)
    })
}
