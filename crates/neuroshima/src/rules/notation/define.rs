//! Tiles declared in a text: `define */gun kind=warrior initiative=2 edges=r1,-,-,-,-,-`.

use super::properties::{read_edges, read_effects, read_features, read_initiative};
use super::structure::{print_structure, read_structure};
use super::text::{Line, TextError, Word};
use crate::rules::army::check_word;
use crate::rules::leader::{Leader, LeaderMoment, parse_steps, print_steps};
use crate::rules::printed::print_edges;
use crate::rules::structure::Structure;
use crate::rules::tile::{Foundation, Kind, Names, Tile};

/// A tile declared in a text instead of printed in an army.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Define {
    /// The letter of the side that has the tile; `None` for every side.
    pub letter: Option<char>,
    /// The tile; of a Structure, only its id and name.
    pub tile: Tile,
    /// The values of the Structure, if it is one (NH-13.10).
    pub structure: Option<Structure>,
}

impl Define {
    /// The tiles of the side that has it: one, or those of a Structure.
    fn tiles(&self) -> Vec<Tile> {
        self.structure.as_ref().map_or_else(|| vec![self.tile.clone()], |structure| structure.tiles(&self.tile))
    }
}

const DEFINE_KEYS: [&str; 7] = ["kind", "initiative", "edges", "toughness", "features", "effect", "foundation"];

/// Reads the rest of a line after the keyword `define`.
pub(super) fn read_define(line: &mut Line<'_>) -> Result<Define, TextError> {
    let name = line.read_word("a side and a name for the tile, such as */gun")?;
    line.check_end()?;
    line.check_keys(&DEFINE_KEYS)?;
    let (letter, id) = read_owner_and_id(name)?;
    check_word(id.text).map_err(|_| id.mismatch("1 to 40 lower-case letters, digits or underscores"))?;
    let kind = line.required_value("kind")?;
    let kind = match kind.text {
        "hq" => Kind::Headquarters,
        "warrior" => Kind::Warrior,
        "module" => Kind::Module,
        "foundation" => return read_foundation(letter, id, line),
        "structure" => {
            let tile = Tile { count: 0, ..Tile::plain(id.text, Names::english(id.text), Kind::Warrior) };
            return Ok(Define { letter, tile, structure: Some(read_structure(line)?) });
        }
        _ => return Err(kind.mismatch("hq, warrior, module, foundation or structure")),
    };
    if let Some(word) = line.value("foundation") {
        return Err(word.mismatch("no `foundation=` without kind=foundation"));
    }
    let list = |key| line.value(key).map(|word| word.split(',')).unwrap_or_default();
    let initiative = read_initiative(&list("initiative"))?;
    let edges = read_edges(line.required_value("edges")?)?;
    let toughness = match line.value("toughness") {
        Some(word) => word.parse_small_number("a number from 0 to 19", 0..=19)?,
        None => 0,
    };
    let features = read_features(&list("features"))?;
    if let Some(index) = features.iter().position(|feature| feature.is_for_structures()) {
        return Err(list("features")[index].mismatch("a feature that is not for Structures only (NH-13.14)"));
    }
    let effects = read_effects(&list("effect"))?;
    if let (Kind::Headquarters, Some(index)) = (kind, effects.iter().position(|effect| !effect.fits_headquarters())) {
        return Err(list("effect")[index].mismatch("an effect that an HQ can have: bonuses only"));
    }
    let tile = Tile {
        id: id.text.to_owned(),
        name: Names::english(id.text),
        kind,
        count: 1,
        initiative,
        edges,
        toughness,
        features,
        effects,
        rulings: Vec::new(),
        replaces: Vec::new(),
        emblem: None,
        token: None,
    };
    Ok(Define { letter, tile, structure: None })
}

/// A Leader declared in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaderDeclaration {
    /// The letter of the side; `None` for every side.
    pub letter: Option<char>,
    /// The Leader.
    pub leader: Leader,
}

/// The declarations at the head of a file of cases, which add what armies and values lack.
#[derive(Debug, Default)]
pub(super) struct Heading {
    pub defines: Vec<NumberedDeclaration>,
    pub leaders: Vec<LeaderDeclaration>,
}

impl Heading {
    /// Reads lines that begin with the keyword `define`.
    pub fn read(lines: &[Line<'_>]) -> Result<Self, TextError> {
        let mut heading = Self::default();
        for line in lines {
            let mut line = line.clone();
            line.read_keyword("define")?;
            let number = line.number;
            match read_leader_declaration(&mut line.clone())? {
                Some(leader) => heading.leaders.push(leader),
                None => heading.defines.push(NumberedDeclaration { define: read_define(&mut line)?, line: number }),
            }
        }
        Ok(heading)
    }
}

/// Reads a Leader from the rest of a line after the keyword `define`, such as `*/clerk kind=leader moment=after-draw
/// steps=discard:1,draw:1`; `None` if the line declares a tile.
pub(super) fn read_leader_declaration(line: &mut Line<'_>) -> Result<Option<LeaderDeclaration>, TextError> {
    if line.value("kind").is_none_or(|kind| kind.text != "leader") {
        return Ok(None);
    }
    let (letter, id) = read_owner_and_id(line.read_word("a side and a name for the Leader, such as */clerk")?)?;
    line.check_end()?;
    line.check_keys(&["kind", "moment", "steps", "second"])?;
    check_word(id.text).map_err(|_| id.mismatch("1 to 40 lower-case letters, digits or underscores"))?;
    let word = line.required_value("moment")?;
    let words = LeaderMoment::ALL.map(LeaderMoment::word);
    let moment = LeaderMoment::of_word(word.text).ok_or_else(|| word.mismatch(words.join(", ")))?;
    let steps = |word: Word<'_>| parse_steps(word.text, moment).map_err(|problem| word.mismatch(problem));
    let leader = Leader {
        id: id.text.to_owned(),
        name: Names::english(id.text),
        moment,
        steps: steps(line.required_value("steps")?)?,
        second: line.value("second").map(steps).transpose()?,
    };
    Ok(Some(LeaderDeclaration { letter, leader }))
}

/// A declared Leader as a line of text.
pub(super) fn print_leader_declaration(LeaderDeclaration { letter, leader }: &LeaderDeclaration) -> String {
    let Leader { id, moment, steps, second, .. } = leader;
    let second = second.as_ref().map(|steps| format!(" second={}", print_steps(steps))).unwrap_or_default();
    let (owner, moment, steps) = (letter.unwrap_or('*'), moment.word(), print_steps(steps));
    format!("define {owner}/{id} kind=leader moment={moment} steps={steps}{second}")
}

/// A Foundation has no properties other than its kind (NH-14.28).
fn read_foundation(letter: Option<char>, id: Word<'_>, line: &Line<'_>) -> Result<Define, TextError> {
    line.check_keys(&["kind", "foundation"])?;
    let word = line.required_value("foundation")?;
    let foundation = Foundation::from_word(word.text).map_err(|problem| word.mismatch(problem))?;
    let tile = Tile::plain(id.text, Names::english(id.text), Kind::Foundation(foundation));
    Ok(Define { letter, tile, structure: None })
}

/// Reads `X/gun`, or `*/gun` for every side.
fn read_owner_and_id(word: Word<'_>) -> Result<(Option<char>, Word<'_>), TextError> {
    let expected = "a side and a name for the tile, such as */gun";
    let (owner, id) = word.split_once('/').ok_or_else(|| word.mismatch(expected))?;
    match owner.text {
        "*" => Ok((None, id)),
        _ => Ok((Some(read_letter(owner)?), id)),
    }
}

/// Parses the letter of a side.
pub(super) fn read_letter(word: Word<'_>) -> Result<char, TextError> {
    let mut characters = word.text.chars();
    match (characters.next(), characters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => Ok(letter.to_ascii_uppercase()),
        _ => Err(word.mismatch("a side, one letter from A to Z")),
    }
}

/// A declaration as a line of text.
pub(super) fn print_define(define: &Define) -> String {
    let tile = &define.tile;
    let owner = define.letter.unwrap_or('*');
    if let Kind::Foundation(foundation) = tile.kind {
        return format!("define {owner}/{} kind=foundation foundation={}", tile.id, foundation.word());
    }
    if let Some(structure) = &define.structure {
        return format!("define {owner}/{} kind=structure{}", tile.id, print_structure(structure));
    }
    let kind = match tile.kind {
        Kind::Headquarters => "hq",
        Kind::Warrior => "warrior",
        Kind::Module | Kind::Instant(_) | Kind::Foundation(_) => "module",
    };
    let mut line = format!("define {owner}/{} kind={kind}", tile.id);
    let mut key = |key: &str, values: Vec<String>| {
        if !values.is_empty() {
            line = format!("{line} {key}={}", values.join(","));
        }
    };
    key("initiative", tile.initiative.iter().map(u8::to_string).collect());
    key("edges", vec![print_edges(&tile.edges)]);
    key("toughness", (tile.toughness > 0).then(|| tile.toughness.to_string()).into_iter().collect());
    key("features", tile.features.iter().map(|&feature| feature.word().to_owned()).collect());
    key("effect", tile.effects.iter().map(|&effect| effect.word()).collect());
    line
}

/// Maximum number of kinds of tile for one side; their indices are stored in a byte.
const MAX_TILES: usize = 200;

/// A declaration with its line number.
#[derive(Debug, Clone)]
pub(super) struct NumberedDeclaration {
    pub define: Define,
    pub line: usize,
}

/// The declarations that apply to a side; those for all sides come first.
pub(super) fn declarations_for_side(
    declared: &[NumberedDeclaration],
    letter: char,
) -> impl Iterator<Item = &NumberedDeclaration> {
    let of = move |wanted: Option<char>| declared.iter().filter(move |declared| declared.define.letter == wanted);
    of(None).chain(of(Some(letter)))
}

pub(super) fn check_no_repeats(declared: &[NumberedDeclaration]) -> Result<(), TextError> {
    for (index, later) in declared.iter().enumerate() {
        let same = |earlier: &NumberedDeclaration| {
            earlier.define.letter == later.define.letter && earlier.define.tile.id == later.define.tile.id
        };
        if declared[..index].iter().any(same) {
            let expected = format!("`{}` to be declared only once", later.define.tile.id);
            return Err(TextError { line: later.line, column: 8, expected: expected.into() });
        }
    }
    Ok(())
}

/// The tiles of a side, and the line on which each is declared; 0 for tiles of an army.
pub(super) struct CombinedTiles {
    pub tiles: Vec<Tile>,
    pub lines: Vec<usize>,
}

impl CombinedTiles {
    /// The tiles of a side: its army's, then those declared for all cases of a file, then those declared in the text.
    pub fn combine<'a>(
        printed: impl Iterator<Item = &'a Tile>,
        common: impl Iterator<Item = &'a NumberedDeclaration>,
        own: impl Iterator<Item = &'a NumberedDeclaration>,
    ) -> Result<Self, TextError> {
        let mut tiles = Self { tiles: Vec::new(), lines: Vec::new() };
        printed.for_each(|tile| tiles.add_tile(tile.clone(), 0));
        let printed = tiles.tiles.len();
        for declared in common {
            if !tiles.tiles[..printed].iter().any(|tile| tile.id == declared.define.tile.id) {
                tiles.declare(declared);
            }
        }
        own.for_each(|declared| tiles.declare(declared));
        if tiles.tiles.len() > MAX_TILES {
            let line = tiles.lines.last().copied().unwrap_or(1);
            return Err(TextError {
                line,
                column: 1,
                expected: format!("at most {MAX_TILES} tiles for a side").into(),
            });
        }
        Ok(tiles)
    }

    fn declare(&mut self, declared: &NumberedDeclaration) {
        let id = &declared.define.tile.id;
        let is_structure = |tile: &Tile| tile.id == *id && tile.token.is_some();
        if declared.define.structure.is_none() && !self.tiles.iter().any(is_structure) {
            return self.add_tile(declared.define.tile.clone(), declared.line);
        }
        // The tiles of a Structure stand in a row.
        let kept = self.tiles.iter().zip(&self.lines).filter(|(tile, _)| tile.id != *id);
        (self.tiles, self.lines) = kept.map(|(tile, line)| (tile.clone(), *line)).unzip();
        for tile in declared.define.tiles() {
            self.tiles.push(tile);
            self.lines.push(declared.line);
        }
    }

    pub fn add_tile(&mut self, tile: Tile, line: usize) {
        if let Some(index) = self.tiles.iter().position(|known| known.id == tile.id) {
            self.tiles[index] = tile;
            self.lines[index] = line;
        } else {
            self.tiles.push(tile);
            self.lines.push(line);
        }
    }
}
