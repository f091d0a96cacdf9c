//! Causes of a Battle, and full boards (NH-4).

use super::table::{TestGame, X, Y};
use sztab_neuroshima::rules::{BattleCause, Event, Outcome, OutcomeReason, Phase};

const FULL_BOARD: BattleCause = BattleCause::FullBoard;

/// HQs in two corners, with only friendly neighbours; `more` places the other units.
fn almost_full(more: &str) -> TestGame {
    TestGame::lay_out(&format!(
        "turn X\nunit A1 X/hq\nunit E3 Y/hq\nunit A2 X/tower\nunit B1 X/tower\nunit B2 X/tower\nunit E2 Y/tower\nunit D3 Y/tower\nunit D4 Y/tower\n{more}"
    ))
}

#[test]
fn nh_4_1_a_battle_tile_causes_a_battle() {
    let mut table = TestGame::lay_out("turn X\nhand X battle\nunit C3 X/blade2\nunit C2 Y/plain");
    table.act("X battle");
    assert_eq!(table.battles(), [(BattleCause::Tile, X)]);
    assert_eq!(table.unit_text_at("C2"), "-");
    assert_eq!(table.discards(X), ["battle"]);
}

#[test]
fn nh_4_1_a_full_board_the_end_and_a_tie_cause_battles() {
    let mut table = almost_full("hand X blade2\nfill Y wall except C3");
    table.act("X place blade2 C3 0");
    assert_eq!(table.battles()[0], (FULL_BOARD, X));
    let mut table = TestGame::lay_out("turn X\nlast Y remaining=0\npile X\npile Y");
    table.play("X end\nY end\nX end");
    let causes: Vec<BattleCause> = table.battles().into_iter().map(|(cause, _)| cause).collect();
    assert_eq!(causes, [BattleCause::Final, BattleCause::Overtime]);
}

#[test]
fn nh_4_2_after_a_last_tile_no_battle_tile_may_be_played() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X battle\nhand Y battle battle\npile Y plain*5");
    table.act("X draw");
    table.expect_refusal("X battle", "NH-4.2");
    table.play("X end\nY draw\nY discard plain");
    table.expect_refusal("Y battle", "NH-4.2");
    assert!(table.is_legal("Y discard battle"));
}

#[test]
fn nh_4_2_the_ban_holds_in_extra_turns() {
    let mut table = TestGame::lay_out("turn X\nextra Y remaining=1\nhand X battle\nhand Y battle\npile Y");
    table.expect_refusal("X battle", "NH-4.2");
    table.act("X end");
    table.expect_refusal("Y battle", "NH-4.2");
}

#[test]
fn nh_4_2_before_a_last_tile_battle_tiles_are_allowed() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X battle plain");
    table.change_state(|state, _| state.turn = 1);
    table.act("X draw");
    assert!(table.is_legal("X battle"), "one tile is left in the pile");
}

#[test]
fn nh_4_3_a_battle_belongs_to_no_turn() {
    let mut table = TestGame::lay_out("turn X\nhand X battle\nunit C3 X/blade2\nunit C2 Y/plain");
    table.act("X battle");
    let began = table.events.iter().position(|event| matches!(event, Event::BattleBegan { .. })).unwrap();
    let ended = table.events.iter().position(|event| matches!(event, Event::BattleEnded { .. })).unwrap();
    let turn_over = table.events.iter().position(|event| matches!(event, Event::TurnEnded { side: X })).unwrap();
    let next = table.events.iter().position(|event| matches!(event, Event::TurnBegan { side: Y, .. })).unwrap();
    assert!(turn_over < began && ended < next);
}

#[test]
fn nh_4_4_a_battle_tile_is_caused_by_its_player() {
    let mut table = TestGame::lay_out("turn Y\nhand Y battle");
    table.act("Y battle");
    assert_eq!(table.battles(), [(BattleCause::Tile, Y)]);
}

#[test]
fn nh_4_4_a_full_board_and_its_repetitions_are_caused_by_the_filling_side() {
    // Y's blade needs three Battles to destroy a wall with two icons; no other unit reaches an enemy.
    let mut table = TestGame::lay_out(
        "turn Y\nhand Y blade2\nunit A1 X/hq\nunit E3 Y/hq\nunit C2 X/wall\nfill Y plain except C3,A2,B1,B2\nfill X tower except C3",
    );
    table.act("Y place blade2 C3 0");
    assert_eq!(table.battles(), [(FULL_BOARD, Y); 3]);
    assert_eq!(table.unit_text_at("C2"), "-");
    assert_eq!(table.game.side_to_act(), Some(X));
}

#[test]
fn nh_4_4_the_final_battle_is_caused_by_the_first_to_draw_their_last_tile() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X plain\npile Y plain\nunit A1 X/hq hp=9\nunit E3 Y/hq");
    table.play("X draw\nX end\nY draw\nY end");
    assert_eq!(table.battles(), [(BattleCause::Final, X)]);
}

#[test]
fn nh_4_4_the_overtime_battle_is_caused_by_the_side_before_the_final_battle() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X plain\npile Y plain\nunit A1 X/hq\nunit E3 Y/hq");
    table.play("X draw\nX end\nY draw\nY end\nX end\nY end");
    assert_eq!(table.battles(), [(BattleCause::Final, X), (BattleCause::Overtime, Y)]);
}

#[test]
fn nh_4_5_the_nineteenth_unit_ends_the_turn_and_starts_a_battle_at_once() {
    let mut table = almost_full("hand X axe2 plain\nunit C2 Y/plain\nfill X wall except C3");
    table.act("X place axe2 C3 0");
    assert_eq!(table.battles(), [(FULL_BOARD, X)]);
    assert_eq!(table.unit_text_at("C2"), "-");
    assert_eq!((table.game.side_to_act(), table.game.state().phase), (Some(Y), Phase::Draw));
    assert_eq!(table.hand(X), ["plain"]);
}

#[test]
fn nh_4_7_after_filling_the_board_no_ability_may_be_used() {
    let mut table = almost_full("hand X runner2\nunit C2 Y/plain\nunit C5 X/runner2\nfill X wall except C3");
    table.act("X place runner2 C3 0");
    assert_eq!(table.unit_text_at("C2"), "-");
    table.expect_refusal("X use mobility C3 C2 0", "NH-3.7");
    table.expect_refusal("X use mobility C5 C5 1", "NH-3.7");
}

#[test]
fn nh_4_8_a_board_that_is_still_full_fights_again_without_a_turn() {
    let mut table = almost_full("hand X blade2\nunit C2 Y/tough1\nfill X wall except C3");
    table.act("X place blade2 C3 0");
    assert_eq!(table.battles(), [(FULL_BOARD, X), (FULL_BOARD, X)]);
    let began: Vec<usize> = event_indices(&table, |event| matches!(event, Event::BattleBegan { .. }));
    let between = &table.events[began[0]..began[1]];
    assert!(!between.iter().any(|event| matches!(event, Event::TurnBegan { .. } | Event::TurnEnded { .. })));
    assert_eq!(event_indices(&table, |event| matches!(event, Event::TurnEnded { .. })).len(), 1);
}

fn event_indices(table: &TestGame, wanted: impl Fn(&Event) -> bool) -> Vec<usize> {
    table.events.iter().enumerate().filter(|(_, event)| wanted(event)).map(|(index, _)| index).collect()
}

#[test]
fn nh_4_9_a_full_board_that_nothing_changes_ends_the_game() {
    let mut table = almost_full("side X hq=7\nside Y hq=8\nhand X wall\nfill X wall except C3");
    table.act("X place wall C3 0");
    assert_eq!(table.battles(), [(FULL_BOARD, X)]);
    assert_eq!(table.game.outcome(), Some(Outcome { winners: Y.into(), reason: OutcomeReason::Impasse }));
    assert!(table.game.legal_actions().is_empty());
}
