//! Players who leave a game of several: the others continue, or the leaver's team loses.

use super::multiplayer::{FOUR, FOUR_HQS, NO_PILES, THREE, THREE_HQS, deal_game, eliminated_sides, expect_outcome};
use super::table::{Table, W, X, Y, Z, sides};
use sztab_neuroshima::rules::{BattleCause, Event, OutcomeReason, Phase, Side, Stage};

/// Makes a side resign, and adds the events to the table's.
fn resign(table: &mut Table, side: Side) {
    let events = table.game.resign(side).unwrap();
    table.events.extend(events);
}

const STAY_AND_REMOVE: [&str; 2] = ["", " leaving=remove"];

#[test]
fn nh_12_4_who_leaves_takes_no_turn_and_cannot_win() {
    for (leaving, left_on) in [("", "Y/wall"), (" leaving=remove", "-")] {
        let mut table =
            Table::lay_with(&format!("{THREE}{leaving}"), &format!("turn X\n{NO_PILES}\n{THREE_HQS}\nunit C3 Y/wall"));
        resign(&mut table, Y);
        assert_eq!(table.events[0], Event::Left { side: Y, reason: OutcomeReason::Resignation });
        assert_eq!((table.game.to_act(), table.at("C3").as_str()), (Some(X), left_on));
        assert_eq!((table.game.playing_sides(), table.game.contenders()), (sides("XZ"), sides("XZ")));
        assert!(table.game.resign(Y).is_err());
        table.act("X end");
        assert_eq!(table.game.to_act(), Some(Z));
    }
}

#[test]
fn tiles_that_stay_fight_and_their_hq_can_fall() {
    let mut table = Table::lay_with(THREE, &format!("{THREE_HQS}\nside Y hq=1\nunit E2 X/blade1\nunit A2 Y/blade2"));
    resign(&mut table, Y);
    table.fight("Z");
    assert_eq!((table.hp(X), table.at("E1").as_str()), (19, "-"));
    assert_eq!((eliminated_sides(&table).as_str(), table.game.outcome()), ("Y", None));
}

#[test]
fn the_last_one_who_is_left_wins() {
    let mut table = Table::lay_with(THREE, &format!("turn X\n{THREE_HQS}"));
    resign(&mut table, Z);
    table.game.lose_on_time(X).unwrap();
    expect_outcome(&table, "Y", OutcomeReason::Time);
}

#[test]
fn a_member_that_leaves_loses_for_the_team() {
    for (terms, side, winners) in
        [("mode=teams", W, "XZ"), ("mode=teams", X, "YW"), ("mode=one-vs-team", Z, "X"), ("mode=one-vs-team", X, "YZ")]
    {
        let mut table = Table::lay_with(terms, "turn Y\nunit A1 X/hq\nunit E1 Y/hq\nunit C5 Z/hq");
        resign(&mut table, side);
        expect_outcome(&table, winners, OutcomeReason::Resignation);
    }
}

#[test]
fn who_leaves_before_placing_an_hq_is_passed_over() {
    for leaving in STAY_AND_REMOVE {
        for first in [X, Y, Z] {
            let mut game = deal_game(&format!("{FOUR}{leaving}"));
            game.resign(first).unwrap();
            let mut placed = String::new();
            while game.state().phase == Phase::Headquarters {
                let side = game.to_act().unwrap();
                placed.push(side.letter());
                let action = game.legal_actions()[0];
                game.apply(side, action).unwrap();
            }
            assert_eq!(placed, "XYZW".replace(first.letter(), ""));
            assert_eq!(game.to_act(), sides(&placed).iter().next());
        }
    }
}

#[test]
fn who_leaves_in_the_own_turn_ends_it_in_every_phase() {
    for leaving in STAY_AND_REMOVE {
        for turn in ["phase=draw", "phase=discard\nhand X plain wall tower", "phase=play\nhand X plain"] {
            let start = format!("turn X {turn}\n{THREE_HQS}\nunit C3 X/wall");
            let mut table = Table::lay_with(&format!("{THREE}{leaving}"), &start);
            resign(&mut table, X);
            assert_eq!((table.game.to_act(), table.game.state().phase), (Some(Y), Phase::Draw));
            assert_eq!(table.at("C3"), if leaving.is_empty() { "X/wall" } else { "-" });
        }
    }
}

#[test]
fn decisions_of_those_who_left_get_the_first_answer() {
    for leaving in STAY_AND_REMOVE {
        let start = format!("turn X\nhand X push_back\n{THREE_HQS}\nunit C4 X/plain\nunit C3 Y/plain");
        let mut table = Table::lay_with(&format!("{THREE}{leaving}"), &start);
        table.act("X push C4 C3");
        let first = table.options()[0].replace("push-to ", "");
        resign(&mut table, Y);
        assert_eq!((table.decider(), table.game.to_act()), ('-', Some(X)));
        assert_eq!(table.at(&first), if leaving.is_empty() { "Y/plain" } else { "-" });
        // The pushing side leaves while the pushed side decides.
        let mut table = Table::lay_with(&format!("{THREE}{leaving}"), &start);
        table.act("X push C4 C3");
        resign(&mut table, X);
        table.answer("Y push-to C2");
        assert_eq!((table.at("C2").as_str(), table.game.to_act()), ("Y/plain", Some(Y)));
        assert_eq!(table.at("C4"), if leaving.is_empty() { "X/plain" } else { "-" });
    }
}

#[test]
fn a_battle_goes_on_to_its_end_with_the_tiles_of_who_left() {
    for leaving in STAY_AND_REMOVE {
        let start = format!("{THREE_HQS}\nunit B3 Y/clown\nunit D3 Z/clown\nunit A2 Y/blade1");
        let mut table = Table::lay_with(&format!("{THREE}{leaving}"), &start);
        table.fight("X");
        table.answer("X first Y");
        resign(&mut table, Y);
        assert_eq!(table.decider(), 'Z', "Y attacks without being asked");
        table.answer("Z keep");
        assert_eq!((table.hp(X), table.game.to_act()), (19, Some(Z)));
        assert_eq!(table.at("B3"), if leaving.is_empty() { "Y/clown" } else { "-" });
    }
}

#[test]
fn the_end_sequence_goes_on_without_those_who_left() {
    let start = format!("turn Y\nlast X left=ZW\npile X\npile Y\npile Z\npile W\n{FOUR_HQS}\nside W hq=19");
    let mut table = Table::lay_with(FOUR, &start);
    resign(&mut table, X);
    resign(&mut table, Z);
    table.play("Y end\nW end");
    // X, who drew the last tile, has left; Y is next in turn order and starts the Final Battle.
    assert_eq!(table.battles(), [(BattleCause::Final, Y)]);
    expect_outcome(&table, "Y", OutcomeReason::FinalBattle);
}

#[test]
fn who_is_tied_and_leaves_in_the_extra_turns_leaves_them_to_the_other() {
    let mut table = Table::lay_with(THREE, &format!("turn Y\nextra X left=Z\nbehind X\n{NO_PILES}\n{THREE_HQS}"));
    resign(&mut table, Y);
    expect_outcome(&table, "Z", OutcomeReason::Resignation);
}

#[test]
fn who_is_out_of_contention_can_still_leave_and_is_then_waited_for_no_more() {
    let mut table =
        Table::lay_with(THREE, &format!("turn Z\nextra X left=\nbehind X\n{NO_PILES}\n{THREE_HQS}\nunit C3 X/clown"));
    table.act("Z end");
    assert_eq!(table.decider(), 'X');
    table.events.extend(table.game.clone().lose_on_time(X).unwrap());
    table.game.lose_on_time(X).unwrap();
    expect_outcome(&table, "YZ", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_11_1_whose_time_runs_out_at_one_sitting_may_still_win() {
    let mut table = Table::lay_with(THREE, &format!("turn X\n{NO_PILES}\n{THREE_HQS}\nside Y hq=9\nside Z hq=9"));
    let events = table.game.run_out(X).unwrap();
    assert_eq!(events[0], Event::TimeRanOut { side: X });
    assert_eq!((table.game.to_act(), table.game.contenders()), (Some(Y), sides("XYZ")));
    assert_eq!(table.game.state().stage, Stage::Normal);
    // Once only Z has time left, Z takes the last turn.
    table.game.run_out(Y).unwrap();
    assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: Y, left: sides("") });
    table.act("Z end");
    expect_outcome(&table, "X", OutcomeReason::FinalBattle);
}

#[test]
fn nh_11_1_a_team_goes_on_with_the_member_who_has_time() {
    let mut table =
        Table::lay_with("mode=teams", &format!("turn X\npile X\npile Y\npile Z\npile W\n{FOUR_HQS}\nside W hq=3"));
    table.game.run_out(X).unwrap();
    table.act("Y end");
    table.game.run_out(Z).unwrap();
    assert_eq!((table.game.to_act(), table.game.turns_left()), (Some(W), vec![Y]));
    table.play("W end\nY end");
    expect_outcome(&table, "XZ", OutcomeReason::FinalBattle);
}
