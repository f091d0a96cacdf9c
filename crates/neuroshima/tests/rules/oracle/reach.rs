//! Reach of modules and HQs: along connections (NH-9.1, NH-9.6, NH-14.42) and through a Matrix (NH-14.43).

use std::collections::BTreeSet;

use super::{FoundationKind, Piece, Place, STEPS, Scene, edge_towards, neighbour_place};
use sztab_neuroshima::rules::{Feature, Tile};

/// The pieces of a scene, with their printed facts.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    pub cards: &'a [Tile],
    pub scene: &'a Scene,
}

impl<'a> Field<'a> {
    pub fn piece(self, piece: usize) -> &'a Piece {
        &self.scene.pieces[piece]
    }

    pub fn card(self, piece: usize) -> &'a Tile {
        &self.cards[self.piece(piece).card]
    }

    pub fn piece_indices(self) -> std::ops::Range<usize> {
        0..self.scene.pieces.len()
    }

    pub fn piece_at(self, at: Place) -> Option<usize> {
        self.scene.pieces.iter().position(|piece| piece.at == at)
    }

    /// True if a piece touches an adjacent one. An HQ touches all neighbours; another piece touches those to which it
    /// has a connection of either kind (NH-9.1, NH-9.6).
    pub fn touches_adjacent(self, from: usize, to: usize) -> bool {
        (0..STEPS.len()).any(|direction| {
            let edge = self.card(from).edges[edge_towards(self.piece(from), direction)];
            let is_through = self.card(from).is_headquarters() || edge.connection || edge.long;
            is_through && neighbour_place(self.piece(from).at, direction) == self.piece(to).at
        })
    }

    /// True if a piece touches another. A long connection also touches the piece on the second hex in line, past any
    /// piece (NH-14.42).
    pub fn touches(self, from: usize, to: usize) -> bool {
        let is_second = |direction: usize| {
            let second = neighbour_place(neighbour_place(self.piece(from).at, direction), direction);
            let edge = self.card(from).edges[edge_towards(self.piece(from), direction)];
            !self.card(from).is_headquarters() && edge.long && self.piece(to).at == second
        };
        self.touches_adjacent(from, to) || (0..STEPS.len()).any(is_second)
    }

    /// The HQs that have a Matrix.
    pub fn matrix_headquarters(self) -> Vec<usize> {
        let is_centre = |&piece: &usize| self.card(piece).is_headquarters() && self.card(piece).has(Feature::Matrix);
        self.piece_indices().filter(is_centre).collect()
    }

    /// The units of an HQ's side that are linked to it through other units of that side, netted or not, and through the
    /// side's Roots, whatever unit stands on them (NH-14.43, NH-14.78).
    pub fn matrix_units(self, centre: usize, side_of: &dyn Fn(usize) -> usize) -> BTreeSet<usize> {
        let side = self.piece(centre).owner;
        let own_at = |at: Place| self.piece_at(at).filter(|&piece| side_of(piece) == side);
        let conducts =
            |at: Place| own_at(at).is_some() || self.scene.grounds.contains(&(at, side, FoundationKind::Roots));
        let start = self.piece(centre).at;
        let (mut found, mut open) = (BTreeSet::from([start]), vec![start]);
        while let Some(at) = open.pop() {
            let around = (0..STEPS.len()).map(|direction| neighbour_place(at, direction));
            open.extend(around.filter(|&next| conducts(next) && found.insert(next)));
        }
        found.into_iter().filter_map(own_at).collect()
    }

    /// True if a module affects a Matrix, because it touches a member other than itself.
    pub fn affects_matrix(self, module: usize, web: &BTreeSet<usize>) -> bool {
        !self.card(module).is_headquarters()
            && web.iter().any(|&member| member != module && self.touches(module, member))
    }
}
