//! Errors in files.

use thiserror::Error;

/// An error in a file, with its position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The problem at this position.
    pub problem: Problem,
}

/// A problem in a file.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Problem {
    /// A field does not contain an integer of at least 1.
    #[error("expected a number from 1 on")]
    Number,
    /// A field does not contain points such as 12.5.
    #[error("expected points with at most one decimal place")]
    Points,
    /// A number refers to a player who has no line.
    #[error("there is no player {0}")]
    UnknownPlayer(usize),
    /// A player has a second line.
    #[error("player {0} has two lines")]
    SecondLine(usize),
    /// The file has no line `001`.
    #[error("there are no players (001)")]
    NoPlayers,
    /// A colour is not `w`, `b` or `-`.
    #[error("expected w, b or - for the colour")]
    Colour,
    /// A result does not exist, or not with this opponent and colour.
    #[error("this result does not fit opponent and colour")]
    Result,
    /// A pair has no result: the round is not over.
    #[error("this match has no result yet")]
    NoResult,
    /// A result contradicts the opponent's line.
    #[error("the line of player {0} says otherwise")]
    Contradiction(usize),
    /// The points are not the sum of the results.
    #[error("the results give {} points", .0)]
    Sum(String),
    /// There is text after the last field.
    #[error("unexpected text")]
    Trailing,
    /// A line ends too early.
    #[error("the line is too short")]
    Short,
    /// The last round may or may not be over.
    #[error(
        "round {0} has a bye and no pairs, so that it may be over or not: fill its blank fields, or name the round to be paired"
    )]
    UnclearRound(usize),
    /// There are more rounds than planned.
    #[error("more rounds than the {0} planned")]
    TooManyRounds(usize),
    /// The file has no line `142` or `XXR`.
    #[error("the number of rounds (142, XXR) is missing")]
    NoRounds,
    /// A rule or result is not supported for pairing or scoring.
    #[error("not supported: {0}")]
    Unsupported(&'static str),
}
