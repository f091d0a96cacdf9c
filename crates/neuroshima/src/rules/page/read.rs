//! Reading pages: the file as a whole, and the lines that describe a board in any text.

use sha2::{Digest as _, Sha256};
use sztab_game::{Side, Sides};
use sztab_words::Language;

use super::check::check;
use super::{
    Forbidden, Goal, MAX_MARK_NUMBER, MIN_HEXES, MarkWord, NOTE_LIMIT, Page, PageMark, PageRules, TITLE_LIMIT, Whose,
};
use crate::rules::board::{Board, Hex, HexSet, MAX_HEXES};
use crate::rules::geometry::{Cell, MAX_COLUMNS};
use crate::rules::mode::{HEADQUARTERS_POINTS, ModeKind};
use crate::rules::notation::{Line, TextError, Word, missing_line, parse_lines};
use crate::rules::opening::to_hex;
use crate::rules::terrain::{Terrain, TerrainKind, TerrainTile};
use crate::rules::tile::Names;

/// Number of digits of a hash that texts carry.
const HASH_DIGITS: usize = 16;

/// Maximum turn number, and maximum score, of rules and goals.
const MAX_NUMBER: u16 = 999;

/// Characters to the right from column to column of a drawing.
const COLUMN_WIDTH: usize = 3;

/// The part of a page that is not its board.
pub(in crate::rules) struct Head {
    pub id: Option<String>,
    pub title: Names,
    pub note: Names,
    pub mode: ModeKind,
    pub seats: u8,
    pub armies: Vec<(Side, Vec<String>)>,
    pub hash: String,
}

/// True for a line that describes a board: drawn, or a `mark`, `rule` or `goal` line.
pub(in crate::rules) fn is_board_line(line: &Line<'_>) -> bool {
    is_drawn(line) || matches!(line.first_word().text, "mark" | "rule" | "goal")
}

fn is_drawn(line: &Line<'_>) -> bool {
    line.text().trim_start().starts_with('|')
}

impl Page {
    /// Reads a page file.
    ///
    /// # Errors
    ///
    /// The first unexpected input, with its position.
    pub fn parse(text: &str) -> Result<Self, TextError> {
        let lines = parse_lines(text)?;
        let Some((first, rest)) = lines.split_first() else { return Err(missing_line(text, "sztab page 1")) };
        let mut first = first.clone();
        for wanted in ["sztab", "page", "1"] {
            let word = first.read_word("sztab page 1")?;
            if word.text != wanted {
                return Err(word.mismatch("sztab page 1"));
            }
        }
        first.check_keys(&[])?;
        first.check_end()?;
        let mut head = HeadReader::default();
        for line in rest.iter().filter(|line| !is_board_line(line)) {
            head.read(&mut line.clone())?;
        }
        let hash = to_hex(&Sha256::digest(text))[..HASH_DIGITS].to_owned();
        read_body(rest, head.finish(text, hash)?, &missing_line(text, ""))
    }
}

/// The lines of a head that have been read so far.
#[derive(Default)]
struct HeadReader<'a> {
    id: Option<String>,
    title: Names,
    note: Names,
    mode: Option<(ModeKind, Word<'a>)>,
    players: Option<Word<'a>>,
    armies: Option<Vec<(Side, Vec<String>)>>,
}

impl<'a> HeadReader<'a> {
    fn read(&mut self, line: &mut Line<'a>) -> Result<(), TextError> {
        let expected = "page, title, note, mode, players, armies, a drawn line, mark, rule or goal";
        let keyword = line.read_keyword(expected)?;
        let once = |is_new: bool| {
            if is_new { Ok(()) } else { Err(keyword.mismatch(format!("only one `{}` line", keyword.text))) }
        };
        match keyword.text {
            "page" => {
                let id = line.read_word("the id of the page")?;
                if !is_id(id.text) {
                    return Err(id.mismatch("an id of 1 to 40 lower-case letters, digits and underscores"));
                }
                once(self.id.replace(id.text.to_owned()).is_none())?;
            }
            "title" => return read_text(line, &mut self.title, TITLE_LIMIT),
            "note" => return read_text(line, &mut self.note, NOTE_LIMIT),
            "mode" => {
                let expected = "duel, ffa, points, one-vs-team or teams";
                let word = line.read_word(expected)?;
                let mode = ModeKind::of_word(word.text).ok_or_else(|| word.mismatch(expected))?;
                once(self.mode.replace((mode, word)).is_none())?;
            }
            "players" => once(self.players.replace(line.read_word("the number of players")?).is_none())?,
            "armies" => once(self.armies.replace(read_armies(line)?).is_none())?,
            _ => return Err(keyword.mismatch(expected)),
        }
        if keyword.text != "armies" {
            line.check_keys(&[])?;
        }
        line.check_end()
    }

    fn finish(self, text: &str, hash: String) -> Result<Head, TextError> {
        let missing = |keyword: &str| missing_line(text, format!("a `{keyword}` line"));
        if self.title.en.is_empty() {
            return Err(missing("title en"));
        }
        let (mode, word) = self.mode.ok_or_else(|| missing("mode"))?;
        let allowed = mode.seats();
        let seats = match (self.players, allowed) {
            (None, &[seats]) => seats,
            (None, _) => return Err(missing("players")),
            (Some(players), _) => {
                let seats = players.text.parse().ok().filter(|seats| allowed.contains(seats));
                seats.ok_or_else(|| players.mismatch(format!("a number of players of the mode {}", word.text)))?
            }
        };
        let id = Some(self.id.ok_or_else(|| missing("page"))?);
        let armies = self.armies.ok_or_else(|| missing("armies"))?;
        Ok(Head { id, title: self.title, note: self.note, mode, seats, armies, hash })
    }
}

fn is_id(text: &str) -> bool {
    let is_valid = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    (1..=40).contains(&text.len()) && text.bytes().all(is_valid) && !matches!(text, "19" | "37" | "drawn")
}

/// Reads `LANG TEXT`; the text goes to the end of the line.
fn read_text(line: &mut Line<'_>, texts: &mut Names, limit: usize) -> Result<(), TextError> {
    let expected = "en, pl or uk";
    let word = line.read_word(expected)?;
    let language = Language::ALL.into_iter().find(|language| language.code() == word.text);
    let text = line.text_after(word);
    if text.text.is_empty() || text.text.chars().count() > limit {
        return Err(text.mismatch(format!("a text of 1 to {limit} characters")));
    }
    let earlier = match language.ok_or_else(|| word.mismatch(expected))? {
        Language::English => Some(std::mem::replace(&mut texts.en, text.text.to_owned())).filter(|it| !it.is_empty()),
        Language::Polish => texts.pl.replace(text.text.to_owned()),
        Language::Ukrainian => texts.uk.replace(text.text.to_owned()),
    };
    if earlier.is_some() { Err(word.mismatch("each language once")) } else { Ok(()) }
}

/// Reads `any`, or the armies of some sides.
fn read_armies(line: &mut Line<'_>) -> Result<Vec<(Side, Vec<String>)>, TextError> {
    if line.read_if_equal("any") {
        line.check_keys(&[])?;
        return Ok(Vec::new());
    }
    let mut armies = Vec::new();
    for (letter, ids) in line.pairs() {
        let side = read_side(*letter, u8::MAX)?;
        if armies.iter().any(|(known, _)| *known == side) {
            return Err(letter.mismatch("each side once"));
        }
        armies.push((side, ids.split(',').iter().map(|id| id.text.to_owned()).collect()));
    }
    armies.sort();
    if armies.is_empty() { Err(line.missing_word("any, or armies such as X=moloch,borgo")) } else { Ok(armies) }
}

fn read_side(word: Word<'_>, seats: u8) -> Result<Side, TextError> {
    let mut letters = word.text.chars();
    let side = letters.next().filter(|_| letters.next().is_none()).and_then(Side::from_letter);
    side.filter(|side| side.0 < seats).ok_or_else(|| word.mismatch("the letter of a side"))
}

fn read_whose(word: Word<'_>, seats: u8) -> Result<Whose, TextError> {
    if word.text == "*" { Ok(None) } else { read_side(word, seats).map(Some) }
}

/// A drawing: the board, and the characters of its hexes with their places.
struct Drawing<'a> {
    board: Board,
    hexes: Vec<(Hex, char, Word<'a>)>,
}

fn read_drawing<'a>(lines: &[Line<'a>], end: &TextError) -> Result<Drawing<'a>, TextError> {
    // Each hex by its character position, its line and its place in the text.
    let mut drawn: Vec<(usize, usize, char, Word<'a>)> = Vec::new();
    for (row, line) in lines.iter().filter(|line| is_drawn(line)).enumerate() {
        let bar = line.text().find('|').unwrap_or(0);
        let before = line.text()[..=bar].chars().count();
        for (at, (offset, symbol)) in line.text()[bar + 1..].char_indices().enumerate() {
            if !symbol.is_whitespace() && symbol != '.' {
                let text = &line.text()[bar + 1 + offset..][..symbol.len_utf8()];
                drawn.push((at, row, symbol, Word { text, line: line.number, column: before + at + 1 }));
            }
        }
    }
    let Some(&(_, top, _, first)) = drawn.first() else {
        return Err(TextError { expected: "a drawing of the board".into(), ..end.clone() });
    };
    let left = drawn.iter().map(|hex| hex.0).min().unwrap_or(0);
    let column = |at: usize| (at - left) / COLUMN_WIDTH;
    let parity = (column(drawn[0].0) + top) % 2;
    for &(at, row, _, place) in &drawn {
        if (at - left) % COLUMN_WIDTH != 0 {
            return Err(place.mismatch("columns of hexes three characters apart (NH-13.30)"));
        }
        if (column(at) + row) % 2 != parity {
            return Err(place.mismatch("hexes of a column on every second line (NH-13.30)"));
        }
        if column(at) >= usize::from(MAX_COLUMNS) || row - top >= 2 * usize::from(MAX_COLUMNS) {
            return Err(place.mismatch("at most 13 columns, and 13 hexes in a column (NH-13.30)"));
        }
    }
    if !(MIN_HEXES..=MAX_HEXES).contains(&drawn.len()) {
        return Err(first.mismatch(format!("{MIN_HEXES} to {MAX_HEXES} hexes (NH-13.30)")));
    }
    drawn.sort_by_key(|&(at, row, ..)| (at, row));
    let small = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let cells: Vec<Cell> = drawn.iter().map(|&(at, row, ..)| (small(column(at)), small(row - top))).collect();
    let board = Board::of_cells(cells).map_err(|error| first.mismatch(error))?;
    let hexes = board.hexes().zip(drawn).map(|(hex, (_, _, symbol, place))| (hex, symbol, place)).collect();
    Ok(Drawing { board, hexes })
}

/// Reads the board of a page from its drawn lines and its `mark`, `rule` and `goal` lines; other lines are skipped.
/// `end` is the error if there is no drawing.
pub(in crate::rules) fn read_body(lines: &[Line<'_>], head: Head, end: &TextError) -> Result<Page, TextError> {
    let drawing = read_drawing(lines, end)?;
    let Head { id, title, note, mode, seats, armies, hash } = head;
    let mut marks: Vec<PageMark> = Vec::new();
    let mut empty = Vec::new();
    for mut line in lines_with(lines, "mark") {
        let symbol = line.read_word("a character of the drawing")?;
        let mark = read_mark(&mut line, symbol, &drawing, seats)?;
        if marks.iter().any(|known| known.symbol == mark.symbol) {
            return Err(symbol.mismatch("one `mark` line for each character"));
        }
        if mark.words.is_empty() {
            empty.push(symbol);
        }
        marks.push(mark);
    }
    let is_known = |symbol: char| symbol == 'o' || marks.iter().any(|mark| mark.symbol == symbol);
    if let Some((_, symbol, place)) = drawing.hexes.iter().find(|(_, symbol, _)| !is_known(*symbol)) {
        return Err(place.mismatch(format!("a character with a `mark` line; `{symbol}` has none (NH-13.30)")));
    }
    let mut rules = PageRules::default();
    for mut line in lines_with(lines, "rule") {
        read_rule(&mut line, &mut rules, seats)?;
    }
    let mut goals: Vec<(Whose, Goal)> = Vec::new();
    for mut line in lines_with(lines, "goal") {
        let word = line.read_word("the letter of a side, or *")?;
        let goal = (read_whose(word, seats)?, read_goal(&mut line, &marks)?);
        if goals.contains(&goal) {
            return Err(word.mismatch("each goal once"));
        }
        goals.push(goal);
    }
    let is_held = |word: &Word<'_>| {
        let held = |goal: &Goal| matches!(goal, Goal::Hold { symbol, .. } if word.text.chars().eq([*symbol]));
        goals.iter().any(|(_, goal)| held(goal))
    };
    if let Some(word) = empty.iter().find(|word| !is_held(word)) {
        return Err(word.mismatch("a meaning, or a goal to hold these hexes (NH-13.30)"));
    }
    let mut tiles = Vec::new();
    let mut pits = HexSet::EMPTY;
    for (mark, &word) in marks.iter().flat_map(|mark| mark.words.iter().map(move |word| (mark, word))) {
        match word {
            MarkWord::Terrain(kind) => tiles.push(TerrainTile { kind, hexes: mark.hexes }),
            MarkWord::Pit => pits = pits.union(mark.hexes),
            MarkWord::Start(_)
            | MarkWord::Score { .. }
            | MarkWord::Heal(_)
            | MarkWord::Hazard(_)
            | MarkWord::Turn(_)
            | MarkWord::Spawn(_) => {}
        }
    }
    let terrain = Terrain::from_tiles(&tiles);
    let board = drawing.board;
    let page = Page { id, title, note, mode, seats, armies, board, marks, rules, goals, hash, terrain, pits };
    let place = drawing.hexes.iter().map(|hex| hex.2).min_by_key(|place| place.line).expect("a drawing has hexes");
    check(&page).map_err(|expected| place.mismatch(format!("{expected} (NH-13.30)")))?;
    Ok(page)
}

/// Copies of the lines with a keyword, with the keyword read.
fn lines_with<'l, 'a>(lines: &'l [Line<'a>], keyword: &'l str) -> impl Iterator<Item = Line<'a>> + use<'l, 'a> {
    lines.iter().filter(|line| !is_drawn(line)).filter_map(move |line| {
        let mut line = line.clone();
        line.read_if_equal(keyword).then_some(line)
    })
}

fn read_mark(line: &mut Line<'_>, word: Word<'_>, drawing: &Drawing<'_>, seats: u8) -> Result<PageMark, TextError> {
    let mut symbols = word.text.chars();
    let symbol = symbols.next().filter(|&symbol| symbols.next().is_none() && !matches!(symbol, 'o' | '.' | '|'));
    let symbol = symbol.ok_or_else(|| word.mismatch("one character other than o, . and |"))?;
    let hexes: HexSet = drawing.hexes.iter().filter(|hex| hex.1 == symbol).map(|hex| hex.0).collect();
    if hexes.is_empty() {
        return Err(word.mismatch("a character of the drawing"));
    }
    line.check_keys(&["start", "terrain", "score", "heal", "hazard", "turn", "spawn"])?;
    let number = |key: &str, most: u8| {
        let expected = format!("a number from 1 to {most}");
        line.value(key).map(|word| word.parse_small_number(expected, 1..=most)).transpose()
    };
    let mut words = Vec::new();
    words.extend(line.value("start").map(|word| read_whose(word, seats)).transpose()?.map(MarkWord::Start));
    if let Some(word) = line.value("terrain") {
        let kind = TerrainKind::of_word(word.text);
        words.push(MarkWord::Terrain(kind.ok_or_else(|| word.mismatch("jungle, hills, mountains or swamps"))?));
    }
    let is_pit = line.remaining_words().first().is_some_and(|word| word.text == "pit");
    words.extend(is_pit.then_some(MarkWord::Pit));
    if let Some(word) = line.value("score") {
        let (points, after_battle) = match word.split_once('@') {
            Some((points, when)) if when.text == "battle" => (points, true),
            Some((_, when)) => return Err(when.mismatch("battle")),
            None => (word, false),
        };
        let points = points.parse_small_number("1 to 9 points", 1..=MAX_MARK_NUMBER)?;
        words.push(MarkWord::Score { points, after_battle });
    }
    words.extend(number("heal", MAX_MARK_NUMBER)?.map(MarkWord::Heal));
    words.extend(number("hazard", MAX_MARK_NUMBER)?.map(MarkWord::Hazard));
    words.extend(number("turn", 5)?.map(MarkWord::Turn));
    words.extend(line.value("spawn").map(|word| read_side(word, seats)).transpose()?.map(MarkWord::Spawn));
    if is_pit {
        line.read_word("pit")?;
    }
    line.check_end()?;
    let is_closed = words.iter().any(|word| matches!(word, MarkWord::Pit | MarkWord::Terrain(TerrainKind::Mountains)));
    if is_closed && words.len() > 1 {
        return Err(word.mismatch("no meaning besides pit or Mountains, which nobody enters (NH-13.30)"));
    }
    Ok(PageMark { symbol, hexes, words })
}

fn read_rule(line: &mut Line<'_>, rules: &mut PageRules, seats: u8) -> Result<(), TextError> {
    let expected = "hq, no-hq, tiles, first, turns, battle or forbid";
    let rule = line.read_word(expected)?;
    match rule.text {
        "hq" => read_numbers(line, &mut rules.points, HEADQUARTERS_POINTS, seats)?,
        "tiles" => read_numbers(line, &mut rules.tiles, 34, seats)?,
        "no-hq" => {
            let side = read_side(line.read_word("the letter of a side")?, seats)?;
            rules.without_headquarters = rules.without_headquarters.union(Sides::from(side));
        }
        "first" => rules.first = Some(read_side(line.read_word("the letter of a side")?, seats)?),
        "turns" => rules.turns = Some(read_number(line, "a turn of the game, 1 to 999")?),
        "battle" => rules.battle = Some(read_number(line, "a number of turns, 1 to 999")?),
        "forbid" => {
            let expected = "cards, reinforcements, alternative or replacement";
            let word = line.read_word(expected)?;
            rules.forbidden.push(Forbidden::of_word(word.text).ok_or_else(|| word.mismatch(expected))?);
            rules.forbidden.sort_unstable();
            rules.forbidden.dedup();
        }
        _ => return Err(rule.mismatch(expected)),
    }
    if !matches!(rule.text, "hq" | "tiles") {
        line.check_keys(&[])?;
    }
    line.check_end()
}

fn read_number(line: &mut Line<'_>, expected: &'static str) -> Result<u16, TextError> {
    line.read_word(expected)?.parse_number(expected, 1..=MAX_NUMBER)
}

/// Reads `X=15`: a number for each of some sides.
fn read_numbers(line: &Line<'_>, numbers: &mut [Option<u8>], most: u8, seats: u8) -> Result<(), TextError> {
    let expected = format!("numbers from 1 to {most}, such as X={most}");
    for (letter, word) in line.pairs() {
        let side = read_side(*letter, seats)?;
        let number = word.parse_small_number(expected.clone(), 1..=most)?;
        if numbers[side.index()].replace(number).is_some() {
            return Err(letter.mismatch("each side once"));
        }
    }
    if line.pairs().is_empty() { Err(line.missing_word(expected)) } else { Ok(()) }
}

fn read_goal(line: &mut Line<'_>, marks: &[PageMark]) -> Result<Goal, TextError> {
    let expected = "hq, score, hold or survive";
    let word = line.read_word(expected)?;
    let goal = match word.text {
        "hq" => Goal::Headquarters,
        "score" => Goal::Score(read_number(line, "a number of points, 1 to 999")?),
        "survive" => Goal::Survive(read_number(line, "a turn of the game, 1 to 999")?),
        "hold" => {
            let expected = "a character with a `mark` line";
            let word = line.read_word(expected)?;
            let mark = marks.iter().find(|mark| word.text.chars().eq([mark.symbol]));
            let &PageMark { symbol, hexes, .. } = mark.ok_or_else(|| word.mismatch(expected))?;
            let most = u8::try_from(hexes.len()).unwrap_or(u8::MAX);
            let expected = format!("1 to {most} hexes, as many as are drawn");
            let count = line.read_word(expected.clone())?.parse_small_number(expected, 1..=most)?;
            Goal::Hold { symbol, hexes, count }
        }
        _ => return Err(word.mismatch(expected)),
    };
    line.check_keys(&[])?;
    line.check_end()?;
    Ok(goal)
}
