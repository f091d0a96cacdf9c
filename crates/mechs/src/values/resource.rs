//! Energy and credits.

use serde::{Deserialize, Serialize};

/// A means of payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Resource {
    Energy,
    Credits,
}

impl Resource {
    /// Both resources.
    pub const ALL: [Self; 2] = [Self::Energy, Self::Credits];

    /// The notation's word for the resource.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Energy => "energy",
            Self::Credits => "credits",
        }
    }

    /// Parses the notation's word for a resource.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|resource| resource.keyword() == word)
    }
}
