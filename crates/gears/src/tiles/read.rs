//! Reading faces drawn as text, and checking them beyond the individual characters (GOW-6.1, GOW-6.3).

use std::collections::BTreeSet;

use super::{Border, Cell, Direction, Face, FaceId, Gate, TileError};

/// A drawing, with the line number at which it begins.
pub(super) struct Drawing<'a> {
    pub id: FaceId,
    pub line: usize,
    /// The rows without their indentation.
    pub rows: Vec<Vec<char>>,
    text: Vec<&'a str>,
    indent: usize,
}

/// Reads all faces of a text.
pub(crate) fn read_tiles(text: &str) -> Result<Vec<Face>, TileError> {
    let mut drawings: Vec<Drawing<'_>> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim_end();
        let wrong = |expected: &str| TileError {
            line: number,
            column: 1,
            path: "the drawing".to_owned(),
            expected: expected.to_owned(),
        };
        if let Some(word) = line.strip_prefix("tile ") {
            let id = FaceId::parse(word.trim()).ok_or_else(|| wrong("a face from 1A to 17B"))?;
            if drawings.iter().any(|known| known.id == id) {
                return Err(wrong("a face that is not drawn yet"));
            }
            drawings.push(Drawing { id, line: number, rows: Vec::new(), text: vec![line], indent: 0 });
        } else if !line.is_empty() && !line.starts_with('#') {
            let drawing = drawings.last_mut().ok_or_else(|| wrong("`tile` and a face"))?;
            if drawing.rows.is_empty() {
                drawing.indent = line.chars().take_while(|&sign| sign == ' ').count();
            }
            drawing.text.push(line);
            drawing.rows.push(line.chars().skip(drawing.indent).collect());
        }
    }
    drawings.iter().map(Drawing::read_face).collect()
}

impl Drawing<'_> {
    /// An error at a position of the drawing, with the expected input.
    pub fn error_expecting(&self, row: usize, column: usize, expected: impl Into<String>) -> TileError {
        TileError {
            line: self.line + row + 1,
            column: self.indent + column + 1,
            path: format!("{}, row {}", self.id, row + 1),
            expected: expected.into(),
        }
    }

    fn char_at(&self, row: usize, column: usize) -> char {
        self.rows[row][column]
    }

    fn read_face(&self) -> Result<Face, TileError> {
        let columns = self.rows.first().map_or(0, Vec::len);
        if self.rows.len() < 3 || self.rows.len().is_multiple_of(2) {
            return Err(self.error_expecting(0, 0, "an odd number of rows, three or more"));
        }
        let (width, height) = (columns / 4, self.rows.len() / 2);
        let sizes = (u8::try_from(width).ok().filter(|w| (1..=20).contains(w)), u8::try_from(height).ok());
        let ((Some(small_width), Some(small_height)), 1) = (sizes, columns % 4) else {
            return Err(self.error_expecting(
                0,
                0,
                "cells of three signs with a border on both sides, 1 to 20 in a row",
            ));
        };
        if let Some(row) = (0..self.rows.len()).find(|&row| self.rows[row].len() != columns) {
            return Err(self.error_expecting(row, 0, format!("{columns} signs, as in the first row")));
        }
        let mut gates = Gates::default();
        let (mut across, mut along, mut open_corners, mut cells) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for row in 0..self.rows.len() {
            let y = u8::try_from(row / 2).unwrap_or(u8::MAX);
            for x in 0..=small_width {
                let column = usize::from(x) * 4;
                if row % 2 == 1 {
                    let is_outline = x == 0 || x == small_width;
                    let sides = if x == 0 { (x, Direction::West) } else { (x - 1, Direction::East) };
                    let gate = Gate { cell: (sides.0, y), side: sides.1 };
                    along.push(self.read_border(row, column, is_outline, gate, &mut gates)?);
                    if x < small_width {
                        cells.push(self.read_cell(row, column + 1)?);
                    }
                    continue;
                }
                match self.char_at(row, column) {
                    '+' => {}
                    '*' => open_corners.push((x, y)),
                    _ => return Err(self.error_expecting(row, column, "the corner + or *")),
                }
                if x < small_width {
                    let signs = &self.rows[row][column + 1..column + 4];
                    if signs.iter().any(|sign| *sign != signs[0]) {
                        return Err(self.error_expecting(row, column + 1, "three equal signs of a border"));
                    }
                    let is_outline = row == 0 || row + 1 == self.rows.len();
                    let sides = if row == 0 { (y, Direction::North) } else { (y.saturating_sub(1), Direction::South) };
                    let gate = Gate { cell: (x, sides.0), side: sides.1 };
                    across.push(self.read_border(row, column + 1, is_outline, gate, &mut gates)?);
                }
            }
        }
        let entrance = gates.entrance.ok_or_else(|| self.error_expecting(0, 0, "an entrance I on the outline"))?;
        let exit = gates.exit.ok_or_else(|| self.error_expecting(0, 0, "an exit O on the outline"))?;
        let areas = cells.iter().flatten().map(|cell: &Cell| cell.area + 1).max().unwrap_or(0);
        let face = Face {
            id: self.id,
            width: small_width,
            height: small_height,
            cells,
            across,
            along,
            open_corners,
            entrance,
            exit,
            areas,
            drawing: self.text.join("\n"),
        };
        check_face(self, &face)?;
        Ok(face)
    }

    /// Reads a border. An opening counts as a wall until two tiles are joined there.
    fn read_border(
        &self,
        row: usize,
        column: usize,
        is_outline: bool,
        gate: Gate,
        gates: &mut Gates,
    ) -> Result<Border, TileError> {
        let sign = self.char_at(row, column);
        let other = match sign {
            'I' => Some(&mut gates.entrance),
            'O' => Some(&mut gates.exit),
            _ => None,
        };
        if let (Some(known), true) = (other, is_outline) {
            if known.replace(gate).is_some() {
                return Err(self.error_expecting(row, column, format!("only one {sign}")));
            }
            return Ok(Border::Wall);
        }
        match sign {
            '#' => Ok(Border::Wall),
            _ if is_outline => {
                Err(self.error_expecting(row, column, "a wall #, the entrance I or the exit O on the outline"))
            }
            '.' => Ok(Border::Open),
            '=' => Ok(Border::Height),
            '%' => Ok(Border::Low),
            ' ' => Ok(Border::Within),
            _ => Err(self.error_expecting(row, column, "a border: . # = % or a blank")),
        }
    }

    fn read_cell(&self, row: usize, column: usize) -> Result<Option<Cell>, TileError> {
        let signs = &self.rows[row][column..column + 3];
        if signs.iter().all(|sign| *sign == ' ') {
            return Ok(None);
        }
        let area = match signs[0] {
            letter @ 'A'..='Z' => u8::try_from(u32::from(letter) - u32::from('A')).unwrap_or(u8::MAX),
            _ => return Err(self.error_expecting(row, column, "the letter of an area, or three blanks")),
        };
        let mut cell = Cell { area, hole: false, equipment: false, arrows: Vec::new() };
        for (place, sign) in signs.iter().enumerate().skip(1) {
            let arrow = match sign {
                ' ' => continue,
                'o' => {
                    cell.hole = true;
                    continue;
                }
                '?' => {
                    cell.equipment = true;
                    continue;
                }
                '^' => Direction::North,
                '>' => Direction::East,
                'v' => Direction::South,
                '<' => Direction::West,
                _ => return Err(self.error_expecting(row, column + place, "a mark: o ? ^ > v < or a blank")),
            };
            if cell.arrows.contains(&arrow) {
                return Err(self.error_expecting(row, column + place, "another arrow"));
            }
            cell.arrows.push(arrow);
        }
        Ok(Some(cell))
    }
}

#[derive(Default)]
struct Gates {
    entrance: Option<Gate>,
    exit: Option<Gate>,
}

/// Checks that areas are connected, that borders fit the adjacent cells, and that no part is missing.
pub(super) fn check_face(drawing: &Drawing<'_>, face: &Face) -> Result<(), TileError> {
    let area = |x: u8, y: u8| face.cell(x, y).map(|cell| cell.area);
    for y in 0..face.height {
        for x in 0..face.width {
            let beside = [(Direction::East, x + 1 < face.width), (Direction::South, y + 1 < face.height)];
            for (side, _) in beside.into_iter().filter(|(_, is_inside)| *is_inside) {
                let other = if side == Direction::East { area(x + 1, y) } else { area(x, y + 1) };
                let is_within = area(x, y).is_some() && area(x, y) == other;
                let border = face.border(x, y, side);
                let expected = match (area(x, y).zip(other), border) {
                    (None, Border::Wall) => continue,
                    (None, _) => "a wall # where the map ends",
                    (Some(_), Border::Within) if is_within => continue,
                    (Some(_), _) if is_within => "a blank within an area",
                    (Some(_), Border::Within) => "a border between two areas: . # = or %",
                    (Some(_), Border::Open | Border::Wall | Border::Height | Border::Low) => continue,
                };
                return Err(border_error(drawing, x, y, side, expected));
            }
        }
    }
    for letter in 0..face.areas {
        let cells: BTreeSet<(u8, u8)> =
            face.cells().filter(|(.., cell)| cell.area == letter).map(|(x, y, _)| (x, y)).collect();
        let Some(&first) = cells.first() else {
            return Err(drawing.error_expecting(0, 0, format!("an area {}", char::from(b'A' + letter))));
        };
        let mut seen = BTreeSet::from([first]);
        let mut queue = vec![first];
        while let Some((x, y)) = queue.pop() {
            let near = [(x.wrapping_add(1), y), (x.wrapping_sub(1), y), (x, y.wrapping_add(1)), (x, y.wrapping_sub(1))];
            queue.extend(near.into_iter().filter(|cell| cells.contains(cell) && seen.insert(*cell)));
        }
        if let Some(&(x, y)) = cells.difference(&seen).next() {
            let name = char::from(b'A' + letter);
            return Err(cell_error(drawing, x, y, &format!("another letter: the area {name} is elsewhere")));
        }
    }
    let mut holes = BTreeSet::new();
    let mut equipment = 0;
    for (x, y, cell) in face.cells() {
        if cell.hole && !holes.insert(cell.area) {
            return Err(cell_error(drawing, x, y, "one hole in an area at most"));
        }
        equipment += usize::from(cell.equipment);
        if equipment > 1 {
            return Err(cell_error(drawing, x, y, "one equipment on a tile at most"));
        }
    }
    if holes.is_empty() {
        return Err(drawing.error_expecting(0, 0, "an emergence hole o"));
    }
    for (gate, name) in [(face.entrance, "entrance"), (face.exit, "exit")] {
        let (x, y) = gate.cell;
        if face.cell(x, y).is_none() {
            return Err(cell_error(drawing, x, y, &format!("an area at the {name}")));
        }
    }
    Ok(())
}

fn cell_error(drawing: &Drawing<'_>, x: u8, y: u8, expected: &str) -> TileError {
    drawing.error_expecting(usize::from(y) * 2 + 1, usize::from(x) * 4 + 1, expected)
}

fn border_error(drawing: &Drawing<'_>, x: u8, y: u8, side: Direction, expected: &str) -> TileError {
    let (row, column) = (usize::from(y) * 2 + 1, usize::from(x) * 4 + 1);
    match side {
        Direction::North => drawing.error_expecting(row - 1, column, expected),
        Direction::South => drawing.error_expecting(row + 1, column, expected),
        Direction::West => drawing.error_expecting(row, column - 1, expected),
        Direction::East => drawing.error_expecting(row, column + 3, expected),
    }
}
