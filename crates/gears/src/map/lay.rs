//! Laying tiles: turned and shifted so that openings meet (GOW-6.5 to GOW-6.8).

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::geometry::Geometry;
use super::place::Area;
use crate::tiles::{Direction, Face, FaceId, Gate};

/// A tile on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tile {
    /// The face that is up.
    pub face: FaceId,
    /// The cell of its top left corner after turning, to the east and to the south.
    pub at: (i32, i32),
    /// Quarter turns clockwise.
    pub turn: u8,
    /// The number of the map that it belongs to, from 1.
    pub sheet: u8,
    /// The level whose card brought it.
    pub level: u8,
}

/// The entrance or the exit of a tile on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Opening {
    /// The face of the tile.
    pub face: FaceId,
    /// The exit, otherwise the entrance.
    pub is_exit: bool,
}

impl Opening {
    /// The opening of a word such as `2A.O`.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        let (face, gate) = word.split_once('.')?;
        let is_exit = match gate {
            "I" => false,
            "O" => true,
            _ => return None,
        };
        Some(Self { face: FaceId::read(face)?, is_exit })
    }

    /// The opening as it is drawn on a face.
    #[must_use]
    pub fn gate(self, face: &Face) -> Gate {
        if self.is_exit { face.exit } else { face.entrance }
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}", self.face, if self.is_exit { 'O' } else { 'I' })
    }
}

impl Tile {
    /// Cells from west to east and from north to south, after turning.
    #[must_use]
    pub fn size(&self, face: &Face) -> (i32, i32) {
        let (width, height) = (i32::from(face.width), i32::from(face.height));
        if self.turn.is_multiple_of(2) { (width, height) } else { (height, width) }
    }

    /// The place on the map of a cell of the unturned face.
    #[must_use]
    pub fn cell(&self, face: &Face, x: u8, y: u8) -> (i32, i32) {
        let (x, y) = (i32::from(x), i32::from(y));
        let (right, bottom) = (i32::from(face.width) - 1 - x, i32::from(face.height) - 1 - y);
        let (x, y) = match self.turn % 4 {
            0 => (x, y),
            1 => (bottom, x),
            2 => (right, bottom),
            _ => (y, right),
        };
        (self.at.0 + x, self.at.1 + y)
    }

    /// The cell of an opening and the side to which it opens, on the map.
    #[must_use]
    pub fn opening(&self, face: &Face, gate: Gate) -> ((i32, i32), Direction) {
        (self.cell(face, gate.cell.0, gate.cell.1), gate.side.turn(self.turn))
    }

    fn overlaps(&self, face: &Face, other: &Self, other_face: &Face) -> bool {
        let ((width, height), (other_width, other_height)) = (self.size(face), other.size(other_face));
        let meets = |from: i32, length: i32, other: i32, other_length: i32| {
            from < other + other_length && other < from + length
        };
        self.sheet == other.sheet
            && meets(self.at.0, width, other.at.0, other_width)
            && meets(self.at.1, height, other.at.1, other_height)
    }
}

/// The tiles on the table.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Map {
    /// Tiles in the order in which they were drawn.
    pub tiles: Vec<Tile>,
    /// Openings that meet.
    pub joins: Vec<(Opening, Opening)>,
    /// Areas that are adjacent without geometry.
    pub links: Vec<(Area, Area)>,
    #[serde(skip)]
    geometry: Arc<Geometry>,
}

impl PartialEq for Map {
    /// The geometry follows from the rest.
    fn eq(&self, other: &Self) -> bool {
        self.tiles == other.tiles && self.joins == other.joins && self.links == other.links
    }
}

impl Eq for Map {}

impl Map {
    /// The geometry of the tiles, as of the last [`Map::survey`].
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Works out the geometry anew, after tiles, joins or links have changed.
    pub fn survey(&mut self, faces: &[Face]) {
        self.geometry = Arc::new(Geometry::of(self, faces));
    }

    /// The tile with a face.
    #[must_use]
    pub fn tile(&self, face: FaceId) -> Option<&Tile> {
        self.tiles.iter().find(|tile| tile.face == face)
    }

    /// Two tiles that cover the same cell (GOW-6.6).
    #[must_use]
    pub fn overlap(&self, faces: &[Face]) -> Option<(FaceId, FaceId)> {
        let face = |tile: &Tile| &faces[tile.face.index()];
        self.tiles.iter().enumerate().find_map(|(number, tile)| {
            let other = self.tiles[..number].iter().find(|other| tile.overlaps(face(tile), other, face(other)))?;
            Some((other.face, tile.face))
        })
    }

    /// A tile turned and shifted so that one of its openings meets an opening that is on the table (GOW-6.5).
    #[must_use]
    pub fn fitting(&self, faces: &[Face], own: Opening, to: Opening, level: u8) -> Option<Tile> {
        let laid = self.tile(to.face)?;
        let there = &faces[to.face.index()];
        let (cell, side) = laid.opening(there, to.gate(there));
        let face = &faces[own.face.index()];
        let gate = own.gate(face);
        let turn = (0..4).find(|&turn| gate.side.turn(turn) == side.turn(2))?;
        let mut tile = Tile { face: own.face, at: (0, 0), turn, sheet: laid.sheet, level };
        let (dx, dy) = side.step();
        let meeting = tile.cell(face, gate.cell.0, gate.cell.1);
        tile.at = (cell.0 + dx - meeting.0, cell.1 + dy - meeting.1);
        Some(tile)
    }

    /// The tile would cover no cell that is covered.
    #[must_use]
    pub fn has_room(&self, faces: &[Face], tile: &Tile) -> bool {
        let face = |tile: &Tile| &faces[tile.face.index()];
        self.tiles.iter().all(|other| !tile.overlaps(face(tile), other, face(other)))
    }

    /// The area at an opening of a tile.
    #[must_use]
    pub fn area_at(&self, faces: &[Face], opening: Opening) -> Option<Area> {
        self.tile(opening.face)?;
        let face = &faces[opening.face.index()];
        let (x, y) = opening.gate(face).cell;
        Some(Area { face: opening.face, letter: face.cell(x, y)?.area })
    }
}
