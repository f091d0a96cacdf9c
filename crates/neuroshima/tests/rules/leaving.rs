//! Players who leave a game of several: the others continue, or the leaver's team loses.

use super::multiplayer::{
    EMPTY_PILES, FOUR_HQS, FOUR_PLAYERS, THREE_HQS, THREE_PLAYERS, deal_game, eliminated_sides, expect_outcome,
};
use super::table::{TestGame, W, X, Y, Z, sides};
use sztab_neuroshima::rules::{BattleCause, Event, OutcomeReason, Phase, Side, Stage};

/// Makes a side resign, and adds the events to the table's.
fn resign(table: &mut TestGame, side: Side) {
    let events = table.game.resign(side).unwrap();
    table.events.extend(events);
}

const DEPARTURE_TERMS: [&str; 2] = ["", " leaving=remove"];

#[test]
fn nh_12_4_a_departed_player_takes_no_turn_and_cannot_win() {
    for (leaving, left_on) in [("", "Y/wall"), (" leaving=remove", "-")] {
        let mut table = TestGame::lay_out_with_terms(
            &format!("{THREE_PLAYERS}{leaving}"),
            &format!("turn X\n{EMPTY_PILES}\n{THREE_HQS}\nunit C3 Y/wall"),
        );
        resign(&mut table, Y);
        assert_eq!(table.events[0], Event::Left { side: Y, reason: OutcomeReason::Resignation });
        assert_eq!((table.game.side_to_act(), table.unit_text_at("C3").as_str()), (Some(X), left_on));
        assert_eq!((table.game.playing_sides(), table.game.contenders()), (sides("XZ"), sides("XZ")));
        assert!(table.game.resign(Y).is_err());
        table.act("X end");
        assert_eq!(table.game.side_to_act(), Some(Z));
    }
}

#[test]
fn tiles_that_stay_fight_and_their_hq_can_fall() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!("{THREE_HQS}\nside Y hq=1\nunit E2 X/blade1\nunit A2 Y/blade2"),
    );
    resign(&mut table, Y);
    table.fight("Z");
    assert_eq!((table.hq_points(X), table.unit_text_at("E1").as_str()), (19, "-"));
    assert_eq!((eliminated_sides(&table).as_str(), table.game.outcome()), ("Y", None));
}

#[test]
fn the_last_remaining_player_wins() {
    let mut table = TestGame::lay_out_with_terms(THREE_PLAYERS, &format!("turn X\n{THREE_HQS}"));
    resign(&mut table, Z);
    table.game.lose_on_time(X).unwrap();
    expect_outcome(&table, "Y", OutcomeReason::Time);
}

#[test]
fn a_departing_member_loses_for_the_team() {
    for (terms, side, winners) in
        [("mode=teams", W, "XZ"), ("mode=teams", X, "YW"), ("mode=one-vs-team", Z, "X"), ("mode=one-vs-team", X, "YZ")]
    {
        let mut table = TestGame::lay_out_with_terms(terms, "turn Y\nunit A1 X/hq\nunit E1 Y/hq\nunit C5 Z/hq");
        resign(&mut table, side);
        expect_outcome(&table, winners, OutcomeReason::Resignation);
    }
}

#[test]
fn players_departed_before_placing_an_hq_are_skipped() {
    for leaving in DEPARTURE_TERMS {
        for first in [X, Y, Z] {
            let mut game = deal_game(&format!("{FOUR_PLAYERS}{leaving}"));
            game.resign(first).unwrap();
            let mut placed = String::new();
            while game.state().phase == Phase::Headquarters {
                let side = game.side_to_act().unwrap();
                placed.push(side.letter());
                let action = game.legal_actions()[0];
                game.apply(side, action).unwrap();
            }
            assert_eq!(placed, "XYZW".replace(first.letter(), ""));
            assert_eq!(game.side_to_act(), sides(&placed).iter().next());
        }
    }
}

#[test]
fn leaving_in_ones_own_turn_ends_it_in_every_phase() {
    for leaving in DEPARTURE_TERMS {
        for turn in ["phase=draw", "phase=discard\nhand X plain wall tower", "phase=play\nhand X plain"] {
            let start = format!("turn X {turn}\n{THREE_HQS}\nunit C3 X/wall");
            let mut table = TestGame::lay_out_with_terms(&format!("{THREE_PLAYERS}{leaving}"), &start);
            resign(&mut table, X);
            assert_eq!((table.game.side_to_act(), table.game.state().phase), (Some(Y), Phase::Draw));
            assert_eq!(table.unit_text_at("C3"), if leaving.is_empty() { "X/wall" } else { "-" });
        }
    }
}

#[test]
fn decisions_of_departed_players_get_the_first_answer() {
    for leaving in DEPARTURE_TERMS {
        let start = format!("turn X\nhand X push_back\n{THREE_HQS}\nunit C4 X/plain\nunit C3 Y/plain");
        let mut table = TestGame::lay_out_with_terms(&format!("{THREE_PLAYERS}{leaving}"), &start);
        table.act("X push C4 C3");
        let first = table.options()[0].replace("push-to ", "");
        resign(&mut table, Y);
        assert_eq!((table.decider(), table.game.side_to_act()), ('-', Some(X)));
        assert_eq!(table.unit_text_at(&first), if leaving.is_empty() { "Y/plain" } else { "-" });
        // The pushing side leaves while the pushed side decides.
        let mut table = TestGame::lay_out_with_terms(&format!("{THREE_PLAYERS}{leaving}"), &start);
        table.act("X push C4 C3");
        resign(&mut table, X);
        table.answer("Y push-to C2");
        assert_eq!((table.unit_text_at("C2").as_str(), table.game.side_to_act()), ("Y/plain", Some(Y)));
        assert_eq!(table.unit_text_at("C4"), if leaving.is_empty() { "X/plain" } else { "-" });
    }
}

#[test]
fn a_battle_continues_with_the_tiles_of_a_departed_player() {
    for leaving in DEPARTURE_TERMS {
        let start = format!("{THREE_HQS}\nunit B3 Y/clown\nunit D3 Z/clown\nunit A2 Y/blade1");
        let mut table = TestGame::lay_out_with_terms(&format!("{THREE_PLAYERS}{leaving}"), &start);
        table.fight("X");
        table.answer("X first Y");
        resign(&mut table, Y);
        assert_eq!(table.decider(), 'Z', "Y attacks without being asked");
        table.answer("Z keep");
        assert_eq!((table.hq_points(X), table.game.side_to_act()), (19, Some(Z)));
        assert_eq!(table.unit_text_at("B3"), if leaving.is_empty() { "Y/clown" } else { "-" });
    }
}

#[test]
fn the_end_sequence_continues_without_departed_players() {
    let start = format!("turn Y\nlast X left=ZW\npile X\npile Y\npile Z\npile W\n{FOUR_HQS}\nside W hq=19");
    let mut table = TestGame::lay_out_with_terms(FOUR_PLAYERS, &start);
    resign(&mut table, X);
    resign(&mut table, Z);
    table.play("Y end\nW end");
    // X, who drew the last tile, has left; Y is next in turn order and starts the Final Battle.
    assert_eq!(table.battles(), [(BattleCause::Final, Y)]);
    expect_outcome(&table, "Y", OutcomeReason::FinalBattle);
}

#[test]
fn a_tied_player_leaving_in_extra_turns_leaves_them_to_the_other() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!("turn Y\nextra X left=Z\nbehind X\n{EMPTY_PILES}\n{THREE_HQS}"),
    );
    resign(&mut table, Y);
    expect_outcome(&table, "Z", OutcomeReason::Resignation);
}

#[test]
fn players_out_of_contention_can_leave_and_are_no_longer_awaited() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!("turn Z\nextra X left=\nbehind X\n{EMPTY_PILES}\n{THREE_HQS}\nunit C3 X/clown"),
    );
    table.act("Z end");
    assert_eq!(table.decider(), 'X');
    table.events.extend(table.game.clone().lose_on_time(X).unwrap());
    table.game.lose_on_time(X).unwrap();
    expect_outcome(&table, "YZ", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_11_1_a_player_out_of_time_at_one_sitting_may_still_win() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!("turn X\n{EMPTY_PILES}\n{THREE_HQS}\nside Y hq=9\nside Z hq=9"),
    );
    let events = table.game.handle_timeout(X).unwrap();
    assert_eq!(events[0], Event::TimeRanOut { side: X });
    assert_eq!((table.game.side_to_act(), table.game.contenders()), (Some(Y), sides("XYZ")));
    assert_eq!(table.game.state().stage, Stage::Normal);
    // Once only Z has time left, Z takes the last turn.
    table.game.handle_timeout(Y).unwrap();
    assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: Y, left: sides("") });
    table.act("Z end");
    expect_outcome(&table, "X", OutcomeReason::FinalBattle);
}

#[test]
fn nh_11_1_a_team_continues_with_the_member_who_has_time() {
    let mut table = TestGame::lay_out_with_terms(
        "mode=teams",
        &format!("turn X\npile X\npile Y\npile Z\npile W\n{FOUR_HQS}\nside W hq=3"),
    );
    table.game.handle_timeout(X).unwrap();
    table.act("Y end");
    table.game.handle_timeout(Z).unwrap();
    assert_eq!((table.game.side_to_act(), table.game.remaining_turns()), (Some(W), vec![Y]));
    table.play("W end\nY end");
    expect_outcome(&table, "XZ", OutcomeReason::FinalBattle);
}
