//! What has to be known before any other line of a position can be read: the board, the sides, and their tiles.

use std::sync::Arc;

use super::action::find_tile;
use super::define::{Define, letter, read_define};
use super::text::{Line, TextError, Word, missing_line};
use crate::games::Sides;
use crate::games::neuroshima::rules::army::Army;
use crate::games::neuroshima::rules::army::Catalogue;
use crate::games::neuroshima::rules::arrangement::{HEADQUARTERS_POINTS, Roster, Side};
use crate::games::neuroshima::rules::board::Board;
use crate::games::neuroshima::rules::mode::Mode;
use crate::games::neuroshima::rules::tile::{Edge, Instant, Kind, Names, Tile, TileId};

/// Kinds of tile that one side can have; they are numbered in a byte.
const MAX_TILES: usize = 200;

/// A side as a text names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideLine {
    /// Its letter.
    pub letter: char,
    /// The id of its army; none where all its tiles are declared.
    pub army: Option<String>,
}

/// A declaration with the line that it stands on.
#[derive(Debug, Clone)]
pub(super) struct Declared {
    pub define: Define,
    pub line: usize,
}

/// Board, sides and tiles.
#[derive(Debug, Clone)]
pub(super) struct Frame {
    pub board: Board,
    pub mode: Option<Mode>,
    pub sides: Vec<SideLine>,
    pub points: Vec<u8>,
    pub defines: Vec<Define>,
    pub roster: Arc<Roster>,
    /// Where the larger board is named, as the error for a text that is played as a duel (NH-12.40).
    no_duel: Option<TextError>,
    /// By side and tile, the line that declares the tile; 0 for tiles of an army.
    lines: Vec<Vec<usize>>,
}

/// The lines of a frame before the tiles of the sides are put together.
#[derive(Default)]
struct Plan {
    board: Option<Board>,
    /// The error for a duel on this board.
    no_duel: Option<TextError>,
    mode: Option<Mode>,
    sides: Vec<(SideLine, u8, Option<Arc<Army>>)>,
    defines: Vec<Declared>,
}

impl Frame {
    /// The frame of a position: all sides are declared.
    pub fn of_position(text: &str, lines: &[Line<'_>], catalogue: &Catalogue) -> Result<Self, TextError> {
        let plan = Plan::read(lines, catalogue)?;
        let Some(board) = plan.board else { return Err(missing_line(text, "a `board` line")) };
        if plan.sides.is_empty() {
            return Err(missing_line(text, "a `side` line"));
        }
        plan.build(board, &[], false)
    }

    /// The frame of a case: `board` and `side` lines may be left out, and both sides are lent every instant.
    pub fn of_case(lines: &[Line<'_>], common: &[Declared], catalogue: &Catalogue) -> Result<Self, TextError> {
        let mut plan = Plan::read(lines, catalogue)?;
        plan.imply_sides(lines)?;
        let board = plan.board.unwrap_or_default();
        plan.build(board, common, true)
    }

    /// Refuses the larger board where two players play: it is for four (NH-12.40).
    pub fn check_duel(&self) -> Result<(), TextError> {
        self.no_duel.clone().map_or(Ok(()), Err)
    }

    pub fn letter(&self, side: Side) -> char {
        self.sides[side.index()].letter
    }

    pub fn side(&self, word: Word<'_>) -> Result<Side, TextError> {
        let letter = letter(word)?;
        self.roster
            .sides()
            .find(|&side| self.letter(side) == letter)
            .ok_or_else(|| word.expected(format!("a side of this table: {}", self.letters().join(", "))))
    }

    /// Sides as their letters in one word, such as `XZ`.
    pub fn some_sides(&self, word: Word<'_>) -> Result<Sides, TextError> {
        let side = |wanted: char| self.roster.sides().find(|&side| self.letter(side) == wanted);
        let sides: Option<Sides> = word.text.chars().map(side).collect::<Option<Vec<Side>>>().map(Sides::from_iter);
        let sides = sides.filter(|sides| !sides.is_empty() && sides.len() == word.text.len());
        sides.ok_or_else(|| word.expected(format!("sides of this table: {}", self.letters().join(", "))))
    }

    fn letters(&self) -> Vec<String> {
        self.sides.iter().map(|side| side.letter.to_string()).collect()
    }

    /// The tile that `X/runner` names.
    pub fn owned_tile(&self, word: Word<'_>) -> Result<(Side, TileId), TextError> {
        let (owner, id) =
            word.split_once('/').ok_or_else(|| word.expected("a side and one of its tiles, such as X/runner"))?;
        let side = self.side(owner)?;
        Ok((side, self.tile(id, side)?))
    }

    /// The tile of a side that a word names.
    pub fn tile(&self, word: Word<'_>, side: Side) -> Result<TileId, TextError> {
        let tile = find_tile(word, &self.roster, side)?;
        if self.lines[side.index()][usize::from(tile.0)] > word.line {
            return Err(word.expected("a tile that is declared before it is used"));
        }
        Ok(tile)
    }
}

impl Plan {
    fn read(lines: &[Line<'_>], catalogue: &Catalogue) -> Result<Self, TextError> {
        let mut plan = Self::default();
        for line in lines {
            let mut line = line.clone();
            let keyword = line.keyword("a line of a position")?;
            match keyword.text {
                "board" => plan.board(&mut line, keyword)?,
                "mode" => plan.mode(&mut line, keyword)?,
                "side" => plan.side(&mut line, catalogue)?,
                "define" => {
                    let define = read_define(&mut line)?;
                    plan.defines.push(Declared { define, line: keyword.line });
                }
                _ => {}
            }
        }
        Ok(plan)
    }

    fn board(&mut self, line: &mut Line<'_>, keyword: Word<'_>) -> Result<(), TextError> {
        line.keys(&[])?;
        let size = line.word("19 or 37")?;
        let board = match size.text {
            "19" => Board::Standard,
            "37" => Board::Enlarged,
            _ => return Err(size.expected("19 or 37")),
        };
        if board == Board::Enlarged {
            let expected = "19, because a duel is played on the basic 19 hexes: 37 are for four players (NH-12.40)";
            self.no_duel = Some(size.expected(expected));
        }
        line.end()?;
        if self.board.replace(board).is_some() {
            return Err(keyword.expected("only one `board` line"));
        }
        Ok(())
    }

    fn mode(&mut self, line: &mut Line<'_>, keyword: Word<'_>) -> Result<(), TextError> {
        line.keys(&[])?;
        let mode = line.word("duel")?;
        match mode.text {
            "duel" => {}
            "ffa" | "points" | "one-vs-team" | "teams" => {
                return Err(mode.expected("duel, because no other mode can be played here so far"));
            }
            _ => return Err(mode.expected("duel")),
        }
        line.end()?;
        if self.mode.replace(Mode::DUEL).is_some() {
            return Err(keyword.expected("only one `mode` line"));
        }
        Ok(())
    }

    fn side(&mut self, line: &mut Line<'_>, catalogue: &Catalogue) -> Result<(), TextError> {
        let word = line.word("a side, one letter from A to Z")?;
        let letter = letter(word)?;
        line.end()?;
        line.keys(&["army", "hq"])?;
        if self.sides.iter().any(|(side, ..)| side.letter == letter) {
            return Err(word.expected("a letter that no other side has"));
        }
        if self.sides.len() == 2 {
            return Err(word.expected("at most two sides, because only duels can be played here so far"));
        }
        let army = match line.value("army") {
            Some(id) => Some(catalogue.find(id.text).ok_or_else(|| {
                id.expected(format!("a known army: {}", catalogue.ids().collect::<Vec<_>>().join(", ")))
            })?),
            None => None,
        };
        let points = match line.value("hq") {
            Some(points) => points.small("HQ points from 0 to 20", 0..=HEADQUARTERS_POINTS)?,
            None => HEADQUARTERS_POINTS,
        };
        self.sides.push((SideLine { letter, army: army.as_ref().map(|army| army.id.clone()) }, points, army));
        Ok(())
    }

    /// Adds the sides that lines name without a `side` line, and fills up with X and Y.
    fn imply_sides(&mut self, lines: &[Line<'_>]) -> Result<(), TextError> {
        let mut named: Vec<(char, Word<'_>)> = Vec::new();
        for line in lines {
            let words = line.rest();
            let keyword = words.first().map_or("", |word| word.text);
            let owners: Vec<Word<'_>> = match keyword {
                "unit" | "define" | "do" | "illegal" => words
                    .iter()
                    .filter_map(|word| Some(word.split_once('/')?.0))
                    .chain(line.value("by"))
                    .filter(|word| word.text != "*")
                    .collect(),
                "hand" | "pile" | "discard" | "turn" | "last" | "answer" => {
                    words.iter().skip(1).take(1).copied().collect()
                }
                _ => Vec::new(),
            };
            for owner in owners {
                named.push((letter(owner)?, owner));
            }
        }
        named.sort_by_key(|&(letter, _)| letter);
        for (letter, word) in named {
            if self.sides.iter().any(|(side, ..)| side.letter == letter) {
                continue;
            }
            if self.sides.len() == 2 {
                return Err(word.expected("at most two sides, because only duels can be played here so far"));
            }
            self.sides.push((SideLine { letter, army: None }, HEADQUARTERS_POINTS, None));
        }
        for letter in ['X', 'Y'] {
            if self.sides.len() < 2 && self.sides.iter().all(|(side, ..)| side.letter != letter) {
                let at = self.sides.len().min(usize::from(letter > 'X'));
                self.sides.insert(at, (SideLine { letter, army: None }, HEADQUARTERS_POINTS, None));
            }
        }
        Ok(())
    }

    /// Puts the tiles of each side together. What a text declares itself stands in place of a tile of an army with
    /// the same id; what a file declares for all its cases gives way to one.
    fn build(self, board: Board, common: &[Declared], lends: bool) -> Result<Frame, TextError> {
        if let (Some(Mode::DUEL), Some(refusal)) = (self.mode, &self.no_duel) {
            return Err(refusal.clone());
        }
        let mut armies = Vec::new();
        let mut lines = Vec::new();
        for (side, _, army) in &self.sides {
            let printed = army.iter().flat_map(|army| &army.tiles);
            let mut tiles = Tiles::of(printed, of_side(common, side.letter), of_side(&self.defines, side.letter))?;
            let is_changed = tiles.lines.iter().any(|&line| line > 0);
            if lends {
                Instant::ALL.iter().for_each(|&instant| tiles.put(lent(instant.word(), instant), 0));
            }
            lines.push(tiles.lines);
            armies.push(match army {
                Some(army) if !is_changed && !lends => Arc::clone(army),
                Some(army) => Arc::new(Army { tiles: tiles.tiles, ..Army::clone(army) }),
                None => Arc::new(Army {
                    id: String::new(),
                    name: Names::english(side.letter),
                    tiles: tiles.tiles,
                    hash: String::new(),
                    source: String::new(),
                }),
            });
        }
        for letter in self.defines.iter().filter_map(|declared| Some((declared.define.letter?, declared.line))) {
            if self.sides.iter().all(|(side, ..)| side.letter != letter.0) {
                return Err(TextError { line: letter.1, column: 8, expected: "a side of this table, or *".into() });
            }
        }
        twice(common)?;
        twice(&self.defines)?;
        let (sides, points) = self.sides.into_iter().map(|(side, points, _)| (side, points)).unzip();
        Ok(Frame {
            board,
            mode: self.mode,
            sides,
            points,
            defines: self.defines.into_iter().map(|declared| declared.define).collect(),
            roster: Arc::new(Roster::new(armies)),
            no_duel: self.no_duel,
            lines,
        })
    }
}

/// The declarations that concern a side, those for every side first.
fn of_side(declared: &[Declared], letter: char) -> impl Iterator<Item = &Declared> {
    let of = move |wanted: Option<char>| declared.iter().filter(move |declared| declared.define.letter == wanted);
    of(None).chain(of(Some(letter)))
}

fn twice(declared: &[Declared]) -> Result<(), TextError> {
    for (index, later) in declared.iter().enumerate() {
        let same = |earlier: &Declared| {
            earlier.define.letter == later.define.letter && earlier.define.tile.id == later.define.tile.id
        };
        if declared[..index].iter().any(same) {
            let expected = format!("`{}` to be declared only once", later.define.tile.id);
            return Err(TextError { line: later.line, column: 8, expected: expected.into() });
        }
    }
    Ok(())
}

struct Tiles {
    tiles: Vec<Tile>,
    lines: Vec<usize>,
}

impl Tiles {
    /// The tiles of a side: those of its army, then what all cases of a file declare, then what the text itself does.
    fn of<'a>(
        printed: impl Iterator<Item = &'a Tile>,
        common: impl Iterator<Item = &'a Declared>,
        own: impl Iterator<Item = &'a Declared>,
    ) -> Result<Self, TextError> {
        let mut tiles = Self { tiles: Vec::new(), lines: Vec::new() };
        printed.for_each(|tile| tiles.put(tile.clone(), 0));
        let printed = tiles.tiles.len();
        for declared in common {
            if !tiles.tiles[..printed].iter().any(|tile| tile.id == declared.define.tile.id) {
                tiles.put(declared.define.tile.clone(), declared.line);
            }
        }
        own.for_each(|declared| tiles.put(declared.define.tile.clone(), declared.line));
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

    fn put(&mut self, tile: Tile, line: usize) {
        if let Some(index) = self.tiles.iter().position(|known| known.id == tile.id) {
            self.tiles[index] = tile;
            self.lines[index] = line;
        } else {
            self.tiles.push(tile);
            self.lines.push(line);
        }
    }
}

/// The id of the instant that a case lends.
pub(super) fn lent_id(instant: Instant) -> String {
    format!("({})", instant.word())
}

fn lent(word: &str, instant: Instant) -> Tile {
    Tile {
        id: format!("({word})"),
        name: Names::english(word),
        kind: Kind::Instant(instant),
        count: 1,
        initiative: Vec::new(),
        edges: [Edge::default(); 6],
        toughness: 0,
        features: Vec::new(),
        effects: Vec::new(),
        rulings: Vec::new(),
    }
}
