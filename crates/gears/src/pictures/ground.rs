//! The background of the map: floors, borders, cover spaces, holes, equipment, doors and letters.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Colour;
use sztab_pictures::text::{Align, Type};

use crate::state::State;
use crate::tiles::{Border, Direction};
use crate::values::Values;

use super::board::{self, Board, Door, Line, Square};
use super::crowd::{self, Crowd, Spot};
use super::figures;
use super::layout::Scale;
use super::tints::Tints;

/// Widths of borders, in cells.
const WALL_WIDTH: f32 = 0.13;
const LOW_COVER_WIDTH: f32 = 0.15;
const HEIGHT_BORDER_WIDTH: f32 = 0.08;

/// The map whose background is being drawn.
pub struct Ground<'a> {
    pub board: &'a Board,
    pub scale: Scale,
    pub tints: &'static Tints,
}

impl Ground<'_> {
    /// Draws everything that does not move.
    pub fn draw(&self, canvas: &mut Canvas, (state, values): (&State, &Values), crowd: &Crowd, sizes: crowd::Sizes) {
        self.draw_floors(canvas);
        self.draw_letters(canvas, crowd, sizes);
        for square in &self.board.squares {
            if square.hole {
                let is_sealed = state.seals.contains(&square.area);
                self.draw_hole(canvas, crowd::hole_spot(square), is_sealed, self.is_shown(square));
            }
        }
        self.draw_borders(canvas);
        for door in &self.board.doors {
            self.draw_door(canvas, *door);
        }
        for square in self.board.squares.iter().filter(|square| self.is_shown(square)) {
            if square.cover > 0 {
                self.draw_cover(canvas, square);
            }
            let equipment = values.location(square.area.face).equipment.filter(|_| square.equipment);
            if let Some(equipment) = equipment {
                let spot = crowd::equipment_spot(square);
                let is_used = board::is_used(state, square.area.face);
                let (at, size) = self.spot_in_pixels(spot);
                figures::draw_equipment(canvas, at, size, equipment, is_used);
            }
        }
    }

    fn is_shown(&self, square: &Square) -> bool {
        self.board.shown.contains(&square.area)
    }

    /// The centre and size of a spot, in pixels.
    pub fn spot_in_pixels(&self, spot: Spot) -> (Point, f32) {
        (self.scale.point((spot.x, spot.y)), spot.w * self.scale.cell)
    }

    fn floor_colour(&self, square: &Square) -> Colour {
        let shade = self.board.shades.get(&square.area).copied().unwrap_or_default();
        if self.is_shown(square) { self.tints.floors[shade] } else { self.tints.far }
    }

    fn draw_floors(&self, canvas: &mut Canvas) {
        for square in &self.board.squares {
            canvas.fill_rectangle(self.scale.square(square.at), self.floor_colour(square));
        }
    }

    fn draw_letters(&self, canvas: &mut Canvas, crowd: &Crowd, sizes: crowd::Sizes) {
        let size = sizes.letter * self.scale.cell;
        for (area, spot) in &crowd.letters {
            let is_shown = self.board.shown.contains(area);
            let colour = if is_shown { self.tints.letter } else { canvas.palette.muted };
            let (face, letter) = (area.face.to_string(), char::from(b'a' + area.letter).to_string());
            let left = self.scale.point((spot.x - spot.w / 2.0 + 0.03, spot.y));
            let number = Type::regular(size * 0.9, colour);
            number.draw(canvas, left, Align::Left, &face);
            let after = left.shift(number.width(&face) + size * 0.03, 0.0);
            Type::bold(size * 1.04, colour).draw(canvas, after, Align::Left, &letter);
        }
    }

    /// Draws a hole: a dark disc with a broken rim, and planks across it if it is sealed.
    pub fn draw_hole(&self, canvas: &mut Canvas, spot: Spot, is_sealed: bool, is_shown: bool) {
        let (at, size) = self.spot_in_pixels(spot);
        let rim = if is_shown { self.tints.rubble } else { self.tints.wall };
        let radius = size / 2.0;
        let teeth = [
            (1.0, 0.1),
            (0.8, 0.42),
            (0.74, 0.72),
            (0.36, 0.84),
            (0.02, 1.0),
            (-0.34, 0.82),
            (-0.7, 0.76),
            (-0.82, 0.4),
            (-1.0, 0.04),
            (-0.84, -0.38),
            (-0.68, -0.74),
            (-0.36, -0.84),
            (-0.06, -1.0),
            (0.36, -0.86),
            (0.7, -0.72),
            (0.86, -0.34),
        ];
        canvas.fill_polygon(&teeth.map(|(x, y)| at.shift(x * radius, y * radius)), rim);
        canvas.fill_disc(at, radius * 0.78, self.tints.hole);
        if is_sealed {
            let reach = radius * 0.66;
            for (x, y) in [(1.0, 1.0), (1.0, -1.0)] {
                let (from, to) = (at.shift(-x * reach, -y * reach), at.shift(x * reach, y * reach));
                canvas.draw_line(from, to, radius * 0.34, self.tints.rim);
                canvas.draw_line(from, to, radius * 0.22, self.tints.low);
            }
        } else {
            canvas.draw_ring(at, radius * 0.48, (radius * 0.09).max(1.0), self.tints.locust);
        }
    }

    /// The two ends of a border.
    fn line_ends(&self, line: Line) -> (Point, Point) {
        let (x, y) = (line.at.0 as f32, line.at.1 as f32);
        let to = if line.is_upright { (x, y + 1.0) } else { (x + 1.0, y) };
        (self.scale.point((x, y)), self.scale.point(to))
    }

    /// The band along a border, extended at both ends by a fraction of a cell.
    fn band(&self, line: Line, width: f32, more: f32) -> Area {
        let (from, to) = self.line_ends(line);
        let half = (self.scale.length(width) / 2.0).ceil();
        let more = (more * self.scale.cell).round();
        if line.is_upright {
            Area::new(from.x - half, from.y - more, 2.0 * half, to.y - from.y + 2.0 * more)
        } else {
            Area::new(from.x - more, from.y - half, to.x - from.x + 2.0 * more, 2.0 * half)
        }
    }

    fn draw_borders(&self, canvas: &mut Canvas) {
        for layer in [&[Border::Open, Border::Height][..], &[Border::Low], &[Border::Wall]] {
            for (&line, border) in self.board.lines.iter().filter(|(_, border)| layer.contains(border)) {
                self.draw_border(canvas, line, *border);
            }
        }
    }

    /// Draws a border.
    pub fn draw_border(&self, canvas: &mut Canvas, line: Line, border: Border) {
        match border {
            Border::Open => self.draw_rubble(canvas, line),
            Border::Height => self.draw_height_border(canvas, line),
            Border::Low => self.draw_low_cover(canvas, line),
            Border::Wall => canvas.fill_rectangle(self.band(line, WALL_WIDTH, WALL_WIDTH / 2.0), self.tints.wall),
            Border::Within => {}
        }
    }

    /// Draws an open border: a thin, ragged line with gaps.
    fn draw_rubble(&self, canvas: &mut Canvas, line: Line) {
        const RUBBLE_OFFSETS: [f32; 9] = [0.0, 0.5, -0.4, 0.2, -0.5, 0.4, -0.2, 0.5, 0.0];
        let (from, to) = self.line_ends(line);
        let wide = self.scale.cell * 0.035;
        let point = |tooth: usize| {
            let along = tooth as f32 / (RUBBLE_OFFSETS.len() - 1) as f32;
            let off = RUBBLE_OFFSETS
                [(tooth + (line.at.0 + line.at.1).unsigned_abs() as usize * 3) % RUBBLE_OFFSETS.len()]
                * wide
                * 2.0;
            let (x, y) = (from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along);
            if line.is_upright { Point::new(x + off, y) } else { Point::new(x, y + off) }
        };
        for tooth in (0..RUBBLE_OFFSETS.len() - 1).filter(|tooth| tooth % 3 != 2) {
            canvas.draw_line(point(tooth), point(tooth + 1), (wide * 0.8).max(1.5), self.tints.rubble);
        }
    }

    /// Draws a height border: blue dashes.
    fn draw_height_border(&self, canvas: &mut Canvas, line: Line) {
        let band = self.band(line, HEIGHT_BORDER_WIDTH, 0.0);
        canvas.fill_rectangle(self.band(line, HEIGHT_BORDER_WIDTH + 0.06, 0.0), self.tints.cover);
        for dash in 0..3_u8 {
            let start = f32::from(dash) / 3.0 + 0.045;
            let part = if line.is_upright {
                Area::new(band.x, band.y + start * band.h, band.w, band.h * 0.245)
            } else {
                Area::new(band.x + start * band.w, band.y, band.w * 0.245, band.h)
            };
            canvas.fill_rectangle(figures::round_to_pixels(part), self.tints.height);
        }
    }

    /// Draws low cover: a light band with hatching and a dark rim.
    fn draw_low_cover(&self, canvas: &mut Canvas, line: Line) {
        let band = self.band(line, LOW_COVER_WIDTH, 0.0);
        let rim = (self.scale.cell * 0.025).max(1.0).round();
        canvas.fill_rectangle(band, self.tints.rim);
        canvas.fill_rectangle(band.inset(rim), self.tints.low);
        let step = ((self.scale.cell * 0.16) as i32).max(5);
        let texture = |x: i32, y: i32| (x + y).rem_euclid(step) * 5 < step * 2;
        canvas.fill_where(&[&band.inset(rim).corners()], self.tints.rim, texture);
    }

    /// Draws a cover space: a light circle with its number, and an arrowhead for each direction.
    pub fn draw_cover(&self, canvas: &mut Canvas, square: &Square) {
        let spot = crowd::cover_spot(square);
        let (at, size) = self.spot_in_pixels(spot);
        let radius = size / 2.0;
        let line = (self.scale.cell * 0.035).max(1.5);
        let middle = self.scale.point(crowd::arrow_centre(square));
        for arrow in &square.arrows {
            self.draw_arrowhead(canvas, middle, *arrow);
        }
        canvas.fill_disc(at, radius, self.tints.rim);
        canvas.fill_disc(at, radius - line, self.tints.cover);
        let letter = (self.scale.cell * 0.36).max(20.0).min(size * 0.74);
        Type::bold(letter, self.tints.rubble).draw(canvas, at, Align::Ink, &square.cover.to_string());
    }

    fn draw_arrowhead(&self, canvas: &mut Canvas, middle: Point, side: Direction) {
        let (dx, dy) = side.step();
        let (dx, dy) = (dx as f32, dy as f32);
        let cell = self.scale.cell;
        let head = |tip: f32, base: f32, half: f32| {
            let point = |along: f32, across: f32| {
                middle.shift((dx * along - dy * across) * cell, (dy * along + dx * across) * cell)
            };
            [point(tip, 0.0), point(base, half), point(base, -half)]
        };
        canvas.fill_polygon(&head(0.435, 0.16, 0.3), self.tints.rim);
    }

    /// Draws a door: two steel leaves in the wall.
    pub fn draw_door(&self, canvas: &mut Canvas, door: Door) {
        let line = board::border_line(door.at, door.side);
        let band = self.band(line, WALL_WIDTH * 1.9, -0.1);
        let rim = (self.scale.cell * 0.035).max(1.0).round();
        canvas.fill_rectangle(band, self.tints.cover);
        let inner = band.inset(rim);
        canvas.fill_rectangle(inner, self.tints.rim);
        let leaf = |start: f32| {
            let gap = rim * 0.5;
            if line.is_upright {
                Area::new(inner.x, inner.y + start * inner.h + gap, inner.w, inner.h / 2.0 - 2.0 * gap)
            } else {
                Area::new(inner.x + start * inner.w + gap, inner.y, inner.w / 2.0 - 2.0 * gap, inner.h)
            }
        };
        for start in [0.0, 0.5] {
            canvas.fill_rectangle(figures::round_to_pixels(leaf(start).inset(rim * 0.5)), self.tints.door);
        }
    }
}
