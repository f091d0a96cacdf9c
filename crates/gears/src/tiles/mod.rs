//! Tile faces: squares with areas, borders and cover spaces (GOW-6.1 to GOW-6.4).

mod read;

use std::fmt;

use serde::{Deserialize, Serialize};

pub(crate) use read::read_tiles;

/// A face of a tile, given by number and letter. The order is the canonical one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FaceId(u8);

impl FaceId {
    /// The first face.
    pub(crate) const FIRST: Self = Self(0);

    /// The number of faces.
    pub const COUNT: usize = 34;

    /// Parses the notation of a face, such as `2A`.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        let side = match word.chars().last()? {
            'A' => 0,
            'B' => 1,
            _ => return None,
        };
        let digits = &word[..word.len() - 1];
        let number: u8 = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
        ((1..=17).contains(&number) && !digits.starts_with('0')).then(|| Self((number - 1) * 2 + side))
    }

    /// Its index among all faces.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for FaceId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.0 / 2 + 1, if self.0.is_multiple_of(2) { 'A' } else { 'B' })
    }
}

/// A border between two cells, or on a tile's outline (GOW-6.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Border {
    /// The two cells belong to the same area.
    Within,
    Open,
    Wall,
    Height,
    Low,
}

/// A direction on the map, clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    /// All directions, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The direction after this many quarter turns clockwise.
    #[must_use]
    pub const fn rotate(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The unit step, as its east and south components.
    #[must_use]
    pub const fn step(self) -> (i32, i32) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }
}

/// A cell that belongs to an area.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// The index of the area, counted from `A`.
    pub area: u8,
    /// True if the area's emergence hole is printed in this cell.
    pub hole: bool,
    /// True if the tile's equipment is in this cell.
    pub equipment: bool,
    /// The arrows of the cover space in this cell; empty if there is none.
    pub arrows: Vec<Direction>,
}

/// An opening on a tile's outline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gate {
    /// The column of the cell from the west and its row from the north, both from 0.
    pub cell: (u8, u8),
    /// The side of the cell where the opening is.
    pub side: Direction,
}

/// A tile face.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    /// The face's number and letter.
    pub id: FaceId,
    /// The number of columns.
    pub width: u8,
    /// The number of rows.
    pub height: u8,
    /// The cells, row by row; `None` where the face has no cell.
    pub cells: Vec<Option<Cell>>,
    /// Borders between vertically adjacent cells, row by row, starting with the northern outline.
    pub across: Vec<Border>,
    /// Borders between horizontally adjacent cells, row by row; each row starts with the western outline.
    pub along: Vec<Border>,
    /// Corners across which touching areas are adjacent, row by row.
    pub open_corners: Vec<(u8, u8)>,
    /// The entrance.
    pub entrance: Gate,
    /// The exit.
    pub exit: Gate,
    /// The number of areas.
    pub areas: u8,
    /// The drawing from which the face was read.
    pub drawing: String,
}

impl Face {
    /// The cell at a position, if it belongs to an area.
    #[must_use]
    pub fn cell(&self, x: u8, y: u8) -> Option<&Cell> {
        if x >= self.width || y >= self.height {
            return None;
        }
        self.cells[usize::from(y) * usize::from(self.width) + usize::from(x)].as_ref()
    }

    /// The border on a side of a cell.
    #[must_use]
    pub fn border(&self, x: u8, y: u8, side: Direction) -> Border {
        let (width, x, y) = (usize::from(self.width), usize::from(x), usize::from(y));
        match side {
            Direction::North => self.across[y * width + x],
            Direction::South => self.across[(y + 1) * width + x],
            Direction::West => self.along[y * (width + 1) + x],
            Direction::East => self.along[y * (width + 1) + x + 1],
        }
    }

    /// The cells that belong to areas, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = (u8, u8, &Cell)> {
        let all = (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        all.filter_map(|(x, y)| self.cell(x, y).map(|cell| (x, y, cell)))
    }
}

/// An error in the drawing of a tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TileError {
    /// The line of the text, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// The face and the row of the drawing.
    pub path: String,
    /// The character expected there.
    pub expected: String,
}
