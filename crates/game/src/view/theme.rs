//! Language and palette of a reader.

use sztab_pictures::Colours;
use sztab_words::Language;

/// For whom something is shown: language of names and labels, and palette.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Theme {
    /// The language.
    pub language: Language,
    /// The palette.
    pub colours: Colours,
}
