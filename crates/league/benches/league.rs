//! Cost of computing a league: pairings, a table, a whole season's log, ratings.

use divan::{Bencher, black_box};
use sztab_league::engine::Standard;
use sztab_league::event::{Actor, EndReason, Event, EventKind, GameOver, Pairing, RoundPublished};
use sztab_league::generate::{Plan, Profile, Stage};
use sztab_league::ids::{EntrantId, Group, MatchId, Seat};
use sztab_league::rating::{RatedMatch, rate};
use sztab_league::record::{Place, Points};
use sztab_league::rules::{FactionMode, Preset};
use sztab_league::season::Season;
use sztab_league::standings::{Format, Input, SWISS_CRITERIA, Tally};
use sztab_league::swiss::Balance;

fn main() {
    divan::main();
}

/// A stage with `done` rounds played, including absences, walkovers and late entries.
fn build_stage(players: usize, done: usize) -> Stage {
    let profile = Profile::with_points(Points(100), Points(50));
    let mut stage = Stage::new(Plan { players, rounds: 11, trouble: 5, profile, balance: Balance::First }, 1);
    while stage.finished_rounds() < done {
        let pairing = stage.pair().expect("few rounds among many players");
        stage.play(&pairing);
    }
    stage
}

#[divan::bench(args = [1, 2, 3, 4, 5, 6, 7, 8, 9], consts = [64, 256, 1000], sample_count = 9)]
fn swiss_round<const PLAYERS: usize>(bencher: Bencher, round: usize) {
    let stage = build_stage(PLAYERS, round - 1);
    bencher.bench_local(|| black_box(&stage).pair());
}

#[divan::bench]
fn table_of_64(bencher: Bencher) {
    let stage = build_stage(64, 9);
    let record = &stage.tournament.record;
    let lots: Vec<Place> = (0..64).map(Place).collect();
    let input = Input {
        record,
        tallies: &[Tally::default(); 64],
        format: Format::Swiss,
        win: Points(100),
        draw: Points(50),
        criteria: &SWISS_CRITERIA,
        struck: &std::collections::BTreeSet::new(),
        lots: &lots,
    };
    bencher.bench_local(|| black_box(&input).compute_table());
}

const PLAYERS: u32 = 256;
const ROUNDS: u32 = 79;

/// The log of 79 rounds of 128 matches: more than a season can have.
fn long_log() -> Vec<Event> {
    let mut rules = Preset::Swiss.rules("Long", &["borgo".to_owned(), "moloch".to_owned()], "24h");
    rules.factions.mode = FactionMode::Random;
    let mut lines = vec![EventKind::Created { version: 1, rules: Box::new(rules) }];
    lines.push(EventKind::EntryOpened {
        factions: std::collections::BTreeMap::new(),
        rules_hash: String::new(),
        commitment: String::new(),
    });
    lines
        .extend((1..=PLAYERS).map(|entrant| EventKind::Entered { entrant: EntrantId(entrant), press: entrant.into() }));
    lines.push(EventKind::EntryClosed { presses: Vec::new() });
    let players: Vec<_> = (1..=PLAYERS).map(EntrantId).collect();
    lines.push(EventKind::StageBegun { stage: 0, divisions: vec![players], keys: Vec::new() });
    lines.extend((1..=ROUNDS).flat_map(round_lines));
    let event = |(at, kind): (u64, _)| Event { seq: at + 1, at_ms: 0, actor: Actor::Program, kind };
    (0..).zip(lines).map(event).collect()
}

/// The log lines of one round: its publication, and for each match both presses, the start and the game.
fn round_lines(round: u32) -> Vec<EventKind> {
    let half = PLAYERS / 2;
    let pair = |at: u32| Pairing {
        id: MatchId((round - 1) * half + at + 1),
        players: [EntrantId(at + 1), EntrantId(half + 1 + (at + round) % half)],
        factions: Some(["borgo", "moloch"].map(str::to_owned)),
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
    let played = matches.into_iter().flat_map(|match_id| {
        let ready = Seat::BOTH.map(|by| EventKind::Ready { match_id, by });
        ready.into_iter().chain([EventKind::Begun { match_id }, EventKind::GameOver(game_over(match_id))])
    });
    std::iter::once(EventKind::RoundPublished(Box::new(published))).chain(played).collect()
}

fn game_over(match_id: MatchId) -> GameOver {
    GameOver {
        match_id,
        game: 1,
        winner: Some(Seat::First),
        reason: EndReason::Points,
        hq: [12, 5],
        factions: ["borgo", "moloch"].map(str::to_owned),
        first: Seat::First,
    }
}

#[divan::bench(sample_count = 20)]
fn fold_of_10_000_matches(bencher: Bencher) {
    let log = long_log();
    bencher.bench_local(|| Season::from_events(black_box(&log)));
}

#[divan::bench(sample_count = 20)]
fn fold_and_record_of_10_000_matches(bencher: Bencher) {
    let log = long_log();
    bencher.bench_local(|| {
        let season = Season::from_events(black_box(&log)).expect("the log fits together");
        season.stage_record(Group::default(), &Standard)
    });
}

#[divan::bench(sample_count = 20)]
fn rating_of_10_000_matches(bencher: Bencher) {
    const HOUR_MS: i64 = 60 * 60 * 1000;
    let matches: Vec<RatedMatch<i64>> = (0..10_000)
        .map(|at| RatedMatch { at_ms: at * HOUR_MS, players: [at % 256, (at * 7 + 1) % 256], score: 1.0 })
        .filter(|played| played.players[0] != played.players[1])
        .collect();
    bencher.bench_local(|| rate(black_box(&matches), 10_000 * HOUR_MS));
}
