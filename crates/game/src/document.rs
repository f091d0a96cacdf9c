//! A game as text: the record of its actions, errors found in a record, and positions to try things out in.
//!
//! Each game has its own notation; the rest of a record is the same for all games. The values here are independent of
//! the game: steps are lines of its notation, and anything that only the game can put into words is a [`AnyRefusal`] or a
//! [`Misdeal`].

use std::fmt::{self, Write as _};

use sha2::{Digest, Sha256};

use super::chance::{Seed, to_hex};
use super::game::{AnyRefusal, Game};
use super::note::{Notes, format_commitment_note, format_game_note};
use super::secret::{LineNumber, closed_line};
use super::side::{Side, Sides, Viewer};

pub use super::note::plain_name;

/// The position of an error in a text, and the input expected there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: expected {expected}")]
pub struct TextError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// The input expected there.
    pub expected: String,
}

impl TextError {
    pub(super) fn at_start(expected: &str) -> Self {
        Self { line: 1, column: 1, expected: expected.to_owned() }
    }
}

/// A game as the referee stores it, as input for [`GameKind::record`](super::GameKind::record).
#[derive(Debug, Clone, Copy)]
pub struct GameLog<'a> {
    /// The game's number.
    pub game: i64,
    /// The opening, as it was dealt.
    pub opening: &'a str,
    /// The lines that were not taken back, in order.
    pub lines: &'a [LoggedLine<'a>],
    /// The players, indexed by side.
    pub players: &'a [&'a str],
    /// The seed, once it may be revealed.
    pub seed: Option<Seed>,
    /// SHA-256 of the seed in hexadecimal, as published before the game.
    pub commitment: Option<&'a str>,
    /// True if the deal stays secret although the game is over, because another game has the same deal.
    pub is_sealed: bool,
}

/// A line of a log: an action of the game, or a keyword of the referee such as `resign`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LoggedLine<'a> {
    /// The line's number in the log.
    pub number: LineNumber,
    /// The side that played the line.
    pub side: Side,
    /// The text of the line.
    pub text: &'a str,
}

impl GameLog<'_> {
    /// The record of a game that has no notation of its own for records: the header and the lines. Secret lines that
    /// have not been opened stay closed.
    pub(super) fn to_plain_record(self, kind: &str, secret: &[LineNumber]) -> String {
        let mut text = format!("sztab {kind} record 1\n{}\n", format_game_note(self.game));
        let mut line = |line: String| {
            let _ = writeln!(text, "{line}");
        };
        if let Some(commitment) = self.commitment {
            line(format_commitment_note(commitment));
        }
        if let Some(seed) = &self.seed {
            line(format!("seed {}", to_hex(seed)));
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

/// A parsed record, and the result of checking it on its own.
#[derive(Debug, Clone)]
pub struct WrittenRecord {
    /// The game at the beginning of the record.
    pub beginning: Box<dyn Game>,
    /// SHA-256 of each side's data in hexadecimal.
    pub data: Vec<String>,
    /// The players, indexed by side; `None` for those not named.
    pub players: Vec<Option<String>>,
    /// The game's number, as stated in the record.
    pub game: Option<i64>,
    /// The seed, if it is stated.
    pub seed: Option<Seed>,
    /// The commitment to the seed, as stated in the record.
    pub commitment: Option<String>,
    /// True if the record states how the game ended.
    pub has_result: bool,
    /// The steps, in order.
    pub steps: Vec<WrittenStep>,
    /// The result of checking the record.
    pub checked: Result<CheckedRecord, FalseStatement>,
}

impl WrittenRecord {
    /// The number of the game that a text says it is the record of; nothing more of it is read.
    ///
    /// ```
    /// use sztab_game::document::WrittenRecord;
    ///
    /// assert_eq!(WrittenRecord::find_game_number("sztab position 1\n# game 12\n"), Some(12));
    /// assert_eq!(WrittenRecord::find_game_number("sztab position 1\n"), None);
    /// ```
    #[must_use]
    pub fn find_game_number(text: &str) -> Option<i64> {
        Notes::read(text, usize::MAX).game
    }
}

/// One line of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenStep {
    /// The line's number in the text.
    pub line: usize,
    /// The side that acted.
    pub side: Side,
    /// The action in the canonical form used in logs.
    pub words: String,
}

/// The result of checking a record in which no errors were found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedRecord {
    /// The [`public_fingerprint`] of the game after each step.
    pub seen: Vec<String>,
    /// The number of steps that have a fingerprint; all fingerprints are correct.
    pub fingerprints: usize,
    /// Parts that could not be checked.
    pub unchecked: Vec<UncheckedPart>,
}

/// The fingerprint of a game's public view: SHA-256 of the position with all secrets masked, in hexadecimal.
#[must_use]
pub fn public_fingerprint(game: &dyn Game) -> String {
    to_hex(&Sha256::digest(game.observed_by(Viewer::Public).position()))
}

/// A part of a record that cannot be checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UncheckedPart {
    /// The game is still in play, so the seed and hidden information must not be revealed.
    Running,
    /// The seed is stated, so the game was over, but the steps do not lead to its end.
    CutOff,
    /// The game is over, but the seed is not stated, so the shuffle cannot be verified.
    NoSeed,
    /// The record does not state the commitment published before the game.
    NoCommitment,
    /// This many steps have no fingerprint. If such a step was altered, this is noticed only if a later step becomes
    /// impossible.
    NoFingerprint(usize),
    /// The game is over, but the record does not state how it ended.
    NoResult,
    /// The game was played under one version of the rules and checked under another.
    OtherRules {
        /// The version stated in the record.
        played: u32,
        /// The version that this program uses.
        checked: u32,
    },
}

impl fmt::Display for UncheckedPart {
    /// Formats this in English, for operators.
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

/// The first false statement in a record.
#[derive(Debug, Clone)]
pub struct FalseStatement {
    /// The line of the text; 0 if the statement has no line.
    pub line: usize,
    /// The step, if the statement is a step.
    pub step: Option<Box<Step>>,
    /// The kind of falsehood.
    pub what: FalseStatementKind,
    /// The complete message as one line in English, for operators.
    pub message: String,
}

impl FalseStatement {
    /// True if the statement is about the seed or the deal, and so comes before the steps.
    #[must_use]
    pub fn is_before_steps(&self) -> bool {
        self.step.is_none() && matches!(self.what, FalseStatementKind::Seed(_) | FalseStatementKind::Deal(_))
    }
}

/// A step of a game that is being checked.
#[derive(Debug, Clone)]
pub struct Step {
    /// The step's number among those that count, from 1.
    pub number: usize,
    /// The side that took the step according to the record.
    pub side: Side,
    /// The step as a line of the log, in canonical form.
    pub line: String,
    /// The game before the step.
    pub before: Box<dyn Game>,
}

/// Kinds of false statements.
#[derive(Debug, Clone)]
pub enum FalseStatementKind {
    /// The seed does not match the commitment; this is its SHA-256.
    Seed(String),
    /// The deal does not follow from the seed.
    Deal(Misdeal),
    /// The rules forbid the step.
    Refused(AnyRefusal),
    /// The side has already offered a draw.
    OfferOpen,
    /// No other side has offered a draw.
    NoOffer,
    /// The position after the step does not match its fingerprint: either the step or the order of the steps was
    /// altered.
    Fingerprint,
    /// The game ends with a different result.
    Result {
        /// The sides in first place according to the record.
        said: Sides,
        /// The actual winners; `None` if the game is not over.
        came: Option<Sides>,
    },
}

/// The point at which an opening differs from the one that its seed deals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misdeal {
    /// The side that was dealt the item; `None` if it was dealt to the table.
    pub side: Option<Side>,
    /// The index of the first difference, in the order in which items are revealed, from 1.
    pub place: usize,
    /// A description as an English sentence, for operators.
    pub message: String,
}

impl Misdeal {
    /// A misdeal without details.
    pub(super) fn unspecified() -> Self {
        Self { side: None, place: 1, message: "the opening is not what the seed deals".to_owned() }
    }
}

/// An imported position to try things out in.
#[derive(Debug, Clone)]
pub struct Study {
    /// The game in that position.
    pub game: Box<dyn Game>,
    /// The position as text, without the information that was hidden in the imported text.
    pub text: String,
}
