//! The board evaluated as a whole: which units are netted, and which units affect others (NH-7, NH-9).
//!
//! All values are derived and never stored. An [`Influence`] is recomputed from an arrangement whenever it is needed,
//! so it depends on the position alone and not on the order in which tiles arrived (NH-3.10). Nets are evaluated first,
//! because a netted unit has no effect on others; then Scopers, which determine the side that each module serves; then
//! the effects on each unit.

use std::ops::Deref;

use super::arrangement::{Arrangement, MAX_SIDES, Roster, Side, Unit};
use super::board::{ByHex, Direction, Hex, HexSet};
use super::control::{Control, evaluate};
use super::facts::EffectSum;
use super::links::{is_in_contact, matrices, matrix_hexes, members_reached, reached_hexes, scoped_hexes};
use super::marked;
use super::marks::Marker;
use super::side_by_hex::SideByHex;
use super::tile::{Effect, Feature, Kind, Tile};
use super::traits::Traits;

/// An arrangement with its nets, Scopers and bonuses computed.
#[derive(Debug, Clone, Copy)]
pub struct Influence<'a> {
    /// The armies.
    pub roster: &'a Roster,
    /// The board.
    pub arrangement: &'a Arrangement,
    pub(super) findings: Findings,
}

impl Deref for Influence<'_> {
    type Target = Findings;

    fn deref(&self) -> &Findings {
        &self.findings
    }
}

/// Values computed from an arrangement. They remain valid while only wounds and points change.
#[derive(Debug, Clone, Copy)]
pub struct Findings {
    /// Netted units (NH-7.1).
    pub netted: HexSet,
    /// Units with initiative, netted or not; other units never act (NH-1.12).
    pub actors: HexSet,
    /// Working Medics of all sides (NH-8.10).
    pub medics: HexSet,
    /// Working Quartermasters: modules that may require decisions in a Battle.
    pub quartermasters: HexSet,
    /// The units linked by each side's Matrix, indexed by side (NH-14.43).
    pub matrices: [HexSet; MAX_SIDES],
    /// Working units that redirect shots (NH-14.56).
    pub(super) senders: HexSet,
    /// Working Transports (NH-9.12).
    transports: HexSet,
    /// The working modules and HQs that affect each unit.
    reached_by: ByHex<HexSet>,
    /// Working Spies (NH-14.67).
    spies: HexSet,
    /// Working modules that make attacks of other units leave markers (NH-14.10, NH-14.41).
    markers: HexSet,
    /// The units that each side commands, indexed by side.
    commanded: [HexSet; MAX_SIDES],
    /// The side that has taken over each unit, if any (NH-14.68).
    taken: SideByHex,
    /// The side that a Scoper makes each module serve, if any (NH-9.20).
    scoped: SideByHex,
    pub(super) given: ByHex<EffectSum>,
}

/// A working module or HQ that affects a unit, with its effect.
#[derive(Debug, Clone, Copy)]
pub struct Helper<'a> {
    /// Hex of the helping unit.
    pub hex: Hex,
    /// The helping unit.
    pub unit: &'a Unit,
    /// The helper's effect on the unit.
    pub effect: Effect,
}

impl Findings {
    /// Leaves the second tokens of Structures out, so that each unit is found once (NH-13.11).
    #[cold]
    fn keep_first_tokens(&mut self, second: HexSet) {
        let found = [
            &mut self.actors,
            &mut self.medics,
            &mut self.quartermasters,
            &mut self.transports,
            &mut self.markers,
            &mut self.senders,
            &mut self.spies,
        ];
        found.into_iter().for_each(|found| *found = found.difference(second));
    }

    /// Adds the effects of a source to the unit on a hex.
    #[inline]
    fn add(&mut self, hex: Hex, source: Hex, given: EffectSum) {
        self.reached_by[hex].insert(source);
        self.given[hex] = self.given[hex].plus(given);
    }
}

impl<'a> Influence<'a> {
    /// Evaluates the board, including nets and takeovers.
    #[must_use]
    pub fn evaluate(roster: &'a Roster, arrangement: &'a Arrangement) -> Self {
        Self::with_control(&evaluate(roster, arrangement), roster, arrangement)
    }

    /// Evaluates the board, given its nets and takeovers.
    pub(super) fn with_control(control: &Control, roster: &'a Roster, arrangement: &'a Arrangement) -> Self {
        let &Control { netted, taken, .. } = control;
        let mut influence = Self {
            roster,
            arrangement,
            findings: Findings {
                netted,
                taken,
                actors: HexSet::EMPTY,
                medics: HexSet::EMPTY,
                quartermasters: HexSet::EMPTY,
                transports: HexSet::EMPTY,
                reached_by: ByHex::default(),
                senders: HexSet::EMPTY,
                spies: HexSet::EMPTY,
                markers: HexSet::EMPTY,
                commanded: [HexSet::EMPTY; MAX_SIDES],
                matrices: [HexSet::EMPTY; MAX_SIDES],
                scoped: SideByHex::default(),
                given: ByHex::default(),
            },
        };
        if roster.traits().has_any(Traits::MATRIX) {
            influence.findings.matrices = matrices(roster, arrangement, netted, |hex| influence.controller(hex));
        }
        let (mut sources, mut scopers) = (HexSet::EMPTY, HexSet::EMPTY);
        for (hex, unit) in arrangement.units() {
            let facts = roster.facts(unit);
            let side = influence.foreign_controller(hex).unwrap_or(unit.owner);
            let findings = &mut influence.findings;
            findings.commanded[side.index()].insert(hex);
            findings.actors.insert_if(!facts.initiative().is_empty(), hex);
            // Most units have no effect on others and can be skipped.
            let is_of_use = facts.gives || facts.spies || facts.entries != 0;
            if !is_of_use || netted.contains(hex) {
                continue;
            }
            sources.insert_if(facts.gives, hex);
            findings.transports.insert_if(facts.carries, hex);
            scopers.insert_if(facts.scopes, hex);
            findings.medics.insert_if(facts.heals, hex);
            findings.quartermasters.insert_if(facts.converts, hex);
            findings.markers.insert_if(facts.marks, hex);
            findings.senders.insert_if(facts.entries != 0, hex);
            findings.spies.insert_if(facts.spies, hex);
        }
        if !arrangement.structures.is_none() {
            let second = arrangement.structures.second_hexes();
            influence.findings.keep_first_tokens(second);
            (sources, scopers) = (sources.difference(second), scopers.difference(second));
        }
        if !scopers.is_empty() {
            influence.findings.scoped = influence.scoped_modules(scopers);
        }
        sources.iter().for_each(|source| influence.add_effects_of(source));
        influence.add_leader_effects();
        influence
    }

    /// The modules that working Scopers of enemies turn, each with the side that it then serves. Several Scopers of one
    /// side or team at a module count as one, and the module serves the side of the first of them (NH-9.24). Scopers of
    /// sides that are enemies of each other cancel each other, as takeovers do (NH-7.23). A Scoper itself is never
    /// turned, since it has no effect on units (NH-9.21).
    fn scoped_modules(&self, scopers: HexSet) -> SideByHex {
        let mut scoped = SideByHex::default();
        let mut contested = HexSet::EMPTY;
        for scoper in scopers.iter() {
            let (Some((unit, _)), Some(side)) = (self.unit(scoper), self.controller(scoper)) else { continue };
            let is_enemy_module = |&hex: &Hex| {
                self.is_enemy(hex, side) && self.unit(hex).is_some_and(|(_, tile)| !tile.is_headquarters())
            };
            for hex in scoped_hexes(self.roster, self.arrangement, scoper, unit).iter().filter(is_enemy_module) {
                match scoped.get(hex) {
                    None => scoped.insert(hex, side),
                    Some(server) if self.roster.mode().are_enemies(server, side) => contested.insert(hex),
                    Some(_) => {}
                }
            }
        }
        scoped.remove(contested);
        scoped
    }

    /// The side that commands the unit on a hex: the owner, or the side that has taken the unit over (NH-1.10,
    /// NH-14.68). Use this instead of the unit's owner.
    #[must_use]
    #[inline]
    pub fn controller(&self, hex: Hex) -> Option<Side> {
        let unit = self.arrangement.unit(hex)?;
        Some(self.taken.get(hex).unwrap_or(unit.owner))
    }

    /// The side that commands the unit on a hex, if it is not the owner.
    #[must_use]
    #[inline]
    pub fn foreign_controller(&self, hex: Hex) -> Option<Side> {
        self.taken.get(hex)
    }

    /// True if the unit on a hex is commanded by an enemy of a side.
    #[must_use]
    #[inline]
    pub fn is_enemy(&self, hex: Hex, of: Side) -> bool {
        self.controller(hex).is_some_and(|controller| self.roster.mode().are_enemies(of, controller))
    }

    /// True if units of a side can wound, net and push the unit on a hex: the unit is commanded by an enemy, or the
    /// Moloch clause makes the two allies hostile to each other (NH-12.36).
    #[must_use]
    #[inline]
    pub fn is_hostile(&self, hex: Hex, to: Side) -> bool {
        self.controller(hex).is_some_and(|controller| self.roster.mode().are_hostile(to, controller))
    }

    /// The units that a side's units can wound, net and push (NH-12.36).
    #[inline]
    pub(super) fn hostile_units(&self, side: Side) -> HexSet {
        let hostile = |other: &Side| self.roster.mode().are_hostile(side, *other);
        let commanded = self.roster.sides().filter(hostile).map(|other| self.commanded[other.index()]);
        commanded.fold(HexSet::EMPTY, HexSet::union)
    }

    /// The side that the unit's effects serve: its commander, or the side whose Scoper has turned the unit (NH-9.20).
    #[must_use]
    pub fn served_side(&self, hex: Hex) -> Option<Side> {
        let controller = self.controller(hex)?;
        Some(self.scoped.get(hex).unwrap_or(controller))
    }

    /// The hexes affected by a unit. Through a Matrix, the unit affects the members: with helpful effects if it serves
    /// its own side, with harmful effects if a Scoper has turned it (NH-14.43).
    #[inline]
    fn reached_hexes(&self, source: Hex, unit: &Unit) -> HexSet {
        let reached = reached_hexes(self.roster, self.arrangement, source, unit);
        if !self.roster.traits().has_any(Traits::MATRIX) {
            return reached;
        }
        let members = self.controller(source).map_or(HexSet::EMPTY, |side| self.matrices[side.index()]);
        reached.union(members_reached(self.roster, (self.arrangement.place(source), unit), reached, members))
    }

    /// The hexes of each side's Matrix, indexed by side: its members, and the Roots that link them (NH-14.78).
    #[must_use]
    pub fn matrix_hexes(&self) -> [HexSet; MAX_SIDES] {
        matrix_hexes(self.roster, self.arrangement, self.netted, |hex| self.controller(hex))
    }

    /// Adds the effects of a working source to each unit that it reaches.
    fn add_effects_of(&mut self, source: Hex) {
        let (Some(unit), Some(serves)) = (self.arrangement.unit(source), self.served_side(source)) else { return };
        let (roster, facts) = (self.roster, self.roster.facts(unit));
        let reached = self.reached_hexes(source, unit);
        for side in roster.sides() {
            let harms = roster.mode().are_enemies(serves, side);
            let served = reached.intersection(self.commanded[side.index()]);
            if let Some(given) = if harms { facts.harms } else { facts.helps } {
                for hex in served.iter() {
                    self.findings.add(hex, source, given);
                }
            }
            if !harms {
                continue;
            }
            // Enemy Spies benefit from the source too.
            for spy in served.intersection(self.spies).iter() {
                let spied = self.spied_effects(spy, source);
                let effects = roster.unit_tile(unit).effects.iter().copied();
                let given = effects.filter(|&effect| !effect.is_harmful() && spied(effect)).map(EffectSum::from_effect);
                self.findings.add(spy, source, given.fold(EffectSum::default(), EffectSum::plus));
            }
        }
    }

    /// True if the unit on a hex is netted.
    #[must_use]
    pub fn is_netted(&self, hex: Hex) -> bool {
        self.netted.contains(hex)
    }

    /// True if the unit on a hex is paralysed by a marker or an enemy module: it cannot attack or explode by choice,
    /// but everything else about it still works (NH-6.19, NH-14.41, NH-14.49).
    #[must_use]
    #[inline]
    pub fn is_paralysed(&self, hex: Hex) -> bool {
        self.roster.traits().has_any(Traits::PARALYSIS)
            && (self.given[hex].paralyses() > 0
                || self.arrangement.unit(hex).is_some_and(|unit| unit.marks.is_paralysed()))
    }

    /// The paralysed units.
    #[must_use]
    pub fn paralysed_units(&self) -> HexSet {
        self.arrangement.units().map(|(hex, _)| hex).filter(|&hex| self.is_paralysed(hex)).collect()
    }

    /// The unit on a hex with its tile.
    #[must_use]
    pub fn unit(&self, hex: Hex) -> Option<(&'a Unit, &'a Tile)> {
        let unit = self.arrangement.unit(hex)?;
        Some((unit, self.roster.unit_tile(unit)))
    }

    /// All effects of working modules and HQs on the unit on a hex, helpful or harmful. Adjacent sources come first,
    /// clockwise from north, followed by those further away (NH-9.1, NH-9.6, NH-14.42).
    pub fn helpers(&self, hex: Hex) -> impl Iterator<Item = Helper<'a>> {
        let (side, board, sources) = (self.controller(hex), self.arrangement.board, self.reached_by[hex]);
        let near = board.neighbours(hex).map(|(_, near)| near).filter(move |&near| sources.contains(near));
        let far = sources.difference(board.around(hex)).iter();
        near.chain(far).filter_map(|from| Some((from, self.arrangement.unit(from)?))).flat_map(move |(from, unit)| {
            let sides = self.served_side(from).zip(side);
            let harms = sides.is_some_and(|(serves, side)| self.roster.mode().are_enemies(serves, side));
            let spied = self.spied_effects(hex, from);
            let acts = move |effect: &&Effect| effect.is_harmful() == harms || spied(**effect);
            self.roster.unit_tile(unit).effects.iter().filter(acts).map(move |&effect| Helper {
                hex: from,
                unit,
                effect,
            })
        })
    }

    /// Hexes of the working modules that have a given effect on the unit on a hex.
    pub fn sources(&self, hex: Hex, effect: Effect) -> impl Iterator<Item = Hex> {
        self.helpers(hex).filter(move |helper| helper.effect == effect).map(|helper| helper.hex)
    }

    /// The working Transports that can carry the unit on a hex (NH-9.12).
    pub fn transports(&self, hex: Hex) -> HexSet {
        self.sources_among(self.transports, hex, Effect::Transport)
    }

    /// The hexes among `modules` that have a given effect on the unit on a hex. All of them must be working modules.
    pub(super) fn sources_among(&self, modules: HexSet, hex: Hex, effect: Effect) -> HexSet {
        let Some(side) = self.controller(hex) else { return HexSet::EMPTY };
        let gives = |&from: &Hex| {
            self.unit(from).is_some_and(|(_, tile)| {
                let harms = self.served_side(from).is_some_and(|serves| self.roster.mode().are_enemies(serves, side));
                tile.has_effect(effect) && (effect.is_harmful() == harms || self.spied_effects(hex, from)(effect))
            })
        };
        modules.intersection(self.reached_by[hex]).iter().filter(gives).collect()
    }

    /// The side whose markers of a kind the unit's attacks leave, if any: the unit's own side if it has markers of that
    /// kind, or else an ally with a Boiler or Landfill (NH-14.10, NH-14.41, NH-14.49, NH-14.57).
    #[must_use]
    pub fn marker_side(&self, hex: Hex, marker: Marker) -> Option<Side> {
        let ((unit, tile), side) = (self.unit(hex)?, self.controller(hex)?);
        if !self.roster.facts(unit).leaves && self.markers.intersection(self.reached_by[hex]).is_empty() {
            return None;
        }
        let is_given = || !self.sources_among(self.markers, hex, marker.effect()).is_empty();
        if !tile.has(marker.feature()) && !is_given() {
            return None;
        }
        let mut helpers = self.sources(hex, marker.effect()).filter_map(|helper| self.served_side(helper)).peekable();
        let has_markers = |side: &Side| self.roster.tokens(*side).count(marker) > 0;
        if has_markers(&side) {
            return (tile.has(marker.feature()) || helpers.peek().is_some()).then_some(side);
        }
        helpers.find(|server| has_markers(server) && !self.roster.mode().are_enemies(*server, side))
    }

    /// A test for the effects of an enemy's working source that the unit on a hex benefits from because it is a Spy,
    /// whether or not the source is scoped (NH-14.67).
    fn spied_effects(&self, spy: Hex, source: Hex) -> impl Fn(Effect) -> bool + use<'a> {
        let (roster, arrangement) = (self.roster, self.arrangement);
        let is_spied_on =
            self.spies.contains(spy) && self.controller(spy).is_some_and(|side| self.is_enemy(source, side));
        move |effect| is_spied_on && is_in_contact(roster, arrangement, source, effect, spy)
    }

    /// True if a whole-board effect works for the unit of a side on a hex: the source serves its side or an ally
    /// (NH-9.8, NH-12.31), or the unit is a Spy in contact with an enemy source (NH-14.67).
    #[must_use]
    pub fn has_global_effect(&self, side: Side, hex: Hex, effect: Effect) -> bool {
        self.arrangement.units().any(|(source, unit)| {
            let serves = |served| !self.roster.mode().are_enemies(served, side);
            self.roster.unit_tile(unit).has_effect(effect)
                && !self.is_netted(source)
                && (self.served_side(source).is_some_and(serves) || self.spied_effects(hex, source)(effect))
        })
    }

    /// True if the unit on a hex is underground: because of its own tile (a module only while no Scoper turns it,
    /// NH-9.23), or because of Underworlds of its side (NH-14.74).
    #[must_use]
    pub fn is_underground(&self, hex: Hex) -> bool {
        let (Some((_, tile)), Some(side)) = (self.unit(hex), self.controller(hex)) else { return false };
        let by_itself =
            tile.has(Feature::Underground) && (tile.kind != Kind::Module || self.served_side(hex) == Some(side));
        by_itself || self.has_global_effect(side, hex, Effect::Underground)
    }

    /// Strength added to each melee attack of the unit (NH-6.11).
    #[must_use]
    pub fn melee_bonus(&self, hex: Hex) -> u8 {
        self.given[hex].melee()
    }

    /// Strength added to each ranged attack of the unit, except Gauss shots (NH-6.11, NH-6.12).
    #[must_use]
    pub fn ranged_bonus(&self, hex: Hex) -> u8 {
        self.given[hex].ranged()
    }

    /// The number of wounds that currently destroys the unit. It includes the unit's own Toughness, lent Toughness and
    /// Hills (NH-1.11, NH-8.2, NH-13.53). An HQ has points instead and cannot be lent Toughness (NH-8.4).
    #[must_use]
    pub fn lethal_wounds(&self, hex: Hex) -> u8 {
        let own = self.arrangement.unit(hex).map_or(0, |unit| self.roster.facts(unit).lethal);
        let hills = self.arrangement.toughness_of_ground(hex);
        own.saturating_add(self.given[hex].toughness()).saturating_add(hills)
    }

    /// True if the unit has fatal wounds. Never true for an HQ.
    #[must_use]
    pub fn is_dead(&self, hex: Hex) -> bool {
        self.unit(hex).is_some_and(|(unit, tile)| !tile.is_headquarters() && unit.wounds >= self.lethal_wounds(hex))
    }

    /// Every Steel Net that nets a unit: the hex of the HQ that threw it, and the hex of the unit (NH-14.66).
    pub fn thrown_nets(&self) -> impl Iterator<Item = (Hex, Hex)> {
        marked::nets_on_units(self.roster, self.arrangement).filter(move |&(thrower, target)| {
            let holds = self.controller(thrower).is_some_and(|side| self.is_hostile(target, side));
            holds && self.is_netted(target) && !self.is_netted(thrower)
        })
    }

    /// Every printed net that nets a unit: the netter's hex and the direction of the net (NH-7.1).
    pub fn nets(&self) -> impl Iterator<Item = (Hex, Direction)> {
        self.arrangement.units().filter(|(hex, _)| !self.is_netted(*hex)).flat_map(move |(hex, unit)| {
            let side = self.controller(hex).unwrap_or(unit.owner);
            let nets = self.roster.facts(unit).nets;
            let directions = (0..6).filter(move |edge| nets & 1 << edge != 0).map(|edge| unit.rotation.direction(edge));
            directions
                .filter(move |&direction| {
                    self.arrangement
                        .board
                        .neighbour(hex, direction)
                        .is_some_and(|target| self.is_netted(target) && self.is_hostile(target, side))
                })
                .map(move |direction| (hex, direction))
        })
    }
}
