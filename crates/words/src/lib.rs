//! Every word that a player reads: texts by key in every language.
//!
//! A part of the program that has its own keeps them in a folder `locales` and makes [`Texts`] of them; the shared ones
//! and those of the bot are in the `locales/` of the whole project, [`SHARED`].
//!
//! Every language has every text, with the same arguments; tests see to it. Names of factions and players stand in
//! sentences in the nominative and are of unknown gender. A tile that is the object of a sentence stands in the
//! accusative where its faction gives one; otherwise the text has a form without cases (`$form`).
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
//! | this one | [`text`] and [`word`] of the shared texts |
//! | `texts` | sets of texts, compiled in |
//! | `language` | the languages in which players are addressed |
//! | `rulebook` | paragraphs of a game's rules and their rulings |
//! | `worded` | the macro for enums with a word for each variant |

mod language;
mod rulebook;
mod texts;
mod worded;

pub use fluent_bundle::FluentValue;

pub use crate::language::Language;
pub use rulebook::{Paragraph, RuleText, Rulebook, Ruling};
pub use texts::Texts;

/// The texts shared by every part of the program, and those of the bot.
pub static SHARED: Texts = Texts::new(
    files!("/../../locales/":
        "clock" "commands" "database" "fairness" "guide" "help" "house" "league" "league_log" "league_refusals"
        "league_rules" "limits" "lobby" "lookup" "lost" "misread" "organise" "privacy" "ratings" "result" "sandbox"
        "season" "season_judges" "season_matches" "season_rounds" "season_settings" "season_views" "seats" "settings"
        "several" "statistics" "table" "tables" "trouble" "turn" "what_if"
    ),
    None,
);

/// A shared text with arguments, by its key.
#[must_use]
pub fn text<'a>(language: Language, key: &str, arguments: &[(&'a str, FluentValue<'a>)]) -> String {
    SHARED.text(language, key, arguments)
}

/// A shared text without arguments.
#[must_use]
pub fn word(language: Language, key: &str) -> String {
    SHARED.word(language, key)
}

/// A shared text, if the language itself has it.
#[must_use]
pub fn own_text<'a>(language: Language, key: &str, arguments: &[(&'a str, FluentValue<'a>)]) -> Option<String> {
    SHARED.own_text(language, key, arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_text() {
        SHARED.check();
    }

    #[test]
    fn unknown_keys_are_returned_as_text() {
        assert_eq!(word(Language::Polish, "no-such-key"), "no-such-key");
    }
}
