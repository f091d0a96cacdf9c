//! Tournament report files, FIDE's format for tournaments, in the edition of 2026 (TRF-2026).
//!
//! [`Tournament::parse`] and [`Tournament::write`] convert between a file and a record; [`pair_file`] pairs the next
//! round of a file, or re-pairs an existing one. In a file, points have one decimal place; players and ranks have four
//! digits.
//!
//! The reader also accepts the output of other programs: records of the 2016 edition with their extensions (`XXR`,
//! `XXC`, `XXS`, `XXA`, `XXP`, `XXZ`), points in the format of bbpPairings (`BBW` and so on), and player numbers with
//! gaps.

mod cell;
mod fault;
mod line;
mod points;
mod read;
mod stage;
mod write;

use std::fmt::Write as _;

use thiserror::Error;

use crate::record::{Place, Points, Record};
use crate::swiss::{Balance, Colour, ForbiddenPair, MatchPoints, Pairing, PairingError, Round};

pub use fault::{Fault, Problem};
pub use write::WriteError;

/// The points for results in a file (`162`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FilePoints {
    /// Points for a win, a walkover won or a full-point bye.
    pub win: Points,
    /// Points for a draw or a half-point bye.
    pub draw: Points,
    /// Points for a loss.
    pub loss: Points,
    /// Points for an absence or a walkover lost.
    pub absence: Points,
    /// Points for the bye of a round with an odd number of players.
    pub bye: Points,
}

impl Default for FilePoints {
    /// The points used in chess, which a file need not state.
    fn default() -> Self {
        let (win, draw, none) = (Points(100), Points(50), Points(0));
        Self { win, draw, loss: none, absence: none, bye: win }
    }
}

/// The content of a file, as far as needed for pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    /// The players' numbers in the file, ascending. Places are counted from 0 without gaps.
    pub numbers: Vec<usize>,
    /// The players' names.
    pub names: Vec<String>,
    /// The rounds so far, without virtual points.
    pub record: Record,
    /// The number of rounds planned (`142`), if the file contains it.
    pub rounds: Option<usize>,
    /// The colour of the highest player in round 1 (`152`).
    pub initial: Colour,
    /// The points for results.
    pub points: FilePoints,
    /// Virtual points that accelerate pairing (`250`, `XXA`), as in [`Round::virtual_points`].
    pub virtual_points: Vec<Vec<Points>>,
    /// Players who sit out the next round (`240`, or a last column that contains only byes).
    pub absent: Vec<Place>,
    /// Pairs that must not meet in the next round (`260`).
    pub apart: Vec<ForbiddenPair>,
}

/// The reason a file is not paired.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PairFileError {
    /// The file has an error.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The round cannot be paired.
    #[error(transparent)]
    Refused(#[from] PairingError),
    /// The round cannot be paired, given the numbers of finished and planned rounds.
    #[error("round {round} cannot be paired: {done} of {planned} rounds are played")]
    NoRound {
        /// The number of the round.
        round: usize,
        /// Number of rounds that are over.
        done: usize,
        /// Number of rounds planned.
        planned: usize,
    },
}

/// A paired round of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairedRound {
    /// The number of the round, from 1.
    pub round: usize,
    /// Number of rounds planned.
    pub planned: usize,
    /// The number of pairs, including a bye, then a line for each pair with the numbers of the first player and the
    /// opponent. The bye comes last, with 0 for the opponent.
    pub listing: String,
}

/// Pairs the next round of a file, or re-pairs a finished round from the rounds before it.
///
/// # Errors
///
/// [`PairFileError::Fault`] reports the line and column of an error in the file; the other errors give the reason there
/// is no pairing.
pub fn pair_file(text: &str, round: Option<usize>, balance: Balance) -> Result<PairedRound, PairFileError> {
    let lines = read::Lines::parse(text)?;
    lines.check_pairing()?;
    let tournament = lines.into_tournament(round)?;
    let (done, planned) = (tournament.finished_rounds(), tournament.rounds.unwrap_or_default());
    let round = round.unwrap_or(done + 1);
    if round != done + 1 || round > planned {
        return Err(PairFileError::NoRound { round, done, planned });
    }
    let present = tournament.present();
    let pairing = tournament.round(&present, balance).pair()?;
    Ok(PairedRound { round, planned, listing: tournament.listing(&pairing) })
}

impl Tournament {
    /// Number of rounds that are over.
    #[must_use]
    pub fn finished_rounds(&self) -> usize {
        self.record.players.first().map_or(0, Vec::len)
    }

    /// All players except those who sit out.
    #[must_use]
    pub fn present(&self) -> Vec<Place> {
        (0..self.record.players.len()).map(Place).filter(|place| !self.absent.contains(place)).collect()
    }

    /// The next round with these players. If the file does not state the number of planned rounds, the round is not
    /// treated as the last one.
    #[must_use]
    pub fn round<'a>(&'a self, present: &'a [Place], balance: Balance) -> Round<'a> {
        let FilePoints { win, draw, loss, .. } = self.points;
        Round {
            record: &self.record,
            present,
            rounds: self.rounds.unwrap_or(usize::MAX),
            worth: MatchPoints { win, draw, loss },
            initial: self.initial,
            apart: &self.apart,
            virtual_points: &self.virtual_points,
            balance,
        }
    }

    fn listing(&self, pairing: &Pairing) -> String {
        let number = |place: Place| self.numbers.get(place.0).copied().unwrap_or_default();
        let mut text = String::new();
        let mut line = |one: usize, other: usize| {
            writeln!(text, "{one} {other}").expect("strings take everything");
        };
        pairing.pairs.iter().for_each(|pair| line(number(pair.first), number(pair.second)));
        pairing.bye.iter().for_each(|bye| line(number(*bye), 0));
        let count = pairing.pairs.len() + usize::from(pairing.bye.is_some());
        format!("{count}\n{text}")
    }
}
