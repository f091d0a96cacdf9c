//! The picture while it is drawn: an RGB buffer and the few shapes that everything is made of.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    reason = "coordinates are clamped to the picture, a few thousand pixels, before they are cast"
)]

use image::{Rgb, RgbImage};
use imageproc::drawing::draw_filled_rect_mut;
use imageproc::rect::Rect;

use super::encode;
use super::geometry::{Area, Point};
use super::palette::{Colour, Palette};
use super::raster;

/// Corners this many pixels apart are drawn one by one, without a pixel that two of them cover in part.
const CORNERS_APART: f32 = 4.0;

/// A picture being drawn.
#[derive(Debug, Clone)]
pub struct Canvas {
    image: RgbImage,
    /// The colours that everything on it is drawn in.
    pub palette: &'static Palette,
}

impl Canvas {
    /// An empty picture on the palette's background.
    pub fn new(width: usize, height: usize, palette: &'static Palette) -> Self {
        Self { image: RgbImage::from_pixel(width as u32, height as u32, Rgb(palette.background.rgb)), palette }
    }

    /// Width in pixels.
    pub fn width(&self) -> usize {
        self.image.width() as usize
    }

    /// Height in pixels.
    pub fn height(&self) -> usize {
        self.image.height() as usize
    }

    /// The pixels, row by row from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[[u8; 3]]> {
        self.pixels().chunks(self.width())
    }

    /// The colours, row by row.
    pub fn pixels(&self) -> &[[u8; 3]] {
        self.image.as_chunks().0
    }

    fn pixels_mut(&mut self) -> &mut [[u8; 3]] {
        self.image.as_chunks_mut().0
    }

    /// Copies pixels into a row, from `x` to the right; what lies outside of the picture is left out.
    pub fn copy(&mut self, x: i32, y: i32, pixels: &[[u8; 3]]) {
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

    /// Copies a whole picture, with its upper left corner to a pixel.
    pub fn paste(&mut self, other: &Self, x: i32, y: i32) {
        for (row, pixels) in (0..).zip(other.rows()) {
            self.copy(x, y + row, pixels);
        }
    }

    /// Covers a pixel with a colour, as far as coverage (0 to 1) and opacity go. Outside of the picture nothing happens.
    pub fn blend(&mut self, x: i32, y: i32, colour: Colour, coverage: f32) {
        let width = self.width();
        if x < 0 || y < 0 || x as usize >= width || y as usize >= self.height() {
            return;
        }
        let pixel = &mut self.pixels_mut()[y as usize * width + x as usize];
        let alpha = (f32::from(colour.opacity) * coverage + 0.5) as u32;
        if alpha == 255 {
            *pixel = colour.rgb;
            return;
        }
        for (below, above) in pixel.iter_mut().zip(colour.rgb) {
            *below = ((u32::from(*below) * (255 - alpha) + u32::from(above) * alpha + 127) / 255) as u8;
        }
    }

    /// Fills the area within the contours; where they overlap, every second layer stays open.
    pub fn fill(&mut self, contours: &[&[Point]], colour: Colour) {
        self.fill_with(contours, |_, _| Some(colour));
    }

    /// Fills with a texture: a function from the pixel to its colour, if it has one.
    pub fn fill_with(&mut self, contours: &[&[Point]], texture: impl Fn(i32, i32) -> Option<Colour>) {
        raster::fill(contours, self.width(), self.height(), |x, y, coverage| {
            let (x, y) = (x as i32, y as i32);
            if let Some(colour) = texture(x, y) {
                self.blend(x, y, colour, coverage);
            }
        });
    }

    /// Fills a polygon.
    pub fn polygon(&mut self, points: &[Point], colour: Colour) {
        self.fill(&[points], colour);
    }

    /// Fills an upright rectangle.
    pub fn rectangle(&mut self, area: Area, colour: Colour) {
        match whole_pixels(area).filter(|_| colour.opacity == u8::MAX) {
            // No edge needs smoothing: the pixels are those of the polygon, in half the time.
            Some(rect) => draw_filled_rect_mut(&mut self.image, rect, Rgb(colour.rgb)),
            None => self.polygon(&area.corners(), colour),
        }
    }

    /// Fills an upright rectangle with rounded corners.
    pub fn rounded(&mut self, area: Area, radius: f32, colour: Colour) {
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
        let is_whole = bands.iter().all(|&band| whole_pixels(band).is_some());
        if !is_whole || colour.opacity < u8::MAX || inner.w < CORNERS_APART || inner.h < CORNERS_APART {
            return self.by_distance(area, colour, inside);
        }
        // Most of it has no edge that needs smoothing: the pixels are the same, in a fraction of the time.
        for band in bands {
            self.rectangle(band, colour);
        }
        for (x, y) in [(area.x, area.y), (right, area.y), (area.x, below), (right, below)] {
            self.by_distance(Area::new(x, y, radius, radius), colour, inside);
        }
    }

    /// Fills a circle.
    pub fn disc(&mut self, centre: Point, radius: f32, colour: Colour) {
        self.by_distance(square(centre, radius), colour, |x, y| radius - distance(centre, x, y));
    }

    /// Draws a circle with a line whose middle lies at `radius`.
    pub fn ring(&mut self, centre: Point, radius: f32, width: f32, colour: Colour) {
        self.by_distance(square(centre, radius + width), colour, |x, y| {
            width / 2.0 - (radius - distance(centre, x, y)).abs()
        });
    }

    /// Draws a straight line with round ends.
    pub fn line(&mut self, a: Point, b: Point, width: f32, colour: Colour) {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let squared = (dx * dx + dy * dy).max(f32::MIN_POSITIVE);
        let half = width / 2.0;
        let area = Area::new(a.x.min(b.x) - half, a.y.min(b.y) - half, dx.abs() + width, dy.abs() + width);
        self.by_distance(area, colour, |x, y| {
            let along = (((x - a.x) * dx + (y - a.y) * dy) / squared).clamp(0.0, 1.0);
            half - distance(Point::new(a.x + along * dx, a.y + along * dy), x, y)
        });
    }

    /// Draws the outline of a polygon with round joints.
    pub fn outline(&mut self, points: &[Point], width: f32, colour: Colour) {
        for (index, &a) in points.iter().enumerate() {
            self.line(a, points[(index + 1) % points.len()], width, colour);
        }
    }

    /// Fills a polygon with a dark outline around it, so that it stands out on any ground.
    pub fn outlined(&mut self, points: &[Point], line: f32, colour: Colour) {
        self.outline(points, line * 2.0, self.palette.ink);
        self.polygon(points, colour);
    }

    /// Fills where `inside` is positive: the distance in pixels to the border of a shape within `area`.
    fn by_distance(&mut self, area: Area, colour: Colour, inside: impl Fn(f32, f32) -> f32) {
        let limit = |value: f32, end: usize| value.clamp(0.0, end as f32) as usize;
        let (left, right) = (limit(area.x - 1.0, self.width()), limit(area.x + area.w + 2.0, self.width()));
        let (top, bottom) = (limit(area.y - 1.0, self.height()), limit(area.y + area.h + 2.0, self.height()));
        for y in top..bottom {
            for x in left..right {
                let coverage = (inside(x as f32 + 0.5, y as f32 + 0.5) + 0.5).min(1.0);
                if coverage > 0.0 {
                    self.blend(x as i32, y as i32, colour, coverage);
                }
            }
        }
    }

    /// Lets an earlier state of the picture shine through, `share` of 255 of it.
    pub fn fade_to(&mut self, earlier: &Self, share: u8) {
        for (now, before) in self.pixels_mut().iter_mut().zip(earlier.pixels()).filter(|(now, before)| now != before) {
            for (now, before) in now.iter_mut().zip(before) {
                let mixed = u32::from(*now) * u32::from(255 - share) + u32::from(*before) * u32::from(share);
                *now = ((mixed + 127) / 255) as u8;
            }
        }
    }

    /// The picture as a PNG file.
    pub fn into_png(self) -> Vec<u8> {
        encode::png(self.pixels(), self.width(), self.height())
    }
}

/// The same rectangle if it covers nothing but whole pixels.
fn whole_pixels(area: Area) -> Option<Rect> {
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
    use crate::pictures::palette::Colours;

    #[test]
    fn a_rectangle_of_whole_pixels_is_drawn_as_its_polygon_is() {
        let palette = Colours::Default.palette();
        for (x, y, w, h) in
            [(3.0, 4.0, 5.0, 6.0), (-2.0, -3.0, 9.0, 8.0), (30.0, 31.0, 50.0, 1.0), (50.0, 0.0, 4.0, 4.0)]
        {
            let (area, paper) = (Area::new(x, y, w, h), palette.paper);
            let (mut rectangle, mut polygon) = (Canvas::new(40, 40, palette), Canvas::new(40, 40, palette));
            assert!(whole_pixels(area).is_some());
            rectangle.rectangle(area, paper);
            polygon.polygon(&area.corners(), paper);
            assert_eq!(rectangle.pixels(), polygon.pixels(), "{area:?}");
        }
        assert_eq!(whole_pixels(Area::new(0.5, 0.0, 3.0, 3.0)), None);
        assert_eq!(whole_pixels(Area::new(0.0, 0.0, 3.0, 0.0)), None);
    }

    #[test]
    fn corners_of_a_rounded_rectangle_are_drawn_as_the_whole_is() {
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
            rounded.rounded(area, radius, palette.paper);
            whole.by_distance(area, palette.paper, |x, y| {
                let nearest = Point::new(x.clamp(inner.x, inner.x + inner.w), y.clamp(inner.y, inner.y + inner.h));
                radius - distance(nearest, x, y)
            });
            assert_eq!(rounded.pixels(), whole.pixels(), "{area:?}");
        }
    }
}
