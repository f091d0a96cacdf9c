//! A row of the settings table.

use sztab_league::rules::Rules;

/// The value that clears a setting.
pub const UNSET: &str = "-";

/// The properties of a setting that the panel needs.
#[derive(Clone, Copy)]
pub struct SettingSpec {
    pub field: SettingField,
    /// True if the setting may change after entry has opened.
    pub stays_open: bool,
    /// The suffix of the key of an example, for a setting that can be typed.
    pub hint: Option<&'static str>,
    /// The key of the text that [`UNSET`] is displayed as.
    pub unset: &'static str,
    pub label: ValueLabel,
    pub applies: fn(&Rules) -> bool,
}

#[derive(Clone, Copy)]
pub enum SettingField {
    Flag(fn(&mut Rules) -> &mut bool),
    /// A number, with the values on offer.
    Number(fn(&mut Rules) -> Option<&mut u32>, &'static [u32]),
    Value {
        get: fn(&Rules) -> String,
        /// Returns `None` for a value that cannot be parsed.
        set: fn(&mut Rules, &str) -> Option<()>,
        offered: fn(&Rules) -> Vec<String>,
    },
}

/// A way to display a value.
#[derive(Clone, Copy)]
pub enum ValueLabel {
    Plain,
    YesNo,
    /// A separate text for each value, under this key.
    Words(&'static str),
    /// A number with a unit: `days` or `hours`.
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

pub fn flag_spec(field: fn(&mut Rules) -> &mut bool) -> SettingSpec {
    field_spec(SettingField::Flag(field)).with_label(ValueLabel::YesNo)
}

pub fn number_spec(
    field: fn(&mut Rules) -> Option<&mut u32>,
    offered: &'static [u32],
    label: ValueLabel,
) -> SettingSpec {
    field_spec(SettingField::Number(field, offered)).with_hint("number").with_label(label)
}

pub fn value_spec(
    get: fn(&Rules) -> String,
    set: fn(&mut Rules, &str) -> Option<()>,
    offered: fn(&Rules) -> Vec<String>,
) -> SettingSpec {
    field_spec(SettingField::Value { get, set, offered })
}

fn field_spec(field: SettingField) -> SettingSpec {
    SettingSpec {
        field,
        stays_open: false,
        hint: None,
        unset: "setting-none",
        label: ValueLabel::Plain,
        applies: |_| true,
    }
}

impl SettingSpec {
    pub fn changeable_after_entry(self) -> Self {
        Self { stays_open: true, ..self }
    }

    pub fn with_hint(self, hint: &'static str) -> Self {
        Self { hint: Some(hint), ..self }
    }

    pub fn with_unset(self, unset: &'static str) -> Self {
        Self { unset, ..self }
    }

    pub fn with_label(self, label: ValueLabel) -> Self {
        Self { label, ..self }
    }

    pub fn applying_if(self, applies: fn(&Rules) -> bool) -> Self {
        Self { applies, ..self }
    }
}

pub fn to_strings(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

pub fn table_words<T>(table: &[(&'static str, T)]) -> Vec<String> {
    table.iter().map(|(word, _)| (*word).to_owned()).collect()
}

pub fn word_for<T: PartialEq>(table: &[(&'static str, T)], value: &T) -> String {
    table.iter().find(|(_, known)| known == value).map_or(UNSET, |(word, _)| word).to_owned()
}

pub fn parse_word<T: Copy>(table: &[(&'static str, T)], word: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

pub fn sizes_text(sizes: &[u32]) -> String {
    if sizes.is_empty() {
        return UNSET.to_owned();
    }
    sizes.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

/// Parses the output of [`sizes_text`], also with spaces or plus signs instead of commas.
pub fn parse_sizes(text: &str) -> Option<Vec<u32>> {
    if text == UNSET {
        return Some(Vec::new());
    }
    let parts = text.split([',', ' ', '+']).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok()).collect::<Option<Vec<u32>>>().filter(|sizes| !sizes.is_empty())
}

/// Parses `yes` or `no`.
pub fn parse_yes_or_no(value: &str) -> Option<bool> {
    ["no", "yes"].iter().position(|word| *word == value).map(|found| found == 1)
}
