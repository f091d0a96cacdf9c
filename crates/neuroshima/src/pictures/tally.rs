//! Losses of each side in a Battle, drawn where other pictures show hands.

use super::layout::Layout;
use super::scene::Scene;
use super::symbols;
use crate::rules::{Arrangement, Event, Roster, Side, Summary};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
pub use sztab_pictures::text::{Align, Type};

/// Sizes in panel units: the plate, and the positions of its two lines.
const PLATE_WIDTH: f32 = 152.0;
const FIRST_LINE_Y: f32 = 48.0;
const SECOND_LINE_Y: f32 = 111.0;

/// Losses of a side in a Battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Losses {
    /// Points before the Battle.
    pub before: u8,
    /// Points after the Battle.
    pub after: u8,
    /// Number of units destroyed, counted as in a result: HQs and units that left because their side is out are not
    /// included.
    pub lost: usize,
}

impl Losses {
    /// The losses of all sides, in turn order, computed from two boards and the events between them.
    pub fn of_all_sides<'a>(
        roster: &Roster,
        before: &Arrangement,
        after: &Arrangement,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Vec<Self> {
        let lost = Summary::from_events(roster, before, events).lost;
        let points = |board: &Arrangement, side: Side| board.points.get(side.index()).copied().unwrap_or_default();
        let cost = |side: Side| Self {
            before: points(before, side),
            after: points(after, side),
            lost: lost.get(side.index()).copied().unwrap_or_default(),
        };
        roster.sides().map(cost).collect()
    }
}

/// Draws the losses: points before and after, and the number of units lost, labelled with `label`.
pub fn paint(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, costs: &[Losses], label: &str) {
    let sides = scene.sides.len();
    for (index, (place, cost)) in layout.corners.iter().zip(costs).enumerate().take(sides) {
        let unit = layout.unit;
        let area = Area { h: (PLATE_WIDTH * unit).min(place.hand.h), ..place.hand };
        let palette = canvas.palette;
        let bright = canvas.style(index).bright;
        canvas.fill_rounded_rectangle(area, 12.0 * unit, bright);
        canvas.fill_rounded_rectangle(area.inset(3.0 * unit), 9.0 * unit, palette.floor);
        let at = |x: f32, y: f32| Point::new(area.x + x * unit, area.y + y * unit);
        if scene.roster.mode().is_for_points() {
            symbols::paint_target(canvas, at(38.0, FIRST_LINE_Y), 22.0 * unit, bright);
        } else {
            canvas.fill_polygon(&symbols::star(at(38.0, FIRST_LINE_Y), 25.0 * unit), bright);
        }
        paint_points(canvas, at(74.0, FIRST_LINE_Y), unit, *cost);
        let text = format!("{label}: {}", cost.lost);
        let colour = if cost.lost > 0 { palette.paper } else { palette.muted };
        let room = area.w - 32.0 * unit;
        let words = Type::bold(52.0 * unit, colour).shrink(&text, room, 30.0 * unit);
        words.draw_fitted(canvas, at(16.0, SECOND_LINE_Y), Align::Left, &text, room);
    }
}

/// Draws the points before, an arrow, and the points after; only one number if they are equal.
fn paint_points(canvas: &mut Canvas, at: Point, unit: f32, cost: Losses) {
    let palette = canvas.palette;
    let number = |colour| Type::bold(68.0 * unit, colour);
    let before = cost.before.to_string();
    if cost.before == cost.after {
        return number(palette.paper).draw(canvas, at, Align::Left, &before);
    }
    let muted = number(palette.muted);
    muted.draw(canvas, at, Align::Left, &before);
    let start = at.shift(muted.width(&before) + 16.0 * unit, 0.0);
    let tip = start.shift(54.0 * unit, 0.0);
    canvas.draw_line(start, tip.shift(-8.0 * unit, 0.0), 7.0 * unit, palette.paper);
    let wing = |side: f32| tip.shift(-24.0 * unit, 17.0 * side * unit);
    canvas.fill_polygon(&[tip, wing(-1.0), wing(1.0)], palette.paper);
    let colour = if cost.after < cost.before { palette.wound } else { palette.bonus };
    number(colour).draw(canvas, tip.shift(16.0 * unit, 0.0), Align::Left, &cost.after.to_string());
}
