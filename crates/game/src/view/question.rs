//! Questions to a player and the choices offered, as plain values: buttons, questions, previews.

use std::fmt;

use crate::{Game, Side};
use sztab_words::Language;

/// A question to a side.
#[derive(Clone, Copy)]
pub struct SideQuestion<'a> {
    /// The game; in a what-if, the game with the trial applied.
    pub game: &'a dyn Game,
    /// The side that is asked.
    pub side: Side,
    /// The complete lines that may be played, in canonical order.
    pub lines: &'a [String],
    /// Lines that the side has played in the game so far, without those taken back; empty if they are not needed.
    pub said: &'a [String],
    /// The player's language.
    pub language: Language,
}

impl fmt::Debug for SideQuestion<'_> {
    /// Omits the game, which may contain secrets.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Asked").field("side", &self.side).field("lines", &self.lines).finish_non_exhaustive()
    }
}

impl SideQuestion<'_> {
    /// True if some line equals these words or begins with them.
    #[must_use]
    pub fn has_line_beginning(&self, words: &str) -> bool {
        any_line_begins(self.lines, words)
    }
}

/// True if some line equals these words or begins with them.
#[must_use]
pub fn any_line_begins(lines: &[String], words: &str) -> bool {
    lines.iter().any(|line| strip_words(line, words).is_some())
}

/// The rest of a line after these words, if it begins with them; empty if the line equals them.
#[must_use]
pub fn strip_words<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    let rest = line.strip_prefix(words)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }
}

/// The verb of a line: its first word.
#[must_use]
pub fn verb(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// The label of a choice that is marked with a number in a picture.
#[must_use]
pub fn numbered_label(number: impl std::fmt::Display, label: &str) -> String {
    format!("{number} · {label}")
}

/// The style of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// A part of the turn itself.
    Main,
    /// The button that continues.
    Go,
    /// A step that costs something.
    Danger,
    /// A minor step, or one that is currently impossible.
    Quiet,
}

/// A button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// The line that the button plays, or the words that the line begins with.
    pub words: String,
    /// The label.
    pub label: String,
    /// The label as a sentence, for use in a list; `None` if it is the same.
    pub sentence: Option<String>,
    /// The tone.
    pub tone: Tone,
}

impl Button {
    /// Creates a button without a separate sentence.
    #[must_use]
    pub fn new(words: impl Into<String>, label: impl Into<String>, tone: Tone) -> Self {
        Self { words: words.into(), label: label.into(), sentence: None, tone }
    }
}

/// The beginnings of the lines that a side can play.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Panel {
    /// The question and other useful information, one line of text each.
    pub sentences: Vec<String>,
    /// Groups of buttons, each of which starts a new row.
    pub groups: Vec<Vec<Button>>,
    /// True if the only group consists of answers to a question. The group is shown in one row, or in a list if it does
    /// not fit.
    pub is_question: bool,
    /// The label of the button that leads to the standing orders, if they are part of the question.
    pub orders: Option<String>,
    /// True if the side has answered. The panel then allows it to change the answer while other sides are still
    /// answering.
    pub is_answered: bool,
}

/// A word of a line, as shown to players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// The label of the choice, such as the name of a tile or a direction.
    pub label: String,
    /// The id of the word's symbol among the game's emojis.
    pub symbol: Option<&'static str>,
    /// True if a picture of the choices ([`Focus::Offered`](super::Focus::Offered)) shows where it is on the board.
    pub is_on_board: bool,
}

/// The likelihood that a player means a line: greater means likelier. Only values for the same game and side are
/// comparable.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Likelihood {
    /// The line's effect.
    pub effect: i32,
    /// Tie-break between lines with the same effect.
    pub aim: i32,
}

/// The rank of a line among suggestions.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum SuggestionRank {
    /// Before all other lines, because playing any other line would lose the chance to play this one.
    First,
    /// Ranked by its likelihood.
    #[default]
    Usually,
    /// Never suggested, because players hardly ever mean it; it can still be typed.
    Never,
}

/// The final question before a line is played.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Confirmation {
    /// The question to the side.
    pub question: String,
    /// The line's effects, one sentence each.
    pub preview: Vec<String>,
    /// The label of the button that plays the line despite a loss.
    pub anyway: String,
    /// True if nothing is left to do in the turn after the line, so the button to end the turn is offered too.
    pub is_last: bool,
    /// True if the picture is the one shown for an unchanged [`Study`](super::Study): it shows the line's effects
    /// instead of the board.
    pub looks_ahead: bool,
}

/// The step of a turn that a player has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// The turn itself: no word has been chosen yet.
    Turn,
    /// These words of a line have been chosen; the next word has not.
    Words(&'a str),
    /// A line that is played if the side confirms the preview on the board.
    Preview(&'a str),
}
