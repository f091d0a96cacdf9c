//! Deadlines, extensions, the judges' queue, rulings, voided lines.

use sztab_league::decide::{Command, Refusal, Requester, RequiredRole};
use sztab_league::event::{Cause, EventKind, Scope, SeatFacts, SessionFacts, Verdict};
use sztab_league::ids::{MatchId, OrganiserId, Seat, TextId};
use sztab_league::rules::{DAY_MS, FactionMode, HOUR_MS, LatePolicy, MatchKind, Preset};
use sztab_league::season::{DueKind, MatchStatus, Outcome, Season};

use super::league::{FIRST_DIVISION, JUDGE, League, ORGANISER, REASON, player, rules, win_points};

const FIRST_MATCH: MatchId = MatchId(1);

fn first_round(late: LatePolicy) -> League {
    let mut rules = rules(Preset::Swiss);
    rules.times.late = late;
    rules.factions.mode = FactionMode::Random;
    let mut league = League::running(rules, 4);
    league.publish();
    league
}

fn seat_requester(league: &League, seat: Seat) -> Requester {
    player(league.find_match(1).players[seat.index()])
}

fn facts(first: SeatFacts, second: SeatFacts) -> SessionFacts {
    SessionFacts { seats: [first, second], tiles_left: 12 }
}

fn seat_facts(used_ms: i64) -> SeatFacts {
    SeatFacts { acted: true, used_ms, last_act_ms: None, hq: 10 }
}

fn proposal(facts: SessionFacts) -> Option<Verdict> {
    let mut league = first_round(LatePolicy::Judge);
    league.advance_time(14, 0);
    league.pass_deadline(1, facts);
    league.find_match(1).queued.as_ref().unwrap().proposal
}

#[test]
fn proposal_is_a_walkover_against_the_inactive_player() {
    let idle = SeatFacts::default();
    let against_second = Some(Verdict::Walkover { winner: Seat::First });
    assert_eq!(proposal(facts(seat_facts(90), idle)), against_second);
    assert_eq!(proposal(facts(idle, seat_facts(90))), Some(Verdict::Walkover { winner: Seat::Second }));
    assert_eq!(proposal(facts(idle, idle)), Some(Verdict::BothLose));
    let mut league = first_round(LatePolicy::Judge);
    let first = seat_requester(&league, Seat::First);
    league.execute(first, Command::Begin(FIRST_MATCH));
    league.advance_time(14, 0);
    league.pass_deadline(1, SessionFacts::default());
    assert_eq!(league.find_match(1).queued.as_ref().unwrap().proposal, against_second);
}

#[test]
fn proposal_is_against_the_longer_clock_if_both_acted() {
    assert_eq!(proposal(facts(seat_facts(90), seat_facts(91))), Some(Verdict::Walkover { winner: Seat::First }));
    assert_eq!(proposal(facts(seat_facts(92), seat_facts(91))), Some(Verdict::Walkover { winner: Seat::Second }));
    assert_eq!(proposal(facts(seat_facts(90), seat_facts(90))), None);
}

#[test]
fn clocks_decide_nothing_unless_the_rules_say_so() {
    let mut league = first_round(LatePolicy::Judge);
    let queue = Command::Queue {
        match_id: FIRST_MATCH,
        cause: Cause::Deadline,
        facts: facts(seat_facts(5), SeatFacts::default()),
    };
    assert_eq!(league.expect_refusal(Requester::Program, queue.clone()), Refusal::NotDue);
    league.advance_time(14, 0);
    league.execute(Requester::Program, queue);
    league.advance_time(60, 0);
    let stand = Command::AcceptProposal { match_id: FIRST_MATCH, reason: None };
    assert_eq!(league.expect_refusal(Requester::Program, stand), Refusal::NotDue);
    assert_eq!(league.find_match(1).status(MatchKind::Single), MatchStatus::Queued);
    let accept = Command::AcceptProposal { match_id: FIRST_MATCH, reason: Some(REASON) };
    assert_eq!(
        league.expect_refusal(seat_requester(&league, Seat::First), accept.clone()),
        Refusal::Not(RequiredRole::Judges)
    );
    league.execute(JUDGE, accept);
    assert_eq!(league.find_match(1).outcome(MatchKind::Single), Some(Outcome::Walkover { winner: Some(Seat::First) }));
}

#[test]
fn late_matches_are_drawn_if_the_rules_say_so() {
    let mut league = first_round(LatePolicy::Draw);
    league.advance_time(14, 0);
    league.pass_deadline(1, facts(seat_facts(5), seat_facts(9)));
    assert_eq!(league.points(league.find_match(1).players[0]), 100);
    assert_eq!(league.season().queue().len(), 0);
}

#[test]
fn proposals_take_effect_after_48_hours_without_objection() {
    let mut league = first_round(LatePolicy::Proposal);
    league.advance_time(14, 0);
    league.pass_deadline(1, facts(seat_facts(5), seat_facts(9)));
    league.pass_deadline(2, facts(seat_facts(5), seat_facts(9)));
    let objector = league.find_match(2).players[1];
    league.execute(player(objector), Command::Object(MatchId(2)));
    let stands = |of| Command::AcceptProposal { match_id: MatchId(of), reason: None };
    league.advance_time(1, 23);
    assert_eq!(league.expect_refusal(Requester::Program, stands(1)), Refusal::NotDue);
    league.advance_time(0, 1);
    let due: Vec<_> = league.season().due_actions(league.now_ms).into_iter().map(|due| due.what).collect();
    assert_eq!(due, [DueKind::Proposal(FIRST_MATCH)]);
    league.execute(Requester::Program, stands(1));
    assert_eq!(league.find_match(1).outcome(MatchKind::Single), Some(Outcome::Walkover { winner: Some(Seat::First) }));
    assert_eq!(league.expect_refusal(Requester::Program, stands(2)), Refusal::NotDue);
}

#[test]
fn reminders_come_after_publication_and_before_the_deadline() {
    let league = first_round(LatePolicy::Judge);
    let published = league.now_ms;
    let of_first: Vec<_> = league
        .season()
        .due_actions(published)
        .into_iter()
        .filter(|due| {
            matches!(
                due.what,
                DueKind::Begin(of) | DueKind::RemindBegin(of) | DueKind::RemindDeadline(of) | DueKind::Deadline(of)
                    if of == FIRST_MATCH
            )
        })
        .map(|due| (due.at_ms - published, due.what))
        .collect();
    let expected = [
        (24 * HOUR_MS, DueKind::Begin(FIRST_MATCH)),
        (24 * HOUR_MS, DueKind::RemindBegin(FIRST_MATCH)),
        (14 * DAY_MS - 72 * HOUR_MS, DueKind::RemindDeadline(FIRST_MATCH)),
        (14 * DAY_MS - 24 * HOUR_MS, DueKind::RemindDeadline(FIRST_MATCH)),
        (14 * DAY_MS, DueKind::Deadline(FIRST_MATCH)),
    ];
    assert_eq!(of_first, expected);
    // Reminders are not repeated; overdue actions are.
    let later = league.season().due_actions(published + 15 * DAY_MS);
    assert!(later.iter().all(|due| matches!(due.what, DueKind::Begin(_) | DueKind::Deadline(_))));
    assert_eq!(later.len(), 4);
}

#[test]
fn players_extend_by_agreement_up_to_the_limit_and_a_judge_beyond_it() {
    let mut league = first_round(LatePolicy::Judge);
    let before = league.find_match(1).deadline_ms;
    let (first, second) = (seat_requester(&league, Seat::First), seat_requester(&league, Seat::Second));
    let ask = |days| Command::AskExtension { match_id: FIRST_MATCH, days };
    assert_eq!(league.expect_refusal(first, ask(8)), Refusal::ExtensionLimit { left: 7 });
    league.execute(first, ask(5));
    let agree = Command::AnswerExtension { match_id: FIRST_MATCH, agree: true };
    assert_eq!(league.expect_refusal(first, agree.clone()), Refusal::Not(RequiredRole::OpponentIn(FIRST_MATCH)));
    league.execute(second, agree.clone());
    assert_eq!(league.find_match(1).deadline_ms, before + 5 * DAY_MS);
    assert_eq!(league.expect_refusal(second, agree.clone()), Refusal::NotAsked);
    assert_eq!(league.expect_refusal(second, ask(3)), Refusal::ExtensionLimit { left: 2 });
    league.execute(first, ask(1));
    league.advance_time(19, 0);
    league.pass_deadline(1, SessionFacts::default());
    assert_eq!(league.expect_refusal(second, agree), Refusal::NotAsked);
    assert_eq!(league.expect_refusal(first, ask(1)), Refusal::MatchClosed, "the match is before the judges");
    league.execute(JUDGE, Command::Extend { match_id: FIRST_MATCH, days: 7 });
    assert_eq!(league.find_match(1).deadline_ms, before + 12 * DAY_MS);
}

#[test]
fn extensions_remove_matches_from_the_queue() {
    let mut league = first_round(LatePolicy::Judge);
    league.advance_time(15, 0);
    league.pass_deadline(1, SessionFacts::default());
    league.execute(JUDGE, Command::Extend { match_id: FIRST_MATCH, days: 3 });
    assert_eq!(league.find_match(1).deadline_ms, league.now_ms + 3 * DAY_MS);
    assert_eq!(league.season().queue().len(), 0);
}

#[test]
fn a_player_has_one_open_call_in_a_match() {
    let mut league = first_round(LatePolicy::Judge);
    let (first, second) = (seat_requester(&league, Seat::First), seat_requester(&league, Seat::Second));
    let protest = Command::Protest { match_id: FIRST_MATCH, text: TextId(8) };
    league.execute(first, protest.clone());
    assert_eq!(league.expect_refusal(second, protest.clone()), Refusal::CallOpen);
    assert_eq!(league.season().queue().len(), 1);
    let answer = Command::Judge { match_id: FIRST_MATCH, text: TextId(9) };
    league.execute(JUDGE, answer.clone());
    assert_eq!(league.expect_refusal(JUDGE, answer), Refusal::NoCall);
    league.execute(second, protest);
}

#[test]
fn judges_cannot_rule_on_their_own_match() {
    let mut league = first_round(LatePolicy::Judge);
    let own = league.find_match(1).players[0];
    let judge = Requester::Person { entrant: Some(own), organiser: Some(OrganiserId(2)), has_role: true };
    let rule = |match_id| Command::Rule {
        match_id,
        verdict: Verdict::Draw { hq: [1, 1] },
        scope: Scope::Whole,
        reason: REASON,
    };
    assert_eq!(league.expect_refusal(judge, rule(FIRST_MATCH)), Refusal::Not(RequiredRole::OtherJudges));
    league.execute(judge, rule(MatchId(2)));
    league.win_match(1, Seat::First);
    let line = league.log.seq();
    assert_eq!(
        league.expect_refusal(judge, Command::Void { line, reason: REASON }),
        Refusal::Not(RequiredRole::OtherJudges)
    );
}

#[test]
fn dismissed_judges_cannot_rule() {
    let mut league = first_round(LatePolicy::Judge);
    league.execute(ORGANISER, Command::DismissJudge(OrganiserId(2)));
    assert_eq!(
        league.expect_refusal(JUDGE, Command::Extend { match_id: FIRST_MATCH, days: 1 }),
        Refusal::Not(RequiredRole::Judges)
    );
}

#[test]
fn program_can_dismiss_but_not_appoint_judges() {
    let mut league = first_round(LatePolicy::Judge);
    assert!(league.season().judges.contains(&OrganiserId(2)));
    league.execute(Requester::Program, Command::DismissJudge(OrganiserId(2)));
    assert!(!league.season().judges.contains(&OrganiserId(2)));
    assert_eq!(
        league.expect_refusal(Requester::Program, Command::NameJudge(OrganiserId(2))),
        Refusal::Not(RequiredRole::Organisers)
    );
}

#[test]
fn rulings_change_results_but_not_published_rounds() {
    let mut league = first_round(LatePolicy::Judge);
    league.first_players_win();
    league.publish();
    let pairs: Vec<_> = league.season().matches.values().map(|of| of.players).collect();
    let [winner, loser] = league.find_match(1).players;
    let verdict = Verdict::Win { winner: Seat::Second, hq: [0, 6] };
    league.execute(JUDGE, Command::Rule { match_id: FIRST_MATCH, verdict, scope: Scope::Whole, reason: REASON });
    assert_eq!((league.points(winner), league.points(loser)), (0, win_points()));
    let after: Vec<_> = league.season().matches.values().map(|of| of.players).collect();
    assert_eq!(after, pairs);
}

#[test]
fn rulings_require_possible_hq_points() {
    let mut league = first_round(LatePolicy::Judge);
    let rule = |verdict, scope| Command::Rule { match_id: FIRST_MATCH, verdict, scope, reason: REASON };
    let win = |hq| rule(Verdict::Win { winner: Seat::First, hq }, Scope::Rest);
    for hq in [[12, 99], [21, 0], [-1, 0], [20, 21]] {
        assert_eq!(league.expect_refusal(JUDGE, win(hq)), Refusal::HqPoints { most: 20 }, "{hq:?}");
        assert_eq!(
            league.expect_refusal(JUDGE, rule(Verdict::Draw { hq }, Scope::Rest)),
            Refusal::HqPoints { most: 20 }
        );
    }
    assert_eq!(league.expect_refusal(JUDGE, win([5, 12])), Refusal::WinnerBehind);
    league.execute(JUDGE, win([12, 5]));
    league.execute(JUDGE, rule(Verdict::Draw { hq: [7, 9] }, Scope::Whole));
    league.execute(JUDGE, rule(Verdict::Win { winner: Seat::Second, hq: [20, 20] }, Scope::Whole));
}

#[test]
fn a_ruling_on_several_games_has_the_points_of_all_of_them() {
    let mut mirrored = rules(Preset::Flamberg);
    mirrored.factions.mode = FactionMode::Random;
    let mut league = League::running(mirrored, 2);
    league.publish();
    let rule = |hq, scope| Command::Rule {
        match_id: FIRST_MATCH,
        verdict: Verdict::Win { winner: Seat::First, hq },
        scope,
        reason: REASON,
    };
    assert_eq!(league.expect_refusal(JUDGE, rule([41, 3], Scope::Rest)), Refusal::HqPoints { most: 40 });
    league.end_game(1, 1, Some(Seat::First));
    assert_eq!(league.expect_refusal(JUDGE, rule([40, 3], Scope::Rest)), Refusal::HqPoints { most: 20 });
    league.execute(JUDGE, rule([40, 3], Scope::Whole));
}

#[test]
fn stages_and_seasons_stay_open_while_a_judge_is_asked() {
    let mut league = first_round(LatePolicy::Judge);
    league.first_players_win();
    let first = seat_requester(&league, Seat::First);
    league.execute(first, Command::Protest { match_id: FIRST_MATCH, text: TextId(8) });
    assert_eq!(league.expect_refusal(ORGANISER, Command::End), Refusal::OpenCalls(vec![FIRST_MATCH]));
    assert_eq!(league.expect_refusal(ORGANISER, Command::EndStage), Refusal::OpenCalls(vec![FIRST_MATCH]));
    league.execute(JUDGE, Command::Judge { match_id: FIRST_MATCH, text: TextId(9) });
    league.execute(ORGANISER, Command::End);
}

#[test]
fn voided_lines_have_no_effect() {
    let mut league = first_round(LatePolicy::Judge);
    let before = league.season().clone();
    league.win_match(1, Seat::First);
    let line = league.log.seq();
    let void = |line| Command::Void { line, reason: REASON };
    league.execute(JUDGE, void(line));
    assert_eq!(*league.season(), before);
    assert_eq!(league.expect_refusal(JUDGE, void(line)), Refusal::NoVoid(line));
    // A voiding line can itself be voided.
    let taken_back = league.log.seq();
    league.execute(JUDGE, void(taken_back));
    assert_eq!(league.points(league.find_match(1).players[0]), win_points());
    assert_eq!(Season::from_events(league.log.events()).as_ref(), Ok(league.season()));
}

#[test]
fn published_rounds_and_their_dependencies_cannot_be_voided() {
    let mut league = first_round(LatePolicy::Judge);
    let published = league.log.seq();
    let void = |line| Command::Void { line, reason: REASON };
    assert_eq!(league.expect_refusal(JUDGE, void(published)), Refusal::NoVoid(published));
    assert_eq!(league.expect_refusal(JUDGE, void(9999)), Refusal::NoVoid(9999));
    league.advance_time(14, 0);
    league.pass_deadline(1, facts(seat_facts(1), seat_facts(2)));
    let queued = league.log.seq();
    league.execute(seat_requester(&league, Seat::First), Command::Object(FIRST_MATCH));
    assert!(matches!(league.expect_refusal(JUDGE, void(queued)), Refusal::Entangled(_)));
}

#[test]
fn the_season_does_not_end_while_a_match_is_open() {
    let mut league = first_round(LatePolicy::Judge);
    league.win_match(1, Seat::First);
    assert_eq!(league.expect_refusal(ORGANISER, Command::End), Refusal::OpenMatches(vec![MatchId(2)]));
    league.win_match(2, Seat::First);
    let events = league.execute(ORGANISER, Command::End);
    let EventKind::SeasonEnded { order, .. } = &events.last().unwrap().kind else {
        panic!("the season ends last");
    };
    assert_eq!(*order, [league.season().division_order(FIRST_DIVISION, &sztab_league::engine::Standard, 0)]);
}
