//! Text: two weights of one font and any added fonts, centred by ink, and never wider than allowed.
//!
//! Names are composed (NFC); characters missing from the font are drawn in their compatibility form (NFKC), or else in
//! a font added by the operator. Text with marks or in another font is shaped by `harfrust`, which joins letters and
//! orders them; everything else is set letter by letter.
#![expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "glyphs lie within the picture")]

mod fit;
mod flow;
mod fonts;
mod names;

use ab_glyph::{Font as _, Glyph, Rect, point};

use super::canvas::{Canvas, Paint};
use super::geometry::Point;
use super::palette::Colour;

pub use fit::{clean, draw_block, halves};
pub use flow::Flow;
pub use fonts::add_fonts;
pub use names::{Name, labels, seat_labels};

use fonts::Face;

/// The thickness of the strokes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// For longer text.
    Regular,
    /// For numbers and names.
    Bold,
}

/// The style of text: weight, line height in pixels, colour.
#[derive(Debug, Clone, Copy)]
pub struct Type {
    /// The thickness of the strokes.
    pub weight: Weight,
    /// The size in pixels, from ascent to descent.
    pub size: f32,
    pub colour: Colour,
    /// The colour of a thin line around the letters, for text that may be drawn on top of something.
    pub halo: Option<Colour>,
}

/// The alignment of text relative to a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// The text starts at the point; capitals are centred on its height.
    Left,
    /// The text is centred on the point; capitals are centred on its height.
    Centre,
    /// The text ends at the point; capitals are centred on its height.
    Right,
    /// The middle of the ink is at the point; used for numbers in badges.
    Ink,
}

impl Type {
    /// The style of bold text.
    pub const fn bold(size: f32, colour: Colour) -> Self {
        Self { weight: Weight::Bold, size, colour, halo: None }
    }

    /// The style of regular text.
    pub const fn regular(size: f32, colour: Colour) -> Self {
        Self { weight: Weight::Regular, size, colour, halo: None }
    }

    /// The style with a line around the letters.
    pub const fn with_halo(self, colour: Colour) -> Self {
        Self { halo: Some(colour), ..self }
    }

    /// The width of a text in pixels.
    pub fn width(&self, text: &str) -> f32 {
        self.glyphs(text).1
    }

    pub fn draw(&self, canvas: &mut Canvas, at: Point, align: Align, text: &str) {
        let (glyphs, width) = self.glyphs(text);
        let outlined: Vec<_> =
            glyphs.into_iter().filter_map(|(face, glyph)| face.font().outline_glyph(glyph)).collect();
        let ink = outlined.iter().map(ab_glyph::OutlinedGlyph::px_bounds).reduce(union);
        let Some(ink) = ink else { return };
        // Capitals of this font are 0.711 em high, and its line is 1.172 em.
        let baseline = self.size * 0.711 / 1.172 / 2.0;
        let (x, y) = match align {
            Align::Left => (at.x, at.y + baseline),
            Align::Centre => (at.x - width / 2.0, at.y + baseline),
            Align::Right => (at.x - width, at.y + baseline),
            Align::Ink => (at.x - f32::midpoint(ink.min.x, ink.max.x), at.y - f32::midpoint(ink.min.y, ink.max.y)),
        };
        // Rounded to whole pixels, so that stems stay crisp and equal texts look the same wherever they are drawn.
        let (x, y) = (x.round() as i32, y.round() as i32);
        let mut print = |x: i32, y: i32, colour: Colour| {
            let paint = Paint::from(colour);
            for glyph in &outlined {
                let bounds = glyph.px_bounds();
                let (left, top) = (bounds.min.x as i32 + x, bounds.min.y as i32 + y);
                glyph.draw(|dx, dy, coverage| {
                    canvas.blend(left + dx as i32, top + dy as i32, paint, coverage.clamp(0.0, 1.0));
                });
            }
        };
        if let Some(halo) = self.halo {
            for (dx, dy) in [(-2, -2), (2, -2), (-2, 2), (2, 2), (0, -2), (0, 2), (-2, 0), (2, 0)] {
                print(x + dx, y + dy, halo);
            }
        }
        print(x, y, self.colour);
    }

    /// The glyphs, starting at the origin, and the width.
    fn glyphs(&self, text: &str) -> (Vec<(&'static Face, Glyph)>, f32) {
        self.weight.glyphs(text, self.size)
    }
}

fn union(a: Rect, b: Rect) -> Rect {
    Rect {
        min: point(a.min.x.min(b.min.x), a.min.y.min(b.min.y)),
        max: point(a.max.x.max(b.max.x), a.max.y.max(b.max.y)),
    }
}
