//! The cells of one sheet with their borders, and the test for a free sight line (GOW-7.1, GOW-7.4).

use crate::tiles::{Border, Direction};

/// Units per edge of a cell. Points lie at the centre of a cell, or a quarter of a cell away from it.
pub(super) const UNITS_PER_CELL: i32 = 4;

/// The borders of all cells of a sheet.
#[derive(Debug, Clone, Default)]
pub(super) struct Grid {
    origin: (i32, i32),
    width: i32,
    height: i32,
    across: Vec<Border>,
    along: Vec<Border>,
}

impl Grid {
    /// A grid that contains these cells, with walls everywhere.
    pub fn with_cells(cells: impl Iterator<Item = (i32, i32)>) -> Self {
        let (mut low, mut high) = ((i32::MAX, i32::MAX), (i32::MIN, i32::MIN));
        for (x, y) in cells {
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        if low.0 > high.0 {
            return Self::default();
        }
        let (width, height) = (high.0 - low.0 + 1, high.1 - low.1 + 1);
        let count = usize::try_from((width + 1) * (height + 1)).unwrap_or_default();
        Self { origin: low, width, height, across: vec![Border::Wall; count], along: vec![Border::Wall; count] }
    }

    fn cell_index(&self, x: i32, y: i32) -> Option<usize> {
        let (x, y) = (x - self.origin.0, y - self.origin.1);
        let is_inside = (0..=self.width).contains(&x) && (0..=self.height).contains(&y);
        usize::try_from(y * (self.width + 1) + x).ok().filter(|_| is_inside)
    }

    /// The border between a cell and its northern neighbour.
    pub fn north(&self, x: i32, y: i32) -> Border {
        self.cell_index(x, y).map_or(Border::Wall, |place| self.across[place])
    }

    /// The border between a cell and its western neighbour.
    pub fn west(&self, x: i32, y: i32) -> Border {
        self.cell_index(x, y).map_or(Border::Wall, |place| self.along[place])
    }

    /// Sets the border on a side of a cell.
    pub fn set(&mut self, (x, y): (i32, i32), side: Direction, border: Border) {
        let (list, place) = match side {
            Direction::North => (&mut self.across, (x, y)),
            Direction::South => (&mut self.across, (x, y + 1)),
            Direction::West => (&mut self.along, (x, y)),
            Direction::East => (&mut self.along, (x + 1, y)),
        };
        let (width, origin) = (self.width, self.origin);
        let (x, y) = (place.0 - origin.0, place.1 - origin.1);
        if (0..=width).contains(&x) && (0..=self.height).contains(&y) {
            list[usize::try_from(y * (width + 1) + x).unwrap_or_default()] = border;
        }
    }

    /// True if no wall touches the straight line between two points (GOW-7.1). Both points lie inside cells and are
    /// given in units.
    pub fn is_line_free(&self, from: (i32, i32), to: (i32, i32)) -> bool {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let columns = lines_between(from.0, to.0).all(|x| {
            // The height at which the sight line crosses the grid line is from.1 + dy * (x - from.0) / dx.
            let (over, under) = with_positive_denominator(from.1 * dx + dy * (x - from.0), dx);
            let (x, row) = (x.div_euclid(UNITS_PER_CELL), over.div_euclid(under * UNITS_PER_CELL));
            if over.rem_euclid(under * UNITS_PER_CELL) == 0 {
                self.is_free_corner(x, row)
            } else {
                is_clear(self.west(x, row))
            }
        });
        columns
            && lines_between(from.1, to.1).all(|y| {
                let (over, under) = with_positive_denominator(from.0 * dy + dx * (y - from.1), dy);
                let (y, column) = (y.div_euclid(UNITS_PER_CELL), over.div_euclid(under * UNITS_PER_CELL));
                if over.rem_euclid(under * UNITS_PER_CELL) == 0 {
                    self.is_free_corner(column, y)
                } else {
                    is_clear(self.north(column, y))
                }
            })
    }

    /// True if no wall ends at the top left corner of a cell (GOW-7.4).
    fn is_free_corner(&self, x: i32, y: i32) -> bool {
        let borders = [self.north(x, y), self.north(x - 1, y), self.west(x, y), self.west(x, y - 1)];
        borders.into_iter().all(is_clear)
    }
}

/// True if sight lines can cross a border (GOW-6.2).
const fn is_clear(border: Border) -> bool {
    match border {
        Border::Wall => false,
        Border::Within | Border::Open | Border::Height | Border::Low => true,
    }
}

/// The same fraction with a positive denominator.
const fn with_positive_denominator(over: i32, under: i32) -> (i32, i32) {
    if under < 0 { (-over, -under) } else { (over, under) }
}

/// The grid lines between two coordinates that are not on grid lines themselves.
fn lines_between(from: i32, to: i32) -> impl Iterator<Item = i32> {
    let (low, high) = (from.min(to).div_euclid(UNITS_PER_CELL), from.max(to).div_euclid(UNITS_PER_CELL));
    (low + 1..=high).map(|line| line * UNITS_PER_CELL)
}
