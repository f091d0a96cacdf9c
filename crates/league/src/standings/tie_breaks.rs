//! Values of the tie-breaks.

use std::collections::BTreeMap;

use num_traits::{CheckedAdd, CheckedDiv};

use super::criterion::Criterion;
use super::input::Format;
use super::input::Input;
use super::input::StandingsError;
use super::unplayed::Stage;
use crate::standings::criterion::Value;
use crate::{
    fraction::{Fraction, from_hundredths},
    record::{PartKind, Place},
};

/// The contributions left out of Buchholz.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cut {
    None,
    Lowest,
    LowestAndHighest,
}

impl Criterion {
    /// Writes the players' values into `found`, using their groups of level players.
    pub(super) fn evaluate(
        self,
        stage: &Stage,
        groups: &[Vec<Place>],
        found: &mut [Value],
    ) -> Result<(), StandingsError> {
        let buchholz = |player, cut| Some(from_hundredths(stage.buchholz(player, cut)));
        let tally = |player: Place| &stage.input.tallies[player.0];
        let number: Box<dyn Fn(Place) -> Option<Fraction>> = match self {
            Self::HeadToHead => {
                groups.iter().for_each(|group| stage.input.head_to_head(group, found));
                return Ok(());
            }
            Self::BuchholzCut1 => Box::new(|player| buchholz(player, Cut::Lowest)),
            Self::Buchholz => Box::new(|player| buchholz(player, Cut::None)),
            Self::Median => Box::new(|player| buchholz(player, Cut::LowestAndHighest)),
            Self::SonnebornBerger => Box::new(|player| stage.sonneborn_berger(player)),
            Self::HqBalance => Box::new(|player| Some(Fraction::from(i128::from(tally(player).hq_balance)))),
            Self::MatchesWon => Box::new(|player| Some(Fraction::from(stage.input.matches_won(player)))),
            Self::GamesWon => Box::new(|player| Some(Fraction::from(i128::from(tally(player).games_won)))),
            Self::GamesSecond => Box::new(|player| Some(Fraction::from(i128::from(tally(player).games_second)))),
        };
        for &player in groups.iter().flatten() {
            found[player.0] = Value::Number(number(player).ok_or(StandingsError::Overflow)?);
        }
        Ok(())
    }
}

impl Stage<'_> {
    /// Buchholz in hundredths. At least one contribution always remains.
    fn buchholz(&self, player: Place, cut: Cut) -> i64 {
        let mut contributions = self.contributions[player.0].clone();
        // Rounds missed through the player's own fault are cut before other rounds, even if the others contribute less
        // (FIDE C.07 16.5).
        contributions.sort_unstable_by_key(|contribution| (!contribution.own_fault, contribution.points));
        if cut != Cut::None && contributions.len() > 1 {
            contributions.remove(0);
        }
        let mut sum: i64 = contributions.iter().map(|contribution| contribution.points).sum();
        if cut == Cut::LowestAndHighest && contributions.len() > 1 {
            sum -= contributions.iter().map(|contribution| contribution.points).max().unwrap_or(0);
        }
        sum
    }

    /// Sonneborn-Berger in points; `None` if the fraction exceeds 128 bits.
    fn sonneborn_berger(&self, player: Place) -> Option<Fraction> {
        // Most denominators are equal: adding their numerators as integers first avoids reducing a fraction for each.
        let mut by_denominator: BTreeMap<i64, i128> = BTreeMap::new();
        for contribution in &self.contributions[player.0] {
            let share = contribution.share;
            if share.of != 0 && share.own != 0 {
                *by_denominator.entry(share.of).or_default() += i128::from(contribution.points) * i128::from(share.own);
            }
        }
        let mut sum = Fraction::from(0);
        for (denominator, numerator) in by_denominator {
            sum = sum.checked_add(&Fraction::new(numerator, denominator.into()))?;
        }
        sum.checked_div(&Fraction::from(100))
    }
}

impl Input<'_> {
    fn matches_won(&self, player: Place) -> i128 {
        let won = self.parts(player).filter(|&(round, part)| match part.kind {
            PartKind::Played { opponent, .. } => i64::from(part.points.0) > self.opponent_points(opponent, round),
            PartKind::Walkover { won, .. } => won && self.format == Format::RoundRobin,
            PartKind::Bye | PartKind::Absent => false,
        });
        won.map(|_| 1).sum()
    }
}
