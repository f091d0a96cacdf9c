//! Every word that a player reads: texts by key from `locales/`, and sentences made of what happened.
//!
//! English is complete; a text that another language lacks is read in English.

mod action;
mod blast;
mod describe;
mod reasons;
mod refusal;
mod story;
mod tile;

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use crate::rules::Language;
pub use action::{
    action_label, action_phrase, direction_name, facing, is_second_move, option_phrase, question_phrase,
    second_move_label, second_move_phrase,
};
pub use blast::bomb_phrase;
pub use describe::{Fact, TileText, effect_phrase, kind_name, tile_of, tile_text};
pub use refusal::refusal;
pub use story::{outcome_phrase, story};
pub use tile::{tile_name, unit_name};

/// The files of each language, compiled in.
const FILES: [(Language, &str, &[&str]); 3] = [
    (
        Language::English,
        "en",
        &[
            include_str!("../../locales/en/commands.ftl"),
            include_str!("../../locales/en/names.ftl"),
            include_str!("../../locales/en/table.ftl"),
            include_str!("../../locales/en/story.ftl"),
            include_str!("../../locales/en/refusals.ftl"),
            include_str!("../../locales/en/tiles.ftl"),
            include_str!("../../locales/en/rules.ftl"),
        ],
    ),
    (
        Language::Polish,
        "pl",
        &[
            include_str!("../../locales/pl/commands.ftl"),
            include_str!("../../locales/pl/names.ftl"),
            include_str!("../../locales/pl/refusals.ftl"),
            include_str!("../../locales/pl/tiles.ftl"),
            include_str!("../../locales/pl/rules.ftl"),
        ],
    ),
    (
        Language::Ukrainian,
        "uk",
        &[
            include_str!("../../locales/uk/commands.ftl"),
            include_str!("../../locales/uk/names.ftl"),
            include_str!("../../locales/uk/refusals.ftl"),
            include_str!("../../locales/uk/tiles.ftl"),
            include_str!("../../locales/uk/rules.ftl"),
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

/// A text by its key, with arguments. A key that no language has reads as itself, so that a mistake shows and harms
/// nothing more.
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
    use super::*;

    #[test]
    fn every_locale_file_is_read_and_has_each_key_once() {
        for (language, locale, files) in FILES {
            let bundle = bundle(locale, files);
            assert_eq!(bundle.locales[0].to_string(), locale);
            assert!(own_text(language, "command-game", &[]).is_some());
        }
    }

    #[test]
    fn a_text_that_a_language_lacks_is_read_in_english() {
        assert_eq!(word(Language::Polish, "back"), word(Language::English, "back"));
        assert_eq!(word(Language::Polish, "no-such-key"), "no-such-key");
    }
}
