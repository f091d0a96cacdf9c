//! Boards and their hexes (NH-1.1 to NH-1.6, NH-12.40, NH-13.30).
//!
//! A hex is an index into its board: columns go from left to right, and each column from top to bottom. Ascending
//! indices are therefore the canonical order of the notation (A1, A2, A3, B1, ...).

#![allow(clippy::cast_possible_truncation, reason = "indices of hexes stay below 64")]

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::direction::checked_number;
use super::geometry::{Cell, ENLARGED, Geometry, NO_HEX, STANDARD, keep_page};

pub use super::direction::{Direction, Rotation};
pub use super::geometry::{DIRECTIONS, MAX_HEXES};

/// Number of hexes of the enlarged board, up to which snapshots have a value for each hex.
const ENLARGED_HEXES: usize = 37;

/// The board in play: the standard one (NH-1.1), the enlarged one (NH-12.40), or that of a page (NH-13.30). As text it
/// is `standard`, `enlarged`, or a list of hexes, each as the letter of its column and its half row.
///
/// ```
/// use sztab_neuroshima::rules::Board;
///
/// let board: Board = "A2A4B1B3B5C2C4".parse()?;
/// assert_eq!((board.size(), board.neighbours(board.hex("B2").unwrap()).count()), (7, 6));
/// assert_eq!(board.to_string(), "A2A4B1B3B5C2C4");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Board(pub(super) &'static Geometry);

/// A hex of a board, as an index in column order, below [`Board::size`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Hex(pub(super) u8);

/// A set of hexes of one board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct HexSet(u64);

impl Default for Board {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl Board {
    /// 19 hexes in columns A to E.
    pub const STANDARD: Self = Self(&STANDARD);
    /// 37 hexes in columns A to G.
    pub const ENLARGED: Self = Self(&ENLARGED);

    /// The board of a page with these hexes (NH-13.30). It is kept for the rest of the process, since boards are passed
    /// by value everywhere; equal boards are kept once.
    ///
    /// # Errors
    ///
    /// If they are no set of hexes that a page may have, or the process keeps too many boards already.
    pub fn of_cells(cells: Vec<Cell>) -> Result<Self, String> {
        keep_page(cells).map(Self)
    }

    /// The hexes of a page as they are drawn, in canonical order; empty for the other two boards.
    #[must_use]
    pub fn cells(self) -> &'static [Cell] {
        &self.0.cells
    }

    /// True for the board of a page.
    #[must_use]
    pub fn is_page(self) -> bool {
        !self.cells().is_empty()
    }

    /// Number of hexes of the board.
    #[must_use]
    pub fn size(self) -> usize {
        self.0.hexes
    }

    /// Every hex in canonical order.
    pub fn hexes(self) -> impl DoubleEndedIterator<Item = Hex> + Clone {
        (0..u8::try_from(self.size()).unwrap_or(u8::MAX)).map(Hex)
    }

    /// The hexes that decide whether the board is full, in canonical order: the whole board, or the middle 19 hexes of
    /// the enlarged one.
    pub fn basic_hexes(self) -> impl Iterator<Item = Hex> + Clone {
        self.hexes().filter(move |&hex| {
            let (q, r) = self.axial(hex);
            self != Self::ENLARGED || q.abs() <= 2 && r.abs() <= 2 && (q + r).abs() <= 2
        })
    }

    /// The adjacent hex in a direction, if there is one on the board.
    #[must_use]
    pub fn neighbour(self, hex: Hex, direction: Direction) -> Option<Hex> {
        let index = self.0.neighbours[hex.index()][direction.index()];
        (index != NO_HEX).then_some(Hex(index))
    }

    /// The adjacent hexes.
    pub(super) fn around(self, hex: Hex) -> HexSet {
        self.adjacent_in(hex, 0b11_1111)
    }

    /// The adjacent hexes in a set of directions, one bit each.
    pub(super) fn adjacent_in(self, hex: Hex, directions: u8) -> HexSet {
        let neighbours = &self.0.neighbours[hex.index()];
        let mut set = HexSet::EMPTY;
        let mut rest = directions;
        while rest != 0 {
            let index = neighbours[rest.trailing_zeros() as usize];
            if index != NO_HEX {
                set.insert(Hex(index));
            }
            rest &= rest - 1;
        }
        set
    }

    /// The hexes at distance 2 in a set of directions, one bit each.
    pub(super) fn at_distance_two(self, hex: Hex, directions: u8) -> HexSet {
        let second = |direction| self.line(hex, direction).nth(1);
        let wanted = Direction::ALL.into_iter().filter(|direction| directions & 1 << direction.index() != 0);
        wanted.filter_map(second).collect()
    }

    /// The adjacent hexes with their directions, clockwise from north.
    pub fn neighbours(self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> {
        Direction::ALL.into_iter().filter_map(move |direction| Some((direction, self.neighbour(hex, direction)?)))
    }

    /// The hexes of a line of fire: from the adjacent hex to the edge of the board, without `hex` (NH-1.5).
    pub fn line(self, hex: Hex, direction: Direction) -> impl Iterator<Item = Hex> {
        std::iter::successors(self.neighbour(hex, direction), move |&next| self.neighbour(next, direction))
    }

    /// The number of steps between two hexes (NH-1.5).
    #[must_use]
    pub fn distance(self, a: Hex, b: Hex) -> u8 {
        let ((aq, ar), (bq, br)) = (self.axial(a), self.axial(b));
        let (q, r) = (aq - bq, ar - br);
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    /// Axial coordinates (q, r) with the centre at (0, 0) (NH-1.2).
    #[must_use]
    pub fn axial(self, hex: Hex) -> (i8, i8) {
        self.0.axial[hex.index()]
    }

    /// The direction from a hex to an adjacent one.
    #[must_use]
    pub fn direction(self, from: Hex, to: Hex) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(from, direction) == Some(to))
    }

    /// The name of a hex: column letter and row number, such as `C3`.
    #[must_use]
    pub fn name(self, hex: Hex) -> HexName {
        let (column, row) = self.0.names[hex.index()];
        HexName { column: char::from(b'A' + column), row }
    }

    /// The hex with this name, in upper or lower case.
    #[must_use]
    pub fn hex(self, name: &str) -> Option<Hex> {
        let (column, row) = name.split_at_checked(1)?;
        let column = column.as_bytes()[0].to_ascii_uppercase();
        if !column.is_ascii_uppercase() || row.starts_with('0') || !row.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let wanted = (column - b'A', row.parse().ok()?);
        self.hexes().find(|hex| self.0.names[hex.index()] == wanted)
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.size(), self.cells()).hash(state);
    }
}

impl fmt::Display for Board {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_page() {
            return formatter.write_str(if *self == Self::STANDARD { "standard" } else { "enlarged" });
        }
        self.cells().iter().try_for_each(|(column, line)| write!(formatter, "{}{line}", char::from(b'A' + column)))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Board({self})")
    }
}

impl FromStr for Board {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "standard" => return Ok(Self::STANDARD),
            "enlarged" => return Ok(Self::ENLARGED),
            _ => {}
        }
        let unreadable = || format!("`{text}` is no board");
        let mut cells: Vec<Cell> = Vec::new();
        let mut rest = text;
        while let Some(letter) = rest.bytes().next() {
            let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
            let line = rest.get(1..=digits).and_then(|line| line.parse().ok()).ok_or_else(unreadable)?;
            cells.push((letter.checked_sub(b'A').ok_or_else(unreadable)?, line));
            rest = &rest[1 + digits..];
        }
        Self::of_cells(cells)
    }
}

impl TryFrom<String> for Board {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Board> for String {
    fn from(board: Board) -> Self {
        board.to_string()
    }
}

/// A hex's name for display.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HexName {
    column: char,
    row: u8,
}

impl fmt::Display for HexName {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.column, self.row)
    }
}

impl Hex {
    /// The hex's index in canonical order; below [`MAX_HEXES`].
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl HexSet {
    /// The empty set of hexes.
    pub const EMPTY: Self = Self(0);

    /// Adds a hex.
    pub fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Adds a hex if `condition` is true, without a branch.
    #[inline]
    pub(super) fn insert_if(&mut self, condition: bool, hex: Hex) {
        self.0 |= u64::from(condition) << hex.0;
    }

    /// Removes a hex; returns whether it was in the set.
    pub fn remove(&mut self, hex: Hex) -> bool {
        let was_there = self.contains(hex);
        self.0 &= !(1 << hex.0);
        was_there
    }

    /// True if the hex is in the set.
    #[must_use]
    pub fn contains(self, hex: Hex) -> bool {
        self.0 & (1 << hex.0) != 0
    }

    /// True if no hex is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of hexes in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The hexes of both sets.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The hexes that are in both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The hexes of this set that are not in `other`.
    #[must_use]
    pub fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The hexes in canonical order.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros();
                rest &= rest - 1;
                Hex(index as u8)
            })
        })
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<T: IntoIterator<Item = Hex>>(hexes: T) -> Self {
        let mut set = Self::EMPTY;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl TryFrom<u64> for HexSet {
    type Error = String;

    fn try_from(bits: u64) -> Result<Self, String> {
        if bits >> MAX_HEXES == 0 { Ok(Self(bits)) } else { Err(format!("{bits:#x} has hexes that no board has")) }
    }
}

impl From<HexSet> for u64 {
    fn from(set: HexSet) -> Self {
        set.0
    }
}

checked_number!(Hex, MAX_HEXES, "hex");

/// A value for each hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ByHex<T>([T; MAX_HEXES]);

impl<T: Copy> ByHex<T> {
    /// The same value for every hex.
    #[must_use]
    pub fn all(value: T) -> Self {
        Self([value; MAX_HEXES])
    }

    /// The values in canonical order of their hexes.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// Mutable access to the values, in canonical order of their hexes.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

impl<T: Copy + Default> Default for ByHex<T> {
    fn default() -> Self {
        Self::all(T::default())
    }
}

impl<T> Index<Hex> for ByHex<T> {
    type Output = T;

    fn index(&self, hex: Hex) -> &T {
        &self.0[hex.index()]
    }
}

impl<T> IndexMut<Hex> for ByHex<T> {
    fn index_mut(&mut self, hex: Hex) -> &mut T {
        &mut self.0[hex.index()]
    }
}

/// Snapshots have 37 values, and more only if a hex beyond them has one.
impl<T: Copy + Serialize + Default + PartialEq> Serialize for ByHex<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (enlarged, beyond) = self.0.split_at(ENLARGED_HEXES);
        let has_more = beyond.iter().any(|value| *value != T::default());
        serializer.collect_seq(if has_more { &self.0[..] } else { enlarged })
    }
}

impl<'de, T: Copy + Deserialize<'de> + Default> Deserialize<'de> for ByHex<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut values = Vec::<T>::deserialize(deserializer)?;
        if values.len() == ENLARGED_HEXES {
            values.resize(MAX_HEXES, T::default());
        }
        let length = values.len();
        let expected = &"a value for each of 37 or 61 hexes";
        values.try_into().map(Self).map_err(|_| serde::de::Error::invalid_length(length, expected))
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}
