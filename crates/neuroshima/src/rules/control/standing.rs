//! The strikes with their outcomes so far, and what each strike needs and affects (NH-7.21, NH-7.23).

use crate::rules::arrangement::{Arrangement, Roster, Side};
use crate::rules::board::{ByHex, Hex, HexSet};
use crate::rules::hold::Hold;
use crate::rules::traits::Traits;
use sztab_game::Sides;

use super::bonuses::{Bonus, Bonuses};
use super::strike::{Kind, Strike};

/// Outcome of a strike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// Not yet decided.
    Open,
    /// Takes effect.
    Counts,
    /// Cancelled in a mutual conflict, or because it lost to a strike at a support (NH-7.22).
    Cancelled,
    /// Ended by another strike.
    Ended,
}

/// State of a strike.
#[derive(Clone, Copy)]
struct Course {
    fate: Fate,
    /// True if the strike is still open but will be cancelled; until then it affects supports only.
    is_dropped: bool,
    /// True if the strike has been reopened, which happens only once.
    was_reopened: bool,
}

/// A wounded unit commanded by a side, with the bonuses that keep it alive.
pub(super) struct Survival {
    pub hex: Hex,
    pub under: Side,
    /// The bonuses; `None` if no bonuses would keep the unit alive.
    pub by: Option<Vec<Bonus>>,
}

/// The strikes of a board and their outcomes so far.
pub(super) struct Standing<'a> {
    pub roster: &'a Roster,
    pub arrangement: &'a Arrangement,
    pub strikes: Vec<Strike>,
    /// State of each strike.
    courses: Vec<Course>,
    pub netted: HexSet,
    /// Possible commanders of each unit.
    pub commanders: ByHex<Sides>,
    /// Units that are the target of a takeover.
    pub contested: HexSet,
    pub survivals: Vec<Survival>,
}

impl<'a> Standing<'a> {
    pub fn new(roster: &'a Roster, arrangement: &'a Arrangement, strikes: Vec<Strike>) -> Self {
        let undecided = Course { fate: Fate::Open, is_dropped: false, was_reopened: false };
        let courses = vec![undecided; strikes.len()];
        let (netted, survivals) = (HexSet::EMPTY, Vec::new());
        let mut commanders = ByHex::<Sides>::default();
        arrangement.units().for_each(|(hex, unit)| commanders[hex] = unit.owner.into());
        let takes = strikes.iter().filter(|strike| matches!(strike.kind, Kind::Take(_)));
        let contested = takes.map(|strike| strike.at).collect();
        let mut standing = Self { roster, arrangement, strikes, courses, netted, commanders, contested, survivals };
        if roster.traits().has(Traits::LENT_TOUGHNESS) {
            standing.settle_commanders();
            let strikers: HexSet = standing.strikes.iter().map(|strike| strike.from).collect();
            let is_wounded = |hex: &Hex| arrangement.unit(*hex).is_some_and(|unit| unit.wounds > 0);
            for hex in strikers.iter().filter(is_wounded) {
                for under in standing.commanders[hex].iter() {
                    let Self { strikes, commanders, .. } = &standing;
                    let by = Bonuses { roster, arrangement, strikes, commanders }.needed_bonuses(hex, under);
                    standing.survivals.push(Survival { hex, under, by });
                }
            }
        }
        standing
    }

    /// Every unit taken over, in canonical order, once all strikes are decided (NH-14.68).
    pub fn holds(&self) -> impl Iterator<Item = Hold> {
        self.contested.iter().filter_map(|hex| {
            let owner = self.arrangement.unit(hex)?.owner;
            let by = self.commanders[hex].only().filter(|&side| side != owner)?;
            Some(Hold { unit: hex, by, sources: self.sources(hex, by) })
        })
    }

    /// Hexes of the units that have taken over the unit on a hex for a side, once all strikes are decided.
    fn sources(&self, hex: Hex, by: Side) -> HexSet {
        let counts = |&(take, side): &(usize, Side)| side == by && self.courses[take].fate == Fate::Counts;
        self.takes_at(hex).filter(counts).map(|(take, _)| self.strikes[take].from).collect()
    }

    /// The strikes that are still open after ending those that can no longer count; `None` if all are decided.
    pub fn open(&mut self) -> Option<Vec<usize>> {
        loop {
            self.settle_commanders();
            self.settle_nets();
            let open: Vec<usize> = (0..self.strikes.len()).filter(|&strike| self.is_open(strike)).collect();
            let ended: Vec<usize> = open.iter().copied().filter(|&strike| !self.is_possible(strike)).collect();
            if ended.is_empty() {
                return (!open.is_empty()).then_some(open);
            }
            ended.into_iter().for_each(|strike| self.courses[strike].fate = Fate::Ended);
        }
    }

    /// Decides all strikes at once in the simple case, which covers most boards: no strike points at the unit of
    /// another strike, no unit depends on lent Toughness, and there is no Scoper. Every takeover then counts, and so
    /// does every net at a unit that ends up hostile. Returns whether this was the case.
    pub fn settle_apart(&mut self) -> bool {
        let (mut from, mut at) = (HexSet::EMPTY, HexSet::EMPTY);
        for strike in &self.strikes {
            from.insert(strike.from);
            at.insert(strike.at);
        }
        let scopes = self.strikes.iter().any(|strike| strike.kind == Kind::Scope);
        if scopes || !self.survivals.is_empty() || !from.intersection(at).is_empty() {
            return false;
        }
        self.courses.iter_mut().for_each(|course| course.fate = Fate::Counts);
        self.settle_commanders();
        self.settle_nets();
        true
    }

    /// Sets the outcome of a strike.
    pub fn decide(&mut self, strike: usize, fate: Fate) {
        self.courses[strike].fate = fate;
    }

    /// Drops an open direct strike: it will be cancelled, and until then affects supports only.
    pub fn drop_direct(&mut self, strike: usize) {
        self.courses[strike].is_dropped = true;
    }

    /// True if an open strike will be cancelled.
    pub fn is_dropped(&self, strike: usize) -> bool {
        self.courses[strike].is_dropped
    }

    /// Recomputes the units held by nets that count. A unit that the side of its netter takes over is freed, and the
    /// strikes that the net had ended are reopened.
    fn settle_nets(&mut self) {
        let nets = self.strikes.iter().enumerate().filter(|(_, strike)| strike.kind == Kind::Net);
        let holds = |&(net, strike): &(usize, &Strike)| {
            self.courses[net].fate == Fate::Counts
                && self.may_work(net, self.commanders[strike.from], self.commanders[strike.at])
        };
        let netted: HexSet = nets.filter(holds).map(|(_, strike)| strike.at).collect();
        let freed = self.netted.difference(netted);
        let freed = self.strikes.iter().enumerate().filter(|(_, strike)| freed.contains(strike.from));
        for (index, _) in freed {
            if self.courses[index].fate == Fate::Ended
                && !std::mem::replace(&mut self.courses[index].was_reopened, true)
            {
                self.courses[index].fate = Fate::Open;
            }
        }
        self.netted = netted;
    }

    fn is_open(&self, strike: usize) -> bool {
        self.courses[strike].fate == Fate::Open
    }

    /// True if a strike counts or may still count.
    pub fn may_count(&self, strike: usize) -> bool {
        self.courses[strike].fate == Fate::Counts || self.is_open(strike) && !self.is_dropped(strike)
    }

    pub fn are_enemies(&self, one: Side, other: Side) -> bool {
        self.roster.mode().are_enemies(one, other)
    }

    /// True if the unit on a hex is owned by an enemy of a side.
    fn is_enemys(&self, hex: Hex, side: Side) -> bool {
        self.arrangement.unit(hex).is_some_and(|unit| self.are_enemies(side, unit.owner))
    }

    /// The takeovers of the unit on a hex, each with the side it works for.
    pub fn takes_at(&self, hex: Hex) -> impl Iterator<Item = (usize, Side)> + '_ {
        self.strikes.iter().enumerate().filter_map(move |(index, strike)| {
            let Kind::Take(side) = strike.kind else { return None };
            (strike.at == hex).then_some((index, side))
        })
    }

    /// The Scopers at the module on a hex, except a Scoper on the hex that the module faces.
    fn scopes_at(&self, hex: Hex, faced: Option<Hex>) -> impl Iterator<Item = usize> + '_ {
        let is_at = move |strike: &Strike| strike.kind == Kind::Scope && strike.at == hex && Some(strike.from) != faced;
        self.strikes.iter().enumerate().filter(move |(_, strike)| is_at(strike)).map(|(index, _)| index)
    }

    fn settle_commanders(&mut self) {
        for hex in self.contested.iter() {
            if let Some(unit) = self.arrangement.unit(hex) {
                self.commanders[hex] = self.commanders_of(hex, unit.owner);
            }
        }
    }

    /// The possible commanders of a unit. While a takeover of the unit is open, these are its owner and the sides that
    /// may take it over. After that it is the side with more takeovers than any of its enemies, or the owner if there
    /// is no such side (NH-7.23).
    fn commanders_of(&self, hex: Hex, owner: Side) -> Sides {
        let takes = || self.takes_at(hex).filter(|&(take, _)| self.may_count(take));
        if takes().any(|(take, _)| self.is_open(take)) {
            let takers = takes().map(|(_, side)| side).filter(|&side| self.are_enemies(side, owner));
            return takers.fold(owner.into(), Sides::with);
        }
        let count = |one: Side| takes().filter(|&(_, side)| !self.are_enemies(one, side)).count();
        let wins = |&one: &Side| {
            takes().filter(|&(_, side)| self.are_enemies(one, side)).all(|(_, side)| count(one) > count(side))
        };
        // A takeover for the owner's own side only prevents takeovers by others.
        let taker = takes().map(|(_, side)| side).find(wins).filter(|&side| self.are_enemies(side, owner));
        taker.unwrap_or(owner).into()
    }

    /// True if a strike may count if its unit is commanded by one of the sides `from`, and its target by one of `at`.
    pub fn may_work(&self, strike: usize, from: Sides, at: Sides) -> bool {
        let Strike { from: source, at: target, kind } = self.strikes[strike];
        let mode = self.roster.mode();
        match kind {
            Kind::Net => from.iter().any(|one| at.iter().any(|other| mode.are_hostile(one, other))),
            Kind::Scope => from.iter().any(|one| at.iter().any(|other| mode.are_enemies(one, other))),
            Kind::Take(side) => {
                let by_commander = from.contains(side) && !self.is_turned_from(source, side, Some(target));
                by_commander && self.is_held_apart_from(target, source, side)
                    || self.turners(source, side, Some(target)).next().is_some()
            }
        }
    }

    /// True if a side commands the unit on a hex, or may do so, even without the takeover by the unit on `taker`. A
    /// unit cannot take over its own taker, so of two units that face each other the scoped one wins (NH-7.23).
    fn is_held_apart_from(&self, taker: Hex, hex: Hex, side: Side) -> bool {
        let is_others =
            |(take, by): (usize, Side)| by == side && self.may_count(take) && self.strikes[take].from != taker;
        let is_owner = self.arrangement.unit(hex).is_some_and(|unit| unit.owner == side);
        is_owner || self.takes_at(hex).any(is_others)
    }

    /// True if an enemy's Scoper turns the module on a hex away from a side. If the Scopers belong to sides that are
    /// enemies of each other, the module is left unchanged (NH-7.23, NH-9.24). A Scoper on `faced`, the hex at which
    /// the module points, is ignored because it takes effect second.
    pub fn is_turned_from(&self, module: Hex, side: Side, faced: Option<Hex>) -> bool {
        self.is_scoped_against(module, side, faced) && !self.are_scopers_at_odds(module, side, faced)
    }

    fn is_scoped_against(&self, module: Hex, side: Side, faced: Option<Hex>) -> bool {
        let is_enemys = |scope: usize| {
            self.commanders[self.strikes[scope].from].iter().all(|scoper| self.are_enemies(side, scoper))
        };
        self.scopes_at(module, faced).any(|scope| self.courses[scope].fate == Fate::Counts && is_enemys(scope))
    }

    /// True if at least two enemies of a side have Scopers at a module and are, or may be, enemies of each other too.
    fn are_scopers_at_odds(&self, module: Hex, side: Side, faced: Option<Hex>) -> bool {
        let sides = |scope: usize| {
            let commanders = self.commanders[self.strikes[scope].from].iter();
            commanders.filter(|&scoper| self.are_enemies(side, scoper)).collect::<Sides>()
        };
        let scopes: Vec<Sides> =
            self.scopes_at(module, faced).filter(|&scope| self.may_count(scope)).map(sides).collect();
        scopes.iter().enumerate().any(|(index, one)| {
            let others = scopes[..index].iter().flat_map(|other| other.iter());
            others.into_iter().any(|other| one.iter().any(|side| self.are_enemies(side, other)))
        })
    }

    /// Scopers that turn the module on a hex to a side, or may do so. Empty if a Scoper of an enemy of that side works.
    pub fn turners(&self, module: Hex, side: Side, faced: Option<Hex>) -> impl Iterator<Item = usize> + '_ {
        let is_sides = move |scope: &usize| self.commanders[self.strikes[*scope].from].contains(side);
        let may_turn = move |scope: &usize| self.may_count(*scope) && !self.is_scoped_against(module, side, faced);
        self.scopes_at(module, faced).filter(may_turn).filter(is_sides)
    }

    /// True if an open strike may still count.
    fn is_possible(&self, strike: usize) -> bool {
        let Strike { from, at, .. } = self.strikes[strike];
        // A cancelled takeover still points at its target.
        let counts = |take: usize| matches!(self.courses[take].fate, Fate::Counts | Fate::Cancelled);
        let comes_second =
            |side: Side| self.takes_at(from).any(|(take, _)| self.comes_before(take, strike, side, counts));
        let may_work = |side: Side| {
            self.may_work(strike, side.into(), self.commanders[at]) && self.lives(from, side) && !comes_second(side)
        };
        // A module affected by a Scoper may take over units for a side other than its commander.
        let sides = self.commanders[from];
        !self.netted.contains(from) && sides.iter().any(may_work)
    }

    /// True if a takeover goes before a net or Scoper of a side: the target of that strike in turn takes over the unit
    /// that strikes, so the takeover happens first and its own unit is not affected (NH-7.23). A takeover by the side
    /// that already has the unit goes first only if it protects the unit from another takeover (NH-14.68).
    fn comes_before(&self, take: usize, strike: usize, side: Side, counts: impl Fn(usize) -> bool) -> bool {
        let (Strike { from, at, kind }, other) = (self.strikes[strike], self.strikes[take]);
        let matters = |taker: Side| {
            self.are_enemies(taker, side)
                || self.takes_at(from).any(|(other, taker)| counts(other) && self.is_enemys(from, taker))
        };
        let points_back = !matches!(kind, Kind::Take(_)) && (other.from, other.at) == (at, from);
        points_back && counts(take) && matches!(other.kind, Kind::Take(taker) if matters(taker))
    }

    /// True if a takeover may go before a strike.
    fn may_come_before(&self, take: usize, strike: usize) -> bool {
        let Strike { from, at, .. } = self.strikes[strike];
        let may_work = |&side: &Side| self.may_work(strike, side.into(), self.commanders[at]);
        let counts = |take: usize| self.courses[take].fate != Fate::Ended;
        self.commanders[from].iter().filter(may_work).any(|side| self.comes_before(take, strike, side, counts))
    }

    /// True if a strike has to wait for a takeover that points back at its unit: under one of the unit's possible
    /// commanders, the takeover may still go before the strike.
    pub fn is_blocked(&self, strike: usize) -> bool {
        let mut takes = self.takes_at(self.strikes[strike].from);
        takes.any(|(take, _)| self.may_come_before(take, strike))
    }

    /// True if another open strike, which waits for a takeover that points back, may afterwards end this one.
    pub fn is_threatened(&self, strike: usize, open: &[usize]) -> bool {
        open.iter().any(|&other| self.strikes_directly(other, strike) && self.is_blocked(other))
    }

    /// Open strikes that affect the outcome of a strike, or the side that it works for.
    pub fn unsettling(&self, strike: usize) -> Vec<usize> {
        let Strike { from, at, kind } = self.strikes[strike];
        let (sources, targets) = (self.commanders[from], self.commanders[at]);
        let works = |one: Side| targets.iter().all(|other| self.may_work(strike, one.into(), other.into()));
        let mut unsettling = match kind {
            Kind::Net | Kind::Scope if sources.iter().all(works) => return Vec::new(),
            Kind::Net | Kind::Scope => self.takes_at(at).map(|(take, _)| take).collect(),
            Kind::Take(_) => Vec::new(),
        };
        unsettling.retain(|&other| self.is_open(other));
        unsettling.extend(self.unsettling_source(strike));
        unsettling
    }

    /// Open strikes that affect the side that a strike works for.
    pub fn unsettling_source(&self, strike: usize) -> Vec<usize> {
        let Strike { from, at, kind } = self.strikes[strike];
        let is_take = matches!(kind, Kind::Take(_));
        let scopes: Vec<usize> =
            self.scopes_at(from, Some(at)).filter(|&scope| is_take && self.may_count(scope)).collect();
        let of_scopers = || scopes.iter().flat_map(|&scope| self.takes_at(self.strikes[scope].from));
        let open: Vec<usize> = of_scopers()
            .map(|(take, _)| take)
            .chain(scopes.iter().copied())
            .filter(|&other| self.is_open(other))
            .collect();
        // A Scoper turns the module for the Scoper's side, no matter which enemy commands the module.
        let works = |one: Side| self.may_work(strike, one.into(), self.commanders[at]);
        if is_take && open.is_empty() && self.commanders[from].iter().all(works) {
            return open;
        }
        let takes = self.takes_at(from).map(|(take, _)| take).filter(|&other| self.is_open(other));
        takes.chain(open).collect()
    }

    /// The commander of the unit on a hex if a side takes it over: the taker, or the owner if the unit belongs to an
    /// ally, since such units are not taken over (NH-14.68).
    pub fn commander_under(&self, taker: Side, hex: Hex) -> Side {
        let owner = self.arrangement.unit(hex).map(|unit| unit.owner);
        owner.filter(|&owner| !self.are_enemies(taker, owner)).unwrap_or(taker)
    }

    /// True if one strike ends another one through its effect on the unit that makes the other strike.
    pub fn strikes_directly(&self, striker: usize, other: usize) -> bool {
        let (one, struck) = (self.strikes[striker], self.strikes[other]);
        let targets = self.commanders[struck.at];
        match one.kind {
            Kind::Net => one.at == struck.from,
            Kind::Take(taker) => {
                let side = self.commander_under(taker, one.at);
                let works_on = || self.may_work(other, side.into(), targets) && self.lives(struck.from, side);
                one.at == struck.from && (!works_on() || self.may_come_before(striker, other))
            }
            Kind::Scope => match struck.kind {
                Kind::Take(side) => one.at == struck.from && !self.commanders[one.from].contains(side),
                Kind::Net | Kind::Scope => false,
            },
        }
    }
}
