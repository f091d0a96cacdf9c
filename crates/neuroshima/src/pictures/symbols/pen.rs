//! Drawing in coordinates from -1 to 1 around the centre of a symbol.
//!
//! Every shape has a dark outline, so that it stands out on dark, medium and light tiles alike. If a shape has several
//! parts, all outlines are drawn before the fills; otherwise the outlines would divide the shape.

use super::shapes::At;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::{Colour, Palette};
pub use sztab_pictures::text::{Align, Type};

/// Width of every outline.
pub const LINE: f32 = 0.1;

/// The pen that draws one symbol.
pub struct Pen<'a> {
    canvas: &'a mut Canvas,
    /// The colours of the picture.
    pub palette: &'static Palette,
    centre: Point,
    size: f32,
}

impl<'a> Pen<'a> {
    /// A pen for a symbol around a point; `size` is the length of 1 in pixels.
    pub fn new(canvas: &'a mut Canvas, centre: Point, size: f32) -> Self {
        Self { palette: canvas.palette, canvas, centre, size }
    }

    /// A pen for a smaller or larger symbol as a part of this one.
    pub fn part(&mut self, x: f32, y: f32, scale: f32) -> Pen<'_> {
        let (centre, size) = (self.at((x, y)), self.size * scale);
        Pen::new(self.canvas, centre, size)
    }

    fn at(&self, (x, y): At) -> Point {
        self.centre.shift(x * self.size, y * self.size)
    }

    fn points(&self, shape: &[At]) -> Vec<Point> {
        shape.iter().map(|&point| self.at(point)).collect()
    }

    /// Draws a polygon without an outline, inside another shape.
    pub fn plain(&mut self, shape: &[At], colour: Colour) {
        self.canvas.polygon(&self.points(shape), colour);
    }

    /// Draws the filled silhouette of a polygon's dark outline.
    pub fn shadow(&mut self, shape: &[At]) {
        self.canvas.polygon_with_outline(&self.points(shape), LINE * self.size, self.palette.ink);
    }

    /// Draws a polygon with its outline.
    pub fn shape(&mut self, shape: &[At], colour: Colour) {
        self.canvas.polygon_with_outline(&self.points(shape), LINE * self.size, colour);
    }

    /// Draws a polygon with its outline, lit from the direction of `towards`, and shades the opposite rim.
    pub fn shape_in_light(&mut self, shape: &[At], towards: At, colour: Colour, shade: Colour) {
        let points = self.points(shape);
        self.canvas.outline(&points, 2.0 * LINE * self.size, self.palette.ink);
        let towards = (towards.0 * self.size, towards.1 * self.size);
        self.canvas.polygon_in_light(&points, towards, colour, shade);
    }

    /// Draws a disc without an outline, inside another shape.
    pub fn dot(&mut self, x: f32, y: f32, radius: f32, colour: Colour) {
        self.canvas.disc(self.at((x, y)), radius * self.size, colour);
    }

    /// Draws a disc with its outline.
    pub fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Colour) {
        self.discs(&[(x, y, radius)], colour);
    }

    /// Draws discs with a common outline.
    pub fn discs(&mut self, discs: &[(f32, f32, f32)], colour: Colour) {
        for (more, colour) in [(LINE, self.palette.ink), (0.0, colour)] {
            for &(x, y, radius) in discs {
                self.dot(x, y, radius + more, colour);
            }
        }
    }

    /// Draws a broad ring, outlined on both sides.
    pub fn hoop(&mut self, x: f32, y: f32, radius: f32, width: f32, colour: Colour) {
        let centre = self.at((x, y));
        self.canvas.ring(centre, radius * self.size, (width + 2.0 * LINE) * self.size, self.palette.ink);
        self.canvas.ring(centre, radius * self.size, width * self.size, colour);
    }

    /// Draws a stroke without an outline, inside another shape.
    pub fn line(&mut self, from: At, to: At, width: f32, colour: Colour) {
        self.canvas.line(self.at(from), self.at(to), width * self.size, colour);
    }

    /// Draws a stroke from point to point, with its outline.
    pub fn stroke(&mut self, path: &[At], width: f32, colour: Colour) {
        self.strokes(&[path], width, colour);
    }

    /// Draws strokes with a common outline.
    pub fn strokes(&mut self, paths: &[&[At]], width: f32, colour: Colour) {
        for (width, colour) in [(width + 2.0 * LINE, self.palette.ink), (width, colour)] {
            for pair in paths.iter().flat_map(|path| path.windows(2)) {
                self.line(pair[0], pair[1], width, colour);
            }
        }
    }

    /// Draws a stroke that ends in an arrowhead.
    pub fn arrow(&mut self, path: &[At], width: f32, head: &[At], colour: Colour) {
        self.shadow(head);
        self.stroke(path, width, colour);
        self.plain(head, colour);
    }

    /// Draws a plus sign with its outline.
    pub fn plus(&mut self, x: f32, y: f32, size: f32, colour: Colour) {
        self.strokes(&[&[(x - size, y), (x + size, y)], &[(x, y - size), (x, y + size)]], size * 0.6, colour);
    }

    /// Draws text around a point; `height` is measured from ascent to descent.
    pub fn text(&mut self, x: f32, y: f32, height: f32, colour: Colour, text: &str) {
        let at = self.at((x, y));
        Type::bold(height * self.size, colour).draw(self.canvas, at, Align::Ink, text);
    }
}
