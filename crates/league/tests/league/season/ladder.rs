//! Challenges on a ladder.

use sztab_league::decide::{Asker, Command, MayDo, Refusal};
use sztab_league::ids::{ChallengeId, Seat};
use sztab_league::rules::Preset;
use sztab_league::season::{ChallengeState, DueKind};

use super::league::{FIRST_DIVISION, GUEST, League, ORGANISER, e, player, rules};

const CHALLENGE: ChallengeId = ChallengeId(1);

fn ladder() -> League {
    League::running(rules(Preset::Ladder), 4)
}

fn plays(league: &mut League, challenge: u32) {
    league.does(player(e(1)), Command::Challenge { to: e(2) });
    let accept = Command::AnswerChallenge { challenge: ChallengeId(challenge), accept: true };
    league.does(player(e(2)), accept);
    league.wins(challenge, Seat::First);
}

#[test]
fn a_challenge_becomes_a_match_when_the_opponent_accepts() {
    let mut league = ladder();
    league.does(player(e(1)), Command::Challenge { to: e(2) });
    assert_eq!(league.refusal(player(e(2)), Command::Challenge { to: e(1) }), Refusal::Challenge);
    let accept = Command::AnswerChallenge { challenge: CHALLENGE, accept: true };
    assert_eq!(league.refusal(player(e(3)), accept.clone()), Refusal::Not(MayDo::Entrant(e(2))));
    league.does(player(e(2)), accept);
    assert_eq!(league.of(1).players, [e(2), e(1)]);
    assert_eq!(league.refusal(player(e(1)), Command::Challenge { to: e(2) }), Refusal::Challenge);
}

#[test]
fn two_players_meet_twice_in_14_days_at_most() {
    let mut league = ladder();
    plays(&mut league, 1);
    league.later(1, 0);
    plays(&mut league, 2);
    assert_eq!(league.refusal(player(e(1)), Command::Challenge { to: e(2) }), Refusal::Challenge);
    league.later(13, 0);
    plays(&mut league, 3);
}

#[test]
fn a_challenge_lapses_after_72_hours() {
    let mut league = ladder();
    league.does(player(e(1)), Command::Challenge { to: e(2) });
    assert_eq!(league.refusal(Asker::Program, Command::LapseChallenge(CHALLENGE)), Refusal::NotDue);
    league.later(3, 0);
    assert!(league.season().due(0).iter().any(|due| due.what == DueKind::Challenge(CHALLENGE)));
    league.does(Asker::Program, Command::LapseChallenge(CHALLENGE));
    assert_eq!(league.season().challenges[&CHALLENGE].state, ChallengeState::Lapsed);
    let late = Command::AnswerChallenge { challenge: CHALLENGE, accept: true };
    assert_eq!(league.refusal(player(e(2)), late), Refusal::NoChallenge);
}

#[test]
fn new_players_join_a_ladder_at_any_time_and_the_end_ranks_all() {
    let mut league = ladder();
    let enter = league.enter();
    league.does(GUEST, enter);
    assert_eq!(league.season().division(FIRST_DIVISION).unwrap().places.len(), 5);
    plays(&mut league, 1);
    league.does(ORGANISER, Command::End);
    assert_eq!(league.season().order[0][0], e(2));
    assert_eq!(league.season().order[0].len(), 5);
}

#[test]
fn a_challenge_lapses_at_once_when_one_of_the_two_is_gone() {
    let mut league = ladder();
    league.does(player(e(1)), Command::Challenge { to: e(2) });
    league.does(player(e(2)), Command::Erase(e(2)));
    assert_eq!(league.season().challenges[&CHALLENGE].state, ChallengeState::Lapsed);
    league.does(player(e(1)), Command::Challenge { to: e(3) });
    league.does(player(e(1)), Command::Leave { give_up: false });
    assert_eq!(league.season().challenges[&ChallengeId(2)].state, ChallengeState::Lapsed);
}
