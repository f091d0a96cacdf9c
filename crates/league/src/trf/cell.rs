//! The rounds in a player's line.

use std::collections::BTreeMap;

use super::fault::{Fault, Problem};
use super::line::Line;
use crate::record::{PartKind, Place};

/// Column of the first round in a player's line, from 0.
const FIRST_ROUND_COLUMN: usize = 91;
const ROUND_WIDTH: usize = 10;

/// A round in a player's line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) kind: PartKind,
    pub(super) result: char,
    /// `true` for the first player; `None` for `-`.
    pub(super) first: Option<bool>,
}

/// A player's rounds; `None` for a blank field.
pub(super) type Cells = Vec<Option<Cell>>;

/// Maps the players' numbers in the file, which may have gaps, to places.
pub(super) struct Numbers(pub(super) BTreeMap<usize, Place>);

impl Numbers {
    /// The place of the player whose number is at a column of a line.
    pub(super) fn place(&self, line: &Line, at: usize, number: usize) -> Result<Place, Fault> {
        self.0.get(&number).copied().ok_or_else(|| line.fault(at, Problem::UnknownPlayer(number)))
    }

    /// The places of players listed in fields of four characters, five apart.
    pub(super) fn parse_fixed_width(&self, line: &Line, from: usize) -> Result<Vec<Place>, Fault> {
        let fields = (from..line.text.len()).step_by(5).filter(|at| !line.is_blank(*at, 4));
        fields.map(|at| self.place(line, at, line.number(at, 4)?)).collect()
    }

    /// The places of players whose numbers are separated by blanks.
    pub(super) fn parse_separated(&self, line: &Line) -> Result<Vec<Place>, Fault> {
        let text = line.field(3, usize::MAX);
        let number = |word: &str| word.parse().map_err(|_| line.fault(3, Problem::Number));
        text.split_whitespace().map(|word| self.place(line, 3, number(word)?)).collect()
    }
}

/// The rounds of a player's line. Opponents are still given by number: see [`resolve`].
pub(super) fn parse_cells(line: &Line) -> Result<Cells, Fault> {
    (FIRST_ROUND_COLUMN..line.text.len()).step_by(ROUND_WIDTH).map(|at| parse_cell(line, at)).collect()
}

/// A player's round: opponent, colour, result. `None` if the field is blank.
fn parse_cell(line: &Line, at: usize) -> Result<Option<Cell>, Fault> {
    if line.is_blank(at, ROUND_WIDTH) {
        return Ok(None);
    }
    let result = line.character(at + 7).to_ascii_uppercase();
    if let Some(trailing) = (at + 8..at + ROUND_WIDTH).find(|column| line.character(*column) != ' ') {
        return Err(line.fault(trailing, Problem::Trailing));
    }
    let opponent = match line.field(at, 4).trim() {
        "" | "0" | "00" | "000" | "0000" => None,
        _ => Some(Place(line.number(at, 4)?)),
    };
    let first = match line.character(at + 5).to_ascii_lowercase() {
        'w' => Some(true),
        'b' => Some(false),
        '-' | ' ' => None,
        _ => return Err(line.fault(at + 5, Problem::Colour)),
    };
    let kind = match (opponent, first, result) {
        (Some(opponent), Some(first), '1' | '=' | '0' | 'W' | 'D' | 'L') => PartKind::Played { opponent, first },
        (Some(opponent), _, '+' | '-') => {
            PartKind::Walkover { opponent, first: first.unwrap_or(false), won: result == '+' }
        }
        (Some(_), _, ' ') => return Err(line.fault(at + 7, Problem::NoResult)),
        (None, None, 'U') => PartKind::Bye,
        (None, None, '+' | 'F' | 'H' | 'Z' | '-' | ' ') => PartKind::Absent,
        _ => return Err(line.fault(at + 7, Problem::Result)),
    };
    Ok(Some(Cell { kind, result, first }))
}

/// The state of the last column of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LastRound {
    /// The round has pairs, or a non-blank field for every player.
    Over,
    /// The round has only absences: it is the one to be paired.
    Ahead,
    /// The round has byes and blank fields, but no pairs: it may be over, or its bye may have been fixed before
    /// pairing. Contains the place of the first player with a bye.
    Unclear(usize),
}

/// The number of finished rounds, excluding an unclear last one, and the state of the last column.
pub(super) fn finished_rounds(players: &[Cells]) -> (usize, LastRound) {
    let columns = players.iter().map(Vec::len).max().unwrap_or(0);
    let Some(last) = columns.checked_sub(1) else { return (0, LastRound::Over) };
    let cells: Vec<Option<Cell>> = players.iter().map(|player| player.get(last).copied().flatten()).collect();
    if cells.iter().all(Option::is_some) || cells.iter().flatten().any(|cell| cell.kind.is_paired()) {
        return (columns, LastRound::Over);
    }
    let bye = cells.iter().position(|cell| cell.is_some_and(|cell| cell.kind == PartKind::Bye));
    (last, bye.map_or(LastRound::Ahead, LastRound::Unclear))
}

/// Replaces the numbers of opponents by places. Every game has to appear in both players' lines, with opposite colours
/// and matching results.
pub(super) fn resolve_opponents(players: &mut [Cells], lines: &[Line], numbers: &Numbers) -> Result<(), Fault> {
    for (cells, line) in players.iter_mut().zip(lines) {
        for (round, cell) in cells.iter_mut().enumerate() {
            let Some(opponent) = cell.as_mut().and_then(|cell| opponent_mut(&mut cell.kind)) else { continue };
            *opponent = numbers.place(line, round_column(round), opponent.0)?;
        }
    }
    for (place, line) in lines.iter().enumerate() {
        for (round, cell) in players[place].iter().enumerate() {
            let Some((cell, opponent)) = cell.and_then(|mut cell| Some((cell, *opponent_mut(&mut cell.kind)?))) else {
                continue;
            };
            let theirs = players[opponent.0].get(round).copied().flatten();
            if opponent.0 == place || !theirs.is_some_and(|theirs| cells_match(Place(place), cell, theirs)) {
                let number = player_number(lines, opponent);
                return Err(line.fault(round_column(round), Problem::Contradiction(number)));
            }
        }
    }
    Ok(())
}

/// The number of a player in the file.
fn player_number(lines: &[Line], place: Place) -> usize {
    lines[place.0].number(4, 4).unwrap_or(place.0 + 1)
}

/// The column of a round in a player's line, both counted from 0.
pub(super) fn round_column(round: usize) -> usize {
    FIRST_ROUND_COLUMN + round * ROUND_WIDTH
}

fn opponent_mut(kind: &mut PartKind) -> Option<&mut Place> {
    match kind {
        PartKind::Played { opponent, .. } | PartKind::Walkover { opponent, .. } => Some(opponent),
        PartKind::Bye | PartKind::Absent => None,
    }
}

/// True if a player's cell and the opponent's cell describe the same match. At most one of them can be a win. A draw
/// matches a draw, or a loss if an arbiter decided so.
fn cells_match(place: Place, own: Cell, theirs: Cell) -> bool {
    let is_won = |cell: Cell| matches!(cell.result, '1' | 'W' | '+');
    let is_lost = |cell: Cell| matches!(cell.result, '0' | 'L' | '-');
    let results = (!is_won(own) || is_lost(theirs)) && (!is_won(theirs) || is_lost(own));
    match (own.kind, theirs.kind) {
        (PartKind::Played { first, .. }, PartKind::Played { opponent, first: theirs }) => {
            results && opponent == place && first != theirs
        }
        (PartKind::Walkover { .. }, PartKind::Walkover { opponent, .. }) => results && opponent == place,
        (PartKind::Played { .. } | PartKind::Walkover { .. } | PartKind::Bye | PartKind::Absent, _) => false,
    }
}
