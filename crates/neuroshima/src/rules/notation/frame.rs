//! Lines that have to be read before all other lines of a position: the board, the sides and their tiles.

mod page;
mod values;

use std::sync::Arc;

use super::action::find_tile;
use super::define::{
    CombinedTiles, Define, Heading, LeaderDeclaration, NumberedDeclaration, check_no_repeats, declarations_for_side,
    read_define, read_leader_declaration, read_letter,
};
use super::terrain::{UnresolvedTerrain, lay_terrain, need_enlarged_board, read_terrain};
use super::text::{Line, TextError, Word, missing_line};
use crate::rules::army::{Army, Catalogue};
use crate::rules::arrangement::{HEADQUARTERS_POINTS, MAX_SIDES, Roster, Side};
use crate::rules::board::Board;
use crate::rules::marks::{MAX_MARKERS, Marker, Tokens};
use crate::rules::mode::ModeKind;
use crate::rules::page::{Page, is_board_line};
use crate::rules::terms::{Replacement, Terms, TermsError};
use crate::rules::tile::{Instant, Kind, Names, Tile, TileId};
use crate::rules::values::Values;
use sztab_game::Sides;

/// A side as declared in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideLine {
    /// The letter of the side.
    pub letter: char,
    /// The id of its army; `None` if all its tiles are declared.
    pub army: Option<String>,
}

/// The board, the sides and their tiles.
#[derive(Debug, Clone)]
pub(super) struct Frame {
    pub board: Board,
    /// True if the text declares the mode.
    pub says_mode: bool,
    pub sides: Vec<SideLine>,
    /// HQ points or scored points of each side, if given in the text.
    pub points: Vec<Option<u8>>,
    /// Points that each side has scored by marks of a page, if given in the text.
    pub scores: Vec<Option<u16>>,
    /// Sides without an HQ marker.
    pub unmarked: Sides,
    pub defines: Vec<Define>,
    pub leaders: Vec<LeaderDeclaration>,
    pub roster: Arc<Roster>,
    /// The position at which the text names the enlarged board, as the error for a game that cannot be played on it
    /// (NH-12.40).
    too_large: Option<TextError>,
    /// The line on which each tile is declared, by side and tile; 0 for tiles of an army.
    lines: Vec<Vec<usize>>,
}

/// The lines of a frame before the tiles of the sides are combined.
#[derive(Default)]
struct Plan<'a> {
    board: Option<Board>,
    /// The page, if the text names one.
    page: Option<Arc<Page>>,
    /// The keyword of the line that announces a drawn board.
    drawn: Option<Word<'a>>,
    /// The lines that describe a drawn board.
    board_lines: Vec<Line<'a>>,
    /// The position at which the text names the enlarged board.
    enlarged: Option<TextError>,
    /// The terms on the mode line, and the position of the mode.
    mode: Option<(Terms, TextError)>,
    terrain: Vec<UnresolvedTerrain>,
    sides: Vec<PlannedSide>,
    defines: Vec<NumberedDeclaration>,
    leaders: Vec<LeaderDeclaration>,
    /// The values that the text names, and their id in the text.
    values: Option<(Arc<Values>, Word<'a>)>,
}

/// A side before its tiles are combined.
struct PlannedSide {
    side: SideLine,
    army: Option<Arc<Army>>,
    points: Option<u8>,
    score: Option<u16>,
    is_unmarked: bool,
    /// The markers of a side without an army.
    tokens: Tokens,
    /// The exchange of a tile, and its position in the text.
    replaces: Option<(Replacement, TextError)>,
}

impl PlannedSide {
    /// A side with only a letter.
    fn from_letter(letter: char) -> Self {
        let side = SideLine { letter, army: None };
        Self {
            side,
            army: None,
            points: None,
            score: None,
            is_unmarked: false,
            tokens: Tokens::default(),
            replaces: None,
        }
    }
}

/// The keys of a `mode` line, each with its possible values.
const MODE_KEYS: [(&str, &str); 9] = [
    ("moloch", "on or off"),
    ("start", "alternative"),
    ("reinforcements", "on"),
    ("cards", "on"),
    ("structures", "on"),
    ("leaders", "on"),
    ("rules", "2005 or 2025"),
    ("leaving", "stay or remove"),
    ("readings", "ids of open rulings with a second reading, such as O-01,O-20"),
];

impl Frame {
    /// The frame of a position, which has to declare all sides.
    pub fn for_position(text: &str, lines: &[Line<'_>], catalogue: &Catalogue) -> Result<Self, TextError> {
        let plan = Plan::read(lines, catalogue)?;
        let board = match plan.board {
            Some(board) => board,
            None if plan.drawn.is_some() => Board::default(),
            None => return Err(missing_line(text, "a `board` line")),
        };
        if plan.sides.is_empty() {
            return Err(missing_line(text, "a `side` line"));
        }
        plan.build(board, &Heading::default(), false)
    }

    /// The frame of a case. Its `board` and `side` lines are optional, and each side is lent every instant.
    pub fn for_case(lines: &[Line<'_>], heading: &Heading, catalogue: &Catalogue) -> Result<Self, TextError> {
        let mut plan = Plan::read(lines, catalogue)?;
        plan.imply_sides(lines)?;
        let board = plan.board.unwrap_or_default();
        plan.build(board, heading, true)
    }

    /// Refuses a game that cannot be played because it has only one side, or is on the enlarged board without four
    /// players (NH-12.40). `place` is the position reported in the error.
    pub fn check_game(&self, place: Word<'_>) -> Result<(), TextError> {
        if self.sides.len() < 2 {
            return Err(place.mismatch("two `side` lines, because a duel has two players"));
        }
        self.too_large.clone().map_or(Ok(()), Err)
    }

    pub fn letter(&self, side: Side) -> char {
        self.sides[side.index()].letter
    }

    pub fn parse_side(&self, word: Word<'_>) -> Result<Side, TextError> {
        let letter = read_letter(word)?;
        self.roster
            .sides()
            .find(|&side| self.letter(side) == letter)
            .ok_or_else(|| word.mismatch(format!("a side of this table: {}", self.letters().join(", "))))
    }

    /// Reads the letters of several sides from one word, such as `XZ`.
    pub fn parse_sides(&self, word: Word<'_>) -> Result<Sides, TextError> {
        let side = |wanted: char| self.roster.sides().find(|&side| self.letter(side) == wanted);
        let sides: Option<Sides> = word.text.chars().map(side).collect::<Option<Vec<Side>>>().map(Sides::from_iter);
        let sides = sides.filter(|sides| !sides.is_empty() && sides.len() == word.text.len());
        sides.ok_or_else(|| word.mismatch(format!("sides of this table: {}", self.letters().join(", "))))
    }

    fn letters(&self) -> Vec<String> {
        self.sides.iter().map(|side| side.letter.to_string()).collect()
    }

    /// The tile that a word such as `X/runner` refers to.
    pub fn find_owned_tile(&self, word: Word<'_>) -> Result<(Side, TileId), TextError> {
        let (owner, id) =
            word.split_once('/').ok_or_else(|| word.mismatch("a side and one of its tiles, such as X/runner"))?;
        let side = self.parse_side(owner)?;
        Ok((side, self.find_tile(id, side)?))
    }

    /// The tile of a side that a word refers to.
    pub fn find_tile(&self, word: Word<'_>, side: Side) -> Result<TileId, TextError> {
        let tile = find_tile(word, &self.roster, side)?;
        if self.lines[side.index()][usize::from(tile.0)] > word.line {
            return Err(word.mismatch("a tile that is declared before it is used"));
        }
        Ok(tile)
    }
}

impl<'a> Plan<'a> {
    fn read(lines: &[Line<'a>], catalogue: &Catalogue) -> Result<Self, TextError> {
        let mut plan = Self::default();
        for line in lines {
            let mut line = line.clone();
            if is_board_line(&line) {
                plan.board_lines.push(line);
                continue;
            }
            let keyword = line.read_keyword("a line of a position")?;
            match keyword.text {
                "board" => plan.read_board(&mut line, keyword)?,
                "mode" => plan.read_mode(&mut line, keyword)?,
                "values" => plan.read_values(&mut line, keyword, catalogue)?,
                "terrain" => plan.terrain.push(read_terrain(&mut line)?),
                "side" => plan.read_side(&mut line, catalogue)?,
                "define" => {
                    if let Some(leader) = read_leader_declaration(&mut line.clone())? {
                        plan.leaders.push(leader);
                        continue;
                    }
                    let define = read_define(&mut line)?;
                    plan.defines.push(NumberedDeclaration { define, line: keyword.line });
                }
                _ => {}
            }
        }
        Ok(plan)
    }

    /// Reads `mode teams moloch=off start=alternative`: all terms except the board and those on the `side` lines.
    fn read_mode(&mut self, line: &mut Line<'a>, keyword: Word<'_>) -> Result<(), TextError> {
        line.check_keys(&MODE_KEYS.map(|(key, _)| key))?;
        let expected = "duel, ffa, points, one-vs-team or teams";
        let word = line.read_word(expected)?;
        let mode = ModeKind::of_word(word.text).ok_or_else(|| word.mismatch(expected))?;
        line.check_end()?;
        // The defaults depend on the mode.
        let mut words = format!("mode={}", mode.word());
        for (key, value) in line.pairs() {
            let word = format!("{}={}", key.text, value.text);
            if word.parse::<Terms>().is_err() {
                let known = MODE_KEYS.iter().find(|(known, _)| *known == key.text);
                return Err(value.mismatch(known.map_or("", |(_, values)| values)));
            }
            words = format!("{words} {word}");
        }
        let terms =
            words.parse().map_err(|error: TermsError| keyword.mismatch(format!("terms that fit together: {error}")))?;
        if self.mode.replace((terms, word.mismatch(""))).is_some() {
            return Err(keyword.mismatch("only one `mode` line"));
        }
        Ok(())
    }

    fn read_side(&mut self, line: &mut Line<'_>, catalogue: &Catalogue) -> Result<(), TextError> {
        let word = line.read_word("a side, one letter from A to Z")?;
        let letter = read_letter(word)?;
        line.check_end()?;
        line.check_keys(&["army", "hq", "score", "marker", "replace", "tokens"])?;
        if self.sides.iter().any(|planned| planned.side.letter == letter) {
            return Err(word.mismatch("a letter that no other side has"));
        }
        self.check_side_count(word)?;
        let army = match line.value("army") {
            Some(id) => Some(catalogue.find(id.text).ok_or_else(|| {
                id.mismatch(format!("a known army: {}", catalogue.ids().collect::<Vec<_>>().join(", ")))
            })?),
            None => None,
        };
        let points =
            line.value("hq").map(|points| points.parse_small_number("HQ points from 0 to 20", 0..=HEADQUARTERS_POINTS));
        let score =
            line.value("score").map(|score| score.parse_number("a score from 0 to 9999", 0..=9999)).transpose()?;
        let is_unmarked = match line.value("marker") {
            Some(word) if word.text != "off" => return Err(word.mismatch("off")),
            value => value.is_some(),
        };
        let replaces = line.value("replace").map(|word| read_replacement(word, army.as_deref())).transpose()?;
        let tokens =
            line.value("tokens").map(|word| read_tokens(word, army.is_some())).transpose()?.unwrap_or_default();
        let side = SideLine { letter, army: army.as_ref().map(|army| army.id.clone()) };
        self.sides.push(PlannedSide { side, army, points: points.transpose()?, score, is_unmarked, tokens, replaces });
        Ok(())
    }

    /// Refuses any more sides than a game can have.
    fn check_side_count(&self, word: Word<'_>) -> Result<(), TextError> {
        if self.sides.len() < MAX_SIDES { Ok(()) } else { Err(word.mismatch("at most four sides")) }
    }

    /// Adds the sides that are mentioned in the text but have no `side` line, and then fills up to the number of sides
    /// needed.
    fn imply_sides(&mut self, lines: &[Line<'_>]) -> Result<(), TextError> {
        let mut named: Vec<(char, Word<'_>)> = Vec::new();
        for line in lines {
            let words = line.remaining_words();
            let keyword = words.first().map_or("", |word| word.text);
            let owners: Vec<Word<'_>> = match keyword {
                "unit" | "define" | "do" | "illegal" => words
                    .iter()
                    .filter_map(|word| Some(word.split_once('/')?.0))
                    .chain(line.value("by"))
                    .filter(|word| word.text != "*")
                    .collect(),
                "hand" | "pile" | "discard" | "leader" | "turn" | "last" | "extra" | "answer" => {
                    words.iter().skip(1).take(1).copied().collect()
                }
                _ => Vec::new(),
            };
            for owner in owners {
                named.push((read_letter(owner)?, owner));
            }
        }
        named.sort_by_key(|&(letter, _)| letter);
        named.dedup_by_key(|&mut (letter, _)| letter);
        named.retain(|(letter, _)| self.sides.iter().all(|planned| planned.side.letter != *letter));
        if self.sides.len() + named.len() > 2 {
            // With more than two sides, the letter W comes after Z.
            named.sort_by_key(|&(letter, _)| (Side::from_letter(letter).map_or(u8::MAX, |side| side.0), letter));
        }
        for (letter, word) in named {
            self.check_side_count(word)?;
            self.sides.push(PlannedSide::from_letter(letter));
        }
        let of_page = self.page.as_ref().map(|page| usize::from(page.seats));
        let of_mode = || self.mode.as_ref().map_or(2, |(terms, _)| usize::from(terms.mode.seats()[0]));
        let wanted = of_page.unwrap_or_else(of_mode);
        for letter in (0..4).map(Side).map(Side::letter) {
            if self.sides.len() < wanted && self.sides.iter().all(|planned| planned.side.letter != letter) {
                let at = Side::from_letter(letter).map_or(0, Side::index).min(self.sides.len());
                self.sides.insert(at, PlannedSide::from_letter(letter));
            }
        }
        Ok(())
    }

    /// The terms of the game: those on the mode line, or the defaults for the number of sides.
    fn terms(&self, board: Board, armies: &[Arc<Army>]) -> Result<Terms, TextError> {
        let seats = u8::try_from(self.sides.len()).unwrap_or(u8::MAX);
        let mut terms = match &self.mode {
            Some((terms, place)) => {
                let allowed = terms.mode.seats();
                if !allowed.contains(&seats) {
                    let numbers: Vec<String> = allowed.iter().map(u8::to_string).collect();
                    let expected = format!("{} `side` lines for this mode", numbers.join(" or "));
                    return Err(TextError { expected: expected.into(), ..place.clone() });
                }
                terms.clone()
            }
            None => match &self.page {
                Some(page) => Terms::for_mode(page.mode, seats),
                None => Terms::for_mode(if seats == 2 { ModeKind::Duel } else { ModeKind::FreeForAll }, seats),
            },
        };
        (terms.seats, terms.board) = (seats, board);
        terms = self.add_page(terms, armies)?;
        if let Some((_, place)) = self.mode.as_ref().filter(|_| terms.structures) {
            let expected = |error: TermsError| TextError { expected: error.to_string().into(), ..place.clone() };
            terms.check_replacements(armies).map_err(expected)?;
        }
        lay_terrain(&self.terrain, &mut terms)?;
        for (replacement, place) in self.sides.iter().filter_map(|planned| planned.replaces.as_ref()) {
            if !terms.replacements.contains(replacement) {
                terms.replacements.push(replacement.clone());
            }
            let fits = terms.check_replacements(armies);
            fits.map_err(|error| {
                let expected = format!("an exchange that the army allows: {error}");
                TextError { expected: expected.into(), ..place.clone() }
            })?;
        }
        terms.replacements.sort();
        Ok(terms)
    }

    /// The error if a game cannot be played on the enlarged board; `None` if it can (NH-12.40).
    fn enlarged_board_error(&self) -> Option<TextError> {
        let needs_ring = need_enlarged_board(&self.terrain, self.sides.len());
        let place = self.enlarged.clone().filter(|_| self.sides.len() != MAX_SIDES && !needs_ring)?;
        let expected = if self.sides.len() == 2 {
            "19, because a duel is played on the basic 19 hexes: 37 are for four players (NH-12.40)"
        } else {
            "19, because 37 hexes are for four players (NH-12.40)"
        };
        Some(TextError { expected: expected.into(), ..place })
    }

    /// Combines the tiles of each side. A tile declared in the text replaces the army's tile with the same id. A tile
    /// that a file declares for all its cases is ignored if the army has a tile with the same id.
    fn build(self, board: Board, heading: &Heading, lends: bool) -> Result<Frame, TextError> {
        let too_large = self.enlarged_board_error();
        if let (Some(_), Some(refusal)) = (&self.mode, &too_large) {
            return Err(refusal.clone());
        }
        let (mut armies, mut lines, values) = (Vec::new(), Vec::new(), self.owned_values());
        for PlannedSide { side, army, tokens, .. } in &self.sides {
            let printed = army.iter().flat_map(|army| &army.tiles);
            let mut tiles = CombinedTiles::combine(
                printed,
                declarations_for_side(&heading.defines, side.letter),
                declarations_for_side(&self.defines, side.letter),
            )?;
            let is_changed = tiles.lines.iter().any(|&line| line > 0);
            if lends {
                Instant::ALL.iter().for_each(|&instant| tiles.add_tile(lent_tile(instant.word(), instant), 0));
            }
            lines.push(tiles.lines);
            let army = match army {
                Some(army) if !is_changed && !lends => Arc::clone(army),
                Some(army) => Arc::new(Army { tiles: tiles.tiles, ..Army::clone(army) }),
                None => Arc::new(Army { tiles: tiles.tiles, tokens: *tokens, ..Army::without_tiles(side.letter) }),
            };
            armies.push(army.with_values(&values));
        }
        for letter in self.defines.iter().filter_map(|declared| Some((declared.define.letter?, declared.line))) {
            if self.sides.iter().all(|planned| planned.side.letter != letter.0) {
                return Err(TextError { line: letter.1, column: 8, expected: "a side of this table, or *".into() });
            }
        }
        check_no_repeats(&heading.defines)?;
        check_no_repeats(&self.defines)?;
        let terms = self.terms(board, &armies)?;
        self.check_values(&terms)?;
        let declared = heading.leaders.iter().chain(&self.leaders).filter(|_| terms.leaders);
        let leaders: Vec<_> = declared.map(|declared| declared.leader.clone()).collect();
        let roster = Arc::new(Roster::with_terms(armies, terms.clone()).with_leaders(leaders));
        // The Structures of the values stand after the tiles of the text.
        for (side, lines) in roster.sides().zip(&mut lines) {
            lines.resize(roster.army(side).tiles.len(), 0);
        }
        let unmarked = (0..).map(Side).zip(&self.sides).filter(|(_, planned)| planned.is_unmarked);
        Ok(Frame {
            board: terms.board,
            says_mode: self.mode.is_some(),
            points: self.sides.iter().map(|planned| planned.points).collect(),
            scores: self.sides.iter().map(|planned| planned.score).collect(),
            unmarked: unmarked.map(|(side, _)| side).collect(),
            sides: self.sides.into_iter().map(|planned| planned.side).collect(),
            defines: self.defines.into_iter().map(|declared| declared.define).collect(),
            roster,
            leaders: self.leaders,
            too_large,
            lines,
        })
    }
}

/// Reads `poison:2,paralysis:6`: the markers of a side whose tiles are all declared in the text.
fn read_tokens(word: Word<'_>, has_army: bool) -> Result<Tokens, TextError> {
    let expected = "poison: or paralysis: and the number of markers, each once, where the side has no army";
    let mut tokens = Tokens::default();
    for part in word.split(',') {
        let named = |marker: Marker| {
            let count = part.strip_prefix(marker.word())?.strip_prefix(":")?;
            Some((marker, count)).filter(|_| !has_army && tokens.count(marker) == 0)
        };
        let (marker, count) = Marker::ALL.into_iter().find_map(named).ok_or_else(|| part.mismatch(expected))?;
        *tokens.count_mut(marker) = count.parse_small_number("1 to 15 markers", 1..=MAX_MARKERS)?;
    }
    Ok(tokens)
}

/// Reads `OUT>IN`: a tile of the army and the replacement tile for it (NH-13.60).
fn read_replacement(word: Word<'_>, army: Option<&Army>) -> Result<(Replacement, TextError), TextError> {
    let army = army.ok_or_else(|| word.mismatch("no exchange of a tile where the side has no army"))?;
    let (out, tile) = word.split_once('>').ok_or_else(|| word.mismatch("two tiles such as runner>scout"))?;
    let [army, out, tile] = [&army.id, out.text, tile.text].map(str::to_owned);
    Ok((Replacement { army, out, tile }, word.mismatch("")))
}

/// The id of an instant that a case lends.
pub(super) fn lent_id(instant: Instant) -> String {
    format!("({})", instant.word())
}

fn lent_tile(word: &str, instant: Instant) -> Tile {
    Tile::plain(&format!("({word})"), Names::english(word), Kind::Instant(instant))
}
