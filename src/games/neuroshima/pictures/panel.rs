//! The players' corners: who plays what, whose turn it is, HQ points, piles and hands.

use super::hand;
use super::layout::Layout;
use super::scene::{Headline, Scene, SidePanel};
use super::symbols;
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::{Area, Point};
use crate::pictures::palette::Style;
use crate::pictures::text::{Align, Type};

/// HQ points that the bar shows; an HQ that somehow has more shows a full bar and its number.
const FULL: u8 = 20;

/// Draws the line above the board.
pub fn headline(canvas: &mut Canvas, layout: &Layout, headline: &Headline) {
    let (area, unit) = (layout.headline, layout.unit);
    let y = area.y + area.h / 2.0;
    let title = Type::bold(40.0 * unit, canvas.palette.paper);
    let note = if headline.warns {
        Type::bold(30.0 * unit, canvas.palette.ranged)
    } else {
        Type::regular(30.0 * unit, canvas.palette.muted)
    };
    let text = title.fit(&headline.title, area.w * 0.6);
    let used = title.width(&text);
    title.draw(canvas, Point::new(area.x, y), Align::Left, &text);
    let rest = (area.w - used - 30.0 * unit).max(0.0);
    note.draw_fitted(canvas, Point::new(area.x + area.w, y), Align::Right, &headline.note, rest);
}

/// Draws the panels of all sides.
pub fn paint_all(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>) {
    for (index, side) in scene.sides.iter().enumerate().take(layout.corners.len()) {
        paint(canvas, layout, scene, index, side);
    }
}

/// Draws one side's panel.
fn paint(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, index: usize, side: &SidePanel) {
    let (place, unit, style) = (layout.corners[index], layout.unit, canvas.palette.style(index));
    let rows = Rows { area: place.identity, unit };
    // A film paints a panel over an earlier one.
    canvas.rectangle(place.identity, canvas.palette.background);
    banner(canvas, &rows, style, side, &scene.labels.to_move);
    let player = Type::regular(31.0 * unit, canvas.palette.paper);
    player.draw_fitted(canvas, rows.at(2.0, 75.0), Align::Left, &side.player, place.identity.w);
    let points = scene.arrangement.points.get(index).copied().unwrap_or_default();
    track(canvas, &rows, style, points, scene.loss(index).min(points));
    let counts = [(&scene.labels.pile, side.pile), (&scene.labels.discard, side.discard)];
    for (x, (label, count)) in [2.0, 200.0].into_iter().zip(counts) {
        count_of(canvas, &rows, x, label, count);
    }
    hand::paint(canvas, &place, scene, index, &side.hand, unit);
}

/// A panel's area in its own unit.
struct Rows {
    area: Area,
    unit: f32,
}

impl Rows {
    fn at(&self, x: f32, y: f32) -> Point {
        Point::new(self.area.x + x * self.unit, self.area.y + y * self.unit)
    }

    fn area(&self, x: f32, y: f32, w: f32, h: f32) -> Area {
        let at = self.at(x, y);
        Area::new(at.x, at.y, w * self.unit, h * self.unit)
    }

    fn width(&self) -> f32 {
        self.area.w / self.unit
    }
}

/// Letter and army; filled in the owner's colour for the side whose turn it is.
fn banner(canvas: &mut Canvas, rows: &Rows, style: &Style, side: &SidePanel, to_move: &str) {
    let (unit, width) = (rows.unit, rows.width());
    canvas.rounded(rows.area(0.0, 0.0, width, 54.0), 12.0 * unit, style.bright);
    let (ink, badge) =
        if side.to_move { (canvas.palette.ink, style.bright) } else { (canvas.palette.paper, canvas.palette.ink) };
    if !side.to_move {
        canvas.rounded(rows.area(3.0, 3.0, width - 6.0, 48.0), 9.0 * unit, canvas.palette.floor);
    }
    let disc = rows.at(30.0, 27.0);
    canvas.disc(disc, 20.0 * unit, if side.to_move { canvas.palette.ink } else { style.bright });
    Type::bold(34.0 * unit, badge).draw(canvas, disc, Align::Ink, &style.letter.to_string());
    let mut room = width - 62.0 - 14.0;
    if side.to_move {
        let label = Type::bold(27.0 * unit, canvas.palette.ink);
        let text = label.fit(to_move, 150.0 * unit);
        let end = width - 16.0;
        label.draw(canvas, rows.at(end, 27.0), Align::Right, &text);
        let tip = end - label.width(&text) / unit - 10.0;
        canvas.polygon(&[rows.at(tip, 27.0), rows.at(tip - 20.0, 14.0), rows.at(tip - 20.0, 40.0)], canvas.palette.ink);
        room = tip - 34.0 - 62.0;
    }
    let army = Type::bold(37.0 * unit, ink);
    let army = army.shrink(&side.army, room * unit, 26.0 * unit);
    army.draw_fitted(canvas, rows.at(62.0, 27.0), Align::Left, &side.army, room * unit);
}

/// The HQ's points: a star, a bar of twenty, the number; those that are being lost in the colour of wounds.
fn track(canvas: &mut Canvas, rows: &Rows, style: &Style, points: u8, loss: u8) {
    const Y: f32 = 112.0;
    const STEP: f32 = 14.5;
    let left = points - loss;
    canvas.polygon(&symbols::star(rows.at(17.0, Y), 17.0 * rows.unit), style.bright);
    for pip in 0..FULL {
        let x = 42.0 + STEP * f32::from(pip) + if pip >= 10 { 5.0 } else { 0.0 };
        let colour = match pip {
            _ if pip < left => style.bright,
            _ if pip < points => canvas.palette.wound,
            _ => canvas.palette.floor_line.opacity(150),
        };
        canvas.rectangle(rows.area(x, Y - 12.0, STEP - 3.5, 24.0), colour);
    }
    let colour = if loss > 0 { canvas.palette.wound } else { canvas.palette.paper };
    Type::bold(40.0 * rows.unit, colour).draw(canvas, rows.at(rows.width(), Y), Align::Right, &left.to_string());
}

fn count_of(canvas: &mut Canvas, rows: &Rows, x: f32, label: &str, count: usize) {
    const Y: f32 = 150.0;
    let (number, unit) = (Type::bold(32.0 * rows.unit, canvas.palette.paper), rows.unit);
    let words = Type::regular(28.0 * unit, canvas.palette.muted);
    let text = number.fit(&count.to_string(), 90.0 * unit);
    let label = words.fit(label, 180.0 * unit - number.width(&text));
    words.draw(canvas, rows.at(x, Y), Align::Left, &label);
    let after = x + words.width(&label) / unit + 8.0;
    number.draw(canvas, rows.at(after, Y), Align::Left, &text);
}
