//! Trying things out on a copy of a game.

use std::any::Any;
use std::fmt;

use crate::{Game, Side};
use sztab_words::Language;

use super::asked::Button;

/// A game as if it were some side's turn, with everything tried out so far. It works on a masked copy, so it can be
/// shown to everyone.
pub trait Study: fmt::Debug + Send + Sync {
    /// The game as tried out so far.
    fn game(&self) -> &dyn Game;

    /// The side that tries things out.
    fn side(&self) -> Side;

    /// Lines that can be tried out now, in canonical order: lines with a visible effect, or the answers to an open
    /// question.
    fn trials(&self) -> Vec<String>;

    /// The beginnings of the next trial.
    fn beginnings(&self, language: Language) -> Vec<Button>;

    /// Tries out a line. Returns whether that was possible; if not, nothing has changed.
    fn attempt(&mut self, line: &str) -> bool;

    /// Continues as another side. Returns whether that side exists.
    fn go_on_as(&mut self, side: Side) -> bool;

    /// The outcome of the trial. `answers` are those to the questions that arise, counted from 1. `None` if an answer
    /// does not exist.
    fn outlook(&self, answers: &[u8], language: Language) -> Option<Outlook>;

    /// A copy.
    fn clone_box(&self) -> Box<dyn Study>;
}

/// The outcome of a trial.
#[derive(Debug)]
pub struct Outlook {
    /// The cost for each side, one sentence each; `None` while nothing has happened yet.
    pub losses: Option<Vec<String>>,
    /// The story of the trial.
    pub story: Vec<String>,
    /// A question to be answered before the trial continues.
    pub question: Option<OpenQuestion>,
    /// The data for drawing its picture, whose type only the game knows.
    pub drawn: Box<dyn Any + Send + Sync>,
}

/// A question that a trial has led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenQuestion {
    /// The side that has to answer.
    pub decider: Side,
    /// The question as a sentence.
    pub sentence: String,
    /// The answers in the order of their numbers.
    pub answers: Vec<Button>,
}
