//! Points by source: the result of a game and its course by rounds.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::{Colour, Colours};
use sztab_pictures::text::{Align, Type};

use super::symbols;

/// Sources of points: combat, mines and turrets, zones, the Mech, weapons.
pub const SOURCES: usize = 5;

/// Points by source.
#[derive(Debug, Clone, Default)]
pub struct Score {
    pub title: String,
    /// A small line under the title.
    pub note: String,
    /// The names of the sources.
    pub sources: [String; SOURCES],
    /// The best first, or in turn order.
    pub rows: Vec<Row>,
    pub colours: Colours,
}

/// The points of a side, or of a side up to a round.
#[derive(Debug, Clone, Default)]
pub struct Row {
    pub side: u8,
    pub player: String,
    /// The text before the name, such as a place.
    pub place: String,
    pub points: [i32; SOURCES],
    /// A line under the bar, such as the weapons.
    pub about: String,
}

const WIDTH: f32 = 1080.0;
const MARGIN: f32 = 24.0;
const TOP: f32 = 132.0;
const ROW: f32 = 136.0;
const LEGEND: f32 = 96.0;

/// Draws points by source, a bar for each row.
#[must_use]
pub fn draw(score: &Score) -> Canvas {
    let height = TOP + LEGEND + score.rows.len() as f32 * ROW;
    let mut canvas = Canvas::new(WIDTH as usize, height as usize, score.colours.palette());
    let palette = canvas.palette;
    let room = WIDTH - 2.0 * MARGIN;
    let title = Type::bold(46.0, palette.paper).shrink(&score.title, room, 30.0);
    title.draw_fitted(&mut canvas, Point::new(MARGIN, 46.0), Align::Left, &score.title, room);
    let note = Type::regular(30.0, palette.muted);
    note.draw_fitted(&mut canvas, Point::new(MARGIN, 96.0), Align::Left, &score.note, room);
    let total = |row: &Row| row.points.iter().sum::<i32>();
    let most = score.rows.iter().map(total).max().unwrap_or(0).max(1);
    let mut y = TOP;
    for row in &score.rows {
        paint_row(&mut canvas, y, row, total(row), most);
        y += ROW;
    }
    legend(&mut canvas, y + 30.0, score);
    canvas
}

/// The colour and texture of a source.
fn ground(canvas: &Canvas, source: usize) -> (Colour, fn(i32, i32) -> bool) {
    let palette = canvas.palette;
    match source {
        0 => (palette.wound, |_, _| false),
        1 => (palette.burst, |x, y| (x + y).rem_euclid(12) < 5),
        2 => (palette.connection, |x, y| x.rem_euclid(10) < 4 && y.rem_euclid(10) < 4),
        3 => (palette.armour, |_, y| y.rem_euclid(10) < 4),
        _ => (palette.bonus, |x, y| (x - y).rem_euclid(12) < 5),
    }
}

fn bar(canvas: &mut Canvas, area: Area, source: usize) {
    let (colour, texture) = ground(canvas, source);
    canvas.rectangle(area, colour);
    let ink = canvas.palette.ink;
    canvas.fill_where(&[&area.corners()], ink.opacity(110), texture);
}

fn paint_row(canvas: &mut Canvas, y: f32, row: &Row, total: i32, most: i32) {
    let palette = canvas.palette;
    symbols::pilot(canvas, Point::new(MARGIN + 24.0, y + 26.0), 24.0, row.side.into());
    let points = Type::bold(42.0, palette.paper);
    let said = total.to_string();
    points.draw(canvas, Point::new(WIDTH - MARGIN, y + 26.0), Align::Right, &said);
    let name = Type::bold(36.0, palette.paper);
    let text = format!("{}{}", row.place, row.player);
    let room = WIDTH - 2.0 * MARGIN - 84.0 - points.width(&said);
    let text = name.fit_name(&text, room);
    name.draw(canvas, Point::new(MARGIN + 64.0, y + 26.0), Align::Left, &text);
    let whole = WIDTH - 2.0 * MARGIN;
    let mut x = MARGIN;
    for (source, &points) in row.points.iter().enumerate().filter(|(_, points)| **points > 0) {
        let width = whole * points as f32 / most as f32;
        let area = Area::new(x, y + 54.0, (width - 2.0).max(1.0), 34.0);
        bar(canvas, area, source);
        let number = Type::bold(26.0, palette.paper).halo(palette.ink);
        let said = points.to_string();
        if number.width(&said) + 6.0 < width {
            let middle = Point::new(x + width / 2.0, area.y + area.h / 2.0);
            number.draw(canvas, middle, Align::Centre, &said);
        }
        x += width;
    }
    let about = Type::regular(25.0, palette.muted);
    about.draw_fitted(canvas, Point::new(MARGIN, y + 108.0), Align::Left, &row.about, whole);
}

fn legend(canvas: &mut Canvas, y: f32, score: &Score) {
    let palette = canvas.palette;
    let width = (WIDTH - 2.0 * MARGIN) / SOURCES as f32;
    let mut x = MARGIN;
    for (source, name) in score.sources.iter().enumerate() {
        bar(canvas, Area::new(x, y - 13.0, 26.0, 26.0), source);
        let text = Type::regular(26.0, palette.paper).shrink(name, width - 44.0, 19.0);
        text.draw_fitted(canvas, Point::new(x + 34.0, y), Align::Left, name, width - 44.0);
        x += width;
    }
}
