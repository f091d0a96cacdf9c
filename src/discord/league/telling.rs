//! What the posts of a season are made of.

use sztab_game::Language;
use sztab_referee::league::SeasonRecord;

use super::people::SeasonNames;

/// A post of a season with what it is made of.
pub struct Telling<'a> {
    /// The season as it stands.
    pub book: &'a SeasonRecord,
    /// The names of its people and armies, and the sentences of this post.
    pub names: &'a SeasonNames<'a>,
    /// The language of the server.
    pub language: Language,
    /// Whether no message says this yet.
    pub is_first: bool,
}
