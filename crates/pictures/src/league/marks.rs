//! Small marks that differ in shape as well as in colour, so that either conveys the meaning.

use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::palette::{Colour, Palette};
use crate::text::{Align, Type};

/// The change in a player's position since the previous round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Movement {
    /// A better position: a triangle pointing up.
    Up,
    /// A worse position: a triangle pointing down.
    Down,
    /// The same position: a dash.
    Same,
}

/// The state of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Not started: a ring.
    Waiting,
    /// In play: a triangle pointing right.
    Running,
    /// Waiting for a judge's decision: an exclamation mark.
    Queue,
    /// Finished with a result: a tick.
    Closed,
}

/// A result from one player's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Won: a filled plate.
    Win,
    /// Drawn: a plate in the colour used for lines.
    Draw,
    /// Lost: an outline.
    Loss,
}

pub fn draw_movement(canvas: &mut Canvas, at: Point, movement: Movement) {
    let palette = canvas.palette;
    match movement {
        Movement::Up => draw_triangle(canvas, at, [(0.0, -11.0), (12.0, 9.0), (-12.0, 9.0)], palette.bonus),
        Movement::Down => draw_triangle(canvas, at, [(0.0, 11.0), (12.0, -9.0), (-12.0, -9.0)], palette.malus),
        Movement::Same => canvas.fill_rectangle(Area::new(at.x - 8.0, at.y - 2.0, 16.0, 4.0), palette.floor_text),
    }
}

pub fn draw_state(canvas: &mut Canvas, at: Point, state: State) {
    let palette = canvas.palette;
    match state {
        State::Waiting => canvas.draw_ring(at, 12.0, 4.0, palette.muted),
        State::Running => draw_triangle(canvas, at, [(-10.0, -14.0), (14.0, 0.0), (-10.0, 14.0)], palette.bonus),
        State::Queue => {
            canvas.fill_disc(at, 17.0, palette.ranged);
            Type::bold(34.0, palette.ink).draw(canvas, at, Align::Ink, "!");
        }
        State::Closed => {
            canvas.draw_line(at.shift(-11.0, 1.0), at.shift(-3.0, 9.0), 5.0, palette.muted);
            canvas.draw_line(at.shift(-3.0, 9.0), at.shift(12.0, -9.0), 5.0, palette.muted);
        }
    }
}

/// Draws a result as a plate of `size` pixels with its letter.
pub fn draw_outcome(canvas: &mut Canvas, at: Point, size: f32, outcome: Outcome, letter: &str) {
    let palette = canvas.palette;
    let area = Area::new(at.x - size / 2.0, at.y - size / 2.0, size, size);
    let radius = size * 0.22;
    let (edge, plate) = match outcome {
        Outcome::Win => (palette.bonus, palette.bonus),
        Outcome::Draw => (palette.floor_text, palette.floor_line),
        Outcome::Loss => (palette.malus, palette.background),
    };
    canvas.fill_rounded_rectangle(area, radius, edge);
    canvas.fill_rounded_rectangle(area.inset(4.0), radius - 2.0, plate);
    let text = Type::bold(size * 0.72, ink_on(palette, plate));
    text.draw(canvas, at, Align::Ink, &text.fit(letter, size - 6.0));
}

/// The colour of text on a plate: dark on light plates, light on dark ones.
pub fn ink_on(palette: &Palette, plate: Colour) -> Colour {
    let [red, green, blue] = plate.rgb.map(u32::from);
    // The approximate perceived lightness, out of 255.
    let lightness = (2 * red + 5 * green + blue) / 8;
    if lightness > 110 { palette.ink } else { palette.paper }
}

fn draw_triangle(canvas: &mut Canvas, at: Point, corners: [(f32, f32); 3], colour: Colour) {
    canvas.fill_polygon(&corners.map(|(dx, dy)| at.shift(dx, dy)), colour);
}
