//! Compares pairings with a reference that tries every candidate of every bracket.
//!
//! The reference follows the text of the criteria, shares no code with the implementation, and is impractical beyond
//! nine players.

mod reference;

use reference::Reference;
use sztab_league::generate::{Plan, Profile, Stage};
use sztab_league::record::Points;
use sztab_league::swiss::{Balance, PairingError};

/// Compares round by round over generated stages. Returns the number of rounds compared.
fn compare(players: std::ops::RangeInclusive<usize>, stages: u64) -> usize {
    let profiles = [
        Profile::with_points(Points(100), Points(50)),
        Profile::with_points(Points(300), Points(100)),
        Profile::fine_grained(),
    ];
    let mut compared = 0;
    for seed in 0..stages {
        let spread = u64::try_from(players.clone().count()).expect("few sizes");
        let plan = Plan {
            players: players.start() + usize::try_from(seed % spread).expect("few sizes"),
            rounds: 2 + usize::try_from(seed / 7 % 5).expect("few rounds"),
            trouble: [0, 10, 25, 40][usize::try_from(seed / 3 % 4).expect("below 4")],
            profile: profiles[usize::try_from(seed / 5 % 3).expect("below 3")].clone(),
            balance: if seed / 2 % 3 == 0 { Balance::None } else { Balance::First },
        };
        let mut stage = Stage::new(plan, seed);
        if seed % 13 == 0 {
            accelerate(&mut stage);
        }
        while Some(stage.finished_rounds()) < stage.tournament.rounds {
            let expected = stage.with_round(|round| Reference::new(&round).pair());
            let found = stage.pair();
            let file = || stage.tournament.write().unwrap_or_default();
            assert_eq!(
                found.as_ref().ok(),
                expected.as_ref(),
                "seed {seed}, round {}\n{}",
                stage.finished_rounds() + 1,
                file()
            );
            compared += 1;
            match found {
                Ok(pairing) => stage.play(&pairing),
                Err(error) => {
                    assert_eq!(error, PairingError::NoLegalPairing);
                    break;
                }
            }
        }
    }
    compared
}

/// Grants the upper half virtual points worth a win before each of the first two rounds, and half a win before the
/// third.
fn accelerate(stage: &mut Stage) {
    let (players, win) = (stage.tournament.names.len(), stage.tournament.points.win.0);
    let upper = [win, win, win / 2, 0, 0, 0, 0].map(Points).to_vec();
    let lower = vec![Points(0); upper.len()];
    stage.tournament.virtual_points =
        (0..players).map(|place| if place < players.div_ceil(2) { upper.clone() } else { lower.clone() }).collect();
}

#[test]
fn every_round_of_small_stages_follows_the_criteria() {
    assert!(compare(3..=7, 3_000) > 5_000);
}

#[test]
fn every_round_of_eight_players_follows_the_criteria() {
    assert!(compare(8..=8, 300) > 500);
}

#[test]
fn every_round_of_nine_players_follows_the_criteria() {
    assert!(compare(9..=9, 200) > 300);
}
