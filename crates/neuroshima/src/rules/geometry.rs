//! Hexes of a board by index: coordinates, names and neighbours; and the boards of pages, which are any sets of hexes.

use std::sync::Mutex;

/// Number of hexes of the largest page; arrays indexed by hex have this length.
pub const MAX_HEXES: usize = 61;

/// Number of directions; also of the edges of a tile, and of rotations.
pub const DIRECTIONS: usize = 6;

/// Axial steps (q, r) of the directions N, NE, SE, S, SW, NW (NH-1.3).
const STEPS: [(i8, i8); DIRECTIONS] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// Marks "no hex" in the neighbour tables.
pub(super) const NO_HEX: u8 = u8::MAX;

/// Maximum number of columns of a page, and of hexes from the top to the bottom of a column.
pub const MAX_COLUMNS: u8 = 13;

/// Maximum number of different boards of pages in a process.
const MAX_PAGES: usize = 4096;

/// A hex of a page: its column from the left, and its row from the top in half hexes, both from 0.
pub type Cell = (u8, u8);

#[derive(Debug)]
pub(super) struct Geometry {
    pub hexes: usize,
    /// The hexes of a page as they are drawn; empty for the two boards of the rulebook.
    pub cells: Vec<Cell>,
    pub neighbours: [[u8; DIRECTIONS]; MAX_HEXES],
    pub axial: [(i8, i8); MAX_HEXES],
    /// Column (0 = A) and row (1 = top) of each hex.
    pub names: [(u8, u8); MAX_HEXES],
}

pub(super) static STANDARD: Geometry = Geometry::build(2);
pub(super) static ENLARGED: Geometry = Geometry::build(3);

impl Geometry {
    const EMPTY: Self = Self {
        hexes: 0,
        cells: Vec::new(),
        neighbours: [[NO_HEX; DIRECTIONS]; MAX_HEXES],
        axial: [(0, 0); MAX_HEXES],
        names: [(0, 0); MAX_HEXES],
    };

    /// The hexes around a centre.
    #[allow(clippy::cast_sign_loss, reason = "coordinates stay within -3..=6")]
    const fn build(radius: i8) -> Self {
        let mut geometry = Self::EMPTY;
        let mut q = -radius;
        while q <= radius {
            let top = if -radius > -radius - q { -radius } else { -radius - q };
            let bottom = if radius < radius - q { radius } else { radius - q };
            let mut r = top;
            while r <= bottom {
                geometry.axial[geometry.hexes] = (q, r);
                geometry.names[geometry.hexes] = ((q + radius) as u8, (r - top + 1) as u8);
                geometry.hexes += 1;
                r += 1;
            }
            q += 1;
        }
        geometry.with_neighbours()
    }

    fn from_cells(cells: Vec<Cell>) -> Self {
        let mut geometry = Self::EMPTY;
        for &(column, line) in &cells {
            let top = cells.iter().filter(|cell| cell.0 == column).map(|cell| cell.1).min().unwrap_or(line);
            let (q, line) = (column.cast_signed() - 6, line.cast_signed());
            // Half rows and columns of a page are even together or odd together, or one of the two everywhere.
            geometry.axial[geometry.hexes] = (q, (line - q).div_euclid(2));
            geometry.names[geometry.hexes] = (column, (line.cast_unsigned() - top) / 2 + 1);
            geometry.hexes += 1;
        }
        Self { cells, ..geometry.with_neighbours() }
    }

    #[allow(clippy::cast_possible_truncation, reason = "indices of hexes stay below 61")]
    const fn with_neighbours(mut self) -> Self {
        let mut from = 0;
        while from < self.hexes {
            let mut direction = 0;
            while direction < DIRECTIONS {
                let mut to = 0;
                while to < self.hexes {
                    if self.axial[to].0 == self.axial[from].0 + STEPS[direction].0
                        && self.axial[to].1 == self.axial[from].1 + STEPS[direction].1
                    {
                        self.neighbours[from][direction] = to as u8;
                    }
                    to += 1;
                }
                direction += 1;
            }
            from += 1;
        }
        self
    }
}

static PAGES: Mutex<Vec<&'static Geometry>> = Mutex::new(Vec::new());

/// The geometry of a page with these hexes (NH-13.30), kept for the rest of the process.
pub(super) fn keep_page(mut cells: Vec<Cell>) -> Result<&'static Geometry, String> {
    cells.sort_unstable();
    cells.dedup();
    let first = *cells.first().ok_or("a page has hexes")?;
    if cells.len() > MAX_HEXES {
        return Err(format!("a page has at most {MAX_HEXES} hexes"));
    }
    let is_aligned = |cell: &Cell| (cell.0 + cell.1) % 2 == (first.0 + first.1) % 2;
    if !cells.iter().all(|cell| cell.0 < MAX_COLUMNS && cell.1 < 2 * MAX_COLUMNS && is_aligned(cell)) {
        return Err("the hexes of a page stand in columns, each half a hex lower or higher than the next".to_owned());
    }
    let mut pages = PAGES.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(known) = pages.iter().find(|known| known.cells == cells) {
        return Ok(known);
    }
    if pages.len() >= MAX_PAGES {
        return Err("this process has read too many different boards".to_owned());
    }
    let kept: &'static Geometry = Box::leak(Box::new(Geometry::from_cells(cells)));
    pages.push(kept);
    Ok(kept)
}
