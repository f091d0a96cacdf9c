//! Entry, leaving, substitutes and seeding, from the point of view of players and organisers.

use sha2::{Digest, Sha256};
use sztab_league::decide::{Command, Refusal, Requester, RequiredRole};
use sztab_league::draw::Purpose;
use sztab_league::event::{AbsenceKind, Cause, DeadlineScope, EventKind, SessionFacts};
use sztab_league::ids::{EntrantId, Group, MatchId, OrganiserId, Seat};
use sztab_league::record::{PartKind, Points};
use sztab_league::rules::{
    AbsenceRules, DAY_MS, FactionMode, Format, FrozenSetting, InvalidSetting, LatePolicy, Preset, PromotionRules,
    Seeding, Span, Step,
};
use sztab_league::season::{DueAction, EntrantState, MatchStatus, Outcome, SeasonState};

use super::league::{
    FIRST_DIVISION, GUEST, JUDGE, League, ORGANISER, REASON, SEED, e, player, rules, whitelist, win_points,
};
use sztab_league::engine::Standard;

fn round_robin(players: u32) -> League {
    let mut rules = rules(Preset::Divisions);
    rules.promotion = None;
    rules.stages[0].divisions = Vec::new();
    League::running(rules, players)
}

/// Publishes rounds, won by the first players, until the player has played `rounds` matches.
fn play_rounds(league: &mut League, rounds: u32) {
    for _ in 0..rounds {
        league.publish();
        league.first_players_win();
    }
}

#[test]
fn entry_does_not_open_while_a_setting_is_out_of_range() {
    let mut wrong = rules(Preset::Swiss);
    wrong.times.round_days = 0;
    let mut league = League::draft(wrong);
    let allowed = Span { least: 1, most: 90 };
    let error = InvalidSetting::Range { setting: "round-days", found: 0, allowed };
    assert_eq!(league.expect_refusal(ORGANISER, Command::OpenEntry([].into())), Refusal::Rules(vec![error]));
}

#[test]
fn after_entry_opens_only_deadlines_and_swiss_rounds_can_change() {
    let mut league = League::open(rules(Preset::Swiss));
    let mut longer = league.season().rules.clone();
    longer.times.round_days = 21;
    longer.stages[0].format = Format::Swiss { rounds: Some(7), balance: sztab_league::rules::Balance::First };
    league.execute(ORGANISER, Command::ChangeRules(Box::new(longer.clone())));
    assert_eq!(league.season().rules, longer);

    let mut other = longer;
    other.matches.clock = "24h".to_owned();
    other.factions.once = true;
    let refusal = league.expect_refusal(ORGANISER, Command::ChangeRules(Box::new(other)));
    assert_eq!(refusal, Refusal::Frozen(vec![FrozenSetting::Match, FrozenSetting::Factions]));
}

#[test]
fn the_commitment_is_posted_when_entry_opens_and_the_seed_at_the_end() {
    let mut league = League::running(rules(Preset::Swiss), 2);
    assert_eq!(league.season().commitment, Standard.commitment(SEED));
    assert_eq!(league.season().seed, None);
    league.execute(ORGANISER, Command::End);
    assert_eq!(league.season().seed.as_deref(), Some(SEED));
    assert_eq!(league.season().state, SeasonState::Ended);
}

#[test]
fn players_enter_only_once_unless_they_have_left() {
    let mut league = League::open(rules(Preset::Swiss));
    league.enter_player();
    let again = league.enter_command();
    assert_eq!(league.expect_refusal(player(e(1)), again.clone()), Refusal::Entered);
    league.execute(player(e(1)), Command::Leave { give_up: false });
    league.execute(player(e(1)), again);
    assert_eq!(league.season().players(), [e(2)]);
}

#[test]
fn players_beyond_the_maximum_wait_and_move_up_when_one_leaves() {
    let mut small = rules(Preset::Swiss);
    small.entry.most_players = 2;
    let mut league = League::open(small);
    (0..4).for_each(|_| league.enter_player());
    assert_eq!(league.season().waiting_list(), [e(3), e(4)]);
    league.execute(player(e(1)), Command::Leave { give_up: false });
    assert_eq!(league.season().players(), [e(2), e(3)]);
    assert_eq!(league.season().waiting_list(), [e(4)]);
}

#[test]
fn full_seasons_without_a_waiting_list_accept_no_players() {
    let mut small = rules(Preset::Swiss);
    small.entry.most_players = 2;
    small.entry.waiting_list = false;
    let mut league = League::open(small);
    (0..2).for_each(|_| league.enter_player());
    let enter = league.enter_command();
    assert_eq!(league.expect_refusal(GUEST, enter), Refusal::Full);
}

#[test]
fn entries_wait_for_approval_if_the_rules_require_it() {
    let mut strict = rules(Preset::Swiss);
    strict.entry.approval = true;
    let mut league = League::open(strict);
    league.enter_player();
    league.enter_player();
    let approve = Command::Approve { entrant: e(1), seed: None };
    assert_eq!(league.expect_refusal(player(e(2)), approve.clone()), Refusal::Not(RequiredRole::Organisers));
    league.execute(ORGANISER, approve);
    league.execute(ORGANISER, Command::Refuse(e(2)));
    assert_eq!(league.season().players(), [e(1)]);
    assert_eq!(league.season().entrants[&e(2)].state, EntrantState::Refused);
}

#[test]
fn lots_are_drawn_after_entry_closes_and_are_the_same_for_all() {
    let mut league = League::open(rules(Preset::Swiss));
    (0..5).for_each(|_| league.enter_player());
    let order = |entrants: [u32; 5]| vec![entrants.map(EntrantId).to_vec()];
    let seed = |order| Command::Seed { by: Seeding::Lots, divisions: order, by_lots: Vec::new() };
    assert_eq!(league.expect_refusal(ORGANISER, seed(order([1, 2, 3, 4, 5]))), Refusal::EntryOpen);
    league.execute(ORGANISER, Command::CloseEntry);
    league.execute(ORGANISER, seed(order([1, 2, 3, 4, 5])));
    let drawn = league.season().seeding.clone();
    league.execute(ORGANISER, seed(order([5, 3, 1, 2, 4])));
    assert_eq!(league.season().seeding, drawn);
}

#[test]
fn unrated_players_come_last_by_lots() {
    let mut league = League::open(rules(Preset::Swiss));
    (0..5).for_each(|_| league.enter_player());
    league.execute(ORGANISER, Command::CloseEntry);
    let divisions = vec![vec![e(1), e(5), e(2), e(4), e(3)]];
    league.execute(ORGANISER, Command::Seed { by: Seeding::Rating, divisions, by_lots: vec![e(1), e(2), e(3)] });
    let order = &league.season().seeding[0];
    assert_eq!(order[..2], [e(5), e(4)]);
    league.execute(ORGANISER, Command::Move { entrant: e(4), division: 0, place: 0 });
    assert_eq!(league.season().seeding[0][..2], [e(4), e(5)]);
}

#[test]
fn rejects_a_seed_that_does_not_match_the_commitment() {
    let mut league = League::open(rules(Preset::Swiss));
    (0..2).for_each(|_| league.enter_player());
    league.execute(ORGANISER, Command::CloseEntry);
    let asking = sztab_league::decide::CommandContext { seed: "ff", ..league.context() };
    let command = Command::Seed { by: Seeding::Lots, divisions: vec![vec![e(1), e(2)]], by_lots: Vec::new() };
    let answer = sztab_league::decide::decide(&league.log, &Standard, &asking, &command);
    assert_eq!(answer, Err(Refusal::Seed));
}

#[test]
fn late_players_join_the_next_round_and_miss_earlier_ones_as_absences() {
    let mut generous = rules(Preset::Swiss);
    generous.absences = AbsenceRules { allowed: 1, points: Points(100) };
    let mut league = League::running(generous, 7);
    play_rounds(&mut league, 1);
    let enter = Command::Enter { press: 900, seed: Some(2) };
    league.execute(GUEST, enter);
    assert_eq!(league.season().division(FIRST_DIVISION).unwrap().places[2], e(8));
    league.publish();
    assert_eq!(league.season().round(FIRST_DIVISION, 2).unwrap().matches.len(), 4);
    league.first_players_win();
    let built = league.season().stage_record(FIRST_DIVISION, &Standard);
    let missed = built.record.players[2][0];
    assert_eq!((missed.kind, missed.points), (PartKind::Absent, Points(100)));
}

#[test]
fn entry_ends_once_half_the_rounds_are_published() {
    // 8 players: 4 rounds.
    let mut league = League::running(rules(Preset::Swiss), 8);
    play_rounds(&mut league, 2);
    let enter = league.enter_command();
    assert_eq!(league.expect_refusal(GUEST, enter), Refusal::EntryClosed);
}

#[test]
fn late_round_robin_players_take_only_places_without_begun_matches() {
    let mut league = round_robin(6);
    let enter = league.enter_command();
    assert_eq!(league.expect_refusal(GUEST, enter), Refusal::NoPlace);
    league.publish();
    let of = league.season().matches.values().next().unwrap().clone();
    league.win_match(of.id.0, Seat::First);
    // A player who has played leaves: the place cannot be taken over.
    league.execute(player(of.players[0]), Command::Leave { give_up: true });
    let enter = league.enter_command();
    assert_eq!(league.expect_refusal(GUEST, enter), Refusal::NoPlace);
    // A player who has not begun a match leaves: a late entrant takes over the place and the match.
    let open = league.season().open_matches().next().unwrap().clone();
    league.execute(player(open.players[0]), Command::Leave { give_up: true });
    assert!(league.season().open_matches().all(|of| of.id != open.id));
    league.enter_player();
    let taken = league.find_match(open.id.0);
    assert_eq!(taken.players, [league.season().players().last().copied().unwrap(), open.players[1]]);
    assert_eq!(taken.status(league.season().match_kind()), MatchStatus::Waiting);
}

#[test]
fn a_player_who_leaves_is_not_paired_again_and_may_still_play_the_open_match() {
    let mut league = League::running(rules(Preset::Swiss), 6);
    league.publish();
    let of = league.season().matches.values().next().unwrap().clone();
    league.execute(player(of.players[0]), Command::Leave { give_up: false });
    assert_eq!(league.find_match(of.id.0).status(league.season().match_kind()), MatchStatus::Waiting);
    league.first_players_win();
    league.publish();
    let round = league.season().round(FIRST_DIVISION, 2).unwrap();
    assert_eq!(round.absent.len(), 1);
    assert_eq!((round.absent[0].entrant, round.absent[0].kind), (of.players[0], AbsenceKind::Gone));
    assert!(round.bye.is_some());
}

#[test]
fn a_player_who_leaves_and_gives_up_loses_the_open_match_by_walkover() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    league.publish();
    let of = league.season().matches.values().next().unwrap().clone();
    league.execute(player(of.players[1]), Command::Leave { give_up: true });
    let outcome = league.find_match(of.id.0).outcome(league.season().match_kind());
    assert_eq!(outcome, Some(Outcome::Walkover { winner: Some(Seat::First) }));
    assert_eq!(league.points(of.players[0]), win_points());
}

/// Example E: a player leaves a round robin of 8 after three matches.
#[test]
fn leaving_a_round_robin_of_8_after_3_matches_strikes_the_player() {
    let mut league = round_robin(8);
    play_rounds(&mut league, 3);
    let winner = league.season().matches.values().next().unwrap().players[0];
    let leaver = e(8);
    let events = league.execute(player(leaver), Command::Leave { give_up: false });
    assert!(events.iter().any(|event| matches!(event.kind, EventKind::Struck { entrant, .. } if entrant == leaver)));
    let built = league.season().stage_record(FIRST_DIVISION, &Standard);
    assert_eq!(built.players.len(), 7);
    assert_eq!(built.place_of(leaver), None);
    assert!(built.place_of(winner).is_some());
    // Every other player has one match fewer.
    play_rounds(&mut league, 4);
    let built = league.season().stage_record(FIRST_DIVISION, &Standard);
    for parts in &built.record.players {
        assert_eq!(parts.iter().filter(|part| matches!(part.kind, PartKind::Played { .. })).count(), 6);
    }
    assert_eq!(league.season().next_round_ms(FIRST_DIVISION), Some(i64::MIN));
    assert_eq!(league.preview_of(FIRST_DIVISION), Err(Refusal::NoMoreRounds));
}

/// Example E: a player leaves after four matches.
#[test]
fn leaving_a_round_robin_of_8_after_4_matches_loses_three_walkovers() {
    let mut league = round_robin(8);
    play_rounds(&mut league, 4);
    league.execute(player(e(8)), Command::Leave { give_up: false });
    play_rounds(&mut league, 3);
    let built = league.season().stage_record(FIRST_DIVISION, &Standard);
    let parts = &built.record.players[built.place_of(e(8)).unwrap().0];
    let lost = parts.iter().filter(|part| matches!(part.kind, PartKind::Walkover { won: false, .. })).count();
    let played = parts.iter().filter(|part| matches!(part.kind, PartKind::Played { .. })).count();
    assert_eq!((played, lost), (4, 3));
}

#[test]
fn absences_are_granted_and_scored_as_the_rules_allow() {
    let mut generous = rules(Preset::Swiss);
    generous.absences = AbsenceRules { allowed: 1, points: Points(50) };
    let mut league = League::running(generous, 6);
    let sit_out = |round| Command::SitOut { entrant: e(3), group: FIRST_DIVISION, round };
    assert_eq!(league.season().remaining_absences(e(3), FIRST_DIVISION), 1);
    assert_eq!(league.expect_refusal(player(e(2)), sit_out(1)), Refusal::Not(RequiredRole::Organisers));
    league.execute(player(e(3)), sit_out(1));
    assert_eq!(league.season().remaining_absences(e(3), FIRST_DIVISION), 0);
    assert_eq!(league.expect_refusal(player(e(3)), sit_out(2)), Refusal::NoAbsencesLeft);
    league.publish();
    assert_eq!(league.expect_refusal(player(e(3)), sit_out(1)), Refusal::RoundPublished);
    assert_eq!(league.points(e(3)), 50);
    // An organiser may grant more absences, but without points.
    league.execute(ORGANISER, sit_out(2));
    league.first_players_win();
    league.publish();
    assert_eq!(league.points(e(3)), 50);
}

#[test]
fn players_who_cancel_an_absence_are_paired() {
    let mut generous = rules(Preset::Swiss);
    generous.absences.allowed = 1;
    let mut league = League::running(generous, 4);
    league.execute(player(e(3)), Command::SitOut { entrant: e(3), group: FIRST_DIVISION, round: 1 });
    league.execute(player(e(3)), Command::SitIn { entrant: e(3), group: FIRST_DIVISION, round: 1 });
    league.publish();
    assert_eq!(league.season().round(FIRST_DIVISION, 1).unwrap().absent, []);
}

#[test]
fn points_stay_with_the_entry_and_ratings_with_the_user_who_played() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    league.publish();
    let first = league.find_match(1).players[0];
    league.win_match(1, Seat::First);
    let substitute = Command::Substitute { entrant: first, reason: REASON };
    assert_eq!(league.expect_refusal(player(first), substitute.clone()), Refusal::Not(RequiredRole::Judges));
    league.execute(JUDGE, substitute);
    assert_eq!(league.points(first), win_points());
    assert_eq!(league.find_match(1).persons, [1, 1]);
    league.win_match(2, Seat::First);
    league.publish();
    let next = league.season().open_matches().find(|of| of.seat_of(first).is_some()).unwrap().id;
    league.first_players_win();
    let next = league.find_match(next.0);
    assert_eq!(next.persons[next.seat_of(first).unwrap().index()], 2);
}

#[test]
fn a_pool_has_the_right_size_and_is_fixed_once_entry_closes() {
    let mut pools = rules(Preset::Swiss);
    pools.factions.mode = FactionMode::Pool { size: 2, steps: Step::for_pools() };
    let mut league = League::open(pools);
    (0..2).for_each(|_| league.enter_player());
    let pool = |factions: &[&str]| Command::DeclarePool(factions.iter().map(|faction| (*faction).to_owned()).collect());
    assert_eq!(league.expect_refusal(player(e(1)), pool(&["borgo"])), Refusal::Pool { size: 2 });
    assert_eq!(league.expect_refusal(player(e(1)), pool(&["borgo", "borgo"])), Refusal::Pool { size: 2 });
    assert_eq!(league.expect_refusal(player(e(1)), pool(&["borgo", "vegas"])), Refusal::Pool { size: 2 });
    league.execute(player(e(1)), pool(&["moloch", "borgo"]));
    league.execute(player(e(1)), pool(&["outpost", "borgo"]));
    assert_eq!(league.season().entrants[&e(1)].pool, ["borgo", "outpost"]);
    league.execute(ORGANISER, Command::CloseEntry);
    assert_eq!(league.expect_refusal(player(e(2)), pool(&["moloch", "borgo"])), Refusal::EntryClosed);
}

#[test]
fn undeclared_pools_are_drawn_by_lots() {
    let mut pools = rules(Preset::Swiss);
    pools.factions.mode = FactionMode::Pool { size: 2, steps: Step::for_pools() };
    let mut league = League::open(pools);
    (0..2).for_each(|_| league.enter_player());
    let declared = ["borgo", "moloch"].map(str::to_owned).to_vec();
    league.execute(player(e(1)), Command::DeclarePool(declared.clone()));
    assert_eq!(league.season().faction_pool(e(2)), None);
    league.begin(vec![vec![e(1), e(2)]]);
    assert_eq!(league.season().faction_pool(e(1)), Some(declared.clone()));
    let drawn = league.season().faction_pool(e(2)).unwrap();
    assert_eq!(league.season().drawn_pools(), [(e(2), drawn.clone())]);
    // The published key gives the same result: the lowest SHA-256 of key, bar and name.
    let key = league.season().stage_key(0, Purpose::Lots).unwrap().to_owned();
    let hash = |faction: &String| Sha256::digest(format!("{key}|pool 2 {faction}")).to_vec();
    let mut order = whitelist();
    order.sort_by_key(hash);
    let mut expected = order[..2].to_vec();
    expected.sort();
    assert_eq!(drawn, expected);
    league.publish();
    let of = league.find_match(1);
    let banned = league.season().factions_to_name(of);
    let pool = league.season().faction_pool(of.players[0]).unwrap();
    assert_eq!(banned, pool, "the second player bans from the pool of the first");
}

/// Example F: three divisions of four, one up, one down.
#[test]
fn next_season_divisions_follow_promotion_and_relegation() {
    let mut divided = rules(Preset::Divisions);
    divided.stages[0].divisions = vec![4, 4, 4];
    divided.promotion = Some(PromotionRules { moving: 1, sizes: vec![4, 4, 4] });
    let mut league = League::open(divided);
    (0..12).for_each(|_| league.enter_player());
    league.begin(vec![(1..=4).map(e).collect(), (5..=8).map(e).collect(), (9..=12).map(e).collect()]);
    let groups = (0..3).map(|division| Group { stage: 0, division });
    for group in groups {
        for _ in 0..3 {
            league.publish_in(group);
            // The better seed wins.
            let open: Vec<_> = league.season().open_matches().map(|of| (of.id, of.players)).collect();
            for (of, players) in open {
                league.win_match(of.0, if players[0] < players[1] { Seat::First } else { Seat::Second });
            }
        }
    }
    league.execute(ORGANISER, Command::End);
    let names = |divisions: Option<Vec<Vec<EntrantId>>>| -> String {
        let letter = |entrant: &EntrantId| char::from(b'A' + u8::try_from(entrant.0 - 1).unwrap());
        divisions.unwrap().iter().map(|places| places.iter().map(letter).collect::<String>() + " ").collect()
    };
    let season = league.season();
    assert_eq!(names(season.next_divisions(&[].into(), &[])), "ABCE DFGI HJKL ");
    // B does not return; N is new.
    let without_b = season.next_divisions(&[e(2)].into(), &[e(14)]);
    assert_eq!(names(without_b), "ACED FGIH JKLN ");
}

#[test]
fn pauses_postpone_all_dates_by_their_length() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    league.publish();
    let before = league.find_match(1).deadline_ms;
    league.advance_time(1, 0);
    league.execute(ORGANISER, Command::Pause);
    assert_eq!(league.season().due_actions(0), []);
    assert_eq!(
        league.expect_refusal(player(league.find_match(1).players[0]), Command::Begin(MatchId(1))),
        Refusal::Paused(true)
    );
    league.advance_time(3, 0);
    league.execute(ORGANISER, Command::Resume);
    assert_eq!(league.find_match(1).deadline_ms, before + 3 * sztab_league::rules::DAY_MS);
}

#[test]
fn events_during_a_pause_are_neither_lost_nor_late() {
    let mut rules = rules(Preset::Swiss);
    rules.times.late = LatePolicy::Proposal;
    let mut league = League::running(rules, 4);
    league.publish();
    let before = league.season().due_actions(league.now_ms);
    league.advance_time(1, 0);
    league.execute(ORGANISER, Command::Pause);
    let scope = DeadlineScope::Round { group: FIRST_DIVISION, round: 1 };
    let later = Command::SetDeadline { scope, deadline_ms: league.now_ms + DAY_MS };
    assert_eq!(league.expect_refusal(ORGANISER, later), Refusal::Paused(true));
    league.advance_time(2, 0);
    let closed = Command::Queue { match_id: MatchId(1), cause: Cause::Closed, facts: SessionFacts::default() };
    league.execute(Requester::Program, closed);
    league.advance_time(3, 0);
    league.execute(ORGANISER, Command::Resume);
    assert_eq!(league.find_match(1).queued.as_ref().unwrap().at_ms, league.now_ms, "as if it had just come");
    let moved: Vec<_> = before.iter().map(|due| DueAction { at_ms: due.at_ms + 5 * DAY_MS, ..*due }).collect();
    let of_second: Vec<_> = league.season().due_actions(league.now_ms);
    assert!(!of_second.is_empty() && of_second.iter().all(|due| moved.contains(due)), "{of_second:?}");
}

#[test]
fn cancelled_seasons_reveal_their_seed_and_accept_no_commands() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    league.execute(ORGANISER, Command::Cancel { reason: REASON });
    assert_eq!(league.season().state, SeasonState::Cancelled);
    assert_eq!(league.season().seed.as_deref(), Some(SEED));
    assert_eq!(league.expect_refusal(ORGANISER, Command::Pause), Refusal::State(SeasonState::Cancelled));
    // Names can be erased at any time.
    league.execute(player(e(1)), Command::Erase(e(1)));
    assert!(league.season().entrants[&e(1)].erased);
}

#[test]
fn refusals_name_the_required_role() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    assert_eq!(league.expect_refusal(player(e(1)), Command::Pause), Refusal::Not(RequiredRole::Organisers));
    assert_eq!(
        league.expect_refusal(JUDGE, Command::NameJudge(OrganiserId(3))),
        Refusal::Not(RequiredRole::Organisers)
    );
    assert_eq!(league.expect_refusal(GUEST, Command::Leave { give_up: false }), Refusal::Not(RequiredRole::Players));
    league.publish();
    let outsider = (1..=4).map(e).find(|&entrant| league.find_match(1).seat_of(entrant).is_none()).unwrap();
    let begin = Command::Begin(MatchId(1));
    assert_eq!(league.expect_refusal(player(outsider), begin), Refusal::Not(RequiredRole::PlayersOf(MatchId(1))));
    let over = super::league::game_over(1, 1, None);
    assert_eq!(league.expect_refusal(ORGANISER, Command::EndGame(over)), Refusal::Not(RequiredRole::Program));
    assert_eq!(league.expect_refusal(Requester::Program, Command::Pause), Refusal::Not(RequiredRole::Organisers));
}

#[test]
fn erased_players_forfeit_open_matches_and_are_never_paired_again() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    league.publish();
    let seat = league.find_match(1).seat_of(e(1)).unwrap();
    let lines = league.execute(player(e(1)), Command::Erase(e(1)));
    let kind: Vec<&EventKind> = lines.iter().map(|line| &line.kind).collect();
    let given_up = EventKind::GivenUp { match_id: MatchId(1), by: seat };
    assert_eq!(kind, [&EventKind::Erased { entrant: e(1) }, &given_up]);
    assert_eq!(league.season().entrants[&e(1)].state, EntrantState::Gone);
    let winner = league.find_match(1).outcome(league.season().match_kind()).and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(seat.other()));

    // A judge who voids the walkover cannot bring the player back.
    let line = lines.last().unwrap().seq;
    league.execute(JUDGE, Command::Void { line, reason: REASON });
    assert!(!league.find_match(1).is_open(league.season().match_kind()), "it is given up again");
    league.first_players_win();
    let round = league.preview_of(FIRST_DIVISION).unwrap().round;
    assert!(round.pairs.iter().all(|pair| !pair.players.contains(&e(1))), "{round:?}");
    assert_eq!(
        round.absent.iter().map(|away| (away.entrant, away.kind)).collect::<Vec<_>>(),
        [(e(1), AbsenceKind::Gone)]
    );
}

#[test]
fn erased_players_cannot_undo_leaving() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    let left = league.execute(player(e(1)), Command::Leave { give_up: false })[0].seq;
    league.execute(player(e(1)), Command::Erase(e(1)));
    league.execute(JUDGE, Command::Void { line: left, reason: REASON });
    assert_eq!(league.season().entrants[&e(1)].state, EntrantState::Gone);
    league.publish();
    assert!(league.season().matches.values().all(|of| of.seat_of(e(1)).is_none()));
}

#[test]
fn an_erased_entry_frees_its_place_for_the_waiting_list() {
    let mut small = rules(Preset::Swiss);
    small.entry.most_players = 2;
    small.entry.waiting_list = true;
    let mut league = League::open(small);
    (0..3).for_each(|_| league.enter_player());
    league.execute(player(e(1)), Command::Erase(e(1)));
    assert_eq!(league.season().players(), [e(2), e(3)]);
}

#[test]
fn an_erased_player_of_a_round_robin_is_struck_or_loses_the_rest() {
    let mut league = round_robin(4);
    league.publish();
    league.execute(player(e(1)), Command::Erase(e(1)));
    assert!(league.season().division(FIRST_DIVISION).unwrap().struck.contains(&e(1)), "nothing was played");

    let mut league = round_robin(4);
    play_rounds(&mut league, 2);
    league.publish();
    let of = league.season().open_matches().find(|of| of.seat_of(e(1)).is_some()).unwrap().id;
    league.execute(player(e(1)), Command::Erase(e(1)));
    assert!(!league.find_match(of.0).is_open(league.season().match_kind()));
}

#[test]
fn finished_seasons_keep_the_rank_of_an_erased_player() {
    let mut league = League::running(rules(Preset::Swiss), 2);
    league.execute(ORGANISER, Command::End);
    let order = league.season().order.clone();
    league.execute(player(e(1)), Command::Erase(e(1)));
    assert_eq!((league.season().order.clone(), league.season().entrants[&e(1)].state), (order, EntrantState::In));
}
