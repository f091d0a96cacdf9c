//! Battles: every way in which one can end (NH-5, NH-6, NH-8).

use std::collections::BTreeSet;

use super::picture::Picture;
use super::round::{Arrival, arrivals};
use super::{Gift, Oracle, Outcome, Place, Scene, edge_towards, step};
use sztab::games::neuroshima::rules::{Feature, Hex, Side};

/// More ways than this within a segment are not followed.
const MOST_WAYS: usize = 3000;

/// Points that win a game for points, and no side has more (NH-12.10).
const MOST_POINTS: i32 = 20;

/// Stands for "destroyed whatever its Toughness" (NH-10.13).
pub const DESTRUCTION: i32 = 1000;

/// Stands for the wounds of attacks without end (NH-14.56).
const ENDLESS: i32 = 100_000;

/// Copies of one shot are not followed beyond this.
const MOST_COPIES: usize = 64;

/// Wounds that one attack, or one other event, deals to one piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Packet {
    target: usize,
    wounds: i32,
    /// Who has points for it, if it arrives (NH-12.10).
    scorer: Option<usize>,
    /// Whether it reaches the edge of a Trap (NH-14.72).
    trips: bool,
}

/// What an acting piece does in a segment.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Deed {
    packets: Vec<Packet>,
    converted: BTreeSet<(Place, Place)>,
    /// Itself, if it explodes.
    explodes: Option<usize>,
    /// The Toxic Bomb that goes off.
    sets_off: Option<(Place, usize)>,
}

/// Melee and ranged strength of an edge, as printed or after conversions.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Strength {
    melee: i32,
    ranged: i32,
}

impl Oracle {
    /// All ways in which a Battle can end, with what comes of destroyed HQs; nothing if they are too many.
    pub fn battle(&self) -> Option<BTreeSet<Outcome>> {
        let mut scenes = BTreeSet::from([self.scene.clone()]);
        let picture = self.picture();
        let values = (0..self.scene.pieces.len()).flat_map(|piece| picture.slots(piece)).map(|(_, value)| value);
        // What is raised later is raised past the segment under way, and missed (NH-9.32).
        let highest = values.max().unwrap_or(0).max(i32::from(!self.scene.bombs.is_empty()));
        for segment in (0..=highest).rev() {
            let mut next = BTreeSet::new();
            for scene in scenes {
                next.extend(self.segment(scene, segment)?);
                if next.len() > MOST_WAYS {
                    return None;
                }
            }
            scenes = next;
        }
        Some(scenes.into_iter().map(|scene| self.outcome_of(&self.after_battle(scene))).collect())
    }

    /// A side whose HQ was destroyed is out, and its tiles leave, where the others go on (NH-12.3).
    fn after_battle(&self, mut scene: Scene) -> Scene {
        let has_fallen = |side: usize| !self.table.scores() && self.table.has_marker(side);
        let fallen: Vec<usize> =
            (0..self.table.sides).filter(|&side| has_fallen(side) && scene.points[side] == 0).collect();
        let leaves = |card: usize, side: usize| {
            // By the older rules the HQ itself has stood until now (NH-15.5).
            fallen.contains(&side) && (self.table.goes_on() || self.cards[card].is_headquarters())
        };
        scene.pieces.retain(|piece| !leaves(piece.card, piece.side));
        scene.bombs.retain(|(_, side)| !(self.table.goes_on() && fallen.contains(side)));
        self.check_state(&mut scene);
        scene
    }

    /// All ways in which some damage outside a Battle can end: wounds, or [`DESTRUCTION`], on some places.
    pub fn damage(&self, hits: &[(Place, i32)]) -> Option<BTreeSet<Outcome>> {
        self.damage_to(&self.scene, hits)
    }

    fn damage_to(&self, scene: &Scene, hits: &[(Place, i32)]) -> Option<BTreeSet<Outcome>> {
        let picture = self.look_at(scene);
        let packets = hits.iter().filter_map(|&(at, wounds)| Some(plain(picture.at(at)?, wounds))).collect();
        let scenes = self.suffer(scene, &picture, packets, &BTreeSet::new())?;
        Some(scenes.iter().map(|scene| self.outcome_of(scene)).collect())
    }

    /// All ways in which a Bomb can end: a wound for everybody on seven hexes but HQs, whosever they are (NH-10.15,
    /// NH-12.33). Nothing if its area leaves the board.
    pub fn bomb(&self, centre: Hex) -> Option<BTreeSet<Outcome>> {
        let centre = self.table.place_of(centre);
        let area: Vec<Place> = (0..6).map(|direction| step(centre, direction)).chain([centre]).collect();
        self.area(&area)
    }

    /// The same for a Small Bomb, on a hex, its neighbour in a direction and the next one clockwise (NH-10.16).
    pub fn small_bomb(&self, hex: Hex, direction: usize) -> Option<BTreeSet<Outcome>> {
        let place = self.table.place_of(hex);
        self.area(&[place, step(place, direction), step(place, (direction + 1) % 6)])
    }

    fn area(&self, area: &[Place]) -> Option<BTreeSet<Outcome>> {
        if !area.iter().all(|&at| self.table.is_on_board(at)) {
            return None;
        }
        let picture = self.picture();
        let is_victim = |&at: &Place| picture.at(at).is_some_and(|unit| !picture.card(unit).is_headquarters());
        let hits: Vec<(Place, i32)> = area.iter().copied().filter(is_victim).map(|at| (at, 1)).collect();
        // What lies there alone is destroyed (NH-10.3).
        let mut left = self.scene.clone();
        left.bombs.retain(|(at, _)| !area.contains(at) || picture.at(*at).is_some());
        self.damage_to(&left, &hits)
    }

    /// Smoke Screen: an enemy that is not netted is turned to another facing (NH-10.22). Nothing if that is not legal.
    pub fn turned(&self, hex: Hex, rotation: usize, side: Side) -> Option<BTreeSet<Outcome>> {
        let index = self.picture().at(self.table.place_of(hex))?;
        let piece = &self.scene.pieces[index];
        if self.table.are_allies(piece.side, side.index())
            || self.picture().is_netted(index)
            || piece.rotation == rotation
        {
            return None;
        }
        let mut after = self.scene.clone();
        after.pieces[index].rotation = rotation;
        self.check_state(&mut after);
        Some(BTreeSet::from([self.outcome_of(&after)]))
    }

    /// NH-5.4.
    fn segment(&self, mut scene: Scene, segment: i32) -> Option<BTreeSet<Scene>> {
        let before = scene.clone();
        let picture = self.look_at(&before);
        let mut acting = Vec::new();
        for (index, piece) in scene.pieces.iter_mut().enumerate() {
            let mut acts = false;
            for (slot, value) in picture.slots(index) {
                acts |= value == segment && !piece.spent.contains(&slot);
                if value >= segment {
                    piece.spent.insert(slot);
                }
            }
            if acts && !picture.is_netted(index) {
                acting.push(index);
            }
        }
        let mut choices: Vec<Vec<Deed>> = acting.iter().map(|&piece| deeds(&picture, piece)).collect();
        // A Foundation has no initiative of its own: it is segment 1 whatever else happens (NH-14.71).
        if segment == 1 {
            choices.extend(before.bombs.iter().map(|&bomb| bomb_deeds(&picture, bomb)));
        }
        if choices.is_empty() {
            return Some(BTreeSet::from([scene]));
        }
        let mut results = BTreeSet::new();
        for deeds in product(choices)? {
            let mut scene = scene.clone();
            let gone: BTreeSet<(Place, usize)> = deeds.iter().filter_map(|deed| deed.sets_off).collect();
            scene.bombs.retain(|bomb| !gone.contains(bomb));
            let packets: Vec<Packet> = deeds.iter().flat_map(|deed| deed.packets.iter().copied()).collect();
            scene.converted.extend(deeds.iter().flat_map(|deed| deed.converted.iter().copied()));
            let exploded = deeds.iter().filter_map(|deed| deed.explodes).collect();
            let (packets, exploded) = chained(&picture, packets, exploded);
            results.extend(self.suffer(&scene, &picture, packets, &exploded)?);
            if results.len() > MOST_WAYS {
                return None;
            }
        }
        Some(results)
    }

    /// Medics, wounds, and who leaves the board (NH-5.4.7 to NH-5.4.9). `exploded` go whatever happens.
    fn suffer(
        &self,
        scene: &Scene,
        picture: &Picture<'_>,
        packets: Vec<Packet>,
        exploded: &BTreeSet<usize>,
    ) -> Option<BTreeSet<Scene>> {
        let mut results = BTreeSet::new();
        for (packets, loaded) in healed(picture, scene, packets, exploded)? {
            let mut after = scene.clone();
            let mut gone = loaded;
            gone.extend(exploded);
            for index in 0..after.pieces.len() {
                let wounds = due(&packets, index);
                let piece = &mut after.pieces[index];
                if self.cards[piece.card].is_headquarters() {
                    let side = piece.side;
                    if self.hit_headquarters(&mut after.points, side, packets.iter().filter(|p| p.target == index)) {
                        gone.insert(index);
                    }
                } else {
                    piece.wounds += wounds;
                    if piece.wounds >= picture.lethal_wounds(index) {
                        gone.insert(index);
                    }
                }
            }
            remove(&mut after, &gone);
            self.check_state(&mut after);
            results.insert(after);
        }
        Some(results)
    }

    /// What hits on the HQ of a side come to, and whether it leaves the board (NH-5.6, NH-6.4).
    fn hit_headquarters<'a>(&self, points: &mut [i32], side: usize, hits: impl Iterator<Item = &'a Packet>) -> bool {
        for hit in hits {
            if let Some(scorer) = hit.scorer {
                points[scorer] = (points[scorer] + hit.wounds).min(MOST_POINTS);
            }
            if !self.table.scores() && self.table.has_marker(side) {
                points[side] = (points[side] - hit.wounds).max(0);
            }
        }
        let can_fall = !self.table.scores() && self.table.has_marker(side);
        // By the older rules it fights on until the Battle is over (NH-15.5).
        can_fall && points[side] == 0 && !self.table.is_older
    }

    /// NH-3.9 (b) and (c): what dies without a wound, until nothing more does.
    pub(super) fn check_state(&self, scene: &mut Scene) {
        loop {
            let still = scene.clone();
            let picture = self.look_at(&still);
            let gone: BTreeSet<usize> = (0..still.pieces.len())
                .filter(|&index| {
                    !picture.card(index).is_headquarters() && still.pieces[index].wounds >= picture.lethal_wounds(index)
                })
                .collect();
            let lost: Vec<(usize, usize)> = (0..still.pieces.len())
                .flat_map(|index| still.pieces[index].nets.iter().map(move |&side| (index, side)))
                .filter(|&(index, side)| !self.net_stays(&picture, side, index))
                .collect();
            if gone.is_empty() && lost.is_empty() {
                return;
            }
            for (index, side) in lost {
                scene.pieces[index].nets.remove(&side);
            }
            remove(scene, &gone);
        }
    }
}

impl Oracle {
    /// Whether the Steel Net of a side stays on a piece: its HQ stands and is not netted, and the piece is an enemy's
    /// (NH-14.66).
    fn net_stays(&self, picture: &Picture<'_>, side: usize, on: usize) -> bool {
        let is_thrower = |&piece: &usize| picture.piece(piece).side == side && picture.card(piece).is_headquarters();
        let thrower = (0..picture.pieces()).find(is_thrower);
        let is_free = thrower.is_some_and(|thrower| !picture.is_netted(thrower));
        is_free && !self.table.are_allies(side, picture.piece(on).side)
    }
}

fn remove(scene: &mut Scene, gone: &BTreeSet<usize>) {
    let mut index = 0;
    scene.pieces.retain(|_| {
        index += 1;
        !gone.contains(&(index - 1))
    });
}

/// Damage that makes no points.
fn plain(target: usize, wounds: i32) -> Packet {
    Packet { target, wounds, scorer: None, trips: false }
}

/// The packets with those of all Traps that they set off, and who explodes then (NH-5.4.6, NH-14.72).
fn chained(
    picture: &Picture<'_>,
    mut packets: Vec<Packet>,
    mut exploded: BTreeSet<usize>,
) -> (Vec<Packet>, BTreeSet<usize>) {
    let set_off = |packets: &[Packet], exploded: &BTreeSet<usize>| {
        packets.iter().find(|packet| packet.trips && !exploded.contains(&packet.target)).map(|packet| packet.target)
    };
    while let Some(trap) = set_off(&packets, &exploded) {
        exploded.insert(trap);
        packets.extend(explosion(picture, trap));
    }
    (packets, exploded)
}

/// Whether what flies in a direction sets off a piece.
fn trips(picture: &Picture<'_>, target: usize, direction: usize) -> bool {
    let edge = edge_towards(picture.piece(target), direction + 3);
    !picture.is_netted(target) && picture.card(target).edges[edge].trap
}

fn due(packets: &[Packet], target: usize) -> i32 {
    packets.iter().filter(|packet| packet.target == target).map(|packet| packet.wounds).sum()
}

/// Every way to take one of each; nothing if they are too many.
fn product(choices: Vec<Vec<Deed>>) -> Option<Vec<Vec<Deed>>> {
    let mut ways: Vec<Vec<Deed>> = vec![Vec::new()];
    for choice in choices {
        ways = ways
            .iter()
            .flat_map(|way| choice.iter().map(move |deed| way.iter().cloned().chain([deed.clone()]).collect()))
            .collect();
        if ways.len() > MOST_WAYS {
            return None;
        }
    }
    Some(ways)
}

/// What an acting piece can do in this segment.
fn deeds(picture: &Picture<'_>, piece: usize) -> Vec<Deed> {
    let printed =
        picture.card(piece).edges.map(|edge| Strength { melee: i32::from(edge.melee), ranged: i32::from(edge.ranged) });
    let plain =
        Deed { packets: attacks(picture, piece, &printed), converted: BTreeSet::new(), explodes: None, sets_off: None };
    let mut ways = vec![(printed, BTreeSet::new())];
    for module in picture.givers(piece, Gift::Quartermaster) {
        let used = (picture.piece(piece).at, picture.piece(module).at);
        if picture.has_converted(used) {
            continue;
        }
        for (strengths, converted) in ways.clone() {
            for edge in 0..6 {
                let Strength { melee, ranged } = strengths[edge];
                // One component becomes the other kind and joins what is there of it (NH-9.16).
                for (from, joined) in [
                    (melee, Strength { melee: 0, ranged: melee + ranged }),
                    (ranged, Strength { melee: melee + ranged, ranged: 0 }),
                ] {
                    if from > 0 {
                        let (mut strengths, mut converted) = (strengths, converted.clone());
                        strengths[edge] = joined;
                        converted.insert(used);
                        ways.push((strengths, converted));
                    }
                }
            }
        }
    }
    let mut deeds: BTreeSet<Deed> = ways
        .into_iter()
        .map(|(strengths, converted)| Deed {
            packets: attacks(picture, piece, &strengths),
            converted,
            explodes: None,
            sets_off: None,
        })
        // To convert in vain only takes away what could be done later.
        .filter(|deed| deed.packets != plain.packets)
        .collect();
    deeds.insert(plain);
    if picture.card(piece).has(Feature::Explosion) {
        deeds.insert(Deed {
            packets: explosion(picture, piece),
            converted: BTreeSet::new(),
            explodes: Some(piece),
            sets_off: None,
        });
    }
    deeds.into_iter().collect()
}

/// What the owner of a Toxic Bomb can do with it: nothing, or one wound to everybody on it and around it, whosever they
/// are, HQs too; nothing alone if nobody is there (NH-14.71).
fn bomb_deeds(picture: &Picture<'_>, (at, side): (Place, usize)) -> Vec<Deed> {
    let around = (0..6).map(|direction| (Some(direction), step(at, direction)));
    let hit = |(direction, target): (Option<usize>, usize)| {
        let scores = picture.card(target).is_headquarters() && picture.piece(target).side != side;
        let trips = direction.is_some_and(|direction| trips(picture, target, direction));
        Packet { scorer: picture.table.scorer(side).filter(|_| scores), trips, ..plain(target, 1) }
    };
    let mut packets: Vec<Packet> = around
        .chain([(None, at)])
        .filter_map(|(direction, place)| Some((direction, picture.at(place)?)))
        .map(hit)
        .collect();
    packets.sort_unstable();
    let idle = Deed { packets: Vec::new(), converted: BTreeSet::new(), explodes: None, sets_off: None };
    let goes_off = Deed { packets, sets_off: Some((at, side)), ..idle.clone() };
    if goes_off.packets.is_empty() { vec![idle] } else { vec![idle, goes_off] }
}

/// An explosion: one wound to everybody around, own units too, HQs spared unless a Trap explodes (NH-6.16, NH-6.17,
/// NH-14.72).
fn explosion(picture: &Picture<'_>, of: usize) -> Vec<Packet> {
    let is_trap = picture.card(of).edges.iter().any(|edge| edge.trap);
    let side = picture.piece(of).side;
    let around = (0..6).filter_map(|direction| Some((direction, picture.at(step(picture.piece(of).at, direction))?)));
    let hit = around.filter(|&(_, target)| is_trap || !picture.card(target).is_headquarters());
    let packet = |(direction, target)| {
        let scores = picture.card(target).is_headquarters() && picture.piece(target).side != side;
        let scorer = picture.table.scorer(side).filter(|_| scores);
        Packet { scorer, trips: trips(picture, target, direction), ..plain(target, 1) }
    };
    hit.map(packet).collect()
}

/// All attacks of a piece, edge by edge (NH-6.1 to NH-6.13).
fn attacks(picture: &Picture<'_>, of: usize, strengths: &[Strength; 6]) -> Vec<Packet> {
    let piece = picture.piece(of);
    let enemy =
        |at: Place| picture.at(at).filter(|&target| picture.table.do_harm(piece.side, picture.piece(target).side));
    let mut packets = Vec::new();
    for (edge, strength) in strengths.iter().enumerate() {
        let direction = (edge + piece.rotation) % 6;
        let mut blows: Vec<Blow> = Vec::new();
        if strength.melee > 0
            && let Some(target) = enemy(step(piece.at, direction))
        {
            blows.push(Blow {
                target,
                direction,
                melee: strength.melee + picture.melee_bonus(of),
                ranged: 0,
                times: Some(1),
            });
        }
        let shot = |Arrival { target, direction, times }: Arrival, ranged: i32| Blow {
            target,
            direction,
            melee: 0,
            ranged,
            times,
        };
        if strength.ranged > 0 {
            let ranged = strength.ranged + picture.ranged_bonus(of);
            for arrival in arrivals(picture, of, direction, false) {
                // Both components on one enemy are one packet (NH-6.9): the shot has gone straight to it.
                let is_straight = enemy(step(piece.at, direction)) == Some(arrival.target);
                match blows.first_mut() {
                    Some(blow) if strength.melee > 0 && is_straight && blow.target == arrival.target => {
                        blow.ranged = ranged;
                    }
                    _ => blows.push(shot(arrival, ranged)),
                }
            }
        }
        // A Gauss shot goes through everybody, whatever helps it; armour stops it for one only (NH-6.12).
        if picture.card(of).edges[edge].gauss {
            blows.extend(arrivals(picture, of, direction, true).into_iter().map(|arrival| shot(arrival, 1)));
        }
        let mut hits: Vec<Packet> = blows.iter().flat_map(|blow| arrive(picture, piece.side, blow)).collect();
        // An HQ never wounds an HQ (NH-6.6), and a packet of nothing does not exist (NH-6.13).
        hits.retain(|hit| {
            let between_hqs = picture.card(of).is_headquarters() && picture.card(hit.target).is_headquarters();
            hit.wounds > 0 && !between_hqs
        });
        // Nobody scores on an own HQ (NH-12.11).
        let is_scored = |hit: &&mut Packet| {
            picture.card(hit.target).is_headquarters() && picture.piece(hit.target).side != piece.side
        };
        for hit in hits.iter_mut().filter(is_scored) {
            hit.scorer = picture.table.scorer(piece.side);
        }
        packets.extend(hits);
    }
    packets.sort_unstable();
    packets
}

/// What flies at a piece, before its armour.
struct Blow {
    target: usize,
    direction: usize,
    melee: i32,
    ranged: i32,
    /// How many copies arrive; endlessly many, if none is said (NH-14.56).
    times: Option<usize>,
}

/// What comes of the blows of a side that fly in a direction. What meets a plate does nothing there: it comes back over one
/// hex, at an enemy of the plate's owner, and ends at another plate (NH-14.58).
fn arrive(picture: &Picture<'_>, side: usize, blow: &Blow) -> Vec<Packet> {
    let Some(packet) = landed(picture, side, blow) else { return Vec::new() };
    match blow.times {
        Some(times) => vec![packet; times.min(MOST_COPIES)],
        None if packet.wounds > 0 => vec![Packet { wounds: ENDLESS, ..packet }],
        None => Vec::new(),
    }
}

/// One of the copies.
fn landed(picture: &Picture<'_>, side: usize, blow: &Blow) -> Option<Packet> {
    let direction = blow.direction;
    let met = |piece: usize, from: usize| picture.card(piece).edges[edge_towards(picture.piece(piece), from)];
    let behind_armour = |piece: usize, from: usize, ranged: i32| {
        if ranged > 0 && met(piece, from).armour { ranged - 1 } else { ranged }
    };
    let back = direction + 3;
    let ranged = behind_armour(blow.target, back, blow.ranged);
    if !met(blow.target, back).reflection {
        let packet = plain(blow.target, blow.melee + ranged);
        return Some(Packet { trips: trips(picture, blow.target, direction), ..packet });
    }
    let plate = picture.piece(blow.target);
    let victim = picture.at(step(plate.at, back))?;
    let is_victim = picture.table.do_harm(plate.side, picture.piece(victim).side) && !met(victim, direction).reflection;
    // A Trap goes off by attacks of enemies alone (NH-14.72).
    let trips = trips(picture, victim, back) && !picture.table.are_allies(side, picture.piece(victim).side);
    let packet = || plain(victim, blow.melee + behind_armour(victim, direction, ranged));
    is_victim.then(|| Packet { trips, ..packet() })
}

/// Packets left and Medics loaded.
type Healed = (Vec<Packet>, BTreeSet<usize>);

/// Every way in which the step of the Medics can end (NH-8.20).
fn healed(
    picture: &Picture<'_>,
    scene: &Scene,
    packets: Vec<Packet>,
    exploded: &BTreeSet<usize>,
) -> Option<BTreeSet<Healed>> {
    let mut ends = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![(packets, BTreeSet::new())];
    while let Some((packets, loaded)) = open.pop() {
        let is_able = |medic: usize| {
            let wounds = due(&packets, medic);
            // By the older rules a wounded Medic never heals (NH-15.13).
            let is_too_hurt = is_lethal(picture, scene, medic, wounds) || picture.table.is_older && wounds > 0;
            !picture.is_netted(medic) && !loaded.contains(&medic) && !exploded.contains(&medic) && !is_too_hurt
        };
        let medics = |of: usize| {
            let all = picture.givers(of, Gift::Medic);
            all.into_iter().filter(|&medic| is_able(medic)).collect::<BTreeSet<usize>>()
        };
        let mut is_end = true;
        for index in 0..packets.len() {
            for medic in resting_places(medics, packets[index].target) {
                is_end = false;
                let (mut packets, mut loaded) = (packets.clone(), loaded.clone());
                // Of attacks without end one is taken, and the others remain (NH-14.56).
                if packets[index].wounds < ENDLESS {
                    packets.remove(index);
                }
                loaded.insert(medic);
                if seen.insert((packets.clone(), loaded.clone())) {
                    open.push((packets, loaded));
                }
            }
        }
        if is_end {
            ends.insert((packets, loaded));
        }
        if ends.len() + open.len() > MOST_WAYS {
            return None;
        }
    }
    Some(ends)
}

fn is_lethal(picture: &Picture<'_>, scene: &Scene, index: usize, wounds: i32) -> bool {
    let piece = &scene.pieces[index];
    if picture.card(index).is_headquarters() {
        scene.points[piece.side] <= wounds
    } else {
        piece.wounds + wounds >= picture.lethal_wounds(index)
    }
}

/// NH-8.20 step 4: from Medic to Medic, resting only where no way leads out of a group.
fn resting_places(medics: impl Fn(usize) -> BTreeSet<usize>, patient: usize) -> Vec<usize> {
    let reached_from = |start: usize| {
        let (mut found, mut open) = (BTreeSet::from([start]), vec![start]);
        while let Some(medic) = open.pop() {
            open.extend(medics(medic).into_iter().filter(|&next| found.insert(next)));
        }
        found
    };
    let reachable: BTreeSet<usize> = medics(patient).into_iter().flat_map(reached_from).collect();
    let rests = |medic: &usize| reached_from(*medic).into_iter().all(|other| reached_from(other).contains(medic));
    reachable.into_iter().filter(rests).collect()
}
