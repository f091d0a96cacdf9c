//! Brackets: advancement, and the effects of a correction.

use sztab_league::decide::{Command, Refusal};
use sztab_league::event::{Cause, EventKind, Scope, Verdict};
use sztab_league::ids::{MatchId, Seat, TextId};
use sztab_league::rules::{FactionMode, MatchKind, Preset};

use super::league::{FIRST_DIVISION, JUDGE, League, ORGANISER, REASON, e, game_over, player, rules};

/// A cup of four with its semifinals published: 1-4 and 2-3.
fn cup() -> League {
    let mut rules = rules(Preset::Cup);
    rules.factions.mode = FactionMode::Random;
    let mut league = League::running(rules, 4);
    league.publish();
    league
}

fn ruling_command(of: u32, winner: Seat) -> Command {
    let verdict = Verdict::Win { winner, hq: [5, 5] };
    Command::Rule { match_id: MatchId(of), verdict, scope: Scope::Whole, reason: REASON }
}

#[test]
fn top_seeds_have_byes_and_the_winners_meet() {
    let mut league = League::running(rules(Preset::Cup), 6);
    let pairs = |league: &League| -> Vec<_> {
        league.season().open_matches().map(|of| of.players.map(|player| player.0)).collect()
    };
    league.publish();
    assert_eq!(pairs(&league), [[4, 5], [3, 6]].map(|pair| pair));
    league.first_players_win();
    league.publish();
    assert_eq!(pairs(&league), [[1, 4], [2, 3]]);
    league.first_players_win();
    league.publish();
    assert_eq!(pairs(&league), [[1, 2]]);
    league.first_players_win();
    assert_eq!(league.preview_of(FIRST_DIVISION), Err(Refusal::NoMoreRounds));
    league.execute(ORGANISER, Command::End);
    assert_eq!(league.season().order[0][..2], [e(1), e(2)]);
}

#[test]
fn corrections_give_unstarted_matches_their_right_players() {
    let mut league = cup();
    league.first_players_win();
    league.publish();
    assert_eq!(league.find_match(3).players, [e(1), e(2)]);
    league.execute(JUDGE, ruling_command(1, Seat::Second));
    assert_eq!(league.find_match(3).players, [e(2), e(4)], "the better seed is first");
}

#[test]
fn corrections_ask_a_judge_to_keep_or_void_a_begun_match() {
    let mut league = cup();
    league.first_players_win();
    league.publish();
    league.execute(player(e(1)), Command::Begin(MatchId(3)));
    league.execute(player(e(2)), Command::Begin(MatchId(3)));
    league.execute(JUDGE, ruling_command(1, Seat::Second));
    assert_eq!(league.find_match(3).players, [e(1), e(2)]);
    let asked = league.find_match(3).queued.as_ref().map(|queued| queued.cause);
    assert_eq!(asked, Some(Cause::WrongPlayers));
    // Kept: the judge is not asked again.
    league.execute(JUDGE, Command::Judge { match_id: MatchId(3), text: TextId(1) });
    assert_eq!(league.season().queue().len(), 0);
    league.execute(JUDGE, ruling_command(2, Seat::First));
    assert_eq!(league.season().queue().len(), 0);
}

#[test]
fn corrections_question_finished_matches_too() {
    let mut league = cup();
    league.first_players_win();
    league.publish();
    league.win_match(3, Seat::First);
    let line = league
        .log
        .events()
        .iter()
        .find(|event| matches!(&event.kind, EventKind::GameOver(over) if over.match_id == MatchId(1)));
    let line = line.unwrap().seq;
    league.execute(JUDGE, Command::Void { line, reason: REASON });
    assert_eq!(league.season().queue().first().map(|of| of.id), Some(MatchId(3)));
}

#[test]
fn level_bracket_matches_go_by_hq_balance_then_games_then_better_seed() {
    let mut mirrored = rules(Preset::Cup);
    mirrored.matches.kind = MatchKind::Mirrored { shuffle: sztab_league::rules::Shuffle::Equal };
    let mut league = League::running(mirrored, 4);
    league.publish();
    let kind = league.season().match_kind();
    // 9:4 and 3:8: level, and level by HQ points too.
    league.end_game(1, 1, Some(Seat::First));
    league.end_game(1, 2, Some(Seat::Second));
    assert_eq!(league.find_match(1).open_games(kind), [3]);
    league.end_game(1, 3, None);
    assert_eq!(league.find_match(1).open_games(kind), [4]);
    league.end_game(1, 4, None);
    assert_eq!(league.find_match(1).outcome(kind).and_then(|outcome| outcome.winner()), Some(Seat::First));
    // HQ balance decides immediately.
    league.end_game(2, 1, Some(Seat::First));
    let mut second = game_over(2, 2, Some(Seat::Second));
    second.hq = [0, 20];
    league.execute(sztab_league::decide::Requester::Program, Command::EndGame(second));
    assert_eq!(league.find_match(2).outcome(kind).and_then(|outcome| outcome.winner()), Some(Seat::Second));
}

#[test]
fn first_win_among_added_games_decides_a_level_match() {
    let mut league = cup();
    let kind = league.season().match_kind();
    league.end_game(1, 1, None);
    league.end_game(1, 2, Some(Seat::Second));
    assert!(!league.find_match(1).is_open(kind));
    assert_eq!(league.find_match(1).outcome(kind).and_then(|outcome| outcome.winner()), Some(Seat::Second));
    league.end_game(2, 1, None);
    league.end_game(2, 2, None);
    league.end_game(2, 3, Some(Seat::Second));
    assert_eq!(league.find_match(2).outcome(kind).and_then(|outcome| outcome.winner()), Some(Seat::Second));
}

#[test]
fn bracket_matches_must_have_a_winner() {
    let mut league = cup();
    let both = Command::Rule { match_id: MatchId(1), verdict: Verdict::BothLose, scope: Scope::Rest, reason: REASON };
    assert_eq!(league.expect_refusal(JUDGE, both), Refusal::NeedsWinner);
}

#[test]
fn the_next_opponent_of_a_player_who_left_wins_by_walkover() {
    let mut league = cup();
    league.first_players_win();
    league.execute(player(e(2)), Command::Leave { give_up: true });
    league.publish();
    assert!(!league.find_match(3).is_open(MatchKind::Single));
    let winner = league.find_match(3).outcome(MatchKind::Single).and_then(|outcome| outcome.winner());
    assert_eq!(winner.map(|seat| league.find_match(3).players[seat.index()]), Some(e(1)));
}

#[test]
fn a_correction_that_brings_back_a_player_who_has_left_is_a_walkover() {
    let mut league = cup();
    league.first_players_win();
    league.publish();
    league.execute(player(e(4)), Command::Leave { give_up: true });
    league.execute(JUDGE, ruling_command(1, Seat::Second));
    assert_eq!(league.find_match(3).players, [e(2), e(4)]);
    let winner = league.find_match(3).outcome(MatchKind::Single).and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(Seat::First), "nobody waits for a player who has left");
}
