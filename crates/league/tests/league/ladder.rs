//! The ladder.

use std::collections::BTreeMap;

use sztab_league::{
    ladder::{MATCHES_TO_RANK, rank_players},
    rating::{RatedPlayer, Rating},
};

fn rated_player(rating: f64, deviation: f64, matches: u32) -> RatedPlayer {
    RatedPlayer { rating: Rating { rating, deviation, volatility: 0.06 }, matches }
}

#[test]
fn ranking_uses_rating_minus_two_deviations_from_five_matches() {
    let players = BTreeMap::from([
        ("sure", rated_player(1600.0, 60.0, 40)),
        ("unsure", rated_player(1700.0, 150.0, 5)),
        ("new", rated_player(1900.0, 100.0, 4)),
        ("newer", rated_player(1500.0, 300.0, 1)),
        ("equal", rated_player(1580.0, 50.0, 9)),
    ]);
    let ranks: Vec<_> =
        rank_players(&players, MATCHES_TO_RANK).into_iter().map(|rung| (rung.player, rung.rank)).collect();
    let expected = [("equal", Some(1)), ("sure", Some(2)), ("unsure", Some(3)), ("new", None), ("newer", None)];
    assert_eq!(ranks, expected);
}
