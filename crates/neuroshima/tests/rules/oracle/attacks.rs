//! Actions of pieces in a segment and the results of their attacks (NH-6), and explosions at the start of a Battle
//! (NH-5.2).

use std::collections::BTreeSet;

use super::battle::{DESTRUCTION, ENDLESS, Packet, plain_packet, sets_off_trap};
use super::picture::Picture;
use super::round::{Arrival, arrivals};
use super::shots::{AimedShots, aimed_shots, mortar_arrivals, rocket_flights, shotgun_hits};
use super::{OracleEffect, Place, edge_towards, neighbour_place};
use sztab_neuroshima::rules::Feature;
use sztab_neuroshima::rules::marks::Marker;

/// Maximum number of copies of one shot that are followed.
const MAX_COPIES: usize = 64;

/// A piece's action in a segment.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct PieceAction {
    pub packets: Vec<Packet>,
    pub converted: BTreeSet<(Place, Place)>,
    /// The piece itself, if the action is to explode.
    pub explodes: Option<usize>,
    /// The Toxic Bomb that the action sets off.
    pub sets_off: Option<(Place, usize)>,
}

/// Melee and ranged strength of an edge, either printed or after conversions.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Strength {
    melee: i32,
    ranged: i32,
}

/// The wounds caused by poison: one packet for each marker, which scores for the marker's side (NH-12.10, NH-14.57).
pub fn poison_packets(picture: &Picture<'_>) -> Vec<Packet> {
    let mut packets = Vec::new();
    for target in 0..picture.piece_count() {
        for (&side, &count) in &picture.piece(target).poison {
            let scores = picture.card(target).is_headquarters() && picture.piece(target).owner != side;
            let scorer = picture.relations.scorer(side).filter(|_| scores);
            packets.extend((0..count).map(|_| Packet { scorer, ..plain_packet(target, 1) }));
        }
    }
    packets
}

/// Explosives that go off. Each destroys itself and the enemy at its edge, whatever the enemy's Toughness, but not an
/// HQ (NH-14.26). Reflection turns the blast back on the explosive (NH-14.58).
pub fn blasts(picture: &Picture<'_>) -> (Vec<Packet>, BTreeSet<usize>) {
    let (mut packets, mut exploded) = (Vec::new(), BTreeSet::new());
    for of in (0..picture.piece_count()).filter(|&of| picture.can_act(of)) {
        for direction in 0..6 {
            let piece = picture.piece(of);
            let Some(target) = picture.piece_at(neighbour_place(piece.at, direction)) else { continue };
            let is_at_enemy = picture.relations.can_harm(picture.side(of), picture.side(target));
            if !picture.card(of).edges[edge_towards(piece, direction)].blast || !is_at_enemy {
                continue;
            }
            exploded.insert(of);
            let met = picture.card(target).edges[edge_towards(picture.piece(target), direction + 3)];
            if !met.reflection {
                let wounds = if picture.card(target).is_headquarters() { 0 } else { DESTRUCTION };
                packets
                    .push(Packet { trips: sets_off_trap(picture, target, direction), ..plain_packet(target, wounds) });
            }
        }
    }
    (packets, exploded)
}

/// Actions that a piece may take in this segment.
pub fn possible_actions(picture: &Picture<'_>, piece: usize) -> Vec<PieceAction> {
    let printed =
        picture.card(piece).edges.map(|edge| Strength { melee: i32::from(edge.melee), ranged: i32::from(edge.ranged) });
    let idle = PieceAction { packets: Vec::new(), converted: BTreeSet::new(), explodes: None, sets_off: None };
    let plain: BTreeSet<Vec<Packet>> = possible_attacks(picture, piece, &printed);
    let mut ways = vec![(printed, BTreeSet::new())];
    for module in picture.effect_sources(piece, OracleEffect::Quartermaster) {
        let used = (picture.piece(piece).at, picture.piece(module).at);
        if picture.has_converted(used) {
            continue;
        }
        for (strengths, converted) in ways.clone() {
            for edge in 0..6 {
                let Strength { melee, ranged } = strengths[edge];
                // One component is converted to the other kind and added to the component of that kind (NH-9.16).
                for (from, joined) in [
                    (melee, Strength { melee: 0, ranged: melee + ranged }),
                    (ranged, Strength { melee: melee + ranged, ranged: 0 }),
                ] {
                    // A mortar's shot is not an ordinary shot (NH-9.16).
                    let is_mortars = joined.ranged == 0 && picture.card(piece).has(Feature::Mortar);
                    if from > 0 && !is_mortars {
                        let (mut strengths, mut converted) = (strengths, converted.clone());
                        strengths[edge] = joined;
                        converted.insert(used);
                        ways.push((strengths, converted));
                    }
                }
            }
        }
    }
    let converted = ways.into_iter().flat_map(|(strengths, converted)| {
        let attacks = possible_attacks(picture, piece, &strengths).into_iter();
        attacks.map(move |packets| (packets, converted.clone()))
    });
    let mut deeds: BTreeSet<PieceAction> = converted
        // A conversion without effect would only take away later options.
        .filter(|(packets, converted)| converted.is_empty() || !plain.contains(packets))
        .map(|(packets, converted)| PieceAction { packets, converted, ..idle.clone() })
        .collect();
    if picture.card(piece).has(Feature::Explosion) {
        deeds.insert(PieceAction { packets: explosion_packets(picture, piece), explodes: Some(piece), ..idle });
    }
    deeds.into_iter().collect()
}

/// The options of a Toxic Bomb's owner: nothing, or one wound to every unit on it and next to it, of any side and
/// including HQs. If there are no units, nothing is the only option (NH-14.71).
pub fn toxic_bomb_actions(picture: &Picture<'_>, (at, side): (Place, usize)) -> Vec<PieceAction> {
    let around = (0..6).map(|direction| (Some(direction), neighbour_place(at, direction)));
    let hit = |(direction, target): (Option<usize>, usize)| {
        let scores = picture.card(target).is_headquarters() && picture.piece(target).owner != side;
        let trips = direction.is_some_and(|direction| sets_off_trap(picture, target, direction));
        Packet { scorer: picture.relations.scorer(side).filter(|_| scores), trips, ..plain_packet(target, 1) }
    };
    let mut packets: Vec<Packet> = around
        .chain([(None, at)])
        .filter_map(|(direction, place)| Some((direction, picture.piece_at(place)?)))
        .map(hit)
        .collect();
    packets.sort_unstable();
    let idle = PieceAction { packets: Vec::new(), converted: BTreeSet::new(), explodes: None, sets_off: None };
    let goes_off = PieceAction { packets, sets_off: Some((at, side)), ..idle.clone() };
    if goes_off.packets.is_empty() { vec![idle] } else { vec![idle, goes_off] }
}

/// An explosion: one wound to every adjacent unit, including friendly ones. HQs are spared unless a Trap explodes
/// (NH-6.16, NH-6.17, NH-14.72).
pub fn explosion_packets(picture: &Picture<'_>, of: usize) -> Vec<Packet> {
    let is_trap = picture.card(of).edges.iter().any(|edge| edge.trap);
    let side = picture.side(of);
    let around = (0..6)
        .filter_map(|direction| Some((direction, picture.piece_at(neighbour_place(picture.piece(of).at, direction))?)));
    let hit = around.filter(|&(_, target)| is_trap || !picture.card(target).is_headquarters());
    let packet = |(direction, target)| {
        let scores = picture.card(target).is_headquarters() && picture.piece(target).owner != side;
        let scorer = picture.relations.scorer(side).filter(|_| scores);
        Packet { scorer, trips: sets_off_trap(picture, target, direction), ..plain_packet(target, 1) }
    };
    hit.map(packet).collect()
}

/// All attacks of a piece, edge by edge, for every way to aim them (NH-6.1 to NH-6.13, NH-14.65).
fn possible_attacks(picture: &Picture<'_>, of: usize, strengths: &[Strength; 6]) -> BTreeSet<Vec<Packet>> {
    let mut ways: BTreeSet<Vec<Packet>> = BTreeSet::from([Vec::new()]);
    let mut add = |options: Vec<Vec<Packet>>| {
        let options: BTreeSet<Vec<Packet>> =
            if options.is_empty() { BTreeSet::from([Vec::new()]) } else { options.into_iter().collect() };
        let joined = |way: &Vec<Packet>, option: &Vec<Packet>| {
            let mut packets: Vec<Packet> = way.iter().chain(option).copied().collect();
            packets.sort_unstable();
            packets
        };
        ways = ways.iter().flat_map(|way| options.iter().map(move |option| joined(way, option))).collect();
    };
    for (edge, strength) in strengths.iter().enumerate() {
        for shots in edge_attacks(picture, of, edge, *strength) {
            add(shots);
        }
    }
    if picture.card(of).has(Feature::Shadow) {
        let is_enemy = |&target: &usize| picture.relations.can_harm(picture.side(of), picture.side(target));
        let blow = |target: usize| plain_packet(target, 1 + picture.melee_bonus(of));
        add((0..picture.piece_count())
            .filter(is_enemy)
            .map(|target| complete_packets(picture, of, vec![blow(target)]))
            .collect());
    }
    ways
}

/// The attacks along one edge, each with all ways to aim it.
fn edge_attacks(picture: &Picture<'_>, of: usize, edge: usize, strength: Strength) -> Vec<Vec<Vec<Packet>>> {
    let (piece, side) = (picture.piece(of), picture.side(of));
    let printed = picture.card(of).edges[edge];
    let enemy =
        |at: Place| picture.piece_at(at).filter(|&target| picture.relations.can_harm(side, picture.side(target)));
    let direction = (edge + piece.rotation) % 6;
    let ahead = enemy(neighbour_place(piece.at, direction));
    let land = |blows: Vec<Blow>| {
        complete_packets(picture, of, blows.iter().flat_map(|blow| resolve_blow(picture, side, blow)).collect())
    };
    let shot = |Arrival { target, direction, times }: Arrival, ranged: i32| Blow {
        target,
        direction,
        melee: 0,
        ranged,
        times,
    };
    let blow = ahead.filter(|_| strength.melee > 0).map(|target| {
        let melee = strength.melee + picture.melee_bonus(of);
        Blow { target, direction, melee, ranged: 0, times: Some(1) }
    });
    let mut all = Vec::new();
    let shots: AimedShots = if strength.ranged == 0 {
        Vec::new()
    } else if picture.card(of).has(Feature::Mortar) {
        vec![mortar_arrivals(picture, of, direction)]
    } else if picture.card(of).has(Feature::Sharpshooter) {
        aimed_shots(picture, of, direction)
    } else {
        vec![arrivals(picture, of, direction, false)]
    };
    let shots = if shots.is_empty() { vec![Vec::new()] } else { shots };
    let ranged = strength.ranged + picture.ranged_bonus(of);
    let ways = shots.into_iter().map(|arrivals| {
        let mut blows: Vec<Blow> = blow.into_iter().collect();
        for arrival in arrivals {
            // Both components of an attack on one enemy form one packet (NH-6.9) if the shot went straight to the
            // enemy.
            let is_straight = ahead == Some(arrival.target) && arrival.direction == direction;
            match blows.first_mut() {
                Some(blow) if strength.melee > 0 && is_straight && blow.target == arrival.target => {
                    blow.ranged = ranged;
                }
                _ => blows.push(shot(arrival, ranged)),
            }
        }
        land(blows)
    });
    all.push(ways.collect());
    // A Gauss shot passes through every unit, whatever strengthens it; armour protects only the unit that has it
    // (NH-6.12).
    if printed.gauss {
        let shots = arrivals(picture, of, direction, true).into_iter().map(|arrival| shot(arrival, 1));
        all.push(vec![land(shots.collect())]);
    }
    if printed.shotgun {
        let shots = shotgun_hits(picture, of, direction).into_iter();
        all.push(vec![land(shots.map(|(arrival, ranged)| shot(arrival, ranged)).collect())]);
    }
    if printed.rocket > 0 {
        let flights = rocket_flights(picture, of, direction).into_iter();
        all.push(
            flights
                .map(|arrivals| {
                    land(arrivals.into_iter().map(|arrival| shot(arrival, i32::from(printed.rocket))).collect())
                })
                .collect(),
        );
    }
    // A marker without a wound; Reflection turns it back (NH-14.50, NH-14.58).
    if printed.poison
        && let Some(target) = ahead
        && let Some(by) = Some(side).filter(|&side| picture.relations.tokens(side, Marker::Poison) > 0)
    {
        let back = landing(picture, target, direction);
        let poisoning = |target: usize| Packet { poison: Some(by), ..plain_packet(target, 0) };
        all.push(vec![back.into_iter().map(|(target, _)| poisoning(target)).collect()]);
    }
    all
}

/// Completes the packets of attacks: packets without effect are dropped (NH-6.13), an HQ never wounds an HQ (NH-6.6),
/// no side scores on its own HQ (NH-12.11), and wounded units are poisoned or paralysed (NH-14.49, NH-14.57).
fn complete_packets(picture: &Picture<'_>, of: usize, mut hits: Vec<Packet>) -> Vec<Packet> {
    hits.retain(|hit| {
        let between_hqs = picture.card(of).is_headquarters() && picture.card(hit.target).is_headquarters();
        hit.wounds > 0 && !between_hqs
    });
    for hit in &mut hits {
        let is_scored =
            picture.card(hit.target).is_headquarters() && picture.piece(hit.target).owner != picture.side(of);
        hit.scorer = picture.relations.scorer(picture.side(of)).filter(|_| is_scored);
        hit.poison = picture.marker_side(of, Marker::Poison);
        hit.numbs = picture.marker_side(of, Marker::Paralysis).filter(|_| !hit.is_back);
    }
    hits
}

/// The piece that an attack on `target` hits, and the direction of the hit: the target itself or, if the target
/// reflects the attack, the enemy on the hex in front of it (NH-14.58).
fn landing(picture: &Picture<'_>, target: usize, direction: usize) -> Option<(usize, usize)> {
    let met = |piece: usize, from: usize| picture.card(piece).edges[edge_towards(picture.piece(piece), from)];
    if !met(target, direction + 3).reflection {
        return Some((target, direction));
    }
    let victim = picture.piece_at(neighbour_place(picture.piece(target).at, direction + 3))?;
    let is_victim = picture.relations.can_harm(picture.side(target), picture.side(victim));
    (is_victim && !met(victim, direction).reflection).then_some((victim, direction + 3))
}

/// An attack on a piece, before armour.
#[derive(Clone, Copy)]
struct Blow {
    target: usize,
    direction: usize,
    melee: i32,
    ranged: i32,
    /// Number of copies that arrive; `None` if there are endlessly many (NH-14.56).
    times: Option<usize>,
}

/// Results of a side's attack from a direction. If it meets Reflection, it has no effect there: it returns one hex to
/// an enemy of the reflecting side, and ends if that unit also has Reflection (NH-14.58).
fn resolve_blow(picture: &Picture<'_>, side: usize, blow: &Blow) -> Vec<Packet> {
    let Some(packet) = land_blow(picture, side, blow) else { return Vec::new() };
    match blow.times {
        Some(times) => vec![packet; times.min(MAX_COPIES)],
        None if packet.wounds > 0 => vec![Packet { wounds: ENDLESS, ..packet }],
        None => Vec::new(),
    }
}

/// The result of one copy of an attack.
fn land_blow(picture: &Picture<'_>, side: usize, blow: &Blow) -> Option<Packet> {
    let direction = blow.direction;
    let met = |piece: usize, from: usize| picture.card(piece).edges[edge_towards(picture.piece(piece), from)];
    let behind_armour = |piece: usize, from: usize, ranged: i32| {
        if ranged > 0 && met(piece, from).armour { ranged - 1 } else { ranged }
    };
    let back = direction + 3;
    let ranged = behind_armour(blow.target, back, blow.ranged);
    if !met(blow.target, back).reflection {
        let packet = plain_packet(blow.target, blow.melee + ranged);
        return Some(Packet { trips: sets_off_trap(picture, blow.target, direction), ..packet });
    }
    let plate = picture.piece(blow.target);
    let victim = picture.piece_at(neighbour_place(plate.at, back))?;
    let is_victim = picture.relations.can_harm(picture.side(blow.target), picture.side(victim))
        && !met(victim, direction).reflection;
    // A Trap is set off only by enemy attacks (NH-14.72).
    let trips = sets_off_trap(picture, victim, back) && !picture.relations.are_allies(side, picture.side(victim));
    let packet = || plain_packet(victim, blow.melee + behind_armour(victim, direction, ranged));
    is_victim.then(|| Packet { trips, is_back: true, ..packet() })
}
