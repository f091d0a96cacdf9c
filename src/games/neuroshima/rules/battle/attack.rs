//! The attacks of one unit in one segment (NH-6).

use crate::games::neuroshima::rules::arrangement::Unit;
use crate::games::neuroshima::rules::board::{Direction, Hex};
use crate::games::neuroshima::rules::decision::Conversion;
use crate::games::neuroshima::rules::event::{Bonus, Event, Hit, HitSource, Seen, Witness};
use crate::games::neuroshima::rules::influence::Influence;
use crate::games::neuroshima::rules::tile::{Effect, Tile};

use super::blast;
use super::damage::{Harm, Packet, seen};

/// Strength of the components of one edge's attack; 0 for none (NH-6.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Strength {
    melee: u8,
    ranged: u8,
    gauss: bool,
}

/// Adds the packets of all attacks of a unit to `packets`, edge by edge (NH-6.1).
pub fn attacks(
    influence: &Influence<'_>,
    attacker: Hex,
    conversions: &[Conversion],
    packets: &mut Vec<Packet>,
    witness: &mut impl Witness,
) {
    let Some((unit, tile)) = influence.unit(attacker) else { return };
    let (melee_bonus, ranged_bonus) = (influence.melee_bonus(attacker), influence.ranged_bonus(attacker));
    let armed = influence.roster.facts(unit).attacks;
    for edge in (0..tile.edges.len()).filter(|edge| armed & 1 << edge != 0) {
        let printed = printed_strength(tile, attacker, edge, conversions);
        // Bonuses raise an attack that is there and give none to edges without one (NH-6.11).
        let strength = Strength {
            melee: if printed.melee > 0 { printed.melee + melee_bonus } else { 0 },
            ranged: if printed.ranged > 0 { printed.ranged + ranged_bonus } else { 0 },
            gauss: printed.gauss,
        };
        attack(influence, attacker, unit, edge, strength, packets, witness);
    }
}

/// The printed strength of an edge, after conversions: a converted component joins the other one (NH-9.16).
fn printed_strength(tile: &Tile, attacker: Hex, edge: usize, conversions: &[Conversion]) -> Strength {
    let printed = tile.edges[edge];
    let mut strength = Strength { melee: printed.melee, ranged: printed.ranged, gauss: printed.gauss };
    for conversion in
        conversions.iter().filter(|conversion| conversion.unit == attacker && usize::from(conversion.edge) == edge)
    {
        strength = if conversion.to_ranged {
            Strength { melee: 0, ranged: strength.ranged + strength.melee, ..strength }
        } else {
            Strength { melee: strength.melee + strength.ranged, ranged: 0, ..strength }
        };
    }
    strength
}

/// One edge is one attack: its components make one packet for each unit that they meet (NH-6.9).
fn attack(
    influence: &Influence<'_>,
    attacker: Hex,
    unit: &Unit,
    edge: usize,
    strength: Strength,
    packets: &mut Vec<Packet>,
    witness: &mut impl Witness,
) {
    let arrangement = influence.arrangement;
    let direction = unit.rotation.direction(edge);
    let Some(side) = influence.controller(attacker) else { return };
    let is_hostile = |hex: &Hex| influence.is_hostile(*hex, side);
    let adjacent = arrangement.board.neighbour(attacker, direction).filter(is_hostile);
    // Own and allied units are transparent to shots, at any distance (NH-6.3, NH-12.31).
    let mut line = arrangement.board.line(attacker, direction).filter(is_hostile);
    let Some(first) = (if strength.ranged > 0 || strength.gauss { line.next() } else { adjacent }) else { return };
    let hit = Hitting { attacker, unit, edge, direction };
    let melee = if adjacent == Some(first) { strength.melee } else { 0 };
    // A Gauss shot on the same edge is part of the one attack on the first unit, and goes on alone (NH-6.12).
    hit.land(influence, first, Strength { melee, ..strength }, packets, witness);
    if strength.gauss {
        for target in line {
            hit.land(influence, target, Strength { melee: 0, ranged: 0, gauss: true }, packets, witness);
        }
    }
}

/// The attack of one edge under way.
struct Hitting<'a> {
    attacker: Hex,
    unit: &'a Unit,
    edge: usize,
    direction: Direction,
}

impl Hitting<'_> {
    /// It arrives at one unit.
    fn land(
        &self,
        influence: &Influence<'_>,
        target: Hex,
        arriving: Strength,
        packets: &mut Vec<Packet>,
        witness: &mut impl Witness,
    ) {
        let arrangement = influence.arrangement;
        let (melee, ranged) = (arriving.melee, arriving.ranged + u8::from(arriving.gauss));
        if melee + ranged == 0 || spares(influence, self.unit, target) {
            return;
        }
        let armour = armour(influence, target, self.direction).min(ranged);
        let wounds = melee + ranged - armour;
        let edge = u8::try_from(self.edge).expect("a tile has six edges");
        let by = influence.foreign_controller(self.attacker);
        let source = HitSource::Attack { unit: seen(arrangement, self.attacker), edge, by };
        witness.note(|| {
            Event::Hit(Hit {
                source,
                target: seen(arrangement, target),
                melee,
                ranged,
                armour,
                wounds,
                destroys: false,
                bonuses: bonuses(influence, self.attacker, arriving),
            })
        });
        if wounds > 0 {
            packets.push(Packet { source, target, harm: Harm::Wounds(wounds) });
        }
    }
}

/// Adds one wound for each unit that an exploding one hits (NH-6.15, NH-6.16).
pub fn debris(influence: &Influence<'_>, unit: Hex, packets: &mut Vec<Packet>, witness: &mut impl Witness) {
    let by = influence.foreign_controller(unit);
    let source = HitSource::Explosion { unit: seen(influence.arrangement, unit), by };
    for target in blast::explosion(influence, unit).iter() {
        witness.note(|| Event::Hit(Hit::plain(source, seen(influence.arrangement, target), 1)));
        packets.push(Packet { source, target, harm: Harm::Wounds(1) });
    }
}

/// An HQ never wounds an HQ, though it stops the blow or shot (NH-6.6).
fn spares(influence: &Influence<'_>, attacker: &Unit, target: Hex) -> bool {
    influence.roster.of(attacker).is_headquarters()
        && influence.unit(target).is_some_and(|(_, tile)| tile.is_headquarters())
}

/// What armour takes from a shot that flies in a direction (NH-6.7). It works under a net too (NH-6.8).
fn armour(influence: &Influence<'_>, target: Hex, direction: Direction) -> u8 {
    influence
        .unit(target)
        .map_or(0, |(unit, tile)| u8::from(tile.edges[unit.rotation.edge(direction.opposite())].armour))
}

/// Who strengthened the attack. A Gauss shot cannot be strengthened (NH-6.12).
fn bonuses(influence: &Influence<'_>, attacker: Hex, arriving: Strength) -> Vec<Bonus> {
    influence
        .helpers(attacker)
        .filter_map(|helper| {
            let amount = match helper.effect {
                Effect::Melee(amount) if arriving.melee > 0 => amount,
                Effect::Ranged(amount) if arriving.ranged > 0 => amount,
                _ => return None,
            };
            let from = Seen { hex: helper.hex, owner: helper.unit.owner, tile: helper.unit.tile };
            Some(Bonus { from, amount, by: influence.foreign_controller(helper.hex) })
        })
        .collect()
}
