//! Publishing rounds.

use sztab_league::decide::{Command, PairingViolation, Preview, Refusal, Request, Requester, preview};
use sztab_league::event::{EventKind, Exchange};
use sztab_league::ids::{Group, Seat};
use sztab_league::rules::{DAY_MS, FactionMode, NextRound, Preset, Publication};
use sztab_league::season::DueKind;

use super::league::{FIRST_DIVISION, League, ORGANISER, e, rules, whitelist};
use sztab_league::engine::Standard;

fn preview_with(league: &League, exchanges: &[Exchange], rematches: bool) -> Result<Preview, Refusal> {
    preview(&league.log, &Standard, &league.context(), &Request { group: FIRST_DIVISION, exchanges, rematches })
}

#[test]
fn publishes_only_what_was_previewed() {
    let mut league = League::running(rules(Preset::Swiss), 6);
    let seen = league.preview_of(FIRST_DIVISION).unwrap().round;
    league.execute(super::league::player(e(6)), Command::Leave { give_up: false });
    let publish = Command::Publish(Box::new(seen));
    assert_eq!(league.expect_refusal(ORGANISER, publish), Refusal::PreviewOutdated);
}

#[test]
fn the_next_round_waits_until_the_one_before_is_closed() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    league.publish();
    league.win_match(1, Seat::First);
    let open = Refusal::OpenMatches(vec![sztab_league::ids::MatchId(2)]);
    assert_eq!(league.preview_of(FIRST_DIVISION), Err(open));
    league.win_match(2, Seat::First);
    assert!(league.preview_of(FIRST_DIVISION).is_ok());
}

#[test]
fn calendar_rounds_follow_at_the_deadline_with_open_matches_as_meetings() {
    let mut calendar = rules(Preset::Swiss);
    calendar.calendar.next_round = NextRound::ByCalendar;
    calendar.calendar.publication = Publication::AtOnce;
    let mut league = League::running(calendar, 4);
    league.publish();
    let deadline = league.find_match(1).deadline_ms;
    assert_eq!(league.preview_of(FIRST_DIVISION), Err(Refusal::TooEarly(deadline)));
    let due = league.season().due_actions(league.now_ms);
    assert!(due.iter().any(|due| due.at_ms == deadline && due.what == DueKind::Round(FIRST_DIVISION)));
    league.advance_time(14, 0);
    let round = league.preview_of(FIRST_DIVISION).unwrap();
    assert_eq!(round.broken, []);
    let before: Vec<_> = league.season().matches.values().map(|of| of.players).collect();
    let again =
        round.round.pairs.iter().any(|pair| before.iter().any(|met| pair.players.iter().all(|p| met.contains(p))));
    assert!(!again, "nobody meets twice");
}

#[test]
fn program_publishes_only_without_exchanges() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    let exchange = Exchange { one: e(2), other: e(3) };
    let round = preview_with(&league, &[exchange], false).unwrap().round;
    assert!(league.try_execute(Requester::Program, Command::Publish(Box::new(round.clone()))).is_err());
    league.execute(ORGANISER, Command::Publish(Box::new(round)));
    assert_eq!(league.season().round(FIRST_DIVISION, 1).unwrap().exchanged, [exchange]);
}

#[test]
fn a_preview_names_the_rules_that_an_exchange_breaks() {
    let mut league = League::running(rules(Preset::Swiss), 5);
    league.execute(ORGANISER, Command::KeepApart { one: e(4), other: e(2) });
    league.publish();
    league.first_players_win();
    let fair = league.preview_of(FIRST_DIVISION).unwrap();
    assert_eq!(fair.broken, []);
    let had_bye = league.season().round(FIRST_DIVISION, 1).unwrap().bye.unwrap();
    let exchange = Exchange { one: had_bye, other: fair.round.bye.unwrap() };
    let broken = preview_with(&league, &[exchange], false).unwrap().broken;
    assert!(broken.contains(&PairingViolation::SecondBye(had_bye)));
    let [one, other] = league.find_match(1).players;
    let pair = fair.round.pairs.iter().find(|pair| pair.players.contains(&one));
    if let Some(opponent) = pair.and_then(|pair| pair.players.into_iter().find(|&player| player != one)) {
        let exchange = Exchange { one: opponent, other };
        let broken = preview_with(&league, &[exchange], false).unwrap().broken;
        assert!(broken.iter().any(|wish| matches!(wish, PairingViolation::Rematch(pair) if pair.contains(&one))));
    }
}

#[test]
fn players_kept_apart_do_not_meet() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    league.execute(ORGANISER, Command::KeepApart { one: e(2), other: e(1) });
    league.publish();
    let together = league.season().matches.values().any(|of| of.seat_of(e(1)).is_some() && of.seat_of(e(2)).is_some());
    assert!(!together);
}

#[test]
fn without_legal_pairings_the_organiser_ends_the_stage_or_allows_rematches() {
    let mut long = rules(Preset::Swiss);
    long.stages[0].format =
        sztab_league::rules::Format::Swiss { rounds: Some(5), balance: sztab_league::rules::Balance::First };
    let mut league = League::running(long, 2);
    league.publish();
    league.first_players_win();
    assert_eq!(league.preview_of(FIRST_DIVISION), Err(Refusal::NoLegalPairing));
    let round = preview_with(&league, &[], true).unwrap();
    assert_eq!(round.broken, [PairingViolation::Rematch(round.round.pairs[0].players)]);
    league.execute(ORGANISER, Command::Publish(Box::new(round.round)));
    assert!(league.season().round(FIRST_DIVISION, 2).unwrap().rematches);
    league.first_players_win();
    league.execute(ORGANISER, Command::EndStage);
    league.execute(ORGANISER, Command::End);
}

#[test]
fn divisions_play_among_themselves() {
    let mut league = League::open(rules(Preset::Divisions));
    (0..16).for_each(|_| league.enter_player());
    league.begin(vec![(1..=8).map(e).collect(), (9..=16).map(e).collect()]);
    let second = Group { stage: 0, division: 1 };
    league.publish();
    league.publish_in(second);
    assert_eq!(league.season().matches.len(), 8);
    assert!(league.season().matches.values().all(|of| {
        let lower = of.players.map(|player| player.0 <= 8);
        lower[0] == lower[1] && lower[0] == (of.group.division == 0)
    }));
    assert_eq!(league.season().planned_rounds(second), Some(7));
}

#[test]
fn random_factions_come_with_the_key_that_draws_them() {
    let mut random = rules(Preset::Swiss);
    random.factions.mode = FactionMode::Random;
    let mut league = League::running(random, 4);
    league.publish();
    let round = league.season().round(FIRST_DIVISION, 1).unwrap();
    let purposes: Vec<_> = round.keys.iter().map(|key| key.purpose.as_str()).collect();
    assert_eq!(purposes, ["armies 1 1", "armies 1 2"]);
    let factions = league.find_match(1).factions.clone().unwrap();
    assert_ne!(factions[0], factions[1]);
    assert!(factions.iter().all(|faction| whitelist().contains(faction)));
}

#[test]
fn given_factions_follow_the_rounds() {
    let mut given = rules(Preset::Swiss);
    let pair = |first: &str, second: &str| [first.to_owned(), second.to_owned()];
    given.factions.mode = FactionMode::Given { rounds: vec![pair("borgo", "moloch"), pair("outpost", "hegemony")] };
    let mut league = League::running(given, 8);
    for expected in ["borgo", "outpost", "borgo"] {
        league.publish();
        assert!(league.season().open_matches().all(|of| of.factions.as_ref().unwrap()[0] == expected));
        league.first_players_win();
    }
}

#[test]
fn deadlines_lie_in_the_future_and_moving_one_moves_its_matches() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    let mut round = league.preview_of(FIRST_DIVISION).unwrap().round;
    round.deadline_ms = league.now_ms;
    let refusal = league.expect_refusal(ORGANISER, Command::Publish(Box::new(round)));
    assert_eq!(refusal, Refusal::Deadline { most_days: 90 });
    league.publish();
    let scope = sztab_league::event::DeadlineScope::Round { group: FIRST_DIVISION, round: 1 };
    let deadline_ms = league.now_ms + 20 * DAY_MS;
    league.execute(ORGANISER, Command::SetDeadline { scope, deadline_ms });
    assert_eq!(league.find_match(2).deadline_ms, deadline_ms);
}

#[test]
fn finals_take_the_top_of_the_table() {
    let mut league = League::running(rules(Preset::Championship), 10);
    for _ in 0..5 {
        league.publish();
        league.first_players_win();
    }
    assert_eq!(league.expect_refusal(ORGANISER, Command::BeginStage), Refusal::StageOpen);
    let table = league.season().division_order(FIRST_DIVISION, &Standard, league.now_ms);
    league.execute(ORGANISER, Command::EndStage);
    let events = league.execute(ORGANISER, Command::BeginStage);
    assert!(matches!(&events[0].kind, EventKind::StageBegun { stage: 1, divisions, .. } if divisions[0] == table[..8]));
    assert_eq!(league.expect_refusal(ORGANISER, Command::BeginStage), Refusal::StageOpen);
}
