//! The order of a ladder, based on ratings.

use std::collections::BTreeMap;

use crate::rating::RatedPlayer;

/// Number of matches after which a player is ranked.
pub const MATCHES_TO_RANK: u32 = 5;

/// A player's position on the ladder.
#[derive(Debug, Clone, PartialEq)]
pub struct Rung<P> {
    /// The player.
    pub player: P,
    /// Rank from 1; `None` with fewer than [`MATCHES_TO_RANK`] matches.
    pub rank: Option<usize>,
    /// The rating, with the number of matches.
    pub rated: RatedPlayer,
}

/// Ranks players by rating minus two deviations, then by player. Players with fewer than `from` matches follow, in the
/// same kind of order.
pub fn rank_players<P: Ord + Clone>(rated: &BTreeMap<P, RatedPlayer>, from: u32) -> Vec<Rung<P>> {
    let mut rungs: Vec<Rung<P>> =
        rated.iter().map(|(player, &rated)| Rung { player: player.clone(), rank: None, rated }).collect();
    let unranked = |rung: &Rung<P>| rung.rated.matches < from;
    rungs.sort_by(|one, other| {
        let by_strength = other.rated.rating.conservative_rating().total_cmp(&one.rated.rating.conservative_rating());
        unranked(one).cmp(&unranked(other)).then(by_strength)
    });
    for (index, rung) in rungs.iter_mut().enumerate() {
        rung.rank = (!unranked(rung)).then_some(index + 1);
    }
    rungs
}
