//! Structures in texts: `define */fort kind=structure edges=m1,-,-,-,-,-/a,a,-,-,-,-`, and
//! `unit C3+C4 X/fort face=b+a rot=1+4` (NH-13.10).

use super::properties::{read_edges, read_effects, read_features, read_initiative};
use super::text::{Line, TextError, Word};
use crate::rules::arrangement::{Side, Unit};
use crate::rules::board::{Board, Hex, Rotation};
use crate::rules::printed::print_edges;
use crate::rules::structure::{PrintedFace, Structure};
use crate::rules::tile::TileId;
use crate::rules::tokens::{Face, Token};

/// Reads the values of a declared Structure: two parts for the tokens, alike on both sides, or four in the order of
/// sides 1a, 2a, 1b and 2b.
pub(super) fn read_structure(line: &Line<'_>) -> Result<Structure, TextError> {
    line.check_keys(&["kind", "initiative", "edges", "toughness", "features", "effect"])?;
    let edges = line.required_value("edges")?;
    let count = edges.split('/').len();
    if ![2, 4].contains(&count) {
        return Err(edges.mismatch("two or four parts, separated by / (NH-13.10)"));
    }
    let mut faces = vec![PrintedFace::default(); count];
    for key in ["edges", "initiative", "toughness", "features", "effect"] {
        let Some(word) = line.value(key) else { continue };
        let parts = word.split('/');
        if parts.len() != count {
            return Err(word.mismatch(format!("{count} parts, as many as `edges` has (NH-13.10)")));
        }
        for (face, part) in faces.iter_mut().zip(parts).filter(|(_, part)| part.text != "-") {
            read_part(key, part, face)?;
        }
    }
    let face = |index: usize| faces[index % count].clone();
    Ok(Structure { tokens: [[face(0), face(2)], [face(1), face(3)]] })
}

fn read_part(key: &str, part: Word<'_>, face: &mut PrintedFace) -> Result<(), TextError> {
    match key {
        "edges" => face.edges = read_edges(part)?,
        "initiative" => face.initiative = read_initiative(&part.split(','))?,
        "toughness" => face.toughness = part.parse_small_number("a number from 0 to 9", 0..=9)?,
        "features" => face.features = read_features(&part.split(','))?,
        _ => face.effects = read_effects(&part.split(','))?,
    }
    face.check().map_err(|(_, expected)| part.mismatch(expected))
}

/// The keys of a declared Structure after its kind, in four parts if the sides of the tokens differ.
pub(super) fn print_structure(structure: &Structure) -> String {
    let [[one_a, one_b], [two_a, two_b]] = &structure.tokens;
    let are_alike = (one_a, two_a) == (one_b, two_b);
    let faces = if are_alike { vec![one_a, two_a] } else { vec![one_a, two_a, one_b, two_b] };
    let key = |key: &str, values: fn(&PrintedFace) -> Vec<String>| {
        let parts: Vec<String> = faces.iter().map(|face| values(face).join(",")).collect();
        let parts = parts.iter().map(|part| if part.is_empty() { "-" } else { part }).collect::<Vec<_>>();
        if parts.iter().all(|part| *part == "-") { String::new() } else { format!(" {key}={}", parts.join("/")) }
    };
    [
        key("initiative", |face| face.initiative.iter().map(u8::to_string).collect()),
        // Unlike other keys, edges are always written.
        format!(" edges={}", faces.iter().map(|face| print_edges(&face.edges)).collect::<Vec<_>>().join("/")),
        key("toughness", |face| (face.toughness > 0).then(|| face.toughness.to_string()).into_iter().collect()),
        key("features", |face| face.features.iter().map(|feature| feature.word().to_owned()).collect()),
        key("effect", |face| face.effects.iter().map(|effect| effect.word()).collect()),
    ]
    .concat()
}

/// Reads two hexes such as `C3+C4`, that of token 1 first, which touch each other.
pub(super) fn read_hexes(word: Word<'_>, board: Board) -> Result<[Hex; 2], TextError> {
    let expected = "the two hexes of a Structure, next to each other, such as C3+C4 (NH-13.10)";
    let (one, two) = word.split_once('+').ok_or_else(|| word.mismatch(expected))?;
    let hexes = [one.parse_hex(board)?, two.parse_hex(board)?];
    if board.direction(hexes[0], hexes[1]).is_some() { Ok(hexes) } else { Err(word.mismatch(expected)) }
}

/// Reads `face=b+a`: the sides that are up on token 1 and on token 2.
pub(super) fn read_faces(line: &Line<'_>) -> Result<Option<[Face; 2]>, TextError> {
    let Some(word) = line.value("face") else { return Ok(None) };
    let faces = word.split_once('+').and_then(|(one, two)| Some([face(one)?, face(two)?]));
    faces.map(Some).ok_or_else(|| word.mismatch("the sides that are up, a or b, such as b+a (NH-13.10)"))
}

/// The side of a token with this letter.
pub(super) fn face(word: Word<'_>) -> Option<Face> {
    Face::ALL.into_iter().find(|face| word.text.chars().eq([face.letter()]))
}

/// Reads `rot=1+4`: the rotations of token 1 and of token 2.
pub(super) fn read_rotations(line: &Line<'_>) -> Result<Option<[Rotation; 2]>, TextError> {
    let Some(word) = line.value("rot") else { return Ok(None) };
    let (one, two) = word.split_once('+').ok_or_else(|| word.mismatch("two rotations such as 1+4"))?;
    Ok(Some([one.parse_rotation()?, two.parse_rotation()?]))
}

/// The tokens of a Structure whose first tile is `first`.
pub(super) fn tokens(owner: Side, first: TileId, faces: [Face; 2], rotations: [Rotation; 2]) -> [Unit; 2] {
    [0, 1].map(|number| {
        let token = Token { is_second: number == 1, faces };
        Unit::new(owner, token.tile(first), rotations[number])
    })
}

/// The hexes, sides and rotations of a Structure as written on a line.
pub(super) fn print_place(
    board: Board,
    hexes: [Hex; 2],
    tile: &str,
    faces: Option<[Face; 2]>,
    rotations: Option<[Rotation; 2]>,
) -> String {
    let faces = faces.map(|[one, two]| format!(" face={}+{}", one.letter(), two.letter())).unwrap_or_default();
    let rotations = rotations.map(|[one, two]| format!(" rot={}+{}", one.steps(), two.steps())).unwrap_or_default();
    format!("{}+{} {tile}{faces}{rotations}", board.name(hexes[0]), board.name(hexes[1]))
}
