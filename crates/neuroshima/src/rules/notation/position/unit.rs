//! The `unit` line: `unit C3 Y/runner rot=1 wounds=1 spent=mobility`.

use std::fmt::Write as _;

use crate::rules::arrangement::{HEADQUARTERS_POINTS, Roster, SpentAbilities, Unit};
use crate::rules::board::{Board, Hex, Rotation};
use crate::rules::notation::frame::Frame;
use crate::rules::notation::text::{Line, TextError, Word};

/// A unit and its hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnitLine {
    /// The hex.
    pub hex: Hex,
    /// The unit.
    pub unit: Unit,
    /// Points of the HQ; given only in test cases.
    pub points: Option<u8>,
}

/// Reads the rest of a line after the keyword `unit`. Only a case may give an HQ's points on this line.
pub(in crate::rules::notation) fn read_unit(
    frame: &Frame,
    line: &mut Line<'_>,
    in_case: bool,
) -> Result<UnitLine, TextError> {
    let hex = line.read_hex(frame.board)?;
    let name = line.read_word("a side and one of its tiles, such as X/runner")?;
    let (owner, tile) = frame.find_owned_tile(name)?;
    line.check_end()?;
    line.check_keys(if in_case { &["rot", "wounds", "spent", "hp"] } else { &["rot", "wounds", "spent"] })?;
    let facts = frame.roster.tile(owner, tile);
    if !facts.is_unit() {
        return Err(name.mismatch("a tile that stands on the board, no instant and no Foundation"));
    }
    let rotation = match line.value("rot") {
        Some(word) => word.parse_rotation()?,
        None => Rotation::default(),
    };
    let wounds = match line.value("wounds") {
        Some(word) if facts.is_headquarters() => {
            word.parse_small_number("no wounds: an HQ loses points instead", 0..=0)?
        }
        Some(word) => word.parse_small_number("wounds from 0 to 99", 0..=99)?,
        None => 0,
    };
    let spent = match line.value("spent") {
        Some(word) => read_spent(word, frame.board)?,
        None => SpentAbilities::default(),
    };
    let points = match line.value("hp") {
        Some(word) if facts.is_headquarters() => {
            Some(word.parse_small_number("HQ points from 0 to 20", 0..=HEADQUARTERS_POINTS)?)
        }
        Some(word) => return Err(word.mismatch("no points: only an HQ has them")),
        None => None,
    };
    Ok(UnitLine { hex, unit: Unit { wounds, spent, ..Unit::new(owner, tile, rotation) }, points })
}

fn read_spent(word: Word<'_>, board: Board) -> Result<SpentAbilities, TextError> {
    let mut spent = SpentAbilities::default();
    for part in word.split(',') {
        let again = match (part.text, part.strip_prefix("transport@")) {
            ("mobility", _) => std::mem::replace(&mut spent.mobility, true),
            ("underground", _) => std::mem::replace(&mut spent.underground, true),
            ("push", _) => std::mem::replace(&mut spent.push, true),
            ("rotate", _) => std::mem::replace(&mut spent.rotate, true),
            (_, Some(transport)) => {
                let hex = transport.parse_hex(board)?;
                let again = spent.transports.contains(hex);
                spent.transports.insert(hex);
                again
            }
            _ => {
                return Err(
                    part.mismatch("mobility, push, underground, rotate, or transport@ and the hex of the Transport")
                );
            }
        };
        if again {
            return Err(part.mismatch("each ability only once"));
        }
    }
    Ok(spent)
}

/// The line for a unit.
pub(in crate::rules::notation) fn print_unit(
    hex: Hex,
    unit: &Unit,
    letter: char,
    roster: &Roster,
    board: Board,
) -> String {
    let mut line = format!("unit {} {letter}/{}", board.name(hex), roster.unit_tile(unit).id);
    if unit.rotation != Rotation::default() {
        let _ = write!(line, " rot={}", unit.rotation.steps());
    }
    if unit.wounds > 0 {
        let _ = write!(line, " wounds={}", unit.wounds);
    }
    let mut spent = Vec::new();
    if unit.spent.mobility {
        spent.push("mobility".to_owned());
    }
    if unit.spent.underground {
        spent.push("underground".to_owned());
    }
    if unit.spent.push {
        spent.push("push".to_owned());
    }
    if unit.spent.rotate {
        spent.push("rotate".to_owned());
    }
    spent.extend(unit.spent.transports.iter().map(|hex| format!("transport@{}", board.name(hex))));
    if !spent.is_empty() {
        let _ = write!(line, " spent={}", spent.join(","));
    }
    line
}
