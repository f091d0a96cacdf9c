//! Battles: every possible outcome (NH-5, NH-6, NH-8).

use std::collections::BTreeSet;

use super::attacks::{PieceAction, blasts, explosion_packets, poison_packets, possible_actions, toxic_bomb_actions};
use super::markers::Mark;
use super::medics::heal;
use super::picture::Picture;
use super::{FoundationKind, Oracle, Outcome, Place, Scene, edge_towards, neighbour_place};
use sztab_neuroshima::rules::marks::Marker;
use sztab_neuroshima::rules::{Hex, Side};

/// Maximum number of variations followed within a segment.
pub const MAX_VARIATIONS: usize = 3000;

/// Number of points that wins a game for points; no side can have more (NH-12.10).
const MAX_POINTS: i32 = 20;

/// Stands for "destroyed, whatever the Toughness" (NH-10.13).
pub const DESTRUCTION: i32 = 1000;

/// Stands for the wounds from endless attacks (NH-14.56).
pub const ENDLESS: i32 = 100_000;

/// Wounds that one attack, or another single event, deals to one piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Packet {
    pub target: usize,
    /// Number of wounds; zero for a Poisoning attack (NH-14.50).
    pub wounds: i32,
    /// Side that scores if the packet takes effect (NH-12.10).
    pub scorer: Option<usize>,
    /// True if the packet reaches the edge of a Trap (NH-14.72).
    pub trips: bool,
    /// True if the packet was reflected and therefore does not paralyse (O-32).
    pub is_back: bool,
    /// The side whose poison marker the packet places (NH-14.57).
    pub poison: Option<usize>,
    /// The side whose paralysis marker the packet places (NH-14.49).
    pub numbs: Option<usize>,
}

impl Oracle {
    /// All possible outcomes of a Battle, including the consequences of destroyed HQs; `None` if there are too many.
    pub fn battle_outcomes(&self) -> Option<BTreeSet<Outcome>> {
        Some(self.final_scenes()?.iter().map(|scene| self.scene_outcome(scene)).collect())
    }

    /// All possible outcomes of a Battle, each with the hexes of units that their takers may turn afterwards (NH-5.40,
    /// NH-14.68).
    pub fn battle_outcomes_with_turns(&self) -> Option<BTreeSet<(Outcome, BTreeSet<Hex>)>> {
        let with_turns = |scene: &Scene| {
            let turns = scene.fresh.iter().map(|&at| self.relations.hex_at(at)).collect();
            (self.scene_outcome(scene), turns)
        };
        Some(self.final_scenes()?.iter().map(with_turns).collect())
    }

    fn final_scenes(&self) -> Option<BTreeSet<Scene>> {
        let mut scenes = self.apply_start_effects()?;
        // A unit whose initiative is raised later is raised above the current segment and misses it (NH-9.32).
        let highest = scenes.iter().map(|scene| self.highest_initiative(scene)).max().unwrap_or(0);
        for segment in (0..=highest).rev() {
            let mut next = BTreeSet::new();
            for scene in scenes {
                next.extend(self.scenes_after_segment(scene, segment)?);
                if next.len() > MAX_VARIATIONS {
                    return None;
                }
            }
            scenes = next;
        }
        let ends = scenes.iter().map(|scene| self.scene_after_battle(scene)).collect();
        self.is_determined().then_some(ends)
    }

    fn highest_initiative(&self, scene: &Scene) -> i32 {
        let picture = self.evaluate_scene(scene);
        let values = (0..picture.piece_count()).flat_map(|piece| picture.slots(piece)).map(|(_, value)| value);
        values.max().unwrap_or(0).max(i32::from(picture.foundations(FoundationKind::Bomb).next().is_some()))
    }

    /// Applies poison and Explosives, which take effect simultaneously (NH-5.2).
    fn apply_start_effects(&self) -> Option<BTreeSet<Scene>> {
        let picture = self.evaluate_scene(&self.scene);
        let (blasted, exploded) = blasts(&picture);
        let packets: Vec<Packet> = poison_packets(&picture).into_iter().chain(blasted).collect();
        if packets.is_empty() && exploded.is_empty() {
            return Some(BTreeSet::from([self.scene.clone()]));
        }
        let (packets, exploded) = set_off_traps(&picture, packets, exploded);
        self.apply_packets(&self.scene, &picture, packets, &exploded)
    }

    /// Removes enemies that stand on a Hole, except HQs; Medics cannot help (NH-14.34).
    fn swallow_enemies(&self, scene: &mut Scene) {
        let before = scene.clone();
        let picture = self.evaluate_scene(&before);
        let swallowed = picture.foundations(FoundationKind::Hole).filter_map(|(at, side)| {
            let unit = picture.piece_at(at)?;
            let is_prey = !picture.card(unit).is_headquarters() && !self.relations.are_allies(side, picture.side(unit));
            is_prey.then_some(unit)
        });
        let swallowed = swallowed.collect();
        remove_pieces(scene, &swallowed);
        self.check_state(scene);
    }

    /// The scene after the last segment. Units are marked for turning if they were taken over in the Battle, before the
    /// tiles of eliminated sides leave, or if control of them changes when those tiles leave (NH-5.40, NH-5.41).
    fn scene_after_battle(&self, scene: &Scene) -> Scene {
        let mut closed = scene.clone();
        self.swallow_enemies(&mut closed);
        // Paralysis markers are removed after the Battle (NH-5.40 (1)).
        closed.pieces.iter_mut().for_each(|piece| piece.numb.clear());
        self.check_state(&mut closed);
        self.mark_takeovers(&self.evaluate_scene(scene), &mut closed);
        let fallen = self.fallen_sides(&closed);
        let mut left = Scene { fresh: BTreeSet::new(), ..closed.clone() };
        self.clear_eliminated_sides(&mut left, &fallen);
        self.mark_takeovers(&self.evaluate_scene(&closed), &mut left);
        left.fresh =
            self.turnable_hexes(&left, &fallen).union(&self.turnable_hexes(&closed, &fallen)).copied().collect();
        left
    }

    fn fallen_sides(&self, scene: &Scene) -> BTreeSet<usize> {
        let has_fallen = |&side: &usize| {
            !self.relations.is_for_points() && self.relations.has_marker(side) && scene.points[side] == 0
        };
        (0..self.relations.sides).filter(has_fallen).collect()
    }

    /// Eliminates sides whose HQ was destroyed and removes their tiles, if the other sides play on (NH-12.3).
    fn clear_eliminated_sides(&self, scene: &mut Scene, fallen: &BTreeSet<usize>) {
        let leaves = |card: usize, side: usize| {
            // Under the older rules, the HQ itself has stayed on the board until now (NH-15.5).
            fallen.contains(&side)
                && (self.relations.continues_after_elimination() || self.cards[card].is_headquarters())
        };
        scene.pieces.retain(|piece| !leaves(piece.card, piece.owner));
        scene.grounds.retain(|(_, side, _)| !(self.relations.continues_after_elimination() && fallen.contains(side)));
        self.check_state(scene);
    }

    /// Hexes of units that were taken over and that their takers may turn. A side whose HQ was destroyed may not turn
    /// any.
    fn turnable_hexes(&self, scene: &Scene, fallen: &BTreeSet<usize>) -> BTreeSet<Place> {
        let picture = self.evaluate_scene(scene);
        let may_turn = |at: &&Place| {
            let piece = picture.piece_at(**at);
            piece.is_some_and(|piece| picture.has_front(piece) && !fallen.contains(&picture.side(piece)))
        };
        scene.fresh.iter().filter(may_turn).copied().collect()
    }

    /// All possible outcomes of damage outside a Battle; `hits` are wounds or [`DESTRUCTION`] on places.
    pub fn damage_outcomes(&self, hits: &[(Place, i32)]) -> Option<BTreeSet<Outcome>> {
        self.damage_outcomes_in(&self.scene, hits)
    }

    fn damage_outcomes_in(&self, scene: &Scene, hits: &[(Place, i32)]) -> Option<BTreeSet<Outcome>> {
        let picture = self.evaluate_scene(scene);
        let packets =
            hits.iter().filter_map(|&(at, wounds)| Some(plain_packet(picture.piece_at(at)?, wounds))).collect();
        let scenes = self.apply_packets(scene, &picture, packets, &BTreeSet::new())?;
        let ends = scenes.iter().map(|scene| self.scene_outcome(scene)).collect();
        self.is_determined().then_some(ends)
    }

    /// All possible outcomes of a Bomb: one wound to every unit on seven hexes, of any side, except HQs (NH-10.15,
    /// NH-12.33). `None` if the area extends beyond the board.
    pub fn bomb_outcomes(&self, centre: Hex) -> Option<BTreeSet<Outcome>> {
        let centre = self.relations.place_of(centre);
        let area: Vec<Place> = (0..6).map(|direction| neighbour_place(centre, direction)).chain([centre]).collect();
        self.area_outcomes(&area)
    }

    /// All possible outcomes of a Small Bomb on three hexes: the given one, its neighbour in a direction, and its next
    /// neighbour clockwise (NH-10.16).
    pub fn small_bomb_outcomes(&self, hex: Hex, direction: usize) -> Option<BTreeSet<Outcome>> {
        let place = self.relations.place_of(hex);
        self.area_outcomes(&[place, neighbour_place(place, direction), neighbour_place(place, (direction + 1) % 6)])
    }

    fn area_outcomes(&self, area: &[Place]) -> Option<BTreeSet<Outcome>> {
        if !area.iter().all(|&at| self.relations.is_on_board(at)) {
            return None;
        }
        let picture = self.picture();
        let is_victim = |&at: &Place| picture.piece_at(at).is_some_and(|unit| !picture.card(unit).is_headquarters());
        let hits: Vec<(Place, i32)> = area.iter().copied().filter(is_victim).map(|at| (at, 1)).collect();
        // A Foundation without a unit on it is destroyed (NH-10.3).
        let mut left = self.scene.clone();
        left.grounds.retain(|(at, _, _)| !area.contains(at) || picture.piece_at(*at).is_some());
        self.damage_outcomes_in(&left, &hits)
    }

    /// All possible outcomes of a Smoke Screen, which turns an enemy that is not netted to another facing (NH-10.22).
    /// `None` if that is illegal.
    pub fn smoke_screen_outcomes(&self, hex: Hex, rotation: usize, side: Side) -> Option<BTreeSet<Outcome>> {
        let index = self.picture().piece_at(self.relations.place_of(hex))?;
        let piece = &self.scene.pieces[index];
        if self.relations.are_allies(self.picture().side(index), side.index())
            || self.picture().is_netted(index)
            || piece.rotation == rotation
        {
            return None;
        }
        let mut after = self.scene.clone();
        after.pieces[index].rotation = rotation;
        self.check_state(&mut after);
        Some(BTreeSet::from([self.scene_outcome(&after)]))
    }

    /// All possible outcomes of paralysis by an instant, which places a side's marker on an enemy unit or HQ that has
    /// none, if the supply allows it (NH-10.26, NH-14.49). `None` if that is illegal.
    pub fn paralysis_outcomes(&self, hex: Hex, side: Side) -> Option<BTreeSet<Outcome>> {
        let picture = self.picture();
        let unit = picture.piece_at(self.relations.place_of(hex))?;
        let is_free =
            picture.piece(unit).numb.is_empty() && !self.relations.are_allies(picture.side(unit), side.index());
        let mark = Mark { on: picture.piece(unit).at, marker: Marker::Paralysis, by: side.index() };
        let scenes = self.lay_markers(&self.scene, &[mark]);
        let scenes: BTreeSet<Outcome> = scenes.iter().map(|scene| self.scene_outcome(scene)).collect();
        (is_free && !scenes.contains(&self.outcome())).then_some(scenes)
    }

    /// All possible scenes after a segment (NH-5.4).
    fn scenes_after_segment(&self, mut scene: Scene, segment: i32) -> Option<BTreeSet<Scene>> {
        let before = scene.clone();
        let picture = self.evaluate_scene(&before);
        let mut acting = Vec::new();
        for (index, piece) in scene.pieces.iter_mut().enumerate() {
            let mut acts = false;
            for (slot, value) in picture.slots(index) {
                acts |= value == segment && !piece.spent.contains(&slot);
                if value >= segment {
                    piece.spent.insert(slot);
                }
            }
            if acts && picture.can_act(index) {
                acting.push(index);
            }
        }
        let mut choices: Vec<Vec<PieceAction>> =
            acting.iter().map(|&piece| possible_actions(&picture, piece)).collect();
        // A Foundation has no initiative of its own; it always acts in segment 1 (NH-14.71).
        if segment == 1 {
            choices.extend(picture.foundations(FoundationKind::Bomb).map(|bomb| toxic_bomb_actions(&picture, bomb)));
        }
        if choices.is_empty() {
            return Some(BTreeSet::from([scene]));
        }
        // A shot ran in a circle, so the oracle gives up.
        if picture.is_undetermined() {
            return None;
        }
        let mut results = BTreeSet::new();
        for deeds in combinations(choices)? {
            let mut scene = scene.clone();
            let gone: BTreeSet<(Place, usize)> = deeds.iter().filter_map(|deed| deed.sets_off).collect();
            scene.grounds.retain(|&(at, side, _)| !gone.contains(&(at, side)));
            let packets: Vec<Packet> = deeds.iter().flat_map(|deed| deed.packets.iter().copied()).collect();
            scene.converted.extend(deeds.iter().flat_map(|deed| deed.converted.iter().copied()));
            let exploded = deeds.iter().filter_map(|deed| deed.explodes).collect();
            let (packets, exploded) = set_off_traps(&picture, packets, exploded);
            results.extend(self.apply_packets(&scene, &picture, packets, &exploded)?);
            if results.len() > MAX_VARIATIONS {
                return None;
            }
        }
        Some(results)
    }

    /// Applies Medics and wounds, and removes dead units (NH-5.4.7 to NH-5.4.9). Pieces in `exploded` are always
    /// removed.
    fn apply_packets(
        &self,
        scene: &Scene,
        picture: &Picture<'_>,
        packets: Vec<Packet>,
        exploded: &BTreeSet<usize>,
    ) -> Option<BTreeSet<Scene>> {
        let mut results = BTreeSet::new();
        for (packets, loaded) in heal(picture, scene, packets, exploded)? {
            let mut after = scene.clone();
            let mut gone = loaded;
            gone.extend(exploded);
            for index in 0..after.pieces.len() {
                let wounds = total_wounds(&packets, index);
                let piece = &mut after.pieces[index];
                if self.cards[piece.card].is_headquarters() {
                    let side = piece.owner;
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
            let marks: Vec<Mark> = packets
                .iter()
                .flat_map(|packet| {
                    let poison = packet.poison.map(|by| (Marker::Poison, by));
                    let numbs = packet.numbs.map(|by| (Marker::Paralysis, by));
                    let on = picture.piece(packet.target).at;
                    poison.into_iter().chain(numbs).map(move |(marker, by)| Mark { on, marker, by })
                })
                .collect();
            remove_pieces(&mut after, &gone);
            self.check_state(&mut after);
            self.mark_takeovers(picture, &mut after);
            results.extend(self.lay_markers(&after, &marks));
        }
        Some(results)
    }

    /// Marks units as newly taken over if another side controls them now and none of the pieces through which it does
    /// held them before (O-34).
    fn mark_takeovers(&self, before: &Picture<'_>, after: &mut Scene) {
        if !self.cards.iter().any(|card| card.edges.iter().any(|edge| edge.takeover)) {
            return;
        }
        let (earlier, now) = (before.taken_units(), self.evaluate_scene(after).taken_units());
        let continues = |at: &Place, (side, sources): &(usize, BTreeSet<Place>)| {
            earlier.get(at).is_some_and(|(taker, others)| taker == side && !sources.is_disjoint(others))
        };
        after.fresh.retain(|at| now.contains_key(at));
        after.fresh.extend(now.iter().filter(|(at, hold)| !continues(at, hold)).map(|(&at, _)| at));
    }

    /// Applies hits on a side's HQ; returns whether the HQ leaves the board (NH-5.6, NH-6.4).
    fn hit_headquarters<'a>(&self, points: &mut [i32], side: usize, hits: impl Iterator<Item = &'a Packet>) -> bool {
        for hit in hits {
            if let Some(scorer) = hit.scorer {
                points[scorer] = (points[scorer] + hit.wounds).min(MAX_POINTS);
            }
            if !self.relations.is_for_points() && self.relations.has_marker(side) {
                points[side] = (points[side] - hit.wounds).max(0);
            }
        }
        let can_fall = !self.relations.is_for_points() && self.relations.has_marker(side);
        // Under the older rules, the HQ fights on until the Battle is over (NH-15.5).
        can_fall && points[side] == 0 && !self.relations.is_older
    }

    /// Removes pieces that die without a wound, until there are none (NH-3.9 (b) and (c)).
    pub(super) fn check_state(&self, scene: &mut Scene) {
        loop {
            let still = scene.clone();
            let picture = self.evaluate_scene(&still);
            let gone: BTreeSet<usize> = (0..still.pieces.len())
                .filter(|&index| {
                    !picture.card(index).is_headquarters() && still.pieces[index].wounds >= picture.lethal_wounds(index)
                })
                .collect();
            let lost: Vec<(usize, usize)> = (0..still.pieces.len())
                .flat_map(|index| still.pieces[index].nets.iter().map(move |&side| (index, side)))
                .filter(|&(index, side)| !self.does_net_stay(&picture, side, index))
                .collect();
            if gone.is_empty() && lost.is_empty() {
                return;
            }
            for (index, side) in lost {
                scene.pieces[index].nets.remove(&side);
            }
            remove_pieces(scene, &gone);
        }
    }
}

impl Oracle {
    /// True if a side's Steel Net stays on a piece: the side's HQ is on the board and not netted, and the piece is an
    /// enemy's (NH-14.66).
    fn does_net_stay(&self, picture: &Picture<'_>, side: usize, on: usize) -> bool {
        let is_thrower = |&piece: &usize| picture.piece(piece).owner == side && picture.card(piece).is_headquarters();
        let thrower = (0..picture.piece_count()).find(is_thrower);
        let is_free = thrower.is_some_and(|thrower| !picture.is_netted(thrower));
        is_free && !self.relations.are_allies(side, picture.side(on))
    }
}

fn remove_pieces(scene: &mut Scene, gone: &BTreeSet<usize>) {
    let mut index = 0;
    scene.pieces.retain(|_| {
        index += 1;
        !gone.contains(&(index - 1))
    });
}

/// Damage that scores no points.
pub fn plain_packet(target: usize, wounds: i32) -> Packet {
    Packet { target, wounds, scorer: None, trips: false, is_back: false, poison: None, numbs: None }
}

/// The packets, including those of all Traps that they set off, and the pieces that explode (NH-5.4.6, NH-14.72).
fn set_off_traps(
    picture: &Picture<'_>,
    mut packets: Vec<Packet>,
    mut exploded: BTreeSet<usize>,
) -> (Vec<Packet>, BTreeSet<usize>) {
    let set_off = |packets: &[Packet], exploded: &BTreeSet<usize>| {
        packets.iter().find(|packet| packet.trips && !exploded.contains(&packet.target)).map(|packet| packet.target)
    };
    while let Some(trap) = set_off(&packets, &exploded) {
        exploded.insert(trap);
        packets.extend(explosion_packets(picture, trap));
    }
    (packets, exploded)
}

/// True if an attack from a direction sets off a piece's Trap.
pub fn sets_off_trap(picture: &Picture<'_>, target: usize, direction: usize) -> bool {
    let edge = edge_towards(picture.piece(target), direction + 3);
    picture.can_act(target) && picture.card(target).edges[edge].trap
}

pub fn total_wounds(packets: &[Packet], target: usize) -> i32 {
    packets.iter().filter(|packet| packet.target == target).map(|packet| packet.wounds).sum()
}

/// Every combination that takes one item from each list; `None` if there are too many.
fn combinations(choices: Vec<Vec<PieceAction>>) -> Option<Vec<Vec<PieceAction>>> {
    let mut ways: Vec<Vec<PieceAction>> = vec![Vec::new()];
    for choice in choices {
        ways = ways
            .iter()
            .flat_map(|way| choice.iter().map(move |deed| way.iter().cloned().chain([deed.clone()]).collect()))
            .collect();
        if ways.len() > MAX_VARIATIONS {
            return None;
        }
    }
    Some(ways)
}
