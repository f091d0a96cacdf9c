//! An army file as TOML. Values are read by key, and a problem is recorded with its line number while reading
//! continues.

use std::fmt::Display;
use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::error::{ArmyError, ErrorLocation};

/// Maximum number of problems reported per file; a file with more is best revised from the top.
const MAX_REPORTED: usize = 20;

/// Problems found in a file so far.
pub(in crate::rules) struct Report<'a> {
    file: &'a str,
    text: &'a str,
    /// Byte offsets at which lines begin.
    lines: Vec<usize>,
    errors: Vec<ArmyError>,
}

/// A table of the file: the file as a whole, a tile, or the names of an army or tile.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Section<'a> {
    table: &'a DeTable<'a>,
    /// Byte offset at which the section begins.
    start: usize,
    /// Name of the tile for error messages, if the section describes one.
    pub tile: Option<&'a str>,
}

/// A value of the right type, with the byte offset at which the value begins.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Located<T> {
    pub value: T,
    pub at: usize,
}

impl<'a> Report<'a> {
    pub fn new(file: &'a str, text: &'a str) -> Self {
        let begins = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Self { file, text, lines: std::iter::once(0).chain(begins).collect(), errors: Vec::new() }
    }

    /// Records a problem at a byte offset in the file, or with the file as a whole.
    pub fn add_problem(
        &mut self,
        at: Option<usize>,
        tile: Option<&str>,
        key: Option<&str>,
        problem: impl Into<String>,
    ) {
        let line = at.map(|at| self.lines.partition_point(|&begin| begin <= at));
        let place = ErrorLocation { tile: tile.map(str::to_owned), key: key.map(str::to_owned) };
        self.errors.push(ArmyError { file: self.file.to_owned(), line, place, problem: problem.into() });
    }

    /// Records an error of the TOML parser.
    pub fn add_syntax_error(&mut self, error: &toml::de::Error) {
        let at = error.span().map(|Range { start, .. }| start);
        let column = at.map(|at| {
            let before = self.text.get(..at).unwrap_or(self.text);
            before.rsplit('\n').next().unwrap_or_default().chars().count() + 1
        });
        let column = column.map_or_else(String::new, |column| format!("column {column}: "));
        self.add_problem(at, None, None, format!("{column}this is no TOML: {}", error.message()));
    }

    /// The problems in line order, followed by those of the file as a whole. If there are too many, the list is cut off
    /// and ends with their number.
    pub fn into_errors(mut self) -> Vec<ArmyError> {
        self.errors.sort_by_key(|error| error.line.unwrap_or(usize::MAX));
        let more = self.errors.len().saturating_sub(MAX_REPORTED);
        if more > 0 {
            self.errors.truncate(MAX_REPORTED);
            self.add_problem(None, None, None, format!("and {more} more"));
        }
        self.errors
    }
}

impl<'a> Section<'a> {
    pub fn from_root(table: &'a DeTable<'a>) -> Self {
        Self { table, start: 0, tile: None }
    }

    /// Records a problem with a key, at the position of the key's value if there is one.
    pub fn add_problem(&self, report: &mut Report<'_>, key: &str, problem: impl Into<String>) {
        let at = self.value(key).map_or(self.start, |value| value.span().start);
        report.add_problem(Some(at), self.tile, Some(key), problem);
    }

    /// Records unknown keys as problems.
    pub fn check_keys(&self, report: &mut Report<'_>, known: &[&str]) {
        for key in self.table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            let problem = format!("is not known; known are {}", known.join(", "));
            report.add_problem(Some(key.span().start), self.tile, Some(key.get_ref()), problem);
        }
    }

    pub fn has_key(&self, key: &str) -> bool {
        self.value(key).is_some()
    }

    /// The same section, marked as describing the tile that the value of `key` names.
    pub fn for_tile(self, key: &str) -> Self {
        Self { tile: self.value(key).and_then(|value| value.get_ref().as_str()), ..self }
    }

    /// The byte offset of a key.
    pub fn key_at(&self, key: &str) -> Option<usize> {
        self.table.get_key_value(key).map(|(key, _)| key.span().start)
    }

    fn value(&self, key: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.table.get(key)
    }

    /// A value of a given type. A value of another type is recorded as a problem; a missing one is not.
    fn read_value<T>(
        &self,
        report: &mut Report<'_>,
        key: &str,
        wanted: &impl Display,
        read: impl Fn(&'a DeValue<'a>) -> Option<T>,
    ) -> Option<Located<T>> {
        let value = self.value(key)?;
        let found = read(value.get_ref());
        if found.is_none() {
            self.add_problem(report, key, format!("has to be {wanted}"));
        }
        Some(Located { value: found?, at: value.span().start })
    }

    pub fn read_text(&self, report: &mut Report<'_>, key: &str) -> Option<Located<&'a str>> {
        self.read_value(report, key, &"a text in quotation marks", |value| value.as_str())
    }

    /// A required text; `why` explains what the text is for.
    pub fn read_required_text(&self, report: &mut Report<'_>, key: &str, why: &str) -> Option<Located<&'a str>> {
        if !self.has_key(key) {
            self.add_problem(report, key, format!("is missing; {why}"));
        }
        self.read_text(report, key)
    }

    pub fn read_number(&self, report: &mut Report<'_>, key: &str, range: RangeInclusive<u8>) -> Option<Located<u8>> {
        let wanted = format!("a whole number from {} to {}", range.start(), range.end());
        self.read_value(report, key, &wanted, |value| to_small_number(value, &range))
    }

    /// A list of numbers; empty if the key is missing.
    pub fn read_numbers(&self, report: &mut Report<'_>, key: &str, range: RangeInclusive<u8>) -> Vec<u8> {
        let wanted = format!("a list of whole numbers from {} to {}, such as [2, 1]", range.start(), range.end());
        let read = |value: &'a DeValue<'a>| {
            value.as_array()?.iter().map(|item| to_small_number(item.get_ref(), &range)).collect()
        };
        self.read_value(report, key, &wanted, read).map_or_else(Vec::new, |found| found.value)
    }

    /// A list of words; empty if the key is missing, `None` if the value is not a list of words.
    pub fn read_words(&self, report: &mut Report<'_>, key: &str) -> Option<Vec<Located<&'a str>>> {
        if !self.has_key(key) {
            return Some(Vec::new());
        }
        let word =
            |item: &'a Spanned<DeValue<'a>>| Some(Located { value: item.get_ref().as_str()?, at: item.span().start });
        let wanted = "a list of words in quotation marks, such as [\"...\"]";
        self.read_value(report, key, &wanted, |value| value.as_array()?.iter().map(word).collect())
            .map(|found| found.value)
    }

    /// A subtable.
    pub fn read_section(&self, report: &mut Report<'_>, key: &str, wanted: &str) -> Option<Section<'a>> {
        if !self.has_key(key) {
            self.add_problem(report, key, format!("is missing; it has to be {wanted}"));
        }
        let found = self.read_value(report, key, &wanted, |value| value.as_table())?;
        Some(Section { table: found.value, start: found.at, tile: self.tile })
    }

    /// The tables of an array of tables.
    pub fn read_sections(&self, report: &mut Report<'_>, key: &str, wanted: &str) -> Vec<Section<'a>> {
        if !self.has_key(key) {
            self.add_problem(report, key, format!("is missing; the file needs {wanted}"));
        }
        let read = |value: &'a DeValue<'a>| {
            let table = |item: &'a Spanned<DeValue<'a>>| {
                let table = item.get_ref().as_table()?;
                Some(Section { table, start: item.span().start, tile: None })
            };
            value.as_array()?.iter().map(table).collect()
        };
        self.read_value(report, key, &wanted, read).map_or_else(Vec::new, |found| found.value)
    }
}

/// A whole number within a small range.
fn to_small_number(value: &DeValue<'_>, range: &RangeInclusive<u8>) -> Option<u8> {
    let integer = value.as_integer()?;
    u8::from_str_radix(integer.as_str(), integer.radix()).ok().filter(|number| range.contains(number))
}
