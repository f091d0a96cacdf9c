//! Reading positions.

use std::sync::Arc;

use sztab_game::TextError;

use super::check::check;
use super::reader::Reader;
use super::text::{Line, parse_lines};
use crate::arena::Arena;
use crate::game::MechsGame;
use crate::values::{Values, suggest_nearest};

/// Keywords of position lines, in canonical order.
const KEYWORDS: [&str; 29] = [
    "sztab",
    "values",
    "seed",
    "terms",
    "arena",
    "zone",
    "round",
    "phase",
    "side",
    "out",
    "absent",
    "offer",
    "arm",
    "equip",
    "worn",
    "exhausted",
    "program",
    "ready",
    "adhoc",
    "mine",
    "turret",
    "mech",
    "row",
    "deck",
    "cards",
    "draws",
    "turn",
    "combat",
    "ask",
];

/// The values to which a text may refer.
#[derive(Debug, Clone)]
pub struct Catalogue(Vec<Arc<Values>>);

impl Catalogue {
    /// The built-in values, and additional ones.
    pub fn new(others: impl IntoIterator<Item = Arc<Values>>) -> Self {
        Self(Values::all_built_in().iter().cloned().chain(others).collect())
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new([])
    }
}

/// Reads a position and continues until a question is open.
///
/// # Errors
///
/// The location of the first unexpected input, or of a contradiction in the position.
pub fn read(text: &str, catalogue: &Catalogue) -> Result<MechsGame, TextError> {
    let all = parse_lines(text)?;
    match all.first() {
        Some(line) if line.keyword() == "sztab" => read_lines(&all, catalogue, None),
        first => Err(first.map_or_else(
            || TextError { line: 1, column: 1, expected: "sztab mechs 1".to_owned() },
            |line| line.error("sztab mechs 1"),
        )),
    }
}

/// Reads the lines of a position. `values` is used if no line names the values.
pub(crate) fn read_lines(
    all: &[Line<'_>],
    catalogue: &Catalogue,
    meant: Option<&Arc<Values>>,
) -> Result<MechsGame, TextError> {
    let last = all.last().map_or(1, |line| line.number);
    let missing = |expected: &str| TextError { line: last, column: 1, expected: expected.to_owned() };
    let mut values = meant.cloned();
    let mut arena = None;
    for line in all {
        let mut line = line.clone();
        match line.expect_word("a line of a position")? {
            "sztab" => {
                line.parse_one_of("mechs", &["mechs"], |word| (word == "mechs").then_some(()))?;
                line.parse_one_of("version 1", &["1"], |word| (word == "1").then_some(()))?;
                line.expect_end()?;
            }
            "values" => values = Some(find_values(&mut line, catalogue)?),
            "arena" => {
                let words = Arena::ALL.map(Arena::keyword);
                let find = |word: &str| Arena::ALL.into_iter().find(|arena| arena.keyword() == word);
                let expected = "two, three, four or solo";
                if arena.replace(line.parse_one_of(expected, &words, find)?).is_some() {
                    return Err(line.error("only one arena line"));
                }
                line.expect_end()?;
            }
            word if KEYWORDS.contains(&word) || word == "result" => {}
            word => return Err(line.error(suggest_nearest("a line of a position", word, &KEYWORDS))),
        }
    }
    let values = values.ok_or_else(|| missing("a `values` line"))?;
    let arena = arena.ok_or_else(|| missing("an `arena` line"))?;
    let mut reader = Reader::new(&values, arena);
    // The lines may be in any order, so those on which others depend are read first.
    for keyword in KEYWORDS.into_iter().chain(["result"]) {
        let mut lines: Vec<Line<'_>> = all.iter().filter(|line| line.keyword() == keyword).cloned().collect();
        if keyword == "out" {
            lines.sort_by_key(|line| line.text.split_whitespace().last());
        }
        for line in &mut lines {
            reader.read_line(line)?;
        }
    }
    let state = reader.finish();
    check(&values, &state, all)?;
    let mut game = MechsGame::from_state(values, state);
    // A game that cannot continue because information is hidden stays as it was read.
    let _ = game.run_to_next_question();
    Ok(game)
}

fn find_values(line: &mut Line<'_>, catalogue: &Catalogue) -> Result<Arc<Values>, TextError> {
    let known: Vec<&str> = catalogue.0.iter().map(|values| values.id.as_str()).collect();
    let id = line.parse_one_of("values that are at hand", &known, |word| {
        known.iter().copied().find(|id| *id == word).map(str::to_owned)
    })?;
    let keys = line.parse_keys(&["hash"])?;
    let is_hash = |word: &str| word.len() == 16 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let hash =
        keys.get(line, "hash", "16 hexadecimal digits", |word| is_hash(word).then(|| word.to_ascii_lowercase()))?;
    let found = catalogue.0.iter().find(|values| {
        values.id == id && hash.as_ref().map_or_else(|| values.is_built_in(), |hash| values.hash.starts_with(hash))
    });
    found.cloned().ok_or_else(|| line.error_at(1, "values that are at hand, with their hash"))
}
