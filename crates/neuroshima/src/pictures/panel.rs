//! The players' corners: player, army, turn, HQ points, piles and hands.

use super::cards;
use super::hand;
use super::layout::Layout;
use super::scene::{Headline, Labels, Scene, SidePanel};
use super::symbols;
use crate::rules::POINTS_TO_WIN;
use crate::rules::page::Page;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::{Colour, Style};
pub use sztab_pictures::text::{self, Align, Type};

/// Draws the line above the board.
pub fn paint_headline(canvas: &mut Canvas, layout: &Layout, headline: &Headline) {
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
    let style = name_type(canvas, layout);
    let room = |index: usize| layout.corners.get(index).map(|place| name_width(place.identity.w, layout, scene, index));
    let room = (0..scene.sides.len()).filter_map(room).fold(f32::INFINITY, f32::min);
    let names = text::seat_labels(scene.sides.iter().map(|side| side.player.as_str()), &style, room);
    for (index, (side, name)) in scene.sides.iter().zip(&names).enumerate().take(layout.corners.len()) {
        paint(canvas, layout, scene, index, (side, name));
    }
}

/// The type of the players' names.
fn name_type(canvas: &Canvas, layout: &Layout) -> Type {
    Type::regular(31.0 * layout.unit, canvas.palette.paper)
}

/// Width available for the name in a panel, next to the side's cards.
fn name_width(width: f32, layout: &Layout, scene: &Scene<'_>, index: usize) -> f32 {
    width - cards::width(scene, index) * layout.unit
}

/// Width of the score by marks of a page, in panel units.
const SCORE_WIDTH: f32 = 110.0;

/// Draws one side's panel.
fn paint(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, index: usize, (side, name): (&SidePanel, &str)) {
    let (place, unit, style) = (&layout.corners[index], layout.unit, canvas.style(index));
    let rows = Rows { area: place.identity, unit };
    // A film draws a panel over an earlier one.
    canvas.fill_rectangle(place.identity, canvas.palette.background);
    paint_banner(canvas, &rows, style, side, &scene.labels);
    let mut room = name_width(place.identity.w, layout, scene, index);
    if scene.roster.page().is_some_and(Page::has_scores) {
        let score = scene.arrangement.scores.get(index).copied().unwrap_or_default();
        room -= SCORE_WIDTH * unit;
        let at = rows.at(2.0, 75.0).shift(room, 0.0);
        symbols::paint_target(canvas, at.shift(22.0 * unit, 0.0), 14.0 * unit, style.bright);
        let number = Type::bold(34.0 * unit, canvas.palette.paper);
        number.draw(canvas, at.shift(44.0 * unit, 0.0), Align::Left, &score.to_string());
    }
    name_type(canvas, layout).draw_fitted(canvas, rows.at(2.0, 75.0), Align::Left, name, room);
    cards::paint(canvas, scene, index, rows.at(rows.width(), 75.0), unit);
    paint_track(canvas, &rows, style, &Track::from_scene(scene, index));
    let counts = [(&scene.labels.pile, side.pile), (&scene.labels.discard, side.discard)];
    for (x, (label, count)) in [2.0, 200.0].into_iter().zip(counts) {
        paint_count(canvas, &rows, x, label, count);
    }
    hand::paint(canvas, layout, scene, index, &side.hand);
}

/// A panel's area, with lengths in panel units.
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

/// Draws the letter and the army, on the owner's colour for the side to move.
fn paint_banner(canvas: &mut Canvas, rows: &Rows, style: &Style, side: &SidePanel, labels: &Labels) {
    let (unit, width) = (rows.unit, rows.width());
    let is_out = side.standing.as_ref().is_some_and(|standing| standing.is_out);
    let line = if is_out { canvas.palette.floor_line } else { style.bright };
    canvas.fill_rounded_rectangle(rows.area(0.0, 0.0, width, 54.0), 12.0 * unit, line);
    let is_filled = side.to_move && !is_out;
    let (ink, badge) =
        if is_filled { (canvas.palette.ink, style.bright) } else { (canvas.palette.paper, canvas.palette.ink) };
    if !is_filled {
        canvas.fill_rounded_rectangle(rows.area(3.0, 3.0, width - 6.0, 48.0), 9.0 * unit, canvas.palette.floor);
    }
    let disc = rows.at(30.0, 27.0);
    canvas.fill_disc(disc, 20.0 * unit, if is_filled { canvas.palette.ink } else { style.bright });
    Type::bold(34.0 * unit, badge).draw(canvas, disc, Align::Ink, &style.letter.to_string());
    let mut room = width - 62.0 - 14.0;
    if side.to_move {
        let label = Type::bold(27.0 * unit, ink);
        let text = label.fit(&labels.to_move, 150.0 * unit);
        let end = width - 16.0;
        label.draw(canvas, rows.at(end, 27.0), Align::Right, &text);
        let tip = end - label.width(&text) / unit - 10.0;
        canvas.fill_polygon(&[rows.at(tip, 27.0), rows.at(tip - 20.0, 14.0), rows.at(tip - 20.0, 40.0)], ink);
        room = tip - 34.0 - 62.0;
    } else if let Some(standing) = &side.standing {
        let label = Type::bold(27.0 * unit, canvas.palette.ranged);
        room -= paint_word(canvas, rows, &label, &standing.word) + 14.0;
    } else if side.is_next {
        let label = Type::regular(27.0 * unit, canvas.palette.paper);
        let used = paint_word(canvas, rows, &label, &labels.next);
        let tip = width - 16.0 - used - 10.0;
        let triangle = [rows.at(tip, 27.0), rows.at(tip - 16.0, 17.0), rows.at(tip - 16.0, 37.0)];
        canvas.draw_outline(&triangle, 3.0 * unit, canvas.palette.paper);
        room -= used + 40.0;
    }
    let ink = if is_out { canvas.palette.muted } else { ink };
    let army = Type::bold(37.0 * unit, ink);
    let army = army.shrink(&side.army, room * unit, 26.0 * unit);
    army.draw_fitted(canvas, rows.at(62.0, 27.0), Align::Left, &side.army, room * unit);
    if is_out {
        let end = 62.0 + (army.width(&side.army) / unit).min(room);
        canvas.draw_line(rows.at(58.0, 28.0), rows.at(end + 4.0, 28.0), 4.0 * unit, canvas.palette.muted);
    }
}

/// Draws a word at the right end of a banner; returns the width that it takes up.
fn paint_word(canvas: &mut Canvas, rows: &Rows, label: &Type, word: &str) -> f32 {
    let text = label.fit(word, 165.0 * rows.unit);
    label.draw(canvas, rows.at(rows.width() - 16.0, 27.0), Align::Right, &text);
    label.width(&text) / rows.unit
}

/// The points of a side, and their change by marks.
struct Track {
    points: u8,
    loss: u8,
    gain: u8,
    /// Length of the bar in points. If a side has more points, the bar is full and only the number is exact.
    full: u8,
    /// True if points are scored by hits on other HQs.
    scores: bool,
    /// True if the side can no longer win.
    is_out: bool,
}

impl Track {
    fn from_scene(scene: &Scene<'_>, index: usize) -> Self {
        let mode = scene.roster.mode();
        let points = scene.arrangement.points.get(index).copied().unwrap_or_default();
        let at_start = scene.roster.points_at_start().get(index).copied();
        let full = at_start.filter(|_| !mode.is_for_points()).unwrap_or(POINTS_TO_WIN);
        let standing = scene.sides.get(index).and_then(|side| side.standing.as_ref());
        Self {
            points,
            loss: scene.loss(index).min(points),
            gain: scene.gain(index),
            full,
            scores: mode.is_for_points(),
            is_out: standing.is_some_and(|standing| standing.is_out),
        }
    }

    /// The number next to the bar.
    fn number(&self) -> u8 {
        (self.points - self.loss).saturating_add(self.gain)
    }
}

/// Draws the HQ's points: a star, a bar as long as the initial points, and the number. Points being lost have the wound
/// colour. In games where points are scored, a target replaces the star, and points being scored have the bonus colour.
fn paint_track(canvas: &mut Canvas, rows: &Rows, style: &Style, track: &Track) {
    const Y: f32 = 112.0;
    const STEP: f32 = 14.5;
    let palette = canvas.palette;
    let left = track.points - track.loss;
    let bright = if track.is_out { palette.muted } else { style.bright };
    if track.scores {
        symbols::paint_target(canvas, rows.at(17.0, Y), 16.0 * rows.unit, bright);
    } else {
        canvas.fill_polygon(&symbols::star(rows.at(17.0, Y), 17.0 * rows.unit), bright);
    }
    for pip in 0..track.full {
        let x = 42.0 + STEP * f32::from(pip) + if pip >= 10 { 5.0 } else { 0.0 };
        let colour = match pip {
            _ if pip < left => bright,
            _ if pip < track.points => palette.wound,
            _ if pip < track.number() => palette.bonus,
            _ => palette.floor_line.with_opacity(150),
        };
        canvas.fill_rectangle(rows.area(x, Y - 12.0, STEP - 3.5, 24.0), colour);
    }
    let colour: Colour = match track {
        Track { loss: 1.., .. } => palette.wound,
        Track { gain: 1.., .. } => palette.bonus,
        Track { is_out: true, .. } => palette.muted,
        _ => palette.paper,
    };
    Type::bold(40.0 * rows.unit, colour).draw(
        canvas,
        rows.at(rows.width(), Y),
        Align::Right,
        &track.number().to_string(),
    );
}

fn paint_count(canvas: &mut Canvas, rows: &Rows, x: f32, label: &str, count: usize) {
    const Y: f32 = 150.0;
    let (number, unit) = (Type::bold(32.0 * rows.unit, canvas.palette.paper), rows.unit);
    let words = Type::regular(28.0 * unit, canvas.palette.muted);
    let text = number.fit(&count.to_string(), 90.0 * unit);
    let label = words.fit(label, 180.0 * unit - number.width(&text));
    words.draw(canvas, rows.at(x, Y), Align::Left, &label);
    let after = x + words.width(&label) / unit + 8.0;
    number.draw(canvas, rows.at(after, Y), Align::Left, &text);
}
