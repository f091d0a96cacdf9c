//! Simulated seasons: every preset is played to its end, and everything in it can be recomputed.

use sztab_league::engine::Standard;
use sztab_league::export::{export, import};
use sztab_league::ids::Group;
use sztab_league::record::PartKind;
use sztab_league::rules::Preset;
use sztab_league::season::SeasonState;
use sztab_league::simulate::Simulation;
use sztab_league::swiss::Balance;
use sztab_league::trf::{PairFileError, Tournament, pair_file};
use sztab_league::verify::verify;

const PRESETS: [Preset; 6] =
    [Preset::Swiss, Preset::Flamberg, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup];

fn factions() -> Vec<String> {
    ["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned).to_vec()
}

#[test]
fn every_preset_plays_to_its_end_and_can_be_recomputed() {
    for (index, preset) in (0_u8..).zip(PRESETS) {
        for (players, trouble) in [(9, 0), (16, 0), (21, 12)] {
            let plan = Simulation { trouble, ..Simulation::from_preset(preset, players, &factions(), [index + 1; 32]) };
            let log = plan.run().unwrap_or_else(|stopped| panic!("{preset:?} of {players}: {stopped}"));
            assert_eq!(log.season().state, SeasonState::Ended, "{preset:?}");
            assert!(log.season().order.iter().any(|division| !division.is_empty()), "{preset:?}");
            let read = import(&export(&log)).unwrap();
            assert_eq!(read.events(), log.events());
            let checks = verify(&read, &Standard).unwrap();
            let wrong: Vec<_> = checks.iter().filter(|check| check.right != Some(true)).collect();
            assert!(wrong.is_empty(), "{preset:?} of {players}: {wrong:?}");
        }
    }
}

/// The pairs of a round in a tournament's record, in the format of a listing.
fn pairs_of(tournament: &Tournament, round: usize) -> Vec<String> {
    let parts = tournament.record.players.iter().enumerate().map(|(place, parts)| (place + 1, parts[round - 1].kind));
    let mut pairs: Vec<String> = parts
        .filter_map(|(number, kind)| match kind {
            PartKind::Played { opponent, first: true } | PartKind::Walkover { opponent, first: true, .. } => {
                Some(format!("{number} {}", opponent.0 + 1))
            }
            PartKind::Bye => Some(format!("{number} 0")),
            _ => None,
        })
        .collect();
    pairs.sort();
    pairs
}

#[test]
fn each_swiss_round_is_reproduced_from_its_file() {
    let plans = [
        (Preset::Swiss, 9, 0, 1),
        (Preset::Swiss, 32, 10, 2),
        (Preset::Flamberg, 21, 10, 3),
        (Preset::Swiss, 64, 5, 4),
    ];
    for (preset, players, trouble, seed) in plans {
        let plan = Simulation { trouble, ..Simulation::from_preset(preset, players, &factions(), [seed; 32]) };
        let log = plan.run().unwrap();
        let tournament = Tournament::from_stage(log.season(), Group::default(), |player| player.0.to_string()).unwrap();
        let file = tournament.write().unwrap();
        assert_eq!(Tournament::parse(&file).unwrap().record, tournament.record, "{file}");
        let rounds = tournament.rounds.unwrap();
        for line in file.lines().filter(|line| line.starts_with("250")) {
            assert!(line[18..21].trim().parse::<usize>().unwrap() <= rounds, "past the last round: {line}");
        }
        let balance = if preset == Preset::Swiss { Balance::First } else { Balance::None };
        for round in 1..=tournament.finished_rounds() {
            let listing = pair_file(&file, Some(round), balance).unwrap().listing;
            let mut found: Vec<&str> = listing.lines().skip(1).collect();
            found.sort_unstable();
            assert_eq!(found, pairs_of(&tournament, round), "{preset:?} of {players}, round {round}\n{file}");
        }
        let next = tournament.finished_rounds() + 1;
        assert!(matches!(pair_file(&file, None, balance), Err(PairFileError::NoRound { round, .. }) if round == next));
    }
    let ladder = Simulation::from_preset(Preset::Ladder, 4, &factions(), [1; 32]).run().unwrap();
    assert_eq!(Tournament::from_stage(ladder.season(), Group::default(), |_| String::new()), None);
}

#[test]
fn the_same_seed_gives_the_same_season() {
    let plan = |seed| Simulation::from_preset(Preset::Swiss, 12, &factions(), [seed; 32]).run().unwrap();
    assert_eq!(plan(1).events(), plan(1).events());
    assert_ne!(plan(1).events(), plan(2).events());
}
