//! Tournament report files, the FIDE format for tournaments, in its edition of 2026 (TRF-2026).
//!
//! [`Tournament::read`] and [`Tournament::write`] translate between a file and a record; [`pair_file`] pairs the next
//! round of a file. Points have one decimal place in a file, players and ranks four digits.

mod fault;
mod line;
mod read;
mod write;

use std::fmt::Write as _;

use thiserror::Error;

use crate::record::{Place, Points, Record};
use crate::swiss::{Apart, Balance, Colour, Pairing, Refused, Round, Worth};

pub use fault::{Fault, Problem};
pub use write::Unwritable;

/// The points of results in a file (`162`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FilePoints {
    /// A win, a walkover won, a full-point bye.
    pub win: Points,
    /// A draw, a half-point bye.
    pub draw: Points,
    /// A loss.
    pub loss: Points,
    /// An absence, a walkover lost.
    pub absence: Points,
    /// The bye of a round with an odd number of players.
    pub bye: Points,
}

impl Default for FilePoints {
    /// The points of chess, which a file need not state.
    fn default() -> Self {
        let (win, draw, none) = (Points(100), Points(50), Points(0));
        Self { win, draw, loss: none, absence: none, bye: win }
    }
}

/// The content of a file as far as pairing needs it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    /// The players' names in the order of their numbers.
    pub names: Vec<String>,
    /// The rounds so far. Virtual points (`XXA`, `250`) are part of the points of the round before them.
    pub record: Record,
    /// The rounds planned (`142`).
    pub rounds: usize,
    /// The colour of the highest player in round 1 (`152`).
    pub initial: Colour,
    /// The points of results.
    pub points: FilePoints,
    /// Who sits out in the next round (`240`, or a last column with byes only).
    pub absent: Vec<Place>,
    /// Pairs that must not meet in the next round (`260`).
    pub apart: Vec<Apart>,
}

/// Why a file is not paired.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PairFileError {
    /// The file is faulty.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The round cannot be paired.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// Pairs the next round of a file. The answer has the number of pairs, a bye's included, then a line for each with the
/// number of who plays first and that of the opponent; the bye comes last, with 0 for the opponent.
///
/// # Errors
///
/// [`PairFileError::Fault`] names line and column of what is wrong in the file; [`PairFileError::Refused`] says why
/// there is no pairing.
pub fn pair_file(text: &str, balance: Balance) -> Result<String, PairFileError> {
    let tournament = Tournament::read(text)?;
    let present = tournament.present();
    Ok(listing(&tournament.round(&present, balance).pair()?))
}

impl Tournament {
    /// Everybody but those who sit out.
    #[must_use]
    pub fn present(&self) -> Vec<Place> {
        (0..self.record.players.len()).map(Place).filter(|place| !self.absent.contains(place)).collect()
    }

    /// The next round with these players.
    #[must_use]
    pub fn round<'a>(&'a self, present: &'a [Place], balance: Balance) -> Round<'a> {
        let FilePoints { win, draw, loss, .. } = self.points;
        Round {
            record: &self.record,
            present,
            rounds: self.rounds,
            worth: Worth { win, draw, loss },
            initial: self.initial,
            apart: &self.apart,
            balance,
        }
    }
}

fn listing(pairing: &Pairing) -> String {
    let mut text = String::new();
    let mut line = |one: usize, other: usize| {
        writeln!(text, "{one} {other}").expect("strings take everything");
    };
    pairing.pairs.iter().for_each(|pair| line(pair.first.0 + 1, pair.second.0 + 1));
    pairing.bye.iter().for_each(|bye| line(bye.0 + 1, 0));
    let count = pairing.pairs.len() + usize::from(pairing.bye.is_some());
    format!("{count}\n{text}")
}
