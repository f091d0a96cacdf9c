//! Tools for the drawings of units: shapes in three tones, with coordinates in hundredths of half the square's side.
//!
//! A shape is a list of coordinates, x and y in turn, from -100 to 100 around the centre, y downwards. The outline of a
//! round shape is a smooth curve through its points; a point given twice is a corner. Light falls from the upper left
//! on every part in the main tone, so a silhouette gains volume without being drawn twice.

use crate::pictures::symbols::pen::Pen;
use crate::pictures::symbols::shapes::At;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::{Colour, Palette, Style};

/// Maximum depth to which the shade extends into a shape from its lower right side.
const SHADE: f32 = 0.17;
/// Maximum depth of the shade, as a share of the shape's smaller dimension.
const SHADE_SHARE: f32 = 0.26;
/// Number of straight segments into which the curve between two points is divided.
const PIECES: u8 = 5;

/// The colours of a drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tones {
    /// The main colour.
    pub main: Colour,
    /// The main colour in the shade, also used for parts behind others.
    pub shade: Colour,
    /// Accent colour of eyes, badges and fire.
    pub accent: Colour,
}

impl Tones {
    /// The tones for the tiles of a seat whose army has no colours of its own.
    pub fn of(style: &Style, palette: &Palette) -> Self {
        let is_light = lightness(style.heart) > 450;
        let (main, shade) = if is_light {
            (mix(style.line, style.heart, 50), mix(style.line, palette.ink, 50))
        } else {
            (mix(style.bright, palette.paper, 150), mix(style.bright, palette.ink, 96))
        };
        Self { main, shade, accent: palette.burst }
    }
}

/// The sum of a colour's three channels.
fn lightness(colour: Colour) -> u32 {
    colour.rgb.iter().map(|&level| u32::from(level)).sum()
}

/// Mixes another colour into a colour; `share` is the other colour's share, of 255.
fn mix(colour: Colour, other: Colour, share: u8) -> Colour {
    let channel = |index: usize| {
        let (own, others) = (u32::from(colour.rgb[index]), u32::from(other.rgb[index]));
        let level = (own * u32::from(255 - share) + others * u32::from(share)) / 255;
        u8::try_from(level).unwrap_or(u8::MAX)
    };
    Colour { rgb: [channel(0), channel(1), channel(2)], opacity: colour.opacity }
}

/// The colour of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// The main tone, with its shade on the side away from the light.
    Main,
    /// The shade only.
    Shade,
    /// The accent colour.
    Accent,
    /// The colour of the outlines.
    Ink,
}

/// Draws one emblem or insignia.
pub struct Brush<'a> {
    pen: Pen<'a>,
    tones: Tones,
    /// Directions of the drawing's axes, and its centre.
    across: At,
    down: At,
    middle: At,
    /// Factor by which a part is drawn smaller than its coordinates.
    scale: f32,
}

impl<'a> Brush<'a> {
    /// A brush for a drawing around a point; `size` is the length of 100 units in pixels.
    pub fn new(canvas: &'a mut Canvas, centre: Point, size: f32, tones: Tones) -> Self {
        let pen = Pen::new(canvas, centre, size);
        Self { pen, tones, across: (1.0, 0.0), down: (0.0, 1.0), middle: (0.0, 0.0), scale: 1.0 }
    }

    fn colour(&self, tone: Tone) -> Colour {
        match tone {
            Tone::Main => self.tones.main,
            Tone::Shade => self.tones.shade,
            Tone::Accent => self.tones.accent,
            Tone::Ink => self.pen.palette.ink,
        }
    }

    fn at(&self, x: f32, y: f32) -> At {
        let (x, y) = (x / 100.0, y / 100.0);
        (self.middle.0 + x * self.across.0 + y * self.down.0, self.middle.1 + x * self.across.1 + y * self.down.1)
    }

    fn points(&self, form: &[i8]) -> Vec<At> {
        let (pairs, _) = form.as_chunks::<2>();
        pairs.iter().map(|&[x, y]| self.at(f32::from(x), f32::from(y))).collect()
    }

    /// Draws a shape with an outline.
    fn solid(&mut self, tone: Tone, shape: &[At]) {
        let colour = self.colour(tone);
        if tone != Tone::Main {
            return self.pen.shape(shape, colour);
        }
        let extent = |of: fn(&At) -> f32| {
            let (least, most) = shape.iter().map(of).fold((f32::MAX, f32::MIN), |(a, b), at| (a.min(at), b.max(at)));
            most - least
        };
        let depth = (SHADE_SHARE * extent(|at| at.0).min(extent(|at| at.1))).min(SHADE);
        self.pen.shape_in_light(shape, (-depth, -0.6 * depth), colour, self.tones.shade);
    }

    /// Draws a round shape with an outline.
    pub fn form(&mut self, tone: Tone, form: &[i8]) {
        let shape = curve(&self.points(form));
        self.solid(tone, &shape);
    }

    /// Draws an angular shape with an outline.
    pub fn slab(&mut self, tone: Tone, form: &[i8]) {
        let shape = self.points(form);
        self.solid(tone, &shape);
    }

    /// Draws a symmetrical round shape with an outline, from the points of its right half, top to bottom.
    pub fn twin_form(&mut self, tone: Tone, half: &[i8]) {
        let shape = curve(&self.whole(half));
        self.solid(tone, &shape);
    }

    /// Draws a symmetrical angular shape with an outline, from the points of its right half, top to bottom.
    pub fn twin_slab(&mut self, tone: Tone, half: &[i8]) {
        let shape = self.whole(half);
        self.solid(tone, &shape);
    }

    fn whole(&self, half: &[i8]) -> Vec<At> {
        let (pairs, _) = half.as_chunks::<2>();
        let right = pairs.iter().map(|&[x, y]| (f32::from(x), f32::from(y)));
        let left = right.clone().rev().filter(|&(x, _)| x > 0.0).map(|(x, y)| (-x, y));
        right.chain(left).map(|(x, y)| self.at(x, y)).collect()
    }

    /// Draws a round shape without an outline, inside another shape.
    pub fn patch(&mut self, tone: Tone, form: &[i8]) {
        let (shape, colour) = (curve(&self.points(form)), self.colour(tone));
        self.pen.plain(&shape, colour);
    }

    /// Draws an angular shape without an outline, inside another shape.
    pub fn facet(&mut self, tone: Tone, form: &[i8]) {
        let (shape, colour) = (self.points(form), self.colour(tone));
        self.pen.plain(&shape, colour);
    }

    /// Draws an outlined stroke from point to point.
    pub fn rod(&mut self, tone: Tone, width: i8, path: &[i8]) {
        let (path, colour) = (self.points(path), self.colour(tone));
        self.pen.stroke(&path, f32::from(width) / 100.0 * self.scale, colour);
    }

    /// Draws an outlined curved stroke.
    pub fn tube(&mut self, tone: Tone, width: i8, path: &[i8]) {
        let (path, colour) = (smooth_curve(&self.points(path)), self.colour(tone));
        self.pen.stroke(&path, f32::from(width) / 100.0 * self.scale, colour);
    }

    /// Draws a stroke without an outline.
    pub fn scratch(&mut self, tone: Tone, width: i8, path: &[i8]) {
        let (path, colour) = (self.points(path), self.colour(tone));
        for pair in path.windows(2) {
            self.pen.line(pair[0], pair[1], f32::from(width) / 100.0 * self.scale, colour);
        }
    }

    /// Draws a curved stroke without an outline.
    pub fn crease(&mut self, tone: Tone, width: i8, path: &[i8]) {
        let (path, colour) = (smooth_curve(&self.points(path)), self.colour(tone));
        for pair in path.windows(2) {
            self.pen.line(pair[0], pair[1], f32::from(width) / 100.0 * self.scale, colour);
        }
    }

    /// Draws a disc with an outline.
    pub fn ball(&mut self, tone: Tone, x: i8, y: i8, radius: i8) {
        let ((x, y), radius) = (self.at(x.into(), y.into()), f32::from(radius) / 100.0 * self.scale);
        let colour = self.colour(tone);
        if tone == Tone::Main {
            self.pen.disc(x, y, radius, self.tones.shade);
            self.pen.dot(x - 0.1 * radius, y - 0.06 * radius, 0.88 * radius, colour);
        } else {
            self.pen.disc(x, y, radius, colour);
        }
    }

    /// Draws a disc without an outline.
    pub fn dot(&mut self, tone: Tone, x: i8, y: i8, radius: i8) {
        let ((x, y), colour) = (self.at(x.into(), y.into()), self.colour(tone));
        self.pen.dot(x, y, f32::from(radius) / 100.0 * self.scale, colour);
    }

    /// Draws a broad ring, outlined on both sides.
    pub fn hoop(&mut self, tone: Tone, x: i8, y: i8, radius: i8, width: i8) {
        let ((x, y), colour) = (self.at(x.into(), y.into()), self.colour(tone));
        let [radius, width] = [radius, width].map(|length| f32::from(length) / 100.0 * self.scale);
        self.pen.hoop(x, y, radius, width, colour);
    }

    /// Draws a part and its mirror image.
    pub fn both(&mut self, draw: impl Fn(&mut Self)) {
        draw(self);
        self.mirror(draw);
    }

    /// Draws the mirror image of a part.
    pub fn mirror(&mut self, draw: impl Fn(&mut Self)) {
        self.across = (-self.across.0, -self.across.1);
        draw(self);
        self.across = (-self.across.0, -self.across.1);
    }

    /// Draws a part around another centre and with another x axis, in hundredths: `(0, 100)` turns it a quarter
    /// clockwise, and a shorter axis makes it smaller.
    pub fn transform(&mut self, x: i8, y: i8, axis: (i8, i8), draw: impl Fn(&mut Self)) {
        let before = (self.across, self.down, self.middle, self.scale);
        let (across, down) = (self.across, self.down);
        let (a, b) = (f32::from(axis.0) / 100.0, f32::from(axis.1) / 100.0);
        self.middle = self.at(x.into(), y.into());
        self.across = (a * across.0 + b * down.0, a * across.1 + b * down.1);
        self.down = (a * down.0 - b * across.0, a * down.1 - b * across.1);
        self.scale *= (a * a + b * b).sqrt();
        draw(self);
        (self.across, self.down, self.middle, self.scale) = before;
    }
}

/// A smooth closed curve through points.
fn curve(points: &[At]) -> Vec<At> {
    let at = |index: usize| points[index % points.len()];
    let count = points.len();
    (0..count).flat_map(|index| pieces([at(index + count - 1), at(index), at(index + 1), at(index + 2)])).collect()
}

/// A smooth open curve through points.
fn smooth_curve(points: &[At]) -> Vec<At> {
    let Some(last) = points.len().checked_sub(1) else { return Vec::new() };
    let piece = |index: usize| {
        pieces([points[index.saturating_sub(1)], points[index], points[index + 1], points[(index + 2).min(last)]])
    };
    (0..last).flat_map(piece).chain([points[last]]).collect()
}

/// The Catmull-Rom curve from the second of four points to the third, without its end.
fn pieces([before, from, to, after]: [At; 4]) -> impl Iterator<Item = At> {
    (0..if from == to { 1 } else { PIECES }).map(move |step| {
        let t = f32::from(step) / f32::from(PIECES);
        let axis = |before: f32, from: f32, to: f32, after: f32| {
            let (one, two) = (to - before, 2.0 * before - 5.0 * from + 4.0 * to - after);
            let three = 3.0 * from - before - 3.0 * to + after;
            from + 0.5 * t * (one + t * (two + t * three))
        };
        (axis(before.0, from.0, to.0, after.0), axis(before.1, from.1, to.1, after.1))
    })
}
