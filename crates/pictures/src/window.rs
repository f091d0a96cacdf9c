//! A rectangle of whole pixels: the part of a picture that changes, so that the rest does not have to be examined.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "places are clamped to the picture, a few thousand pixels, before they are cast"
)]

use super::canvas::Canvas;
use super::geometry::Area;

/// A rectangle of pixels, including the left column and the top row, but not the right column and the bottom row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The first column.
    pub left: usize,
    /// The first row.
    pub top: usize,
    /// The column after the last one.
    pub right: usize,
    /// The row after the last one.
    pub bottom: usize,
}

impl Window {
    /// The whole picture.
    pub fn full(canvas: &Canvas) -> Self {
        Self { left: 0, top: 0, right: canvas.width(), bottom: canvas.height() }
    }

    /// The pixels of a picture that an area touches.
    pub fn from_area(canvas: &Canvas, area: Area) -> Self {
        let least = |value: f32, most: usize| (value.floor().max(0.0) as usize).min(most);
        let most = |value: f32, most: usize| (value.ceil().max(0.0) as usize).min(most);
        let (left, top) = (least(area.x, canvas.width()), least(area.y, canvas.height()));
        let (right, bottom) = (most(area.x + area.w, canvas.width()), most(area.y + area.h, canvas.height()));
        Self { left, top, right: right.max(left), bottom: bottom.max(top) }
    }

    /// The smallest window that contains all the areas; empty if there are no areas.
    pub fn around(canvas: &Canvas, areas: impl IntoIterator<Item = Area>) -> Self {
        let windows = areas.into_iter().map(|area| Self::from_area(canvas, area));
        windows.reduce(Self::union).unwrap_or(Self { left: 0, top: 0, right: 0, bottom: 0 })
    }

    fn union(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Copies the pixels within the window from another picture of the same size.
    pub fn restore(self, canvas: &mut Canvas, from: &Canvas) {
        let rows = (self.top as i32..).zip(from.rows().skip(self.top).take(self.bottom - self.top));
        for (y, row) in rows {
            canvas.copy(self.left as i32, y, &row[self.left..self.right]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Colours;

    #[test]
    fn windows_cover_the_touched_pixels_within_the_picture() {
        let palette = Colours::Default.palette();
        let mut canvas = Canvas::new(40, 30, palette);
        let clean = canvas.clone();
        let window = Window::from_area(&canvas, Area::new(2.4, -7.0, 3.2, 9.5));
        assert_eq!(window, Window { left: 2, top: 0, right: 6, bottom: 3 });
        let both = Window::around(&canvas, [Area::new(30.0, 20.0, 90.0, 4.0), Area::new(3.0, 5.0, 1.0, 1.0)]);
        assert_eq!(both, Window { left: 3, top: 5, right: 40, bottom: 24 });
        assert_eq!(Window::around(&canvas, []), Window { left: 0, top: 0, right: 0, bottom: 0 });
        canvas.fill_rectangle(Area::new(0.0, 0.0, 40.0, 30.0), palette.paper);
        window.restore(&mut canvas, &clean);
        let left = canvas.pixels().iter().filter(|pixel| **pixel == palette.background.index()).count();
        assert_eq!(left, 12);
    }
}
