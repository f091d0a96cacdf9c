//! What a player is asked and offered, as plain values: buttons, questions, previews.

use std::fmt;

use crate::{Game, Side};
use sztab_words::Language;

/// What a side is asked.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The game, or in a what-if the game as tried out.
    pub game: &'a dyn Game,
    /// The side.
    pub side: Side,
    /// The lines that may be said, whole, in canonical order.
    pub lines: &'a [String],
    /// What the side has said in the game so far, without what was taken back; empty where that does not matter.
    pub said: &'a [String],
    /// The language of the player.
    pub language: Language,
}

impl fmt::Debug for Asked<'_> {
    /// Leaves out the game, which may hold secrets.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Asked").field("side", &self.side).field("lines", &self.lines).finish_non_exhaustive()
    }
}

impl Asked<'_> {
    /// Whether some line is, or begins with, these words.
    #[must_use]
    pub fn begins(&self, words: &str) -> bool {
        begins(self.lines, words)
    }
}

/// Whether some line is, or begins with, these words.
#[must_use]
pub fn begins(lines: &[String], words: &str) -> bool {
    lines.iter().any(|line| goes_on(line, words).is_some())
}

/// What is left of a line after the words that it begins with; empty if it is these words.
#[must_use]
pub fn goes_on<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    let rest = line.strip_prefix(words)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }
}

/// The verb of a line: its first word.
#[must_use]
pub fn verb(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// The label of a choice that a picture marks with a number.
#[must_use]
pub fn with_number(number: impl std::fmt::Display, label: &str) -> String {
    format!("{number} · {label}")
}

/// How a button looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// What a turn is made of.
    Main,
    /// The way on.
    Go,
    /// What costs something.
    Danger,
    /// What is there besides, or cannot be done now.
    Quiet,
}

/// A button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// The line that it says, or the words with which that line begins.
    pub words: String,
    /// What stands on it.
    pub label: String,
    /// The same as a sentence, for a list; none if it is the same.
    pub sentence: Option<String>,
    /// How it looks.
    pub tone: Tone,
}

impl Button {
    /// A button.
    #[must_use]
    pub fn new(words: impl Into<String>, label: impl Into<String>, tone: Tone) -> Self {
        Self { words: words.into(), label: label.into(), sentence: None, tone }
    }
}

/// What a side may begin with.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Panel {
    /// What is asked, and what else is worth knowing: a line of text each.
    pub sentences: Vec<String>,
    /// Buttons in groups. Each group begins a row.
    pub groups: Vec<Vec<Button>>,
    /// Whether the only group answers a question: it stands in one row, or in a list where it does not fit one.
    pub is_question: bool,
    /// The label of the button that leads to the standing orders, where they are part of what is asked.
    pub orders: Option<String>,
}

/// A word of a line, for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// What it stands for: the name of a tile, a direction.
    pub label: String,
    /// The id of its symbol among those that the game has as emojis.
    pub symbol: Option<&'static str>,
    /// A picture of what is offered shows its place ([`Focus::Offered`](super::Focus::Offered)).
    pub is_on_board: bool,
}

/// How likely a line is meant: greater is likelier. Numbers of one game and side compare, others do not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Likelihood {
    /// What it does.
    pub effect: i32,
    /// What decides between lines that do as much.
    pub aim: i32,
}

/// Where a line stands among suggestions.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Suggested {
    /// Before the others, because anything else takes the chance away.
    First,
    /// By its likelihood.
    #[default]
    Usually,
    /// Not at all: it is hardly ever meant, though it can be typed.
    Never,
}

/// The last question before a line is said.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Confirmation {
    /// What is asked.
    pub question: String,
    /// What the line would do, a sentence each.
    pub preview: Vec<String>,
    /// The button that says the line although something is lost by it.
    pub anyway: String,
    /// Whether the line leaves nothing to do in the turn, so that its end is offered with it.
    pub is_last: bool,
    /// Whether its picture is that of the untouched [`Study`](super::Study): what the line brings about is to be seen,
    /// and not the board.
    pub looks_ahead: bool,
}

/// The step of a turn that a player has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// What to do.
    Turn,
    /// How to go on with a line that has begun so.
    Words(&'a str),
    /// Whether to play a line that is shown on the board.
    Preview(&'a str),
}
