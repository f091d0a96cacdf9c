//! A `plotters` backend that draws on our canvas, with smooth edges and our font.
//!
//! `plotters` looks up fonts on the system or in its own registry, and lays out text with another library. The backend
//! uses neither: it measures and draws text as in all other pictures, so a chart matches them and is the same on every
//! machine.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "coordinates, sizes and opacities of a picture are small"
)]

use std::convert::Infallible;

use plotters::style::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind, FontStyle,
};

use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::palette::Colour;
use crate::text::{Align, Type};

type DrawResult = Result<(), DrawingErrorKind<Infallible>>;

/// A canvas that `plotters` draws on.
pub struct Brush<'a>(pub &'a mut Canvas);

impl DrawingBackend for Brush<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        (self.0.width() as u32, self.0.height() as u32)
    }

    fn ensure_prepared(&mut self) -> DrawResult {
        Ok(())
    }

    fn present(&mut self) -> DrawResult {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, colour: BackendColor) -> DrawResult {
        self.0.blend(x, y, to_colour(colour).into(), 1.0);
        Ok(())
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> DrawResult {
        let width = style.stroke_width();
        let (from, to) = (align_to_pixels(from, width), align_to_pixels(to, width));
        let colour = to_colour(style.color());
        let is_upright = from.x.to_bits() == to.x.to_bits() || from.y.to_bits() == to.y.to_bits();
        if is_upright {
            // Drawn without round ends, so that grid lines stay within the frame.
            let (x, y, half) = (from.x.min(to.x), from.y.min(to.y), width as f32 / 2.0);
            let area = Area::new(x - half, y - half, (from.x - to.x).abs(), (from.y - to.y).abs());
            self.0.fill_rectangle(Area { w: area.w + width as f32, h: area.h + width as f32, ..area }, colour);
        } else {
            self.0.draw_line(from, to, width as f32, colour);
        }
        Ok(())
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
        fill: bool,
    ) -> DrawResult {
        let (left, right) = (from.0.min(to.0) as f32, from.0.max(to.0) as f32);
        let (top, bottom) = (from.1.min(to.1) as f32, from.1.max(to.1) as f32);
        let (area, colour) = (Area::new(left, top, right - left, bottom - top), to_colour(style.color()));
        if fill {
            self.0.fill_rectangle(area, colour);
        } else {
            self.0.draw_outline(&area.corners(), style.stroke_width() as f32, colour);
        }
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(&mut self, path: I, style: &S) -> DrawResult {
        let mut last = None;
        for point in path {
            if let Some(last) = last {
                self.draw_line(last, point, style)?;
            }
            last = Some(point);
        }
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(&mut self, centre: BackendCoord, radius: u32, style: &S, fill: bool) -> DrawResult {
        let (centre, colour) = (Point::new(centre.0 as f32, centre.1 as f32), to_colour(style.color()));
        if fill {
            self.0.fill_disc(centre, radius as f32, colour);
        } else {
            self.0.draw_ring(centre, radius as f32, style.stroke_width() as f32, colour);
        }
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        corners: I,
        style: &S,
    ) -> DrawResult {
        let corners: Vec<Point> = corners.into_iter().map(|(x, y)| Point::new(x as f32, y as f32)).collect();
        self.0.fill_polygon(&corners, to_colour(style.color()));
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, (x, y): BackendCoord) -> DrawResult {
        let set = to_type(style);
        let align = match style.anchor().h_pos {
            HPos::Left => Align::Left,
            HPos::Right => Align::Right,
            HPos::Center => Align::Centre,
        };
        let shift = match style.anchor().v_pos {
            VPos::Top => set.size / 2.0,
            VPos::Center => 0.0,
            VPos::Bottom => -set.size / 2.0,
        };
        set.draw(self.0, Point::new(x as f32, y as f32 + shift), align, text);
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let set = to_type(style);
        Ok((set.width(text).ceil() as u32, set.size.ceil() as u32))
    }
}

/// Shifts a point so that lines are crisp: lines of even width are centred between pixels, all others on pixels.
fn align_to_pixels((x, y): BackendCoord, width: u32) -> Point {
    let shift = if width.is_multiple_of(2) { 0.0 } else { 0.5 };
    Point::new(x as f32 + shift, y as f32 + shift)
}

fn to_colour(colour: BackendColor) -> Colour {
    let (red, green, blue) = colour.rgb;
    Colour { rgb: [red, green, blue], opacity: (colour.alpha.clamp(0.0, 1.0) * 255.0).round() as u8 }
}

fn to_type<S: BackendTextStyle>(style: &S) -> Type {
    let (size, colour) = (style.size() as f32, to_colour(style.color()));
    match style.style() {
        FontStyle::Bold => Type::bold(size, colour),
        FontStyle::Normal | FontStyle::Italic | FontStyle::Oblique => Type::regular(size, colour),
    }
}
