//! The material of the posts of a season.

use sztab_game::Language;
use sztab_referee::league::SeasonRecord;

use super::people::SeasonNames;

/// A post of a season with what it is made of.
pub struct Telling<'a> {
    pub record: &'a SeasonRecord,
    /// The names of its people and armies, and the sentences of this post.
    pub names: &'a SeasonNames<'a>,
    pub language: Language,
    pub is_first: bool,
}
