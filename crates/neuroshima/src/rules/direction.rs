//! Directions of the board, and rotations of tiles (NH-1.3, NH-1.4).

#![allow(clippy::cast_possible_truncation, reason = "directions and rotations stay below 6")]

use serde::{Deserialize, Serialize};

use super::geometry::DIRECTIONS;

/// A direction of the board, 0 to 5 clockwise from north (NH-1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Direction(u8);

/// Clockwise turn of a tile, in steps of 60 degrees, 0 to 5 (NH-1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rotation(u8);

impl Direction {
    /// All six directions, clockwise from north.
    pub const ALL: [Self; DIRECTIONS] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The direction with this number, if it is below 6.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (usize::from(number) < DIRECTIONS).then_some(Self(number))
    }

    /// The direction's number, 0 to 5 clockwise from north.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The opposite direction (NH-1.3).
    #[must_use]
    pub fn opposite(self) -> Self {
        Self((self.0 + 3) % 6)
    }
}

impl Rotation {
    /// All six rotations, in ascending order.
    pub const ALL: [Self; DIRECTIONS] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The rotation of this many steps, if it is below 6.
    #[must_use]
    pub fn new(steps: u8) -> Option<Self> {
        (usize::from(steps) < DIRECTIONS).then_some(Self(steps))
    }

    /// The rotation's number of clockwise steps of 60 degrees, 0 to 5.
    #[must_use]
    pub fn steps(self) -> u8 {
        self.0
    }

    /// This rotation turned further clockwise by a number of steps of 60 degrees.
    #[must_use]
    pub fn turn(self, steps: u8) -> Self {
        Self(((usize::from(self.0) + usize::from(steps)) % DIRECTIONS) as u8)
    }

    /// Converts a mask with one bit per printed edge into a mask with one bit per direction (NH-1.4).
    #[must_use]
    pub fn directions(self, edges: u8) -> u8 {
        let edges = u16::from(edges) << self.0;
        ((edges | edges >> DIRECTIONS) & 0b11_1111) as u8
    }

    /// The direction that printed edge `edge` faces (NH-1.4).
    #[must_use]
    pub fn direction(self, edge: usize) -> Direction {
        Direction(((edge + usize::from(self.0)) % DIRECTIONS) as u8)
    }

    /// The printed edge that faces a direction (NH-1.4).
    #[must_use]
    pub fn edge(self, direction: Direction) -> usize {
        (direction.index() + DIRECTIONS - usize::from(self.0)) % DIRECTIONS
    }
}

/// Numbers in snapshots are checked like any other input: a rotation of 9, for example, would lead to an edge that does
/// not exist.
macro_rules! checked_number {
    ($type:ident, $bound:expr, $name:literal) => {
        impl TryFrom<u8> for $type {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                if usize::from(number) < $bound {
                    Ok(Self(number))
                } else {
                    Err(format!("{number} is no {}: they are numbered from 0 to {}", $name, $bound - 1))
                }
            }
        }

        impl From<$type> for u8 {
            fn from(checked: $type) -> Self {
                checked.0
            }
        }
    };
}

pub(super) use checked_number;

checked_number!(Direction, DIRECTIONS, "direction");
checked_number!(Rotation, DIRECTIONS, "rotation");
