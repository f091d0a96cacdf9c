//! The looks of an army's tiles: the table `[looks]` at the end of an army file. Games store only the part of the file
//! above the table, so an army's looks can change while games with it are in progress.
//!
//! Each side gets the first colour of its army, or the second one if an earlier side has a similar colour.

use std::collections::BTreeMap;

use toml::de::DeTable;

use super::Army;
use super::document::{Located, Report, Section};
use crate::rules::emblem::{Emblem, Insignia};
use crate::rules::tile::Tile;
use sztab_pictures::hue::Hue;

/// The key of the table.
const TABLE_KEY: &str = "looks";
const TABLE_HEADER: &str = "[looks]";

/// Keys within the table.
pub const LOOKS_KEYS: &[&str] = &["colours", "insignia", "emblems"];

/// The looks of an army's tiles.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Themes {
    /// The army's colour, and the alternative that it uses if another army in the game already has the first.
    pub colours: Option<[Hue; 2]>,
    /// The emblem of the whole army.
    pub insignia: Option<Insignia>,
    /// Drawings on the army's tiles, by tile id; the program chooses a drawing for a tile that is not listed.
    pub emblems: BTreeMap<String, Emblem>,
}

impl Themes {
    /// Reads the table from a file that contains the tiles with these ids. Without the table, an army has no looks of
    /// its own.
    pub(super) fn read(top: &Section<'_>, text: &str, tiles: &[&str], report: &mut Report<'_>) -> Self {
        if !top.has_key(TABLE_KEY) {
            return Self::default();
        }
        let Some(section) = top.read_section(report, TABLE_KEY, "a table at the end of the file") else {
            return Self::default();
        };
        check_position(top, text, report);
        section.check_keys(report, LOOKS_KEYS);
        let insignia = section.read_text(report, "insignia").and_then(|Located { value, .. }| {
            let insignia = Insignia::of_word(value);
            if insignia.is_none() {
                section.add_problem(
                    report,
                    "insignia",
                    unknown_word_message(value, &Insignia::ALL.map(Insignia::word)),
                );
            }
            insignia
        });
        Self { colours: read_colours(&section, report), insignia, emblems: read_emblems(&section, tiles, report) }
    }

    /// Assigns the drawings in the table to the tiles of the army.
    pub(super) fn apply_to(&self, tiles: &mut [Tile]) {
        tiles.iter_mut().for_each(|tile| tile.emblem = self.emblems.get(&tile.id).copied());
    }
}

/// An error message about an unknown word.
fn unknown_word_message(word: &str, known: &[&str]) -> String {
    format!("`{word}` is not known; known are {}", known.join(", "))
}

/// The drawings on tiles, by tile id.
fn read_emblems(section: &Section<'_>, tiles: &[&str], report: &mut Report<'_>) -> BTreeMap<String, Emblem> {
    let mut emblems = BTreeMap::new();
    if !section.has_key("emblems") {
        return emblems;
    }
    let Some(table) = section.read_section(report, "emblems", "words by tile, such as { hq = \"tower\" }") else {
        return emblems;
    };
    table.check_keys(report, tiles);
    for &tile in tiles {
        let Some(Located { value, .. }) = table.read_text(report, tile) else { continue };
        match Emblem::of_word(value) {
            Some(emblem) => drop(emblems.insert(tile.to_owned(), emblem)),
            None => table.add_problem(report, tile, unknown_word_message(value, &Emblem::ALL.map(Emblem::word))),
        }
    }
    emblems
}

/// The two colours, in order of preference.
fn read_colours(section: &Section<'_>, report: &mut Report<'_>) -> Option<[Hue; 2]> {
    let words = section.read_words(report, "colours").filter(|_| section.has_key("colours"))?;
    let mut hue = |&Located { value, at }: &Located<&str>| {
        let hue = Hue::of_word(value);
        if hue.is_none() {
            report.add_problem(Some(at), None, Some("colours"), unknown_word_message(value, &Hue::ALL.map(Hue::word)));
        }
        hue
    };
    let found: Vec<Option<Hue>> = words.iter().map(&mut hue).collect();
    match *found.as_slice() {
        [Some(first), Some(other)] if first.is_close_to(other) => {
            let problem = format!("`{}` and `{}` are too close to each other", first.word(), other.word());
            section.add_problem(report, "colours", problem);
            None
        }
        [first, other] => Some([first?, other?]),
        _ => {
            section.add_problem(report, "colours", "has to be two colours, such as [\"blue\", \"orange\"]");
            None
        }
    }
}

/// Checks that the table's header is on a line of its own and that the table is the last one: everything above that
/// line counts as part of the rules.
fn check_position(top: &Section<'_>, text: &str, report: &mut Report<'_>) {
    let Some(at) = table_offset(top, text) else {
        return top.add_problem(
            report,
            TABLE_KEY,
            format!("has to begin with a line {TABLE_HEADER} at the end of the file"),
        );
    };
    let Ok(last) = DeTable::parse(&text[at..]) else { return };
    for key in last.get_ref().keys().filter(|key| key.get_ref() != TABLE_KEY) {
        let problem = format!("has to stand above {TABLE_HEADER}, which ends the file");
        report.add_problem(Some(at + key.span().start), None, Some(key.get_ref()), problem);
    }
}

/// The byte offset of the [`HEAD`] line; `None` if the table does not begin with one.
fn table_offset(top: &Section<'_>, text: &str) -> Option<usize> {
    let before = text.get(..top.key_at(TABLE_KEY)?)?;
    let at = before.rfind('\n').map_or(0, |end| end + 1);
    text[at..].starts_with(TABLE_HEADER).then_some(at)
}

/// The part of a file that games store: everything above the looks, without the empty lines before them.
pub(super) fn rules_part<'a>(top: &Section<'_>, text: &'a str) -> &'a str {
    let Some(at) = table_offset(top, text) else { return text };
    let written = text[..at].trim_end().len();
    let end = text[written..at].find('\n').map_or(at, |line| written + line + 1);
    &text[..end]
}

/// The hue of each army in a game, in turn order: its first colour, its second if an earlier army has a similar one, or
/// the next free hue if the second is taken too. A side without an army has no hue.
#[must_use]
pub fn choose_hues<'a>(armies: impl IntoIterator<Item = &'a Army>) -> Vec<Option<Hue>> {
    let mut worn: Vec<Option<Hue>> = Vec::new();
    for army in armies {
        let [first, other] = army.looks.colours.unwrap_or_else(|| default_hues(&army.id));
        let wishes = || [first, other].into_iter().chain(other.others());
        let is_free = |hue: &Hue| worn.iter().flatten().all(|worn| !worn.is_close_to(*hue));
        let hue = wishes().find(is_free).or_else(|| wishes().find(|&hue| !worn.contains(&Some(hue))));
        worn.push(hue.filter(|_| !army.id.is_empty()));
    }
    worn
}

/// Two colours derived from an army's id, for an army that specifies none.
fn default_hues(id: &str) -> [Hue; 2] {
    let count = Hue::ALL.len();
    let first = id.bytes().fold(0, |sum, byte| (sum * 31 + usize::from(byte)) % count);
    [Hue::ALL[first], Hue::ALL[(first + count / 2) % count]]
}
