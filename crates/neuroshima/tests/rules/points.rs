//! Games for points (NH-12.10, NH-12.11).

use super::multiplayer::{EMPTY_PILES, THREE_HQS, deal_game, eliminated_sides, expect_outcome, turn_sequence};
use super::table::{TestGame, X, Y, Z};
use sztab_neuroshima::rules::{BattleCause, Event, OutcomeReason};

const POINTS_MODE: &str = "mode=points";

fn scores(table: &TestGame) -> [u8; 3] {
    [X, Y, Z].map(|side| table.hq_points(side))
}

#[test]
fn nh_12_10_markers_start_at_zero() {
    assert_eq!(deal_game(POINTS_MODE).arrangement().points, [0; 4]);
    assert_eq!(deal_game("mode=points seats=4").arrangement().points, [0; 4]);
}

#[test]
fn nh_12_10_hits_on_enemy_hqs_are_points_and_hqs_stay() {
    let mut table = TestGame::lay_out_with_terms(
        POINTS_MODE,
        &format!("{THREE_HQS}\nunit E2 X/axe2\nunit D1 Z/blade2 rot=2\nunit A2 Y/blade2\nunit C3 X/gun1 rot=3"),
    );
    table.fight("Z");
    assert_eq!(scores(&table), [4, 1, 1]);
    assert_eq!((table.unit_text_at("E1").as_str(), eliminated_sides(&table).as_str()), ("Y/hq", ""));
    let told = |event: &Event| matches!(event, Event::HeadquartersDamaged { .. });
    assert!(!table.events.iter().any(told));
    assert_eq!(table.game.outcome(), None);
}

#[test]
fn nh_6_14_an_hq_loses_no_more_points_than_it_has() {
    let mut table = TestGame::lay_out("unit C3 X/axe2\nunit C2 Y/hq hp=2\nunit E3 X/hq");
    table.fight("X");
    let lost = table.events.iter().find_map(|event| match event {
        Event::HeadquartersDamaged { amount, left, .. } => Some((*amount, *left)),
        _ => None,
    });
    assert_eq!(lost, Some((2, 0)), "of three");
}

#[test]
fn nh_12_10_an_hq_never_scores_on_an_hq() {
    let mut table = TestGame::lay_out_with_terms(POINTS_MODE, "unit C3 X/hq\nunit C2 Y/hq\nunit C4 Z/hq");
    table.fight("X");
    assert_eq!(scores(&table), [0, 0, 0]);
}

#[test]
fn nh_12_10_points_stop_at_twenty_and_the_battle_is_finished() {
    let mut table = TestGame::lay_out_with_terms(
        POINTS_MODE,
        &format!(
            "{THREE_HQS}\nside X hq=19\nside Z hq=18\nunit E2 X/axe2\nunit C4 Y/blade1 rot=3\nunit B4 Y/plain\nunit A3 X/blade1 rot=1\n\
             unit D1 X/blade1 rot=2"
        ),
    );
    table.fight("Y");
    assert_eq!(scores(&table), [20, 1, 18]);
    // X has twenty points after segment 2, but segments 1 and 0 are still fought.
    assert!(table.segment_text().contains("1:") && table.segment_text().contains("0:"));
    assert!(table.events.contains(&Event::Scored {
        side: X,
        headquarters: sztab_neuroshima::rules::event::EventTile {
            hex: super::table::hex("E1"),
            owner: Y,
            tile: table.game.roster().army(Y).headquarters(),
        },
        amount: 1,
        points: 20,
    }));
    // D1's attack in segment 1 no longer scores.
    assert!(!table.events.iter().any(|event| matches!(event, Event::Scored { amount: 0, .. })));
    expect_outcome(&table, "X", OutcomeReason::Points);
}

#[test]
fn nh_12_10_several_sides_reaching_twenty_in_one_battle_share() {
    let mut table = TestGame::lay_out_with_terms(
        POINTS_MODE,
        &format!("{THREE_HQS}\nside X hq=19\nside Y hq=17\nside Z hq=19\nunit E2 X/blade2\nunit A2 Y/axe2"),
    );
    table.fight("Z");
    assert_eq!(scores(&table), [20, 20, 19]);
    expect_outcome(&table, "XY", OutcomeReason::Points);
}

#[test]
fn nh_12_10_otherwise_most_points_win_after_the_final_battle() {
    let mut table = TestGame::lay_out_with_terms(
        POINTS_MODE,
        &format!("turn Z\nlast X left=\n{EMPTY_PILES}\n{THREE_HQS}\nside Y hq=3\nunit A2 Y/blade2\nside X hq=4"),
    );
    table.play("Z end");
    assert_eq!(scores(&table), [4, 4, 0]);
    assert_eq!(table.battles(), [(BattleCause::Final, X)]);
    // X and Y are tied, and Z has fewer points (NH-12.4); X's HQ has destroyed the blade.
    table.play("X end\nY end");
    assert_eq!(turn_sequence(&table), "XY");
    expect_outcome(&table, "XY", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_12_11_twenty_each_is_not_broken_by_extra_turns() {
    let mut table = TestGame::lay_out_with_terms(
        POINTS_MODE,
        &format!(
            "turn Z\nlast X left=\n{EMPTY_PILES}\n{THREE_HQS}\nside X hq=19\nside Y hq=19\nunit E2 X/blade2\nunit A2 Y/blade2"
        ),
    );
    table.act("Z end");
    expect_outcome(&table, "XY", OutcomeReason::Points);
}

#[test]
fn nh_12_4_a_trailing_side_scores_no_more_but_is_still_worth_points() {
    let mut table = TestGame::lay_out_with_terms(
        POINTS_MODE,
        &format!(
            "turn Z\nextra X left=\nbehind X\n{EMPTY_PILES}\n{THREE_HQS}\nside X hq=2\nside Y hq=5\nside Z hq=5\nunit E2 X/blade2\nunit A2 Z/blade2"
        ),
    );
    table.act("Z end");
    assert_eq!(scores(&table), [2, 5, 6]);
    expect_outcome(&table, "Z", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_8_24_absorbed_damage_scores_nothing() {
    let mut table =
        TestGame::lay_out_with_terms(POINTS_MODE, &format!("{THREE_HQS}\nunit E2 X/axe2\nunit D1 Y/medic rot=2"));
    table.fight("X");
    assert_eq!((scores(&table), table.absorptions()), ([0, 0, 0], vec!["D1 for E1".to_owned()]));
}

#[test]
fn nh_6_17_an_explosion_scores_nothing() {
    let mut table = TestGame::lay_out_with_terms(POINTS_MODE, &format!("{THREE_HQS}\nunit E2 Y/clown"));
    table.fight("X");
    table.answer("Y explode E2");
    assert_eq!(scores(&table), [0, 0, 0]);
}

#[test]
fn nh_4_11_battles_on_a_full_board_repeat_while_a_side_scores() {
    // Each Battle scores one point; the HQ would need six Battles to destroy a neighbour.
    let mut table = TestGame::lay_out_with_terms(
        POINTS_MODE,
        "turn X\nside X hq=17\nunit C1 Y/hq\nunit C3 X/gauss1\nunit E3 Z/tower\nhand X wall\nfill X tower except E1",
    );
    table.act("X place wall E1 0");
    assert_eq!((table.battles().len(), table.hq_points(X)), (3, 20));
    expect_outcome(&table, "X", OutcomeReason::Points);
}

#[test]
fn nh_8_24_it_matters_which_players_hit_on_an_hq_is_absorbed() {
    let position = "unit C3 Y/hq\nunit C4 Y/medic\nunit C2 X/blade2 rot=3\nunit D3 Z/blade2 rot=5";
    for (from, left) in [("C2", [0, 0, 1]), ("D3", [1, 0, 0])] {
        let mut table = TestGame::lay_out_with_terms(POINTS_MODE, position);
        table.fight("X");
        table.answer(&format!("Y medic C4 saves C3 from {from}"));
        assert_eq!(scores(&table), left);
    }
}

#[test]
fn nh_5_40_a_side_without_points_turns_units_taken_over_in_a_battle() {
    // The Net dies in segment 3, and X's Agitator takes control of the Plate. In a game for points, an HQ is never
    // destroyed, however few points it has.
    let freed = "unit C4 X/agitator\nunit B4 Y/net1 rot=1\nunit A3 X/blade3 rot=2\nunit C3 Y/plate";
    for points in [0, 1] {
        let hqs = "unit A1 X/hq\nunit E1 Y/hq\nunit E3 Z/hq";
        let position = format!("turn Y\nhand Y battle\nside X hq={points}\n{freed}\n{hqs}");
        let mut table = TestGame::lay_out_with_terms(POINTS_MODE, &position);
        table.act("Y battle");
        assert_eq!((table.decider(), scores(&table)[0]), ('X', points));
        table.answer("X turn C3 2");
        assert_eq!((table.unit("C3").rotation.steps(), table.game.outcome()), (2, None));
    }
}
