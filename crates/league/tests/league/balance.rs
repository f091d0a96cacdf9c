//! Faction balance.

use sztab_league::{
    balance::{Balances, FactionGame, Results, wilson_interval},
    ids::Seat,
};

fn game(factions: [&str; 2], winner: Option<Seat>, hq_points: [u16; 2], mirrored: bool) -> FactionGame {
    FactionGame { factions: factions.map(str::to_owned), winner, hq_points, mirrored }
}

fn results(games: u32, won: u32, drawn: u32, hq_balance: i64) -> Results {
    Results { games, won, drawn, hq_balance }
}

#[test]
fn wilson_intervals_have_the_published_values() {
    // Values from Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for (successes, trials, low, high) in
        [(81.0, 263, 0.2553, 0.3662), (15.0, 148, 0.0624, 0.1605), (0.0, 20, 0.0, 0.1611), (1.0, 29, 0.0061, 0.1718)]
    {
        let interval = wilson_interval(successes, trials).expect("an interval");
        assert!((interval.low - low).abs() < 5e-5 && (interval.high - high).abs() < 5e-5, "{interval:?}");
    }
    let all = wilson_interval(20.0, 20).expect("an interval");
    assert!(all.high <= 1.0 && (all.low - 0.8389).abs() < 5e-5);
    assert_eq!(wilson_interval(0.0, 0), None);
    assert_eq!(wilson_interval(2.0, 1), None);
    assert_eq!(wilson_interval(f64::NAN, 1), None);
}

#[test]
fn factions_are_counted_by_order_of_play_and_against_each_other() {
    let games = [
        game(["borgo", "moloch"], Some(Seat::First), [10, 4], false),
        game(["moloch", "borgo"], None, [5, 5], false),
        game(["borgo", "outpost"], Some(Seat::Second), [0, 20], false),
        game(["borgo", "borgo"], Some(Seat::First), [9, 0], false),
    ];
    let balance = Balances::from_games(&games).plain;
    let borgo = &balance.factions["borgo"];
    assert_eq!(borgo.first, results(2, 1, 0, 6 - 20));
    assert_eq!(borgo.second, results(1, 0, 1, 0));
    assert_eq!(borgo.total(), results(3, 1, 1, -14));
    let pair = |own: &str, other: &str| balance.pairs[&[own.to_owned(), other.to_owned()]].total();
    assert_eq!(pair("borgo", "moloch"), results(2, 1, 1, 6));
    assert_eq!(pair("moloch", "borgo"), results(2, 0, 1, -6));
    assert_eq!(borgo.total().interval(), wilson_interval(1.5, 3), "a draw is half a success");
}

#[test]
fn mirrored_matches_are_counted_apart() {
    let games = [
        game(["borgo", "moloch"], Some(Seat::First), [10, 4], true),
        game(["borgo", "moloch"], Some(Seat::Second), [1, 4], false),
    ];
    let balances = Balances::from_games(&games);
    assert_eq!(balances.mirrored.factions["borgo"].total(), results(1, 1, 0, 6));
    assert_eq!(balances.plain.factions["borgo"].total(), results(1, 0, 0, -3));
}
