//! The legend's samples of the marks that films, outlooks and previews draw on a board.

use crate::pictures::action;
use crate::pictures::hexagon::{APOTHEM, hexagon};
use crate::pictures::preview_arrows;
use crate::pictures::symbols;
use crate::pictures::symbols::Symbol;
use crate::pictures::tile::{badges, body};
use crate::rules::{Direction, Effect};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Colour;
pub use sztab_pictures::text::{Align, Type};

/// Opacity of the legend's background over a tile that is only under consideration, of 255.
const PALE_OPACITY: u8 = 100;

/// Draws a pale tile inside a dashed line.
pub fn paint_considered_tile(canvas: &mut Canvas, at: Point, size: f32) {
    body::paint(canvas, at, size, canvas.palette.plain_style(0));
    canvas.fill_polygon(&hexagon(at, size), canvas.palette.floor.with_opacity(PALE_OPACITY));
    preview_arrows::paint_dashes(canvas, at, size);
}

/// Draws an empty hex inside a dashed line, with an arrow from it.
pub fn paint_departure(canvas: &mut Canvas, at: Point, size: f32) {
    let (from, to) = (at.shift(-size * 0.6, 0.0), at.shift(size * 1.6, 0.0));
    canvas.fill_polygon(&hexagon(from, size * 1.1), canvas.palette.background);
    preview_arrows::paint_dashes(canvas, from, size * 1.15);
    preview_arrows::paint_broken_arrow(canvas, size * 1.3, from, to, (0.0, 0.0));
}

/// Draws a hollow arrow from a tile.
pub fn paint_possible_move(canvas: &mut Canvas, at: Point, size: f32) {
    let from = at.shift(-size * 0.8, 0.0);
    body::paint(canvas, from, size * 0.9, canvas.palette.plain_style(1));
    preview_arrows::paint_possible_move(canvas, size * 1.5, from, at.shift(size * 2.1, 0.0));
}

/// Draws a thick arrow from one tile to another.
pub fn paint_push(canvas: &mut Canvas, at: Point, size: f32) {
    let [from, to] = [-0.84, 0.84].map(|x| at.shift(x * size, 0.0));
    for (side, tile) in [(0, from), (1, to)] {
        body::paint(canvas, tile, size * 0.88, canvas.palette.plain_style(side));
    }
    preview_arrows::paint_push(canvas, size, from, to, 0.4);
}

/// Draws a tile with an arrow along its rim.
pub fn paint_turn(canvas: &mut Canvas, at: Point, size: f32) {
    body::paint(canvas, at, size * 0.955, canvas.palette.plain_style(0));
    preview_arrows::paint_turn(canvas, at, size, Direction::ALL[0], Direction::ALL[2]);
}

/// Draws an outlined hex in the wound colour.
pub fn paint_area(canvas: &mut Canvas, at: Point, size: f32) {
    let palette = canvas.palette;
    canvas.fill_polygon(&hexagon(at, size), palette.background);
    preview_arrows::paint_hatching(canvas, at, size);
    for (width, colour) in [(0.19, palette.ink), (0.12, palette.wound)] {
        canvas.draw_outline(&hexagon(at, size), size * width, colour);
    }
}

/// Draws a tile in a bright frame.
pub fn paint_acting_unit(canvas: &mut Canvas, at: Point, size: f32) {
    body::paint(canvas, at, size * 0.92, canvas.palette.plain_style(1));
    for (outer, inner, colour) in [(1.11, 0.88, canvas.palette.ink), (1.08, 0.91, canvas.palette.burst)] {
        canvas.fill(&[&hexagon(at, size * outer), &hexagon(at, size * inner)], colour);
    }
}

/// Draws an arrow and the amount of its hit.
pub fn paint_hit(canvas: &mut Canvas, at: Point, size: f32, says: &str) {
    let palette = canvas.palette;
    let place = |x: f32, y: f32| at.shift(x * size, y * size);
    let arrow = [
        place(-1.3, -0.2),
        place(-0.55, -0.2),
        place(-0.55, -0.5),
        place(0.15, 0.0),
        place(-0.55, 0.5),
        place(-0.55, 0.2),
        place(-1.3, 0.2),
    ];
    canvas.fill_outlined_polygon(&arrow, size * 0.07, palette.ranged);
    let number = place(0.72, 0.0);
    canvas.fill_disc(number, size * 0.56, palette.paper);
    canvas.fill_disc(number, size * 0.47, palette.wound);
    Type::bold(size * 0.8, palette.paper).draw(canvas, number, Align::Ink, says);
}

/// Draws a hit that armour stops completely.
pub fn paint_stopped_hit(canvas: &mut Canvas, at: Point, size: f32) {
    action::paint_amount_disc(canvas, at, size * 0.68, true);
    Type::bold(size * 1.2, canvas.palette.paper).draw(canvas, at, Align::Ink, "0");
}

/// Draws a drop with the number of wounds.
pub fn paint_wound(canvas: &mut Canvas, at: Point, size: f32) {
    symbols::paint_symbol(canvas, Symbol::Wound, at, size);
    let number = Type::bold(size, canvas.palette.paper);
    number.draw(canvas, at.shift(0.0, size * 0.27), Align::Ink, "+1");
}

/// Draws a tile under a cross with a number.
pub fn paint_death(canvas: &mut Canvas, at: Point, size: f32) {
    let palette = canvas.palette;
    body::paint(canvas, at, size, palette.plain_style(1));
    canvas.fill_polygon(&hexagon(at, size), palette.ink.with_opacity(130));
    for (width, colour) in [(0.22, palette.paper), (0.14, palette.wound)] {
        for side in [-0.4, 0.4] {
            let (from, to) = (at.shift(-size * side, -size * 0.4), at.shift(size * side, size * 0.4));
            canvas.draw_line(from, to, size * width, colour);
        }
    }
    canvas.fill_disc(at, size * 0.26, palette.wound);
    canvas.fill_disc(at, size * 0.21, palette.paper);
    Type::bold(size * 0.34, palette.ink).draw(canvas, at, Align::Ink, "3");
}

/// Draws a plate with the number of lost points.
pub fn paint_lost_points(canvas: &mut Canvas, at: Point, size: f32) {
    let palette = canvas.palette;
    let plate = Area::new(at.x - size, at.y - size * 0.6, size * 2.0, size * 1.2);
    canvas.fill_rounded_rectangle(plate.inset(-size * 0.08), size * 0.4, palette.paper);
    canvas.fill_rounded_rectangle(plate, size * 0.34, palette.wound);
    Type::bold(size * 1.15, palette.paper).draw(canvas, at, Align::Ink, "−2");
}

/// Draws an arrow to the Medic.
pub fn paint_healing(canvas: &mut Canvas, at: Point, size: f32) {
    let (from, to) = (at.shift(-size * 1.15, 0.0), at.shift(size * 0.4, 0.0));
    let lines: [(f32, Colour); 2] = [(0.42, canvas.palette.ink), (0.28, canvas.palette.paper)];
    for (width, colour) in lines {
        canvas.draw_line(from, to, size * width, colour);
    }
    symbols::paint_effect(canvas, Effect::Medic, to, size * APOTHEM);
}

/// Draws the tail of an arrow with the letter of a side.
pub fn paint_attacker(canvas: &mut Canvas, at: Point, size: f32) {
    let palette = canvas.palette;
    let place = |x: f32, y: f32| at.shift(x * size, y * size);
    let arrow = [
        place(-0.4, -0.2),
        place(0.5, -0.2),
        place(0.5, -0.5),
        place(1.2, 0.0),
        place(0.5, 0.5),
        place(0.5, 0.2),
        place(-0.4, 0.2),
    ];
    canvas.fill_outlined_polygon(&arrow, size * 0.07, palette.ranged);
    badges::paint_letter(canvas, place(-0.6, 0.0), size * 3.4, palette.plain_style(1));
}

#[cfg(test)]
mod tests {
    use super::super::{Section, Sign};
    use super::*;
    use crate::pictures::mark::{Mark, ShotKind};
    use crate::pictures::preview::{Preview, PreviewArrow};
    use crate::rules::{Board, Hex, HexSet, Rotation, Side, TileId, Unit};

    /// The signs that explain a mark; the match is exhaustive, so each mark has one.
    fn signs_for_mark(mark: Mark) -> Vec<Sign> {
        match mark {
            Mark::Acts(_) => vec![Sign::Acts],
            Mark::Shot { .. } => vec![Sign::Hit, Sign::Stopped, Sign::Endless, Sign::Destroys, Sign::Attacker],
            Mark::Leg { .. } => vec![Sign::Hit, Sign::Attacker],
            Mark::Heals { .. } => vec![Sign::Heals],
            Mark::Wounded { .. } => vec![Sign::Wounded],
            Mark::Dies { .. } => vec![Sign::Falls],
            Mark::Scores { .. } => vec![Sign::Scores],
            Mark::Loses { .. } => vec![Sign::Loses],
        }
    }

    /// The sign that explains an arrow of a preview.
    fn sign_for_arrow(way: PreviewArrow) -> Sign {
        match way {
            PreviewArrow::Goes { .. } => Sign::Leaves,
            PreviewArrow::MayGo { .. } => Sign::MayGo,
            PreviewArrow::Pushes { .. } => Sign::Pushes,
            PreviewArrow::Turns { .. } => Sign::Turns,
        }
    }

    /// The signs that explain all parts of a preview.
    fn signs_for_preview(preview: Preview) -> Vec<Sign> {
        let Preview { ghosts, left, ways, area, marks } = preview;
        let ghosts = ghosts.into_iter().map(|_| Sign::Considered);
        let left = left.iter().map(|_| Sign::Leaves);
        let area = area.iter().map(|_| Sign::Area);
        let ways = ways.into_iter().map(sign_for_arrow);
        ghosts.chain(left).chain(area).chain(ways).chain(marks.into_iter().flat_map(signs_for_mark)).collect()
    }

    #[test]
    fn the_legend_explains_every_mark_of_battles_and_previews() {
        let hex = Board::STANDARD.hexes().next().expect("a hex");
        let (from, to, by, kind) = (hex, hex, None, ShotKind::Ranged);
        let [north, south] = [Direction::ALL[0], Direction::ALL[3]];
        let marks = vec![
            Mark::Acts(hex),
            Mark::Shot { from: None, to, by, kind, wounds: 1, endless: false, armour: false },
            Mark::Leg { from, to, by, kind },
            Mark::Heals { medic: hex, patient: hex },
            Mark::Wounded { hex, amount: 1 },
            Mark::Dies { hex, segment: None },
            Mark::Scores { hex, side: Side(0), points: 1 },
            Mark::Loses { hex, points: 1 },
        ];
        let ways = vec![
            PreviewArrow::Goes { from, to },
            PreviewArrow::MayGo { from, to },
            PreviewArrow::Pushes { from, to },
            PreviewArrow::Turns { hex, from: north, to: south },
        ];
        let unit = Unit::new(Side(0), TileId(0), Rotation::default());
        let hexes = |hex: Hex| HexSet::from_iter([hex]);
        let preview = Preview { ghosts: vec![(hex, unit)], left: hexes(hex), ways, area: hexes(hex), marks };
        let explained: Vec<Sign> = Section::ALL.into_iter().flat_map(Section::marks).collect();
        for sign in signs_for_preview(preview) {
            assert!(explained.contains(&sign), "{sign:?}");
        }
    }
}
