//! Boards that combine all mechanics of the printed armies, checked against the oracle.

use std::collections::{BTreeMap, BTreeSet};

use super::dice::{Dice, is_thorough, scaled_count, seed};
use super::mixture;
use super::oracle::Oracle;
use super::second_reading::{Tally, check_battle_on, check_game_battles, check_hits, check_instant, check_reading};
use super::skirmish::{duel_battles, scatter_units};
use sztab_neuroshima::rules::instants::{Bomb, Paralysis, SmokeScreen};
use sztab_neuroshima::rules::{Arrangement, Game, HexSet, Opening, Played, Roster, Rotation};

/// Minimum number of a test's boards on which any two mechanics occur together.
const MIN_PAIR_COUNT: usize = 20;

/// Number of boards on which each pair of mechanics occurs together.
type PairCounts = BTreeMap<(&'static str, &'static str), usize>;

#[test]
fn mixed_boards_match_the_oracle() {
    let (mut read, mut taken, mut met) = (0, 0, PairCounts::new());
    for number in duel_battles() {
        let roster = mixture::roster(number);
        let arrangement = scatter_units(&roster, &mut Dice::new(number));
        if check_reading(number, &roster, &arrangement) {
            read += 1;
            taken += usize::from(!Oracle::read(&roster, &arrangement).picture().taken_hexes().is_empty());
            count_pairs(&roster, &arrangement, &mut met);
        }
    }
    let all = duel_battles().count();
    println!("{read} of {all} read, {taken} of them with units that are taken over");
    assert_pair_counts(&met);
    assert_few_skipped(all - read, all, 5);
    assert!(taken > 400 || !is_thorough() || all == 1, "too few takeovers: {taken}");
}

#[test]
fn takeovers_match_the_oracle() {
    let (mut read, mut taken, mut tally) = (0, 0, Tally::default());
    for number in duel_battles() {
        let roster = mixture::takeover_roster(number);
        let mut dice = Dice::new(number);
        let arrangement = scatter_units(&roster, &mut dice);
        if check_reading(number, &roster, &arrangement) {
            read += 1;
            taken += usize::from(!Oracle::read(&roster, &arrangement).picture().taken_hexes().is_empty());
            check_battle_on(number, &roster, &arrangement, &mut dice, &mut tally);
        }
    }
    let all = duel_battles().count();
    let Tally { compared, with_turns, .. } = tally;
    println!("{read} of {all} read, {taken} of them with units that are taken over");
    println!("{compared} Battles compared, {with_turns} with units to be turned");
    assert_few_skipped(all - read, all, 40);
    assert!(taken > 500 || !is_thorough() || all == 1, "too few takeovers: {taken}");
    assert!(with_turns > 20 || !is_thorough() || all == 1, "too few units to be turned: {with_turns}");
}

#[test]
fn mixed_battles_match_the_oracle() {
    let (mut tally, mut met) = (Tally::default(), PairCounts::new());
    for number in duel_battles().step_by(2) {
        let (roster, mut dice) = (mixture::roster(number), Dice::new(number));
        let arrangement = scatter_units(&roster, &mut dice);
        let before = tally.compared;
        check_battle_on(number, &roster, &arrangement, &mut dice, &mut tally);
        if tally.compared > before {
            count_pairs(&roster, &arrangement, &mut met);
        }
    }
    let Tally { fought, compared, with_choice, with_turns, .. } = tally;
    println!(
        "{compared} of {fought} Battles compared, {with_choice} with a choice, {with_turns} with units to be turned"
    );
    assert_pair_counts(&met);
    assert!(compared > fought / 2, "too few Battles could be compared: {compared} of {fought}");
}

#[test]
fn battles_of_whole_mixed_games_match_the_oracle() {
    let mut tally = Tally::default();
    for number in 0..scaled_count(108) {
        let roster = mixture::roster(number);
        let opening = Opening::deal(&roster, roster.terms().board, &seed(number));
        check_game_battles(number, Game::new(roster, &opening), &mut tally);
    }
    let Tally { fought, compared, with_choice, .. } = tally;
    println!("{compared} of {fought} Battles compared, {with_choice} with a choice");
    assert!(compared > fought / 2, "too few Battles could be compared: {compared} of {fought}");
}

#[test]
fn instants_on_mixed_boards_match_the_oracle() {
    let mut legal: BTreeMap<&str, usize> = BTreeMap::new();
    for number in duel_battles().step_by(4) {
        let (roster, mut dice) = (mixture::roster(number), Dice::new(number));
        let arrangement = scatter_units(&roster, &mut dice);
        if !Oracle::read(&roster, &arrangement).is_determined() {
            continue;
        }
        let side = dice.pick(&roster.sides().collect::<Vec<_>>());
        *legal.entry("hits").or_default() += check_hits(number, &roster, &arrangement, side);
        let (hex, rotation) = (dice.pick(&arrangement.board.hexes().collect::<Vec<_>>()), dice.pick(&Rotation::ALL));
        let oracle = Oracle::read(&roster, &arrangement);
        let plays = [
            (
                "Smoke Screen",
                Played::SmokeScreen(SmokeScreen { hex, rotation }),
                oracle.smoke_screen_outcomes(hex, usize::from(rotation.steps()), side),
            ),
            ("Bomb", Played::Bomb(Bomb { centre: hex, foundation_targets: HexSet::EMPTY }), oracle.bomb_outcomes(hex)),
            ("Paralysis", Played::Paralysis(Paralysis { hex }), oracle.paralysis_outcomes(hex, side)),
        ];
        if !oracle.is_determined() {
            continue;
        }
        for (name, played, expected) in plays {
            let is_legal = check_instant(number, &roster, &arrangement, side, played, expected);
            *legal.entry(name).or_default() += usize::from(is_legal);
        }
    }
    println!("{legal:?}");
    if is_thorough() && duel_battles().count() > 1 {
        assert!(legal.values().all(|&count| count > 20), "too few instants: {legal:?}");
    }
}

fn count_pairs(roster: &Roster, arrangement: &Arrangement, met: &mut PairCounts) {
    let there = mixture::mechanics(roster, arrangement);
    for &one in &there {
        for &other in there.range(one..).skip(1) {
            *met.entry((one, other)).or_default() += 1;
        }
    }
}

/// Asserts that the oracle could not decide at most `most` of a thousand boards.
fn assert_few_skipped(skipped: usize, all: usize, most: usize) {
    println!("{skipped} of {all} skipped");
    assert!(skipped * 1000 <= all * most || !is_thorough() || all == 1, "too many are skipped: {skipped} of {all}");
}

/// Asserts that every pair of mechanics occurs together often enough.
fn assert_pair_counts(met: &PairCounts) {
    let all: BTreeSet<&'static str> = met.keys().flat_map(|&(one, other)| [one, other]).collect();
    let count = |one: &'static str, other: &'static str| met.get(&(one, other)).copied().unwrap_or(0);
    let pairs = all.iter().flat_map(|&one| all.range(one..).skip(1).map(move |&other| (one, other)));
    let fewest = pairs.map(|(one, other)| (count(one, other), one, other)).min();
    println!("{} mechanics, fewest meetings: {fewest:?}", all.len());
    if is_thorough() && duel_battles().count() > 1 {
        assert_eq!(all.len(), mixture::MECHANICS, "mechanics of the printed armies: {all:?}");
        assert!(fewest.is_some_and(|(count, ..)| count >= MIN_PAIR_COUNT), "two met too seldom: {fewest:?}");
    }
}
