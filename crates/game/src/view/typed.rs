//! A game's knowledge about text that players type.

/// A line that the typed text could mean but the rules forbid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// The line.
    pub line: String,
    /// True if the line is forbidden only because the tile or unit that it needs is missing. Any other reason is more
    /// informative.
    pub is_elsewhere: bool,
}

/// The names of a game's actions, used to point out which word of a command was not understood.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Vocabulary {
    /// Texts that contain the words used for actions, in all languages and in the notation.
    pub texts: Vec<String>,
    /// Entries that are suggested for a word similar to one of their names.
    pub named: Vec<NamedItem>,
    /// Actions that only other sides of this game have. The text is a sentence that explains this.
    pub foreign: Vec<NamedItem>,
}

/// An item with names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedItem {
    /// The text for the player.
    pub text: String,
    /// The names in all languages.
    pub names: Vec<String>,
}

/// The place on the board that typed text names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// The text does not name a place.
    None,
    /// A place that exists.
    There,
    /// A place that does not exist, with a sentence that explains this.
    Missing(String),
}
