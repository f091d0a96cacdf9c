//! The attacks of one unit in one segment (NH-6).

use crate::rules::arrangement::Unit;
use crate::rules::board::{Direction, Hex, HexSet};
use crate::rules::decision::Conversion;
use crate::rules::event::{Bonus, Event, EventSink, EventTile, Hit, HitSource};
use crate::rules::influence::Influence;
use crate::rules::marks::Marker;
use crate::rules::tile::{Effect, Tile};
use crate::rules::traits::Traits;

use super::blast;
use super::damage::{DamagePacket, Harm, event_tile};
use super::reflection::Plate;

/// The strength of each component of one edge's attack; 0 if there is no such component (NH-6.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct AttackStrength {
    pub melee: u8,
    pub ranged: u8,
    /// Ranged strength that bonuses do not raise: that of a Gauss shot, a shotgun or a rocket.
    pub fixed: u8,
}

impl AttackStrength {
    /// The strength that remains after armour, which reduces the ranged part (NH-6.7).
    fn reduced_by_armour(self, armour: u8) -> Self {
        let from_fixed = armour.saturating_sub(self.ranged);
        Self { ranged: self.ranged.saturating_sub(armour), fixed: self.fixed.saturating_sub(from_fixed), ..self }
    }
}

/// Adds the packets of all attacks of a unit to `packets`, edge by edge (NH-6.1). Shots go straight to the first enemy;
/// for units with other kinds of shot, see [`super::shots`].
pub fn add_attack_packets(
    influence: &Influence<'_>,
    attacker: Hex,
    conversions: &[Conversion],
    packets: &mut Vec<DamagePacket>,
    sink: &mut impl EventSink,
) {
    let (Some((unit, tile)), Some(side)) = (influence.unit(attacker), influence.controller(attacker)) else { return };
    let foes = influence.hostile_units(side);
    let armed = influence.roster.facts(unit).attacks;
    for edge in (0..tile.edges.len()).filter(|edge| armed & 1 << edge != 0) {
        let strength = strength(influence, tile, attacker, edge, conversions);
        attack_from_edge(influence, (attacker, unit, edge), foes, strength, packets, sink);
        if tile.edges[edge].poison {
            add_poison_packet(influence, attacker, edge, packets, sink);
        }
    }
}

/// The strength of an edge including bonuses, which raise existing attacks only (NH-6.11). Of the attacks that bonuses
/// cannot raise, only the Gauss shot is included, because its strength is the same along its whole path.
pub(super) fn strength(
    influence: &Influence<'_>,
    tile: &Tile,
    attacker: Hex,
    edge: usize,
    conversions: &[Conversion],
) -> AttackStrength {
    let printed = printed_strength(tile, attacker, edge, conversions);
    AttackStrength {
        melee: if printed.melee > 0 { printed.melee + influence.melee_bonus(attacker) } else { 0 },
        ranged: if printed.ranged > 0 { printed.ranged + influence.ranged_bonus(attacker) } else { 0 },
        ..printed
    }
}

/// The printed strength of an edge after conversions: the strength of a converted component is added to the other
/// component (NH-9.16).
fn printed_strength(tile: &Tile, attacker: Hex, edge: usize, conversions: &[Conversion]) -> AttackStrength {
    let printed = tile.edges[edge];
    let mut strength = AttackStrength { melee: printed.melee, ranged: printed.ranged, fixed: u8::from(printed.gauss) };
    for conversion in
        conversions.iter().filter(|conversion| conversion.unit == attacker && usize::from(conversion.edge) == edge)
    {
        strength = if conversion.to_ranged {
            AttackStrength { melee: 0, ranged: strength.ranged + strength.melee, ..strength }
        } else {
            AttackStrength { melee: strength.melee + strength.ranged, ranged: 0, ..strength }
        };
    }
    strength
}

/// Carries out the attack of one edge: all its components together make one packet for each unit they hit (NH-6.9).
fn attack_from_edge(
    influence: &Influence<'_>,
    (attacker, unit, edge): (Hex, &Unit, usize),
    foes: HexSet,
    strength: AttackStrength,
    packets: &mut Vec<DamagePacket>,
    sink: &mut impl EventSink,
) {
    let arrangement = influence.arrangement;
    let direction = unit.rotation.direction(edge);
    let is_hostile = |hex: &Hex| foes.contains(*hex);
    let adjacent = arrangement.board.neighbour(attacker, direction).filter(is_hostile);
    // Own and allied units do not stop shots, at any distance (NH-6.3, NH-12.31).
    let mut line = arrangement.board.line(attacker, direction).filter(is_hostile);
    let Some(first) = (if strength.ranged > 0 || strength.fixed > 0 { line.next() } else { adjacent }) else { return };
    let edge = u8::try_from(edge).expect("a tile has six edges");
    let by = influence.foreign_controller(attacker);
    let source = HitSource::Attack { unit: event_tile(arrangement, attacker), edge, by };
    let hit =
        OngoingAttack { unit, source, direction: Some(direction), path: &[], is_endless: false, is_thrown_back: false };
    let melee = if adjacent == Some(first) { strength.melee } else { 0 };
    // On the first unit, a Gauss shot of the same edge is part of the same attack; behind that unit it continues alone
    // (NH-6.12).
    hit.land(influence, first, AttackStrength { melee, ..strength }, packets, sink);
    if strength.fixed > 0 {
        // A Structure that the shot has met is not hit again behind its first token (NH-13.13; O-132).
        let met = arrangement.place(first);
        for target in line.filter(|&target| !met.contains(target)) {
            hit.land(influence, target, AttackStrength { melee: 0, ranged: 0, ..strength }, packets, sink);
        }
    }
}

/// Adds the Poisoning attack of an edge: the adjacent enemy gets a marker of the attacking side. The attack makes no
/// wound, so modules and Medics do not affect it, and without remaining markers it has no effect (NH-14.50). An HQ does
/// not poison an HQ (NH-6.6).
pub(super) fn add_poison_packet(
    influence: &Influence<'_>,
    attacker: Hex,
    edge: usize,
    packets: &mut Vec<DamagePacket>,
    sink: &mut impl EventSink,
) {
    let (Some((unit, _)), Some(side)) = (influence.unit(attacker), influence.controller(attacker)) else { return };
    let direction = unit.rotation.direction(edge);
    let adjacent = influence.arrangement.board.neighbour(attacker, direction);
    let Some(target) = adjacent.filter(|&hex| influence.is_hostile(hex, side)) else { return };
    if influence.roster.tokens(side).poison == 0 {
        return;
    }
    let edge = u8::try_from(edge).expect("a tile has six edges");
    let by = influence.foreign_controller(attacker);
    let source = HitSource::Attack { unit: event_tile(influence.arrangement, attacker), edge, by };
    let plate = Plate::facing(influence, target, direction);
    let path = if plate.is_some() { vec![target] } else { Vec::new() };
    let target = plate.map_or(Some(target), |plate| plate.reflect(influence, (source, &[]), sink));
    let Some(target) = target.filter(|&target| !are_both_headquarters(influence, unit, target)) else { return };
    sink.emit(|| {
        Event::Hit(Hit { poisons: true, path, ..Hit::plain(source, event_tile(influence.arrangement, target), 0) })
    });
    packets.push(DamagePacket { venom: Some(side), ..DamagePacket::new(source, target, Harm::Wounds(0)) });
}

/// An attack in progress.
pub(super) struct OngoingAttack<'a> {
    /// The attacking unit.
    pub unit: &'a Unit,
    /// The attacking unit as it appears in events.
    pub source: HitSource,
    /// Direction of the attack; `None` for an attack without a direction.
    pub direction: Option<Direction>,
    /// The hexes that the attack passed if it did not go straight, ending with the hex of the unit that reflected it,
    /// if any.
    pub path: &'a [Hex],
    /// True if a closed loop of redirecting units repeats the attack endlessly (NH-14.56).
    pub is_endless: bool,
    /// True if an edge has reflected the attack: a reflected attack does not paralyse (O-32).
    pub is_thrown_back: bool,
}

impl OngoingAttack<'_> {
    /// Lands the attack on a unit, unless an edge of the unit reflects it (NH-14.58).
    pub fn land(
        &self,
        influence: &Influence<'_>,
        target: Hex,
        arriving: AttackStrength,
        packets: &mut Vec<DamagePacket>,
        sink: &mut impl EventSink,
    ) {
        let plate = self.direction.and_then(|direction| Plate::facing(influence, target, direction));
        let (Some(plate), Some(direction)) = (plate, self.direction) else {
            return self.hit(influence, target, arriving, packets, sink);
        };
        let arriving = arriving.reduced_by_armour(armour(influence, target, direction));
        if arriving == AttackStrength::default() {
            return;
        }
        let source = self.source;
        let Some(victim) = plate.reflect(influence, (source, self.path), sink) else { return };
        let path: Vec<Hex> = self.path.iter().copied().chain([target]).collect();
        let back = OngoingAttack { direction: Some(direction.opposite()), path: &path, is_thrown_back: true, ..*self };
        back.hit(influence, victim, arriving, packets, sink);
    }

    /// Hits a unit.
    fn hit(
        &self,
        influence: &Influence<'_>,
        target: Hex,
        arriving: AttackStrength,
        packets: &mut Vec<DamagePacket>,
        sink: &mut impl EventSink,
    ) {
        let (melee, ranged) = (arriving.melee, arriving.ranged + arriving.fixed);
        if melee + ranged == 0 || are_both_headquarters(influence, self.unit, target) {
            return;
        }
        let armour = self.direction.map_or(0, |direction| armour(influence, target, direction)).min(ranged);
        let wounds = melee + ranged - armour;
        let source = self.source;
        sink.emit(|| {
            Event::Hit(Hit {
                source,
                target: event_tile(influence.arrangement, target),
                melee,
                ranged,
                armour,
                wounds,
                destroys: false,
                poisons: false,
                is_endless: self.is_endless,
                bonuses: bonuses(influence, source, arriving),
                path: self.path.to_vec(),
            })
        });
        if wounds > 0 {
            let attacker = source.unit().filter(|_| influence.roster.traits().has_any(Traits::MARKERS));
            let marker_side = |marker| attacker.and_then(|attacker| influence.marker_side(attacker.hex, marker));
            let venom = marker_side(Marker::Poison);
            let paralysis = if self.is_thrown_back { None } else { marker_side(Marker::Paralysis) };
            let harm = if self.is_endless { Harm::Endless(wounds) } else { Harm::Wounds(wounds) };
            // A reflected shot may hit a Trap of the shooter's own side, which only enemies can set off (NH-14.72).
            let is_hostile = || influence.is_hostile(target, source.side());
            let trips = sets_off_trap(influence, target, self.direction) && is_hostile();
            packets.push(DamagePacket { venom, paralysis, trips, ..DamagePacket::new(source, target, harm) });
        }
    }
}

/// Adds one wound for each unit hit by an exploding one (NH-6.15, NH-6.16).
pub fn add_explosion_packets(
    influence: &Influence<'_>,
    unit: Hex,
    packets: &mut Vec<DamagePacket>,
    sink: &mut impl EventSink,
) {
    let by = influence.foreign_controller(unit);
    let source = HitSource::Explosion { unit: event_tile(influence.arrangement, unit), by };
    for target in blast::explosion_victims(influence, unit).iter() {
        sink.emit(|| Event::Hit(Hit::plain(source, event_tile(influence.arrangement, target), 1)));
        let trips = does_debris_set_off(influence, influence.arrangement.place(unit), target);
        packets.push(DamagePacket { trips, ..DamagePacket::new(source, target, Harm::Wounds(1)) });
    }
}

/// Adds one wound for the unit on an exploding Toxic Bomb and for each unit next to it (NH-14.71).
pub(super) fn add_toxic_bomb_packets(
    influence: &Influence<'_>,
    hex: Hex,
    packets: &mut Vec<DamagePacket>,
    sink: &mut impl EventSink,
) {
    let Some(ground) = influence.arrangement.foundation(hex) else { return };
    let source = HitSource::Foundation { ground: ground.to_event_tile() };
    for target in blast::toxic_bomb_victims(influence, hex).iter() {
        sink.emit(|| Event::Hit(Hit::plain(source, event_tile(influence.arrangement, target), 1)));
        let trips = does_debris_set_off(influence, [hex].into_iter().collect(), target);
        packets.push(DamagePacket { trips, ..DamagePacket::new(source, target, Harm::Wounds(1)) });
    }
}

/// True if debris from one of these hexes sets off the unit on a hex, with either token of a Structure.
fn does_debris_set_off(influence: &Influence<'_>, from: HexSet, target: Hex) -> bool {
    let (arrangement, tokens) = (influence.arrangement, influence.arrangement.place(target));
    from.iter().any(|from| {
        tokens.iter().any(|token| sets_off_trap(influence, token, arrangement.board.direction(from, token)))
    })
}

/// True if an attack in this direction sets off the unit that it hits: a Trap that is neither netted nor paralysed
/// (NH-14.72).
pub(super) fn sets_off_trap(influence: &Influence<'_>, target: Hex, direction: Option<Direction>) -> bool {
    influence.roster.traits().has_any(Traits::TRAPS)
        && direction.is_some_and(|direction| {
            influence.arrangement.unit(target).is_some_and(|unit| {
                influence.roster.facts(unit).traps & 1 << unit.rotation.edge(direction.opposite()) != 0
            })
        })
        && !influence.is_netted(target)
        && !influence.is_paralysed(target)
}

/// True if both are HQs: an HQ never wounds an HQ, although it stops the attack (NH-6.6).
fn are_both_headquarters(influence: &Influence<'_>, attacker: &Unit, target: Hex) -> bool {
    let is_headquarters = |unit: &Unit| influence.roster.facts(unit).headquarters;
    is_headquarters(attacker) && influence.arrangement.unit(target).is_some_and(is_headquarters)
}

/// The amount by which armour reduces a shot in this direction (NH-6.7). Armour works even if the unit is netted
/// (NH-6.8).
pub(super) fn armour(influence: &Influence<'_>, target: Hex, direction: Direction) -> u8 {
    influence.arrangement.unit(target).map_or(0, |unit| {
        let edge = unit.rotation.edge(direction.opposite());
        influence.roster.facts(unit).armour >> edge & 1
    })
}

/// Bonuses that raised the strength of the attack.
fn bonuses(influence: &Influence<'_>, source: HitSource, arriving: AttackStrength) -> Vec<Bonus> {
    let is_raised = |attacker: &Hex| {
        arriving.melee > 0 && influence.melee_bonus(*attacker) > 0
            || arriving.ranged > 0 && influence.ranged_bonus(*attacker) > 0
    };
    let attacker = source.unit().map(|unit| unit.hex).filter(is_raised);
    attacker
        .into_iter()
        .flat_map(|attacker| influence.helpers(attacker))
        .filter_map(|helper| {
            let (Effect::Melee(amount) | Effect::Ranged(amount)) = helper.effect else { return None };
            let is_melee = matches!(helper.effect, Effect::Melee(_));
            if (if is_melee { arriving.melee } else { arriving.ranged }) == 0 {
                return None;
            }
            let from = EventTile { hex: helper.hex, owner: helper.unit.owner, tile: helper.unit.tile };
            Some(Bonus { from, amount, by: influence.foreign_controller(helper.hex) })
        })
        .collect()
}
