//! A game on the command line: text input and text output.

use super::any_event::AnyEvent;
use super::chance::Seed;
use super::document::TextError;
use super::game::Game;
use super::side::Side;

/// The command line interface of a game whose positions and records are texts. `files` are texts of values or data that
/// a position may refer to.
pub trait CommandLine: Send + Sync {
    /// The position of a new game on some terms. `people` either names what each person plays, or contains only the
    /// number of people.
    ///
    /// # Errors
    ///
    /// If the files or terms cannot be read, or the game does not support this number of people.
    fn begin(&self, seed: &Seed, files: &[&str], terms: &str, people: &[&str]) -> Result<String, CommandError>;

    /// The game in a position.
    ///
    /// # Errors
    ///
    /// If the position cannot be read.
    fn read(&self, position: &str, files: &[&str]) -> Result<Box<dyn Game>, CommandError>;

    /// The position after some lines. The side's letter may be omitted from a line if only one side has to act.
    ///
    /// # Errors
    ///
    /// If the position or a line cannot be read, or a line is refused.
    fn play(&self, position: &str, files: &[&str], lines: &[&str]) -> Result<String, CommandError>;

    /// The last position of a record.
    ///
    /// # Errors
    ///
    /// If the record cannot be read, a line is refused, or the stated result is wrong.
    fn replay(&self, record: &str, files: &[&str]) -> Result<String, CommandError>;

    /// Runs the test cases in a text.
    ///
    /// # Errors
    ///
    /// If the text is not a list of cases.
    fn check(&self, cases: &str, files: &[&str]) -> Result<Report, CommandError>;

    /// The fact that an event establishes for balance statistics, with the side that it is about. `game` is the game
    /// after the event.
    fn balance_fact(&self, _game: &dyn Game, _event: &AnyEvent) -> Option<(Side, BalanceFact)> {
        None
    }
}

/// A fact about a side that is counted in balance statistics.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BalanceFact {
    /// The side has an item, such as a pilot; balance tables compare it with the other items of the same category.
    Has(&'static str, String),
    /// The side has scored points from a source.
    Scored(&'static str, i32),
}

/// The outcome of a list of cases.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of cases.
    pub cases: usize,
    /// One sentence for each failed case, with its line.
    pub failures: Vec<String>,
}

/// The reason a command failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// A text cannot be read: exit status 2.
    #[error(transparent)]
    Unreadable(#[from] TextError),
    /// The rules refuse the command, for the reason and rule number in this sentence: exit status 1.
    #[error("{0}")]
    Refused(String),
}
