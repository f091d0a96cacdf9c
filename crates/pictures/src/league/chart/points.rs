//! The players' points during a game.
#![expect(clippy::cast_precision_loss, reason = "coordinates of a picture are small")]

use plotters::series::LineSeries;

use super::plot::{Axes, Axis, plot, stroke_style};
use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::hue::Hue;
use crate::league::axis;
use crate::league::frame::{CONTENT_WIDTH, HEADING_HEIGHT, Heading, MARGIN, MIN_TEXT_SIZE, RIGHT, WIDTH};
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
const LEGEND_HEIGHT: f32 = 112.0;
/// The distance from one legend line to the next.
const LINE_HEIGHT: f32 = 50.0;
const TEXT_SIZE: f32 = 33.0;
/// Space at the right for the final points.
const FINAL_POINTS_WIDTH: f32 = 104.0;
/// Maximum number of turns that are drawn.
const MAX_TURNS: usize = 500;
/// The number of points at the start of an ordinary game: the axis extends at least this far.
const STARTING_POINTS: u8 = 20;

impl PointsChart {
    /// The chart as text, for descriptions: the heading, then each player's points at the start, and after each turn
    /// that changed them.
    pub fn lines(&self) -> Vec<String> {
        let line = |index: usize, player: &PointsPlayer| {
            let mut changes: Vec<String> = Vec::new();
            let mut last = None;
            for (turn, points) in self.turns.iter().enumerate().map(|(turn, points)| (turn, points_of(points, index))) {
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
    pub fn to_png(&self) -> Vec<u8> {
        let sides = self.players.len();
        let more = LINE_HEIGHT * sides.saturating_sub(2) as f32;
        let height = f32::from(HEIGHT) + more;
        let hues: Vec<Option<Hue>> = self.players.iter().map(|player| player.hue).collect();
        let mut canvas = Canvas::new(usize::from(WIDTH), height as usize, self.colours.palette()).with_hues(&hues);
        self.heading.draw(&mut canvas);
        let names = self.players.iter().map(|player| player.name.as_str());
        let names = text::seat_labels(names, &Type::regular(MIN_TEXT_SIZE, canvas.palette.paper), CONTENT_WIDTH / 2.0);
        for (index, (player, name)) in self.players.iter().zip(names).enumerate() {
            draw_legend_entry(&mut canvas, (index, sides), &format!("{name} · {}", player.faction));
        }
        let first = self.turns.len().saturating_sub(MAX_TURNS);
        draw(&mut canvas, HEADING_HEIGHT + LEGEND_HEIGHT + more, sides, first, &self.turns[first..]);
        let axis = Type::regular(MIN_TEXT_SIZE, canvas.palette.muted);
        let at = Point::new(RIGHT, height - 33.0);
        axis.draw_fitted(&mut canvas, at, Align::Right, &self.axis, FINAL_POINTS_WIDTH + 20.0);
        canvas.into_png()
    }
}

/// The points of a side; 0 if it has none.
fn points_of(points: &[u8], side: usize) -> u8 {
    points.get(side).copied().unwrap_or_default()
}

/// Draws the lines, with the final points at their ends.
fn draw(canvas: &mut Canvas, top: f32, sides: usize, first: usize, turns: &[Vec<u8>]) {
    let Some(last) = turns.last() else { return };
    let palette = canvas.palette;
    let area = Area::new(MARGIN, top, CONTENT_WIDTH, canvas.height() as f32 - top - 8.0);
    let x = |index: usize| first as f64 + index as f64;
    let mut ends = vec![Point::default(); sides];
    let strokes = strokes(canvas, sides);
    plot(canvas, area, &axes(first, turns), |chart| {
        for (side, end) in ends.iter_mut().enumerate() {
            let (x, y) = chart.backend_coord(&(x(turns.len() - 1), f64::from(points_of(last, side))));
            *end = Point::new(x as f32, y as f32);
        }
        for (side, colour, width) in strokes {
            chart.draw_series(LineSeries::new(
                step_line(turns, side, side_offset(side, sides), x),
                stroke_style(colour, width),
            ))?;
        }
        Ok(())
    });
    for ((side, end), y) in ends.iter().enumerate().zip(spread_labels(&ends)) {
        let place = Point::new(end.x + 34.0, y);
        draw_plate(canvas, place, side, 18.0);
        let style = Type::bold(40.0, palette.paper);
        style.draw(canvas, place.shift(26.0, 0.0), Align::Left, &points_of(last, side).to_string());
    }
}

/// The vertical positions of the labels at the ends of the lines, adjusted so that no labels overlap.
fn spread_labels(ends: &[Point]) -> Vec<f32> {
    const LABEL_HEIGHT: f32 = 44.0;
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by(|&one, &other| ends[one].y.total_cmp(&ends[other].y));
    // Each label starts as a separate group; groups that overlap are merged around their common middle.
    let mut groups: Vec<(f32, f32)> = Vec::new();
    for &side in &order {
        let mut group = (ends[side].y, 1.0);
        while let Some(&(middle, count)) = groups.last() {
            if middle + count * LABEL_HEIGHT / 2.0 <= group.0 - group.1 * LABEL_HEIGHT / 2.0 {
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
        let mut y = middle - (count - 1.0) * LABEL_HEIGHT / 2.0;
        let end = middle + count * LABEL_HEIGHT / 2.0;
        while y < end
            && let Some(side) = sides.next()
        {
            heights[side] = y;
            y += LABEL_HEIGHT;
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
fn side_offset(side: usize, sides: usize) -> f64 {
    const LINE_SPACING: f64 = 0.22;
    if sides > 2 { (sides - 1 - side) as f64 * LINE_SPACING } else { 0.0 }
}

/// A side's line as steps: its points are constant until a turn changes them.
fn step_line(turns: &[Vec<u8>], side: usize, aside: f64, x: impl Fn(usize) -> f64) -> Vec<(f64, f64)> {
    let before = turns.iter().take(1).chain(turns);
    let steps = before.zip(turns).enumerate();
    let height = |points: &[u8]| f64::from(points_of(points, side)) + aside;
    let corner =
        |(index, (before, now)): (usize, (&Vec<u8>, &Vec<u8>))| [(x(index), height(before)), (x(index), height(now))];
    steps.flat_map(corner).collect()
}

fn axes(first: usize, turns: &[Vec<u8>]) -> Axes {
    let most = turns.iter().flatten().copied().max().unwrap_or_default().max(STARTING_POINTS);
    let heights = axis::round_numbers(0.0, f64::from(most), 5);
    let (from, until) = (first as f64, (first + turns.len() - 1).max(first + 1) as f64);
    let numbers = axis::round_numbers(from, until, 10).into_iter().filter(|number| (from..=until).contains(number));
    let top = heights.last().copied().unwrap_or_default();
    let (x, y) = (Axis::from_numbers(from..until, numbers), Axis::from_numbers(0.0..top, heights));
    Axes { x, y, text: TEXT_SIZE, right: FINAL_POINTS_WIDTH }
}

/// Draws a sample of a player's line, with the side's letter and the player's name.
fn draw_legend_entry(canvas: &mut Canvas, (index, sides): (usize, usize), player: &str) {
    let palette = canvas.palette;
    let y = HEADING_HEIGHT + 22.0 + LINE_HEIGHT * index as f32;
    let (start, end) = (MARGIN + 4.0, MARGIN + 84.0);
    for (side, colour, width) in strokes(canvas, sides) {
        if side == index {
            let width = width as f32;
            canvas.fill_rectangle(Area::new(start, y - width / 2.0, end - start, width), colour);
        }
    }
    draw_plate(canvas, Point::new(end + 30.0, y), index, 20.0);
    let text = Type::regular(36.0, palette.paper);
    text.draw_fitted(canvas, Point::new(end + 64.0, y), Align::Left, player, RIGHT - end - 64.0);
}

/// Draws a side's letter on a disc, as beside its faction on the board.
fn draw_plate(canvas: &mut Canvas, at: Point, side: usize, radius: f32) {
    let style = canvas.style(side);
    canvas.fill_disc(at, radius, style.bright);
    Type::bold(radius * 1.7, canvas.palette.ink).draw(canvas, at, Align::Ink, &style.letter.to_string());
}
