//! Questions and offers to a player, as plain values: buttons, questions, previews.

use std::fmt;

use crate::{Game, Side};
use sztab_words::Language;

/// Question to a side.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The game, or in a what-if the game as tried out.
    pub game: &'a dyn Game,
    /// The side.
    pub side: Side,
    /// The lines that may be said, whole, in canonical order.
    pub lines: &'a [String],
    /// Lines of the side in the game so far, without those that were taken back; empty where that does not matter.
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
    /// True if some line is, or begins with, these words.
    #[must_use]
    pub fn begins(&self, words: &str) -> bool {
        begins(self.lines, words)
    }
}

/// True if some line is, or begins with, these words.
#[must_use]
pub fn begins(lines: &[String], words: &str) -> bool {
    lines.iter().any(|line| goes_on(line, words).is_some())
}

/// Rest of a line after the words that it begins with; empty if it is these words.
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

/// Appearance of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// A part of the turn itself.
    Main,
    /// The way on.
    Go,
    /// A step that costs something.
    Danger,
    /// A side step, or one that cannot be taken now.
    Quiet,
}

/// A button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// The line that it says, or the words with which that line begins.
    pub words: String,
    /// Label of the button.
    pub label: String,
    /// The same as a sentence, for a list; none if it is the same.
    pub sentence: Option<String>,
    /// Tone of the button.
    pub tone: Tone,
}

impl Button {
    /// A button.
    #[must_use]
    pub fn new(words: impl Into<String>, label: impl Into<String>, tone: Tone) -> Self {
        Self { words: words.into(), label: label.into(), sentence: None, tone }
    }
}

/// Beginnings for a side.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Panel {
    /// Question, and other things worth knowing: a line of text each.
    pub sentences: Vec<String>,
    /// Buttons in groups. Each group begins a row.
    pub groups: Vec<Vec<Button>>,
    /// True if the only group answers a question: it stands in one row, or in a list where it does not fit one.
    pub is_question: bool,
    /// The label of the button that leads to the standing orders, where they are part of what is asked.
    pub orders: Option<String>,
    /// The side has answered; the panel is for those who change their minds while others still answer.
    pub is_answered: bool,
}

/// A word of a line, for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// Label of the choice: the name of a tile, a direction.
    pub label: String,
    /// The id of its symbol among those that the game has as emojis.
    pub symbol: Option<&'static str>,
    /// A picture of what is offered shows its place ([`Focus::Offered`](super::Focus::Offered)).
    pub is_on_board: bool,
}

/// Likelihood that a line is meant: greater is likelier. Numbers of one game and side compare, others do not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Likelihood {
    /// Effect of the line.
    pub effect: i32,
    /// Tie-break between lines with the same effect.
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
    /// Question to the side.
    pub question: String,
    /// Effects of the line, a sentence each.
    pub preview: Vec<String>,
    /// The button that says the line although something is lost by it.
    pub anyway: String,
    /// True if the line leaves nothing to do in the turn, so that its end is offered with it.
    pub is_last: bool,
    /// True if its picture is that of the untouched [`Study`](super::Study): what the line brings about is to be seen,
    /// and not the board.
    pub looks_ahead: bool,
}

/// The step of a turn that a player has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// The side's own turn.
    Turn,
    /// The words that may follow a line that has begun so.
    Words(&'a str),
    /// A line to be played if the side confirms what is shown on the board.
    Preview(&'a str),
}
