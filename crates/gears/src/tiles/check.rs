//! Conditions of a face beyond its signs (GOW-6.1, GOW-6.3).

use std::collections::BTreeSet;

use super::read::Drawing;
use super::{Border, Direction, Face, TileError};

/// Checks that areas are whole, borders fit the cells beside them, and nothing is missing.
pub(super) fn check(drawing: &Drawing<'_>, face: &Face) -> Result<(), TileError> {
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
                return Err(fault(drawing, x, y, side, expected));
            }
        }
    }
    for letter in 0..face.areas {
        let cells: BTreeSet<(u8, u8)> =
            face.places().filter(|(.., cell)| cell.area == letter).map(|(x, y, _)| (x, y)).collect();
        let Some(&first) = cells.first() else {
            return Err(drawing.wrong(0, 0, format!("an area {}", char::from(b'A' + letter))));
        };
        let mut seen = BTreeSet::from([first]);
        let mut queue = vec![first];
        while let Some((x, y)) = queue.pop() {
            let near = [(x.wrapping_add(1), y), (x.wrapping_sub(1), y), (x, y.wrapping_add(1)), (x, y.wrapping_sub(1))];
            queue.extend(near.into_iter().filter(|cell| cells.contains(cell) && seen.insert(*cell)));
        }
        if let Some(&(x, y)) = cells.difference(&seen).next() {
            let name = char::from(b'A' + letter);
            return Err(cell_fault(drawing, x, y, &format!("another letter: the area {name} is elsewhere")));
        }
    }
    let mut holes = BTreeSet::new();
    let mut equipment = 0;
    for (x, y, cell) in face.places() {
        if cell.hole && !holes.insert(cell.area) {
            return Err(cell_fault(drawing, x, y, "one hole in an area at most"));
        }
        equipment += usize::from(cell.equipment);
        if equipment > 1 {
            return Err(cell_fault(drawing, x, y, "one equipment on a tile at most"));
        }
    }
    if holes.is_empty() {
        return Err(drawing.wrong(0, 0, "an emergence hole o"));
    }
    for (gate, name) in [(face.entrance, "entrance"), (face.exit, "exit")] {
        let (x, y) = gate.cell;
        if face.cell(x, y).is_none() {
            return Err(cell_fault(drawing, x, y, &format!("an area at the {name}")));
        }
    }
    Ok(())
}

fn cell_fault(drawing: &Drawing<'_>, x: u8, y: u8, expected: &str) -> TileError {
    drawing.wrong(usize::from(y) * 2 + 1, usize::from(x) * 4 + 1, expected)
}

fn fault(drawing: &Drawing<'_>, x: u8, y: u8, side: Direction, expected: &str) -> TileError {
    let (row, column) = (usize::from(y) * 2 + 1, usize::from(x) * 4 + 1);
    match side {
        Direction::North => drawing.wrong(row - 1, column, expected),
        Direction::South => drawing.wrong(row + 1, column, expected),
        Direction::West => drawing.wrong(row, column - 1, expected),
        Direction::East => drawing.wrong(row, column + 3, expected),
    }
}
