//! Trying things out on a copy of a game.

use std::any::Any;
use std::fmt;

use crate::{Game, Side};
use sztab_words::Language;

use super::question::Button;

/// A copy of a game in which one side can try things out as if it were its turn, with everything tried out so far. The
/// copy is masked, so it can be shown to everyone.
pub trait Study: fmt::Debug + Send + Sync {
    /// The game after everything tried out so far.
    fn game(&self) -> &dyn Game;

    /// The side that tries things out.
    fn side(&self) -> Side;

    /// Lines that can be tried out now, in canonical order: either lines with a visible effect, or the answers to an
    /// open question.
    fn trials(&self) -> Vec<String>;

    /// The beginnings of the lines that can be tried out next.
    fn beginnings(&self, language: Language) -> Vec<Button>;

    /// Tries out a line. Returns whether this was possible; if not, nothing has changed.
    fn attempt(&mut self, line: &str) -> bool;

    /// Continues as another side. Returns whether that side exists.
    fn continue_as(&mut self, side: Side) -> bool;

    /// The outcome of the trial. `answers` contains the answers to questions that come up during the trial, by number,
    /// counted from 1. `None` if there is no answer with such a number.
    fn outlook(&self, answers: &[u8], language: Language) -> Option<Outlook>;

    /// A copy.
    fn clone_box(&self) -> Box<dyn Study>;
}

/// The outcome of a trial.
#[derive(Debug)]
pub struct Outlook {
    /// The losses of each side, one sentence each; `None` while nothing has happened yet.
    pub losses: Option<Vec<String>>,
    /// The story of the trial.
    pub story: Vec<String>,
    /// A question to be answered before the trial continues.
    pub question: Option<OpenQuestion>,
    /// The data for drawing the picture. Only the game knows its type.
    pub drawn: Box<dyn Any + Send + Sync>,
}

/// A question that has come up during a trial.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenQuestion {
    /// The side that has to answer.
    pub decider: Side,
    /// The question as a sentence.
    pub sentence: String,
    /// The answers, in number order.
    pub answers: Vec<Button>,
}
