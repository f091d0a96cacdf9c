//! The languages in which players are addressed.

use serde::{Deserialize, Serialize};

/// A language of the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English, which every text has.
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

    /// The language of a locale such as `pl` or `en-GB`; English for any unsupported one.
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        match locale.split(['-', '_']).next() {
            Some("pl") => Self::Polish,
            Some("uk") => Self::Ukrainian,
            _ => Self::English,
        }
    }
}
