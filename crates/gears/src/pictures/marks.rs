//! Marks on the map: offered or legal places, sight lines, trails.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Colour;
use sztab_pictures::text::{Align, Type};

use crate::map::{CoverBonus, Place};
use crate::state::{Locust, State};
use crate::tiles::Direction;
use crate::values::Values;

use super::board::{Board, Cell, Square};
use super::crowd::{self, Crowd};
use super::ground::Ground;
use super::scene::{Combatant, Strike, Trail};
use super::tints::Tints;

/// The distance between an outline and the centre of the cell, in cells.
const OUTLINE_RADIUS: f32 = 0.435;

/// Draws strong outlines around offered places, and faint ones around other legal places.
pub fn draw_outlines(canvas: &mut Canvas, ground: &Ground<'_>, offered: &[(u8, Place)], legal: &[Place]) {
    let is_offered = |place: &Place| offered.iter().any(|(_, other)| other == place);
    for place in legal.iter().filter(|place| !is_offered(place)) {
        draw_outline(canvas, ground, *place, Outline::Faint);
    }
    // Rims are drawn first, so that no rim crosses a light line.
    for style in [Outline::Rim, Outline::Strong] {
        for (_, place) in offered {
            draw_outline(canvas, ground, *place, style);
        }
    }
}

/// The style of an outline.
#[derive(Debug, Clone, Copy)]
enum Outline {
    /// The dark background of a strong outline.
    Rim,
    Strong,
    Faint,
}

fn draw_outline(canvas: &mut Canvas, ground: &Ground<'_>, place: Place, style: Outline) {
    let tints = ground.tints;
    let cell = ground.scale.cell;
    if let Some(square) = ground.board.cover_square(place) {
        let (at, size) = ground.spot_in_pixels(crowd::cover_spot(square));
        let radius = size / 2.0;
        match style {
            Outline::Rim => canvas.draw_ring(at, radius + cell * 0.02, cell * 0.12, tints.rim),
            Outline::Strong => canvas.draw_ring(at, radius + cell * 0.02, cell * 0.075, tints.offer),
            Outline::Faint => canvas.draw_ring(at, radius - cell * 0.07, (cell * 0.035).max(1.5), tints.height),
        }
        return;
    }
    for square in ground.board.squares_in(place.area) {
        for side in Direction::ALL {
            draw_outline_side(canvas, ground, square, side, style);
        }
    }
}

/// Draws an area's outline along one side of a square, if the area ends there: as a band, or as dots.
fn draw_outline_side(canvas: &mut Canvas, ground: &Ground<'_>, square: &Square, side: Direction, style: Outline) {
    let cell = ground.scale.cell;
    let is_own = |(dx, dy): (i32, i32)| {
        let at = (square.at.0 + dx, square.at.1 + dy);
        ground.board.squares.iter().any(|other| other.at == at && other.area == square.area)
    };
    let (dx, dy) = side.step();
    if is_own((dx, dy)) {
        return;
    }
    // At each end, the area has a corner, continues straight on, or turns a corner in the next square.
    let end = |(x, y): (i32, i32)| match (is_own((x, y)), is_own((x + dx, y + dy))) {
        (false, _) => OUTLINE_RADIUS,
        (true, false) => 0.5,
        (true, true) => 1.0 - OUTLINE_RADIUS,
    };
    let (before, after) = (end(side.rotate(3).step()), end(side.rotate(1).step()));
    let middle = ground.scale.point((square.at.0 as f32 + 0.5, square.at.1 as f32 + 0.5));
    let (dx, dy) = (dx as f32, dy as f32);
    let point =
        |along: f32| middle.shift((dx * OUTLINE_RADIUS - dy * along) * cell, (dy * OUTLINE_RADIUS + dx * along) * cell);
    let (from, to) = (point(-before), point(after));
    match style {
        Outline::Rim => canvas.draw_line(from, to, cell * 0.09, ground.tints.rim),
        Outline::Strong => canvas.draw_line(from, to, cell * 0.05, ground.tints.offer),
        Outline::Faint => {
            for dot in 0..4_u8 {
                let share = (f32::from(dot) + 0.5) / 4.0;
                let at = Point::new(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
                canvas.fill_disc(at, (cell * 0.032).max(1.5), ground.tints.height);
            }
        }
    }
}

/// Draws the button numbers of cover spaces, next to their circles.
pub fn draw_cover_numbers(canvas: &mut Canvas, ground: &Ground<'_>, offered: &[(u8, Place)]) {
    for (number, place) in offered {
        if let Some(square) = ground.board.cover_square(*place) {
            let spot = crowd::cover_spot(square);
            let at = ground.scale.point((spot.x + 0.26, spot.y - 0.26));
            draw_number(canvas, at, ground.scale.cell * 0.44, *number, ground.tints.offer);
        }
    }
}

/// Draws a number on a disc.
pub fn draw_number(canvas: &mut Canvas, at: Point, size: f32, number: u8, colour: Colour) {
    let palette = canvas.palette;
    let radius = size / 2.0;
    canvas.fill_disc(at, radius, palette.ink);
    canvas.fill_disc(at, radius * 0.86, colour);
    let said = number.to_string();
    let text = Type::bold(size * if said.len() > 1 { 0.7 } else { 0.84 }, palette.ink);
    text.draw(canvas, at, Align::Ink, &said);
}

/// Draws a straight band between two points, with square ends.
pub fn draw_band(canvas: &mut Canvas, from: Point, to: Point, width: f32, colour: Colour) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = (dx * dx + dy * dy).sqrt().max(0.001);
    let (x, y) = (-dy / length * width / 2.0, dx / length * width / 2.0);
    canvas.fill_polygon(&[from.shift(x, y), to.shift(x, y), to.shift(-x, -y), from.shift(-x, -y)], colour);
}

/// Draws a straight band between two points, in dashes of a given length.
fn draw_dashes(canvas: &mut Canvas, (from, to): (Point, Point), width: f32, dash: f32, colour: Colour) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = (dx * dx + dy * dy).sqrt().max(0.001);
    let count = (length / (dash * 2.0)).ceil() as u16;
    for number in 0..count {
        let start = (f32::from(number) * dash * 2.0 / length).min(1.0);
        let end = (start + dash / length).min(1.0);
        let point = |share: f32| Point::new(from.x + dx * share, from.y + dy * share);
        draw_band(canvas, point(start), point(end), width, colour);
    }
}

/// A sight line in pixels, and the Locust at its end.
struct Ray<'a> {
    start: Point,
    end: Point,
    locust: &'a Locust,
}

/// The lines from a place to the outlines of all Locust.
fn sight_rays<'a>(ground: &Ground<'_>, state: &'a State, crowd: &Crowd, from: Place) -> Vec<Ray<'a>> {
    let own = ground.board.cover_square(from).map(crowd::cover_spot).or_else(|| crowd.letters.get(&from.area).copied());
    let stands = (0..).zip(&state.cogs).find(|(side, cog)| state.turn.side.0 == *side && cog.at == Some(from));
    let own = stands.and_then(|(side, _)| crowd.figure_spot(Combatant::Cog(side))).or(own);
    let Some(start) = own.map(|spot| ground.spot_in_pixels(spot).0) else { return Vec::new() };
    let ray = |locust: &'a Locust| {
        let (at, size) = ground.spot_in_pixels(crowd.figure_spot(Combatant::Locust(locust.figure))?);
        let (dx, dy) = (at.x - start.x, at.y - start.y);
        let length = (dx * dx + dy * dy).sqrt().max(1.0);
        let end = at.shift(-dx / length * size * 0.5, -dy / length * size * 0.5);
        Some(Ray { start, end, locust })
    };
    state.locusts.iter().filter_map(ray).collect()
}

/// Draws lines from a place to all Locust: solid lines to those that the place sees, thin dashes to the others.
pub fn draw_sight_lines(canvas: &mut Canvas, ground: &Ground<'_>, state: &State, crowd: &Crowd, from: Place) {
    let cell = ground.scale.cell;
    let rays = sight_rays(ground, state, crowd, from);
    let (seen, hidden): (Vec<&Ray>, Vec<&Ray>) =
        rays.iter().partition(|ray| state.map.geometry().sees(from, ray.locust.at));
    let sheet = |place: Place| state.map.tile(place.area.face).map(|tile| tile.sheet);
    for Ray { start, end, .. } in hidden.into_iter().filter(|ray| sheet(ray.locust.at) == sheet(from)) {
        draw_dashes(canvas, (*start, *end), (cell * 0.04).max(2.5), (cell * 0.09).max(5.0), ground.tints.rubble);
    }
    for (width, colour) in [((cell * 0.085).max(5.0), ground.tints.rim), ((cell * 0.05).max(2.5), ground.tints.offer)] {
        for Ray { start, end, locust } in &seen {
            // Lines within an area end halfway, since figures in it always see each other.
            let share = if locust.at.area == from.area { 0.5 } else { 1.0 };
            draw_band(canvas, *start, *end, width * share, colour);
        }
    }
    if let Some(Ray { start, .. }) = rays.first() {
        canvas.fill_disc(*start, cell * 0.11, ground.tints.rim);
        canvas.fill_disc(*start, cell * 0.075, ground.tints.offer);
    }
}

/// Draws the number of dice that cover adds for each Locust, at the end of its sight line.
pub fn draw_cover_bonuses(
    canvas: &mut Canvas,
    ground: &Ground<'_>,
    (state, values): (&State, &Values),
    crowd: &Crowd,
    from: Place,
) {
    let geometry = state.map.geometry();
    for Ray { end, locust, .. } in sight_rays(ground, state, crowd, from) {
        let dice = match geometry.cover_bonus(from, locust.at) {
            CoverBonus::None => 0,
            CoverBonus::Partial => values.constants.cover_partial,
            CoverBonus::Full => values.constants.cover_full,
        };
        if dice > 0 && geometry.sees(from, locust.at) {
            draw_shield(canvas, end, (ground.scale.cell * 0.34).max(24.0), &format!("+{dice}"));
        }
    }
}

/// Draws a shield with a number.
pub fn draw_shield(canvas: &mut Canvas, at: Point, size: f32, said: &str) {
    let palette = canvas.palette;
    let shape = [(-0.8, -0.9), (0.8, -0.9), (0.8, 0.2), (0.0, 1.0), (-0.8, 0.2)];
    let corners = |radius: f32| shape.map(|(x, y)| at.shift(x * radius, y * radius));
    canvas.fill_polygon(&corners(size / 2.0), palette.ink);
    canvas.fill_polygon(&corners(size * 0.42), palette.paper);
    Type::bold(size * 0.62, palette.ink).draw(canvas, at.shift(0.0, -size * 0.08), Align::Ink, said);
}

/// Draws the path of a figure: a band from place to place with a head at its end.
pub fn draw_trail(canvas: &mut Canvas, ground: &Ground<'_>, crowd: &Crowd, trail: &Trail) {
    let tints = ground.tints;
    let colour = match trail.who {
        Combatant::Cog(side) => canvas.style(usize::from(side)).bright,
        Combatant::Locust(_) => canvas.palette.burst,
    };
    let points = trail_points(ground, crowd, trail);
    let cell = ground.scale.cell;
    for (width, colour) in [(0.13, tints.rim), (0.08, colour)] {
        for pair in points.windows(2) {
            draw_band(canvas, pair[0], pair[1], width * cell, colour);
        }
        for point in &points {
            canvas.fill_disc(*point, width * cell / 2.0, colour);
        }
    }
    if let Some(start) = points.first() {
        canvas.fill_disc(*start, cell * 0.15, tints.rim);
        canvas.fill_disc(*start, cell * 0.11, colour);
    }
    if let [.., before, end] = points[..] {
        let (dx, dy) = (end.x - before.x, end.y - before.y);
        let length = (dx * dx + dy * dy).sqrt().max(0.001);
        let (dx, dy) = (dx / length * cell, dy / length * cell);
        for (tip, base, half, colour) in [(0.27, -0.09, 0.23, tints.rim), (0.2, -0.05, 0.16, colour)] {
            let back = end.shift(dx * base, dy * base);
            let corners =
                [end.shift(dx * tip, dy * tip), back.shift(-dy * half, dx * half), back.shift(dy * half, -dx * half)];
            canvas.fill_polygon(&corners, colour);
        }
    }
}

/// The points of a trail: from cell to cell through the areas on its path, ending at the figure itself.
fn trail_points(ground: &Ground<'_>, crowd: &Crowd, trail: &Trail) -> Vec<Point> {
    let mut points = Vec::new();
    for pair in trail.places.windows(2) {
        let (Some(from), Some(to)) = (central_cell(ground.board, pair[0]), central_cell(ground.board, pair[1])) else {
            continue;
        };
        let way = ground.board.shortest_path(from, to, &[pair[0].area, pair[1].area]);
        points.extend(way.into_iter().map(|(x, y)| ground.scale.point((x as f32 + 0.5, y as f32 + 0.5))));
    }
    points.dedup();
    let last = trail.places.last().map(|place| place.area);
    let is_there = |spot: &crowd::Spot| {
        let at = (spot.x.floor() as i32, spot.y.floor() as i32);
        ground.board.squares.iter().any(|square| square.at == at && Some(square.area) == last)
    };
    if let Some(spot) = crowd.figure_spot(trail.who).filter(is_there) {
        let end = ground.spot_in_pixels(spot).0;
        let reach = ground.scale.cell * 0.3;
        if points.last().is_some_and(|last| (last.x - end.x).abs() < reach && (last.y - end.y).abs() < reach) {
            points.pop();
        }
        points.push(end);
    }
    points
}

/// The cell of a cover space; for an area, the cell nearest to its centre.
fn central_cell(board: &Board, place: Place) -> Option<Cell> {
    if let Some(square) = board.cover_square(place) {
        return Some(square.at);
    }
    let squares = board.squares_in(place.area);
    let count = squares.len() as f32;
    let x = squares.iter().map(|square| square.at.0 as f32).sum::<f32>() / count;
    let y = squares.iter().map(|square| square.at.1 as f32).sum::<f32>() / count;
    let away = |square: &Square| (square.at.0 as f32 - x).powi(2) + (square.at.1 as f32 - y).powi(2);
    squares.into_iter().min_by(|one, other| away(one).total_cmp(&away(other))).map(|square| square.at)
}

/// Draws an attack: a line of fire from one figure to another, with either a burst showing the number of wounds, or a
/// shield if all were prevented.
pub fn draw_strike(canvas: &mut Canvas, ground: &Ground<'_>, crowd: &Crowd, strike: Strike) {
    let place = |who: Combatant| crowd.figure_spot(who).map(|spot| ground.spot_in_pixels(spot).0);
    let (Some(from), Some(to)) = (place(strike.by), place(strike.on)) else { return };
    let cell = ground.scale.cell;
    let fire = canvas.palette.burst;
    draw_band(canvas, from, to, (cell * 0.13).max(6.0), ground.tints.rim);
    draw_band(canvas, from, to, (cell * 0.075).max(3.0), fire);
    let size = (cell * 0.72).max(44.0);
    if strike.wounds == 0 {
        draw_shield(canvas, to, size * 0.8, "0");
        return;
    }
    draw_burst(canvas, to, size, &format!("−{}", strike.wounds));
}

/// Draws a burst with a number.
pub fn draw_burst(canvas: &mut Canvas, at: Point, size: f32, said: &str) {
    let rim = Tints::for_colours(canvas.palette.colours).rim;
    for (share, colour) in [(0.5, rim), (0.44, canvas.palette.burst)] {
        canvas.fill_polygon(&BURST.map(|(x, y)| at.shift(x * size * share, y * size * share)), colour);
    }
    Type::bold(size * 0.42, canvas.palette.ink).draw(canvas, at, Align::Ink, said);
}

/// A star with uneven rays in a square from -1 to 1.
const BURST: [(f32, f32); 16] = [
    (0.05, -1.0),
    (0.3, -0.58),
    (0.78, -0.72),
    (0.62, -0.26),
    (1.0, 0.06),
    (0.6, 0.28),
    (0.72, 0.78),
    (0.26, 0.6),
    (-0.06, 1.0),
    (-0.3, 0.6),
    (-0.76, 0.7),
    (-0.6, 0.24),
    (-1.0, -0.04),
    (-0.6, -0.28),
    (-0.7, -0.76),
    (-0.26, -0.58),
];

/// Draws a double-headed arrow.
pub fn draw_double_arrow(canvas: &mut Canvas, at: Point, radius: f32, colour: Colour) {
    let half = [(1.0, 0.0), (0.4, 0.5), (0.4, 0.16), (0.0, 0.16), (0.0, -0.16), (0.4, -0.16), (0.4, -0.5)];
    for side in [1.0, -1.0] {
        canvas.fill_polygon(&half.map(|(x, y)| at.shift(x * radius * side, y * radius)), colour);
    }
}

/// The rectangle of a spot in pixels.
pub fn spot_area(ground: &Ground<'_>, spot: crowd::Spot) -> Area {
    let corner = ground.scale.point((spot.x - spot.w / 2.0, spot.y - spot.h / 2.0));
    Area::new(corner.x, corner.y, spot.w * ground.scale.cell, spot.h * ground.scale.cell)
}
