//! Language and palette of a reader.

use crate::language::Language;
use crate::pictures::Colours;

/// For whom something is shown: language of names and labels, and palette.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    /// The language.
    pub language: Language,
    /// The palette.
    pub colours: Colours,
}
