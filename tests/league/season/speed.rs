//! How long a log takes to fold.

use std::time::Instant;

use sztab_league::event::{Actor, Event, Happened, Pairing, RoundPublished};
use sztab_league::ids::{EntrantId, Group, MatchId, Seat};
use sztab_league::rules::{Format, Preset};
use sztab_league::season::Season;

use super::league::{game_over, rules};
use sztab_league::engine::Standard;

const PLAYERS: u32 = 256;
const ROUNDS: u32 = 79;

/// The log of 79 rounds of 128 matches: more than a season can have.
fn long_log() -> Vec<Event> {
    let mut rules = rules(Preset::Swiss);
    rules.stages[0].format = Format::Swiss { rounds: Some(ROUNDS), balance: sztab_league::rules::Balance::First };
    let mut lines = vec![Happened::Created { version: 1, rules: Box::new(rules) }];
    lines.push(Happened::EntryOpened {
        armies: std::collections::BTreeMap::new(),
        rules_hash: String::new(),
        commitment: String::new(),
    });
    lines.extend((1..=PLAYERS).map(|entrant| Happened::Entered { entrant: EntrantId(entrant), press: entrant.into() }));
    lines.push(Happened::EntryClosed { presses: Vec::new() });
    let players: Vec<_> = (1..=PLAYERS).map(EntrantId).collect();
    lines.push(Happened::StageBegun { stage: 0, divisions: vec![players], keys: Vec::new() });
    for round in 1..=ROUNDS {
        lines.extend(round_of(round));
    }
    let event = |(at, happened): (u64, _)| Event { seq: at + 1, at_ms: 0, actor: Actor::Program, happened };
    (0..).zip(lines).map(event).collect()
}

/// A round's lines: its publication, and for each match both presses, the beginning and the game.
fn round_of(round: u32) -> Vec<Happened> {
    let half = PLAYERS / 2;
    let pair = |at: u32| Pairing {
        id: MatchId((round - 1) * half + at + 1),
        players: [EntrantId(at + 1), EntrantId(half + 1 + (at + round) % half)],
        armies: None,
        slot: None,
        walkover: None,
    };
    let pairs: Vec<_> = (0..half).map(pair).collect();
    let matches: Vec<_> = pairs.iter().map(|pair| pair.id).collect();
    let published = RoundPublished {
        group: Group::default(),
        round,
        pairs,
        bye: None,
        absent: Vec::new(),
        deadline_ms: 1,
        keys: Vec::new(),
        exchanged: Vec::new(),
        rematches: false,
    };
    let played = matches.into_iter().flat_map(|of| {
        let ready = Seat::BOTH.map(|by| Happened::Ready { of, by });
        let over = Happened::GameOver(game_over(of.0, 1, Some(Seat::First)));
        ready.into_iter().chain([Happened::Begun { of }, over])
    });
    std::iter::once(Happened::RoundPublished(Box::new(published))).chain(played).collect()
}

/// `cargo test --release -p sztab-league -- --ignored --nocapture ten_thousand`
#[test]
#[ignore = "a measurement"]
fn ten_thousand_matches_are_recomputed_in_a_second() {
    let log = long_log();
    let begin = Instant::now();
    let season = Season::of(&log).unwrap();
    let folded = begin.elapsed();
    let built = season.stage_record(Group::default(), &Standard);
    let total = begin.elapsed();
    println!("{} lines, {} matches: fold {folded:?}, with record {total:?}", log.len(), season.matches.len());
    assert!(season.matches.len() >= 10_000 && built.players.len() == 256);
    assert!(total.as_secs_f64() < 1.0);
}
