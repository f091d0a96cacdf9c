//! Every word that a player reads: texts by key from `locales/`, and sentences made of what happened.
//!
//! Every language has every text, with the same arguments; tests see to it. Names of armies and players stand in sentences
//! in the nominative and are of unknown gender. A tile that is the object of a sentence stands in the accusative where
//! its army gives one; otherwise the text has a form without cases (`$form`).

mod page;
mod rulebook;

use std::sync::OnceLock;

pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

pub use crate::language::Language;
pub use page::page_texts;
pub use rulebook::{Paragraph, RuleText, Ruling, paragraphs, rule_text, rulings};

/// The files of each language, compiled in.
const FILES: [(Language, &str, &[&str]); 3] = [
    (
        Language::English,
        "en",
        &[
            include_str!("../../locales/en/clock.ftl"),
            include_str!("../../locales/en/commands.ftl"),
            include_str!("../../locales/en/database.ftl"),
            include_str!("../../locales/en/fairness.ftl"),
            include_str!("../../locales/en/guide.ftl"),
            include_str!("../../locales/en/house.ftl"),
            include_str!("../../locales/en/league.ftl"),
            include_str!("../../locales/en/league_rules.ftl"),
            include_str!("../../locales/en/league_refusals.ftl"),
            include_str!("../../locales/en/league_log.ftl"),
            include_str!("../../locales/en/legend.ftl"),
            include_str!("../../locales/en/limits.ftl"),
            include_str!("../../locales/en/lobby.ftl"),
            include_str!("../../locales/en/lookup.ftl"),
            include_str!("../../locales/en/misread.ftl"),
            include_str!("../../locales/en/modes.ftl"),
            include_str!("../../locales/en/names.ftl"),
            include_str!("../../locales/en/orders.ftl"),
            include_str!("../../locales/en/organise.ftl"),
            include_str!("../../locales/en/page.ftl"),
            include_str!("../../locales/en/picture.ftl"),
            include_str!("../../locales/en/privacy.ftl"),
            include_str!("../../locales/en/ratings.ftl"),
            include_str!("../../locales/en/result.ftl"),
            include_str!("../../locales/en/table.ftl"),
            include_str!("../../locales/en/seats.ftl"),
            include_str!("../../locales/en/help.ftl"),
            include_str!("../../locales/en/tables.ftl"),
            include_str!("../../locales/en/season.ftl"),
            include_str!("../../locales/en/season_settings.ftl"),
            include_str!("../../locales/en/season_rounds.ftl"),
            include_str!("../../locales/en/season_judges.ftl"),
            include_str!("../../locales/en/season_matches.ftl"),
            include_str!("../../locales/en/season_views.ftl"),
            include_str!("../../locales/en/settings.ftl"),
            include_str!("../../locales/en/several.ftl"),
            include_str!("../../locales/en/statistics.ftl"),
            include_str!("../../locales/en/story.ftl"),
            include_str!("../../locales/en/refusals.ftl"),
            include_str!("../../locales/en/tiles.ftl"),
            include_str!("../../locales/en/lost.ftl"),
            include_str!("../../locales/en/trouble.ftl"),
            include_str!("../../locales/en/turn.ftl"),
            include_str!("../../locales/en/what_if.ftl"),
            include_str!("../../locales/en/rules.ftl"),
            include_str!("../../locales/en/rulings.ftl"),
            include_str!("../../locales/en/sandbox.ftl"),
            include_str!("../../locales/en/attacks.ftl"),
        ],
    ),
    (
        Language::Polish,
        "pl",
        &[
            include_str!("../../locales/pl/clock.ftl"),
            include_str!("../../locales/pl/commands.ftl"),
            include_str!("../../locales/pl/database.ftl"),
            include_str!("../../locales/pl/fairness.ftl"),
            include_str!("../../locales/pl/guide.ftl"),
            include_str!("../../locales/pl/house.ftl"),
            include_str!("../../locales/pl/league.ftl"),
            include_str!("../../locales/pl/league_rules.ftl"),
            include_str!("../../locales/pl/league_refusals.ftl"),
            include_str!("../../locales/pl/league_log.ftl"),
            include_str!("../../locales/pl/legend.ftl"),
            include_str!("../../locales/pl/limits.ftl"),
            include_str!("../../locales/pl/lobby.ftl"),
            include_str!("../../locales/pl/lookup.ftl"),
            include_str!("../../locales/pl/misread.ftl"),
            include_str!("../../locales/pl/modes.ftl"),
            include_str!("../../locales/pl/names.ftl"),
            include_str!("../../locales/pl/orders.ftl"),
            include_str!("../../locales/pl/organise.ftl"),
            include_str!("../../locales/pl/page.ftl"),
            include_str!("../../locales/pl/picture.ftl"),
            include_str!("../../locales/pl/privacy.ftl"),
            include_str!("../../locales/pl/ratings.ftl"),
            include_str!("../../locales/pl/result.ftl"),
            include_str!("../../locales/pl/table.ftl"),
            include_str!("../../locales/pl/seats.ftl"),
            include_str!("../../locales/pl/help.ftl"),
            include_str!("../../locales/pl/tables.ftl"),
            include_str!("../../locales/pl/season.ftl"),
            include_str!("../../locales/pl/season_settings.ftl"),
            include_str!("../../locales/pl/season_rounds.ftl"),
            include_str!("../../locales/pl/season_judges.ftl"),
            include_str!("../../locales/pl/season_matches.ftl"),
            include_str!("../../locales/pl/season_views.ftl"),
            include_str!("../../locales/pl/settings.ftl"),
            include_str!("../../locales/pl/several.ftl"),
            include_str!("../../locales/pl/statistics.ftl"),
            include_str!("../../locales/pl/story.ftl"),
            include_str!("../../locales/pl/refusals.ftl"),
            include_str!("../../locales/pl/tiles.ftl"),
            include_str!("../../locales/pl/lost.ftl"),
            include_str!("../../locales/pl/trouble.ftl"),
            include_str!("../../locales/pl/turn.ftl"),
            include_str!("../../locales/pl/what_if.ftl"),
            include_str!("../../locales/pl/rules.ftl"),
            include_str!("../../locales/pl/rulings.ftl"),
            include_str!("../../locales/pl/sandbox.ftl"),
            include_str!("../../locales/pl/attacks.ftl"),
        ],
    ),
    (
        Language::Ukrainian,
        "uk",
        &[
            include_str!("../../locales/uk/clock.ftl"),
            include_str!("../../locales/uk/commands.ftl"),
            include_str!("../../locales/uk/database.ftl"),
            include_str!("../../locales/uk/fairness.ftl"),
            include_str!("../../locales/uk/guide.ftl"),
            include_str!("../../locales/uk/house.ftl"),
            include_str!("../../locales/uk/league.ftl"),
            include_str!("../../locales/uk/league_rules.ftl"),
            include_str!("../../locales/uk/league_refusals.ftl"),
            include_str!("../../locales/uk/league_log.ftl"),
            include_str!("../../locales/uk/legend.ftl"),
            include_str!("../../locales/uk/limits.ftl"),
            include_str!("../../locales/uk/lobby.ftl"),
            include_str!("../../locales/uk/lookup.ftl"),
            include_str!("../../locales/uk/misread.ftl"),
            include_str!("../../locales/uk/modes.ftl"),
            include_str!("../../locales/uk/names.ftl"),
            include_str!("../../locales/uk/orders.ftl"),
            include_str!("../../locales/uk/organise.ftl"),
            include_str!("../../locales/uk/page.ftl"),
            include_str!("../../locales/uk/picture.ftl"),
            include_str!("../../locales/uk/privacy.ftl"),
            include_str!("../../locales/uk/ratings.ftl"),
            include_str!("../../locales/uk/result.ftl"),
            include_str!("../../locales/uk/table.ftl"),
            include_str!("../../locales/uk/seats.ftl"),
            include_str!("../../locales/uk/help.ftl"),
            include_str!("../../locales/uk/tables.ftl"),
            include_str!("../../locales/uk/season.ftl"),
            include_str!("../../locales/uk/season_settings.ftl"),
            include_str!("../../locales/uk/season_rounds.ftl"),
            include_str!("../../locales/uk/season_judges.ftl"),
            include_str!("../../locales/uk/season_matches.ftl"),
            include_str!("../../locales/uk/season_views.ftl"),
            include_str!("../../locales/uk/settings.ftl"),
            include_str!("../../locales/uk/several.ftl"),
            include_str!("../../locales/uk/statistics.ftl"),
            include_str!("../../locales/uk/story.ftl"),
            include_str!("../../locales/uk/refusals.ftl"),
            include_str!("../../locales/uk/tiles.ftl"),
            include_str!("../../locales/uk/lost.ftl"),
            include_str!("../../locales/uk/trouble.ftl"),
            include_str!("../../locales/uk/turn.ftl"),
            include_str!("../../locales/uk/what_if.ftl"),
            include_str!("../../locales/uk/rules.ftl"),
            include_str!("../../locales/uk/rulings.ftl"),
            include_str!("../../locales/uk/sandbox.ftl"),
            include_str!("../../locales/uk/attacks.ftl"),
        ],
    ),
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
///
/// ```
/// use sztab_games::words::{Language, text, word};
///
/// assert_eq!(word(Language::English, "confirm"), "Confirm");
/// let question = text(Language::English, "confirm-question", &[("action", "End turn".into())]);
/// assert_eq!(question, "End turn?");
/// assert_eq!(word(Language::Polish, "no-such-key"), "no-such-key");
/// ```
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
