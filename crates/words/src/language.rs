//! The languages that the program uses to address players.

use serde::{Deserialize, Serialize};

/// A language that players can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English. Every text exists in English.
    #[default]
    English,
    Polish,
    Ukrainian,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::Polish, Self::Ukrainian];

    /// The code of the language: `en`, `pl` or `uk`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Ukrainian => "uk",
        }
    }

    /// The language of a locale such as `pl` or `en-GB`; English for an unsupported locale.
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        match locale.split(['-', '_']).next() {
            Some("pl") => Self::Polish,
            Some("uk") => Self::Ukrainian,
            _ => Self::English,
        }
    }
}
