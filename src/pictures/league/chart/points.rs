//! The HQ points of both players during a game.
#![expect(clippy::cast_precision_loss, reason = "coordinates of a picture are small")]

use plotters::series::LineSeries;

use super::plot::{Axes, Axis, plot, stroke};
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::{Area, Point};
use crate::pictures::league::axis;
use crate::pictures::league::frame::{HEADING, Heading, LEAST, MARGIN, RIGHT, ROOM, WIDTH};
use crate::pictures::palette::{Colour, Colours};
use crate::pictures::text::{Align, Type};

/// The HQ points of both players during a game, every word translated.
#[derive(Debug, Clone)]
pub struct PointsChart {
    /// The palette.
    pub colours: Colours,
    /// The line at the top.
    pub heading: Heading,
    /// Who played which army, in turn order.
    pub players: [String; 2],
    /// The points of both before the first turn, then after each turn; the last 500 are drawn.
    pub turns: Vec<[u8; 2]>,
    /// What the axis below counts.
    pub axis: String,
}

const HEIGHT: u16 = 720;
/// Height of the lines that say whose points are whose.
const LEGEND: f32 = 112.0;
const TEXT: f32 = 33.0;
/// Room at the right for the last points.
const LAST: f32 = 104.0;
/// Turns that are drawn.
const TURNS: usize = 500;
/// Points at the start of an ordinary game: the axis goes at least as far.
const FULL: u8 = 20;

impl PointsChart {
    /// The chart as text, for descriptions: the heading, then each player's points at the start, and after each turn
    /// that changed them.
    pub fn lines(&self) -> Vec<String> {
        let line = |index: usize, player: &String| {
            let mut changes: Vec<String> = Vec::new();
            let mut last = None;
            for (turn, points) in self.turns.iter().enumerate().map(|(turn, points)| (turn, points[index])) {
                if last != Some(points) {
                    changes.push(format!("{points} ({} {turn})", self.axis));
                }
                last = Some(points);
            }
            format!("{player}: {}", changes.join(", "))
        };
        let players = self.players.iter().enumerate().map(|(index, player)| line(index, player));
        std::iter::once(self.heading.line()).chain(players).collect()
    }

    /// The chart as a PNG picture, 1080 pixels wide.
    #[must_use]
    pub fn png(&self) -> Vec<u8> {
        let mut canvas = Canvas::new(usize::from(WIDTH), usize::from(HEIGHT), self.colours.palette());
        self.heading.draw(&mut canvas);
        for (index, player) in self.players.iter().enumerate() {
            legend(&mut canvas, index, player);
        }
        let first = self.turns.len().saturating_sub(TURNS);
        draw(&mut canvas, first, &self.turns[first..]);
        let axis = Type::regular(LEAST, canvas.palette.muted);
        let at = Point::new(RIGHT, f32::from(HEIGHT) - 33.0);
        axis.draw_fitted(&mut canvas, at, Align::Right, &self.axis, LAST + 20.0);
        canvas.into_png()
    }
}

/// The lines, and at their ends the last points.
fn draw(canvas: &mut Canvas, first: usize, turns: &[[u8; 2]]) {
    let Some(last) = turns.last() else { return };
    let palette = canvas.palette;
    let top = HEADING + LEGEND;
    let area = Area::new(MARGIN, top, ROOM, f32::from(HEIGHT) - top - 8.0);
    let x = |index: usize| first as f64 + index as f64;
    let mut ends = [Point::default(); 2];
    plot(canvas, area, &axes(first, turns), |chart| {
        for (end, points) in ends.iter_mut().zip(last) {
            let (x, y) = chart.backend_coord(&(x(turns.len() - 1), f64::from(*points)));
            *end = Point::new(x as f32, y as f32);
        }
        // A line with a hollow middle below a full one: where both have as many points, both are seen.
        for (side, colour, width) in strokes(palette.style(0).bright, palette.style(1).bright, palette.background) {
            chart.draw_series(LineSeries::new(stairs(turns, side, x), stroke(colour, width)))?;
        }
        Ok(())
    });
    let apart = (44.0 - (ends[0].y - ends[1].y).abs()).max(0.0) / 2.0;
    let upwards = if ends[0].y <= ends[1].y { -apart } else { apart };
    for ((side, end), shift) in ends.into_iter().enumerate().zip([upwards, -upwards]) {
        let at = end.shift(34.0, shift);
        plate(canvas, at, side, 18.0);
        let style = Type::bold(40.0, palette.paper);
        style.draw(canvas, at.shift(26.0, 0.0), Align::Left, &last[side].to_string());
    }
}

/// Whose points, in which colour and how wide, the lowest first.
fn strokes(first: Colour, second: Colour, ground: Colour) -> [(usize, Colour, u32); 3] {
    [(1, second, 16), (1, ground, 8), (0, first, 8)]
}

/// Points stay as they are until a turn changes them.
fn stairs(turns: &[[u8; 2]], side: usize, x: impl Fn(usize) -> f64) -> Vec<(f64, f64)> {
    let before = turns.iter().take(1).chain(turns);
    let steps = before.zip(turns).enumerate();
    let corner = |(index, (before, now)): (usize, (&[u8; 2], &[u8; 2]))| {
        [(x(index), f64::from(before[side])), (x(index), f64::from(now[side]))]
    };
    steps.flat_map(corner).collect()
}

fn axes(first: usize, turns: &[[u8; 2]]) -> Axes {
    let most = turns.iter().flatten().copied().max().unwrap_or_default().max(FULL);
    let heights = axis::round_numbers(0.0, f64::from(most), 5);
    let (from, until) = (first as f64, (first + turns.len() - 1).max(first + 1) as f64);
    let numbers = axis::round_numbers(from, until, 10).into_iter().filter(|number| (from..=until).contains(number));
    let top = heights.last().copied().unwrap_or_default();
    let (x, y) = (Axis::numbered(from..until, numbers), Axis::numbered(0.0..top, heights));
    Axes { x, y, text: TEXT, right: LAST }
}

/// A sample of a player's line with the letter of the side and the name.
fn legend(canvas: &mut Canvas, index: usize, player: &str) {
    let palette = canvas.palette;
    let y = HEADING + 22.0 + 50.0 * if index == 0 { 0.0 } else { 1.0 };
    let (start, end) = (MARGIN + 4.0, MARGIN + 84.0);
    for (side, colour, width) in strokes(palette.style(0).bright, palette.style(1).bright, palette.background) {
        if side == index {
            let width = width as f32;
            canvas.rectangle(Area::new(start, y - width / 2.0, end - start, width), colour);
        }
    }
    plate(canvas, Point::new(end + 30.0, y), index, 20.0);
    let text = Type::regular(36.0, palette.paper);
    text.draw_fitted(canvas, Point::new(end + 64.0, y), Align::Left, player, RIGHT - end - 64.0);
}

/// The letter of a side on a disc, as beside its army on the board.
fn plate(canvas: &mut Canvas, at: Point, side: usize, radius: f32) {
    let style = canvas.palette.style(side);
    canvas.disc(at, radius, style.bright);
    Type::bold(radius * 1.7, canvas.palette.ink).draw(canvas, at, Align::Ink, &style.letter.to_string());
}
