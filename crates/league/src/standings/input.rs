//! Input of a table, and its validation.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::criterion::Criterion;
use crate::record::{Part, PartKind, Place, Points, Record};

/// The treatment of unplayed rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Unplayed rounds are counted with a dummy opponent (FIDE C.07 16).
    Swiss,
    /// Walkovers count as played; byes and absences do not count.
    RoundRobin,
}

/// Sums over the games of one player. The record contains only matches.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// HQ points at the end of all games, the player's own minus the opponents'.
    pub hq_balance: i32,
    /// Games won by playing.
    pub games_won: u32,
    /// Games played as second.
    pub games_second: u32,
}

/// Input of a table.
#[derive(Debug, Clone, Copy)]
pub struct Input<'a> {
    /// The rounds so far.
    pub record: &'a Record,
    /// Sums over games, one per player, in the order of the record.
    pub tallies: &'a [Tally],
    /// The treatment of unplayed rounds.
    pub format: Format,
    /// Points for a won match in the profile.
    pub win: Points,
    /// Points for a drawn match in the profile.
    pub draw: Points,
    /// The season's criteria after points, most important first.
    pub criteria: &'a [Criterion],
    /// Players removed from the table with all their matches.
    pub struck: &'a BTreeSet<Place>,
    /// All players in the order of lots, best first.
    pub lots: &'a [Place],
}

/// The reason no table can be made from the input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum StandingsError {
    /// Players have different numbers of rounds.
    #[error("player {} has another number of rounds than the first", .0.0 + 1)]
    Rounds(Place),
    /// The opponent of a part is not in the record, or had another opponent in that round.
    #[error("player {} and the opponent of round {round} do not agree", .player.0 + 1)]
    Opponent {
        /// The player.
        player: Place,
        /// The round, from 1.
        round: usize,
    },
    /// The number of tallies differs from the number of players.
    #[error("there must be a tally for each player")]
    Tallies,
    /// The lots do not contain each player exactly once.
    #[error("lots must name each player once")]
    Lots,
    /// An exact fraction exceeds 128 bits. The points of a profile cannot cause this in any plausible season.
    #[error("points too unusual to be added exactly")]
    Overflow,
}

impl Input<'_> {
    /// A player's parts by round, without rounds against struck players.
    pub(super) fn parts(&self, player: Place) -> impl DoubleEndedIterator<Item = (usize, Part)> + '_ {
        let parts = self.record.players[player.0].iter().copied().enumerate();
        parts.filter(|(_, part)| part.opponent().is_none_or(|opponent| !self.struck.contains(&opponent)))
    }

    pub(super) fn points(&self, player: Place) -> i64 {
        self.parts(player).map(|(_, part)| i64::from(part.points.0)).sum()
    }

    /// True if a part counts as a meeting of two players.
    pub(super) fn is_meeting(&self, part: Part) -> bool {
        match part.kind {
            PartKind::Played { .. } => true,
            PartKind::Walkover { .. } => self.format == Format::RoundRobin,
            PartKind::Bye | PartKind::Absent => false,
        }
    }

    /// Points of the opponent in the same round.
    pub(super) fn opponent_points(&self, opponent: Place, round: usize) -> i64 {
        i64::from(self.record.players[opponent.0][round].points.0)
    }

    pub(super) fn check(&self) -> Result<(), StandingsError> {
        let players = &self.record.players;
        let rounds = players.first().map_or(0, Vec::len);
        if self.tallies.len() != players.len() {
            return Err(StandingsError::Tallies);
        }
        let named: BTreeSet<Place> = self.lots.iter().copied().collect();
        if self.lots.len() != players.len() || !named.iter().copied().eq((0..players.len()).map(Place)) {
            return Err(StandingsError::Lots);
        }
        if let Some(player) = players.iter().position(|parts| parts.len() != rounds) {
            return Err(StandingsError::Rounds(Place(player)));
        }
        for (player, parts) in players.iter().enumerate() {
            let sum = parts.iter().try_fold(0_i32, |sum, part| sum.checked_add(part.points.0.checked_abs()?));
            sum.ok_or(StandingsError::Overflow)?;
            for (round, part) in parts.iter().enumerate() {
                let Some(opponent) = part.opponent() else { continue };
                let back = players.get(opponent.0).and_then(|parts| parts[round].opponent());
                if back != Some(Place(player)) || opponent.0 == player {
                    return Err(StandingsError::Opponent { player: Place(player), round: round + 1 });
                }
            }
        }
        Ok(())
    }
}
