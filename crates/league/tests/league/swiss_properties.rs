//! Properties of every pairing in generated stages of 8 to 64 players.

use std::collections::HashSet;

use proptest::prelude::*;
use sztab_league::generate::{Plan, Profile, Stage};
use sztab_league::record::{Part, PartKind, Place, Points, Record};
use sztab_league::swiss::{Balance, Colour, ForbiddenPair, MatchPoints, Pairing, PairingError, Round};

fn plans() -> impl Strategy<Value = (Plan, u64)> {
    let profile = prop_oneof![
        Just(Profile::with_points(Points(100), Points(50))),
        Just(Profile::with_points(Points(300), Points(100))),
        Just(Profile::fine_grained()),
    ];
    let balance = prop_oneof![Just(Balance::First), Just(Balance::None)];
    let numbers = (8..=64_usize, 1..=9_usize, prop_oneof![Just(0_u64), 1..30_u64]);
    (numbers, profile, balance, any::<u64>()).prop_map(|((players, rounds, trouble), profile, balance, seed)| {
        (Plan { players, rounds, trouble, profile, balance }, seed)
    })
}

/// Plays a stage until it ends or has no legal pairing, and passes every pairing to a check.
fn play(plan: Plan, seed: u64, check: impl Fn(&Round, &Pairing)) {
    let mut stage = Stage::new(plan, seed);
    while Some(stage.finished_rounds()) < stage.tournament.rounds {
        let Ok(pairing) = stage.pair() else { return };
        stage.with_round(|round| check(&round, &pairing));
        stage.play(&pairing);
    }
}

fn have_met(record: &Record, one: Place, other: Place) -> bool {
    let met = |part: &Part| matches!(part.kind, PartKind::Played { opponent, .. } if opponent == other);
    record.players[one.0].iter().any(met)
}

fn assert_all_players_are_placed(round: &Round, pairing: &Pairing) {
    let mut seen: Vec<Place> = pairing.pairs.iter().flat_map(|pair| [pair.first, pair.second]).collect();
    seen.extend(pairing.bye);
    seen.sort_unstable();
    assert_eq!(seen, round.present, "each player once");
    assert_eq!(pairing.bye.is_some(), round.present.len() % 2 == 1, "one bye if the number is odd");
}

fn assert_pairs_are_legal(round: &Round, pairing: &Pairing) {
    let apart: HashSet<(Place, Place)> =
        round.apart.iter().flat_map(|apart| [(apart.one, apart.other), (apart.other, apart.one)]).collect();
    for pair in &pairing.pairs {
        assert!(!have_met(round.record, pair.first, pair.second) && !pair.is_rematch);
        assert!(!apart.contains(&(pair.first, pair.second)));
    }
    let had_bye = |place: Place| round.record.players[place.0].iter().any(|part| part.kind == PartKind::Bye);
    assert!(!pairing.bye.is_some_and(had_bye), "nobody has a second bye");
}

fn assert_input_order_does_not_matter(round: &Round, pairing: &Pairing) {
    let mut present = round.present.to_vec();
    present.reverse();
    let apart: Vec<ForbiddenPair> =
        round.apart.iter().rev().map(|apart| ForbiddenPair { one: apart.other, other: apart.one }).collect();
    let again = Round { present: &present, apart: &apart, ..*round }.pair();
    assert_eq!(again.as_ref(), Ok(pairing));
}

fn assert_no_needless_rematches(round: &Round, pairing: &Pairing) {
    assert_eq!(round.pair_with_rematches().as_ref(), Ok(pairing));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_pairing_is_complete_legal_and_independent_of_order((plan, seed) in plans()) {
        play(plan, seed, |round, pairing| {
            assert_all_players_are_placed(round, pairing);
            assert_pairs_are_legal(round, pairing);
            assert_input_order_does_not_matter(round, pairing);
            assert_no_needless_rematches(round, pairing);
        });
    }
}

/// A drawn game against an opponent.
fn drawn_part(opponent: usize, first: bool) -> Part {
    Part { kind: PartKind::Played { opponent: Place(opponent), first }, points: Points(50) }
}

const CHESS_POINTS: MatchPoints = MatchPoints { win: Points(100), draw: Points(50), loss: Points(0) };

fn round<'a>(record: &'a Record, present: &'a [Place]) -> Round<'a> {
    let (initial, balance) = (Colour::First, Balance::None);
    Round { record, present, rounds: 9, worth: CHESS_POINTS, initial, apart: &[], virtual_points: &[], balance }
}

/// Four players who have all met each other in three rounds: 1-4 2-3, 1-3 2-4, 1-2 3-4.
fn all_have_met() -> Record {
    let opponents = [[3, 2, 1], [2, 3, 0], [1, 0, 3], [0, 1, 2]];
    let parts = |(place, row): (usize, [usize; 3])| row.map(|other| drawn_part(other, place < other)).to_vec();
    Record { players: opponents.into_iter().enumerate().map(parts).collect() }
}

#[test]
fn without_a_legal_pairing_the_oldest_rematches_are_allowed_and_marked() {
    let record = all_have_met();
    let present = [0, 1, 2, 3].map(Place);
    let round = round(&record, &present);
    assert_eq!(round.pair(), Err(PairingError::NoLegalPairing));
    let pairing = round.pair_with_rematches().expect("rematches are allowed");
    let pairs: Vec<_> = pairing.pairs.iter().map(|pair| (pair.first.0, pair.second.0, pair.is_rematch)).collect();
    assert_eq!(pairs, [(0, 3, true), (1, 2, true)], "the pairs of round 1");
}

#[test]
fn rematches_are_as_few_as_possible() {
    // 5 has met no one; 6 has met only 1.
    let mut record = all_have_met();
    let absent = Part { kind: PartKind::Absent, points: Points(0) };
    record.players.extend([vec![absent; 3], vec![absent; 3]]);
    let present = [0, 1, 2, 3, 4, 5].map(Place);
    let pairing = round(&record, &present).pair_with_rematches().expect("rematches are allowed");
    assert_eq!(pairing.pairs.iter().filter(|pair| pair.is_rematch).count(), 1);
}

#[test]
fn pairs_kept_apart_do_not_meet_even_where_rematches_are_allowed() {
    let record = all_have_met();
    let present = [0, 1].map(Place);
    let apart = [ForbiddenPair { one: Place(1), other: Place(0) }];
    let round = Round { apart: &apart, ..round(&record, &present) };
    assert_eq!(round.pair_with_rematches(), Err(PairingError::NoLegalPairing));
}

#[test]
fn rejects_invalid_input() {
    let record = all_have_met();
    assert_eq!(round(&record, &[Place(4)]).pair(), Err(PairingError::Unknown(Place(4))));
    let mut uneven = record.clone();
    uneven.players[2].pop();
    assert_eq!(round(&uneven, &[]).pair(), Err(PairingError::Uneven(Place(2))));
    let mut stranger = record;
    stranger.players[1][0] = drawn_part(9, true);
    assert_eq!(round(&stranger, &[]).pair(), Err(PairingError::Unknown(Place(9))));
}

#[test]
fn one_player_gets_the_bye_and_an_empty_round_is_valid() {
    let record = Record { players: vec![Vec::new()] };
    let alone = round(&record, &[Place(0)]).pair();
    assert_eq!(alone, Ok(Pairing { pairs: Vec::new(), bye: Some(Place(0)) }));
    assert_eq!(round(&record, &[]).pair(), Ok(Pairing { pairs: Vec::new(), bye: None }));
}

/// The upper half, kept apart from one another, floats down through as many scores as there are players.
fn assert_floaters_meet_in_order(half: usize) {
    let part =
        |points: usize| Part { kind: PartKind::Absent, points: Points(i32::try_from(points).expect("few points")) };
    let record = Record { players: (0..2 * half).map(|place| vec![part(2 * half - place)]).collect() };
    let present: Vec<Place> = (0..2 * half).map(Place).collect();
    let apart: Vec<ForbiddenPair> = (0..half)
        .flat_map(|one| (one + 1..half).map(move |other| ForbiddenPair { one: Place(one), other: Place(other) }))
        .collect();
    let worth = MatchPoints { win: Points(i32::MAX), draw: Points(0), loss: Points(0) };
    let pairing = Round { apart: &apart, worth, ..round(&record, &present) }.pair().expect("halves may meet");
    let pairs: Vec<_> = pairing.pairs.iter().map(|pair| (pair.first.0, pair.second.0)).collect();
    let expected: Vec<_> = (0..half).map(|place| (place, place + half)).collect();
    assert_eq!(pairs, expected);
}

#[test]
fn players_who_float_through_many_scores_meet_in_order() {
    // More scores need wider weights.
    [5, 20, 60].into_iter().for_each(assert_floaters_meet_in_order);
}
