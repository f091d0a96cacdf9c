//! Structures in cases (NH-13.10): `do build`, `expect C3+C4` and `expect structure`.

use super::{CaseAction, Expectation, StructureState};
use crate::rules::notation::frame::Frame;
use crate::rules::notation::structure::{read_faces, read_hexes, read_rotations};
use crate::rules::notation::text::{Line, TextError, Word};
use crate::rules::tokens::Build;
use crate::rules::tokens::Face;

/// Reads `C3+C4 X/fort face=a+b rot=1+4`, which follows `build`. The rules refuse hexes that do not fit.
pub(super) fn read_build(frame: &Frame, line: &mut Line<'_>) -> Result<CaseAction, TextError> {
    line.check_keys(&["face", "rot"])?;
    let expected = "two hexes such as C3+C4";
    let word = line.read_word(expected)?;
    let (one, two) = word.split_once('+').ok_or_else(|| word.mismatch(expected))?;
    let hexes = [one.parse_hex(frame.board)?, two.parse_hex(frame.board)?];
    let name = line.read_word("a side and its Structure, such as X/fort")?;
    let (side, tile) = frame.find_owned_tile(name)?;
    if frame.roster.tile(side, tile).token.is_none() {
        return Err(name.mismatch("a Structure (NH-13.10)"));
    }
    let faces = read_faces(line)?.unwrap_or([Face::A; 2]);
    let rotations = read_rotations(line)?.unwrap_or_default();
    let token = |number| Build { hex: hexes[number], face: faces[number], rotation: rotations[number] };
    Ok(CaseAction::Build { side, tile, tokens: [0, 1].map(token) })
}

/// Reads `X ready`, which follows `structure`.
pub(super) fn read_structure_state(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    line.check_keys(&[])?;
    let side = frame.parse_side(line.read_word("a side")?)?;
    let expected = "ready, placed or gone";
    let word = line.read_word(expected)?;
    let state = StructureState::of_word(word.text).ok_or_else(|| word.mismatch(expected))?;
    Ok(Expectation::StructureState { side, state })
}

/// Reads `X/fort wounds=1 rot=1+4 face=a+b` after the hexes of a Structure.
pub(super) fn read_structure_expectation(
    frame: &Frame,
    line: &mut Line<'_>,
    hexes: Word<'_>,
) -> Result<Expectation, TextError> {
    let hexes = read_hexes(hexes, frame.board)?;
    line.check_keys(&["wounds", "rot", "face"])?;
    let (side, tile) = frame.find_owned_tile(line.read_word("a side and its Structure, such as X/fort")?)?;
    let wounds = line.value("wounds").map(|word| word.parse_small_number("wounds from 0 to 99", 0..=99)).transpose()?;
    let (rotations, faces) = (read_rotations(line)?, read_faces(line)?);
    line.check_end()?;
    Ok(Expectation::Structure { hexes, side, tile, wounds, rotations, faces })
}
