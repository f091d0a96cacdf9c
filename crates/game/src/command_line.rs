//! A game on the command line: texts in, texts out.

use super::any_event::AnyEvent;
use super::chance::Seed;
use super::document::TextError;
use super::game::Game;
use super::side::Side;

/// The commands of a game whose positions and records are texts. `files` are texts of values or data that a position
/// may name.
pub trait CommandLine: Send + Sync {
    /// The position of a new game on some terms. `people` names the people's parts, or has their number alone.
    ///
    /// # Errors
    ///
    /// If the files or terms cannot be read, or the game is not for so many.
    fn begin(&self, seed: &Seed, files: &[&str], terms: &str, people: &[&str]) -> Result<String, Fault>;

    /// The game of a position.
    ///
    /// # Errors
    ///
    /// If the position cannot be read.
    fn read(&self, position: &str, files: &[&str]) -> Result<Box<dyn Game>, Fault>;

    /// The position after some lines. The letter of a line may be left out where one side is waited for.
    ///
    /// # Errors
    ///
    /// If the position or a line cannot be read, or a line is refused.
    fn play(&self, position: &str, files: &[&str], lines: &[&str]) -> Result<String, Fault>;

    /// The last position of a record.
    ///
    /// # Errors
    ///
    /// If the record cannot be read, a line is refused, or the result is another one.
    fn replay(&self, record: &str, files: &[&str]) -> Result<String, Fault>;

    /// The outcome of the cases of a text.
    ///
    /// # Errors
    ///
    /// If the text is no list of cases.
    fn check(&self, cases: &str, files: &[&str]) -> Result<Report, Fault>;

    /// A fact that balance is counted by, where an event brings one about; `game` is the one after it.
    fn mark(&self, _game: &dyn Game, _event: &AnyEvent) -> Option<(Side, Mark)> {
        None
    }
}

/// A fact about a side that balance is counted by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// It has an item, such as a pilot, that is compared with the others of a table.
    Has(&'static str, String),
    /// It has points from a source.
    Scored(&'static str, i32),
}

/// The outcome of some cases.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of cases.
    pub cases: usize,
    /// A sentence for each case that does not hold, with its line.
    pub failures: Vec<String>,
}

/// The reason why a command has no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A text cannot be read: exit status 2.
    #[error(transparent)]
    Unreadable(#[from] TextError),
    /// The rules refuse it, in a sentence with its paragraph: exit status 1.
    #[error("{0}")]
    Refused(String),
}
