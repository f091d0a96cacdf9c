//! Modules, HQ abilities and initiative (NH-9).

use super::cases::{expect_all, offers};
use super::table::{Table, X, Y, hex};
use sztab::rules::{Ability, Action};

#[track_caller]
fn laid(position: &str, expected: &str) -> Table {
    let table = Table::lay(position);
    expect_all(&table, expected);
    table
}

#[track_caller]
fn fought(position: &str, outcome: &str) -> Table {
    let mut table = Table::lay(position);
    table.fight("X");
    expect_all(&table, outcome);
    table
}

/// A Battle in which X is offered these conversions and gives this answer.
#[track_caller]
fn converted(position: &str, options: &[&str], answer: &str, outcome: &str) -> Table {
    let mut table = Table::lay(position);
    table.fight("X");
    assert_eq!((table.decider(), table.options()), ('X', options.iter().map(ToString::to_string).collect()));
    table.answer(answer);
    expect_all(&table, outcome);
    table
}

#[test]
fn nh_9_1_a_module_acts_on_own_units_directly_behind_its_connections() {
    laid(
        "unit C3 X/scout3\nunit C2 X/blade1\nunit D3 X/blade1\nunit B3 X/blade1\nunit D2 X/blade1\nunit C1 X/blade1",
        "initiative C2 2\ninitiative D3 2\ninitiative B3 2\ninitiative D2 1\ninitiative C1 1",
    );
    laid("unit C3 X/scout3\nunit C2 Y/blade1", "initiative C2 1");
    laid("unit C3 X/scout3 rot=1\nunit C2 X/blade1\nunit D2 X/blade1", "initiative C2 1\ninitiative D2 2");
}

#[test]
fn nh_9_1_modules_work_at_once_and_permanently() {
    let mut table = laid("turn X\nhand X scout\nunit C2 X/blade1", "initiative C2 1");
    table.act("X place scout C3 0");
    expect_all(&table, "initiative C2 2");
    table.give(X, "move");
    table.act("X move C3 C3 1");
    expect_all(&table, "initiative C2 1");
}

#[test]
fn nh_9_1_modules_and_hqs_are_served_too() {
    laid("unit C3 X/scout3\nunit C2 X/hq\nunit D3 X/medic", "initiative C2 1");
    fought("unit C4 X/officer_m\nunit C3 X/hq\nunit C2 Y/tower", "C2 Y/tower wounds=2");
}

#[test]
fn nh_9_2_effects_of_several_modules_add_also_of_one_kind() {
    laid(
        "unit C3 X/blade1\nunit C4 X/scout\nunit B3 X/scout rot=1\nunit D3 X/boss",
        "initiative C3 4\nstrength C3 melee=1",
    );
    laid(
        "unit C3 X/blade1\nunit C4 X/officer_m\nunit B3 X/officer_2 rot=1\nunit D3 X/boss",
        "strength C3 melee=4 ranged=0",
    );
}

#[test]
fn nh_9_3_two_modules_facing_each_other_act_on_each_other() {
    for (attacker, patient, healer) in [("B2 Y/blade2 rot=2", "C3", "C4"), ("B4 Y/blade2 rot=1", "C4", "C3")] {
        fought(
            &format!("unit C3 X/medic rot=3\nunit C4 X/medic\nunit {attacker}"),
            &format!("{patient} X/medic wounds=0\ngone {healer} X/medic"),
        );
    }
}

#[test]
fn nh_9_3_a_module_never_acts_on_itself() {
    fought("unit C3 X/medic6\nunit C2 Y/blade2 rot=3", "gone C3 X/medic6");
    let table = laid("turn X\nunit C3 X/transport", "free C3");
    assert!(!offers(&table, |action| matches!(action, Action::Use { .. })));
}

#[test]
fn nh_9_4_a_netted_module_gives_nothing() {
    laid("unit C3 X/blade1\nunit C4 X/boss\nunit C5 Y/net1", "netted C4\ninitiative C3 1\nstrength C3 melee=0");
}

#[test]
fn nh_9_4_a_doomed_module_works_to_the_end_of_the_segment() {
    fought(
        "unit C3 X/blade2\nunit C4 X/officer_m\nunit C5 Y/blade2\nunit C2 Y/tower",
        "gone C4 X/officer_m\nC2 Y/tower wounds=2",
    );
    fought(
        "unit C3 X/blade2\nunit C4 X/officer_m\nunit C5 Y/blade3\nunit C2 Y/tower",
        "gone C4 X/officer_m\nC2 Y/tower wounds=1",
    );
}

#[test]
fn nh_9_5_giving_an_effect_is_no_action() {
    let table = fought("unit C3 X/blade1\nunit C4 X/boss\nunit C2 Y/tower", "C2 Y/tower wounds=2");
    assert_eq!(table.acted(), "2:C3");
}

#[test]
fn nh_9_6_hegemonys_hq_strengthens_blows_and_borgos_hastens() {
    let position = "side X army=hegemony\nside Y army=borgo\nunit C3 X/hq rot=2\nunit C2 X/runner\nunit C4 X/universal_soldier\nunit C1 X/runner\n\
                    unit A2 Y/hq\nunit A1 Y/mutant rot=3\nunit B2 Y/medic\nunit E1 Y/claws\nunit D2 Y/claws";
    laid(
        position,
        "strength C2 melee=1 ranged=0\nstrength C4 melee=1 ranged=0\nstrength C1 melee=0\nstrength C3 melee=0\ninitiative C2 2\n\
         initiative A1 3\ninitiative A2 0\ninitiative E1 3\ninitiative D2 3\nstrength A1 melee=0",
    );
}

#[test]
fn nh_9_6_an_hqs_bonus_reaches_all_its_own_neighbours_whatever_way_it_is_turned() {
    for rotation in 0..6 {
        laid(
            &format!(
                "unit C3 X/hq_init rot={rotation}\nunit C2 X/blade1\nunit D2 X/blade1\nunit D3 X/blade1\nunit C4 X/blade1\nunit B3 X/blade1\nunit B2 Y/blade1"
            ),
            "initiative C2 2\ninitiative D2 2\ninitiative D3 2\ninitiative C4 2\ninitiative B3 2\ninitiative B2 1\ninitiative C3 0",
        );
    }
}

#[test]
fn nh_9_6_an_hq_that_strengthens_shots_leaves_its_own_blows() {
    fought(
        "unit C5 X/hq_ranged\nunit C4 X/gun2\nunit C1 Y/tower\nunit B4 Y/tower",
        "C1 Y/tower wounds=2\nB4 Y/tower wounds=1",
    );
}

#[test]
fn nh_9_7_officers_scouts_and_the_boss_of_both_armies() {
    laid(
        "side X army=hegemony\nside Y army=borgo\nunit C3 X/boss\nunit C2 X/runner\nunit B2 X/runner\nunit D2 X/runner\nunit A3 X/officer_1\n\
         unit B3 X/ganger\nunit A2 X/ganger\nunit E3 X/officer_2\nunit D3 X/gladiator\nunit E2 X/scout rot=4",
        "strength C2 melee=1\ninitiative C2 3\nstrength B2 melee=1\ninitiative B2 3\nstrength D2 melee=0\ninitiative D2 3\n\
         strength A2 melee=1\nstrength B3 melee=0\nstrength D3 melee=1\ninitiative D3 2",
    );
    laid(
        "side X army=hegemony\nside Y army=borgo\nunit C3 Y/super_officer\nunit C2 Y/mutant\nunit D2 Y/officer rot=5\nunit B2 Y/scout\nunit A1 Y/claws\nunit B1 Y/net_fighter",
        "strength C2 melee=2\ninitiative C2 3\ninitiative A1 4\ninitiative B1 2",
    );
}

#[test]
fn nh_9_12_a_connected_unit_moves_or_turns_once_a_turn_by_a_transport() {
    let mut table = laid("turn X\nunit C3 X/transport\nunit C2 X/plain\nunit C1 Y/plain", "free C2");
    table.refused("X use mobility C2 D2 0", "NH-3.11");
    table.refused("X use transport C2 C1 0", "NH-1.8");
    table.refused("X use transport C2 E2 0", "NH-1.5");
    table.act("X use transport C2 D2 4");
    expect_all(&table, "D2 X/plain rot=4");
    // Still connected, but through another edge of the same Transport.
    table.refused("X use transport D2 D3 0", "NH-3.8");
}

#[test]
fn nh_9_12_different_units_use_one_transport_in_a_turn_and_it_may_move_in_between() {
    let mut table = laid("turn X\nhand X move\nunit C3 X/transport\nunit C2 X/plain\nunit C5 X/hq", "free C2");
    table.act("X use transport C2 B2 0");
    table.refused("X use transport C5 D4 0", "NH-3.11");
    table.play("X move C3 C4 1\nX use transport C5 D4 3");
    expect_all(&table, "B2 X/plain\nD4 X/hq rot=3\nC4 X/transport");
}

#[test]
fn nh_9_12_a_unit_that_used_it_cannot_use_it_again_when_the_transport_follows() {
    let mut table = laid("turn X\nhand X move\nunit C3 X/transport\nunit C2 X/plain", "free C2");
    table.play("X use transport C2 C1 0\nX move C3 C2 0");
    table.refused("X use transport C1 D1 0", "NH-3.8");
}

#[test]
fn nh_9_12_own_mobility_and_a_transport_are_two_uses_each_with_its_own_condition() {
    let mut table = laid("turn X\nunit C3 X/transport\nunit C2 X/runner2", "free C2");
    table.play("X use mobility C2 D2 0\nX use transport D2 E1 0");
    let mut table = laid("turn X\nunit C3 X/transport\nunit C2 X/runner2", "free C2");
    table.act("X use mobility C2 C1 0");
    table.refused("X use transport C1 D1 0", "NH-3.11");
}

#[test]
fn nh_9_12_a_new_turn_brings_a_new_use() {
    let mut table = laid("turn X\npile X plain\npile Y plain\nunit C3 X/transport\nunit C2 X/plain", "free C2");
    table.play("X use transport C2 D2 0\nX end\nY draw");
    table.refused("Y use transport D2 C2 0", "NH-3.13");
    table.play("Y end\nX draw\nX use transport D2 C2 0");
}

#[test]
fn nh_9_12_neither_a_netted_unit_nor_a_netted_transport_moves_anybody() {
    let mut table = laid("turn X\nunit C3 X/transport\nunit C2 X/plain\nunit C4 Y/net1", "netted C3");
    table.refused("X use transport C2 D2 0", "NH-3.11");
    let mut table = laid("turn X\nunit C3 X/transport\nunit C2 X/plain\nunit C1 Y/net1 rot=3", "netted C2");
    table.refused("X use transport C2 D2 0", "NH-7.6");
}

#[test]
fn nh_9_12_a_transport_serves_its_own_side() {
    let table = laid("turn X\nunit C3 Y/transport\nunit C2 X/plain", "free C2");
    assert!(!offers(
        &table,
        |a| matches!(a, Action::Use { ability: Ability::Transport, from, .. } if *from == hex("C2"))
    ));
}

const OVER: &str = "unit C4 X/qm\nunit C2 X/plain\nunit C1 Y/tower";

#[test]
fn nh_9_15_a_blow_becomes_a_shot_or_a_shot_a_blow_and_it_is_optional() {
    let position = format!("{OVER}\nunit C3 X/axe2");
    let options = ["keep", "convert C3 edge=0 melee>ranged via=C4"];
    converted(
        &position,
        &options,
        "X convert C3 edge=0 melee>ranged via=C4",
        "C1 Y/tower wounds=3\nC2 X/plain wounds=0",
    );
    converted(&position, &options, "X keep", "C1 Y/tower wounds=0");
    // A shot at armour becomes a blow.
    let position = "unit C4 X/qm\nunit C3 X/gun2\nunit C2 Y/plate rot=3";
    let options = ["keep", "convert C3 edge=0 ranged>melee via=C4"];
    converted(position, &options, "X convert C3 edge=0 ranged>melee via=C4", "gone C2 Y/plate");
    converted(position, &options, "X keep", "C2 Y/plate wounds=0");
}

#[test]
fn nh_9_15_bonuses_of_the_new_kind_apply_and_those_of_the_old_kind_do_not() {
    let position = format!(
        "{OVER}\nunit C3 X/blade2\nunit B3 X/officer_m rot=1\nunit D3 X/officer_r rot=5\nunit B2 X/officer_r rot=2"
    );
    converted(
        &position,
        &["keep", "convert C3 edge=0 melee>ranged via=C4"],
        "X convert C3 edge=0 melee>ranged via=C4",
        "C1 Y/tower wounds=3",
    );
}

#[test]
fn nh_9_15_it_serves_one_edge_once_in_a_battle() {
    let position =
        "unit D3 X/qm rot=5\nunit C3 X/fan2\nunit C2 X/plain\nunit C1 Y/tower\nunit D2 X/plain\nunit E1 Y/tower";
    let options = ["keep", "convert C3 edge=0 melee>ranged via=D3", "convert C3 edge=1 melee>ranged via=D3"];
    converted(
        position,
        &options,
        "X convert C3 edge=1 melee>ranged via=D3",
        "C1 Y/tower wounds=0\nE1 Y/tower wounds=1",
    );
}

#[test]
fn nh_9_15_it_serves_in_one_segment_only_and_again_in_the_next_battle() {
    // In 2 and in 1 the gun could strike the armoured unit instead of shooting at it.
    let position = "unit C4 X/qm\nunit C3 X/gun21\nunit C2 Y/plate1 rot=3";
    let options = ["keep", "convert C3 edge=0 ranged>melee via=C4"];
    let mut table = converted(position, &options, "X convert C3 edge=0 ranged>melee via=C4", "C2 Y/plate1 wounds=1");
    assert_eq!((table.acted().as_str(), table.decider()), ("2:C3 1:C3", '-'));
    table.fight("X");
    assert_eq!(table.options(), options);
    table.answer("X keep");
    // Declined in 2 it is still there in 1.
    assert_eq!(table.options(), options);
    table.answer("X convert C3 edge=0 ranged>melee via=C4");
    expect_all(&table, "gone C2 Y/plate1");
}

#[test]
fn nh_9_15_the_limit_is_counted_for_each_unit() {
    let mut table =
        Table::lay("unit C4 X/qm6\nunit C3 X/gun2\nunit C2 Y/plate rot=3\nunit D4 X/gun2\nunit D3 Y/plate rot=3");
    table.fight("X");
    table.answer("X convert C3 edge=0 ranged>melee via=C4");
    table.answer("X convert D4 edge=0 ranged>melee via=C4");
    expect_all(&table, "gone C2 Y/plate\ngone D3 Y/plate");
}

#[test]
fn nh_9_15_it_works_on_an_hq_that_still_wounds_no_hq() {
    let position = "unit C4 X/qm\nunit C3 X/hq\nunit C2 X/plain\nunit C1 Y/tower\nunit D2 X/plain\nunit E1 Y/hq";
    converted(
        position,
        &["keep", "convert C3 edge=0 melee>ranged via=C4"],
        "X convert C3 edge=0 melee>ranged via=C4",
        "C1 Y/tower wounds=1\nhp X=20 Y=20",
    );
}

#[test]
fn nh_9_15_a_netted_quartermaster_or_an_enemys_serves_nobody() {
    let table = fought(&format!("{OVER}\nunit C3 X/axe2\nunit C5 Y/net1"), "C1 Y/tower wounds=0");
    assert_eq!(table.decider(), '-');
    let table = fought("unit C4 Y/qm\nunit C3 X/axe2\nunit C2 X/plain\nunit C1 Y/tower", "C1 Y/tower wounds=0");
    assert_eq!(table.decider(), '-');
}

#[test]
fn nh_9_15_hegemonys_quartermaster_connects_through_edge_0() {
    let mut table = Table::lay(
        "side X army=hegemony\nside Y army=borgo\nunit B3 X/quartermaster rot=1\nunit C3 X/ganger rot=1\nunit C2 X/runner rot=3\nunit C1 Y/mutant rot=3",
    );
    table.fight("X");
    assert_eq!(table.options(), ["keep", "convert C3 edge=5 melee>ranged via=B3"]);
    table.answer("X convert C3 edge=5 melee>ranged via=B3");
    expect_all(&table, "gone C1 Y/mutant");
}

#[test]
fn nh_9_16_a_converted_component_joins_the_other_one_under_one_bonus_and_one_armour() {
    let options = ["keep", "convert C3 edge=0 melee>ranged via=C4", "convert C3 edge=0 ranged>melee via=C4"];
    let convert = "X convert C3 edge=0 melee>ranged via=C4";
    // Over an own unit: 2 + 1 as one shot, 3 + 1 with an Officer for shots.
    converted(&format!("{OVER}\nunit C3 X/ulu3"), &options, convert, "C1 Y/tower wounds=3");
    converted(&format!("{OVER}\nunit C3 X/ulu3\nunit D3 X/officer_r rot=5"), &options, convert, "C1 Y/tower wounds=4");
    let armoured = "unit C4 X/qm\nunit C2 X/plain\nunit C1 Y/plate1 rot=3\nunit C3 X/uni3";
    converted(armoured, &options[..2], convert, "C1 Y/plate1 wounds=1");
    converted(armoured, &options[..2], "X keep", "C1 Y/plate1 wounds=0");
}

#[test]
fn nh_9_16_both_components_as_blows_pass_armour() {
    let position = "unit C4 X/qm\nunit C3 X/uni3\nunit C2 Y/shield rot=3\nunit D3 X/officer_m rot=5";
    // As printed 1 + 1 with the Officer, and the shot stopped: 2. As a blow 2 + 1.
    converted(
        position,
        &["keep", "convert C3 edge=0 melee>ranged via=C4", "convert C3 edge=0 ranged>melee via=C4"],
        "X convert C3 edge=0 ranged>melee via=C4",
        "C2 Y/shield wounds=3",
    );
    let tower = position.replace("shield", "tower");
    let mut table = Table::lay(&tower);
    table.fight("X");
    // Without armour the printed way makes 2 + 1 as well: only a shot of 2, without the Officer, would differ.
    assert_eq!(table.options(), ["keep", "convert C3 edge=0 melee>ranged via=C4"]);
    table.answer("X keep");
    expect_all(&table, "C2 Y/tower wounds=3");
}

#[test]
fn nh_9_16_a_net_gains_no_range() {
    let table = laid("unit C4 X/qm\nunit C3 X/netter1\nunit C2 X/plain\nunit C1 Y/tower", "free C1");
    let mut table = table;
    table.fight("X");
    table.answer("X convert C3 edge=0 melee>ranged via=C4");
    expect_all(&table, "C1 Y/tower wounds=2\nfree C1");
}

#[test]
fn nh_9_16_two_quartermasters_allow_two_conversions() {
    let mut table = Table::lay(
        "unit D3 X/qm rot=5\nunit C4 X/qm\nunit C3 X/fan2\nunit C2 X/plain\nunit C1 Y/tower\nunit D2 X/plain\nunit E1 Y/tower\nunit A3 X/hq",
    );
    table.fight("X");
    table.answer("X convert C3 edge=0 melee>ranged via=D3");
    assert_eq!(table.options(), ["keep", "convert C3 edge=1 melee>ranged via=C4"]);
    table.answer("X convert C3 edge=1 melee>ranged via=C4");
    expect_all(&table, "C1 Y/tower wounds=1\nE1 Y/tower wounds=1");
}

#[test]
fn nh_9_30_a_bonus_raises_every_printed_value_and_gives_none_to_tiles_without() {
    laid("unit C4 X/scout\nunit C3 X/gun31\nunit D4 X/scout rot=0\nunit D3 X/plain", "initiative C3 4,2");
    let table = Table::lay("unit D4 X/scout rot=0\nunit D3 X/plain");
    assert!(table.initiative("D3").is_empty());
    laid("unit C3 X/gun21\nunit C4 X/scout\nunit B3 X/hq_init", "initiative C3 4,3");
}

#[test]
fn nh_9_31_every_icon_acts_once_in_its_segment() {
    let table = fought("unit C3 X/gun31\nunit C1 Y/tower", "C1 Y/tower wounds=2");
    assert_eq!(table.acted(), "3:C3 1:C3");
}

#[test]
fn nh_9_31_an_unspent_icon_follows_the_current_value() {
    // 2,1 raised to 3,2; the Scout dies in 3, after the first action: the second one comes in 1.
    let table = fought(
        "unit C3 X/gun21\nunit C4 X/scout\nunit C5 Y/blade3\nunit C1 Y/tower",
        "gone C4 X/scout\nC1 Y/tower wounds=2",
    );
    assert_eq!(table.acted(), "3:C3 C5 1:C3");
}

#[test]
fn nh_9_32a_a_unit_netted_in_its_segment_does_not_act_later() {
    // The Scout falls in 3; freed as well, the blade would stand at 2 now, but its only icon passed in 3.
    let table = fought(
        "unit C3 X/blade2\nunit C4 X/scout\nunit C5 Y/blade3\nunit B3 Y/net1 rot=1\nunit A3 X/blade3 rot=1\nunit C2 Y/tower",
        "gone C4 X/scout\ngone B3 Y/net1\nC2 Y/tower wounds=0\nfree C3\ninitiative C3 2",
    );
    assert_eq!(table.acted(), "3:A3 C5");
}

#[test]
fn nh_9_32a_an_icon_that_was_passed_over_stays_spent_when_the_initiative_falls_back() {
    // Freed at the end of 3 the module lifts the blade from 1 to 3, past segment 2; it falls in 2, and the blade stands
    // at 1 again: too late.
    let table = fought(
        "unit C3 X/blade1\nunit C4 X/scout_2\nunit C5 Y/net1\nunit D4 X/blade3 rot=4\nunit B4 Y/blade2 rot=1\nunit C2 Y/tower",
        "gone C5 Y/net1\ngone C4 X/scout_2\nC2 Y/tower wounds=0\ninitiative C3 1",
    );
    assert_eq!(table.acted(), "3:D4 2:B4");
}

#[test]
fn nh_9_32b_a_raised_unit_that_acted_does_not_act_again_when_the_bonus_is_lost() {
    let table = fought(
        "unit C3 X/blade2\nunit C4 X/scout\nunit C5 Y/blade3\nunit C2 Y/tower",
        "gone C4 X/scout\nC2 Y/tower wounds=1\ninitiative C3 2",
    );
    assert_eq!(table.acted(), "3:C3 C5");
}

#[test]
fn nh_9_37_a_scout_raises_an_hq_to_1() {
    let table = fought("unit C3 X/hq\nunit C4 X/scout\nunit C2 Y/tower", "initiative C3 1\nC2 Y/tower wounds=1");
    assert_eq!(table.acted(), "1:C3");
    let table = Table::lay(
        "side X army=borgo\nside Y army=hegemony\nunit C3 X/hq\nunit C4 X/scout\nunit A1 Y/hq\nunit A2 Y/boss",
    );
    assert_eq!((table.initiative("C3"), table.initiative("A1"), table.hp(Y)), (vec![1], vec![1], 20));
}
