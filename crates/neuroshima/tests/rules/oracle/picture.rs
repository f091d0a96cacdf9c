//! The board evaluated as one system: nets, the sides that modules serve, and the effects on each piece (NH-7, NH-9).

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use super::nets::{self, Verdict};
use super::reach::Field;
use super::sides::SideRelations;
use super::{FoundationKind, OracleEffect, Piece, Place, Scene, Slot, control, oracle_effect};
use sztab_neuroshima::rules::marks::Marker;
use sztab_neuroshima::rules::{Effect, Feature, Hex, Tile};

pub struct Picture<'a> {
    pub(super) relations: &'a SideRelations,
    cards: &'a [Tile],
    scene: &'a Scene,
    netted: BTreeSet<usize>,
    /// The side that commands each piece (NH-1.10, NH-14.68).
    sides: Vec<usize>,
    /// For each piece under control, the pieces through which it is controlled.
    holders: Vec<BTreeSet<usize>>,
    is_unclear: Cell<bool>,
    /// The side that each piece serves as a module (NH-9.20).
    serves: Vec<usize>,
    /// Effects on each piece, each as the source piece and the effect.
    gifts: Vec<Vec<(usize, OracleEffect)>>,
}

impl<'a> Picture<'a> {
    pub(super) fn read(relations: &'a SideRelations, cards: &'a [Tile], scene: &'a Scene) -> Self {
        let verdict =
            control::evaluate(relations, cards, scene).unwrap_or_else(|| nets::evaluate(relations, cards, scene));
        let Verdict { netted, scoped, sides, holders, is_unclear } = verdict;
        let mut picture = Self {
            relations,
            cards,
            scene,
            netted,
            sides,
            holders,
            is_unclear: Cell::new(is_unclear),
            serves: Vec::new(),
            gifts: Vec::new(),
        };
        picture.serves = (0..scene.pieces.len())
            .map(|of| {
                let scopers = scoped.iter().filter(|&&(_, module)| module == of);
                let takers: Vec<usize> = scopers.map(|&(scoper, _)| picture.sides[scoper]).collect();
                // Scopers of allies act as one (NH-9.24); those of sides that are enemies cancel, like takeovers
                // (NH-7.23).
                match takers[..] {
                    [first, ..] if takers.iter().all(|&other| relations.are_allies(first, other)) => first,
                    _ => picture.sides[of],
                }
            })
            .collect();
        picture.gifts = picture.find_effects();
        picture
    }

    /// True if the rules leave a commander undetermined.
    pub(super) fn is_undetermined(&self) -> bool {
        self.is_unclear.get()
    }

    /// Records a question that the rules leave open.
    pub(super) fn record_open_question(&self) {
        self.is_unclear.set(true);
    }

    /// The side that commands a piece.
    pub(super) fn side(&self, piece: usize) -> usize {
        self.sides[piece]
    }

    /// Every unit under control, by hex, with the side that has taken it and the hexes of the pieces that hold it.
    pub(super) fn taken_units(&self) -> BTreeMap<Place, (usize, BTreeSet<Place>)> {
        let at = |piece: usize| self.piece(piece).at;
        let held = self.holders.iter().enumerate().filter(|(_, by)| !by.is_empty());
        held.map(|(of, by)| (at(of), (self.side(of), by.iter().map(|&piece| at(piece)).collect()))).collect()
    }

    /// True if the piece's rotation makes a difference.
    pub(super) fn has_front(&self, piece: usize) -> bool {
        self.card(piece).edges.iter().any(|edge| *edge != self.card(piece).edges[0])
    }

    pub(super) fn card(&self, piece: usize) -> &'a Tile {
        &self.cards[self.scene.pieces[piece].card]
    }

    pub(super) fn piece(&self, piece: usize) -> &'a Piece {
        &self.scene.pieces[piece]
    }

    pub(super) fn piece_count(&self) -> usize {
        self.scene.pieces.len()
    }

    pub(super) fn piece_at(&self, at: Place) -> Option<usize> {
        self.scene.pieces.iter().position(|piece| piece.at == at)
    }

    /// True if a unit has used a particular Quartermaster in this Battle; `used` is the pair.
    pub(super) fn has_converted(&self, used: (Place, Place)) -> bool {
        self.scene.converted.contains(&used)
    }

    pub(super) fn is_netted(&self, piece: usize) -> bool {
        self.netted.contains(&piece)
    }

    /// True if a piece cannot attack because it has a paralysis marker, or because an enemy's module affects it
    /// (NH-14.41, NH-14.49).
    pub(super) fn is_paralysed(&self, piece: usize) -> bool {
        !self.piece(piece).numb.is_empty() || self.gifts[piece].iter().any(|(_, gift)| *gift == OracleEffect::Paralyses)
    }

    /// True if the piece can act, by its player's decision or by its initiative.
    pub(super) fn can_act(&self, piece: usize) -> bool {
        !self.is_netted(piece) && !self.is_paralysed(piece)
    }

    /// The Foundations of a kind, with their owners.
    pub(super) fn foundations(&self, wanted: FoundationKind) -> impl Iterator<Item = (Place, usize)> + use<'a> {
        let wanted = move |&&(_, _, lying): &&(Place, usize, FoundationKind)| lying == wanted;
        self.scene.grounds.iter().filter(wanted).map(|&(at, side, _)| (at, side))
    }

    /// Effects on each piece according to NH-9.1, NH-9.4, NH-9.6 and NH-9.10. Support also applies to allies, and
    /// harmful effects spare them (NH-9.20, NH-12.31).
    fn find_effects(&self) -> Vec<Vec<(usize, OracleEffect)>> {
        let field = Field { cards: self.cards, scene: self.scene };
        let webs: Vec<(usize, BTreeSet<usize>)> = field
            .matrix_headquarters()
            .into_iter()
            .filter(|&centre| !self.is_netted(centre))
            .map(|centre| (self.side(centre), field.matrix_units(centre, &|piece| self.side(piece))))
            .collect();
        let mut gifts = vec![Vec::new(); self.piece_count()];
        let gives = |&from: &usize| !self.is_netted(from) && !self.card(from).effects.is_empty();
        for from in (0..self.piece_count()).filter(gives) {
            for to in (0..self.piece_count()).filter(|&to| to != from) {
                let touches = field.touches(from, to);
                // If a module and a unit belong to the same Matrix, the module affects the unit as soon as it points at
                // any member (NH-14.43).
                let spreads = webs.iter().any(|(side, web)| {
                    self.side(from) == *side && web.contains(&to) && field.affects_matrix(from, web)
                });
                let is_turned = self.serves[from] != self.side(from);
                let is_own = self.relations.are_allies(self.serves[from], self.side(to));
                for &effect in &self.card(from).effects {
                    let gift = oracle_effect(effect);
                    let is_harmful =
                        matches!(gift, OracleEffect::Delay(_) | OracleEffect::Zone | OracleEffect::Paralyses);
                    let reaches = if is_harmful {
                        // A harmful module of the Matrix's own side acts only locally; if turned, it acts on the whole
                        // Matrix (NH-14.43).
                        !is_own && (touches || spreads && is_turned)
                    } else {
                        is_own && touches || spreads && !is_turned || self.is_effect_spied(field, from, to, effect)
                    };
                    if reaches {
                        gifts[to].push((from, gift));
                    }
                }
            }
        }
        gifts
    }

    /// True if a Spy takes an effect from an adjacent enemy (NH-14.67).
    fn is_effect_spied(&self, field: Field<'_>, from: usize, to: usize, effect: Effect) -> bool {
        let is_spy = self.card(to).has(Feature::Spy) && !self.is_netted(to);
        is_spy
            && !self.relations.are_allies(self.side(from), self.side(to))
            && field.touches_adjacent(from, to)
            && effect != Effect::Scoper
    }

    /// The side whose markers a piece's attacks place, if any: its own, or an ally's whose module supports the piece
    /// (NH-9.25, NH-14.10, NH-14.41, NH-14.57).
    pub(super) fn marker_side(&self, piece: usize, marker: Marker) -> Option<usize> {
        let (feature, wanted) = match marker {
            Marker::Poison => (Feature::Poison, OracleEffect::Venom),
            Marker::Paralysis => (Feature::Paralysis, OracleEffect::Numbing),
        };
        let own = self.side(piece);
        let sources: Vec<usize> =
            self.effect_sources(piece, wanted).into_iter().map(|from| self.serves[from]).collect();
        if self.card(piece).has(feature) || !sources.is_empty() {
            let has_some = |side: &usize| self.relations.tokens(*side, marker) > 0;
            let allies = sources.into_iter().filter(|&side| self.relations.are_allies(side, own));
            return std::iter::once(own).chain(allies).find(has_some);
        }
        None
    }

    pub(super) fn effect_sum(&self, to: usize, kind: impl Fn(OracleEffect) -> Option<i32>) -> i32 {
        self.gifts[to].iter().filter_map(|&(_, gift)| kind(gift)).sum()
    }

    /// The pieces that have an effect on a piece, each once.
    pub(super) fn effect_sources(&self, to: usize, wanted: OracleEffect) -> BTreeSet<usize> {
        self.gifts[to].iter().filter(|(_, gift)| *gift == wanted).map(|(from, _)| *from).collect()
    }

    pub(super) fn melee_bonus(&self, to: usize) -> i32 {
        self.effect_sum(to, |gift| if let OracleEffect::Melee(amount) = gift { Some(amount) } else { None })
    }

    pub(super) fn ranged_bonus(&self, to: usize) -> i32 {
        self.effect_sum(to, |gift| if let OracleEffect::Ranged(amount) = gift { Some(amount) } else { None })
    }

    /// Number of wounds that destroy a piece: one more than its Toughness icons and bonuses (NH-1.11, NH-8.2).
    pub(super) fn lethal_wounds(&self, piece: usize) -> i32 {
        let bonus =
            self.effect_sum(piece, |gift| if let OracleEffect::Tough(amount) = gift { Some(amount) } else { None });
        1 + i32::from(self.card(piece).toughness) + bonus
    }

    /// The initiative slots of a piece, with their current values (NH-9.30).
    pub(super) fn slots(&self, piece: usize) -> Vec<(Slot, i32)> {
        let is_in_zone = self.gifts[piece].iter().any(|(_, gift)| *gift == OracleEffect::Zone);
        let haste =
            self.effect_sum(piece, |gift| if let OracleEffect::Haste(amount) = gift { Some(amount) } else { None });
        let delay =
            self.effect_sum(piece, |gift| if let OracleEffect::Delay(amount) = gift { Some(amount) } else { None });
        let sources = self.gifts[piece].iter().filter(|(_, gift)| *gift == OracleEffect::Extra).count();
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

    /// The units under another side's control, each with that side.
    pub fn taken_hexes(&self) -> BTreeMap<Hex, usize> {
        let taken = (0..self.piece_count()).filter(|&piece| self.side(piece) != self.piece(piece).owner);
        taken.map(|piece| (self.relations.hex_at(self.piece(piece).at), self.side(piece))).collect()
    }

    /// The units that cannot attack, except those that are merely netted.
    pub fn paralysed_hexes(&self) -> BTreeSet<Hex> {
        let paralysed = (0..self.piece_count()).filter(|&piece| self.is_paralysed(piece));
        paralysed.map(|piece| self.relations.hex_at(self.piece(piece).at)).collect()
    }

    pub fn netted_hexes(&self) -> BTreeSet<Hex> {
        self.netted.iter().map(|&piece| self.relations.hex_at(self.piece(piece).at)).collect()
    }

    /// For every piece: its hex, the bonuses to its melee and ranged strength, and its initiative values, highest
    /// first.
    pub fn unit_values(&self) -> Vec<(Hex, i32, i32, Vec<i32>)> {
        (0..self.scene.pieces.len())
            .map(|piece| {
                let mut values: Vec<i32> = self.slots(piece).into_iter().map(|(_, value)| value).collect();
                values.sort_unstable_by(|a, b| b.cmp(a));
                (self.relations.hex_at(self.piece(piece).at), self.melee_bonus(piece), self.ranged_bonus(piece), values)
            })
            .collect()
    }
}
