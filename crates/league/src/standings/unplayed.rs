//! Contribution of each round to Buchholz and Sonneborn-Berger (FIDE C.07 16).

use serde::{Deserialize, Serialize};

use crate::record::{Part, PartKind, Place};

use super::input::{Format, Input};

/// A player's share of the points of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Share {
    /// The player's own points, in hundredths.
    pub own: i64,
    /// Points of both players, in hundredths; for a round without an opponent, the points of a win.
    pub of: i64,
}

/// The contribution of one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Contribution {
    /// Points of the opponent or dummy opponent, in hundredths.
    pub points: i64,
    /// The player's share of the round.
    pub share: Share,
    /// True if the round was missed through the player's own fault: an absence or a lost walkover (FIDE C.07 16.2.5).
    pub own_fault: bool,
}

/// Values shared by all criteria.
pub(super) struct Stage<'a> {
    pub(super) input: &'a Input<'a>,
    /// Total points of each player, in hundredths.
    pub(super) points: Vec<i64>,
    /// Contributions of the rounds of each player.
    pub(super) contributions: Vec<Vec<Contribution>>,
}

fn is_own_fault(part: Part) -> bool {
    matches!(part.kind, PartKind::Absent | PartKind::Walkover { won: false, .. })
}

impl<'a> Stage<'a> {
    pub(super) fn new(input: &'a Input<'a>) -> Self {
        let all = || (0..input.record.players.len()).map(Place);
        let points: Vec<i64> = all().map(|player| input.points(player)).collect();
        let adjusted: Vec<i64> = all().map(|player| input.adjusted_points(player, points[player.0])).collect();
        let contributions = all().map(|player| {
            let parts = input.parts(player);
            parts.filter_map(|(round, part)| input.contribution(points[player.0], &adjusted, round, part)).collect()
        });
        let contributions = contributions.collect();
        Self { input, points, contributions }
    }
}

impl Input<'_> {
    /// The contribution of a round for a player with `own` points; `None` if the format does not count the round.
    fn contribution(&self, own: i64, adjusted: &[i64], round: usize, part: Part) -> Option<Contribution> {
        let won = i64::from(part.points.0);
        let of_both = |opponent| Share { own: won, of: won + self.opponent_points(opponent, round) };
        let (points, share) = match (part.kind, self.format) {
            (PartKind::Played { opponent, .. }, _) | (PartKind::Walkover { opponent, .. }, Format::RoundRobin) => {
                (adjusted[opponent.0], of_both(opponent))
            }
            (PartKind::Walkover { opponent, .. }, Format::Swiss) => (own.min(adjusted[opponent.0]), of_both(opponent)),
            (PartKind::Bye | PartKind::Absent, Format::Swiss) => {
                (own.min(self.points_for_all_draws()), Share { own: won, of: self.win.0.into() })
            }
            (PartKind::Bye | PartKind::Absent, Format::RoundRobin) => return None,
        };
        Some(Contribution { points, share, own_fault: is_own_fault(part) && self.format == Format::Swiss })
    }

    /// Points of a player who drew every round.
    fn points_for_all_draws(&self) -> i64 {
        let rounds = self.record.players.first().map_or(0, Vec::len);
        i64::from(self.draw.0).saturating_mul(i64::try_from(rounds).unwrap_or(i64::MAX))
    }

    /// Points as counted for opponents: final absences count as draws (FIDE C.07 16.3).
    fn adjusted_points(&self, player: Place, points: i64) -> i64 {
        if self.format == Format::RoundRobin {
            return points;
        }
        let end = self.parts(player).rev().take_while(|&(_, part)| is_own_fault(part));
        let absences = end.filter(|(_, part)| part.kind == PartKind::Absent);
        points + absences.map(|(_, part)| i64::from(self.draw.0) - i64::from(part.points.0)).sum::<i64>()
    }
}

/// The effect of leaving a round robin on the player's matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Withdrawal {
    /// All matches of the player are struck, for every opponent ([`super::Input::struck`]).
    Struck,
    /// Played matches count; the remaining ones are walkovers for the opponents.
    Walkovers,
}

/// Decides by the number of matches that the player has played out of all those scheduled.
///
/// If fewer than half have been played, keeping their results would favour or harm the few opponents met so far.
pub const fn withdrawal(played: usize, scheduled: usize) -> Withdrawal {
    if played < scheduled.div_ceil(2) { Withdrawal::Struck } else { Withdrawal::Walkovers }
}
