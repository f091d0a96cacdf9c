//! The sides' points from turn to turn, as steps with the area below them filled.
#![expect(clippy::cast_precision_loss, reason = "a game has a few hundred turns")]

use std::cmp::Reverse;

use super::{MIN_TEXT_SIZE, ResultCard, style};
use crate::pictures::insignia;
use crate::pictures::symbols::shapes::BURST;
use crate::pictures::symbols::{self, Symbol};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
pub use sztab_pictures::text::{Align, Type};

/// Margins: the left one holds numbers; the right one the insignias and the lines to them; the top one the heading and
/// the marks of Battles; the bottom one the turns.
const LEFT_MARGIN: f32 = 62.0;
const RIGHT_MARGIN: f32 = 104.0;
const CONNECTOR_LENGTH: f32 = 24.0;
const TOP_MARGIN: f32 = 104.0;
const BOTTOM_MARGIN: f32 = 62.0;
const HEADING_SIZE: f32 = 34.0;
/// Radius of the insignia at the end of a line, and width of the line.
const INSIGNIA_RADIUS: f32 = 32.0;
const LINE_WIDTH: f32 = 9.0;
/// Minimum values for the top of the points axis, for points scored from zero and for points lost; and the gaps between
/// grid lines to choose from.
const MIN_AXIS_MAXIMA: [u8; 2] = [10, 20];
const GRID_STEPS: [usize; 3] = [10, 50, 100];
/// Opacity of the area under a line, of 255.
const FILL_OPACITY: u8 = 70;
/// Room to the right of the last turn, as a share of all turns.
const TRAILING_SHARE: f32 = 0.05;

/// Positions of values in the chart.
struct Scale {
    area: Area,
    most: f32,
    last: f32,
}

impl Scale {
    fn at(&self, turn: f32, points: f32) -> Point {
        let x = self.area.x + self.area.w * (turn / self.last).min(1.0);
        Point::new(x, self.area.y + self.area.h * (1.0 - points / self.most))
    }
}

/// Draws the chart.
pub(super) fn paint(canvas: &mut Canvas, area: Area, card: &ResultCard<'_>) {
    let course = &card.course;
    let Some(last) = course.points.len().checked_sub(1) else { return };
    let most = course.points.iter().flatten().copied().max().unwrap_or_default();
    let is_lost = course.points[0].iter().any(|points| *points > 0);
    let most = most.max(MIN_AXIS_MAXIMA[usize::from(is_lost)]);
    let inner = Area::new(
        area.x + LEFT_MARGIN,
        area.y + TOP_MARGIN,
        area.w - LEFT_MARGIN - RIGHT_MARGIN,
        area.h - TOP_MARGIN - BOTTOM_MARGIN,
    );
    let scale = Scale { area: inner, most: f32::from(most), last: last.max(1) as f32 * (1.0 + TRAILING_SHARE) };
    let heading = Type::bold(38.0, canvas.palette.paper);
    heading.draw_fitted(canvas, Point::new(area.x, area.y + HEADING_SIZE), Align::Left, &card.points_label, area.w);
    paint_areas(canvas, &scale, card);
    paint_grid(canvas, &scale, last, &course.axis);
    paint_battles(canvas, &scale, &course.battles);
    for side in 0..card.sides.len() {
        paint_line(canvas, &scale, &points_by_turn(card, side), line_offset(side, card.sides.len()), side);
    }
    for side in 0..card.sides.len() {
        paint_falls(canvas, &scale, &points_by_turn(card, side));
    }
    paint_line_ends(canvas, &scale, card);
}

/// The points of a side after each turn.
fn points_by_turn(card: &ResultCard<'_>, side: usize) -> Vec<f32> {
    card.course.points.iter().map(|points| f32::from(points.get(side).copied().unwrap_or_default())).collect()
}

/// Offset of a side's line below its value, so that equal lines run next to each other.
fn line_offset(side: usize, sides: usize) -> f32 {
    let step = if sides > 2 { LINE_WIDTH * 0.6 } else { LINE_WIDTH - 1.0 };
    (side as f32 - (sides.saturating_sub(1)) as f32 / 2.0) * step
}

/// Draws grid lines at round numbers, and the turn numbers below.
fn paint_grid(canvas: &mut Canvas, scale: &Scale, last: usize, axis: &str) {
    let palette = canvas.palette;
    let style = Type::regular(MIN_TEXT_SIZE, palette.muted);
    let most = scale.most;
    let apart = GRID_STEPS.into_iter().find(|&apart| most <= 3.0 * apart as f32).unwrap_or(GRID_STEPS[2]);
    for points in (0u8..=u8::MAX).step_by(apart).take_while(|points| f32::from(*points) <= most) {
        let at = scale.at(0.0, f32::from(points));
        canvas.fill_rectangle(Area::new(at.x, at.y.round() - 1.0, scale.area.w, 2.0), palette.floor_line);
        style.draw(canvas, at.shift(-14.0, 0.0), Align::Right, &points.to_string());
    }
    let y = scale.area.y + scale.area.h + BOTTOM_MARGIN - 18.0;
    let step = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| last / step <= 8).unwrap_or(last.max(1));
    for turn in (step..=last).step_by(step) {
        let at = scale.at(turn as f32, 0.0);
        canvas.fill_rectangle(Area::new(at.x.round() - 1.0, at.y, 2.0, 10.0), palette.floor_line);
        style.draw(canvas, Point::new(at.x, y), Align::Centre, &turn.to_string());
    }
    style.draw_fitted(
        canvas,
        Point::new(scale.area.x + scale.area.w + RIGHT_MARGIN, y),
        Align::Right,
        axis,
        RIGHT_MARGIN,
    );
}

/// Draws a mark for each Battle, above the turn in which it took place.
fn paint_battles(canvas: &mut Canvas, scale: &Scale, turns: &[usize]) {
    let colour = canvas.palette.floor_line;
    let mut drawn: Option<f32> = None;
    for &turn in turns {
        let at = scale.at(turn as f32, 0.0);
        let top = scale.area.y - 6.0;
        let mut y = top;
        while y < at.y {
            canvas.fill_rectangle(Area::new(at.x.round() - 1.0, y.round(), 2.0, 6.0), colour);
            y += 14.0;
        }
        // Marks of Battles in neighbouring turns would overlap.
        if drawn.is_none_or(|x| at.x - x >= 30.0) {
            symbols::paint_symbol(canvas, Symbol::Battle, Point::new(at.x, top - 18.0), 20.0);
            drawn = Some(at.x);
        }
    }
}

/// Fills the area between each line and the next lower one in the upper line's colour, which shows who is ahead and by
/// how much.
fn paint_areas(canvas: &mut Canvas, scale: &Scale, card: &ResultCard<'_>) {
    let points = &card.course.points;
    let mut from = 0;
    for to in 1..=points.len() {
        if points.get(to) == points.get(from) {
            continue;
        }
        let end = if to == points.len() { scale.last } else { to as f32 };
        let value = |side: usize| points[from].get(side).copied().unwrap_or_default();
        let mut order: Vec<usize> = (0..card.sides.len()).collect();
        order.sort_by_key(|&side| Reverse(value(side)));
        for (place, &side) in order.iter().enumerate() {
            let below = order.get(place + 1).map_or(0, |&next| value(next));
            let (start, bottom) = (scale.at(from as f32, f32::from(value(side))), scale.at(end, f32::from(below)));
            let corners = [start, Point::new(bottom.x, start.y), bottom, Point::new(start.x, bottom.y)];
            if value(side) > below {
                canvas.fill_polygon(&corners, style(canvas, side).bright.with_opacity(FILL_OPACITY));
            }
        }
        from = to;
    }
}

/// Draws a side's line on top of a dark one that separates it from other lines.
fn paint_line(canvas: &mut Canvas, scale: &Scale, points: &[f32], shift: f32, side: usize) {
    let corners = corners(scale, points, shift);
    let palette = canvas.palette;
    for (width, colour) in [(LINE_WIDTH + 5.0, palette.background), (LINE_WIDTH, style(canvas, side).bright)] {
        for pair in corners.windows(2) {
            canvas.draw_line(pair[0], pair[1], width, colour);
        }
    }
}

/// Marks the turns in which sides lost their last point.
fn paint_falls(canvas: &mut Canvas, scale: &Scale, points: &[f32]) {
    let is_fall = |pair: &[f32]| pair[0] > 0.0 && pair[1] <= 0.0;
    for (turn, _) in (1u16..).zip(points.windows(2)).filter(|(_, pair)| is_fall(pair)) {
        let corners = BURST.map(|(x, y)| scale.at(f32::from(turn), 0.0).shift(x * 30.0, y * 30.0));
        canvas.fill_outlined_polygon(&corners, 3.0, canvas.palette.burst);
    }
}

/// The corners of a step line: points change at the end of a turn.
fn corners(scale: &Scale, points: &[f32], shift: f32) -> Vec<Point> {
    let mut corners: Vec<Point> = Vec::with_capacity(2 * points.len());
    let mut before: Option<f32> = None;
    for (turn, &now) in
        points.iter().enumerate().filter(|&(turn, now)| turn == 0 || points[turn - 1].to_bits() != now.to_bits())
    {
        let at = |value: f32| scale.at(turn as f32, value).shift(0.0, shift);
        corners.extend(before.map(at));
        corners.push(at(now));
        before = Some(now);
    }
    corners.extend(before.map(|last| scale.at(scale.last, last).shift(0.0, shift)));
    corners
}

/// Draws the insignia of each army at the end of its line; where lines end close together, the insignias are moved
/// apart.
fn paint_line_ends(canvas: &mut Canvas, scale: &Scale, card: &ResultCard<'_>) {
    let mut ends: Vec<(usize, f32)> = Vec::new();
    for side in 0..card.sides.len() {
        let value = points_by_turn(card, side).last().copied().unwrap_or_default();
        ends.push((side, scale.at(scale.last, value).y + line_offset(side, card.sides.len())));
    }
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    let apart = INSIGNIA_RADIUS * 1.8;
    let lowest = scale.area.y + scale.area.h;
    for index in 1..ends.len() {
        ends[index].1 = ends[index].1.max(ends[index - 1].1 + apart);
    }
    let mut limit = lowest;
    for (_, y) in ends.iter_mut().rev() {
        *y = y.min(limit);
        limit = *y - apart;
    }
    let right = scale.area.x + scale.area.w;
    let x = right + CONNECTOR_LENGTH + INSIGNIA_RADIUS;
    for (side, y) in ends {
        let theme = style(canvas, side);
        let value = points_by_turn(card, side).last().copied().unwrap_or_default();
        let from = scale.at(scale.last, value).shift(0.0, line_offset(side, card.sides.len()));
        canvas.draw_line(from, Point::new(right + CONNECTOR_LENGTH, y), LINE_WIDTH * 0.5, theme.bright);
        insignia::paint(canvas, Point::new(x, y), INSIGNIA_RADIUS, theme, &card.sides[side].insignia);
    }
}
