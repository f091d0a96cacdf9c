//! The board read as one system: who is netted, and who helps whom (NH-7, NH-9).
//!
//! Nothing here is stored. An [`Influence`] is read afresh from an arrangement whenever it is needed, so that it
//! depends on the position alone and never on the order in which tiles arrived (NH-3.10).

use super::arrangement::{Arrangement, Roster, Side, Unit};
use super::board::{Direction, Hex, HexSet, MAX_HEXES, Rotation};
use super::tile::{Effect, Tile};

/// An arrangement with its nets worked out.
#[derive(Debug, Clone, Copy)]
pub struct Influence<'a> {
    /// The armies.
    pub roster: &'a Roster,
    /// The units.
    pub arrangement: &'a Arrangement,
    /// Units that are switched off (NH-7.1).
    pub netted: HexSet,
}

/// A working module or HQ that acts on a unit, and what it gives.
#[derive(Debug, Clone, Copy)]
pub struct Helper<'a> {
    /// Where the helper stands.
    pub hex: Hex,
    /// The helper.
    pub unit: &'a Unit,
    /// What it gives.
    pub effect: Effect,
}

/// Initiative slots that a unit can have (NH-9.30).
pub const MAX_SLOTS: usize = 8;

/// The current initiative values of a unit; the index of a slot stays the same while bonuses come and go, so that a
/// Battle can remember which are spent (NH-9.31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Slots {
    values: [u8; MAX_SLOTS],
    len: usize,
}

impl Slots {
    /// The values, one a slot.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        &self.values[..self.len]
    }
}

impl<'a> Influence<'a> {
    /// Reads the board.
    #[must_use]
    pub fn read(roster: &'a Roster, arrangement: &'a Arrangement) -> Self {
        Self { roster, arrangement, netted: netted(roster, arrangement) }
    }

    /// Whether the unit on a hex is switched off by a net.
    #[must_use]
    pub fn is_netted(&self, hex: Hex) -> bool {
        self.netted.contains(hex)
    }

    /// The unit on a hex with the facts of its tile.
    #[must_use]
    pub fn unit(&self, hex: Hex) -> Option<(&'a Unit, &'a Tile)> {
        let unit = self.arrangement.unit(hex)?;
        Some((unit, self.roster.of(unit)))
    }

    /// Everything that working modules and HQs give to the unit on a hex, clockwise from north (NH-9.1, NH-9.6).
    pub fn helpers(&self, hex: Hex) -> impl Iterator<Item = Helper<'a>> {
        let influence = *self;
        let side = influence.arrangement.unit(hex).map(|unit| unit.owner);
        influence.arrangement.board.neighbours(hex).flat_map(move |(direction, from)| {
            influence
                .unit(from)
                .filter(|(unit, tile)| {
                    Some(unit.owner) == side
                        && !influence.is_netted(from)
                        && (tile.is_headquarters() || tile.edges[unit.rotation.edge(direction.opposite())].connection)
                })
                .into_iter()
                .flat_map(move |(unit, tile)| {
                    tile.effects.iter().map(move |&effect| Helper { hex: from, unit, effect })
                })
        })
    }

    /// Where the working modules stand that give one effect to the unit on a hex.
    pub fn sources(&self, hex: Hex, effect: Effect) -> impl Iterator<Item = Hex> {
        self.helpers(hex).filter(move |helper| helper.effect == effect).map(|helper| helper.hex)
    }

    /// Strength added to each melee attack of the unit (NH-6.11).
    #[must_use]
    pub fn melee_bonus(&self, hex: Hex) -> u8 {
        self.helpers(hex).map(|helper| if let Effect::Melee(amount) = helper.effect { amount } else { 0 }).sum()
    }

    /// Strength added to each ranged attack of the unit (NH-6.11).
    #[must_use]
    pub fn ranged_bonus(&self, hex: Hex) -> u8 {
        self.helpers(hex).map(|helper| if let Effect::Ranged(amount) = helper.effect { amount } else { 0 }).sum()
    }

    /// The current initiative values of the unit (NH-9.30). A tile without initiative has none (NH-1.12).
    #[must_use]
    pub fn slots(&self, hex: Hex) -> Slots {
        let mut slots = Slots::default();
        let Some((_, tile)) = self.unit(hex) else { return slots };
        if tile.initiative.is_empty() {
            return slots;
        }
        let bonus: u8 = self
            .helpers(hex)
            .map(|helper| if let Effect::Initiative(amount) = helper.effect { amount } else { 0 })
            .sum();
        for &printed in &tile.initiative {
            slots.values[slots.len] = printed + bonus;
            slots.len += 1;
        }
        slots
    }

    /// Every net that switches a unit off: the netter's hex, and the direction in which its net looks (NH-7.1).
    pub fn nets(&self) -> impl Iterator<Item = (Hex, Direction)> {
        let influence = *self;
        influence.arrangement.units().filter(move |(hex, _)| !influence.is_netted(*hex)).flat_map(move |(hex, unit)| {
            net_directions(influence.roster.of(unit), unit.rotation)
                .filter(move |&direction| {
                    influence.arrangement.board.neighbour(hex, direction).is_some_and(|target| {
                        influence.is_netted(target) && is_hostile(influence.arrangement, target, unit.owner)
                    })
                })
                .map(move |direction| (hex, direction))
        })
    }
}

fn net_directions(tile: &Tile, rotation: Rotation) -> impl Iterator<Item = Direction> {
    tile.edges.iter().enumerate().filter(|(_, edge)| edge.net).map(move |(edge, _)| rotation.direction(edge))
}

fn is_hostile(arrangement: &Arrangement, hex: Hex, to: Side) -> bool {
    arrangement.unit(hex).is_some_and(|unit| unit.owner != to)
}

/// Works out who is netted (NH-7.10, NH-7.11).
///
/// The graph has an edge from each netter to each hostile unit that its nets point at. Components that nobody outside
/// them points at are active: a lone netter, a facing pair, a ring. Whoever an active netter hits from outside its
/// own component is netted, and its own nets are gone; then the rest is looked at again.
fn netted(roster: &Roster, arrangement: &Arrangement) -> HexSet {
    let board = arrangement.board;
    let mut aims = [HexSet::EMPTY; MAX_HEXES];
    let mut undecided = HexSet::EMPTY;
    for (hex, unit) in arrangement.units() {
        let targets: HexSet = net_directions(roster.of(unit), unit.rotation)
            .filter_map(|direction| board.neighbour(hex, direction))
            .filter(|&target| is_hostile(arrangement, target, unit.owner))
            .collect();
        if !targets.is_empty() {
            aims[hex.index()] = targets;
            undecided.insert(hex);
        }
    }
    let mut netted = HexSet::EMPTY;
    while !undecided.is_empty() {
        let active = uncontested(&aims, undecided);
        let hit = active.iter().fold(HexSet::EMPTY, |hit, netter| hit.union(aims[netter.index()])).difference(active);
        netted = netted.union(hit);
        undecided = undecided.difference(active).difference(hit);
    }
    netted
}

/// The members of all strongly connected components that no undecided netter outside them points at. Never empty: a
/// finite graph always has such a component.
fn uncontested(aims: &[HexSet; MAX_HEXES], undecided: HexSet) -> HexSet {
    let mut reach = [HexSet::EMPTY; MAX_HEXES];
    for netter in undecided.iter() {
        reach[netter.index()] = aims[netter.index()].intersection(undecided);
    }
    for via in undecided.iter() {
        for from in undecided.iter() {
            if reach[from.index()].contains(via) {
                reach[from.index()] = reach[from.index()].union(reach[via.index()]);
            }
        }
    }
    undecided
        .iter()
        .filter(|&netter| {
            undecided
                .iter()
                .all(|other| !reach[other.index()].contains(netter) || reach[netter.index()].contains(other))
        })
        .collect()
}
