//! Challenges on a ladder.

use sztab_league::decide::{Command, Refusal, Requester, RequiredRole};
use sztab_league::ids::{ChallengeId, Seat};
use sztab_league::rules::Preset;
use sztab_league::season::{ChallengeState, DueKind};

use super::league::{FIRST_DIVISION, GUEST, League, ORGANISER, e, player, rules};

const CHALLENGE: ChallengeId = ChallengeId(1);

fn ladder() -> League {
    League::running(rules(Preset::Ladder), 4)
}

fn play_challenge(league: &mut League, challenge: u32) {
    league.execute(player(e(1)), Command::Challenge { to: e(2) });
    let accept = Command::AnswerChallenge { challenge: ChallengeId(challenge), accept: true };
    league.execute(player(e(2)), accept);
    league.win_match(challenge, Seat::First);
}

#[test]
fn a_challenge_becomes_a_match_when_the_opponent_accepts() {
    let mut league = ladder();
    league.execute(player(e(1)), Command::Challenge { to: e(2) });
    assert_eq!(league.expect_refusal(player(e(2)), Command::Challenge { to: e(1) }), Refusal::Challenge);
    let accept = Command::AnswerChallenge { challenge: CHALLENGE, accept: true };
    assert_eq!(league.expect_refusal(player(e(3)), accept.clone()), Refusal::Not(RequiredRole::Entrant(e(2))));
    league.execute(player(e(2)), accept);
    assert_eq!(league.find_match(1).players, [e(2), e(1)]);
    assert_eq!(league.expect_refusal(player(e(1)), Command::Challenge { to: e(2) }), Refusal::Challenge);
}

#[test]
fn two_players_meet_twice_in_14_days_at_most() {
    let mut league = ladder();
    play_challenge(&mut league, 1);
    league.advance_time(1, 0);
    play_challenge(&mut league, 2);
    assert_eq!(league.expect_refusal(player(e(1)), Command::Challenge { to: e(2) }), Refusal::Challenge);
    league.advance_time(13, 0);
    play_challenge(&mut league, 3);
}

#[test]
fn a_challenge_lapses_after_72_hours() {
    let mut league = ladder();
    league.execute(player(e(1)), Command::Challenge { to: e(2) });
    assert_eq!(league.expect_refusal(Requester::Program, Command::LapseChallenge(CHALLENGE)), Refusal::NotDue);
    league.advance_time(3, 0);
    assert!(league.season().due_actions(0).iter().any(|due| due.what == DueKind::Challenge(CHALLENGE)));
    league.execute(Requester::Program, Command::LapseChallenge(CHALLENGE));
    assert_eq!(league.season().challenges[&CHALLENGE].state, ChallengeState::Lapsed);
    let late = Command::AnswerChallenge { challenge: CHALLENGE, accept: true };
    assert_eq!(league.expect_refusal(player(e(2)), late), Refusal::NoChallenge);
}

#[test]
fn new_players_join_a_ladder_at_any_time_and_the_end_ranks_all() {
    let mut league = ladder();
    let enter = league.enter_command();
    league.execute(GUEST, enter);
    assert_eq!(league.season().division(FIRST_DIVISION).unwrap().places.len(), 5);
    play_challenge(&mut league, 1);
    league.execute(ORGANISER, Command::End);
    assert_eq!(league.season().order[0][0], e(2));
    assert_eq!(league.season().order[0].len(), 5);
}

#[test]
fn challenges_lapse_at_once_when_a_player_leaves() {
    let mut league = ladder();
    league.execute(player(e(1)), Command::Challenge { to: e(2) });
    league.execute(player(e(2)), Command::Erase(e(2)));
    assert_eq!(league.season().challenges[&CHALLENGE].state, ChallengeState::Lapsed);
    league.execute(player(e(1)), Command::Challenge { to: e(3) });
    league.execute(player(e(1)), Command::Leave { give_up: false });
    assert_eq!(league.season().challenges[&ChallengeId(2)].state, ChallengeState::Lapsed);
}
