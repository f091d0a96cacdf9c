//! The strikes with their outcomes so far, and what follows from them (NH-7.20, NH-7.23).

use crate::rules::arrangement::{Arrangement, Roster, Side};
use crate::rules::board::{ByHex, Hex, HexSet};
use crate::rules::hold::Hold;
use sztab_game::Sides;

use super::strike::{Fate, Kind, Strike, strikes};
use super::truth::Truth;

/// Index of a strike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct StrikeId(usize);

/// The strikes of a board and their outcomes so far.
#[derive(Clone)]
pub(super) struct StrikeOutcomes<'a> {
    pub roster: &'a Roster,
    pub arrangement: &'a Arrangement,
    strikes: Vec<Strike>,
    /// Possible commanders of each unit.
    pub commanders: ByHex<Sides>,
    /// Units that no lent Toughness can save. They act until they are removed.
    pub doomed: HexSet,
}

impl<'a> StrikeOutcomes<'a> {
    pub fn new(roster: &'a Roster, arrangement: &'a Arrangement) -> Self {
        let (strikes, commanders, doomed) = (strikes(roster, arrangement), ByHex::default(), HexSet::EMPTY);
        let mut standing = Self { roster, arrangement, strikes, commanders, doomed };
        arrangement.units().for_each(|(hex, unit)| standing.commanders[hex] = unit.owner.into());
        let are_apart = standing.are_apart();
        let fate = if are_apart { Fate::Counts } else { Fate::Open };
        standing.strikes.iter_mut().for_each(|strike| strike.fate = fate);
        for index in 0..standing.strikes.len() {
            if let Strike { at, kind: Kind::Take(_), .. } = standing.strikes[index] {
                standing.settle_commanders(at);
            }
        }
        if !are_apart {
            standing.doomed = standing.doomed_units();
        }
        standing
    }

    /// True if all strikes count, as on most boards: none points at the unit of another one, so that all units that
    /// strike keep their commanders, no Scoper turns them, and none of them needs lent Toughness.
    fn are_apart(&self) -> bool {
        let is_hurt =
            |hex| self.arrangement.unit(hex).is_some_and(|unit| unit.wounds >= self.roster.facts(unit).lethal);
        let at: HexSet = self.strikes.iter().map(|strike| strike.at).collect();
        let interferes =
            |strike: &Strike| strike.kind == Kind::Scope || at.contains(strike.from) || is_hurt(strike.from);
        !self.strikes.iter().any(interferes)
    }

    /// All strikes.
    pub fn strikes(&self) -> impl Iterator<Item = StrikeId> + use<> {
        (0..self.strikes.len()).map(StrikeId)
    }

    /// True if a strike is not yet decided.
    pub fn is_open(&self, StrikeId(strike): StrikeId) -> bool {
        self.strikes[strike].fate == Fate::Open
    }

    /// Sets the outcome of a strike. A unit takes over another one for a single side.
    pub fn decide(&mut self, StrikeId(decided): StrikeId, fate: Fate) {
        let Strike { from, at, kind, .. } = self.strikes[decided];
        if matches!(kind, Kind::Take(_)) && fate == Fate::Counts {
            let is_take =
                |other: &&mut Strike| matches!(other.kind, Kind::Take(_)) && (other.from, other.at) == (from, at);
            self.strikes.iter_mut().filter(is_take).for_each(|other| other.fate = Fate::Ended);
        }
        self.strikes[decided].fate = fate;
        if matches!(kind, Kind::Take(_)) {
            self.settle_commanders(at);
        }
    }

    /// The board as it would be if an open strike took effect; `None` if the strike waits for a takeover that points
    /// back at its unit.
    pub fn suppose(&self, id: StrikeId) -> Option<Self> {
        let strike = self.strikes[id.0];
        let sides = self.commanders[strike.from];
        let waits = |side: Side| self.comes_second(strike, side) != Truth::No;
        if !matches!(strike.kind, Kind::Take(_)) && sides.iter().any(waits) {
            return None;
        }
        let mut supposed = self.clone();
        supposed.decide(id, if strike.kind == Kind::Net { Fate::Assumed } else { Fate::Counts });
        Some(supposed)
    }

    /// True if a strike takes over the unit at which another one points.
    pub fn takes_target(&self, StrikeId(taker): StrikeId, StrikeId(other): StrikeId) -> bool {
        matches!(self.strikes[taker].kind, Kind::Take(_)) && self.strikes[taker].at == self.strikes[other].at
    }

    /// True if a strike points at the unit that makes another one.
    pub fn strikes_directly(&self, StrikeId(striker): StrikeId, StrikeId(other): StrikeId) -> bool {
        self.strikes[striker].at == self.strikes[other].from
    }

    /// The netted units, once all strikes are decided.
    pub fn netted(&self) -> HexSet {
        let nets = self.strikes.iter().filter(|strike| strike.kind == Kind::Net);
        nets.map(|strike| strike.at).filter(|&at| self.is_netted(at) == Truth::Yes).collect()
    }

    /// Every unit taken over, in canonical order, once all strikes are decided (NH-14.68).
    pub fn holds(&self) -> impl Iterator<Item = Hold> {
        self.arrangement.units().filter_map(|(hex, unit)| {
            let by = self.commanders[hex].single().filter(|&side| side != unit.owner)?;
            let holds = |&(strike, side): &(Strike, Side)| side == by && strike.fate == Fate::Counts;
            let sources = self.takeovers_at(hex).filter(holds).map(|(strike, _)| strike.from).collect();
            Some(Hold { unit: hex, by, sources })
        })
    }

    fn strikes_at(&self, hex: Hex) -> impl Iterator<Item = Strike> {
        self.strikes.iter().copied().filter(move |strike| strike.at == hex)
    }

    /// The takeovers of the unit on a hex, each with the side for which it is.
    fn takeovers_at(&self, hex: Hex) -> impl Iterator<Item = (Strike, Side)> {
        let side = |strike: Strike| if let Kind::Take(side) = strike.kind { Some((strike, side)) } else { None };
        self.strikes_at(hex).filter_map(side)
    }

    pub fn are_enemies(&self, one: Side, other: Side) -> bool {
        self.roster.mode().are_enemies(one, other)
    }

    fn settle_commanders(&mut self, hex: Hex) {
        self.commanders[hex] = self.commanders_without(hex, None);
    }

    /// The possible commanders of a unit, apart from takeovers by the unit on `ignored`: the side with more takeovers
    /// than each of its enemies, or the owner if there is no such side (NH-7.23). Takeovers for the owner's side only
    /// prevent others.
    fn commanders_without(&self, hex: Hex, ignored: Option<Hex>) -> Sides {
        let Some(owner) = self.arrangement.unit(hex).map(|unit| unit.owner) else { return Sides::NONE };
        let is_possible = |take: &Strike| take.fate.counts() != Truth::No && Some(take.from) != ignored;
        let takes = || self.takeovers_at(hex).filter(|(take, _)| is_possible(take));
        let count = |of: Side, least: Truth| {
            takes().filter(|&(take, side)| !self.are_enemies(side, of) && take.fate.counts() >= least).count()
        };
        let wins = |one: Side, own: Truth, others: Truth| {
            let mut enemies = takes().filter(|&(_, side)| self.are_enemies(side, one));
            count(one, own) > 0 && enemies.all(|(_, side)| count(one, own) > count(side, others))
        };
        let commander = |taker: Side| if self.are_enemies(taker, owner) { taker } else { owner };
        let sides = || takes().map(|(_, side)| side);
        if let Some(taker) = sides().find(|&side| wins(side, Truth::Yes, Truth::Open)) {
            return commander(taker).into();
        }
        let possible = sides().filter(|&side| wins(side, Truth::Open, Truth::Yes));
        possible.map(commander).fold(owner.into(), Sides::with)
    }

    /// True if a strike takes effect: if it does so under each possible commander of its unit.
    pub fn judge(&self, StrikeId(strike): StrikeId) -> Truth {
        self.works(self.strikes[strike])
    }

    fn works(&self, strike: Strike) -> Truth {
        let ignored = matches!(strike.kind, Kind::Take(_)).then_some(strike.at);
        let works_for = |side: Side| {
            let is_free = self.is_netted_under(strike.from, side.into(), ignored).not();
            self.works_under(strike, side).min(is_free).min(self.lives(strike.from, side))
        };
        Truth::common(self.commanders[strike.from].iter().map(works_for))
    }

    /// True if a strike of a unit that is able to act takes effect under a commander. A unit cannot take over its own
    /// taker, so of two units that face each other the scoped one wins (NH-7.23).
    fn works_under(&self, strike: Strike, commander: Side) -> Truth {
        let meets = |targets: Sides| Truth::within(self.commanders[strike.at], targets);
        let is_first = || self.comes_second(strike, commander).not();
        match strike.kind {
            Kind::Net => meets(self.roster.mode().hostile_sides(commander)).min(is_first()),
            Kind::Scope => {
                let enemies = self.commanders[strike.at].intersection(self.roster.mode().enemies(commander));
                Truth::from(!enemies.is_empty()).min(is_first())
            }
            Kind::Take(side) => {
                let Strike { from, at, .. } = strike;
                let serves = |commanders| Truth::within(self.served(from, commanders, Some(at)), side.into());
                serves(commander.into()).min(serves(self.commanders_without(from, Some(at))))
            }
        }
    }

    /// True if a net or a Scoper comes second: its target takes over the unit that strikes, so the takeover happens
    /// first and its own unit is not affected (NH-7.23). A takeover by the side that already has the unit goes first
    /// only if it protects the unit from another takeover (NH-14.68). A cancelled takeover still points at its target.
    fn comes_second(&self, strike: Strike, commander: Side) -> Truth {
        let Strike { from, at, .. } = strike;
        let points = |take: Strike| if take.fate == Fate::Cancelled { self.works(take) } else { take.fate.counts() };
        let owner = self.arrangement.unit(from).map_or(commander, |unit| unit.owner);
        let others = self.takeovers_at(from).filter(|&(_, side)| self.are_enemies(side, owner));
        let protects = Truth::any(others.map(|(other, _)| points(other)));
        let back = self.takeovers_at(from).filter(|(take, _)| take.from == at);
        Truth::any(back.map(|(take, side)| {
            let matters = protects.max(Truth::from(self.are_enemies(side, commander)));
            points(take).min(matters)
        }))
    }

    /// The sides that a module may serve under some commanders: its commander's or, if an enemy's Scoper turns it, that
    /// Scoper's. Scopers of sides that are enemies of each other leave it as it is (NH-7.23, NH-9.24). A Scoper on
    /// `faced`, the hex at which the module points, comes second and is ignored.
    pub fn served(&self, module: Hex, commanders: Sides, faced: Option<Hex>) -> Sides {
        let mode = self.roster.mode();
        let is_scope = |scope: &Strike| scope.kind == Kind::Scope && Some(scope.from) != faced;
        let scopes = || self.strikes_at(module).filter(is_scope).filter(|scope| scope.fate.counts() != Truth::No);
        commanders.iter().fold(Sides::NONE, |served, commander| {
            let enemies = mode.enemies(commander);
            let turning: Vec<(Sides, bool)> = scopes()
                .map(|scope| (self.commanders[scope.from], scope.fate == Fate::Counts))
                .filter(|(sides, _)| !sides.intersection(enemies).is_empty())
                .map(|(sides, counts)| (sides.intersection(enemies), counts && sides.is_subset(enemies)))
                .collect();
            let turners = turning.iter().fold(Sides::NONE, |all, &(sides, _)| all.union(sides));
            let is_sure = |&(_, is_sure): &(Sides, bool)| is_sure;
            let is_agreed = turning.len() == 1 || mode.is_one_team(turners);
            let stays = if is_agreed && turning.iter().any(is_sure) { Sides::NONE } else { commander.into() };
            let are_known = turning.iter().all(|(sides, is_sure)| *is_sure && sides.len() == 1);
            served.union(stays).union(if is_agreed || !are_known { turners } else { Sides::NONE })
        })
    }

    /// True if a net holds the unit on a hex.
    pub fn is_netted(&self, hex: Hex) -> Truth {
        self.is_netted_under(hex, self.commanders[hex], None)
    }

    /// True if a net holds the unit on a hex under each of some commanders, apart from nets of the unit on `ignored`.
    fn is_netted_under(&self, hex: Hex, commanders: Sides, ignored: Option<Hex>) -> Truth {
        let nets = self.strikes_at(hex).filter(|strike| strike.kind == Kind::Net && Some(strike.from) != ignored);
        Truth::any(nets.map(|net| {
            let is_hostile = |one: Side| Truth::within(commanders, self.roster.mode().hostile_sides(one));
            let holds = Truth::common(self.commanders[net.from].iter().map(is_hostile));
            if net.fate == Fate::Assumed { Truth::Yes } else { holds.min(net.fate.counts()) }
        }))
    }
}
