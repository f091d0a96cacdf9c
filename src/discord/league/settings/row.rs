//! A row of the table of settings.

use sztab_league::rules::Rules;

/// The value of a setting that sets nothing.
pub const UNSET: &str = "-";

/// All that the panel knows of a setting.
#[derive(Clone, Copy)]
pub struct Row {
    pub field: Field,
    /// It may change after entry has opened.
    pub stays_open: bool,
    /// The end of the key of an example, for a setting that can be typed.
    pub hint: Option<&'static str>,
    /// The key of the words for [`UNSET`].
    pub unset: &'static str,
    pub label: Label,
    pub applies: fn(&Rules) -> bool,
}

#[derive(Clone, Copy)]
pub enum Field {
    Flag(fn(&mut Rules) -> &mut bool),
    /// A number, and those that are offered.
    Number(fn(&mut Rules) -> Option<&mut u32>, &'static [u32]),
    Value {
        get: fn(&Rules) -> String,
        /// `None` for a value that cannot be read.
        set: fn(&mut Rules, &str) -> Option<()>,
        offered: fn(&Rules) -> Vec<String>,
    },
}

/// A way to put a value into words.
#[derive(Clone, Copy)]
pub enum Label {
    Plain,
    YesNo,
    /// A text for each value, under this key.
    Words(&'static str),
    /// A number of `days` or `hours`.
    Unit(&'static str),
    DaysOff,
    HoursBefore,
    Clock,
    Start,
    Role,
    FactionMode,
    Factions,
    Qualified,
}

pub fn flag(field: fn(&mut Rules) -> &mut bool) -> Row {
    row(Field::Flag(field)).label(Label::YesNo)
}

pub fn number(field: fn(&mut Rules) -> Option<&mut u32>, offered: &'static [u32], label: Label) -> Row {
    row(Field::Number(field, offered)).with_hint("number").label(label)
}

pub fn value(
    get: fn(&Rules) -> String,
    set: fn(&mut Rules, &str) -> Option<()>,
    offered: fn(&Rules) -> Vec<String>,
) -> Row {
    row(Field::Value { get, set, offered })
}

fn row(field: Field) -> Row {
    Row { field, stays_open: false, hint: None, unset: "setting-none", label: Label::Plain, applies: |_| true }
}

impl Row {
    pub fn open(self) -> Self {
        Self { stays_open: true, ..self }
    }

    pub fn with_hint(self, hint: &'static str) -> Self {
        Self { hint: Some(hint), ..self }
    }

    pub fn unset(self, unset: &'static str) -> Self {
        Self { unset, ..self }
    }

    pub fn label(self, label: Label) -> Self {
        Self { label, ..self }
    }

    pub fn only(self, applies: fn(&Rules) -> bool) -> Self {
        Self { applies, ..self }
    }
}

pub fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

pub fn words_of<T>(table: &[(&'static str, T)]) -> Vec<String> {
    table.iter().map(|(word, _)| (*word).to_owned()).collect()
}

pub fn word_of<T: PartialEq>(table: &[(&'static str, T)], value: &T) -> String {
    table.iter().find(|(_, known)| known == value).map_or(UNSET, |(word, _)| word).to_owned()
}

pub fn of_word<T: Copy>(table: &[(&'static str, T)], word: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

pub fn sizes_text(sizes: &[u32]) -> String {
    if sizes.is_empty() {
        return UNSET.to_owned();
    }
    sizes.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

/// Reads what [`sizes_text`] writes, and spaces or plus signs in place of the commas.
pub fn sizes_of(text: &str) -> Option<Vec<u32>> {
    if text == UNSET {
        return Some(Vec::new());
    }
    let parts = text.split([',', ' ', '+']).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok()).collect::<Option<Vec<u32>>>().filter(|sizes| !sizes.is_empty())
}

/// Reads `yes` or `no`.
pub fn yes_or_no(value: &str) -> Option<bool> {
    ["no", "yes"].iter().position(|word| *word == value).map(|found| found == 1)
}
