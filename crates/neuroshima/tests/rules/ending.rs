//! The end of the game (NH-11).

use super::cases::expect_all;
use super::table::{TestGame, X, Y};
use sztab_game::Sides;
use sztab_neuroshima::rules::{BattleCause, Event, Outcome, OutcomeReason, Phase, Side, Stage};

const HQS: &str = "unit A1 X/hq\nunit E3 Y/hq";

#[track_caller]
fn expect_outcome(table: &TestGame, winner: Option<Side>, reason: OutcomeReason) {
    assert_eq!(table.game.outcome(), Some(Outcome { winners: winner.map_or(Sides::first(2), Sides::from), reason }));
}

fn turn_sequence(table: &TestGame) -> String {
    table
        .events
        .iter()
        .filter_map(|e| if let Event::TurnBegan { side, .. } = e { Some(side.letter()) } else { None })
        .collect()
}

#[test]
fn nh_11_1_the_drawer_finishes_the_turn_and_the_opponent_takes_one_more() {
    let mut table = TestGame::lay_out(&format!(
        "turn X phase=draw\npile X plain wall\nhand Y plain\n{HQS}\nunit C3 X/gun2 rot=2\nside Y hq=20"
    ));
    table.act("X draw");
    assert!(table.events.contains(&Event::LastTileDrawn { side: X, first: true }));
    table.play("X place plain B1 0\nX end");
    assert_eq!(table.game.side_to_act(), Some(Y));
    table.play("Y draw\nY discard filler\nY place plain D2 0\nY end");
    assert_eq!(table.battles(), [(BattleCause::Final, X)]);
    assert_eq!(turn_sequence(&table), "Y");
    expect_outcome(&table, Some(X), OutcomeReason::FinalBattle);
}

#[test]
fn nh_11_1_another_last_tile_later_changes_nothing() {
    let mut table =
        TestGame::lay_out(&format!("turn X phase=draw\npile X plain\npile Y plain\n{HQS}\nunit C3 X/gun2 rot=2"));
    table.play("X draw\nX end\nY draw");
    assert!(table.events.contains(&Event::LastTileDrawn { side: Y, first: false }));
    assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: X, left: Sides::NONE });
    table.act("Y end");
    assert_eq!(table.battles(), [(BattleCause::Final, X)]);
}

#[test]
fn nh_11_1_the_last_tile_counts_when_it_is_drawn_not_when_the_pile_is_short() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X plain plain plain wall");
    table.act("X draw");
    assert_eq!(table.game.state().stage, Stage::Normal);
}

#[test]
fn nh_11_2_a_full_board_in_the_penultimate_turn_keeps_the_end_sequence() {
    let mut table = TestGame::lay_out(&format!(
        "turn X\nlast X remaining=1\npile X\n{HQS}\nunit A2 X/tower\nunit B1 X/tower\nunit B2 X/tower\nunit E2 Y/tower\nunit D3 Y/tower\nunit D4 Y/tower\nunit C2 Y/plain\nhand X blade2\nfill X tower except C3"
    ));
    table.act("X place blade2 C3 0");
    assert_eq!(table.battles(), [(BattleCause::FullBoard, X)]);
    assert_eq!(table.game.side_to_act(), Some(Y));
    assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: X, left: Sides::NONE });
    table.play("Y draw\nY discard filler\nY end");
    assert_eq!(table.battles(), [(BattleCause::FullBoard, X), (BattleCause::Final, X)]);
}

#[test]
fn nh_11_2_ex_42_a_full_board_in_the_last_turn_causes_two_battles_in_a_row() {
    let mut table = TestGame::lay_out(&format!(
        "turn X phase=draw\npile X wall\npile Y blade2\n{HQS}\nside X hq=7\nside Y hq=7\nunit A2 X/tower\nunit B1 X/tower\nunit B2 X/tower\nunit E2 Y/tower\nunit D3 Y/tower\nunit D4 Y/tower\nunit C2 X/plain\nfill Y tower except C3,C4"
    ));
    table.play("X draw\nX place wall C4 0\nX end");
    table.play("Y draw\nY place blade2 C3 0");
    assert_eq!(table.battles(), [(BattleCause::FullBoard, Y), (BattleCause::Final, X)]);
    assert_eq!(table.game.outcome(), None);
    assert!(table.events.contains(&Event::ExtraTurns { sides: Sides::first(2) }));
    assert_eq!(table.game.side_to_act(), Some(X));
    table.play("X end\nY end");
    assert_eq!(table.battles()[2..], [(BattleCause::Overtime, Y)]);
    expect_outcome(&table, None, OutcomeReason::OvertimeBattle);
    assert_eq!(turn_sequence(&table), "YXY");
}

#[test]
fn nh_11_4_an_hq_at_0_loses_after_that_battle() {
    let mut table = TestGame::lay_out("unit C3 X/blade2\nunit C2 Y/hq hp=1\nunit A1 X/hq hp=1");
    table.fight("Y");
    expect_outcome(&table, Some(X), OutcomeReason::HeadquartersDestroyed);
    assert_eq!((table.game.side_to_act(), table.game.state().phase), (None, Phase::Over));
    assert!(table.game.legal_actions().is_empty());
    table.expect_refusal("Y draw", "NH-11.11");
}

#[test]
fn nh_11_4_both_hqs_at_0_in_one_battle_are_a_draw_whatever_the_segments() {
    let same = "unit C3 X/blade2\nunit C2 Y/hq hp=1\nunit A1 X/hq hp=1\nunit A2 Y/blade2";
    let apart = "unit C3 X/blade3\nunit C2 Y/hq hp=1\nunit A1 X/hq hp=1\nunit A2 Y/blade1";
    for position in [same, apart] {
        let mut table = TestGame::lay_out(position);
        table.fight("X");
        expect_outcome(&table, None, OutcomeReason::HeadquartersDestroyed);
        expect_all(&table, "hp X=0 Y=0\ngone C2 Y/hq\ngone A1 X/hq");
    }
}

#[test]
fn nh_11_4_destruction_counts_before_points_in_the_final_battle() {
    let mut table =
        TestGame::lay_out("turn X\nlast X remaining=0\nunit C3 X/blade2\nunit C2 Y/hq hp=1\nunit A1 X/hq hp=1");
    table.act("X end");
    expect_outcome(&table, Some(X), OutcomeReason::HeadquartersDestroyed);
}

#[test]
fn nh_11_5_after_the_final_battle_more_points_win() {
    for (x, y, winner) in [(12, 11, X), (3, 20, Y)] {
        let mut table = TestGame::lay_out(&format!("turn X\nlast Y remaining=0\n{HQS}\nside X hq={x}\nside Y hq={y}"));
        table.act("X end");
        assert_eq!(table.battles(), [(BattleCause::Final, Y)]);
        expect_outcome(&table, Some(winner), OutcomeReason::FinalBattle);
    }
}

#[test]
fn nh_11_5_the_points_after_the_battle_count() {
    let mut table = TestGame::lay_out(&format!(
        "turn X\nlast X remaining=0\n{HQS}\nside X hq=5\nside Y hq=5\nunit E2 X/blade2 rot=3"
    ));
    table.act("X end");
    assert_eq!(table.hq_points(Y), 4);
    expect_outcome(&table, Some(X), OutcomeReason::FinalBattle);
}

/// Y's gun takes a point from X's HQ, and no unit dies in the first Battle, so the board stays full.
const STILL_FULL: &str = "turn Y\nunit A1 X/hq\nunit A2 Y/gauss1\nunit E3 Y/hq\nunit E2 Y/tower\nunit D4 Y/tower\n\
                          unit D3 Y/tower\nfill X tower\npile X\npile Y";

#[test]
fn nh_11_5_the_final_battle_ends_the_game_even_if_it_leaves_a_full_board() {
    let mut table = TestGame::lay_out(&format!("{STILL_FULL}\nlast X remaining=0\nside X hq=9\nside Y hq=7"));
    table.act("Y end");
    assert_eq!(table.battles(), [(BattleCause::Final, X)]);
    expect_outcome(&table, Some(X), OutcomeReason::FinalBattle);
}

#[test]
fn nh_11_6_the_overtime_battle_ends_the_game_even_if_it_leaves_a_full_board() {
    for (points, winner) in [(9, Some(X)), (8, None)] {
        let mut table =
            TestGame::lay_out(&format!("{STILL_FULL}\nextra X remaining=0\nside X hq={points}\nside Y hq=7"));
        table.act("Y end");
        assert_eq!(table.battles(), [(BattleCause::Overtime, X)]);
        expect_outcome(&table, winner, OutcomeReason::OvertimeBattle);
    }
}

#[test]
fn nh_11_6_a_tie_on_a_full_board_is_fought_on_and_then_each_has_one_more_turn() {
    // The gun needs three Battles to destroy a wall; after the first one, points are equal.
    let mut table = TestGame::lay_out(&format!(
        "{}\nlast X remaining=0\nside X hq=7\nside Y hq=7",
        STILL_FULL.replace("unit A1 X/hq\nunit A2 Y/gauss1", "unit A1 X/wall\nunit A2 Y/gauss1\nunit E1 X/hq")
    ));
    table.act("Y end");
    assert_eq!(table.battles()[0], (BattleCause::Final, X));
    assert!(
        table.battles().len() > 1 && table.battles()[1..].iter().all(|&battle| battle == (BattleCause::FullBoard, X))
    );
    assert_eq!(table.unit_text_at("A1"), "-");
    assert_eq!((table.game.side_to_act(), table.game.outcome()), (Some(X), None));
    assert!(table.events.contains(&Event::ExtraTurns { sides: Sides::first(2) }));
}

#[test]
fn nh_11_6_a_tie_gives_each_player_one_more_turn_after_the_last_player() {
    let mut table = TestGame::lay_out(&format!("turn Y\nlast X remaining=0\npile X\npile Y\n{HQS}"));
    table.act("Y end");
    assert_eq!(table.game.outcome(), None);
    assert_eq!(table.game.state().stage, Stage::ExtraTurns { last: Y, left: Y.into() });
    assert_eq!(table.game.side_to_act(), Some(X));
    table.act("X end");
    assert_eq!(table.game.side_to_act(), Some(Y));
    table.act("Y end");
    assert_eq!(table.battles(), [(BattleCause::Final, X), (BattleCause::Overtime, Y)]);
    assert_eq!(turn_sequence(&table), "XY");
    expect_outcome(&table, None, OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_11_6_extra_turns_are_full_turns() {
    // Tiles are drawn if there are any in the pile; with three, one must be discarded; kept tiles and abilities may be
    // used.
    let mut table = TestGame::lay_out(&format!(
        "turn Y\nlast Y remaining=0\npile X plain*4\npile Y\nhand Y plain\n{HQS}\nunit C3 Y/runner2"
    ));
    table.act("Y end");
    table.expect_refusal("X end", "NH-3.1");
    table.act("X draw");
    table.expect_refusal("X end", "NH-3.4");
    table.play("X discard plain\nX place plain C1 0\nX end");
    assert_eq!(table.game.state().phase, Phase::Play);
    table.play("Y place plain C5 0\nY use mobility C3 C2 0\nY end");
    assert_eq!(table.battles().last(), Some(&(BattleCause::Overtime, Y)));
}

#[test]
fn nh_11_6_the_last_tile_of_another_pile_in_the_extra_turns_changes_nothing() {
    let mut table = TestGame::lay_out(&format!("turn Y\nlast Y remaining=0\npile X plain\npile Y\n{HQS}"));
    table.play("Y end\nX draw");
    assert_eq!(table.game.state().stage, Stage::ExtraTurns { last: Y, left: Y.into() });
    table.play("X end\nY end");
    expect_outcome(&table, None, OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_11_6_the_overtime_battle_decides_by_points() {
    let mut table =
        TestGame::lay_out(&format!("turn X\nextra Y remaining=0\n{HQS}\nside X hq=5\nside Y hq=5\nunit A2 Y/blade2"));
    table.act("X end");
    assert_eq!(table.hq_points(X), 4);
    expect_outcome(&table, Some(Y), OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_11_7_a_full_board_in_the_extra_turns_does_not_replace_the_overtime_battle() {
    let mut table = TestGame::lay_out(&format!(
        "turn X\nextra Y remaining=0\nside X hq=7\nside Y hq=7\n{HQS}\nunit A2 X/tower\nunit B1 X/tower\nunit B2 X/tower\nunit E2 Y/tower\nunit D3 Y/tower\nunit D4 Y/tower\nunit C2 Y/plain\nhand X blade2\nfill X tower except C3"
    ));
    table.act("X place blade2 C3 0");
    assert_eq!(table.battles(), [(BattleCause::FullBoard, X), (BattleCause::Overtime, Y)]);
    expect_outcome(&table, None, OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_11_7_an_hq_destroyed_in_the_extra_turns_ends_the_game() {
    let mut table = TestGame::lay_out(
        "turn X\nextra Y remaining=1\nunit A1 X/hq\nunit E3 Y/hq hp=1\nunit D3 X/gun2 rot=2\nhand X wall\nfill X tower except C3",
    );
    table.act("X place wall C3 0");
    assert_eq!(table.battles(), [(BattleCause::FullBoard, X)]);
    expect_outcome(&table, Some(X), OutcomeReason::HeadquartersDestroyed);
}

#[test]
fn nh_11_8_tiles_in_hand_at_the_end_do_not_count() {
    let mut table =
        TestGame::lay_out(&format!("turn X\nlast X remaining=0\n{HQS}\nside X hq=6\nside Y hq=7\nhand X battle wall"));
    table.act("X end");
    expect_outcome(&table, Some(Y), OutcomeReason::FinalBattle);
    table.expect_refusal("X place wall C3 0", "NH-11.11");
}

#[test]
fn nh_11_9_an_impasse_in_the_last_turns_ends_the_game_without_a_final_battle() {
    let mut table = TestGame::lay_out(
        "turn X\nlast X remaining=1\nunit A1 X/plain\nhand X wall\nfill X tower except C3\nside X hq=3\nside Y hq=3",
    );
    table.act("X place wall C3 0");
    assert_eq!(table.battles(), [(BattleCause::FullBoard, X)]);
    expect_outcome(&table, None, OutcomeReason::Impasse);
}

#[test]
fn nh_11_11_a_finished_game_takes_no_action() {
    let mut table = TestGame::lay_out("turn X\nhand X plain battle\nunit C3 X/runner2");
    table.change_state(|state, _| {
        state.phase = Phase::Over;
        state.stage = Stage::Over { outcome: Outcome { winners: Sides::first(2), reason: OutcomeReason::FinalBattle } };
    });
    assert_eq!(table.game.side_to_act(), None);
    for line in [
        "X place plain A1 0",
        "X battle",
        "X end",
        "X draw",
        "Y draw",
        "X choose 1",
        "X place-hq A1 0",
        "X use mobility C3 C2 0",
    ] {
        table.expect_refusal(line, "NH-11.11");
    }
    assert!(table.game.resign(X).is_err());
}

#[test]
fn nh_11_11_resigning_ends_the_game_at_any_moment() {
    let mut table = TestGame::lay_out("turn Y\nhand Y sniper\nunit C3 X/plain\nunit C4 X/medic\nunit B3 X/medic rot=1");
    table.act("Y sniper C3");
    let events = table.game.resign(Y).unwrap();
    let outcome = Outcome { winners: X.into(), reason: OutcomeReason::Resignation };
    assert_eq!(events, [Event::GameOver { outcome }]);
    assert_eq!((table.game.outcome(), table.game.decision(), table.game.side_to_act()), (Some(outcome), None, None));
}
