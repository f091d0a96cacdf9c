//! A game as a text: the record of what was done, what is false in one, and positions to try things out in.
//!
//! Each game has its own notation; what a record says beside it is the same for all. Values here know no game: steps are
//! lines of its notation, and what only the game can put into words is a [`Denied`] or a [`Misdeal`].

use std::fmt::{self, Write as _};

use sha2::{Digest, Sha256};

use super::chance::{Seed, hexadecimal};
use super::game::{Denied, Game};
use super::note::{Notes, print_commitment, print_game};
use super::secret::{LineNumber, closed_line};
use super::side::{Side, Sides, Viewer};

pub use super::note::plain_name;

/// Where a text is not what it should be, and what would have been right there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: expected {expected}")]
pub struct TextError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// Input that would have been right there.
    pub expected: String,
}

impl TextError {
    pub(super) fn of_text(expected: &str) -> Self {
        Self { line: 1, column: 1, expected: expected.to_owned() }
    }
}

/// A game as its record tells it: what the referee keeps of it, for [`GameKind::record`](super::GameKind::record).
#[derive(Debug, Clone, Copy)]
pub struct GameLog<'a> {
    /// The number of the game.
    pub game: i64,
    /// The opening, as it was dealt.
    pub opening: &'a str,
    /// The lines that count, in order.
    pub lines: &'a [LoggedLine<'a>],
    /// The players by side.
    pub players: &'a [&'a str],
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// SHA-256 of the seed in hexadecimal, as it was published before the game.
    pub commitment: Option<&'a str>,
    /// A secret deal stays hidden although the game is over: another one has the same deal.
    pub is_sealed: bool,
}

/// A line of a log: an action of the game, or a word of the referee such as `resign`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LoggedLine<'a> {
    /// Its number in the log.
    pub number: LineNumber,
    /// The side that said it.
    pub side: Side,
    /// Words of the line.
    pub text: &'a str,
}

impl GameLog<'_> {
    /// The record of a game that has no notation for records: its head and its lines. Secret lines that are not open
    /// stay closed.
    pub(super) fn plain(&self, kind: &str, secret: &[LineNumber]) -> String {
        let mut text = format!("sztab {kind} record 1\n{}\n", print_game(self.game));
        let mut line = |line: String| {
            let _ = writeln!(text, "{line}");
        };
        if let Some(commitment) = self.commitment {
            line(print_commitment(commitment));
        }
        if let Some(seed) = &self.seed {
            line(format!("seed {}", hexadecimal(seed)));
        }
        for (side, name) in self.players.iter().enumerate() {
            line(format!("player {side} {}", plain_name(name).unwrap_or_default()));
        }
        line("--".to_owned());
        for LoggedLine { number, side, text } in self.lines {
            let shown = if secret.contains(number) { closed_line(text) } else { (*text).to_owned() };
            line(format!("{} {shown}", side.0));
        }
        text
    }
}

/// A record as it was read, and what came of checking it by itself.
#[derive(Debug, Clone)]
pub struct WrittenRecord {
    /// The game where it begins.
    pub beginning: Box<dyn Game>,
    /// SHA-256 of each side's data in hexadecimal.
    pub data: Vec<String>,
    /// The players by side, as far as they are named.
    pub players: Vec<Option<String>>,
    /// The number of the game that it says it is of.
    pub game: Option<i64>,
    /// The seed, if it is told.
    pub seed: Option<Seed>,
    /// Commitment to the seed, as the record says.
    pub commitment: Option<String>,
    /// True if it says how the game ended.
    pub has_result: bool,
    /// Steps in order.
    pub steps: Vec<WrittenStep>,
    /// Result of the check.
    pub checked: Result<Checked, Falsehood>,
}

impl WrittenRecord {
    /// The number of the game that a text says it is the record of; nothing more of it is read.
    ///
    /// ```
    /// use sztab_game::document::WrittenRecord;
    ///
    /// assert_eq!(WrittenRecord::game_number("sztab position 1\n# game 12\n"), Some(12));
    /// assert_eq!(WrittenRecord::game_number("sztab position 1\n"), None);
    /// ```
    #[must_use]
    pub fn game_number(text: &str) -> Option<i64> {
        Notes::read(text, usize::MAX).game
    }
}

/// One line of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenStep {
    /// The line of the text.
    pub line: usize,
    /// The side.
    pub side: Side,
    /// Act in the one form that logs have.
    pub words: String,
}

/// Checks of a record in which nothing is false.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// The game after each step, as [`public_fingerprint`] shortens it.
    pub seen: Vec<String>,
    /// Number of steps with a fingerprint; all of these are right.
    pub fingerprints: usize,
    /// Parts that could not be checked.
    pub unchecked: Vec<Unchecked>,
}

/// Fingerprint of the public view of a game: SHA-256 of the position with all secrets masked, in hexadecimal.
#[must_use]
pub fn public_fingerprint(game: &dyn Game) -> String {
    hexadecimal(&Sha256::digest(game.observed_by(Viewer::Public).position()))
}

/// Something that a record does not let anybody check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unchecked {
    /// The game is still going on: nobody is to know the seed and what is hidden.
    Running,
    /// The seed is told, so that the game was over, but the steps do not lead to its end.
    CutOff,
    /// The game is over, but the seed is not told: the shuffle may have been any.
    NoSeed,
    /// The record does not say what was published about the seed before the game.
    NoCommitment,
    /// So many steps have no fingerprint: one that was changed is found only where it makes another impossible.
    NoFingerprint(usize),
    /// The game is over, but the record does not say how it ended.
    NoResult,
    /// It was played under one version of the rules, and checked under another.
    OtherRules {
        /// The version that the record names.
        played: u32,
        /// The version of this program.
        checked: u32,
    },
}

impl fmt::Display for Unchecked {
    /// In English, for operators.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Running => formatter.write_str("seed and piles, because the game is not over"),
            Self::CutOff => {
                formatter.write_str("the end, because the steps do not lead there although the seed is told")
            }
            Self::NoSeed => formatter.write_str("the shuffle, because the seed is not told"),
            Self::NoCommitment => {
                formatter.write_str("what was published about the seed, because there is no note of it")
            }
            Self::NoFingerprint(steps) => write!(formatter, "fingerprints of {steps} steps, because they have none"),
            Self::NoResult => formatter.write_str("the result, because none is named"),
            Self::OtherRules { played, checked } => {
                write!(formatter, "version {played} of the rules, because this program has version {checked}")
            }
        }
    }
}

/// The first thing in a record that is false.
#[derive(Debug, Clone)]
pub struct Falsehood {
    /// The line of the text; 0 where there is none.
    pub line: usize,
    /// The step, if it is one.
    pub step: Option<Box<Step>>,
    /// Kind of the falsehood.
    pub what: False,
    /// All of it as one line in English, for operators.
    pub told: String,
}

impl Falsehood {
    /// True if it is in the head of the record and not about how the game ends.
    #[must_use]
    pub fn is_before_the_steps(&self) -> bool {
        self.step.is_none() && matches!(self.what, False::Seed(_) | False::Deal(_))
    }
}

/// A step of a game that is checked.
#[derive(Debug, Clone)]
pub struct Step {
    /// Its number among those that count, from 1.
    pub number: usize,
    /// The side that is said to have done it.
    pub side: Side,
    /// Line of the step: a line of the log in its one form.
    pub line: String,
    /// The game before it.
    pub before: Box<dyn Game>,
}

/// Kinds of falsehoods.
#[derive(Debug, Clone)]
pub enum False {
    /// The seed is not the one that was committed to: this is its SHA-256.
    Seed(String),
    /// The deal is not the seed's.
    Deal(Misdeal),
    /// The rules forbid the step.
    Refused(Denied),
    /// The side has offered a draw already.
    OfferOpen,
    /// No other side has offered a draw.
    NoOffer,
    /// The step does not lead to what its fingerprint says: it, or the order of the steps, was another one.
    Fingerprint,
    /// The game ends otherwise.
    Result {
        /// The sides in first place, as is said.
        said: Sides,
        /// Winners that came out; `None` for a game that is not over.
        came: Option<Sides>,
    },
}

/// Where an opening is not what its seed deals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misdeal {
    /// The side to whom it was dealt; `None` for what lies on the table for all.
    pub side: Option<Side>,
    /// The first place that is wrong, in the order in which it is revealed, from 1.
    pub place: usize,
    /// The same as a sentence in English, for operators.
    pub told: String,
}

impl Misdeal {
    /// That something is wrong, and nothing more.
    pub(super) fn somewhere() -> Self {
        Self { side: None, place: 1, told: "the opening is not what the seed deals".to_owned() }
    }
}

/// A position that was brought along to try things out in.
#[derive(Debug, Clone)]
pub struct Study {
    /// The game as it stands.
    pub game: Box<dyn Game>,
    /// The position as text, with nothing that was hidden in the text it was read from.
    pub text: String,
}
