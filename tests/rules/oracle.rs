//! A second, slow reading of nets and Battles, written for tests alone and straight from the rules.
//!
//! It knows no decisions: it is compared with the engine where none came up.

use std::collections::BTreeSet;

use sztab::rules::{Arrangement, Board, Effect, Hex, Roster, Side, Tile};

const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

type Place = (i8, i8);

/// Hex, side, tile and wounds of each unit, and the points of both HQs.
type Outcome = (BTreeSet<(Place, u8, String, u32)>, [i32; 2]);

#[derive(Clone)]
struct Piece {
    at: Place,
    side: Side,
    tile: Tile,
    rotation: usize,
    wounds: u32,
    /// Printed initiative icons that are still unspent.
    unspent: Vec<bool>,
}

struct Packet {
    target: usize,
    wounds: u32,
}

pub struct Oracle {
    pieces: Vec<Piece>,
    points: [i32; 2],
}

fn next(at: Place, direction: usize) -> Place {
    (at.0 + STEPS[direction % 6].0, at.1 + STEPS[direction % 6].1)
}

fn on_board(at: Place) -> bool {
    [at.0, at.1, at.0 + at.1].iter().all(|axis| axis.abs() <= 2)
}

impl Oracle {
    pub fn read(roster: &Roster, arrangement: &Arrangement) -> Self {
        let pieces = arrangement.units().map(|(hex, unit)| {
            let tile = roster.of(unit).clone();
            Piece {
                at: Board::Standard.axial(hex),
                side: unit.owner,
                rotation: usize::from(unit.rotation.steps()),
                wounds: u32::from(unit.wounds),
                unspent: vec![true; tile.initiative.len()],
                tile,
            }
        });
        let points = [0, 1].map(|side| i32::from(arrangement.points[side]));
        Self { pieces: pieces.collect(), points }
    }

    fn at(&self, at: Place) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.at == at)
    }

    /// Whom a piece's nets point at (NH-7.10).
    fn aims(&self, of: usize) -> Vec<usize> {
        let piece = &self.pieces[of];
        let nets = (0..6).filter(|&edge| piece.tile.edges[edge].net);
        let targets = nets.filter_map(|edge| self.at(next(piece.at, edge + piece.rotation)));
        targets.filter(|&target| self.pieces[target].side != piece.side).collect()
    }

    /// NH-7.11, unit by unit.
    fn netted(&self) -> BTreeSet<usize> {
        let mut undecided: BTreeSet<usize> = (0..self.pieces.len()).collect();
        let mut netted = BTreeSet::new();
        while !undecided.is_empty() {
            let reaches = |from: usize| {
                let (mut found, mut open) = (BTreeSet::from([from]), vec![from]);
                while let Some(netter) = open.pop() {
                    open.extend(self.aims(netter).into_iter().filter(|u| undecided.contains(u) && found.insert(*u)));
                }
                found
            };
            let source =
                |unit: &usize| undecided.iter().all(|v| !reaches(*v).contains(unit) || reaches(*unit).contains(v));
            let active: BTreeSet<usize> = undecided.iter().copied().filter(source).collect();
            let hit: BTreeSet<usize> =
                active.iter().flat_map(|unit| self.aims(*unit)).filter(|u| !active.contains(u)).collect();
            undecided.retain(|unit| !active.contains(unit) && !hit.contains(unit));
            netted.extend(hit);
        }
        netted
    }

    pub fn netted_hexes(&self) -> BTreeSet<Hex> {
        let hexes = self.netted().into_iter().map(|index| self.pieces[index].at);
        hexes.map(|at| Board::Standard.hexes().find(|hex| Board::Standard.axial(*hex) == at).unwrap()).collect()
    }

    /// Pieces that give something to a piece, with what they give.
    fn gifts(&self, to: usize, netted: &BTreeSet<usize>) -> Vec<(usize, Effect)> {
        let mut gifts = Vec::new();
        for direction in 0..6 {
            let Some(from) = self.at(next(self.pieces[to].at, direction)) else { continue };
            let giver = &self.pieces[from];
            let edge = (direction + 3 + 6 - giver.rotation) % 6;
            let connected = giver.tile.edges[edge].connection || giver.tile.is_headquarters();
            if giver.side == self.pieces[to].side && connected && !netted.contains(&from) {
                gifts.extend(giver.tile.effects.iter().map(|effect| (from, *effect)));
            }
        }
        gifts
    }

    fn bonus(&self, to: usize, netted: &BTreeSet<usize>, kind: impl Fn(Effect) -> Option<u8>) -> u32 {
        self.gifts(to, netted).into_iter().filter_map(|(_, effect)| kind(effect)).map(u32::from).sum()
    }

    fn attacks(&self, of: usize, netted: &BTreeSet<usize>, packets: &mut Vec<Packet>) {
        let piece = &self.pieces[of];
        let melee_bonus = self.bonus(of, netted, |effect| if let Effect::Melee(n) = effect { Some(n) } else { None });
        let ranged_bonus = self.bonus(of, netted, |effect| if let Effect::Ranged(n) = effect { Some(n) } else { None });
        for edge in 0..6 {
            let direction = (edge + piece.rotation) % 6;
            let printed = piece.tile.edges[edge];
            let mut hits = vec![0; self.pieces.len()];
            let enemy = |at: Place| self.at(at).filter(|&target| self.pieces[target].side != piece.side);
            if printed.melee > 0
                && let Some(target) = enemy(next(piece.at, direction))
            {
                hits[target] += u32::from(printed.melee) + melee_bonus;
            }
            if printed.ranged > 0 {
                let mut at = next(piece.at, direction);
                while on_board(at) && enemy(at).is_none() {
                    at = next(at, direction);
                }
                if let Some(target) = enemy(at) {
                    let shield = (direction + 3 + 6 - self.pieces[target].rotation) % 6;
                    let armour = u32::from(self.pieces[target].tile.edges[shield].armour);
                    hits[target] += u32::from(printed.ranged) + ranged_bonus - armour;
                }
            }
            for (target, wounds) in hits.into_iter().enumerate() {
                let between_hqs = piece.tile.is_headquarters() && self.pieces[target].tile.is_headquarters();
                if wounds > 0 && !between_hqs {
                    packets.push(Packet { target, wounds });
                }
            }
        }
    }

    fn dies_of(&self, index: usize, packets: &[Packet]) -> bool {
        let sum: u32 = packets.iter().filter(|packet| packet.target == index).map(|packet| packet.wounds).sum();
        let piece = &self.pieces[index];
        if piece.tile.is_headquarters() {
            self.points[piece.side.index()] <= i32::try_from(sum).unwrap()
        } else {
            piece.wounds + sum > u32::from(piece.tile.toughness)
        }
    }

    /// Medics without a choice: each takes the first packet that it can (NH-8.15, NH-8.20).
    fn heal(&self, packets: &mut Vec<Packet>, netted: &BTreeSet<usize>) -> BTreeSet<usize> {
        let mut used = BTreeSet::new();
        loop {
            let healer = |target: usize| {
                let medics = self.gifts(target, netted).into_iter().filter(|(_, effect)| *effect == Effect::Medic);
                medics.map(|(from, _)| from).find(|medic| !used.contains(medic) && !self.dies_of(*medic, packets))
            };
            // A Medic passes the packet on as long as there is another one to take it (NH-8.16).
            let resting = |target: usize| {
                let chain = std::iter::successors(healer(target), |medic| healer(*medic));
                chain.take(self.pieces.len()).last()
            };
            let Some((index, medic)) =
                packets.iter().enumerate().find_map(|(index, packet)| Some((index, resting(packet.target)?)))
            else {
                return used;
            };
            packets.remove(index);
            used.insert(medic);
        }
    }

    /// The whole Battle.
    pub fn fight(&mut self) {
        for segment in (0..=12).rev() {
            let netted = self.netted();
            let mut packets = Vec::new();
            for index in 0..self.pieces.len() {
                let haste = self.bonus(
                    index,
                    &netted,
                    |effect| if let Effect::Initiative(n) = effect { Some(n) } else { None },
                );
                let mut acts = false;
                for slot in 0..self.pieces[index].unspent.len() {
                    let value = u32::from(self.pieces[index].tile.initiative[slot]) + haste;
                    acts |= self.pieces[index].unspent[slot] && value == segment;
                    if value >= segment {
                        self.pieces[index].unspent[slot] = false;
                    }
                }
                if acts && !netted.contains(&index) {
                    self.attacks(index, &netted, &mut packets);
                }
            }
            let healers = self.heal(&mut packets, &netted);
            for packet in &packets {
                let piece = &mut self.pieces[packet.target];
                if piece.tile.is_headquarters() {
                    let points = &mut self.points[piece.side.index()];
                    *points = (*points - i32::try_from(packet.wounds).unwrap()).max(0);
                } else {
                    piece.wounds += packet.wounds;
                }
            }
            let mut index = 0;
            let points = self.points;
            self.pieces.retain(|piece| {
                index += 1;
                let fallen = if piece.tile.is_headquarters() {
                    points[piece.side.index()] == 0
                } else {
                    piece.wounds > u32::from(piece.tile.toughness)
                };
                !fallen && !healers.contains(&(index - 1))
            });
        }
    }

    /// What is left, to be compared.
    pub fn outcome(&self) -> Outcome {
        let left = self.pieces.iter().map(|piece| (piece.at, piece.side.0, piece.tile.id.clone(), piece.wounds));
        (left.collect(), self.points)
    }
}
