//! Nets (NH-7.1 to NH-7.13), and units that depend on Toughness lent by another unit (NH-7.21, NH-7.22).

use super::arrangement::{Arrangement, MAX_SIDES, Roster, Side, Unit};
use super::board::{ByHex, Direction, Hex, HexSet, Rotation};
use super::links::{matrices, over_matrix, reach, touches};
use super::steel_net;
use super::tile::{Effect, Feature, Tile};
use super::traits::Traits;

/// The board directions of a unit's nets.
pub(super) fn net_directions(tile: &Tile, rotation: Rotation) -> impl Iterator<Item = Direction> {
    tile.edges.iter().enumerate().filter(|(_, edge)| edge.net).map(move |(edge, _)| rotation.direction(edge))
}

/// True if there is a unit on the hex that a side's units can net (NH-7.1, NH-12.36).
fn is_hostile(roster: &Roster, arrangement: &Arrangement, hex: Hex, to: Side) -> bool {
    arrangement.unit(hex).is_some_and(|unit| roster.mode().are_hostile(to, unit.owner))
}

/// The netters of a position, the Scopers that turn units on which a netter depends, and the targets of both.
struct Strikes {
    /// For each netter, the hostile units at which its nets point.
    aims: ByHex<HexSet>,
    /// For each Scoper, the enemy modules that it turns and that lend Toughness.
    taken_sources: ByHex<HexSet>,
    /// For each striker, the netters and Scopers among its targets: its direct strikes.
    direct: ByHex<HexSet>,
    /// For each striker, the netters whose survival depends on one of its targets (NH-7.21).
    through_support: ByHex<HexSet>,
    /// For each netter, the units that it needs to stay alive.
    supports: ByHex<Supports>,
    /// For each side, the strikers of its enemies: a Scoper does not affect modules of its own side.
    enemies: [HexSet; MAX_SIDES],
}

/// Units that a unit needs to stay alive, directly or indirectly.
#[derive(Debug, Clone, Copy, Default)]
struct Supports {
    all: HexSet,
    /// The units in `all` that Scopers may turn away, by the side of the unit that they help. This excludes the
    /// Toughness that a Spy receives from an enemy (NH-14.67).
    turnable: [HexSet; MAX_SIDES],
}

/// The units that are netted (NH-7.10, NH-7.11).
///
/// The graph has an edge from each netter to each hostile netter at which its nets point; a thrown Steel Net counts as
/// an additional net of the HQ (NH-14.66). A component is active if no netter outside it points at it: a lone netter, a
/// facing pair or a cycle. Units that an active netter hits from outside their component are netted, and their own nets
/// are removed; the remaining components are then handled in the same way.
pub(super) fn netted_units(roster: &Roster, arrangement: &Arrangement) -> HexSet {
    let (aims, mut undecided) = aims(roster, arrangement);
    // If no net points at a netter and no netter depends on lent Toughness, every net takes effect. Only a wounded
    // netter can depend on lent Toughness.
    let is_wounded = |hex: Hex| arrangement.unit(hex).is_some_and(|unit| unit.wounds > 0);
    let may_be_lent = roster.traits().has(Traits::LENT_TOUGHNESS) && undecided.iter().any(is_wounded);
    let hit = targets(&aims, undecided);
    if hit.intersection(undecided).is_empty() && !may_be_lent {
        return hit;
    }
    let mut netted = HexSet::EMPTY;
    if !may_be_lent {
        netted = net_apart(&aims, &mut undecided);
        if undecided.is_empty() {
            return netted;
        }
    }
    let taken_sources = if may_be_lent { taken_sources(roster, arrangement) } else { ByHex::default() };
    undecided = arrangement.units().map(|(hex, _)| hex).filter(|&hex| !taken_sources[hex].is_empty()).fold(
        undecided,
        |mut undecided, scoper| {
            undecided.insert(scoper);
            undecided
        },
    );
    let mut strikes = Strikes::of(roster, arrangement, &aims, &taken_sources, undecided, may_be_lent);
    while !undecided.is_empty() {
        let active = strikes.uncontested_netters(undecided);
        if strikes.drop_direct(active) {
            continue;
        }
        let struck = strikes.hits(active, &strikes.aims).difference(active);
        netted = netted.union(struck);
        // A netter that is about to lose a support is out before its own net counts. Nets that cancel each other remove
        // no supports (NH-7.20).
        let is_undone = |&netter: &Hex| {
            let Supports { all, turnable } = strikes.supports[netter];
            let is_turned = |(enemies, turnable): (&HexSet, &HexSet)| {
                let turned = || strikes.hits(active.intersection(*enemies), &strikes.taken_sources);
                !turnable.is_empty() && !turnable.intersection(turned()).is_empty()
            };
            !all.intersection(struck).is_empty() || strikes.enemies.iter().zip(&turnable).any(is_turned)
        };
        let undone = undecided.iter().filter(is_undone).collect();
        undecided = undecided.difference(active).difference(struck).difference(undone);
    }
    netted
}

/// For each netter, the hostile units at which its nets point; then the set of netters with at least one target.
fn aims(roster: &Roster, arrangement: &Arrangement) -> (ByHex<HexSet>, HexSet) {
    let (mut aims, mut netters) = (ByHex::<HexSet>::default(), HexSet::EMPTY);
    for (hex, unit) in arrangement.units() {
        let nets = roster.facts(unit).nets;
        if nets == 0 {
            continue;
        }
        let around = arrangement.board.towards(hex, unit.rotation.directions(nets));
        let is_hostile = |&target: &Hex| is_hostile(roster, arrangement, target, unit.owner);
        aims[hex] = around.iter().filter(is_hostile).collect();
        netters.insert_if(!aims[hex].is_empty(), hex);
    }
    for (thrower, target) in steel_net::lying_nets(roster, arrangement) {
        let side = arrangement.unit(thrower).map(|unit| unit.owner);
        if side.is_some_and(|side| is_hostile(roster, arrangement, target, side)) {
            aims[thrower].insert(target);
            netters.insert(thrower);
        }
    }
    (aims, netters)
}

/// Units at which these netters point.
fn targets(aims: &ByHex<HexSet>, netters: HexSet) -> HexSet {
    netters.iter().fold(HexSet::EMPTY, |targets, netter| targets.union(aims[netter]))
}

/// Settles the nets of netters at which no net points, again and again for the netters that remain, until only cycles
/// are undecided. Returns the netted units.
fn net_apart(aims: &ByHex<HexSet>, undecided: &mut HexSet) -> HexSet {
    let mut netted = HexSet::EMPTY;
    loop {
        let free = undecided.difference(targets(aims, *undecided));
        if free.is_empty() {
            return netted;
        }
        let struck = targets(aims, free);
        netted = netted.union(struck);
        *undecided = undecided.difference(free).difference(struck);
    }
}

impl Strikes {
    fn of(
        roster: &Roster,
        arrangement: &Arrangement,
        aims: &ByHex<HexSet>,
        taken_sources: &ByHex<HexSet>,
        strikers: HexSet,
        may_be_lent: bool,
    ) -> Self {
        let mut strikes = Self {
            aims: *aims,
            taken_sources: *taken_sources,
            direct: *aims,
            through_support: ByHex::default(),
            supports: ByHex::default(),
            enemies: [HexSet::EMPTY; MAX_SIDES],
        };
        for striker in strikers.iter() {
            strikes.direct[striker] = aims[striker].intersection(strikers);
        }
        if may_be_lent {
            for netter in strikers.iter().filter(|&striker| !aims[striker].is_empty()) {
                strikes.supports[netter] = supports(roster, arrangement, taken_sources, netter);
            }
            for side in roster.sides() {
                let is_enemy = |unit: &Unit| roster.mode().are_enemies(side, unit.owner);
                let is_enemys = |&striker: &Hex| arrangement.unit(striker).is_some_and(is_enemy);
                strikes.enemies[side.index()] = strikers.iter().filter(is_enemys).collect();
            }
            for striker in strikers.iter() {
                let is_cut = |&other: &Hex| {
                    let Supports { all, turnable } = strikes.supports[other];
                    let is_turned = |(enemies, turnable): (&HexSet, &HexSet)| {
                        enemies.contains(striker) && !turnable.intersection(taken_sources[striker]).is_empty()
                    };
                    !all.intersection(aims[striker]).is_empty() || strikes.enemies.iter().zip(&turnable).any(is_turned)
                };
                strikes.through_support[striker] = strikers.iter().filter(is_cut).collect();
            }
        }
        strikes
    }

    /// The members of all strongly connected components that no undecided netter outside the component strikes. There
    /// is always at least one, since a finite graph always has such a component.
    fn uncontested_netters(&self, undecided: HexSet) -> HexSet {
        let reach = self.reach(undecided);
        undecided
            .iter()
            .filter(|&netter| {
                undecided.iter().all(|other| !reach[other].contains(netter) || reach[netter].contains(other))
            })
            .collect()
    }

    /// The netters that each netter reaches along strikes within a set.
    fn reach(&self, among: HexSet) -> ByHex<HexSet> {
        let mut reach = ByHex::<HexSet>::default();
        for netter in among.iter() {
            reach[netter] = self.direct[netter].union(self.through_support[netter]).intersection(among);
        }
        for via in among.iter() {
            for from in among.iter() {
                if reach[from].contains(via) {
                    reach[from] = reach[from].union(reach[via]);
                }
            }
        }
        reach
    }

    /// Drops direct strikes within components, and returns whether there were any. Strikes at a support win against
    /// direct strikes (NH-7.22 a). Without strikes at supports, the direct ones cancel each other, which has the same
    /// result (NH-7.22 b).
    fn drop_direct(&mut self, active: HexSet) -> bool {
        let reach = self.reach(active);
        let mut changed = false;
        for striker in active.iter() {
            let dropped = self.direct[striker].intersection(component(&reach, active, striker));
            self.direct[striker] = self.direct[striker].difference(dropped);
            self.aims[striker] = self.aims[striker].difference(dropped);
            changed |= !dropped.is_empty();
        }
        changed
    }

    /// Targets hit by active strikers. Strikes at each other's supports within a component cancel each other, so these
    /// supports are spared (NH-7.22 b).
    fn hits(&self, active: HexSet, targets: &ByHex<HexSet>) -> HexSet {
        let reach = self.reach(active);
        active.iter().fold(HexSet::EMPTY, |hits, striker| {
            let component = component(&reach, active, striker);
            let spared = component.iter().fold(HexSet::EMPTY, |spared, member| spared.union(self.supports[member].all));
            hits.union(targets[striker].difference(spared))
        })
    }
}

/// The strikers that a striker reaches and that also reach it: its strongly connected component, or the empty set if
/// there are none.
fn component(reach: &ByHex<HexSet>, among: HexSet, of: Hex) -> HexSet {
    reach[of].intersection(among).iter().filter(|&other| reach[other].contains(of)).collect()
}

/// For each Scoper, the enemy modules on its connections that lend Toughness. Once turned, they stop lending it to
/// their own side (NH-9.20).
fn taken_sources(roster: &Roster, arrangement: &Arrangement) -> ByHex<HexSet> {
    let mut taken_sources = ByHex::<HexSet>::default();
    for (scoper, unit) in arrangement.units().filter(|(_, unit)| roster.of(unit).gives(Effect::Scoper)) {
        let is_enemy_source = |&hex: &Hex| {
            arrangement.unit(hex).is_some_and(|other| {
                let tile = roster.of(other);
                let lends = |effect: &Effect| matches!(effect, Effect::Toughness(_));
                roster.mode().are_enemies(unit.owner, other.owner)
                    && !tile.is_headquarters()
                    && tile.effects.iter().any(lends)
            })
        };
        taken_sources[scoper] = reach(roster, arrangement, scoper, unit).iter().filter(is_enemy_source).collect();
    }
    taken_sources
}

/// The units that a unit needs to stay alive: those without whose Toughness bonus it would be destroyed at once,
/// Scopers that alone turn such a source to the unit's side, and in turn everything that these units need (NH-7.21,
/// NH-8.2, NH-9.20).
fn supports(roster: &Roster, arrangement: &Arrangement, taken_sources: &ByHex<HexSet>, hex: Hex) -> Supports {
    let mut supports = Supports::default();
    let (mut known, mut open) = (HexSet::EMPTY, HexSet::from_iter([hex]));
    while let Some(helped) = open.iter().next() {
        open.remove(helped);
        known.insert(helped);
        let Some(unit) = arrangement.unit(helped) else { continue };
        for bonus in needed_bonuses(roster, arrangement, taken_sources, helped) {
            let mut more = bonus.matrix;
            more.insert(bonus.from);
            if bonus.scopers.len() == 1 {
                more = more.union(bonus.scopers);
            }
            if !bonus.spied {
                supports.turnable[unit.owner.index()].insert(bonus.from);
            }
            supports.all = supports.all.union(more);
            open = open.union(more.difference(known));
        }
    }
    supports
}

/// The bonuses without which a unit would be destroyed at once.
fn needed_bonuses(roster: &Roster, arrangement: &Arrangement, taken_sources: &ByHex<HexSet>, hex: Hex) -> Vec<Bonus> {
    let Some(unit) = arrangement.unit(hex) else { return Vec::new() };
    if unit.wounds == 0 {
        // An unwounded unit does not die, and an HQ is never wounded (NH-1.11).
        return Vec::new();
    }
    let mut lent: Vec<Bonus> = toughness_bonuses(roster, arrangement, taken_sources, hex, unit.owner).collect();
    let own = roster.of(unit).lethal_wounds().saturating_add(arrangement.terrain.toughness(hex));
    let lethal = lent.iter().fold(own, |sum, bonus| sum.saturating_add(bonus.amount));
    lent.retain(|bonus| unit.wounds >= lethal.saturating_sub(bonus.amount));
    lent
}

/// Toughness lent by another unit.
struct Bonus {
    from: Hex,
    amount: u8,
    /// For an enemy's module, the Scopers that turn it to the side of the unit.
    scopers: HexSet,
    /// True if the source belongs to an enemy and helps the unit even without Scopers, because the unit is a Spy in
    /// contact with it.
    spied: bool,
    /// The HQ through whose Matrix the Toughness is lent, if any.
    matrix: HexSet,
}

/// Toughness that other units lend to a unit if nets are ignored (NH-8.2). Sources are units of its side, enemy modules
/// turned by Scopers of its side (NH-9.20), enemies in contact with the unit if it is a Spy (NH-14.67), and modules of
/// its side through a Matrix (NH-14.43).
fn toughness_bonuses<'a>(
    roster: &'a Roster,
    arrangement: &'a Arrangement,
    taken_sources: &'a ByHex<HexSet>,
    hex: Hex,
    side: Side,
) -> impl Iterator<Item = Bonus> + 'a {
    let is_enemy = move |other: Side| roster.mode().are_enemies(side, other);
    let is_spy = arrangement.unit(hex).is_some_and(|unit| roster.of(unit).has(Feature::Spy));
    let (mut members, mut centres) = (HexSet::EMPTY, HexSet::EMPTY);
    if roster.traits().has(Traits::MATRIX) {
        let owner = |hex| arrangement.unit(hex).map(|unit| unit.owner);
        let is_centre = |&(_, unit): &(Hex, &Unit)| unit.owner == side && roster.of(unit).has(Feature::Matrix);
        members = matrices(roster, arrangement, HexSet::EMPTY, owner)[side.index()];
        centres = arrangement.units().filter(is_centre).map(|(centre, _)| centre).collect();
    }
    arrangement.units().filter_map(move |(from, unit)| {
        let tile = roster.of(unit);
        let amount: u8 =
            tile.effects.iter().map(|effect| if let Effect::Toughness(amount) = effect { *amount } else { 0 }).sum();
        let reached = reach(roster, arrangement, from, unit);
        let is_linked = unit.owner == side && over_matrix(roster, from, unit, reached, members).contains(hex);
        if amount == 0 || !(reached.contains(hex) || is_linked) {
            return None;
        }
        let matrix = if reached.contains(hex) { HexSet::EMPTY } else { centres };
        let turning =
            arrangement.units().filter(|&(scoper, unit)| taken_sources[scoper].contains(from) && !is_enemy(unit.owner));
        let spied = is_spy
            && is_enemy(unit.owner)
            && touches(roster, arrangement.board, from, unit, Effect::Toughness(amount), hex);
        let scopers: HexSet = if spied { HexSet::EMPTY } else { turning.map(|(scoper, _)| scoper).collect() };
        let lends = !is_enemy(unit.owner) || spied || !scopers.is_empty();
        lends.then_some(Bonus { from, amount, scopers, spied, matrix })
    })
}
