//! The course of a Battle (NH-5).

use super::cases::{expect_all, offers};
use super::table::{Table, X, Y};
use sztab::rules::event::DestructionCause;
use sztab::rules::{Action, BattleCause, Event, Outcome, OutcomeReason, Phase, Question};

/// X and Y each have a blade behind an own unit and a Quartermaster: to convert lets it shoot over that unit.
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

/// Both sides have a Medic with two patients, each of them hit once in segment 2.
const TWO_MEDICS: &str = "
    unit C3 X/medic6
    unit C2 X/plain
    unit C4 X/plain
    unit C1 Y/blade2 rot=3
    unit C5 Y/blade2 rot=0
    unit A2 Y/medic6
    unit A1 Y/plain
    unit A3 Y/plain
    unit B1 X/blade2 rot=4
    unit B4 X/blade2 rot=5
";

#[test]
fn nh_5_1_segments_run_from_the_highest_initiative_down_to_0_and_idle_ones_are_skipped() {
    let mut table = Table::lay("unit A1 X/blade9\nunit C3 Y/blade2\nunit E1 X/gun1\nunit E3 Y/hq\nunit A3 X/plain");
    table.fight("X");
    assert_eq!(table.acted(), "9:A1 2:C3 1:E1 0:E3");
}

#[test]
fn nh_5_1_a_battle_of_nobody_is_over_at_once() {
    let mut table = Table::lay("unit C3 X/plain");
    table.fight("X");
    assert_eq!(table.acted(), "");
    assert!(table.events.iter().any(|event| matches!(event, Event::BattleEnded { cause: BattleCause::Tile })));
    assert_eq!(table.game.to_act(), Some(Y));
}

#[test]
fn nh_5_3_in_every_battle_all_initiative_is_unspent_again() {
    let mut table = Table::lay("unit C3 X/blade2\nunit C2 Y/tower");
    table.fight("X");
    table.fight("Y");
    assert_eq!(table.acted(), "2:C3 2:C3");
    assert_eq!(table.unit("C2").wounds, 2);
}

#[test]
fn nh_5_4_all_units_of_a_segment_act_at_once() {
    let mut table = Table::lay("unit C4 X/blade2 rot=1\nunit D3 Y/blade2 rot=4\nunit C3 X/blade2 rot=2");
    table.fight("X");
    expect_all(&table, "gone C4 X/blade2\ngone D3 Y/blade2\nC3 X/blade2 wounds=0");
}

#[test]
fn nh_5_4_faster_units_strike_first() {
    let mut table = Table::lay("unit C4 X/blade3 rot=1\nunit D3 Y/blade2 rot=4");
    table.fight("Y");
    expect_all(&table, "C4 X/blade3 wounds=0\ngone D3 Y/blade2");
}

#[test]
fn nh_5_4_1_a_bonus_lost_in_a_segment_is_gone_in_the_next_one() {
    // The Scout dies in 3: the slow blade, 2 until then, acts in 1, after Y's blade in 2 has killed its target.
    let mut table = Table::lay(
        "unit C3 X/blade1\nunit C4 X/scout\nunit C2 Y/tower\nunit B4 Y/blade3 rot=1\nunit A1 Y/blade2 rot=3\nunit A2 X/plain",
    );
    assert_eq!(table.initiative("C3"), [2]);
    table.fight("X");
    expect_all(&table, "gone C4 X/scout\nC2 Y/tower wounds=1");
    assert_eq!(table.acted(), "3:B4 2:A1 1:C3");
}

#[test]
fn nh_5_4_2_a_slot_that_passes_under_a_net_is_spent() {
    // The netter dies in 2, together with the only slot of the netted blade.
    let mut table =
        Table::lay("unit C4 X/blade2 rot=0\nunit C5 Y/net1 rot=0\nunit D4 X/blade2 rot=4\nunit C3 Y/tough1");
    assert!(table.is_netted("C4"));
    table.fight("X");
    expect_all(&table, "gone C5 Y/net1\nC3 Y/tough1 wounds=0\nfree C4");
    assert_eq!(table.acted(), "2:D4");
}

#[test]
fn nh_5_4_2_initiative_raised_past_the_segment_is_missed() {
    // Freed at the end of 3 the Scout raises the blade from 2 to 3: that segment is over.
    let mut table = Table::lay(
        "unit C4 X/blade2 rot=0\nunit C5 X/scout\nunit B4 Y/net1 rot=2\nunit A3 X/blade3 rot=2\nunit C3 Y/tough1",
    );
    assert!(table.is_netted("C5"));
    assert_eq!(table.initiative("C4"), [2]);
    table.fight("X");
    expect_all(&table, "gone B4 Y/net1\nC3 Y/tough1 wounds=0\ninitiative C4 3");
    assert_eq!(table.acted(), "3:A3");
}

#[test]
fn nh_5_4_4_a_doomed_unit_still_attacks_stops_shots_and_nets() {
    // Y's net on C5 is doomed in 2 and still holds C4 in that segment; the doomed plain unit still stops the shot.
    let mut table = Table::lay(
        "unit C5 Y/net1 rot=0\nunit C4 X/blade2\nunit C3 Y/tough1\nunit D4 X/blade2 rot=4\nunit B2 Y/plain\nunit B1 X/gun2 rot=3\nunit B3 Y/plain\nunit A2 X/blade2 rot=1",
    );
    table.fight("X");
    expect_all(&table, "gone C5 Y/net1\nC3 Y/tough1 wounds=0\ngone B2 Y/plain\nB3 Y/plain wounds=0");
}

#[test]
fn nh_5_4_9_all_that_is_doomed_leaves_together_the_hq_too() {
    let mut table =
        Table::lay("unit C3 X/blade2\nunit C2 Y/hq hp=1\nunit D3 X/blade2 rot=2\nunit E3 Y/plain\nunit A1 X/hq");
    table.fight("X");
    let left: Vec<bool> = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::Destroyed { .. } | Event::SegmentBegan { .. }))
        .map(|event| matches!(event, Event::Destroyed { cause: DestructionCause::Wounds, .. }))
        .collect();
    // Segment 2, both losses, segment 0 of the HQ that is left.
    assert_eq!(left, [false, true, true, false]);
}

#[test]
fn nh_5_5_attacks_nets_and_medics_are_not_asked_for() {
    let mut table = Table::lay(
        "unit C3 X/fan2\nunit C2 Y/plain\nunit D2 Y/plain\nunit D1 Y/medic rot=3\nunit A1 X/net1 rot=3\nunit A2 Y/blade2",
    );
    table.fight("X");
    assert!(!table.events.iter().any(|event| matches!(event, Event::DecisionAsked { .. })));
    expect_all(&table, "gone C2 Y/plain\nD2 Y/plain wounds=0\ngone D1 Y/medic\nA1 X/net1 wounds=0");
}

#[test]
fn nh_5_6_the_battle_goes_on_to_segment_0_after_an_hq_fell() {
    let mut table = Table::lay(
        "unit C3 X/blade3\nunit C2 Y/hq hp=1\nunit D2 X/plain\nunit A1 X/hq\nunit E1 Y/blade1 rot=3\nunit E2 X/plain\nunit A2 Y/plain",
    );
    table.fight("X");
    // Y's HQ does not strike D2 any more; his blade fights on; X's HQ strikes in 0.
    expect_all(&table, "gone C2 Y/hq\nD2 X/plain wounds=0\ngone E2 X/plain\ngone A2 Y/plain");
    assert_eq!(table.acted(), "3:C3 1:E1 0:A1");
    assert_eq!(table.game.outcome(), Some(Outcome { winner: Some(X), reason: OutcomeReason::HeadquartersDestroyed }));
}

#[test]
fn nh_5_6_a_fallen_hq_helps_nobody_any_more() {
    let mut table = Table::lay(
        "unit C3 X/blade3\nunit C2 Y/hq_melee hp=1\nunit D1 Y/blade2 rot=2\nunit E1 X/tower\nunit D2 Y/blade3 rot=2\nunit E2 X/tower\nunit A1 X/hq",
    );
    table.fight("X");
    expect_all(&table, "E2 X/tower wounds=2\nE1 X/tower wounds=1");
}

#[test]
fn nh_5_7_hits_on_a_unit_killed_in_the_segment_are_lost_and_no_shot_flies_on() {
    let mut table = Table::lay(
        "unit C5 X/gun2 rot=0\nunit C4 X/gun2 rot=0\nunit C3 Y/plain\nunit C2 Y/plain\nunit D3 X/blade2 rot=5",
    );
    table.fight("X");
    expect_all(&table, "gone C3 Y/plain\nC2 Y/plain wounds=0");
}

#[test]
fn nh_5_20_the_causer_says_who_declares_first_when_both_have_something_to_declare() {
    for (causer, first, second) in [("X", "Y", "X"), ("X", "X", "Y"), ("Y", "X", "Y"), ("Y", "Y", "X")] {
        let mut table = Table::lay(TWO_QUARTERMASTERS);
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
fn nh_5_20_declarations_of_both_sides_take_effect_together() {
    let mut table = Table::lay(TWO_QUARTERMASTERS);
    table.fight("X");
    table.answer("X first Y");
    table.answer("Y convert A1 edge=0 melee>ranged via=B1");
    table.answer("X convert C3 edge=0 melee>ranged via=C4");
    expect_all(&table, "C1 Y/tower wounds=1\nA3 X/tower wounds=1\nC2 X/plain wounds=0\nA2 Y/plain wounds=0");
}

#[test]
fn nh_5_20_a_single_decider_is_asked_without_a_question_of_order() {
    let mut table = Table::lay("unit A1 Y/blade2 rot=3\nunit B1 Y/qm rot=4\nunit A2 Y/plain\nunit A3 X/tower");
    table.fight("X");
    assert_eq!(table.decider(), 'Y');
    assert!(matches!(table.game.decision().unwrap().question, Question::Conversion { .. }));
}

#[test]
fn nh_5_20_the_causer_orders_the_medics_too() {
    let mut table = Table::lay(TWO_MEDICS);
    table.fight("Y");
    assert_eq!((table.decider(), table.options()), ('Y', vec!["first Y".to_owned(), "first X".to_owned()]));
    table.answer("Y first X");
    table.answer("X medic C3 saves C4 from C5");
    table.answer("Y medic A2 saves A1 from B1");
    expect_all(&table, "gone C2 X/plain\nC4 X/plain wounds=0\ngone C3 X/medic6\nA1 Y/plain wounds=0\ngone A3 Y/plain");
}

#[test]
fn nh_5_20_medics_are_declared_after_everything_that_changes_damage() {
    // Y has a Medic with two patients; whether the second one is hit hangs on X's conversion.
    let mut table = Table::lay(
        "unit C3 X/blade2 rot=0\nunit C4 X/qm rot=0\nunit C2 X/plain\nunit C1 Y/plain\nunit D1 Y/medic6\nunit D2 Y/plain\n\
         unit D3 X/blade2 rot=0",
    );
    table.fight("Y");
    assert_eq!(table.decider(), 'X');
    table.answer("X convert C3 edge=0 melee>ranged via=C4");
    assert_eq!(table.decider(), 'Y');
    assert_eq!(table.options(), ["medic D1 saves C1 from C3", "medic D1 saves D2 from D3"]);
    table.answer("Y medic D1 saves D2 from D3");
    expect_all(&table, "gone C1 Y/plain\nD2 Y/plain wounds=0\ngone D1 Y/medic6");
}

#[test]
fn nh_5_21_only_the_decider_may_answer_and_nothing_else_may_be_done() {
    let mut table = Table::lay(&format!("{TWO_QUARTERMASTERS}\nhand X plain\nhand Y move"));
    table.fight("X");
    table.refused("Y choose 1", "NH-5.21");
    table.refused("X choose 3", "NH-5.21");
    for line in ["X end", "X place plain E1 0", "Y move A1 B2 0", "X draw"] {
        table.refused(line, "NH-5.21");
    }
    assert_eq!(table.game.legal_actions(), [Action::Choose { answer: 1 }, Action::Choose { answer: 2 }]);
}

#[test]
fn nh_5_21_without_a_decision_there_is_nothing_to_answer() {
    let mut table = Table::lay("turn X");
    table.refused("X choose 1", "NH-5.21");
    assert!(!offers(&table, |action| matches!(action, Action::Choose { .. })));
}

#[test]
fn nh_5_21_an_hq_or_module_far_from_any_choice_asks_nobody() {
    let mut table = Table::lay("unit C3 X/hq\nunit C4 X/qm rot=0\nunit C2 Y/plain\nunit E1 X/officer_m\nunit A1 Y/hq");
    table.fight("X");
    // A blow turned into a shot at the same neighbour, without armour, would be the same.
    assert_eq!(table.decider(), '-');
    assert_eq!(table.at("C2"), "-");
}

#[test]
fn nh_5_40_wounds_and_lost_tiles_stay_after_the_battle_and_nothing_else() {
    let mut table = Table::lay("unit C3 X/blade2\nunit C2 Y/wall rot=2\nunit C4 X/plain rot=3\nhand Y plain");
    table.fight("X");
    expect_all(&table, "C3 X/blade2 wounds=0 rot=0\nC2 Y/wall wounds=1 rot=2\nC4 X/plain wounds=0 rot=3");
    assert_eq!(table.hand(Y), ["plain"]);
}

#[test]
fn nh_5_41_after_a_battle_the_next_players_turn_follows() {
    let mut table = Table::lay("unit C3 X/blade2\nunit C2 Y/wall");
    table.fight("X");
    assert_eq!((table.game.to_act(), table.game.state().phase), (Some(Y), Phase::Draw));
}

#[test]
fn nh_5_41_an_hq_at_0_goes_before_the_full_board() {
    let mut table = Table::lay(
        "turn X\nunit A1 X/hq\nunit E3 Y/hq hp=1\nunit D3 X/gun2 rot=2\nhand X wall\nfill X tower except C3",
    );
    table.act("X place wall C3 0");
    assert_eq!(table.battles(), [(BattleCause::FullBoard, X)]);
    assert_eq!(table.game.outcome(), Some(Outcome { winner: Some(X), reason: OutcomeReason::HeadquartersDestroyed }));
}

#[test]
fn nh_5_41_the_final_battle_follows_directly_if_it_is_due() {
    let mut table = Table::lay(
        "turn Y\nlast X remaining=0\nunit A1 X/hq\nunit E3 Y/hq\nunit C2 X/plain\nhand Y blade2\nfill Y tower except C3",
    );
    table.act("Y place blade2 C3 0");
    let causes: Vec<_> = table.battles();
    assert_eq!(causes[..2], [(BattleCause::FullBoard, Y), (BattleCause::Final, X)]);
}
