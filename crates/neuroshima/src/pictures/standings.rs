//! Information about all sides in games with more than two: the order of turns, and the points of teams.
//!
//! Eliminated players are named by the scene's texts. The picture of a duel shows none of this.

use super::layout::Layout;
use super::scene::Scene;
use crate::rules::Side;
use sztab_game::Sides;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
pub use sztab_pictures::text::{Align, Type};

/// Sizes in panel units: the disc of a side, the distance between discs, and the rows.
const DISC_RADIUS: f32 = 21.0;
const STEP: f32 = 59.0;
const FIRST: f32 = 30.0;
const ROW: f32 = 62.0;

/// Draws the order of turns and the sums of teams between the upper panels, and the lines that connect the panels of a
/// team.
pub fn paint(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>) {
    let Some(area) = layout.middle else { return };
    let unit = layout.unit;
    let at = |y: f32| Point::new(area.x + area.w / 2.0, area.y + y * unit);
    if !scene.turns.is_empty() {
        paint_order(canvas, at(FIRST), unit, &scene.turns);
    }
    let shown = Sides::first(scene.sides.len().min(layout.corners.len()));
    if !scene.roster.mode().kind().has_teams() {
        return;
    }
    let mut y = FIRST + ROW;
    for team in scene.roster.mode().teams().map(|team| team.intersection(shown)) {
        paint_team_sum(canvas, at(y), unit, team, scene);
        paint_team_bracket(canvas, layout, team);
        y += ROW;
    }
}

/// Draws the sides in turn order, with an arrow from each to the next and a ring around the current one.
fn paint_order(canvas: &mut Canvas, at: Point, unit: f32, turns: &[Side]) {
    let palette = canvas.palette;
    let half = STEP / 2.0 * turns.iter().skip(1).map(|_| 1.0).sum::<f32>();
    let mut x = -half;
    for (index, side) in turns.iter().enumerate() {
        let centre = at.shift(x * unit, 0.0);
        if index == 0 {
            canvas.draw_ring(centre, (DISC_RADIUS + 5.0) * unit, 5.0 * unit, palette.paper);
        } else {
            let tip = centre.shift(-(DISC_RADIUS + 4.0) * unit, 0.0);
            let arrow = [tip, tip.shift(-10.0 * unit, -9.0 * unit), tip.shift(-10.0 * unit, 9.0 * unit)];
            canvas.fill_polygon(&arrow, palette.muted);
        }
        let size = if index == 0 { DISC_RADIUS } else { DISC_RADIUS * 0.9 };
        paint_letter(canvas, centre, size * unit, *side);
        x += STEP;
    }
}

/// Draws the letter of a side on a disc.
fn paint_letter(canvas: &mut Canvas, at: Point, radius: f32, side: Side) {
    let style = canvas.style(side.index());
    canvas.fill_disc(at, radius, style.bright);
    Type::bold(radius * 1.7, canvas.palette.ink).draw(canvas, at, Align::Ink, &style.letter.to_string());
}

/// Draws the letters of a team, and the sum of its points.
fn paint_team_sum(canvas: &mut Canvas, at: Point, unit: f32, team: Sides, scene: &Scene<'_>) {
    let points = |side: Side| {
        let points = scene.arrangement.points.get(side.index()).copied().unwrap_or_default();
        u16::from(points.saturating_sub(scene.loss(side.index())))
    };
    let sum: u16 = team.iter().map(points).sum();
    let number = Type::bold(48.0 * unit, canvas.palette.paper);
    let text = sum.to_string();
    let (gap, radius) = (8.0 * unit, DISC_RADIUS * 0.9 * unit);
    let letters: f32 = team.iter().map(|_| 2.0 * radius + gap).sum();
    let start = at.x - (letters + gap + number.width(&text)) / 2.0;
    let mut x = start + radius;
    for side in team.iter() {
        paint_letter(canvas, Point::new(x, at.y), radius, side);
        x += 2.0 * radius + gap;
    }
    number.draw(canvas, Point::new(x - radius + gap, at.y), Align::Left, &text);
}

/// Draws a line along the edge of the picture next to the panels of a team whose members share that edge.
fn paint_team_bracket(canvas: &mut Canvas, layout: &Layout, team: Sides) {
    let panels: Vec<Area> =
        team.iter().filter_map(|side| layout.corners.get(side.index())).map(|place| place.identity).collect();
    let [first, .., last] = panels.as_slice() else { return };
    let unit = layout.unit;
    let is_left = first.x < layout.headline.w / 2.0;
    let x = if is_left { first.x - 11.0 * unit } else { first.x + first.w + 5.0 * unit };
    let line = Area::new(x, first.y, 6.0 * unit, last.y + last.h - first.y);
    canvas.fill_rounded_rectangle(line, 3.0 * unit, canvas.palette.paper);
}
