//! The board read as one system: nets, whom modules serve, and what everybody gets (NH-7, NH-9).

use std::collections::BTreeSet;

use super::{Gift, Piece, Place, STEPS, Scene, Slot, edge_towards, gift, hex_at, step};
use sztab::rules::{Effect, Hex, Tile};

pub struct Picture<'a> {
    cards: &'a [Tile],
    scene: &'a Scene,
    netted: Vec<bool>,
    /// The side that each piece serves as a module (NH-9.20).
    serves: Vec<usize>,
    /// What each piece gets: from which piece, and what.
    gifts: Vec<Vec<(usize, Gift)>>,
}

impl<'a> Picture<'a> {
    pub(super) fn read(cards: &'a [Tile], scene: &'a Scene) -> Self {
        let mut picture =
            Self { cards, scene, netted: vec![false; scene.pieces.len()], serves: Vec::new(), gifts: Vec::new() };
        picture.netted = picture.find_netted();
        picture.serves = (0..scene.pieces.len()).map(|piece| picture.find_master(piece)).collect();
        picture.gifts = (0..scene.pieces.len()).map(|piece| picture.find_gifts(piece)).collect();
        picture
    }

    pub(super) fn card(&self, piece: usize) -> &'a Tile {
        &self.cards[self.scene.pieces[piece].card]
    }

    pub(super) fn piece(&self, piece: usize) -> &'a Piece {
        &self.scene.pieces[piece]
    }

    pub(super) fn at(&self, at: Place) -> Option<usize> {
        self.scene.pieces.iter().position(|piece| piece.at == at)
    }

    /// Whether a unit has used a Quartermaster in this Battle.
    pub(super) fn has_converted(&self, used: (Place, Place)) -> bool {
        self.scene.converted.contains(&used)
    }

    pub(super) fn is_netted(&self, piece: usize) -> bool {
        self.netted[piece]
    }

    /// Whom the nets of a piece point at (NH-7.10).
    fn aims(&self, of: usize) -> Vec<usize> {
        let piece = self.piece(of);
        (0..6)
            .filter(|&edge| self.card(of).edges[edge].net)
            .filter_map(|edge| self.at(step(piece.at, edge + piece.rotation)))
            .filter(|&target| self.piece(target).side != piece.side)
            .collect()
    }

    /// NH-7.11, step by step. Bit `n` of a set stands for piece `n`.
    fn find_netted(&self) -> Vec<bool> {
        let count = self.scene.pieces.len();
        let aims: Vec<u32> =
            (0..count).map(|of| self.aims(of).into_iter().fold(0, |set, target| set | 1 << target)).collect();
        let members = |set: u32| (0..count).filter(move |piece| set & (1 << piece) != 0);
        let mut undecided: u32 = (0..count).fold(0, |set, piece| set | 1 << piece);
        let mut netted = 0;
        while undecided != 0 {
            let reached: Vec<u32> = (0..count)
                .map(|from| {
                    let mut found = 1 << from;
                    loop {
                        let further = members(found).fold(found, |set, piece| set | aims[piece]) & undecided;
                        if further | found == found {
                            return found;
                        }
                        found |= further;
                    }
                })
                .collect();
            // In a component that nobody reaches from outside: whoever reaches the piece is reached by it.
            let active = members(undecided)
                .filter(|&piece| {
                    members(undecided)
                        .all(|other| reached[other] & (1 << piece) == 0 || reached[piece] & (1 << other) != 0)
                })
                .fold(0, |set, piece| set | 1 << piece);
            let hit = members(active).fold(0, |set, piece| set | aims[piece]) & !active;
            netted |= hit;
            undecided &= !active & !hit;
        }
        (0..count).map(|piece| netted & (1 << piece) != 0).collect()
    }

    /// Whose module a piece is: its owner's, or that of an un-netted Scoper of the enemy which touches it (NH-9.20 to
    /// NH-9.24). An HQ is no module (NH-9.6).
    fn find_master(&self, of: usize) -> usize {
        let piece = self.piece(of);
        let scoped = !self.card(of).is_headquarters()
            && (0..STEPS.len()).any(|direction| {
                self.at(step(piece.at, direction)).is_some_and(|other| {
                    let (scoper, card) = (self.piece(other), self.card(other));
                    scoper.side != piece.side
                        && !self.netted[other]
                        && card.effects.contains(&Effect::Scoper)
                        && card.edges[edge_towards(scoper, direction + 3)].connection
                })
            });
        if scoped { 1 - piece.side } else { piece.side }
    }

    /// NH-9.1, NH-9.4, NH-9.6, NH-9.10.
    fn find_gifts(&self, to: usize) -> Vec<(usize, Gift)> {
        let mut gifts = Vec::new();
        for direction in 0..STEPS.len() {
            let Some(from) = self.at(step(self.piece(to).at, direction)) else { continue };
            let giver = self.piece(from);
            let card = self.card(from);
            let touches = card.is_headquarters() || card.edges[edge_towards(giver, direction + 3)].connection;
            if self.netted[from] || !touches {
                continue;
            }
            let is_own = self.serves[from] == self.piece(to).side;
            for &effect in &card.effects {
                let gift = gift(effect);
                let is_harmful = matches!(gift, Gift::Delay(_));
                if is_own != is_harmful {
                    gifts.push((from, gift));
                }
            }
        }
        gifts
    }

    pub(super) fn sum(&self, to: usize, kind: impl Fn(Gift) -> Option<i32>) -> i32 {
        self.gifts[to].iter().filter_map(|&(_, gift)| kind(gift)).sum()
    }

    /// Who gives a piece this gift, each once.
    pub(super) fn givers(&self, to: usize, wanted: Gift) -> BTreeSet<usize> {
        self.gifts[to].iter().filter(|(_, gift)| *gift == wanted).map(|(from, _)| *from).collect()
    }

    pub(super) fn melee_bonus(&self, to: usize) -> i32 {
        self.sum(to, |gift| if let Gift::Melee(amount) = gift { Some(amount) } else { None })
    }

    pub(super) fn ranged_bonus(&self, to: usize) -> i32 {
        self.sum(to, |gift| if let Gift::Ranged(amount) = gift { Some(amount) } else { None })
    }

    /// Wounds that destroy a piece: one more than its icons and bonuses (NH-1.11, NH-8.2).
    pub(super) fn lethal_wounds(&self, piece: usize) -> i32 {
        let bonus = self.sum(piece, |gift| if let Gift::Tough(amount) = gift { Some(amount) } else { None });
        1 + i32::from(self.card(piece).toughness) + bonus
    }

    /// The slots of a piece with their current values (NH-9.30).
    pub(super) fn slots(&self, piece: usize) -> Vec<(Slot, i32)> {
        let haste = self.sum(piece, |gift| if let Gift::Haste(amount) = gift { Some(amount) } else { None });
        let delay = self.sum(piece, |gift| if let Gift::Delay(amount) = gift { Some(amount) } else { None });
        let sources = self.gifts[piece].iter().filter(|(_, gift)| *gift == Gift::Extra).count();
        let printed = self.card(piece).initiative.iter().map(|&value| i32::from(value) + haste);
        let mut slots: Vec<(Slot, i32)> = printed.enumerate().map(|(icon, value)| (Slot::Icon(icon), value)).collect();
        let taken = |slots: &[(Slot, i32)], value: i32| slots.iter().any(|(_, other)| *other == value);
        for rank in 0..sources {
            let Some(highest) = slots.iter().map(|(_, value)| *value).max() else { break };
            let Some(value) = (0..highest).rev().find(|&value| !taken(&slots, value)) else { break };
            slots.push((Slot::Additional(rank), value));
        }
        slots.into_iter().map(|(slot, value)| (slot, (value - delay).max(0))).collect()
    }

    pub fn netted_hexes(&self) -> BTreeSet<Hex> {
        (0..self.netted.len()).filter(|&piece| self.netted[piece]).map(|piece| hex_at(self.piece(piece).at)).collect()
    }

    /// Of every piece: where it stands, its bonuses of melee and ranged strength, its initiative from the highest value
    /// down.
    pub fn readings(&self) -> Vec<(Hex, i32, i32, Vec<i32>)> {
        (0..self.scene.pieces.len())
            .map(|piece| {
                let mut values: Vec<i32> = self.slots(piece).into_iter().map(|(_, value)| value).collect();
                values.sort_unstable_by(|a, b| b.cmp(a));
                (hex_at(self.piece(piece).at), self.melee_bonus(piece), self.ranged_bonus(piece), values)
            })
            .collect()
    }
}
