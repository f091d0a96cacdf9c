//! The tiles in a player's hand, in the corners that the board leaves free.

use super::layout::Layout;
use super::scene::Scene;
use super::tile;
use super::tile::Face;
use crate::rules::{Side, TileId};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
pub use sztab_pictures::text::{Align, Type};

/// Draws a hand. If it is larger than any rule allows, the last position shows the number of the remaining tiles.
pub fn paint(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, index: usize, hand: &[TileId]) {
    let (Ok(side), Some(place)) = (u8::try_from(index).map(Side), layout.corners.get(index)) else { return };
    let mut places: Vec<Point> = place.tiles.iter().take(hand.len()).copied().collect();
    places.sort_by(|one, other| one.y.total_cmp(&other.y).then(one.x.total_cmp(&other.x)));
    if hand.len() > places.len()
        && let Some(at) = places.pop()
    {
        let rest = Type::bold(layout.hand_radius * 0.7, canvas.palette.muted);
        rest.draw(canvas, at, Align::Ink, &format!("+{}", hand.len() - places.len()));
    }
    for (&id, centre) in hand.iter().zip(places) {
        if let Some(tile) = scene.tile(side, id) {
            let face = Face::off_board(tile, canvas.style(index), None);
            tile::paint(canvas, centre, layout.hand_radius, &face);
        }
    }
}
