//! What it costs to pair a round of a Swiss stage.

use divan::{Bencher, black_box};
use sztab_league::generate::{Plan, Profile, Stage};
use sztab_league::record::Points;
use sztab_league::swiss::Balance;

fn main() {
    divan::main();
}

/// A stage in which so many rounds are over, with absences, walkovers and late entries.
fn stage(players: usize, done: usize) -> Stage {
    let profile = Profile::plain(Points(100), Points(50));
    let mut stage = Stage::new(Plan { players, rounds: 11, trouble: 5, profile, balance: Balance::First }, 1);
    while stage.done() < done {
        let pairing = stage.pair().expect("few rounds among many players");
        stage.play(&pairing);
    }
    stage
}

#[divan::bench(args = [0, 2, 4, 9])]
fn sixty_four_players_after_rounds(bencher: Bencher, done: usize) {
    let stage = stage(64, done);
    bencher.bench_local(|| black_box(&stage).pair());
}

#[divan::bench(args = [0, 2, 4, 9])]
fn two_hundred_and_fifty_six_players_after_rounds(bencher: Bencher, done: usize) {
    let stage = stage(256, done);
    bencher.bench_local(|| black_box(&stage).pair());
}

#[divan::bench(args = [0, 2, 4, 9], sample_count = 5)]
fn a_thousand_players_after_rounds(bencher: Bencher, done: usize) {
    let stage = stage(1000, done);
    bencher.bench_local(|| black_box(&stage).pair());
}
