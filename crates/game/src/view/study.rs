//! Trying things out on a copy of a game.

use std::any::Any;
use std::fmt;

use crate::{Game, Side};
use sztab_words::Language;

use super::asked::Button;

/// A game as it would be if it were some side's turn, with what has been tried out so far. It works on a masked copy,
/// so that it can be shown to everybody.
pub trait Study: fmt::Debug + Send + Sync {
    /// The game as tried out so far.
    fn game(&self) -> &dyn Game;

    /// The side that tries things out.
    fn side(&self) -> Side;

    /// Lines that can be tried out now, in canonical order: lines that change something to be seen, or the answers to
    /// an open question.
    fn trials(&self) -> Vec<String>;

    /// Beginnings of the next trial.
    fn beginnings(&self, language: Language) -> Vec<Button>;

    /// Tries out a line. Says whether that could be done; if not, nothing has changed.
    fn attempt(&mut self, line: &str) -> bool;

    /// Goes on as another side. Says whether there is such a side.
    fn go_on_as(&mut self, side: Side) -> bool;

    /// Outcome of the trial. `answers` are those to the questions on the way, counted from 1. `None` if there is no
    /// such answer.
    fn outlook(&self, answers: &[u8], language: Language) -> Option<Outlook>;

    /// A copy.
    fn clone_box(&self) -> Box<dyn Study>;
}

/// Outcome of what was tried out.
#[derive(Debug)]
pub struct Outlook {
    /// Cost for each side, a sentence each; `None` while nothing has happened yet.
    pub losses: Option<Vec<String>>,
    /// The story of it.
    pub story: Vec<String>,
    /// Question to be answered before it goes on.
    pub question: Option<OpenQuestion>,
    /// Data that its picture is drawn from: a value that the game alone knows.
    pub drawn: Box<dyn Any + Send + Sync>,
}

/// A question that something tried out has led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenQuestion {
    /// The side that has to answer.
    pub decider: Side,
    /// Sentence of the question.
    pub sentence: String,
    /// The answers in the order of their numbers.
    pub answers: Vec<Button>,
}
