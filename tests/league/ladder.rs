//! The ladder.

use std::collections::BTreeMap;

use sztab_league::{
    ladder::{ChallengeError, Ladder, MATCHES_TO_RANK, OpenMatch, ranking},
    rating::{RatedMatch, RatedPlayer, Rating},
};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn rated(rating: f64, deviation: f64, matches: u32) -> RatedPlayer {
    RatedPlayer { rating: Rating { rating, deviation, volatility: 0.06 }, matches }
}

#[test]
fn ranks_go_by_rating_less_two_deviations_from_five_matches_on() {
    let players = BTreeMap::from([
        ("sure", rated(1600.0, 60.0, 40)),
        ("unsure", rated(1700.0, 150.0, 5)),
        ("new", rated(1900.0, 100.0, 4)),
        ("newer", rated(1500.0, 300.0, 1)),
        ("equal", rated(1580.0, 50.0, 9)),
    ]);
    let ranks: Vec<_> = ranking(&players, MATCHES_TO_RANK).into_iter().map(|rung| (rung.player, rung.rank)).collect();
    let expected = [("equal", Some(1)), ("sure", Some(2)), ("unsure", Some(3)), ("new", None), ("newer", None)];
    assert_eq!(ranks, expected);
}

fn played(days: i64, players: [&'static str; 2]) -> RatedMatch<&'static str> {
    RatedMatch { at_ms: days * DAY, players, score: 1.0 }
}

#[test]
fn two_players_meet_twice_in_fourteen_days() {
    let played = [played(10, ["b", "a"]), played(1, ["a", "b"]), played(11, ["a", "c"]), played(0, ["a", "b"])];
    let ladder = Ladder { players: &["a", "b", "c"], played: &played, open: &[] };
    let at = |moment: i64| ladder.challenge(&"a", &"b", moment);
    assert_eq!(at(10 * DAY), Err(ChallengeError::TooOften { from_ms: 15 * DAY }));
    assert_eq!(at(15 * DAY - 1), Err(ChallengeError::TooOften { from_ms: 15 * DAY }));
    assert_eq!(at(15 * DAY), Ok(()));
    assert_eq!(ladder.challenge(&"b", &"a", 12 * DAY), Err(ChallengeError::TooOften { from_ms: 15 * DAY }));
    assert_eq!(ladder.challenge(&"a", &"c", 12 * DAY), Ok(()), "one match is not two");
}

#[test]
fn impossible_challenges_are_refused() {
    let open = [OpenMatch { players: ["b", "a"] }];
    let ladder: Ladder<&str> = Ladder { players: &["a", "b", "c"], played: &[], open: &open };
    assert_eq!(ladder.challenge(&"a", &"b", 0), Err(ChallengeError::Open));
    assert_eq!(ladder.challenge(&"a", &"c", 0), Ok(()));
    assert_eq!(ladder.challenge(&"a", &"a", 0), Err(ChallengeError::OwnOpponent));
    assert_eq!(ladder.challenge(&"a", &"x", 0), Err(ChallengeError::OpponentAbsent));
    assert_eq!(ladder.challenge(&"x", &"a", 0), Err(ChallengeError::ChallengerAbsent));
}
