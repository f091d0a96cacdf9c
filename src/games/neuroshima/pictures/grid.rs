//! The board: empty hexes, tiles, and the marks on top of them.

use super::hexagon::{EdgeFrame, hexagon};
use super::layout::Layout;
use super::scene::Scene;
use super::tile;
use super::tile::Face;
use crate::games::neuroshima::rules::{Direction, Hex, Unit};
use crate::pictures::canvas::Canvas;
use crate::pictures::text::{Align, Type};

/// Tiles are a little smaller than their hexes, so that neighbours stay apart and marks find room between them.
const TILE: f32 = 0.955;
/// How much of what is below shines through a ghost, of 255.
const GHOST: u8 = 85;

/// Draws the whole board.
pub fn paint(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>) {
    let board = scene.arrangement.board;
    let is_covered = |hex| scene.arrangement.unit(hex).is_some_and(|unit| scene.tile(unit.owner, unit.tile).is_some());
    for hex in board.hexes().filter(|&hex| !is_covered(hex)) {
        floor(canvas, layout, hex, &board.name(hex).to_string());
    }
    for (hex, unit) in scene.arrangement.units() {
        unit_on(canvas, layout, scene, hex, *unit);
    }
    let on_board = |hex: Hex| hex.index() < board.size();
    for &hex in scene.last.iter().filter(|&&hex| on_board(hex)) {
        last_move(canvas, layout, hex);
    }
    for &(netter, direction) in scene.nets.iter().filter(|(netter, _)| on_board(*netter)) {
        net(canvas, layout, netter, direction);
    }
    if let Some((hex, unit)) = scene.ghost.filter(|&(hex, _)| on_board(hex)) {
        ghost(canvas, layout, scene, hex, unit);
    }
}

/// An empty hex; its name is left out where something else will be read.
fn floor(canvas: &mut Canvas, layout: &Layout, hex: Hex, name: &str) {
    let centre = layout.hex(hex);
    let outer = hexagon(centre, layout.radius * TILE);
    canvas.polygon(&outer, canvas.palette.floor);
    let inner = hexagon(centre, layout.radius * (TILE - 0.02));
    canvas.fill(&[&outer, &inner], canvas.palette.floor_line);
    Type::bold(layout.radius * 0.42, canvas.palette.floor_text).draw(canvas, centre, Align::Centre, name);
}

fn unit_on(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, hex: Hex, unit: Unit) {
    let Some(tile) = scene.tile(unit.owner, unit.tile) else { return };
    let face = Face {
        tile,
        style: canvas.palette.style(unit.owner.index()),
        name: Some(tile.name.in_language(scene.language)),
        rotation: unit.rotation,
        label: scene.arrangement.board.name(hex).to_string(),
        effective: scene.effective(hex),
        wounds: unit.wounds,
        points: scene.arrangement.points.get(unit.owner.index()).copied(),
        netted: scene.netted.contains(hex),
        mobility_spent: unit.spent.mobility,
        moves_again: scene.second_move == Some(hex),
        serves: scene.serves(hex).map(|side| canvas.palette.style(side.index())),
    };
    tile::paint(canvas, layout.hex(hex), layout.radius * TILE, &face);
}

/// A white ring in the gap between the tiles.
fn last_move(canvas: &mut Canvas, layout: &Layout, hex: Hex) {
    let centre = layout.hex(hex);
    let ring =
        |inner: f32, outer: f32| (hexagon(centre, layout.radius * inner), hexagon(centre, layout.radius * outer));
    let (inner, outer) = ring(0.93, 1.04);
    canvas.fill(&[&inner, &outer], canvas.palette.ink);
    let (inner, outer) = ring(0.95, 1.02);
    canvas.fill(&[&inner, &outer], canvas.palette.last);
}

/// An arrow across the edge from the netter to whom it holds.
fn net(canvas: &mut Canvas, layout: &Layout, netter: Hex, direction: Direction) {
    let frame = EdgeFrame::new(layout.hex(netter), layout.radius, direction);
    let arrow = frame.polygon([
        (-0.07, 0.72),
        (-0.07, 0.92),
        (-0.19, 0.92),
        (0.0, 1.14),
        (0.19, 0.92),
        (0.07, 0.92),
        (0.07, 0.72),
    ]);
    canvas.outlined(&arrow, layout.radius * 0.03, canvas.palette.net);
}

fn ghost(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, hex: Hex, unit: Unit) {
    floor(canvas, layout, hex, "");
    let earlier = canvas.clone();
    unit_on(canvas, layout, scene, hex, unit);
    canvas.fade_to(&earlier, GHOST);
    for direction in Direction::ALL {
        let frame = EdgeFrame::new(layout.hex(hex), layout.radius, direction);
        for u in [-0.36, -0.12, 0.12, 0.36] {
            canvas.line(
                frame.at(u - 0.06, 0.845),
                frame.at(u + 0.06, 0.845),
                layout.radius * 0.05,
                canvas.palette.last,
            );
        }
    }
}
