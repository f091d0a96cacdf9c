//! Our own symbols, drawn from polygons and discs; none comes from a font or from the game's printed tiles.

mod effects;
mod instants;
mod marks;

use super::canvas::Canvas;
use super::geometry::Point;
use super::palette::{Colour, Palette};
use crate::rules::Instant;

pub use effects::{effect, effect_width};
pub use marks::star;

/// A symbol that stands alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symbol {
    /// An instant tile.
    Instant(Instant),
    /// Toughness.
    Shield,
    /// Toughness that others lend.
    ShieldLent,
    /// Wounds.
    Drop,
    /// Mobility that can be used.
    Mobility,
    /// Mobility that was used in this turn.
    MobilitySpent,
    /// A second move that is open.
    SecondMove,
    /// The unit may explode.
    Explosion,
}

/// Draws a symbol that reaches `size` pixels from its centre.
pub fn paint(canvas: &mut Canvas, symbol: Symbol, centre: Point, size: f32) {
    let palette = canvas.palette;
    let mut pen = Pen::new(canvas, centre, size);
    match symbol {
        Symbol::Instant(Instant::Battle) => instants::battle(&mut pen),
        Symbol::Instant(Instant::Move) => instants::travel(&mut pen),
        Symbol::Instant(Instant::PushBack) => instants::push_back(&mut pen),
        Symbol::Instant(Instant::Grenade) => instants::grenade(&mut pen),
        Symbol::Instant(Instant::Sniper) => instants::sniper(&mut pen),
        Symbol::Instant(Instant::Bomb) => instants::bomb(&mut pen),
        Symbol::Shield => marks::shield(&mut pen, palette.armour),
        Symbol::ShieldLent => marks::shield(&mut pen, palette.bonus),
        Symbol::Drop => marks::drop(&mut pen),
        Symbol::Mobility => marks::mobility(&mut pen, palette.paper, palette.ink),
        Symbol::MobilitySpent => marks::mobility(&mut pen, palette.floor, palette.muted),
        Symbol::SecondMove => marks::mobility(&mut pen, palette.bonus, palette.ink),
        Symbol::Explosion => marks::explosion(&mut pen),
    }
}

/// Draws in coordinates from -1 to 1 around the centre of a symbol.
struct Pen<'a> {
    canvas: &'a mut Canvas,
    palette: &'static Palette,
    centre: Point,
    size: f32,
}

impl<'a> Pen<'a> {
    fn new(canvas: &'a mut Canvas, centre: Point, size: f32) -> Self {
        Self { palette: canvas.palette, canvas, centre, size }
    }

    fn at(&self, x: f32, y: f32) -> Point {
        self.centre.shift(x * self.size, y * self.size)
    }

    fn polygon(&mut self, points: &[(f32, f32)], colour: Colour) {
        let points: Vec<_> = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.canvas.polygon(&points, colour);
    }

    /// A polygon with a dark line around it.
    fn outlined(&mut self, points: &[(f32, f32)], line: f32, colour: Colour) {
        let points: Vec<_> = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.canvas.outlined(&points, line * self.size, colour);
    }

    fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Colour) {
        self.canvas.disc(self.at(x, y), radius * self.size, colour);
    }

    fn ring(&mut self, x: f32, y: f32, radius: f32, width: f32, colour: Colour) {
        self.canvas.ring(self.at(x, y), radius * self.size, width * self.size, colour);
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, colour: Colour) {
        self.canvas.line(self.at(from.0, from.1), self.at(to.0, to.1), width * self.size, colour);
    }
}
