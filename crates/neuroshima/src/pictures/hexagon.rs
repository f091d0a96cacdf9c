//! Hexagons and edge frames, computed from constants: sines differ between platforms, but golden pictures must not.

use crate::rules::Direction;

use sztab_pictures::geometry::Point;

/// Half the square root of three: the distance from the centre of a hexagon of radius 1 to an edge.
pub const APOTHEM: f32 = 0.866_025;

/// Unit vectors of the directions N, NE, SE, S, SW, NW (NH-1.3), y downwards.
const EDGE_DIRECTIONS: [(f32, f32); 6] =
    [(0.0, -1.0), (APOTHEM, -0.5), (APOTHEM, 0.5), (0.0, 1.0), (-APOTHEM, 0.5), (-APOTHEM, -0.5)];

/// Unit vectors to the corners of a flat-topped hexagon.
const CORNER_DIRECTIONS: [(f32, f32); 6] =
    [(0.5, -APOTHEM), (1.0, 0.0), (0.5, APOTHEM), (-0.5, APOTHEM), (-1.0, 0.0), (-0.5, -APOTHEM)];

/// A corner of a hex, clockwise from the corner between the edges N and NE.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Corner {
    /// Upper right.
    NorthEast,
    /// Right.
    East,
    /// Lower right.
    SouthEast,
    /// Lower left.
    SouthWest,
    /// Left.
    West,
    /// Upper left.
    NorthWest,
}

/// A flat-topped hexagon.
pub fn hexagon(centre: Point, radius: f32) -> [Point; 6] {
    CORNER_DIRECTIONS.map(|(x, y)| centre.shift(x * radius, y * radius))
}

/// The point in the direction of a corner, `distance` pixels from the centre.
pub fn point_towards(centre: Point, corner: Corner, distance: f32) -> Point {
    let (x, y) = CORNER_DIRECTIONS[corner as usize];
    centre.shift(x * distance, y * distance)
}

/// The coordinates of one edge of a hex: `u` runs clockwise along the edge from its midpoint, `v` outwards from the
/// centre of the hex, both in radii. A shape drawn for edge N in these coordinates is right for every rotation.
#[derive(Debug, Clone, Copy)]
pub struct EdgeFrame {
    /// Centre of the hex.
    pub centre: Point,
    /// Radius of the hex in pixels.
    pub radius: f32,
    outward: (f32, f32),
}

impl EdgeFrame {
    /// The frame of the edge that faces a direction.
    pub fn new(centre: Point, radius: f32, direction: Direction) -> Self {
        Self { centre, radius, outward: EDGE_DIRECTIONS[direction.index()] }
    }

    /// The point at (u, v).
    pub fn at(&self, u: f32, v: f32) -> Point {
        let (x, y) = self.outward;
        self.centre.shift((x * v - y * u) * self.radius, (y * v + x * u) * self.radius)
    }

    /// Converts a point to (u, v), in radii.
    pub fn coordinates(&self, at: Point) -> (f32, f32) {
        let (x, y) = ((at.x - self.centre.x) / self.radius, (at.y - self.centre.y) / self.radius);
        let (outward_x, outward_y) = self.outward;
        (outward_x * y - outward_y * x, outward_x * x + outward_y * y)
    }

    /// The points at each of the given (u, v).
    pub fn polygon<const N: usize>(&self, points: [(f32, f32); N]) -> [Point; N] {
        points.map(|(u, v)| self.at(u, v))
    }
}
