//! Players whose time runs out. The rules do not say when that happens; its consequences are covered by the end of the
//! game (NH-11).

use super::table::{TestGame, X, Y};
use sztab_game::Sides;
use sztab_neuroshima::rules::{BattleCause, Event, Outcome, OutcomeReason, Phase, Stage};

const HQS: &str = "unit A1 X/hq\nunit E3 Y/hq";

fn battle_causes(events: &[Event]) -> Vec<BattleCause> {
    let cause = |event: &Event| if let Event::BattleBegan { cause, .. } = event { Some(*cause) } else { None };
    events.iter().filter_map(cause).collect()
}

#[test]
fn nh_11_1_after_a_timeout_the_opponent_has_a_last_turn() {
    for phase in ["draw\npile X plain plain\npile Y plain plain", "play\nhand X plain\npile Y plain plain"] {
        let mut table = TestGame::lay_out(&format!("turn X phase={phase}\nside X hq=5\n{HQS}"));
        let events = table.game.handle_timeout(X).unwrap();
        assert_eq!(events[0], Event::TimeRanOut { side: X });
        assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: X, left: Sides::NONE });
        assert_eq!((table.game.side_to_act(), table.game.state().phase), (Some(Y), Phase::Draw));
        table.play("Y draw\nY end");
        assert_eq!(table.battles().last(), Some(&(BattleCause::Final, X)));
        assert!(table.game.outcome().is_some());
    }
}

#[test]
fn nh_11_1_three_tiles_in_hand_are_no_reason_to_wait() {
    let mut table = TestGame::lay_out(&format!("turn X phase=discard\nhand X plain plain wall\npile Y plain\n{HQS}"));
    table.game.handle_timeout(X).unwrap();
    assert_eq!((table.game.side_to_act(), table.game.seat(X).hand.len()), (Some(Y), 3));
}

#[test]
fn nh_11_1_a_timeout_in_the_opponents_turn_makes_that_turn_the_last() {
    let mut table = TestGame::lay_out(&format!(
        "turn Y\nhand Y push_back plain\npile X plain\npile Y plain\n{HQS}\nside X hq=5\nunit C3 Y/plain\nunit C2 X/plain"
    ));
    table.act("Y push C3 C2");
    assert_eq!(table.game.side_to_act(), Some(X), "two hexes to be pushed to");
    table.game.handle_timeout(X).unwrap();
    assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: X, left: Sides::NONE });
    assert_eq!((table.game.side_to_act(), table.game.decision()), (Some(Y), None), "the first option was taken");
    table.act("Y end");
    assert!(table.game.outcome().is_some());
}

#[test]
fn nh_2_3_a_timeout_before_placing_an_hq_loses() {
    let mut table = TestGame::lay_out("turn X phase=headquarters");
    let events = table.game.handle_timeout(X).unwrap();
    let outcome = Outcome { winners: Y.into(), reason: OutcomeReason::Time };
    assert_eq!(events, [Event::GameOver { outcome }]);
}

#[test]
fn nh_11_6_a_tie_after_a_timeout_gives_the_extra_turn_to_the_other_player() {
    let mut table = TestGame::lay_out(&format!("turn X phase=draw\npile X plain plain\npile Y plain plain\n{HQS}"));
    table.game.handle_timeout(X).unwrap();
    table.play("Y draw\nY end");
    assert_eq!(table.game.side_to_act(), Some(X), "equal after the Final Battle");
    let events = table.game.handle_timeout(X).unwrap();
    assert_eq!((table.game.side_to_act(), battle_causes(&events)), (Some(Y), vec![]));
    table.act("Y end");
    assert_eq!(table.game.outcome(), Some(Outcome { winners: Sides::first(2), reason: OutcomeReason::OvertimeBattle }));
}

#[test]
fn nh_11_11_a_player_whose_clock_is_stopped_cannot_run_out_of_time() {
    let mut table = TestGame::lay_out(&format!("turn X\npile X plain\npile Y plain\n{HQS}"));
    let before = table.game.fingerprint();
    assert!(table.game.handle_timeout(Y).is_err());
    assert_eq!(table.game.fingerprint(), before);
    let events = table.game.lose_on_time(X).unwrap();
    let outcome = Outcome { winners: Y.into(), reason: OutcomeReason::Time };
    assert_eq!(events, [Event::GameOver { outcome }]);
    assert!(table.game.handle_timeout(X).is_err() && table.game.lose_on_time(X).is_err());
}
