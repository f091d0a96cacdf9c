//! Duels between two strengths, run by hand: `cargo run --release -p sztab-mechs --example duels -- medium easy 200`.
//!
//! Each deal is played twice with the seats swapped. Prints the share of the first strength (a draw is half a win), its
//! points and those of the other one, and the microseconds that each takes for a decision: on average and at most.

use std::time::{Duration, Instant};

use sztab_game::{Game, LineNumber, Side};

use sztab_mechs::{Arena, KIND, MechsGame, Terms, Values};

#[derive(Default)]
struct Tally {
    wins: f64,
    points: i32,
    decisions: u32,
    time: Duration,
    longest: Duration,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let strengths = [words.next(), words.next()].map(|word| word.expect("two strengths and a number of duels"));
    let duels: u32 = words.next().and_then(|word| word.parse().ok()).unwrap_or(200);
    let mut tallies = [Tally::default(), Tally::default()];
    for number in 0..duels {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&(number / 2).to_be_bytes());
        let first = usize::from(!number.is_multiple_of(2));
        let mut game: Box<dyn Game> =
            Box::new(MechsGame::new(&Values::built_in(), Arena::Two, Terms::default(), &seed));
        let mut line = 0;
        while let Some(side) = game.waiting().iter().next() {
            let player = (side.index() + first) % 2;
            let start = Instant::now();
            let lines = KIND.lines_of_player(&*game, side, &strengths[player], &seed);
            let tally = &mut tallies[player];
            tally.decisions += 1;
            tally.time += start.elapsed();
            tally.longest = tally.longest.max(start.elapsed());
            assert!(!lines.is_empty(), "{} has no answer in\n{}", strengths[player], game.position());
            for text in lines {
                line += 1;
                game.play(side, &text, LineNumber(line)).unwrap_or_else(|error| panic!("{text}: {error}"));
            }
        }
        let places = game.standing().points;
        let outcome = game.outcome().expect("the game is over");
        let winners = outcome.winners();
        for side in [Side(0), Side(1)] {
            let tally = &mut tallies[(side.index() + first) % 2];
            tally.points += places[side.index()];
            if winners.contains(side) {
                tally.wins += 1.0 / f64::from(u32::try_from(winners.len()).expect("two at most"));
            }
        }
    }
    let count = f64::from(duels);
    for (strength, tally) in strengths.iter().zip(&tallies) {
        let mean = tally.time.as_micros() / u128::from(tally.decisions.max(1));
        println!(
            "{strength}: {:.1} % of {duels} duels, {:.1} points, {mean} µs a decision, at most {} µs",
            100.0 * tally.wins / count,
            f64::from(tally.points) / count,
            tally.longest.as_micros(),
        );
    }
}
