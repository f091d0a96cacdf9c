//! Outlines shared by symbols and the edges of tiles, so that a tile and the symbol in a text show the same shape.
//!
//! Coordinates go from -1 to 1, y downwards; shapes with a direction point up. The caller stretches the shapes to the
//! available width and height.

/// A point of a shape.
pub type At = (f32, f32);

/// A melee blade.
pub const BLADE: [At; 4] = [(-1.0, 1.0), (0.0, 0.6), (1.0, 1.0), (0.0, -1.0)];

/// A ranged arrow.
pub const ARROW: [At; 7] =
    [(-0.34, 1.0), (0.34, 1.0), (0.34, 0.07), (1.0, 0.07), (0.0, -1.0), (-1.0, 0.07), (-0.34, 0.07)];

/// One of the pulses of a Gauss shot.
pub const PULSE: [At; 6] = [(-1.0, 1.0), (0.0, -0.09), (1.0, 1.0), (1.0, 0.09), (0.0, -1.0), (-1.0, 0.09)];

/// Centres of the three pulses of a shot, each with its width relative to the widest.
pub const PULSES: [At; 3] = [(-0.63, 0.79), (0.0, 0.895), (0.63, 1.0)];

/// Half the height of one of the three pulses.
pub const PULSE_HEIGHT: f32 = 0.37;

/// An armour plate with its outer side up.
pub const PLATE: [At; 4] = [(-0.83, 1.0), (0.83, 1.0), (1.0, -1.0), (-1.0, -1.0)];

/// Distances of a plate's rivets from its centre.
pub const RIVETS: [f32; 2] = [-0.76, 0.76];

/// The rim of a web that hangs from the midpoint of an edge at (0, 0); the web's depth is 1.
pub const WEB: [At; 7] =
    [(-1.03, 0.0), (-0.97, 0.49), (-0.59, 0.85), (0.0, 1.0), (0.59, 0.85), (0.97, 0.49), (1.03, 0.0)];

/// Positions of the threads across a web, as shares of its depth.
pub const THREADS: [f32; 3] = [0.36, 0.68, 1.0];

/// The link from a socket of radius 1 to the neighbour; the socket's centre is (0, 0).
pub const STUB: [At; 4] = [(-0.57, 0.0), (0.57, 0.0), (0.57, -1.76), (-0.57, -1.76)];

/// The hole of a socket of radius 1.
pub const SOCKET_HOLE: f32 = 0.48;

/// A house with its roof up, around a disc of radius 1, for initiative that differs from the printed value.
pub const HOUSE: [At; 5] = [(0.0, -1.2), (0.92, -0.28), (0.78, 0.9), (-0.78, 0.9), (-0.92, -0.28)];

/// Distance of the house's number below the centre of the disc.
pub const HOUSE_NUMBER_OFFSET: f32 = 0.16;

/// A loudspeaker's horn.
pub const HORN: [At; 6] = [(-0.26, 0.96), (-0.3, 0.4), (-0.8, -0.42), (0.8, -0.42), (0.3, 0.4), (0.26, 0.96)];

/// The sound waves in front of a horn, line by line.
pub const SOUND_WAVES: [[At; 2]; 3] =
    [[(-0.46, -0.68), (-0.62, -0.96)], [(0.0, -0.7), (0.0, -0.98)], [(0.46, -0.68), (0.62, -0.96)]];

/// The spray of a shotgun, from its muzzle outwards.
pub const SPRAY: [At; 4] = [(-0.34, 1.0), (0.34, 1.0), (1.0, -0.8), (-1.0, -0.8)];

/// The pellets in the spray.
pub const PELLETS: [At; 3] = [(-0.46, -0.38), (0.0, -0.5), (0.46, -0.38)];

/// A drop of poison.
pub const DROP: [At; 9] = [
    (0.0, -1.0),
    (0.36, -0.36),
    (0.66, 0.14),
    (0.62, 0.6),
    (0.34, 0.92),
    (-0.34, 0.92),
    (-0.62, 0.6),
    (-0.66, 0.14),
    (-0.36, -0.36),
];

/// A rocket with its fins.
pub const ROCKET: [At; 11] = [
    (0.0, -1.0),
    (0.5, -0.4),
    (0.5, 0.34),
    (0.98, 0.96),
    (0.4, 0.74),
    (0.2, 1.0),
    (-0.2, 1.0),
    (-0.4, 0.74),
    (-0.98, 0.96),
    (-0.5, 0.34),
    (-0.5, -0.4),
];

/// A cup, open towards the neighbour, through which shots enter.
pub const CUP: [At; 14] = [
    (-1.0, -0.8),
    (-0.85, 0.15),
    (-0.45, 0.7),
    (0.0, 0.85),
    (0.45, 0.7),
    (0.85, 0.15),
    (1.0, -0.8),
    (0.6, -0.8),
    (0.48, -0.05),
    (0.24, 0.28),
    (0.0, 0.36),
    (-0.24, 0.28),
    (-0.48, -0.05),
    (-0.6, -0.8),
];

/// A muzzle through which shots leave.
pub const MUZZLE: [At; 6] = [(-0.46, 1.0), (0.46, 1.0), (0.46, 0.0), (0.86, -0.9), (-0.86, -0.9), (-0.46, 0.0)];

/// A trigger bow along an edge.
pub const BOW: [At; 8] =
    [(-1.0, 0.7), (-0.5, -0.4), (0.0, -0.8), (0.5, -0.4), (1.0, 0.7), (0.44, 0.36), (0.0, 0.1), (-0.44, 0.36)];

/// The five-pointed star of an HQ.
pub const STAR: [At; 10] = [
    (0.0, -1.0),
    (0.312, -0.43),
    (0.951, -0.309),
    (0.505, 0.164),
    (0.588, 0.809),
    (0.0, 0.531),
    (-0.588, 0.809),
    (-0.505, 0.164),
    (-0.951, -0.309),
    (-0.312, -0.43),
];

/// An explosion with eight points.
pub const BURST: [At; 16] = [
    (0.0, -1.0),
    (0.22, -0.55),
    (0.71, -0.71),
    (0.55, -0.22),
    (1.0, 0.0),
    (0.55, 0.22),
    (0.71, 0.71),
    (0.22, 0.55),
    (0.0, 1.0),
    (-0.22, 0.55),
    (-0.71, 0.71),
    (-0.55, 0.22),
    (-1.0, 0.0),
    (-0.55, -0.22),
    (-0.71, -0.71),
    (-0.22, -0.55),
];

/// A circle in steps of 15 degrees, clockwise from the top. The values are constants, because sines differ between
/// platforms.
pub const CIRCLE: [At; 24] = [
    (0.0, -1.0),
    (0.259, -0.966),
    (0.5, -0.866),
    (0.707, -0.707),
    (0.866, -0.5),
    (0.966, -0.259),
    (1.0, 0.0),
    (0.966, 0.259),
    (0.866, 0.5),
    (0.707, 0.707),
    (0.5, 0.866),
    (0.259, 0.966),
    (0.0, 1.0),
    (-0.259, 0.966),
    (-0.5, 0.866),
    (-0.707, 0.707),
    (-0.866, 0.5),
    (-0.966, 0.259),
    (-1.0, 0.0),
    (-0.966, -0.259),
    (-0.866, -0.5),
    (-0.707, -0.707),
    (-0.5, -0.866),
    (-0.259, -0.966),
];

/// Moves a shape to another centre and stretches it in both directions.
pub fn place_shape<const N: usize>(shape: [At; N], middle: At, wide: f32, high: f32) -> [At; N] {
    shape.map(|(x, y)| (middle.0 + x * wide, middle.1 + y * high))
}
