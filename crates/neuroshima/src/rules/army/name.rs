//! Names shown to players in pictures, on buttons and in messages. A name must not act as markup.

use super::document::{Report, Section};
use crate::rules::tile::Names;
use sztab_game::Language;

/// Languages of a name, by key; the first one is required.
pub const LANGUAGES: [&str; 3] = ["en", "pl", "uk"];

/// Optional accusative forms of a name: the key of each form, and the key of the name that it inflects.
pub const ACCUSATIVE_KEYS: [(&str, &str); 2] = [("pl_acc", "pl"), ("uk_acc", "uk")];

/// Maximum length of a name, in characters: it fits on two lines of a tile and is well within the limits of buttons and
/// menus.
pub const NAME_LIMIT: usize = 32;

/// Characters allowed in a name besides letters, digits and single spaces. Chat programs read none of them as a
/// mention, markup or a line break.
pub const NAME_PUNCTUATION: &str = "-'’.,!?()&+№";

impl Names {
    /// The names of an army or tile.
    pub(in crate::rules) fn read(owner: &Section<'_>, report: &mut Report<'_>) -> Option<Self> {
        let section = owner.read_section(report, "name", "the names, such as { en = \"Brute\" }")?;
        section.check_keys(report, &[&LANGUAGES[..], &ACCUSATIVE_KEYS.map(|(case, _)| case)].concat());
        section.read_required_text(report, LANGUAGES[0], "English is always given");
        let mut name = |language: &str| {
            let name = section.read_text(report, language)?.value;
            if let Err(problem) = check_name(name) {
                section.add_problem(report, language, problem);
            }
            Some(name.to_owned())
        };
        let [en, pl, uk] = LANGUAGES.map(&mut name);
        let [pl_acc, uk_acc] = ACCUSATIVE_KEYS.map(|(case, _)| name(case));
        for (case, of) in ACCUSATIVE_KEYS.into_iter().filter(|(case, of)| section.has_key(case) && !section.has_key(of))
        {
            section.add_problem(report, case, format!("needs `{of}`, the name that it is a case of"));
        }
        Some(Self { en: en?, pl, uk, pl_acc, uk_acc })
    }

    /// A name that both have in some language.
    pub(super) fn common_name(&self, other: &Self) -> Option<&str> {
        let alike = |&language: &Language| self.in_language(language) == other.in_language(language);
        Language::ALL.into_iter().find(alike).map(|language| self.in_language(language))
    }
}

/// Refuses names that could break a picture or a message.
fn check_name(name: &str) -> Result<(), String> {
    let length = name.chars().count();
    if length > NAME_LIMIT {
        return Err(format!("has {length} characters; a name has at most {NAME_LIMIT}"));
    }
    let is_allowed =
        |character: char| character.is_alphanumeric() || character == ' ' || NAME_PUNCTUATION.contains(character);
    if let Some(other) = name.chars().find(|&character| !is_allowed(character)) {
        let other = other.escape_debug();
        return Err(format!("holds `{other}`; a name holds letters, digits, single blanks and {NAME_PUNCTUATION}"));
    }
    if !name.starts_with(char::is_alphanumeric) || name.ends_with(' ') || name.contains("  ") {
        return Err("has to begin with a letter or digit, without blanks to spare".to_owned());
    }
    Ok(())
}
