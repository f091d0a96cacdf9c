//! Pairings computed by hand or by another program.

use sztab_league::swiss::{Balance, PairingError};
use sztab_league::trf::{PairFileError, pair_file};

/// Expands lines such as `1|1.0|     4 w 1` into a file's player lines.
pub fn expand_file(short: &str) -> String {
    let line = |line: &str| match line.trim_start().split('|').collect::<Vec<_>>()[..] {
        [number, points, rounds] => format!("001 {number:>4}{:72}{points:>4}{number:>5}{rounds}\n", ""),
        _ => format!("{}\n", line.trim_start()),
    };
    short.lines().filter(|text| !text.trim().is_empty()).map(line).collect()
}

fn format_pairs(short: &str, balance: Balance) -> String {
    let listing = pair_file(&expand_file(short), None, balance).expect("the file can be paired").listing;
    let (count, pairs) = listing.split_once('\n').expect("a line with the number of pairs");
    assert_eq!(count.parse(), Ok(pairs.lines().count()));
    pairs.trim_end().replace(' ', "-").replace('\n', ", ")
}

/// Example A of the design, before each round.
const SEVEN_PLAYERS: [&str; 3] = [
    "142 3
     152 W
     162  W 3.0    D 1.0
     1|0.0|
     2|0.0|
     3|0.0|
     4|0.0|
     5|0.0|
     6|0.0|
     7|0.0|",
    "142 3
     152 W
     162  W 3.0    D 1.0
     1|3.0|     4 w 1
     2|3.0|     5 b 1
     3|3.0|     6 w 1
     4|0.0|     1 b 0
     5|0.0|     2 w 0
     6|0.0|     3 b 0
     7|3.0|  0000 - U",
    "142 3
     152 W
     162  W 3.0    D 1.0
     1|4.0|     4 w 1     7 b =
     2|4.0|     5 b 1     3 w =
     3|4.0|     6 w 1     2 b =
     4|3.0|     1 b 0     5 w 1
     5|0.0|     2 w 0     4 b 0
     6|3.0|     3 b 0  0000 - U
     7|4.0|  0000 - U     1 w =",
];

#[test]
fn seven_players_meet_over_three_rounds() {
    assert_eq!(format_pairs(SEVEN_PLAYERS[0], Balance::First), "1-4, 5-2, 3-6, 7-0");
    assert_eq!(format_pairs(SEVEN_PLAYERS[1], Balance::First), "7-1, 2-3, 4-5, 6-0");
    assert_eq!(format_pairs(SEVEN_PLAYERS[2], Balance::First), "1-2, 3-7, 6-4, 5-0");
}

#[test]
fn a_float_is_not_repeated_where_a_clean_pairing_exists() {
    let short = "142 4
        152 W
        1|1.0|     4 w 1
        2|1.0|     5 b 1
        3|0.5|     6 w =
        4|0.0|     1 b 0
        5|0.0|     2 w 0
        6|0.5|     3 b =
        7|1.0|  0000 - U";
    assert_eq!(format_pairs(short, Balance::First), "7-1, 2-3, 6-5, 4-0");
}

#[test]
fn strong_preferences_take_priority_over_mild_ones_in_the_last_round() {
    let short = "142 3
        152 W
        1|1.0|     4 w 1     2 b 0
        2|1.0|  0000 - Z     1 w 1
        3|1.0|     5 b -     4 b 1
        4|0.0|     1 b 0     3 w 0
        5|1.5|     3 w +     6 w =
        6|1.5|  0000 - U     5 b =";
    assert_eq!(format_pairs(short, Balance::First), "3-5, 6-1, 4-2");
}

#[test]
fn players_are_exchanged_where_no_transposition_is_legal() {
    let short = "142 3
        152 W
        1|1.0|     3 w =     4 b =
        2|1.0|     4 b =     3 w =
        3|1.0|     1 b =     2 b =
        4|1.0|     2 w =     1 w =";
    assert_eq!(format_pairs(short, Balance::First), "1-2, 3-4");
}

#[test]
fn the_bye_goes_to_the_lowest_score_that_a_complete_pairing_allows() {
    let short = "142 3
        1|2.0|     4 w 1     2 b 1
        2|1.0|     5 b 1     1 w 0
        3|2.0|     6 w 1     4 b 1
        4|0.0|     1 b 0     3 w 0  0000 - Z
        5|1.0|     2 w 0     6 b 1
        6|0.0|     3 b 0     5 w 0";
    assert_eq!(format_pairs(short, Balance::First), "1-5, 3-2, 6-0");
}

#[test]
fn the_bye_goes_to_the_player_with_fewest_unplayed_games() {
    let short = "142 3
        1|1.0|     3 w 1
        2|1.0|     4 b 1
        3|0.0|     1 b 0
        4|0.0|     2 w 0
        5|0.0|  0000 - Z";
    assert_eq!(format_pairs(short, Balance::First), "2-1, 3-5, 4-0");
}

#[test]
fn without_balance_the_higher_seed_is_first() {
    assert_eq!(format_pairs(SEVEN_PLAYERS[0], Balance::None), "1-4, 2-5, 3-6, 7-0");
    let clash = "142 4
        1|2.0|     4 w 1     3 w 1
        2|2.0|     3 w 1     4 w 1
        3|0.0|     2 b 0     1 b 0
        4|0.0|     1 b 0     2 b 0";
    assert_eq!(format_pairs(clash, Balance::None), "1-2, 3-4");
    assert_eq!(
        pair_file(&expand_file(clash), None, Balance::First),
        Err(PairFileError::Refused(PairingError::NoLegalPairing)),
        "two absolute preferences for one colour"
    );
}
