//! Points by source: the result of a game, and the points after each round.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::{Colour, Colours, Palette};
use sztab_pictures::text::{Align, Flow, Type};

use super::symbols;

/// Sources of points: combat, mines and turrets, zones, the Mech, weapons.
pub const SOURCE_COUNT: usize = 5;

/// Points by source.
#[derive(Debug, Clone, Default)]
pub struct Score {
    pub title: String,
    /// A small line under the title.
    pub note: String,
    /// The names of the sources.
    pub sources: [String; SOURCE_COUNT],
    /// The sides, best first or in turn order.
    pub rows: Vec<Row>,
    pub colours: Colours,
}

/// The points of all sides after each round.
#[derive(Debug, Clone, Default)]
pub struct ScoreHistory {
    pub title: String,
    /// A small line under the title.
    pub note: String,
    /// The names of the sources.
    pub sources: [String; SOURCE_COUNT],
    /// The points of each side, for each round.
    pub rounds: Vec<Vec<[i32; SOURCE_COUNT]>>,
    /// The name of each round.
    pub labels: Vec<String>,
    pub colours: Colours,
}

/// The points of a side.
#[derive(Debug, Clone, Default)]
pub struct Row {
    pub side: u8,
    pub player: String,
    /// The text before the side's name, such as the rank.
    pub place: String,
    pub points: [i32; SOURCE_COUNT],
    /// A line under the bar, such as the weapons.
    pub about: String,
}

const WIDTH: f32 = 1080.0;
const MARGIN: f32 = 24.0;
const TOP_HEIGHT: f32 = 132.0;
const ROW_HEIGHT: f32 = 112.0;
const LEGEND_HEIGHT: f32 = 96.0;

/// Draws the points by source, with one bar for each row.
#[must_use]
pub fn draw(score: &Score) -> Canvas {
    let palette = score.colours.palette();
    let tall = |row: &Row| ROW_HEIGHT + row_text(row, palette).height();
    let height = TOP_HEIGHT + LEGEND_HEIGHT + score.rows.iter().map(tall).sum::<f32>();
    let mut canvas = Canvas::new(WIDTH as usize, height as usize, palette);
    draw_heading(&mut canvas, &score.title, &score.note);
    let total = |row: &Row| row.points.iter().sum::<i32>();
    let most = score.rows.iter().map(total).max().unwrap_or(0).max(1);
    let mut y = TOP_HEIGHT;
    for row in &score.rows {
        paint_row(&mut canvas, y, row, total(row), most);
        y += tall(row);
    }
    draw_legend(&mut canvas, y + 30.0, &score.sources);
    canvas
}

/// The height of the chart of points by round.
const CHART_HEIGHT: f32 = 560.0;

/// Draws the points of all sides round by round, stacked by source.
#[must_use]
pub fn draw_history(course: &ScoreHistory) -> Canvas {
    let height = TOP_HEIGHT + CHART_HEIGHT + 100.0 + LEGEND_HEIGHT;
    let mut canvas = Canvas::new(WIDTH as usize, height as usize, course.colours.palette());
    draw_heading(&mut canvas, &course.title, &course.note);
    let palette = canvas.palette;
    let all = course.rounds.iter().flatten();
    let most = all.map(|points| points.iter().sum::<i32>()).max().unwrap_or(0).max(1) as f32;
    let group = (WIDTH - 2.0 * MARGIN) / course.rounds.len().max(1) as f32;
    let foot = TOP_HEIGHT + CHART_HEIGHT;
    canvas.draw_line(Point::new(MARGIN, foot + 2.0), Point::new(WIDTH - MARGIN, foot + 2.0), 3.0, palette.muted);
    for (index, (round, label)) in course.rounds.iter().zip(&course.labels).enumerate() {
        let width = ((group - 16.0) / round.len().max(1) as f32).min(90.0);
        let left = MARGIN + group * (index as f32 + 0.5) - width * round.len() as f32 / 2.0;
        for (side, points) in round.iter().enumerate() {
            let x = left + width * side as f32;
            let mut y = foot;
            for (source, &points) in points.iter().enumerate().filter(|(_, points)| **points > 0) {
                let tall = (CHART_HEIGHT - 50.0) * points as f32 / most;
                y -= tall;
                draw_bar(&mut canvas, Area::new(x + 2.0, y, width - 4.0, (tall - 1.0).max(1.0)), source);
            }
            let total = points.iter().sum::<i32>().to_string();
            let number = Type::bold(28.0, palette.paper).shrink(&total, width - 2.0, 20.0);
            number.draw(&mut canvas, Point::new(x + width / 2.0, y - 20.0), Align::Centre, &total);
            let radius = (width / 2.0 - 2.0).min(17.0);
            symbols::draw_pilot(&mut canvas, Point::new(x + width / 2.0, foot + 26.0), radius, side);
        }
        let text = Type::regular(28.0, palette.paper).shrink(label, group - 10.0, 20.0);
        let at = Point::new(MARGIN + group * (index as f32 + 0.5), foot + 70.0);
        text.draw_fitted(&mut canvas, at, Align::Centre, label, group - 6.0);
    }
    draw_legend(&mut canvas, foot + 130.0, &course.sources);
    canvas
}

fn draw_heading(canvas: &mut Canvas, title: &str, note: &str) {
    let (palette, room) = (canvas.palette, WIDTH - 2.0 * MARGIN);
    let style = Type::bold(46.0, palette.paper).shrink(title, room, 30.0);
    style.draw_fitted(canvas, Point::new(MARGIN, 46.0), Align::Left, title, room);
    let style = Type::regular(30.0, palette.muted);
    style.draw_fitted(canvas, Point::new(MARGIN, 96.0), Align::Left, note, room);
}

/// The colour and texture used for a source.
fn source_style(canvas: &Canvas, source: usize) -> (Colour, fn(i32, i32) -> bool) {
    let palette = canvas.palette;
    match source {
        0 => (palette.wound, |_, _| false),
        1 => (palette.burst, |x, y| (x + y).rem_euclid(12) < 5),
        2 => (palette.connection, |x, y| x.rem_euclid(10) < 4 && y.rem_euclid(10) < 4),
        3 => (palette.armour, |_, y| y.rem_euclid(10) < 4),
        _ => (palette.bonus, |x, y| (x - y).rem_euclid(12) < 5),
    }
}

fn draw_bar(canvas: &mut Canvas, area: Area, source: usize) {
    let (colour, texture) = source_style(canvas, source);
    canvas.fill_rectangle(area, colour);
    let ink = canvas.palette.ink;
    canvas.fill_where(&[&area.corners()], ink.with_opacity(110), texture);
}

fn paint_row(canvas: &mut Canvas, y: f32, row: &Row, total: i32, most: i32) {
    let palette = canvas.palette;
    symbols::draw_pilot(canvas, Point::new(MARGIN + 24.0, y + 26.0), 24.0, row.side.into());
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
        draw_bar(canvas, area, source);
        let number = Type::bold(26.0, palette.paper).with_halo(palette.ink);
        let said = points.to_string();
        if number.width(&said) + 6.0 < width {
            let middle = Point::new(x + width / 2.0, area.y + area.h / 2.0);
            number.draw(canvas, middle, Align::Centre, &said);
        }
        x += width;
    }
    row_text(row, palette).draw(canvas, Point::new(MARGIN, y + 94.0));
}

/// Lays out the text under the bar, on one or more lines.
fn row_text(row: &Row, palette: &Palette) -> Flow {
    Flow::new(Type::regular(27.0, palette.muted), 31.0, &row.about, WIDTH - 2.0 * MARGIN)
}

fn draw_legend(canvas: &mut Canvas, y: f32, sources: &[String; SOURCE_COUNT]) {
    let palette = canvas.palette;
    let width = (WIDTH - 2.0 * MARGIN) / SOURCE_COUNT as f32;
    let mut x = MARGIN;
    for (source, name) in sources.iter().enumerate() {
        draw_bar(canvas, Area::new(x, y - 13.0, 26.0, 26.0), source);
        let text = Type::regular(26.0, palette.paper).shrink(name, width - 44.0, 19.0);
        text.draw_fitted(canvas, Point::new(x + 34.0, y), Align::Left, name, width - 44.0);
        x += width;
    }
}
