//! The bot dies about three hundred times: before and after commits, before and after sending, in Battles, in
//! decisions, while it starts, while it stops, and at arbitrary other points. Everything that it had acknowledged must
//! be stored exactly once.
//!
//! Three sieges with 84 deaths each, 8 births with 5 each, and four decisions with 4 each make 308 deaths. In addition,
//! a fourth siege covers a game against the bot itself, and in each mode for several players a whole game is played
//! while the bot dies eight times.

pub mod audit;
mod births;
mod decisions;
mod modes;
mod siege;

use siege::{Death, Siege};

/// The deaths in one siege with their numbers, 84 in all.
const DEATHS: [(Death, u32); 12] = [
    (Death::At("before-commit"), 9),
    (Death::At("after-commit"), 9),
    (Death::At("before-send"), 8),
    (Death::At("after-send"), 8),
    (Death::At("before-chapter"), 4),
    (Death::At("after-chapter"), 4),
    (Death::At("before-act"), 5),
    (Death::At("after-act"), 5),
    (Death::Unanswered, 5),
    (Death::InPlay, 12),
    (Death::Starting, 9),
    (Death::Stopping, 6),
];

async fn besiege(seed: u64, armies: &[[&'static str; 2]]) {
    // The seed is shown if the test fails, although the timing cannot be reproduced.
    println!("seed {seed}");
    let plan = DEATHS.iter().flat_map(|&(death, often)| std::iter::repeat_n(death, often as usize)).collect();
    let mut siege = Siege::begin(seed, armies).await;
    siege.endure(plan).await;
    assert_eq!(siege.deaths.into_iter().collect::<Vec<_>>(), {
        let mut wanted = DEATHS.to_vec();
        wanted.sort_unstable();
        wanted
    });
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_in_borgo_against_hegemony_loses_nothing_and_does_nothing_twice() {
    besiege(77, &[["borgo", "hegemony"], ["hegemony", "outpost"]]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_in_moloch_against_borgo_loses_nothing_and_does_nothing_twice() {
    besiege(1234, &[["moloch", "borgo"], ["outpost", "moloch"]]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_in_hegemony_against_outpost_loses_nothing_and_does_nothing_twice() {
    besiege(9, &[["hegemony", "outpost"], ["moloch", "hegemony"]]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_while_it_plays_loses_none_of_its_turns_and_plays_none_twice() {
    let plan = DEATHS.iter().flat_map(|&(death, often)| std::iter::repeat_n(death, often.div_ceil(3) as usize));
    let mut siege = Siege::begin_against_sztab(31, &[["borgo", "moloch"]]).await;
    siege.endure(plan.collect()).await;
}
