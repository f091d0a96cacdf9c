//! The face of a tile: whose it is, what its edges do, what stands in the middle, numbers in the corners.
//!
//! Edges turn with the tile; the middle and the corners stay upright and where they are, so that they are always
//! found in the same place.

pub mod badges;
pub mod body;
mod centre;
mod edges;

use super::canvas::Canvas;
use super::geometry::Point;
use super::palette::Style;
use super::scene::Effective;
use crate::rules::{Rotation, Tile};

/// What is shown of a tile.
#[derive(Debug, Clone)]
pub struct Face<'a> {
    /// The printed facts.
    pub tile: &'a Tile,
    /// Whose it is.
    pub style: &'static Style,
    /// The name in the middle; nothing where the name stands beside the tile.
    pub name: Option<&'a str>,
    /// How it is turned.
    pub rotation: Rotation,
    /// The coordinate, or nothing.
    pub label: String,
    /// What the board makes of it.
    pub effective: Option<&'a Effective>,
    /// Wounds taken.
    pub wounds: u8,
    /// Points left, if it is an HQ and the game goes on.
    pub points: Option<u8>,
    /// Whether a net holds it.
    pub netted: bool,
    /// Whether its Mobility was used in this turn.
    pub mobility_spent: bool,
    /// Whether it may make a second move now.
    pub moves_again: bool,
    /// The look of the side that it serves, if that is not its owner's.
    pub serves: Option<&'static Style>,
}

impl Face<'_> {
    /// Whether it lies in front of a player: then the name stands below, and the numbers have the middle.
    fn in_hand(&self) -> bool {
        self.name.is_none()
    }
}

/// Draws a tile with its centre and the radius of its outline.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    body::paint(canvas, centre, radius, face.style);
    if !face.tile.is_unit() {
        centre::paint(canvas, centre, radius, face);
        return;
    }
    edges::paint(canvas, centre, radius, face);
    if face.netted {
        // Under the middle and the corners: who it is and how badly hurt must stay readable, what it does must not.
        body::mesh(canvas, centre, radius);
    }
    centre::paint(canvas, centre, radius, face);
    badges::paint(canvas, centre, radius, face);
}
