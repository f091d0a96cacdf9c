//! Points and rectangles, in pixels.

/// A position in the picture, in pixels from the upper left corner.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    /// Creates a point from its coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point moved by a vector.
    pub const fn shift(self, dx: f32, dy: f32) -> Self {
        Self { x: self.x + dx, y: self.y + dy }
    }
}

/// An upright rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Area {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl Area {
    /// A rectangle from its upper left corner and size.
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// The rectangle shrunk by `by` on every side.
    pub const fn inset(self, by: f32) -> Self {
        Self { x: self.x + by, y: self.y + by, w: self.w - 2.0 * by, h: self.h - 2.0 * by }
    }

    /// The four corners.
    pub const fn corners(self) -> [Point; 4] {
        [
            Point::new(self.x, self.y),
            Point::new(self.x + self.w, self.y),
            Point::new(self.x + self.w, self.y + self.h),
            Point::new(self.x, self.y + self.h),
        ]
    }
}
