//! Faults of files.

use thiserror::Error;

/// A fault in a file, with its place.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The problem there.
    pub problem: Problem,
}

/// A problem in a file.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Problem {
    /// A field without a whole number of at least 1.
    #[error("expected a number from 1 on")]
    Number,
    /// A field without points such as 12.5.
    #[error("expected points with at most one decimal place")]
    Points,
    /// A number of a player who has no line.
    #[error("there is no player {0}")]
    UnknownPlayer(usize),
    /// A second line of one player.
    #[error("player {0} has two lines")]
    SecondLine(usize),
    /// A file without a line `001`.
    #[error("there are no players (001)")]
    NoPlayers,
    /// A colour other than `w`, `b` and `-`.
    #[error("expected w, b or - for the colour")]
    Colour,
    /// A result that does not exist, or not with this opponent and colour.
    #[error("this result does not fit opponent and colour")]
    Result,
    /// A pair without a result: the round is not over.
    #[error("this match has no result yet")]
    NoResult,
    /// A result that the opponent's line contradicts.
    #[error("the line of player {0} says otherwise")]
    Contradiction(usize),
    /// Points that are not the sum of the results.
    #[error("the results give {} points", .0)]
    Sum(String),
    /// Text behind the last field.
    #[error("unexpected text")]
    Trailing,
    /// A line that ends too early.
    #[error("the line is too short")]
    Short,
    /// A last round of which nobody can say whether it is over.
    #[error(
        "round {0} has a bye and no pairs, so that it may be over or not: fill its blank fields, or name the round to be paired"
    )]
    UnclearRound(usize),
    /// More rounds than planned.
    #[error("more rounds than the {0} planned")]
    TooManyRounds(usize),
    /// Neither `142` nor `XXR`.
    #[error("the number of rounds (142, XXR) is missing")]
    NoRounds,
    /// A rule or result that the program can neither pair nor count.
    #[error("not supported: {0}")]
    Unsupported(&'static str),
}
