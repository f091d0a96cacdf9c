//! Energy and credits.

use serde::{Deserialize, Serialize};

/// Something to pay with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Resource {
    Energy,
    Credits,
}

impl Resource {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Energy, Self::Credits];

    /// The word of the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Energy => "energy",
            Self::Credits => "credits",
        }
    }

    /// The resource of a word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|resource| resource.word() == word)
    }
}
