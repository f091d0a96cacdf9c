//! The canvas of a picture: a buffer of colours from a single table ([`index`]), and a few basic shapes.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    reason = "coordinates are clamped to the picture, a few thousand pixels, before they are cast"
)]

use image::{ImageBuffer, Luma};
use imageproc::drawing::draw_filled_rect_mut;
use imageproc::rect::Rect;

use super::encode;
use super::geometry::{Area, Point};
use super::index::{self, Index};
use super::palette::{Colour, Palette, SEATS, Style};
use super::raster;
use crate::hue::Hue;

/// Corners at least this many pixels apart are drawn separately, since no partly covered pixel belongs to both.
const MIN_CORNER_DISTANCE: f32 = 4.0;

/// A colour that is drawn on many pixels but looked up in the table only once.
#[derive(Debug, Clone, Copy)]
pub struct Paint {
    index: Index,
    rgb: [u8; 3],
    opacity: f32,
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Self {
        Self { index: colour.index(), rgb: colour.rgb, opacity: colour.opacity.into() }
    }
}

/// A picture being drawn.
#[derive(Debug, Clone)]
pub struct Canvas {
    image: ImageBuffer<Luma<Index>, Vec<Index>>,
    /// The palette for everything drawn on the canvas.
    pub palette: &'static Palette,
    sides: [&'static Style; SEATS],
}

impl Canvas {
    /// Creates an empty picture with the palette's background.
    pub fn new(width: usize, height: usize, palette: &'static Palette) -> Self {
        let image = ImageBuffer::from_pixel(width as u32, height as u32, Luma([palette.background.index()]));
        Self { image, palette, sides: std::array::from_fn(|side| palette.plain_style(side)) }
    }

    /// Sets the factions' hues, in turn order.
    pub fn with_hues(mut self, hues: &[Option<Hue>]) -> Self {
        for (side, hue) in hues.iter().enumerate().take(SEATS) {
            self.sides[side] = self.palette.side_style(side, *hue);
        }
        self
    }

    /// The style of a side's tiles, by the side's index in turn order.
    pub fn style(&self, side: usize) -> &'static Style {
        self.sides[side % SEATS]
    }

    /// The width in pixels.
    pub fn width(&self) -> usize {
        self.image.width() as usize
    }

    /// The height in pixels.
    pub fn height(&self) -> usize {
        self.image.height() as usize
    }

    /// The pixels, row by row from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[Index]> {
        self.pixels().chunks(self.width())
    }

    /// The pixels, row by row, as indices into the table of colours.
    pub fn pixels(&self) -> &[Index] {
        &self.image
    }

    fn pixels_mut(&mut self) -> &mut [Index] {
        &mut self.image
    }

    /// Copies pixels into a row, starting at `x`; pixels outside the picture are skipped.
    pub fn copy(&mut self, x: i32, y: i32, pixels: &[Index]) {
        let skipped = (-x).max(0) as usize;
        let start = x.max(0) as usize;
        let width = self.width();
        if y < 0 || y as usize >= self.height() || start >= width || skipped >= pixels.len() {
            return;
        }
        let length = (pixels.len() - skipped).min(width - start);
        let place = y as usize * width + start;
        self.pixels_mut()[place..place + length].copy_from_slice(&pixels[skipped..skipped + length]);
    }

    /// Copies a whole picture, with its upper left corner at the given pixel.
    pub fn paste(&mut self, other: &Self, x: i32, y: i32) {
        for (row, pixels) in (0..).zip(other.rows()) {
            self.copy(x, y + row, pixels);
        }
    }

    /// Blends a colour into a pixel according to coverage (0 to 1) and opacity. Has no effect outside the picture.
    pub fn blend(&mut self, x: i32, y: i32, paint: Paint, coverage: f32) {
        if x >= 0 && y >= 0 && (x as usize) < self.width() && (y as usize) < self.height() {
            self.blend_inside(x as usize, y as usize, paint, coverage);
        }
    }

    /// As `blend`, for a pixel within the picture.
    fn blend_inside(&mut self, x: usize, y: usize, paint: Paint, coverage: f32) {
        let place = y * self.width() + x;
        let pixel = &mut self.pixels_mut()[place];
        let alpha = (paint.opacity * coverage + 0.5) as u32;
        *pixel = if alpha == 255 { paint.index } else { mix(*pixel, paint.rgb, alpha) };
    }

    /// Fills the area within the contours by the even-odd rule.
    pub fn fill(&mut self, contours: &[&[Point]], colour: Colour) {
        self.fill_where(contours, colour, |_, _| true);
    }

    /// As `fill`, but only for the pixels for which `texture` is true.
    pub fn fill_where(&mut self, contours: &[&[Point]], colour: Colour, texture: impl Fn(i32, i32) -> bool) {
        let paint = Paint::from(colour);
        raster::fill(contours, self.width(), self.height(), |x, y, coverage| {
            if texture(x as i32, y as i32) {
                self.blend_inside(x, y, paint, coverage);
            }
        });
    }

    /// Fills a polygon.
    pub fn fill_polygon(&mut self, points: &[Point], colour: Colour) {
        self.fill(&[points], colour);
    }

    /// Fills an upright rectangle.
    pub fn fill_rectangle(&mut self, area: Area, colour: Colour) {
        match to_pixel_rect(area).filter(|_| colour.opacity == u8::MAX) {
            // No edge needs smoothing: this gives the same pixels as drawing a polygon, in half the time.
            Some(rect) => draw_filled_rect_mut(&mut self.image, rect, Luma([colour.index()])),
            None => self.fill_polygon(&area.corners(), colour),
        }
    }

    /// Fills an upright rectangle with rounded corners.
    pub fn fill_rounded_rectangle(&mut self, area: Area, radius: f32, colour: Colour) {
        let inner = area.inset(radius);
        let inside = |x: f32, y: f32| {
            let dx = (inner.x - x).max(x - inner.x - inner.w).max(0.0);
            let dy = (inner.y - y).max(y - inner.y - inner.h).max(0.0);
            radius - (dx * dx + dy * dy).sqrt()
        };
        let (right, below) = (inner.x + inner.w, inner.y + inner.h);
        let bands = [
            Area::new(inner.x, area.y, inner.w, radius),
            Area::new(area.x, inner.y, area.w, inner.h),
            Area::new(inner.x, below, inner.w, radius),
        ];
        let is_whole = bands.iter().all(|&band| to_pixel_rect(band).is_some());
        if !is_whole || colour.opacity < u8::MAX || inner.w < MIN_CORNER_DISTANCE || inner.h < MIN_CORNER_DISTANCE {
            return self.fill_by_distance(area, colour, inside);
        }
        // Most of the rectangle has no edges that need smoothing: this gives the same pixels in a fraction of the time.
        for band in bands {
            self.fill_rectangle(band, colour);
        }
        for (x, y) in [(area.x, area.y), (right, area.y), (area.x, below), (right, below)] {
            self.fill_by_distance(Area::new(x, y, radius, radius), colour, inside);
        }
    }

    /// Fills a circle.
    pub fn fill_disc(&mut self, centre: Point, radius: f32, colour: Colour) {
        self.fill_by_distance(square(centre, radius), colour, |x, y| radius - distance(centre, x, y));
    }

    /// Draws a circle whose line is centred on `radius`.
    pub fn draw_ring(&mut self, centre: Point, radius: f32, width: f32, colour: Colour) {
        self.fill_by_distance(square(centre, radius + width), colour, |x, y| {
            width / 2.0 - (radius - distance(centre, x, y)).abs()
        });
    }

    /// Draws a straight line with round ends.
    pub fn draw_line(&mut self, a: Point, b: Point, width: f32, colour: Colour) {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let squared = (dx * dx + dy * dy).max(f32::MIN_POSITIVE);
        let half = width / 2.0;
        let area = Area::new(a.x.min(b.x) - half, a.y.min(b.y) - half, dx.abs() + width, dy.abs() + width);
        self.fill_by_distance(area, colour, |x, y| {
            let along = (((x - a.x) * dx + (y - a.y) * dy) / squared).clamp(0.0, 1.0);
            half - distance(Point::new(a.x + along * dx, a.y + along * dy), x, y)
        });
    }

    /// Draws the outline of a polygon with round joins.
    pub fn draw_outline(&mut self, points: &[Point], width: f32, colour: Colour) {
        for (index, &a) in points.iter().enumerate() {
            self.draw_line(a, points[(index + 1) % points.len()], width, colour);
        }
    }

    /// Fills a polygon with a dark outline around it, so that it stands out on any background.
    pub fn fill_outlined_polygon(&mut self, points: &[Point], line: f32, colour: Colour) {
        self.draw_outline(points, line * 2.0, self.palette.ink);
        self.fill_polygon(points, colour);
    }

    /// Fills the pixels within `area` where `inside` is positive. `inside` returns the distance in pixels from the
    /// border of a shape.
    fn fill_by_distance(&mut self, area: Area, colour: Colour, inside: impl Fn(f32, f32) -> f32) {
        let limit = |value: f32, end: usize| value.clamp(0.0, end as f32) as usize;
        let (left, right) = (limit(area.x - 1.0, self.width()), limit(area.x + area.w + 2.0, self.width()));
        let (top, bottom) = (limit(area.y - 1.0, self.height()), limit(area.y + area.h + 2.0, self.height()));
        let paint = Paint::from(colour);
        for y in top..bottom {
            for x in left..right {
                let coverage = (inside(x as f32 + 0.5, y as f32 + 0.5) + 0.5).min(1.0);
                if coverage > 0.0 {
                    self.blend_inside(x, y, paint, coverage);
                }
            }
        }
    }

    /// Blends an earlier state of the picture over it, with an opacity of `share` out of 255.
    pub fn blend_earlier(&mut self, earlier: &Self, share: u8) {
        for (now, before) in self.pixels_mut().iter_mut().zip(earlier.pixels()).filter(|(now, before)| now != before) {
            *now = mix(*now, index::rgb(*before), share.into());
        }
    }

    /// The picture as a PNG file.
    pub fn into_png(self) -> Vec<u8> {
        encode::encode_png(self.pixels(), self.width(), self.height())
    }
}

/// A colour with another colour over it, whose opacity is `share` out of 255.
fn mix(below: Index, above: [u8; 3], share: u32) -> Index {
    let rgb = index::rgb(below);
    let channel = |at: usize| (u32::from(rgb[at]) * (255 - share) + u32::from(above[at]) * share + 127) / 255;
    let seen = [0, 1, 2].map(|at| channel(at) as u8);
    // A very faint colour has no effect.
    if seen == rgb { below } else { index::nearest_mix(seen) }
}

/// The rectangle in whole pixels, if all its edges are on pixel boundaries.
fn to_pixel_rect(area: Area) -> Option<Rect> {
    let is_whole = [area.x, area.y, area.w, area.h].iter().all(|length| length.fract() == 0.0);
    let rect = || Rect::at(area.x as i32, area.y as i32).of_size(area.w as u32, area.h as u32);
    (is_whole && area.w >= 1.0 && area.h >= 1.0).then(rect)
}

fn square(centre: Point, radius: f32) -> Area {
    Area::new(centre.x - radius, centre.y - radius, 2.0 * radius, 2.0 * radius)
}

fn distance(centre: Point, x: f32, y: f32) -> f32 {
    ((centre.x - x) * (centre.x - x) + (centre.y - y) * (centre.y - y)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Colours;

    #[test]
    fn whole_pixel_rectangles_look_the_same_as_polygons() {
        let palette = Colours::Default.palette();
        for (x, y, w, h) in
            [(3.0, 4.0, 5.0, 6.0), (-2.0, -3.0, 9.0, 8.0), (30.0, 31.0, 50.0, 1.0), (50.0, 0.0, 4.0, 4.0)]
        {
            let (area, paper) = (Area::new(x, y, w, h), palette.paper);
            let (mut rectangle, mut polygon) = (Canvas::new(40, 40, palette), Canvas::new(40, 40, palette));
            assert!(to_pixel_rect(area).is_some());
            rectangle.fill_rectangle(area, paper);
            polygon.fill_polygon(&area.corners(), paper);
            assert_eq!(rectangle.pixels(), polygon.pixels(), "{area:?}");
        }
        assert_eq!(to_pixel_rect(Area::new(0.5, 0.0, 3.0, 3.0)), None);
        assert_eq!(to_pixel_rect(Area::new(0.0, 0.0, 3.0, 0.0)), None);
    }

    #[test]
    fn corners_of_rounded_rectangles_match_the_full_drawing() {
        let palette = Colours::Default.palette();
        for (x, y, w, h, radius) in [
            (3.0, 4.0, 30.0, 25.0, 8.0),
            (-5.0, 20.0, 90.0, 40.0, 12.0),
            (10.0, -9.0, 12.0, 12.0, 4.0),
            (1.0, 1.0, 11.0, 12.0, 4.0),
            (1.5, 1.0, 30.0, 12.0, 4.0),
        ] {
            let (area, inner) = (Area::new(x, y, w, h), Area::new(x, y, w, h).inset(radius));
            let (mut rounded, mut whole) = (Canvas::new(40, 40, palette), Canvas::new(40, 40, palette));
            rounded.fill_rounded_rectangle(area, radius, palette.paper);
            whole.fill_by_distance(area, palette.paper, |x, y| {
                let nearest = Point::new(x.clamp(inner.x, inner.x + inner.w), y.clamp(inner.y, inner.y + inner.h));
                radius - distance(nearest, x, y)
            });
            assert_eq!(rounded.pixels(), whole.pixels(), "{area:?}");
        }
    }
}
