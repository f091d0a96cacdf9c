//! A game's knowledge about words that people type.

/// A line that the rules forbid, but that typed words could mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// The line.
    pub line: String,
    /// True if it is forbidden only because the tile or unit that it needs is missing. Any other reason is more
    /// informative.
    pub is_elsewhere: bool,
}

/// Names of actions in a game, used to point out the word of an action that was not understood.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Vocabulary {
    /// Texts from whose words actions are formed, in all languages and in the notation.
    pub texts: Vec<String>,
    /// Entries that a word similar to one of their names may mean.
    pub named: Vec<Named>,
    /// Actions that other sides of this game have, but not this one. The text is a sentence that explains this.
    pub foreign: Vec<Named>,
}

/// Something with names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// The text for the player.
    pub text: String,
    /// The names in all languages.
    pub names: Vec<String>,
}

/// The place on the board that a typed word names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// Not a place but some other word.
    None,
    /// A place that exists.
    There,
    /// A place that does not exist, with a sentence that explains this.
    Missing(String),
}
