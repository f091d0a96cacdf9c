//! The tiles in front of a player, with their names below.

use super::hexagon::APOTHEM;
use super::layout::{BLOCK, HAND_ROW, HAND_ROW_TILES, PanelPlace};
use super::scene::Scene;
use super::tile;
use super::tile::Face;
use crate::games::neuroshima::rules::{Side, TileId};
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::{Area, Point};
use crate::pictures::text;
use crate::pictures::text::{Align, Type};

/// Tiles that are drawn; of larger hands the rest is counted.
const SHOWN: usize = 5;
/// Width of a tile with its name, and radius of a tile, in panel units.
const CELL: f32 = 131.0;
const RADIUS: f32 = 64.0;

/// Draws a hand.
pub fn paint(canvas: &mut Canvas, place: &PanelPlace, scene: &Scene<'_>, index: usize, hand: &[TileId], unit: f32) {
    let Ok(side) = u8::try_from(index).map(Side) else { return };
    let area = place.hand;
    // A hand that has room for a second row fills it before tiles get smaller.
    if area.h > BLOCK.1 * unit + 1.0 && hand.len() > HAND_ROW_TILES {
        let (first, second) = hand.split_at(HAND_ROW_TILES);
        let row = |y: f32| PanelPlace { hand: Area { y, h: BLOCK.1 * unit, ..area }, ..*place };
        paint(canvas, &row(area.y), scene, index, first, unit);
        paint(canvas, &row(area.y + HAND_ROW * unit), scene, index, second, unit);
        return;
    }
    let shown = &hand[..hand.len().min(SHOWN)];
    let rest = hand.len() - shown.len();
    // Three tiles have the whole size; more share the room with the count of the rest.
    let cells: f32 = shown.iter().map(|_| 1.0).sum::<f32>() + if rest > 0 { 0.6 } else { 0.0 };
    let cell = (CELL * unit).min(area.w / cells.max(1.0));
    let radius = (RADIUS * unit).min(cell * 0.49);
    let start = if place.hand_from_right { area.x + area.w - cell * cells } else { area.x };
    let mut centre = Point::new(start + cell / 2.0, area.y + RADIUS * APOTHEM * unit);
    for &id in shown {
        if let Some(tile) = scene.tile(side, id) {
            let face = Face::lying(tile, canvas.palette.style(index), None);
            tile::paint(canvas, centre, radius, &face);
            let below = Point::new(centre.x, area.y + 136.0 * unit);
            let name = tile.name.in_language(scene.language);
            text::draw_block(
                canvas,
                below,
                Type::bold(26.0 * unit, canvas.palette.paper),
                20.0 * unit,
                name,
                cell * 0.97,
            );
        }
        centre = centre.shift(cell, 0.0);
    }
    if rest > 0 {
        let at = centre.shift(-cell * 0.2, 0.0);
        Type::bold(32.0 * unit, canvas.palette.muted).draw_fitted(
            canvas,
            at,
            Align::Centre,
            &format!("+{rest}"),
            cell * 0.6,
        );
    }
}
