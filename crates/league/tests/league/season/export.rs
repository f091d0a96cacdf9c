//! The log as a file, and the checks that anyone can run on it.

use sztab_league::decide::Command;
use sztab_league::event::{Event, EventKind};
use sztab_league::export::{ExportError, export, import};
use sztab_league::ids::Seat;
use sztab_league::rules::{FactionMode, Preset, Seeding, Step};
use sztab_league::season::{Log, LogError};
use sztab_league::verify::{Check, CheckSubject, verify};

use super::league::{League, ORGANISER, REASON, e, player, rules};
use sztab_league::engine::Standard;

/// A championship with random factions, a correction and finals, not yet ended.
pub fn championship() -> League {
    let mut random = rules(Preset::Championship);
    random.factions.mode = FactionMode::Random;
    random.entry.late = false;
    let mut league = League::open(random);
    (0..9).for_each(|_| league.enter_player());
    league.execute(ORGANISER, Command::CloseEntry);
    let divisions = vec![(1..=9).map(e).collect()];
    league.execute(ORGANISER, Command::Seed { by: Seeding::Lots, divisions, by_lots: Vec::new() });
    league.execute(ORGANISER, Command::BeginStage);
    for _ in 0..3 {
        league.publish();
        league.first_players_win();
    }
    let line = league.log.seq();
    league.execute(ORGANISER, Command::Void { line, reason: REASON });
    league.first_players_win();
    league.execute(ORGANISER, Command::EndStage);
    league.execute(ORGANISER, Command::BeginStage);
    for _ in 0..3 {
        league.publish_in(sztab_league::ids::Group { stage: 1, division: 0 });
        league.first_players_win();
    }
    league
}

pub fn failed_checks(checks: &[Check]) -> Vec<CheckSubject> {
    checks.iter().filter(|check| check.right == Some(false)).map(|check| check.what).collect()
}

/// The failed checks of a log with one line changed.
pub fn failed_checks_after(log: &Log, change: impl Fn(&mut Event) -> bool) -> Vec<CheckSubject> {
    let mut events = log.events().to_vec();
    assert!(events.iter_mut().any(change), "no such line");
    failed_checks(&verify(&Log::from_events(events).unwrap(), &Standard).unwrap())
}

#[test]
fn an_exported_log_gives_the_same_season() {
    let league = championship();
    assert_eq!(import(&export(&league.log)).unwrap(), league.log);
}

#[test]
fn lines_have_kind_and_data_like_the_columns_of_the_log() {
    let league = championship();
    let line = serde_json::to_value(&league.log.events()[2]).unwrap();
    assert_eq!(line["kind"], "judge-named");
    assert_eq!(line["data"]["judge"], 2);
    assert_eq!(line["actor"]["organiser"], 1);
}

#[test]
fn exports_omit_pools_until_entry_closes() {
    let mut pools = rules(Preset::Swiss);
    pools.factions.mode = FactionMode::Pool { size: 2, steps: Step::for_pools() };
    let mut league = League::open(pools);
    (0..2).for_each(|_| league.enter_player());
    let pool = vec!["borgo".to_owned(), "moloch".to_owned()];
    league.execute(player(e(1)), Command::DeclarePool(pool.clone()));
    let pool_in_export = |league: &League| import(&export(&league.log)).unwrap().season().entrants[&e(1)].pool.clone();
    assert_eq!(pool_in_export(&league), Vec::<String>::new());
    league.execute(ORGANISER, Command::CloseEntry);
    assert_eq!(pool_in_export(&league), pool);
}

#[test]
fn rejects_files_that_are_not_logs() {
    let text = export(&championship().log);
    assert!(matches!(import("{}"), Err(ExportError::Json(_))));
    assert!(matches!(import(&text.replacen("sztab-league", "other", 1)), Err(ExportError::Format(_))));
    assert!(matches!(import(&text.replacen("\"version\":1", "\"version\":2", 1)), Err(ExportError::Version(2))));
    let gap = text.replacen("\"seq\":3,", "\"seq\":4,", 1);
    let expected = LogError::Sequence { expected: 3, found: 4 };
    assert!(matches!(import(&gap), Err(ExportError::Misfit(misfit)) if misfit == expected));
}

#[test]
fn all_checks_of_a_genuine_season_pass() {
    let mut league = championship();
    let before = verify(&league.log, &Standard).unwrap();
    assert_eq!(failed_checks(&before), []);
    assert!(before.iter().any(|check| check.what == CheckSubject::Commitment && check.right.is_none()));
    league.execute(ORGANISER, Command::End);
    let checks = verify(&league.log, &Standard).unwrap();
    assert!(checks.iter().all(|check| check.right == Some(true)), "{checks:?}");
    let all = [
        CheckSubject::Rules,
        CheckSubject::Commitment,
        CheckSubject::Presses,
        CheckSubject::Lots,
        CheckSubject::Keys,
        CheckSubject::Entrants,
        CheckSubject::Pairs,
        CheckSubject::Factions,
        CheckSubject::Order,
    ];
    assert!(all.iter().all(|what| checks.iter().any(|check| check.what == *what)));
}

#[test]
fn detects_a_different_seed() {
    let mut league = championship();
    league.execute(ORGANISER, Command::End);
    let found = failed_checks_after(&league.log, |event| match &mut event.kind {
        EventKind::SeasonEnded { seed, .. } => {
            "ff".clone_into(seed);
            true
        }
        _ => false,
    });
    assert!(found.contains(&CheckSubject::Commitment) && found.contains(&CheckSubject::Keys));
}

#[test]
fn detects_changed_frozen_rules_but_allows_changed_deadlines() {
    let mut league = League::open(rules(Preset::Swiss));
    let mut longer = league.season().rules.clone();
    longer.times.round_days = 21;
    league.execute(ORGANISER, Command::ChangeRules(Box::new(longer)));
    let of_rules = |log: &Log| {
        let checks = verify(log, &Standard).unwrap().into_iter();
        checks.filter(|check| check.what == CheckSubject::Rules).map(|check| check.right).collect::<Vec<_>>()
    };
    assert_eq!(of_rules(&league.log), [Some(true), Some(true)]);
    let mut events = league.log.events().to_vec();
    if let Some(EventKind::RulesChanged { rules }) = events.last_mut().map(|event| &mut event.kind) {
        rules.factions.once = true;
    }
    assert_eq!(of_rules(&Log::from_events(events).unwrap()), [Some(true), Some(false)]);
}

#[test]
fn detects_a_different_pairing() {
    let league = championship();
    let found = failed_checks_after(&league.log, |event| match &mut event.kind {
        EventKind::RoundPublished(round) if round.round == 1 && round.group.stage == 0 => {
            round.pairs[0].players.reverse();
            true
        }
        _ => false,
    });
    assert_eq!(found.first(), Some(&CheckSubject::Pairs));
}

#[test]
fn detects_different_factions_at_once() {
    let league = championship();
    let found = failed_checks_after(&league.log, |event| match &mut event.kind {
        EventKind::RoundPublished(round) => {
            round.pairs[0].factions.iter_mut().for_each(|factions| factions.reverse());
            true
        }
        _ => false,
    });
    assert_eq!(found, [CheckSubject::Factions, CheckSubject::Factions], "of the round, and of the game");
}

#[test]
fn detects_a_different_final_order() {
    let mut league = championship();
    league.execute(ORGANISER, Command::End);
    let found = failed_checks_after(&league.log, |event| match &mut event.kind {
        EventKind::SeasonEnded { order, .. } => {
            order[0].swap(0, 1);
            true
        }
        _ => false,
    });
    assert_eq!(found, [CheckSubject::Order]);
}

#[test]
fn detects_different_rules() {
    let league = championship();
    let found = failed_checks_after(&league.log, |event| match &mut event.kind {
        EventKind::Created { rules, .. } => {
            rules.times.begin_hours = 1;
            true
        }
        _ => false,
    });
    assert_eq!(found, [CheckSubject::Rules]);
}

#[test]
fn detects_lots_that_were_not_drawn() {
    let league = championship();
    let found = failed_checks_after(&league.log, |event| match &mut event.kind {
        EventKind::Seeded(seeded) => {
            seeded.divisions[0].swap(0, 1);
            true
        }
        _ => false,
    });
    assert!(found.contains(&CheckSubject::Lots));
}

#[test]
fn checks_factions_named_by_the_program() {
    let mut draft = rules(Preset::Swiss);
    draft.factions.mode = FactionMode::Draft { steps: Step::for_draft() };
    let mut league = League::running(draft, 2);
    league.publish();
    league.advance_time(1, 0);
    let match_id = sztab_league::ids::MatchId(1);
    league.execute(sztab_league::decide::Requester::Program, Command::NameFaction { match_id, faction: None });
    league.win_match(1, Seat::First);
    league.execute(ORGANISER, Command::End);
    assert_eq!(failed_checks_after(&league.log, |_| true), []);
    let found = failed_checks_after(&league.log, |event| match &mut event.kind {
        EventKind::FactionStep(step) => {
            let other = if step.faction == "borgo" { "moloch" } else { "borgo" };
            other.clone_into(&mut step.faction);
            true
        }
        _ => false,
    });
    assert_eq!(found, [CheckSubject::Lots]);
}
