//! The arena: zones, directions, layouts (TEM-1).

use std::fmt;

use serde::{Deserialize, Serialize};

/// Number of columns, and of rows, of the grid.
pub const GRID_SIZE: u8 = 5;
/// Number of zones in the grid.
pub const ZONE_COUNT: usize = 25;

/// A zone of the grid, numbered by column, then row (TEM-1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Zone(u8);

impl Zone {
    /// The mech bay of every built-in layout.
    pub const CENTRE: Self = Self(12);

    /// The zone at a column counted from the west and a row counted from the north, both from 0.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < GRID_SIZE && row < GRID_SIZE { Some(Self(column * GRID_SIZE + row)) } else { None }
    }

    /// All zones, by column, then row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..GRID_SIZE * GRID_SIZE).map(Self)
    }

    /// Index into a list with one entry per zone.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from the west, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 / GRID_SIZE
    }

    /// The row, counted from the north, from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 % GRID_SIZE
    }

    /// The zone a number of steps away, if it is on the grid.
    #[must_use]
    pub fn step(self, direction: Direction, steps: u8) -> Option<Self> {
        let (east, south) = direction.delta();
        let steps = i8::try_from(steps).ok()?;
        let column = i8::try_from(self.column()).ok()?.checked_add(east.checked_mul(steps)?)?;
        let row = i8::try_from(self.row()).ok()?.checked_add(south.checked_mul(steps)?)?;
        Self::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
    }

    /// Parses a word such as `B3`.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        match *word.as_bytes() {
            [column @ b'A'..=b'E', row @ b'1'..=b'5'] => Self::new(column - b'A', row - b'1'),
            _ => None,
        }
    }
}

impl TryFrom<u8> for Zone {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if index < GRID_SIZE * GRID_SIZE { Ok(Self(index)) } else { Err("a square from 0 to 24") }
    }
}

impl From<Zone> for u8 {
    fn from(zone: Zone) -> Self {
        zone.0
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

/// A direction (TEM-1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum Direction {
    #[default]
    N,
    E,
    S,
    W,
    Ne,
    Se,
    Sw,
    Nw,
}

impl Direction {
    /// The directions along columns and rows, clockwise.
    pub const ORTHOGONAL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];
    /// The diagonals, clockwise.
    pub const DIAGONAL: [Self; 4] = [Self::Ne, Self::Se, Self::Sw, Self::Nw];

    /// All directions in the order of the notation.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ORTHOGONAL.into_iter().chain(Self::DIAGONAL)
    }

    /// The unit step as its east and south components.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::N => (0, -1),
            Self::E => (1, 0),
            Self::S => (0, 1),
            Self::W => (-1, 0),
            Self::Ne => (1, -1),
            Self::Se => (1, 1),
            Self::Sw => (-1, 1),
            Self::Nw => (-1, -1),
        }
    }

    /// The direction after this many quarter turns clockwise.
    #[must_use]
    pub fn rotate(self, quarters: usize) -> Self {
        let list = if self <= Self::W { Self::ORTHOGONAL } else { Self::DIAGONAL };
        let place = list.iter().position(|&known| known == self).unwrap_or_default();
        list[(place + quarters) % 4]
    }

    /// The notation's word for the direction.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::N => "n",
            Self::E => "e",
            Self::S => "s",
            Self::W => "w",
            Self::Ne => "ne",
            Self::Se => "se",
            Self::Sw => "sw",
            Self::Nw => "nw",
        }
    }

    /// Parses the notation's word for a direction.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::all().find(|direction| direction.keyword() == word)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.keyword())
    }
}

/// The arena for a given number of players (TEM-1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arena {
    /// The arena for two players, without the outer rows.
    Two,
    /// The arena for three players, without the southern row.
    Three,
    /// The whole arena, for four players.
    Four,
    /// The arena for one player against two robots: the same as for three players.
    Solo,
}

impl Arena {
    /// All arenas.
    pub const ALL: [Self; 4] = [Self::Two, Self::Three, Self::Four, Self::Solo];

    /// The arena for a number of human players.
    #[must_use]
    pub const fn for_people(people: usize) -> Option<Self> {
        match people {
            1 => Some(Self::Solo),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            _ => None,
        }
    }

    /// The number of players, robots included (TEM-0.4).
    #[must_use]
    pub const fn players(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three | Self::Solo => 3,
            Self::Four => 4,
        }
    }

    /// The number of human players.
    #[must_use]
    pub const fn people(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Solo => 1,
        }
    }

    /// The notation's word for the arena.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::Three => "three",
            Self::Four => "four",
            Self::Solo => "solo",
        }
    }
}

/// A zone's role in a layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    Outside,
    Bay,
    Base,
    Resource,
}

/// The cells of an arena, indexed by zone.
pub type Layout = [Cell; ZONE_COUNT];
