//! Every word that a player reads: texts by key from `locales/`.
//!
//! Every language has every text, with the same arguments; tests see to it. Names of armies and players stand in
//! sentences in the nominative and are of unknown gender. A tile that is the object of a sentence stands in the
//! accusative where its army gives one; otherwise the text has a form without cases (`$form`).
//!
//! ```
//! use sztab_words::{Language, text, word};
//!
//! assert_eq!(word(Language::English, "confirm"), "Confirm");
//! let question = text(Language::English, "confirm-question", &[("action", "End turn".into())]);
//! assert_eq!(question, "End turn?");
//! assert_eq!(word(Language::Polish, "no-such-key"), "no-such-key");
//! ```
//!
//! | module | content |
//! |---|---|
//! | this one | [`text`] and [`word`]: the texts of `locales/`, compiled in |
//! | `language` | the languages in which players are addressed |
//! | `rulebook` | paragraphs of the rules and their rulings |
//! | `page` | texts for the script of the sandbox's page |
//! | `worded` | the macro for enums with a word for each variant |

mod language;
mod page;
mod rulebook;
mod worded;

use std::sync::OnceLock;

pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

pub use crate::language::Language;
pub use page::page_texts;
pub use rulebook::{Paragraph, RuleText, Ruling, paragraphs, rule_text, rulings};

macro_rules! files {
    ($locale:literal: $($name:literal)*) => {
        &[$(include_str!(concat!("../../../locales/", $locale, "/", $name, ".ftl"))),*]
    };
}

macro_rules! locale {
    ($locale:literal) => {
        files!($locale:
            "attacks" "clock" "commands" "database" "fairness" "guide" "help" "house" "league" "league_log"
            "league_refusals" "league_rules" "legend" "limits" "lobby" "lookup" "lost" "misread" "modes" "names"
            "orders" "organise" "page" "picture" "privacy" "ratings" "refusals" "result" "rules" "rulings" "sandbox"
            "season" "season_judges" "season_matches" "season_rounds" "season_settings" "season_views" "seats"
            "settings" "several" "statistics" "story" "table" "tables" "tiles" "trouble" "turn" "what_if"
        )
    };
}

/// The files of each language, compiled in.
const FILES: [(Language, &str, &[&str]); 3] = [
    (Language::English, "en", locale!("en")),
    (Language::Polish, "pl", locale!("pl")),
    (Language::Ukrainian, "uk", locale!("uk")),
];

type Bundle = FluentBundle<FluentResource>;

fn bundles() -> &'static [(Language, Bundle)] {
    static BUNDLES: OnceLock<Vec<(Language, Bundle)>> = OnceLock::new();
    BUNDLES.get_or_init(|| FILES.iter().map(|&(language, locale, files)| (language, bundle(locale, files))).collect())
}

fn bundle(locale: &str, files: &[&str]) -> Bundle {
    let locale: LanguageIdentifier = locale.parse().expect("the locales are written above");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Names are set off by the sentence, not by invisible characters that some clients show as boxes.
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned()).map_err(|(_, errors)| errors);
        let resource = resource.expect("the locale files are read by a test");
        bundle.add_resource(resource).expect("no key stands in two files of a language: checked by a test");
    }
    bundle
}

/// A text by its key, with arguments. A text that a language lacks is read in English, and a key that no language has
/// reads as itself, so that a mistake shows and harms nothing more.
#[must_use]
pub fn text<'a>(language: Language, key: &str, arguments: &[(&'a str, FluentValue<'a>)]) -> String {
    own_text(language, key, arguments)
        .or_else(|| own_text(Language::English, key, arguments))
        .unwrap_or_else(|| key.to_owned())
}

/// A text without arguments.
#[must_use]
pub fn word(language: Language, key: &str) -> String {
    text(language, key, &[])
}

/// A text if the language itself has it.
#[must_use]
pub fn own_text<'a>(language: Language, key: &str, arguments: &[(&'a str, FluentValue<'a>)]) -> Option<String> {
    let (_, bundle) = bundles().iter().find(|(known, _)| *known == language)?;
    let pattern = bundle.get_message(key)?.value()?;
    let arguments: FluentArgs<'_> = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
    debug_assert!(errors.is_empty(), "text {key}: {errors:?}");
    Some(text.into_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_locale_file_is_read_and_has_each_key_once() {
        for (language, locale, files) in FILES {
            let bundle = bundle(locale, files);
            assert_eq!(bundle.locales[0].to_string(), locale);
            assert!(own_text(language, "command-game", &[]).is_some());
        }
    }

    /// The keys of some files: what stands at the beginning of a line before an equals sign.
    fn keys(files: &[&str]) -> BTreeSet<String> {
        let lines = files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with(['#', ' ']));
        lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
    }

    #[test]
    fn every_language_has_every_text_itself() {
        let [(_, _, english), ..] = FILES;
        let english = keys(english);
        assert!(english.len() > 200, "the keys were found");
        for (language, locale, files) in FILES {
            assert_eq!(keys(files), english, "{locale}");
            let (_, bundle) =
                bundles().iter().find(|(known, _)| *known == language).expect("every language has a bundle");
            let lacking: Vec<&String> = english.iter().filter(|key| !bundle.has_message(key)).collect();
            assert!(lacking.is_empty(), "{locale} was read without {lacking:?}");
        }
    }

    #[test]
    fn a_key_that_no_language_has_reads_as_itself() {
        assert_eq!(word(Language::Polish, "no-such-key"), "no-such-key");
    }

    #[track_caller]
    fn counts(language: Language, key: &str, amount: &'static str, expected: &[(u8, &str)]) {
        for (&(number, ending), form) in expected.iter().flat_map(|case| ["plain", "declined"].map(|form| (case, form)))
        {
            let arguments = [
                ("source", "A".into()),
                ("target", "B".into()),
                ("unit", "C".into()),
                ("form", form.into()),
                (amount, number.into()),
            ];
            let told = text(language, key, &arguments);
            assert!(told.ends_with(&format!("{number} {ending}.")), "{told}");
        }
    }

    #[test]
    fn nouns_follow_their_numbers() {
        let polish = [(1, "rana"), (2, "rany"), (4, "rany"), (5, "ran"), (12, "ran"), (22, "rany")];
        counts(Language::Polish, "story-hit", "wounds", &polish);
        let polish = [(0, "punktów"), (1, "punkt"), (3, "punkty"), (11, "punktów"), (20, "punktów")];
        counts(Language::Polish, "story-headquarters-left", "left", &polish);
        let (few, many) = ("пошкодження", "пошкоджень");
        let ukrainian = [(1, few), (2, few), (4, few), (5, many), (11, many), (21, few)];
        counts(Language::Ukrainian, "story-hit", "wounds", &ukrainian);
        let ukrainian = [(0, "очок"), (1, "очко"), (3, "очки"), (11, "очок"), (20, "очок")];
        counts(Language::Ukrainian, "story-headquarters-left", "left", &ukrainian);
    }

    #[test]
    fn an_explosion_begins_a_sentence_with_a_capital() {
        let told = |language, place: &'static str| {
            text(language, "source-explosion", &[("hex", "C3".into()), ("place", place.into())])
        };
        assert_eq!(told(Language::English, "start"), "The explosion at C3");
        assert_eq!(told(Language::Polish, "start"), "Wybuch na polu C3");
        assert_eq!(told(Language::Polish, "within"), "wybuch na polu C3");
        assert_eq!(told(Language::Ukrainian, "start"), "Вибух на клітинці C3");
        assert_eq!(told(Language::Ukrainian, "within"), "вибух на клітинці C3");
    }
}
