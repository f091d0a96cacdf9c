//! The players' points during a game.
#![expect(clippy::cast_precision_loss, reason = "coordinates of a picture are small")]

use plotters::series::LineSeries;

use super::plot::{Axes, Axis, plot, stroke};
use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::hue::Hue;
use crate::league::axis;
use crate::league::frame::{HEADING, Heading, MARGIN, MIN_TEXT_SIZE, RIGHT, ROOM, WIDTH};
use crate::palette::{Colour, Colours};
use crate::text::{self, Align, Type};

/// The players' points during a game, with all texts translated.
#[derive(Debug, Clone)]
pub struct PointsChart {
    /// The palette.
    pub colours: Colours,
    /// The line at the top.
    pub heading: Heading,
    /// The players in turn order.
    pub players: Vec<PointsPlayer>,
    /// Each player's points before the first turn, then after each turn; the last 500 turns are drawn.
    pub turns: Vec<Vec<u8>>,
    /// The unit of the horizontal axis.
    pub axis: String,
}

/// A player of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PointsPlayer {
    pub name: String,
    pub faction: String,
    /// The hue of the player's faction.
    pub hue: Option<Hue>,
}

const HEIGHT: u16 = 720;
/// The height of the legend, which shows which line belongs to which player.
const LEGEND: f32 = 112.0;
/// The distance from one legend line to the next.
const LINE: f32 = 50.0;
const TEXT: f32 = 33.0;
/// Space at the right for the final points.
const LAST: f32 = 104.0;
/// Maximum number of turns that are drawn.
const TURNS: usize = 500;
/// The number of points at the start of an ordinary game: the axis extends at least this far.
const FULL: u8 = 20;

impl PointsChart {
    /// The chart as text, for descriptions: the heading, then each player's points at the start, and after each turn
    /// that changed them.
    pub fn lines(&self) -> Vec<String> {
        let line = |index: usize, player: &PointsPlayer| {
            let mut changes: Vec<String> = Vec::new();
            let mut last = None;
            for (turn, points) in self.turns.iter().enumerate().map(|(turn, points)| (turn, at(points, index))) {
                if last != Some(points) {
                    changes.push(format!("{points} ({} {turn})", self.axis));
                }
                last = Some(points);
            }
            format!("{} · {}: {}", player.name, player.faction, changes.join(", "))
        };
        let players = self.players.iter().enumerate().map(|(index, player)| line(index, player));
        std::iter::once(self.heading.line()).chain(players).collect()
    }

    /// The chart as a PNG picture, 1080 pixels wide.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "heights are bounded and positive")]
    pub fn png(&self) -> Vec<u8> {
        let sides = self.players.len();
        let more = LINE * sides.saturating_sub(2) as f32;
        let height = f32::from(HEIGHT) + more;
        let hues: Vec<Option<Hue>> = self.players.iter().map(|player| player.hue).collect();
        let mut canvas = Canvas::new(usize::from(WIDTH), height as usize, self.colours.palette()).with_hues(&hues);
        self.heading.draw(&mut canvas);
        let names = self.players.iter().map(|player| player.name.as_str());
        let names = text::seat_labels(names, &Type::regular(MIN_TEXT_SIZE, canvas.palette.paper), ROOM / 2.0);
        for (index, (player, name)) in self.players.iter().zip(names).enumerate() {
            legend(&mut canvas, (index, sides), &format!("{name} · {}", player.faction));
        }
        let first = self.turns.len().saturating_sub(TURNS);
        draw(&mut canvas, HEADING + LEGEND + more, sides, first, &self.turns[first..]);
        let axis = Type::regular(MIN_TEXT_SIZE, canvas.palette.muted);
        let at = Point::new(RIGHT, height - 33.0);
        axis.draw_fitted(&mut canvas, at, Align::Right, &self.axis, LAST + 20.0);
        canvas.into_png()
    }
}

/// The points of a side; 0 if it has none.
fn at(points: &[u8], side: usize) -> u8 {
    points.get(side).copied().unwrap_or_default()
}

/// Draws the lines, with the final points at their ends.
fn draw(canvas: &mut Canvas, top: f32, sides: usize, first: usize, turns: &[Vec<u8>]) {
    let Some(last) = turns.last() else { return };
    let palette = canvas.palette;
    let area = Area::new(MARGIN, top, ROOM, canvas.height() as f32 - top - 8.0);
    let x = |index: usize| first as f64 + index as f64;
    let mut ends = vec![Point::default(); sides];
    let strokes = strokes(canvas, sides);
    plot(canvas, area, &axes(first, turns), |chart| {
        for (side, end) in ends.iter_mut().enumerate() {
            let (x, y) = chart.backend_coord(&(x(turns.len() - 1), f64::from(at(last, side))));
            *end = Point::new(x as f32, y as f32);
        }
        for (side, colour, width) in strokes {
            chart.draw_series(LineSeries::new(stairs(turns, side, aside(side, sides), x), stroke(colour, width)))?;
        }
        Ok(())
    });
    for ((side, end), y) in ends.iter().enumerate().zip(apart(&ends)) {
        let place = Point::new(end.x + 34.0, y);
        plate(canvas, place, side, 18.0);
        let style = Type::bold(40.0, palette.paper);
        style.draw(canvas, place.shift(26.0, 0.0), Align::Left, &at(last, side).to_string());
    }
}

/// The vertical positions of the labels at the ends of the lines, adjusted so that no labels overlap.
fn apart(ends: &[Point]) -> Vec<f32> {
    const ROOM: f32 = 44.0;
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by(|&one, &other| ends[one].y.total_cmp(&ends[other].y));
    // Each label starts as a separate group; groups that overlap are merged around their common middle.
    let mut groups: Vec<(f32, f32)> = Vec::new();
    for &side in &order {
        let mut group = (ends[side].y, 1.0);
        while let Some(&(middle, count)) = groups.last() {
            if middle + count * ROOM / 2.0 <= group.0 - group.1 * ROOM / 2.0 {
                break;
            }
            groups.pop();
            group = ((middle * count + group.0 * group.1) / (count + group.1), count + group.1);
        }
        groups.push(group);
    }
    let mut heights = vec![0.0; ends.len()];
    let mut sides = order.into_iter();
    for (middle, count) in groups {
        let mut y = middle - (count - 1.0) * ROOM / 2.0;
        let end = middle + count * ROOM / 2.0;
        while y < end
            && let Some(side) = sides.next()
        {
            heights[side] = y;
            y += ROOM;
        }
    }
    heights
}

/// The lines of points with their colours and widths, in drawing order.
fn strokes(canvas: &Canvas, sides: usize) -> Vec<(usize, Colour, u32)> {
    let bright = |side: usize| canvas.style(side).bright;
    if sides == 2 {
        // The second player's line has a hollow middle and is below the first player's full line: where the points are
        // equal, both remain visible.
        return vec![(1, bright(1), 16), (1, canvas.palette.background, 8), (0, bright(0), 8)];
    }
    (0..sides).rev().map(|side| (side, bright(side), 7)).collect()
}

/// The offset of a side's line, in points, which keeps more than two equal lines visible.
fn aside(side: usize, sides: usize) -> f64 {
    const APART: f64 = 0.22;
    if sides > 2 { (sides - 1 - side) as f64 * APART } else { 0.0 }
}

/// A side's line as steps: its points are constant until a turn changes them.
fn stairs(turns: &[Vec<u8>], side: usize, aside: f64, x: impl Fn(usize) -> f64) -> Vec<(f64, f64)> {
    let before = turns.iter().take(1).chain(turns);
    let steps = before.zip(turns).enumerate();
    let height = |points: &[u8]| f64::from(at(points, side)) + aside;
    let corner =
        |(index, (before, now)): (usize, (&Vec<u8>, &Vec<u8>))| [(x(index), height(before)), (x(index), height(now))];
    steps.flat_map(corner).collect()
}

fn axes(first: usize, turns: &[Vec<u8>]) -> Axes {
    let most = turns.iter().flatten().copied().max().unwrap_or_default().max(FULL);
    let heights = axis::round_numbers(0.0, f64::from(most), 5);
    let (from, until) = (first as f64, (first + turns.len() - 1).max(first + 1) as f64);
    let numbers = axis::round_numbers(from, until, 10).into_iter().filter(|number| (from..=until).contains(number));
    let top = heights.last().copied().unwrap_or_default();
    let (x, y) = (Axis::of_numbers(from..until, numbers), Axis::of_numbers(0.0..top, heights));
    Axes { x, y, text: TEXT, right: LAST }
}

/// Draws a sample of a player's line, with the side's letter and the player's name.
fn legend(canvas: &mut Canvas, (index, sides): (usize, usize), player: &str) {
    let palette = canvas.palette;
    let y = HEADING + 22.0 + LINE * index as f32;
    let (start, end) = (MARGIN + 4.0, MARGIN + 84.0);
    for (side, colour, width) in strokes(canvas, sides) {
        if side == index {
            let width = width as f32;
            canvas.rectangle(Area::new(start, y - width / 2.0, end - start, width), colour);
        }
    }
    plate(canvas, Point::new(end + 30.0, y), index, 20.0);
    let text = Type::regular(36.0, palette.paper);
    text.draw_fitted(canvas, Point::new(end + 64.0, y), Align::Left, player, RIGHT - end - 64.0);
}

/// Draws a side's letter on a disc, as beside its faction on the board.
fn plate(canvas: &mut Canvas, at: Point, side: usize, radius: f32) {
    let style = canvas.style(side);
    canvas.disc(at, radius, style.bright);
    Type::bold(radius * 1.7, canvas.palette.ink).draw(canvas, at, Align::Ink, &style.letter.to_string());
}
