//! The course of a Battle (NH-5).

use super::cases::{expect_all, has_legal_action};
use super::table::{TestGame, X, Y};
use sztab_neuroshima::rules::event::DestructionCause;
use sztab_neuroshima::rules::{Action, BattleCause, Event, Phase, Question};

/// X and Y each have a blade behind a friendly unit, and a Quartermaster: a conversion lets the blade shoot over that
/// unit.
const TWO_QUARTERMASTERS: &str = "
    unit C3 X/blade2 rot=0
    unit C4 X/qm rot=0
    unit C2 X/plain
    unit C1 Y/tower
    unit A1 Y/blade2 rot=3
    unit B1 Y/qm rot=4
    unit A2 Y/plain
    unit A3 X/tower
";

#[test]
fn nh_5_1_segments_run_from_the_highest_initiative_down_to_0_and_idle_ones_are_skipped() {
    let mut table =
        TestGame::lay_out("unit A1 X/blade9\nunit C3 Y/blade2\nunit E1 X/gun1\nunit E3 Y/hq\nunit A3 X/plain");
    table.fight("X");
    assert_eq!(table.segment_text(), "9:A1 2:C3 1:E1 0:E3");
}

#[test]
fn nh_5_1_a_battle_without_units_ends_at_once() {
    let mut table = TestGame::lay_out("unit C3 X/plain");
    table.fight("X");
    assert_eq!(table.segment_text(), "");
    assert!(table.events.iter().any(|event| matches!(event, Event::BattleEnded { cause: BattleCause::Tile })));
    assert_eq!(table.game.side_to_act(), Some(Y));
}

#[test]
fn nh_5_4_9_all_doomed_units_leave_together_including_the_hq() {
    let mut table =
        TestGame::lay_out("unit C3 X/blade2\nunit C2 Y/hq hp=1\nunit D3 X/blade2 rot=2\nunit E3 Y/plain\nunit A1 X/hq");
    table.fight("X");
    let left: Vec<bool> = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::Destroyed { .. } | Event::SegmentBegan { .. }))
        .map(|event| matches!(event, Event::Destroyed { cause: DestructionCause::Wounds, .. }))
        .collect();
    // Segment 2, both destructions, and segment 0 of the remaining HQ.
    assert_eq!(left, [false, true, true, false]);
}

#[test]
fn nh_5_5_attacks_nets_and_medics_need_no_decision() {
    let mut table = TestGame::lay_out(
        "unit C3 X/fan2\nunit C2 Y/plain\nunit D2 Y/plain\nunit D1 Y/medic rot=3\nunit A1 X/net1 rot=3\nunit A2 Y/blade2",
    );
    table.fight("X");
    assert!(!table.events.iter().any(|event| matches!(event, Event::DecisionAsked { .. })));
    expect_all(&table, "gone C2 Y/plain\nD2 Y/plain wounds=0\ngone D1 Y/medic\nA1 X/net1 wounds=0");
}

#[test]
fn nh_5_20_the_causer_chooses_the_first_declarer_if_both_can_declare() {
    for (causer, first, second) in [("X", "Y", "X"), ("X", "X", "Y"), ("Y", "X", "Y"), ("Y", "Y", "X")] {
        let mut table = TestGame::lay_out(TWO_QUARTERMASTERS);
        table.fight(causer);
        let other = if causer == "X" { "Y" } else { "X" };
        assert_eq!(table.decider().to_string(), causer);
        assert_eq!(table.options(), [format!("first {causer}"), format!("first {other}")]);
        table.answer(&format!("{causer} first {first}"));
        for side in [first, second] {
            assert_eq!(table.decider().to_string(), side, "caused by {causer}, first {first}");
            table.answer(&format!("{side} keep"));
        }
        expect_all(&table, "C1 Y/tower wounds=0\nA3 X/tower wounds=0");
    }
}

#[test]
fn nh_5_20_a_single_decider_is_asked_without_a_question_of_order() {
    let mut table = TestGame::lay_out("unit A1 Y/blade2 rot=3\nunit B1 Y/qm rot=4\nunit A2 Y/plain\nunit A3 X/tower");
    table.fight("X");
    assert_eq!(table.decider(), 'Y');
    assert!(matches!(table.game.decision().unwrap().question, Question::Conversion { .. }));
}

#[test]
fn nh_5_21_only_the_decider_may_answer_and_nothing_else_may_be_done() {
    let mut table = TestGame::lay_out(&format!("{TWO_QUARTERMASTERS}\nhand X plain\nhand Y move"));
    table.fight("X");
    table.expect_refusal("Y choose 1", "NH-5.21");
    table.expect_refusal("X choose 3", "NH-5.21");
    for line in ["X end", "X place plain E1 0", "Y move A1 B2 0", "X draw"] {
        table.expect_refusal(line, "NH-5.21");
    }
    assert_eq!(table.game.legal_actions(), [Action::Choose { answer: 1 }, Action::Choose { answer: 2 }]);
}

#[test]
fn nh_5_21_without_a_decision_there_is_nothing_to_answer() {
    let mut table = TestGame::lay_out("turn X");
    table.expect_refusal("X choose 1", "NH-5.21");
    assert!(!has_legal_action(&table, |action| matches!(action, Action::Choose { .. })));
}

#[test]
fn nh_5_21_an_hq_or_module_far_from_any_choice_raises_no_question() {
    let mut table =
        TestGame::lay_out("unit C3 X/hq\nunit C4 X/qm rot=0\nunit C2 Y/plain\nunit E1 X/officer_m\nunit A1 Y/hq");
    table.fight("X");
    // A melee attack converted to a shot at the same neighbour, which has no armour, would have the same result.
    assert_eq!(table.decider(), '-');
    assert_eq!(table.unit_text_at("C2"), "-");
}

#[test]
fn nh_5_41_after_a_battle_the_next_players_turn_follows() {
    let mut table = TestGame::lay_out("unit C3 X/blade2\nunit C2 Y/wall");
    table.fight("X");
    assert_eq!((table.game.side_to_act(), table.game.state().phase), (Some(Y), Phase::Draw));
}

#[test]
fn nh_5_41_the_final_battle_follows_directly_if_it_is_due() {
    let mut table = TestGame::lay_out(
        "turn Y\nlast X remaining=0\nunit A1 X/hq\nunit E3 Y/hq\nunit C2 X/plain\nhand Y blade2\nfill Y tower except C3",
    );
    table.act("Y place blade2 C3 0");
    let causes: Vec<_> = table.battles();
    assert_eq!(causes[..2], [(BattleCause::FullBoard, Y), (BattleCause::Final, X)]);
}

#[test]
fn nh_6_16_a_clown_is_asked_in_its_segment_and_the_first_answer_is_to_attack() {
    let mut table = TestGame::lay_out("unit C3 X/clown\nunit D2 Y/plain\nunit E1 Y/blade3");
    table.fight("Y");
    assert_eq!((table.decider(), table.options()), ('X', vec!["keep".to_owned(), "explode C3".to_owned()]));
    assert_eq!(table.segment_text(), "3:E1 2:C3");
    table.answer("X keep");
    expect_all(&table, "C3 X/clown\nD2 Y/plain");
}

#[test]
fn nh_6_19_a_netted_clown_is_not_asked() {
    let mut table = TestGame::lay_out("unit C3 X/clown\nunit C4 Y/net1\nunit C2 Y/plain");
    table.fight("X");
    assert_eq!(table.decider(), '-');
    expect_all(&table, "C3 X/clown\nC2 Y/plain");
}

#[test]
fn nh_5_20_the_causer_orders_every_open_declaration() {
    // X may convert two attacks and Y one: Y may declare between X's two declarations.
    let mut table = TestGame::lay_out(
        "unit C3 X/blade2\nunit D3 X/blade2\nunit C4 X/qm6\nunit C2 X/plain\nunit D2 X/plain\nunit C1 Y/tower\n\
         unit D1 Y/tower\nunit A1 Y/blade2 rot=3\nunit B1 Y/qm rot=4\nunit A2 Y/plain\nunit A3 X/tower",
    );
    table.fight("Y");
    for (first, answer) in [("X", "X keep"), ("Y", "Y keep")] {
        assert_eq!((table.decider(), table.options()), ('Y', vec!["first Y".to_owned(), "first X".to_owned()]));
        table.answer(&format!("Y first {first}"));
        table.answer(answer);
    }
    // Only X still has a declaration to make.
    assert_eq!(table.decider(), 'X');
    assert!(matches!(table.game.decision().unwrap().question, Question::Conversion { .. }));
    table.answer("X keep");
    assert_eq!(table.decider(), '-');
}

#[test]
fn nh_5_20_the_causer_orders_every_medic() {
    // Each of X's Medics has two patients, and so has Y's.
    let mut table = TestGame::lay_out(
        "unit C3 X/medic6\nunit C2 X/plain\nunit C4 X/plain\nunit C1 Y/blade2 rot=3\nunit C5 Y/blade2\n\
         unit E2 X/medic6\nunit E1 X/plain\nunit E3 X/plain\nunit D1 Y/blade2 rot=2\nunit D4 Y/blade2 rot=1\n\
         unit A2 Y/medic6\nunit A1 Y/plain\nunit A3 Y/plain\nunit B1 X/blade2 rot=4\nunit B4 X/blade2 rot=5",
    );
    table.fight("Y");
    for first in ["X", "Y"] {
        assert_eq!((table.decider(), table.options()), ('Y', vec!["first Y".to_owned(), "first X".to_owned()]));
        table.answer(&format!("Y first {first}"));
        assert_eq!(table.decider().to_string(), first);
        table.act(&format!("{first} choose 1"));
    }
    // X still has to choose between the two patients of one Medic.
    assert_eq!((table.decider(), table.options().len()), ('X', 2));
    table.act("X choose 1");
    assert_eq!(table.decider(), '-');
}
