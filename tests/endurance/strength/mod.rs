//! Checks that each strength beats the one below it. docs/BALANCE.md contains the results of longer runs.

#[path = "../../../crates/neuroshima/tests/rules/dice.rs"]
mod dice;
#[path = "../../../crates/neuroshima/tests/players/duel.rs"]
mod duel;
#[path = "../../../crates/neuroshima/tests/rules/inventor.rs"]
mod inventor;
#[path = "../../../crates/neuroshima/tests/rules/workshop.rs"]
mod workshop;

use std::sync::Arc;

use sztab_neuroshima::players::{DEFAULT_TRIES, Strength};
use sztab_neuroshima::rules::{Roster, Side};

use dice::{pairings, seed};
use duel::Duel;

/// The percentage of the points scored by the first of two strengths; a win counts 1, a draw a half. Each pair of
/// armies meets in both orders, and each deal is played from both sides.
fn score_percent(strengths: [Strength; 2], games: u64) -> u64 {
    let mut points = 0;
    for number in 0..games {
        let armies = &pairings()[usize::try_from(number / 2).unwrap() % pairings().len()];
        let is_first = number % 2 == 0;
        let seats = if is_first { strengths } else { [strengths[1], strengths[0]] };
        let roster = Arc::new(Roster::new(armies.to_vec()));
        let outcome = Duel::play(roster, &seats, &seed(number / 2)).game.outcome().unwrap();
        points += outcome.winner().map_or(1, |winner| 2 * u64::from(winner == Side(u8::from(!is_first))));
    }
    50 * points / games
}

#[test]
fn casual_beats_random() {
    let percent = score_percent([Strength::Casual, Strength::Random], 120);
    assert!(percent >= 95, "{percent} %");
}

#[test]
fn club_beats_casual() {
    let percent = score_percent([Strength::Club, Strength::Casual], 120);
    assert!(percent >= 75, "{percent} %");
}

#[test]
fn strong_beats_club() {
    let percent = score_percent([Strength::Strong { tries: DEFAULT_TRIES }, Strength::Club], 60);
    assert!(percent >= 65, "{percent} %");
}
