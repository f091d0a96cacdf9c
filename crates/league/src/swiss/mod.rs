//! Swiss pairing by the FIDE (Dutch) System, C.04.3, in the edition in force since 2026.
//!
//! For a given record there is exactly one correct pairing. [`Round::pair`] finds it bracket by bracket: the best
//! pairing of a bracket is a matching of greatest weight over all players not yet paired, in which the weights encode
//! the criteria in order.

mod bracket;
mod colours;
mod criteria;
mod field;
mod matching;
mod narrow;
mod order;
mod player;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::record::{PartKind, Place, Points, Record};
use colours::Allocation;
use field::Field;

pub use player::Colour;

/// Balance of playing first and second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Balance {
    /// All criteria apply: for single games, and matches whose games are played in sequence.
    First,
    /// C3 and C10 to C13 do not apply, and the higher seed is first: for mirrored matches, in which each player is
    /// first once.
    None,
}

/// Points for a played match, according to the profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchPoints {
    /// Points for a win.
    pub win: Points,
    /// Points for a draw.
    pub draw: Points,
    /// Points for a loss.
    pub loss: Points,
}

/// Two players who must not meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ForbiddenPair {
    /// One of the players.
    pub one: Place,
    /// The other player.
    pub other: Place,
}

/// The round to be paired.
#[derive(Debug, Clone, Copy)]
pub struct Round<'a> {
    /// The rounds so far of all players who ever entered, in the order of seeds.
    pub record: &'a Record,
    /// The players to be paired, in any order.
    pub present: &'a [Place],
    /// Number of rounds planned for the stage, including those already played.
    pub rounds: usize,
    /// Points for a match.
    pub worth: MatchPoints,
    /// The colour of the highest player in round 1, drawn once for a stage.
    pub initial: Colour,
    /// Pairs that must not meet, besides those who have already met.
    pub apart: &'a [ForbiddenPair],
    /// Points before each round that count only for pairing (acceleration), indexed by place; 0 beyond the end of a
    /// list.
    pub virtual_points: &'a [Vec<Points>],
    /// Balance of colours.
    pub balance: Balance,
}

/// A pair of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// The player who is first in game 1.
    pub first: Place,
    /// The player who is second in game 1.
    pub second: Place,
    /// True if the two have played each other before.
    pub is_rematch: bool,
}

/// The pairs of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// The pairs, ordered by the higher player's score, then the lower player's, both descending, then by the higher
    /// player's number.
    pub pairs: Vec<Pair>,
    /// The player without an opponent if the number of players is odd.
    pub bye: Option<Place>,
}

/// The reason a round cannot be paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PairingError {
    /// No complete pairing satisfies C1 to C3.
    #[error("no legal pairing")]
    NoLegalPairing,
    /// A present player, an opponent or a pair kept apart refers to a place outside the record.
    #[error("player {} is not in the record", .0.0 + 1)]
    Unknown(Place),
    /// A player has more or fewer rounds than the first player.
    #[error("player {} has another number of rounds than the first player", .0.0 + 1)]
    Uneven(Place),
    /// One bracket has more distinct scores, namely thousands, than the weights have room for.
    #[error("too many different scores")]
    TooManyScores,
}

impl Round<'_> {
    /// Pairs the round.
    ///
    /// # Errors
    ///
    /// [`PairingError::NoLegalPairing`] if there is no legal pairing; no rule is relaxed. The other errors report faults in
    /// the input.
    pub fn pair(&self) -> Result<Pairing, PairingError> {
        self.pair_with(0, &self.check()?)
    }

    /// Pairs the round, with rematches if there is no legal pairing. Rematches come from as few of the first rounds as
    /// possible, and their number is minimised before every other criterion.
    ///
    /// # Errors
    ///
    /// [`PairingError::NoLegalPairing`] if rematches do not help either. The other errors report faults in the input.
    pub fn pair_with_rematches(&self) -> Result<Pairing, PairingError> {
        let present = self.check()?;
        let done = self.record.players.first().map_or(0, Vec::len);
        let legal = (0..=done).map(|rematches| self.pair_with(rematches, &present));
        let mut tried = legal.skip_while(|pairing| *pairing == Err(PairingError::NoLegalPairing));
        tried.next().unwrap_or(Err(PairingError::NoLegalPairing))
    }

    fn pair_with(&self, rematches: usize, present: &[bool]) -> Result<Pairing, PairingError> {
        let field = Field::new(self, present, rematches);
        let drawn = bracket::pair_field(&field, &narrow::STAND_INS)?;
        let allocation = Allocation { balance: self.balance, initial: self.initial };
        let mut pairs = drawn.pairs;
        let score = |at: usize| std::cmp::Reverse(field.players[at].score);
        pairs.sort_by_key(|(high, low)| (score(*high), score(*low), field.players[*high].number));
        let pairs = pairs.into_iter().map(|(high, low)| {
            let (higher, lower) = (&field.players[high], &field.players[low]);
            let is_rematch = field.is_rematch(high, low);
            match allocation.colour(higher, lower) {
                Colour::First => Pair { first: higher.place, second: lower.place, is_rematch },
                Colour::Second => Pair { first: lower.place, second: higher.place, is_rematch },
            }
        });
        Ok(Pairing { pairs: pairs.collect(), bye: drawn.bye.map(|at| field.players[at].place) })
    }

    /// Checks the input. Returns whether each player is present, indexed by place.
    fn check(&self) -> Result<Vec<bool>, PairingError> {
        let players = &self.record.players;
        let known = |place: Place| if place.0 < players.len() { Ok(()) } else { Err(PairingError::Unknown(place)) };
        let rounds = players.first().map_or(0, Vec::len);
        for (place, parts) in players.iter().enumerate() {
            if parts.len() != rounds {
                return Err(PairingError::Uneven(Place(place)));
            }
            for part in parts {
                if let PartKind::Played { opponent, .. } | PartKind::Walkover { opponent, .. } = part.kind {
                    known(opponent)?;
                }
            }
        }
        self.apart.iter().flat_map(|apart| [apart.one, apart.other]).try_for_each(known)?;
        let mut present = vec![false; players.len()];
        for place in self.present {
            known(*place)?;
            present[place.0] = true;
        }
        Ok(present)
    }
}

#[cfg(test)]
mod tests;
