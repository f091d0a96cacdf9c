//! Players of the program's own: what they choose is legal, follows from what they see alone, and gets better with
//! their strength.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use sztab_games::games::neuroshima::players::{Duel, Strength};
use sztab_games::games::neuroshima::rules::{Army, Roster, Seed, Side};

fn roster(first: &str, second: &str) -> Arc<Roster> {
    let army = |id: &str| Arc::new(Army::built_in().into_iter().find(|army| army.id == id).unwrap());
    Arc::new(Roster::new(vec![army(first), army(second)]))
}

fn seed(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    seed
}

/// Points of the first of two strengths over games with sides and armies swapped; two for a win, one for a draw.
fn points(strengths: [Strength; 2], games: u64) -> u64 {
    let pairs = [("borgo", "moloch"), ("hegemony", "outpost"), ("moloch", "hegemony"), ("outpost", "borgo")];
    let mut points = 0;
    for number in 0..games {
        let (one, other) = pairs[usize::try_from(number / 2).unwrap() % pairs.len()];
        let is_first = number % 2 == 0;
        let seats = if is_first { strengths } else { [strengths[1], strengths[0]] };
        let own = Side(u8::from(!is_first));
        let outcome = Duel::play(roster(one, other), &seats, &seed(number)).game.outcome().unwrap();
        if std::env::var_os("SHOW").is_some() { println!("{:?}", (outcome, own)); }
        points += outcome.winner.map_or(1, |winner| 2 * u64::from(winner == own));
    }
    points
}

#[test]
#[ignore = "a measurement"]
fn measure() {
    let words = std::env::var("PAIR").unwrap();
    let (one, other) = words.split_once(',').unwrap();
    let of = |word: &str| match word.split_once(':') {
        Some((_, tries)) => Strength::Strong { tries: tries.parse().unwrap() },
        None => Strength::of_word(word).unwrap(),
    };
    let games: u64 = std::env::var("GAMES").unwrap().parse().unwrap();
    let begun = std::time::Instant::now();
    println!("{words}: {} of {} in {:?}", points([of(one), of(other)], games), 2 * games, begun.elapsed());
}

#[test]
#[ignore = "a trace"]
fn trace() {
    let number: u64 = std::env::var("N").unwrap().parse().unwrap();
    let roster = roster("borgo", "moloch");
    let d = Duel::play(Arc::clone(&roster), &[Strength::Casual, Strength::Random], &seed(number));
    let mut g = sztab_games::games::neuroshima::rules::Game::new(Arc::clone(&roster), &d.opening);
    for (s, a) in &d.actions {
        let hand: Vec<_> = g.seat(*s).hand.iter().map(|t| roster.tile(*s, *t).id.clone()).collect();
        println!("t{} {:?} {:?} hand {:?} hq {:?}", g.state().turn, s, a, hand, g.arrangement().points);
        g.apply_before(*s, *a, &mut ()).unwrap();
    }
    println!("{:?} hq {:?}", g.outcome(), g.arrangement().points);
}
