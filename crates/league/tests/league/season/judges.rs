//! Deadlines, extensions, the judges' queue, rulings, voided lines.

use sztab_league::decide::{Asker, Command, MayDo, Refusal};
use sztab_league::event::{Cause, EventKind, Scope, SeatFacts, SessionFacts, Verdict};
use sztab_league::ids::{MatchId, OrganiserId, Seat, TextId};
use sztab_league::rules::{DAY_MS, FactionMode, HOUR_MS, LatePolicy, MatchKind, Preset};
use sztab_league::season::{DueKind, MatchStatus, Outcome, Season};

use super::league::{FIRST_DIVISION, JUDGE, League, ORGANISER, REASON, player, rules, win};

const FIRST: MatchId = MatchId(1);

fn first_round(late: LatePolicy) -> League {
    let mut rules = rules(Preset::Swiss);
    rules.times.late = late;
    rules.factions.mode = FactionMode::Random;
    let mut league = League::running(rules, 4);
    league.publish();
    league
}

fn seat(league: &League, seat: Seat) -> Asker {
    player(league.of(1).players[seat.index()])
}

fn facts(first: SeatFacts, second: SeatFacts) -> SessionFacts {
    SessionFacts { seats: [first, second], tiles_left: 12 }
}

fn seat_facts(used_ms: i64) -> SeatFacts {
    SeatFacts { acted: true, used_ms, last_act_ms: None, hq: 10 }
}

fn proposal(facts: SessionFacts) -> Option<Verdict> {
    let mut league = first_round(LatePolicy::Judge);
    league.later(14, 0);
    league.passes_deadline(1, facts);
    league.of(1).queued.as_ref().unwrap().proposal
}

#[test]
fn the_proposal_is_a_walkover_against_the_one_who_neither_began_nor_acted() {
    let idle = SeatFacts::default();
    let against_second = Some(Verdict::Walkover { winner: Seat::First });
    assert_eq!(proposal(facts(seat_facts(90), idle)), against_second);
    assert_eq!(proposal(facts(idle, seat_facts(90))), Some(Verdict::Walkover { winner: Seat::Second }));
    assert_eq!(proposal(facts(idle, idle)), Some(Verdict::BothLose));
    let mut league = first_round(LatePolicy::Judge);
    let first = seat(&league, Seat::First);
    league.does(first, Command::Begin(FIRST));
    league.later(14, 0);
    league.passes_deadline(1, SessionFacts::default());
    assert_eq!(league.of(1).queued.as_ref().unwrap().proposal, against_second);
}

#[test]
fn if_both_acted_the_proposal_is_against_the_longer_clock() {
    assert_eq!(proposal(facts(seat_facts(90), seat_facts(91))), Some(Verdict::Walkover { winner: Seat::First }));
    assert_eq!(proposal(facts(seat_facts(92), seat_facts(91))), Some(Verdict::Walkover { winner: Seat::Second }));
    assert_eq!(proposal(facts(seat_facts(90), seat_facts(90))), None);
}

#[test]
fn no_clock_punishes_by_itself_unless_the_rules_say_so() {
    let mut league = first_round(LatePolicy::Judge);
    let queue =
        Command::Queue { match_id: FIRST, cause: Cause::Deadline, facts: facts(seat_facts(5), SeatFacts::default()) };
    assert_eq!(league.refusal(Asker::Program, queue.clone()), Refusal::NotDue);
    league.later(14, 0);
    league.does(Asker::Program, queue);
    league.later(60, 0);
    let stand = Command::AcceptProposal { match_id: FIRST, reason: None };
    assert_eq!(league.refusal(Asker::Program, stand), Refusal::NotDue);
    assert_eq!(league.of(1).status(MatchKind::Single), MatchStatus::Queued);
    let accept = Command::AcceptProposal { match_id: FIRST, reason: Some(REASON) };
    assert_eq!(league.refusal(seat(&league, Seat::First), accept.clone()), Refusal::Not(MayDo::Judges));
    league.does(JUDGE, accept);
    assert_eq!(league.of(1).outcome(MatchKind::Single), Some(Outcome::Walkover { winner: Some(Seat::First) }));
}

#[test]
fn where_the_rules_say_draw_a_late_match_is_drawn() {
    let mut league = first_round(LatePolicy::Draw);
    league.later(14, 0);
    league.passes_deadline(1, facts(seat_facts(5), seat_facts(9)));
    assert_eq!(league.points(league.of(1).players[0]), 100);
    assert_eq!(league.season().queue().len(), 0);
}

#[test]
fn where_the_rules_say_proposal_it_stands_after_48_hours_without_objection() {
    let mut league = first_round(LatePolicy::Proposal);
    league.later(14, 0);
    league.passes_deadline(1, facts(seat_facts(5), seat_facts(9)));
    league.passes_deadline(2, facts(seat_facts(5), seat_facts(9)));
    let objector = league.of(2).players[1];
    league.does(player(objector), Command::Object(MatchId(2)));
    let stands = |of| Command::AcceptProposal { match_id: MatchId(of), reason: None };
    league.later(1, 23);
    assert_eq!(league.refusal(Asker::Program, stands(1)), Refusal::NotDue);
    league.later(0, 1);
    let due: Vec<_> = league.season().due(league.now_ms).into_iter().map(|due| due.what).collect();
    assert_eq!(due, [DueKind::Proposal(FIRST)]);
    league.does(Asker::Program, stands(1));
    assert_eq!(league.of(1).outcome(MatchKind::Single), Some(Outcome::Walkover { winner: Some(Seat::First) }));
    assert_eq!(league.refusal(Asker::Program, stands(2)), Refusal::NotDue);
}

#[test]
fn reminders_come_after_publication_and_before_the_deadline() {
    let league = first_round(LatePolicy::Judge);
    let published = league.now_ms;
    let of_first: Vec<_> = league
        .season()
        .due(published)
        .into_iter()
        .filter(|due| {
            matches!(
                due.what,
                DueKind::Begin(of) | DueKind::RemindBegin(of) | DueKind::RemindDeadline(of) | DueKind::Deadline(of)
                    if of == FIRST
            )
        })
        .map(|due| (due.at_ms - published, due.what))
        .collect();
    let expected = [
        (24 * HOUR_MS, DueKind::Begin(FIRST)),
        (24 * HOUR_MS, DueKind::RemindBegin(FIRST)),
        (14 * DAY_MS - 72 * HOUR_MS, DueKind::RemindDeadline(FIRST)),
        (14 * DAY_MS - 24 * HOUR_MS, DueKind::RemindDeadline(FIRST)),
        (14 * DAY_MS, DueKind::Deadline(FIRST)),
    ];
    assert_eq!(of_first, expected);
    // Reminders are not repeated; overdue actions are.
    let later = league.season().due(published + 15 * DAY_MS);
    assert!(later.iter().all(|due| matches!(due.what, DueKind::Begin(_) | DueKind::Deadline(_))));
    assert_eq!(later.len(), 4);
}

#[test]
fn players_extend_by_agreement_up_to_the_limit_and_a_judge_beyond_it() {
    let mut league = first_round(LatePolicy::Judge);
    let before = league.of(1).deadline_ms;
    let (first, second) = (seat(&league, Seat::First), seat(&league, Seat::Second));
    let ask = |days| Command::AskExtension { match_id: FIRST, days };
    assert_eq!(league.refusal(first, ask(8)), Refusal::ExtensionLimit { left: 7 });
    league.does(first, ask(5));
    let agree = Command::AnswerExtension { match_id: FIRST, agree: true };
    assert_eq!(league.refusal(first, agree.clone()), Refusal::Not(MayDo::OpponentIn(FIRST)));
    league.does(second, agree.clone());
    assert_eq!(league.of(1).deadline_ms, before + 5 * DAY_MS);
    assert_eq!(league.refusal(second, agree.clone()), Refusal::NotAsked);
    assert_eq!(league.refusal(second, ask(3)), Refusal::ExtensionLimit { left: 2 });
    league.does(first, ask(1));
    league.later(19, 0);
    league.passes_deadline(1, SessionFacts::default());
    assert_eq!(league.refusal(second, agree), Refusal::NotAsked);
    assert_eq!(league.refusal(first, ask(1)), Refusal::MatchClosed, "the match is before the judges");
    league.does(JUDGE, Command::Extend { match_id: FIRST, days: 7 });
    assert_eq!(league.of(1).deadline_ms, before + 12 * DAY_MS);
}

#[test]
fn more_time_takes_a_match_out_of_the_queue() {
    let mut league = first_round(LatePolicy::Judge);
    league.later(15, 0);
    league.passes_deadline(1, SessionFacts::default());
    league.does(JUDGE, Command::Extend { match_id: FIRST, days: 3 });
    assert_eq!(league.of(1).deadline_ms, league.now_ms + 3 * DAY_MS);
    assert_eq!(league.season().queue().len(), 0);
}

#[test]
fn a_player_has_one_open_call_in_a_match() {
    let mut league = first_round(LatePolicy::Judge);
    let (first, second) = (seat(&league, Seat::First), seat(&league, Seat::Second));
    let protest = Command::Protest { match_id: FIRST, text: TextId(8) };
    league.does(first, protest.clone());
    assert_eq!(league.refusal(second, protest.clone()), Refusal::CallOpen);
    assert_eq!(league.season().queue().len(), 1);
    let answer = Command::Judge { match_id: FIRST, text: TextId(9) };
    league.does(JUDGE, answer.clone());
    assert_eq!(league.refusal(JUDGE, answer), Refusal::NoCall);
    league.does(second, protest);
}

#[test]
fn no_judge_rules_on_their_own_match() {
    let mut league = first_round(LatePolicy::Judge);
    let own = league.of(1).players[0];
    let judge = Asker::Person { entrant: Some(own), organiser: Some(OrganiserId(2)), has_role: true };
    let rule = |match_id| Command::Rule {
        match_id,
        verdict: Verdict::Draw { hq: [1, 1] },
        scope: Scope::Whole,
        reason: REASON,
    };
    assert_eq!(league.refusal(judge, rule(FIRST)), Refusal::Not(MayDo::OtherJudges));
    league.does(judge, rule(MatchId(2)));
    league.wins(1, Seat::First);
    let line = league.log.seq();
    assert_eq!(league.refusal(judge, Command::Void { line, reason: REASON }), Refusal::Not(MayDo::OtherJudges));
}

#[test]
fn a_dismissed_judge_rules_no_more() {
    let mut league = first_round(LatePolicy::Judge);
    league.does(ORGANISER, Command::DismissJudge(OrganiserId(2)));
    assert_eq!(league.refusal(JUDGE, Command::Extend { match_id: FIRST, days: 1 }), Refusal::Not(MayDo::Judges));
}

#[test]
fn the_program_dismisses_a_judge_and_names_none() {
    let mut league = first_round(LatePolicy::Judge);
    assert!(league.season().judges.contains(&OrganiserId(2)));
    league.does(Asker::Program, Command::DismissJudge(OrganiserId(2)));
    assert!(!league.season().judges.contains(&OrganiserId(2)));
    assert_eq!(league.refusal(Asker::Program, Command::NameJudge(OrganiserId(2))), Refusal::Not(MayDo::Organisers));
}

#[test]
fn a_ruling_changes_a_result_and_published_rounds_stay() {
    let mut league = first_round(LatePolicy::Judge);
    league.first_players_win();
    league.publish();
    let pairs: Vec<_> = league.season().matches.values().map(|of| of.players).collect();
    let [winner, loser] = league.of(1).players;
    let verdict = Verdict::Win { winner: Seat::Second, hq: [0, 6] };
    league.does(JUDGE, Command::Rule { match_id: FIRST, verdict, scope: Scope::Whole, reason: REASON });
    assert_eq!((league.points(winner), league.points(loser)), (0, win()));
    let after: Vec<_> = league.season().matches.values().map(|of| of.players).collect();
    assert_eq!(after, pairs);
}

#[test]
fn a_ruling_has_hq_points_that_games_can_end_with() {
    let mut league = first_round(LatePolicy::Judge);
    let rule = |verdict, scope| Command::Rule { match_id: FIRST, verdict, scope, reason: REASON };
    let win = |hq| rule(Verdict::Win { winner: Seat::First, hq }, Scope::Rest);
    for hq in [[12, 99], [21, 0], [-1, 0], [20, 21]] {
        assert_eq!(league.refusal(JUDGE, win(hq)), Refusal::HqPoints { most: 20 }, "{hq:?}");
        assert_eq!(league.refusal(JUDGE, rule(Verdict::Draw { hq }, Scope::Rest)), Refusal::HqPoints { most: 20 });
    }
    assert_eq!(league.refusal(JUDGE, win([5, 12])), Refusal::WinnerBehind);
    league.does(JUDGE, win([12, 5]));
    league.does(JUDGE, rule(Verdict::Draw { hq: [7, 9] }, Scope::Whole));
    league.does(JUDGE, rule(Verdict::Win { winner: Seat::Second, hq: [20, 20] }, Scope::Whole));
}

#[test]
fn a_ruling_on_several_games_has_the_points_of_all_of_them() {
    let mut mirrored = rules(Preset::Flamberg);
    mirrored.factions.mode = FactionMode::Random;
    let mut league = League::running(mirrored, 2);
    league.publish();
    let rule = |hq, scope| Command::Rule {
        match_id: FIRST,
        verdict: Verdict::Win { winner: Seat::First, hq },
        scope,
        reason: REASON,
    };
    assert_eq!(league.refusal(JUDGE, rule([41, 3], Scope::Rest)), Refusal::HqPoints { most: 40 });
    league.ends(1, 1, Some(Seat::First));
    assert_eq!(league.refusal(JUDGE, rule([40, 3], Scope::Rest)), Refusal::HqPoints { most: 20 });
    league.does(JUDGE, rule([40, 3], Scope::Whole));
}

#[test]
fn neither_a_stage_nor_a_season_ends_while_a_judge_is_asked() {
    let mut league = first_round(LatePolicy::Judge);
    league.first_players_win();
    let first = seat(&league, Seat::First);
    league.does(first, Command::Protest { match_id: FIRST, text: TextId(8) });
    assert_eq!(league.refusal(ORGANISER, Command::End), Refusal::OpenCalls(vec![FIRST]));
    assert_eq!(league.refusal(ORGANISER, Command::EndStage), Refusal::OpenCalls(vec![FIRST]));
    league.does(JUDGE, Command::Judge { match_id: FIRST, text: TextId(9) });
    league.does(ORGANISER, Command::End);
}

#[test]
fn a_line_taken_back_never_was() {
    let mut league = first_round(LatePolicy::Judge);
    let before = league.season().clone();
    league.wins(1, Seat::First);
    let line = league.log.seq();
    let void = |line| Command::Void { line, reason: REASON };
    league.does(JUDGE, void(line));
    assert_eq!(*league.season(), before);
    assert_eq!(league.refusal(JUDGE, void(line)), Refusal::NoVoid(line));
    // A voiding line can itself be voided.
    let taken_back = league.log.seq();
    league.does(JUDGE, void(taken_back));
    assert_eq!(league.points(league.of(1).players[0]), win());
    assert_eq!(Season::of(league.log.events()).as_ref(), Ok(league.season()));
}

#[test]
fn published_rounds_and_what_others_rest_on_cannot_be_taken_back() {
    let mut league = first_round(LatePolicy::Judge);
    let published = league.log.seq();
    let void = |line| Command::Void { line, reason: REASON };
    assert_eq!(league.refusal(JUDGE, void(published)), Refusal::NoVoid(published));
    assert_eq!(league.refusal(JUDGE, void(9999)), Refusal::NoVoid(9999));
    league.later(14, 0);
    league.passes_deadline(1, facts(seat_facts(1), seat_facts(2)));
    let queued = league.log.seq();
    league.does(seat(&league, Seat::First), Command::Object(FIRST));
    assert!(matches!(league.refusal(JUDGE, void(queued)), Refusal::Entangled(_)));
}

#[test]
fn the_season_does_not_end_while_a_match_is_open() {
    let mut league = first_round(LatePolicy::Judge);
    league.wins(1, Seat::First);
    assert_eq!(league.refusal(ORGANISER, Command::End), Refusal::OpenMatches(vec![MatchId(2)]));
    league.wins(2, Seat::First);
    let events = league.does(ORGANISER, Command::End);
    let EventKind::SeasonEnded { order, .. } = &events.last().unwrap().kind else {
        panic!("the season ends last");
    };
    assert_eq!(*order, [league.season().division_order(FIRST_DIVISION, &sztab_league::engine::Standard, 0)]);
}
