//! Knowledge of a game about words that people type.

/// A line that the rules forbid and that words could mean all the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// The line.
    pub line: String,
    /// True if it is forbidden because what it is played with is not there. Any other reason says more.
    pub is_elsewhere: bool,
}

/// Names of actions in a game, so that the word of an action which is not understood can be named.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Vocabulary {
    /// Texts of whose words actions are made, in all languages and in the notation.
    pub texts: Vec<String>,
    /// Entries that a word close to one of their names may mean.
    pub named: Vec<Named>,
    /// Actions that others have in this game and the side has not. The text is a sentence that says so.
    pub foreign: Vec<Named>,
}

/// Something with names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// Text for the player.
    pub text: String,
    /// Names in all languages.
    pub names: Vec<String>,
}

/// Place on the board that a typed word names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// No place: some other word.
    None,
    /// A place that is there.
    There,
    /// A place that is not there: the sentence that says so.
    Missing(String),
}
