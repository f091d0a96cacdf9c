//! Matches: start, games, factions.

use sztab_league::decide::{Command, Refusal, Requester, RequiredRole};
use sztab_league::event::{Actor, EndReason, EventKind, GameOver, Scope, Verdict};
use sztab_league::ids::{MatchId, Seat};
use sztab_league::rules::{FactionMode, MatchKind, OfflineGames, Preset, Shuffle, Step};
use sztab_league::season::{DueKind, LogError, MatchStatus, Outcome};

use super::league::{JUDGE, League, REASON, game_over, player, rules, win_points};

const FIRST_MATCH: MatchId = MatchId(1);

fn first_round(preset: Preset) -> League {
    let mut rules = rules(preset);
    rules.factions.mode = FactionMode::Random;
    let mut league = League::running(rules, 4);
    league.publish();
    league
}

fn seat_requester(league: &League, seat: Seat) -> Requester {
    player(league.find_match(1).players[seat.index()])
}

#[test]
fn a_match_begins_when_both_have_pressed() {
    let mut league = first_round(Preset::Swiss);
    let (first, second) = (seat_requester(&league, Seat::First), seat_requester(&league, Seat::Second));
    league.execute(first, Command::Begin(FIRST_MATCH));
    assert_eq!(league.find_match(1).begun_ms, None);
    assert_eq!(league.execute(first, Command::Begin(FIRST_MATCH)), [], "a second press changes nothing");
    let events = league.execute(second, Command::Begin(FIRST_MATCH));
    assert_eq!(events.last().map(|event| event.actor), Some(Actor::Program));
    assert_eq!(league.find_match(1).status(MatchKind::Single), MatchStatus::Running);
    assert_eq!(league.expect_refusal(first, Command::Begin(FIRST_MATCH)), Refusal::MatchBegun);
}

#[test]
fn a_match_begins_by_itself_24_hours_after_publication() {
    let mut league = first_round(Preset::Swiss);
    league.advance_time(0, 23);
    assert_eq!(league.expect_refusal(Requester::Program, Command::Begin(FIRST_MATCH)), Refusal::NotDue);
    league.advance_time(0, 1);
    let due = league.season().due_actions(league.now_ms);
    assert!(due.iter().any(|due| due.at_ms == league.now_ms && due.what == DueKind::Begin(FIRST_MATCH)));
    league.execute(Requester::Program, Command::Begin(FIRST_MATCH));
    assert_eq!(league.find_match(1).begun_ms, Some(league.now_ms));
}

#[test]
fn a_finished_game_counts_at_once() {
    let mut league = first_round(Preset::Swiss);
    league.win_match(1, Seat::Second);
    assert_eq!(league.points(league.find_match(1).players[1]), win_points());
    let again = Command::EndGame(game_over(1, 1, None));
    assert_eq!(league.expect_refusal(Requester::Program, again), Refusal::MatchClosed);
}

#[test]
fn mirrored_games_end_in_any_order() {
    let mut league = first_round(Preset::Flamberg);
    let kind = MatchKind::Mirrored { shuffle: Shuffle::Fresh };
    assert_eq!(league.find_match(1).open_games(kind), [1, 2]);
    league.end_game(1, 2, Some(Seat::First));
    assert!(league.find_match(1).is_open(kind));
    let third = Command::EndGame(game_over(1, 3, None));
    assert_eq!(league.expect_refusal(Requester::Program, third), Refusal::NoGame);
    league.end_game(1, 1, None);
    assert_eq!(league.find_match(1).outcome(kind).and_then(|outcome| outcome.winner()), Some(Seat::First));
}

#[test]
fn half_played_mirrored_matches_keep_the_finished_game_and_ask_a_judge() {
    let mut league = first_round(Preset::Flamberg);
    league.end_game(1, 1, Some(Seat::First));
    league.rule_on_rest(1, Verdict::Walkover { winner: Seat::Second });
    let outcome = league.find_match(1).outcome(league.season().match_kind());
    let Some(Outcome::Played { games, winner, decided }) = outcome else {
        panic!("a game was played: {outcome:?}");
    };
    assert_eq!(games.iter().map(|game| game.winner).collect::<Vec<_>>(), [Some(Seat::First), Some(Seat::Second)]);
    assert_eq!((winner, decided), (None, true));
    assert_eq!(games[1].hq, [0, 0]);
}

#[test]
fn rejects_a_double_loss_in_a_half_played_match() {
    let mut league = first_round(Preset::Flamberg);
    league.end_game(1, 1, Some(Seat::First));
    let both_lose =
        Command::Rule { match_id: FIRST_MATCH, verdict: Verdict::BothLose, scope: Scope::Rest, reason: REASON };
    assert_eq!(league.expect_refusal(JUDGE, both_lose), Refusal::HalfPlayed);
}

#[test]
fn a_game_that_an_organiser_decided_counts_and_is_not_rated() {
    let mut league = first_round(Preset::Swiss);
    for (of, reason) in [(1, EndReason::Adjudicated), (2, EndReason::Points)] {
        let over = GameOver { reason, ..game_over(of, 1, Some(Seat::Second)) };
        league.execute(Requester::Program, Command::EndGame(over));
    }
    assert_eq!(league.points(league.find_match(1).players[1]), win_points());
    let rated: Vec<MatchId> = league.season().rated_matches().into_iter().map(|of| of.match_id).collect();
    assert_eq!(rated, [MatchId(2)]);
}

#[test]
fn best_of_three_ends_with_the_second_win() {
    let mut three = rules(Preset::Swiss);
    three.matches.kind = MatchKind::BestOfThree;
    let mut league = League::running(three, 4);
    league.publish();
    assert_eq!(league.find_match(1).open_games(MatchKind::BestOfThree), [1]);
    league.end_game(1, 1, Some(Seat::First));
    league.end_game(1, 2, Some(Seat::First));
    assert!(!league.find_match(1).is_open(MatchKind::BestOfThree));
    league.end_game(2, 1, Some(Seat::First));
    league.end_game(2, 2, Some(Seat::Second));
    assert_eq!(league.find_match(2).open_games(MatchKind::BestOfThree), [3]);
}

#[test]
fn a_player_who_runs_out_of_time_has_no_hq_points() {
    let mut league = first_round(Preset::Swiss);
    let mut over = game_over(1, 1, Some(Seat::First));
    over.reason = EndReason::Time;
    over.hq = [6, 14];
    league.execute(Requester::Program, Command::EndGame(over));
    let Some(Outcome::Played { games, .. }) = league.find_match(1).outcome(MatchKind::Single) else {
        panic!("the match is over");
    };
    assert_eq!(games[0].hq, [6, 0]);
}

#[test]
fn bans_and_picks_alternate_and_picked_factions_are_played() {
    let mut pools = rules(Preset::Swiss);
    pools.factions.mode = FactionMode::Pool { size: 2, steps: Step::for_pools() };
    let mut league = League::open(pools);
    (0..2).for_each(|_| league.enter_player());
    let pool = |factions: [&str; 2]| Command::DeclarePool(factions.map(str::to_owned).to_vec());
    // The draw of this season makes the second seed first.
    league.execute(player(super::league::e(2)), pool(["borgo", "moloch"]));
    league.execute(player(super::league::e(1)), pool(["hegemony", "moloch"]));
    league.begin(vec![vec![super::league::e(1), super::league::e(2)]]);
    league.publish();
    let (first, second) = (seat_requester(&league, Seat::First), seat_requester(&league, Seat::Second));
    let name = |faction: &str| Command::NameFaction { match_id: FIRST_MATCH, faction: Some(faction.to_owned()) };
    assert_eq!(league.expect_refusal(first, name("moloch")), Refusal::NotYourStep);
    let allowed = vec!["borgo".to_owned(), "moloch".to_owned()];
    assert_eq!(league.expect_refusal(second, name("hegemony")), Refusal::Factions(allowed));
    league.execute(second, name("borgo"));
    league.execute(first, name("hegemony"));
    // Only Moloch remains for the first player; an overdue step is made by lots.
    assert_eq!(
        league.expect_refusal(Requester::Program, Command::NameFaction { match_id: FIRST_MATCH, faction: None }),
        Refusal::NotDue
    );
    league.advance_time(1, 0);
    assert!(league.season().due_actions(league.now_ms).iter().any(|due| due.what == DueKind::Step(FIRST_MATCH)));
    assert_eq!(league.expect_refusal(Requester::Program, Command::Begin(FIRST_MATCH)), Refusal::FactionsOpen);
    league.execute(Requester::Program, Command::NameFaction { match_id: FIRST_MATCH, faction: None });
    // The second player's pool is used up, so the whitelist is allowed, except for banned or picked factions.
    assert_eq!(league.season().factions_to_name(league.find_match(1)), ["outpost"]);
    league.execute(second, name("outpost"));
    assert_eq!(league.find_match(1).factions, Some(["moloch".to_owned(), "outpost".to_owned()]));
}

#[test]
fn freely_chosen_factions_are_picked_before_the_match_begins() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    league.publish();
    let (first, second) = (seat_requester(&league, Seat::First), seat_requester(&league, Seat::Second));
    let name = |faction: &str| Command::NameFaction { match_id: FIRST_MATCH, faction: Some(faction.to_owned()) };
    league.execute(first, Command::Begin(FIRST_MATCH));
    league.execute(second, Command::Begin(FIRST_MATCH));
    league.execute(second, name("moloch"));
    assert!(
        matches!(league.expect_refusal(first, name("moloch")), Refusal::Factions(_)),
        "both do not play the same faction"
    );
    assert_eq!(league.find_match(1).begun_ms, None);
    league.execute(first, name("borgo"));
    assert_eq!(league.find_match(1).factions, Some(["borgo".to_owned(), "moloch".to_owned()]));
    assert_eq!(league.find_match(1).status(MatchKind::Single), MatchStatus::Running);
}

#[test]
fn factions_of_a_begun_match_cannot_be_voided() {
    let mut league = League::running(rules(Preset::Swiss), 4);
    league.publish();
    let (first, second) = (seat_requester(&league, Seat::First), seat_requester(&league, Seat::Second));
    let name = |faction: &str| Command::NameFaction { match_id: FIRST_MATCH, faction: Some(faction.to_owned()) };
    let void = |line| Command::Void { line, reason: REASON };
    league.execute(second, name("moloch"));
    league.execute(first, name("borgo"));
    let last = league.log.seq();
    league.execute(JUDGE, void(last));
    league.execute(first, name("hegemony"));
    let last = league.log.seq();
    league.execute(first, Command::Begin(FIRST_MATCH));
    league.execute(second, Command::Begin(FIRST_MATCH));
    assert!(matches!(league.expect_refusal(JUDGE, void(last)), Refusal::Entangled(_)));
    assert_eq!(league.find_match(1).factions, Some(["hegemony".to_owned(), "moloch".to_owned()]));
}

#[test]
fn starts_and_picks_can_be_voided_only_before_the_first_game_ends() {
    let mut three = rules(Preset::Swiss);
    three.matches.kind = MatchKind::BestOfThree;
    let mut league = League::running(three, 4);
    league.publish();
    let (first, second) = (seat_requester(&league, Seat::First), seat_requester(&league, Seat::Second));
    let name = |faction: &str| Command::NameFaction { match_id: FIRST_MATCH, faction: Some(faction.to_owned()) };
    let void = |line| Command::Void { line, reason: REASON };
    league.execute(first, Command::Begin(FIRST_MATCH));
    league.execute(second, Command::Begin(FIRST_MATCH));
    league.execute(second, name("moloch"));
    league.execute(first, name("borgo"));
    let begun = league.log.seq();
    league.execute(JUDGE, void(begun));
    league.execute(JUDGE, void(begun - 1));
    assert_eq!(league.find_match(1).factions, None);
    league.execute(first, name("hegemony"));
    let begun = league.log.seq();
    assert_eq!(league.find_match(1).status(MatchKind::BestOfThree), MatchStatus::Running, "both have pressed");
    league.end_game(1, 1, Some(Seat::First));
    league.execute(JUDGE, void(begun));
    let entangled = Refusal::Entangled(LogError::Match(FIRST_MATCH));
    assert_eq!(league.expect_refusal(JUDGE, void(begun - 1)), entangled);
    assert_eq!(league.find_match(1).factions, Some(["hegemony".to_owned(), "moloch".to_owned()]));
    // A voided game can be restored only with its factions.
    league.execute(JUDGE, void(begun + 1));
    let (taken_back, pick) = (league.log.seq(), begun - 1);
    league.execute(JUDGE, void(pick));
    assert_eq!(league.expect_refusal(JUDGE, void(taken_back)), entangled);
    league.execute(JUDGE, void(taken_back + 1));
    league.execute(JUDGE, void(taken_back));
    assert_eq!(league.find_match(1).games.len(), 1);
}

#[test]
fn once_mode_forbids_picking_a_faction_twice() {
    let mut draft = rules(Preset::Swiss);
    let picks: Vec<_> = Step::for_draft().into_iter().skip(2).collect();
    draft.factions.mode = FactionMode::Draft { steps: picks };
    draft.factions.once = true;
    let mut league = League::running(draft, 4);
    for round in 0..2 {
        league.publish();
        let open: Vec<_> = league.season().open_matches().map(|of| of.id).collect();
        for match_id in open {
            for _ in 0..2 {
                let found = &league.season().matches[&match_id];
                let step = league.season().next_step(found).unwrap();
                let in_turn = found.players[step.by.index()];
                let faction = league.season().factions_to_name(found)[0].clone();
                assert!(!league.season().used_factions(in_turn).contains(&faction), "round {round}");
                league.execute(player(in_turn), Command::NameFaction { match_id, faction: Some(faction) });
            }
            league.win_match(match_id.0, Seat::First);
        }
    }
}

#[test]
fn giving_up_loses_by_walkover() {
    let mut league = first_round(Preset::Swiss);
    let second = seat_requester(&league, Seat::Second);
    league.execute(second, Command::GiveUp(FIRST_MATCH));
    let outcome = league.find_match(1).outcome(MatchKind::Single);
    assert_eq!(outcome, Some(Outcome::Walkover { winner: Some(Seat::First) }));
}

fn league_with_offline_games() -> League {
    let mut allowed = rules(Preset::Swiss);
    allowed.matches.table_games = OfflineGames::Unrated;
    let mut league = League::running(allowed, 4);
    league.publish();
    league
}

#[test]
fn a_report_counts_once_the_opponent_confirms() {
    let mut league = league_with_offline_games();
    let (first, second) = (seat_requester(&league, Seat::First), seat_requester(&league, Seat::Second));
    let report = Command::Report(vec![game_over(1, 1, Some(Seat::First))]);
    league.execute(first, report.clone());
    assert!(league.find_match(1).is_open(MatchKind::Single));
    let confirm = Command::AnswerReport { match_id: FIRST_MATCH, right: true };
    assert_eq!(league.expect_refusal(first, confirm.clone()), Refusal::Not(RequiredRole::OpponentIn(FIRST_MATCH)));
    assert_eq!(league.expect_refusal(second, report), Refusal::ReportState);
    league.execute(second, confirm);
    assert_eq!(league.points(league.find_match(1).players[0]), win_points());
    assert!(league.find_match(1).reported);
}

#[test]
fn a_denied_report_goes_to_the_judges() {
    let mut league = league_with_offline_games();
    let (first, second) = (seat_requester(&league, Seat::First), seat_requester(&league, Seat::Second));
    league.execute(first, Command::Report(vec![game_over(1, 1, None)]));
    league.execute(second, Command::AnswerReport { match_id: FIRST_MATCH, right: false });
    assert_eq!(league.season().queue().first().map(|of| of.id), Some(FIRST_MATCH));
}

#[test]
fn unanswered_reports_go_to_the_judges_after_72_hours() {
    let mut league = league_with_offline_games();
    let first = seat_requester(&league, Seat::First);
    league.execute(first, Command::Report(vec![game_over(1, 1, None)]));
    let cause = sztab_league::event::Cause::Unconfirmed;
    let queue = Command::Queue { match_id: FIRST_MATCH, cause, facts: sztab_league::event::SessionFacts::default() };
    league.advance_time(2, 23);
    assert_eq!(league.expect_refusal(Requester::Program, queue.clone()), Refusal::NotDue);
    league.advance_time(0, 1);
    assert!(
        league
            .season()
            .due_actions(0)
            .iter()
            .any(|due| due.at_ms == league.now_ms && due.what == DueKind::Report(FIRST_MATCH))
    );
    league.execute(Requester::Program, queue);
    assert_eq!(league.find_match(1).status(MatchKind::Single), MatchStatus::Queued);
}

#[test]
fn a_report_gives_a_result_with_listed_factions_where_the_rules_allow_it() {
    let mut league = first_round(Preset::Swiss);
    let first = seat_requester(&league, Seat::First);
    let report = |game: u32| Command::Report(vec![game_over(1, game, None)]);
    assert_eq!(league.expect_refusal(first, report(1)), Refusal::NoTableGames);
    let mut league = league_with_offline_games();
    assert_eq!(league.expect_refusal(first, report(2)), Refusal::Report);
    let mut strange = game_over(1, 1, None);
    strange.factions[1] = "vegas".to_owned();
    let refusal = league.expect_refusal(first, Command::Report(vec![strange]));
    assert_eq!(refusal, Refusal::UnknownFactions(vec!["vegas".to_owned()]));
}

#[test]
fn a_game_that_ends_while_a_match_is_in_the_queue_closes_it() {
    let mut league = first_round(Preset::Swiss);
    league.advance_time(14, 0);
    league.pass_deadline(1, sztab_league::event::SessionFacts::default());
    league.win_match(1, Seat::First);
    assert_eq!(league.season().queue().len(), 0);
    assert!(league.log.events().iter().any(|event| matches!(event.kind, EventKind::Queued { .. })));
}

#[test]
fn ratings_count_only_played_matches() {
    let mut league = first_round(Preset::Swiss);
    league.win_match(1, Seat::First);
    let loser = player(league.find_match(2).players[1]);
    league.execute(loser, Command::GiveUp(MatchId(2)));
    let rated =
        |league: &League| league.season().rated_matches().iter().map(|rated| rated.match_id.0).collect::<Vec<_>>();
    assert_eq!(rated(&league), [1]);
    league.rule_on_match(1, Verdict::Draw { hq: [5, 5] });
    assert_eq!(rated(&league), [0_u32; 0]);
    let mut league = league_with_offline_games();
    let (first, second) = (seat_requester(&league, Seat::First), seat_requester(&league, Seat::Second));
    league.execute(first, Command::Report(vec![game_over(1, 1, None)]));
    league.execute(second, Command::AnswerReport { match_id: FIRST_MATCH, right: true });
    assert_eq!(rated(&league), [0_u32; 0]);
}
