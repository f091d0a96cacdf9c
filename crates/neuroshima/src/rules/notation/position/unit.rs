//! The `unit` line: `unit C3 Y/runner rot=1 wounds=1 spent=mobility`.

use std::fmt::Write as _;

use crate::rules::arrangement::{Arrangement, HEADQUARTERS_POINTS, Roster, SpentAbilities, Unit};
use crate::rules::board::{Board, Hex, Rotation};
use crate::rules::notation::frame::Frame;
use crate::rules::notation::structure::{self, read_faces, read_hexes, read_rotations};
use crate::rules::notation::text::{Line, TextError, Word};
use crate::rules::tokens::Face;

/// A unit and its hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnitLine {
    /// The hex.
    pub hex: Hex,
    /// The unit; token 1 of a Structure.
    pub unit: Unit,
    /// Token 2 of a Structure with its hex.
    pub second: Option<(Hex, Unit)>,
    /// Points of the HQ; given only in test cases.
    pub points: Option<u8>,
}

impl UnitLine {
    /// The hexes of the unit.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        [self.hex].into_iter().chain(self.second.map(|(hex, _)| hex))
    }

    /// Puts the unit on its free hexes.
    pub fn put_on(&self, arrangement: &mut Arrangement) {
        match self.second {
            Some(second) => arrangement.put_structure([(self.hex, self.unit), second]),
            None => drop(arrangement.put(self.hex, self.unit)),
        }
        if let Some(points) = self.points {
            arrangement.points[self.unit.owner.index()] = points;
        }
    }
}

/// Reads the rest of a line after the keyword `unit`. Only a case may give an HQ's points on this line.
pub(in crate::rules::notation) fn read_unit(
    frame: &Frame,
    line: &mut Line<'_>,
    in_case: bool,
) -> Result<UnitLine, TextError> {
    if line.peek().is_some_and(|word| word.text.contains('+')) {
        return read_structure(frame, line);
    }
    let hex = line.read_hex(frame.board)?;
    let name = line.read_word("a side and one of its tiles, such as X/runner")?;
    let (owner, tile) = frame.find_owned_tile(name)?;
    line.check_end()?;
    line.check_keys(if in_case { &["rot", "wounds", "spent", "hp"] } else { &["rot", "wounds", "spent"] })?;
    let facts = frame.roster.tile(owner, tile);
    if !facts.is_unit() {
        return Err(name.mismatch("a tile that stands on the board, no instant and no Foundation"));
    }
    if facts.token.is_some() {
        return Err(name.mismatch("no Structure: it stands on two hexes such as C3+C4 (NH-13.10)"));
    }
    let rotation = match line.value("rot") {
        Some(word) => word.parse_rotation()?,
        None => Rotation::default(),
    };
    let wounds = match line.value("wounds") {
        Some(word) if facts.is_headquarters() => {
            word.parse_small_number("no wounds: an HQ loses points instead", 0..=0)?
        }
        _ => read_wounds(line)?,
    };
    let spent = read_spent_abilities(line, frame.board)?;
    let points = match line.value("hp") {
        Some(word) if facts.is_headquarters() => {
            Some(word.parse_small_number("HQ points from 0 to 20", 0..=HEADQUARTERS_POINTS)?)
        }
        Some(word) => return Err(word.mismatch("no points: only an HQ has them")),
        None => None,
    };
    Ok(UnitLine { hex, unit: Unit { wounds, spent, ..Unit::new(owner, tile, rotation) }, second: None, points })
}

/// Reads `C3+C4 X/fort face=b+a rot=1+4 wounds=1` (NH-13.10).
fn read_structure(frame: &Frame, line: &mut Line<'_>) -> Result<UnitLine, TextError> {
    let hexes = read_hexes(line.read_word("two hexes such as C3+C4")?, frame.board)?;
    let name = line.read_word("a side and its Structure, such as X/fort")?;
    let (owner, first) = frame.find_owned_tile(name)?;
    line.check_end()?;
    line.check_keys(&["face", "rot", "wounds", "spent"])?;
    if frame.roster.tile(owner, first).token.is_none() {
        return Err(name.mismatch("a Structure, which alone stands on two hexes (NH-13.10)"));
    }
    let faces = read_faces(line)?.unwrap_or([Face::A; 2]);
    let rotations = read_rotations(line)?.unwrap_or_default();
    let (wounds, spent) = (read_wounds(line)?, read_spent_abilities(line, frame.board)?);
    let [one, two] = structure::tokens(owner, first, faces, rotations).map(|token| Unit { wounds, spent, ..token });
    Ok(UnitLine { hex: hexes[0], unit: one, second: Some((hexes[1], two)), points: None })
}

fn read_wounds(line: &Line<'_>) -> Result<u8, TextError> {
    line.value("wounds").map_or(Ok(0), |word| word.parse_small_number("wounds from 0 to 99", 0..=99))
}

fn read_spent_abilities(line: &Line<'_>, board: Board) -> Result<SpentAbilities, TextError> {
    line.value("spent").map_or_else(|| Ok(SpentAbilities::default()), |word| read_spent(word, board))
}

fn read_spent(word: Word<'_>, board: Board) -> Result<SpentAbilities, TextError> {
    let mut spent = SpentAbilities::default();
    for part in word.split(',') {
        let again = match (part.text, part.strip_prefix("transport@")) {
            ("mobility", _) => std::mem::replace(&mut spent.mobility, true),
            ("underground", _) => std::mem::replace(&mut spent.underground, true),
            ("push", _) => std::mem::replace(&mut spent.push, true),
            ("rotate", _) => std::mem::replace(&mut spent.rotate, true),
            ("turn", _) => std::mem::replace(&mut spent.turn, true),
            (_, Some(transport)) => {
                let hex = transport.parse_hex(board)?;
                let again = spent.transports.contains(hex);
                spent.transports.insert(hex);
                again
            }
            _ => {
                return Err(part.mismatch(
                    "mobility, push, underground, rotate, turn, or transport@ and the hex of the Transport",
                ));
            }
        };
        if again {
            return Err(part.mismatch("each ability only once"));
        }
    }
    Ok(spent)
}

/// The line for a unit on its hex; a Structure has a second token on another one.
pub(in crate::rules::notation) fn print_unit(
    (hex, unit): (Hex, &Unit),
    second: Option<(Hex, &Unit)>,
    letter: char,
    roster: &Roster,
    board: Board,
) -> String {
    let (tile, turned) = (roster.unit_tile(unit), |rotation| rotation != Rotation::default());
    let name = format!("{letter}/{}", tile.id);
    let mut line = if let Some((other, second)) = second {
        let faces = tile.token.map(|token| token.faces).filter(|faces| *faces != [Face::A; 2]);
        let rotations = Some([unit.rotation, second.rotation]).filter(|both| both.iter().copied().any(turned));
        format!("unit {}", structure::print_place(board, [hex, other], &name, faces, rotations))
    } else {
        let rotation = Some(unit.rotation).filter(|&rotation| turned(rotation));
        let rotation = rotation.map(|rotation| format!(" rot={}", rotation.steps())).unwrap_or_default();
        format!("unit {} {name}{rotation}", board.name(hex))
    };
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
    if unit.spent.turn {
        spent.push("turn".to_owned());
    }
    spent.extend(unit.spent.transports.iter().map(|hex| format!("transport@{}", board.name(hex))));
    if !spent.is_empty() {
        let _ = write!(line, " spent={}", spent.join(","));
    }
    line
}
