//! The board read as one system: nets, whom modules serve, and what everybody gets (NH-7, NH-9).

use std::collections::BTreeSet;

use super::nets::{Verdict, evaluate};
use super::table::Table;
use super::{Gift, Piece, Place, STEPS, Scene, Slot, edge_towards, gift, step};
use sztab::games::neuroshima::rules::{Hex, Tile};

pub struct Picture<'a> {
    pub(super) table: &'a Table,
    cards: &'a [Tile],
    scene: &'a Scene,
    netted: BTreeSet<usize>,
    /// The side that each piece serves as a module (NH-9.20).
    serves: Vec<usize>,
    /// What each piece gets: from which piece, and what.
    gifts: Vec<Vec<(usize, Gift)>>,
}

impl<'a> Picture<'a> {
    pub(super) fn read(table: &'a Table, cards: &'a [Tile], scene: &'a Scene) -> Self {
        let Verdict { netted, scoped } = evaluate(table, cards, scene);
        let mut picture = Self { table, cards, scene, netted, serves: Vec::new(), gifts: Vec::new() };
        picture.serves = (0..scene.pieces.len())
            .map(|of| {
                let scopers = scoped.iter().filter(|&&(_, module)| module == of);
                let takers: Vec<usize> = scopers.map(|&(scoper, _)| scene.pieces[scoper].side).collect();
                // Scopers of allies act as one (NH-9.24); those of enemies cancel, as takeovers do (NH-7.23).
                match takers[..] {
                    [first, ..] if takers.iter().all(|&other| table.are_allies(first, other)) => first,
                    _ => scene.pieces[of].side,
                }
            })
            .collect();
        picture.gifts = (0..scene.pieces.len()).map(|piece| picture.find_gifts(piece)).collect();
        picture
    }

    pub(super) fn card(&self, piece: usize) -> &'a Tile {
        &self.cards[self.scene.pieces[piece].card]
    }

    pub(super) fn piece(&self, piece: usize) -> &'a Piece {
        &self.scene.pieces[piece]
    }

    /// How many pieces there are.
    pub(super) fn count(&self) -> usize {
        self.scene.pieces.len()
    }

    pub(super) fn at(&self, at: Place) -> Option<usize> {
        self.scene.pieces.iter().position(|piece| piece.at == at)
    }

    /// Whether a unit has used a Quartermaster in this Battle.
    pub(super) fn has_converted(&self, used: (Place, Place)) -> bool {
        self.scene.converted.contains(&used)
    }

    pub(super) fn is_netted(&self, piece: usize) -> bool {
        self.netted.contains(&piece)
    }

    /// NH-9.1, NH-9.4, NH-9.6, NH-9.10; what helps helps allies too, and what harms spares them (NH-9.20, NH-12.31).
    fn find_gifts(&self, to: usize) -> Vec<(usize, Gift)> {
        let mut gifts = Vec::new();
        for direction in 0..STEPS.len() {
            let Some(from) = self.at(step(self.piece(to).at, direction)) else { continue };
            let giver = self.piece(from);
            let card = self.card(from);
            let touches = card.is_headquarters() || card.edges[edge_towards(giver, direction + 3)].connection;
            if self.netted.contains(&from) || !touches {
                continue;
            }
            let is_own = self.table.are_allies(self.serves[from], self.piece(to).side);
            for &effect in &card.effects {
                let gift = gift(effect);
                let is_harmful = matches!(gift, Gift::Delay(_) | Gift::Zone);
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
        let is_in_zone = self.gifts[piece].iter().any(|(_, gift)| *gift == Gift::Zone);
        let haste = self.sum(piece, |gift| if let Gift::Haste(amount) = gift { Some(amount) } else { None });
        let delay = self.sum(piece, |gift| if let Gift::Delay(amount) = gift { Some(amount) } else { None });
        let sources = self.gifts[piece].iter().filter(|(_, gift)| *gift == Gift::Extra).count();
        let printed =
            self.card(piece).initiative.iter().map(|&value| i32::from(value) + if is_in_zone { 0 } else { haste });
        let mut slots: Vec<(Slot, i32)> = printed.enumerate().map(|(icon, value)| (Slot::Icon(icon), value)).collect();
        let taken = |slots: &[(Slot, i32)], value: i32| slots.iter().any(|(_, other)| *other == value);
        for rank in 0..sources {
            let Some(highest) = slots.iter().map(|(_, value)| *value).max() else { break };
            let Some(value) = (0..highest).rev().find(|&value| !taken(&slots, value)) else { break };
            slots.push((Slot::Additional(rank), value));
        }
        let lowered = |value: i32| if is_in_zone { 0 } else { (value - delay).max(0) };
        slots.into_iter().map(|(slot, value)| (slot, lowered(value))).collect()
    }

    pub fn netted_hexes(&self) -> BTreeSet<Hex> {
        self.netted.iter().map(|&piece| self.table.hex_at(self.piece(piece).at)).collect()
    }

    /// Of every piece: where it stands, its bonuses of melee and ranged strength, its initiative from the highest value
    /// down.
    pub fn readings(&self) -> Vec<(Hex, i32, i32, Vec<i32>)> {
        (0..self.scene.pieces.len())
            .map(|piece| {
                let mut values: Vec<i32> = self.slots(piece).into_iter().map(|(_, value)| value).collect();
                values.sort_unstable_by(|a, b| b.cmp(a));
                (self.table.hex_at(self.piece(piece).at), self.melee_bonus(piece), self.ranged_bonus(piece), values)
            })
            .collect()
    }
}
