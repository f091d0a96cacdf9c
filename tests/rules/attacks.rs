//! Attacks and protection (NH-6).

use super::cases::expect_all;
use super::table::{Table, X};
use sztab::rules::Event;

/// Lays a position, lets X cause a Battle, and checks what is left.
fn fought(position: &str, outcome: &str) -> Table {
    let mut table = Table::lay(position);
    table.fight("X");
    expect_all(&table, outcome);
    table
}

#[test]
fn nh_6_1_a_unit_attacks_on_all_its_edges_in_its_segment() {
    fought(
        "unit C3 X/fan2\nunit C2 Y/plain\nunit D2 Y/plain\nunit B2 Y/plain\nunit C4 Y/plain\nunit D3 Y/plain",
        "gone C2 Y/plain\ngone D2 Y/plain\ngone B2 Y/plain\nC4 Y/plain\nD3 Y/plain",
    );
}

#[test]
fn nh_6_1_a_gunner_with_two_edges_shoots_both_ways() {
    fought(
        "unit C3 X/twin2 rot=1\nunit E1 Y/plain\nunit A3 Y/plain\nunit C1 Y/plain",
        "gone E1 Y/plain\ngone A3 Y/plain\nC1 Y/plain",
    );
}

#[test]
fn nh_6_2_melee_reaches_the_adjacent_enemy_only() {
    fought(
        "unit C3 X/axe2\nunit C1 Y/plain\nunit E3 X/axe2\nunit E2 X/plain\nunit E1 Y/plain",
        "C1 Y/plain\nE2 X/plain\nE1 Y/plain",
    );
}

#[test]
fn nh_6_2_melee_at_the_edge_of_the_board_hits_nothing() {
    fought("unit C1 X/axe2 rot=0\nunit C5 Y/plain", "C5 Y/plain wounds=0");
}

#[test]
fn nh_6_3_a_shot_hits_the_first_enemy_at_any_distance() {
    fought("unit C5 X/gun2\nunit C1 Y/plain", "gone C1 Y/plain");
    fought("unit C5 X/gun2\nunit C2 Y/plain\nunit C1 Y/plain", "gone C2 Y/plain\nC1 Y/plain wounds=0");
}

#[test]
fn nh_6_3_own_units_and_the_own_hq_are_transparent() {
    fought(
        "unit C5 X/gun2\nunit C4 X/hq\nunit C3 X/wall\nunit C1 Y/plain",
        "gone C1 Y/plain\nC3 X/wall wounds=0\nhp X=20",
    );
}

#[test]
fn nh_6_3_from_the_next_hex_it_is_still_a_shot() {
    let table = fought("unit C3 X/gun2\nunit C2 Y/plain", "gone C2 Y/plain");
    let hit = table.events.iter().find_map(|event| if let Event::Hit(hit) = event { Some(hit.clone()) } else { None });
    let hit = hit.unwrap();
    assert_eq!((hit.melee, hit.ranged, hit.armour, hit.wounds), (0, 1, 0, 1));
}

#[test]
fn nh_6_3_a_shot_leaves_the_line_of_its_edge_nowhere() {
    fought(
        "unit C5 X/gun2 rot=1\nunit C4 Y/plain\nunit D3 Y/plain\nunit E2 Y/plain\nunit D4 X/plain\nunit E3 Y/plain",
        "C4 Y/plain\nD3 Y/plain\nE2 Y/plain\ngone E3 Y/plain",
    );
}

#[test]
fn nh_6_4_an_hq_stops_shots_and_loses_as_many_points_as_the_attack_has_strength() {
    fought("unit C5 X/heavy2\nunit C3 Y/hq\nunit C2 Y/plain", "hp X=20 Y=18\nC2 Y/plain wounds=0\nC3 Y/hq wounds=0");
}

#[test]
fn nh_6_5_an_hq_strikes_all_six_neighbours_with_1_in_segment_0() {
    let table = fought(
        "unit C3 X/hq\nunit C2 Y/wall\nunit D2 Y/wall\nunit D3 Y/wall\nunit C4 Y/wall\nunit B3 Y/wall\nunit B2 Y/wall",
        "C2 Y/wall wounds=1\nD2 Y/wall wounds=1\nD3 Y/wall wounds=1\nC4 Y/wall wounds=1\nB3 Y/wall wounds=1\nB2 Y/wall wounds=1",
    );
    assert_eq!(table.acted(), "0:C3");
}

#[test]
fn nh_6_6_an_hq_never_wounds_an_hq_and_no_medic_reacts() {
    fought(
        "unit C3 X/hq\nunit C4 X/officer_m rot=0\nunit C2 Y/hq\nunit C1 Y/medic rot=3",
        "hp X=20 Y=20\nC1 Y/medic wounds=0",
    );
}

#[test]
fn nh_6_6_a_shot_made_of_an_hqs_blow_stops_at_an_hq_without_wounding_it() {
    // Converted through edge 0 the blow would fly over C2; the HQ on C1 stops it.
    let mut table = Table::lay("unit C3 X/hq\nunit C4 X/qm\nunit C2 X/plain\nunit C1 Y/hq\nunit A1 Y/plain");
    table.fight("X");
    // The only conversion that would change anything is along edge 5, past B2 to the unit on A1.
    assert_eq!(table.options(), ["keep", "convert C3 edge=5 melee>ranged via=C4"]);
    table.answer("X keep");
    expect_all(&table, "hp X=20 Y=20\nA1 Y/plain");
}

#[test]
fn nh_6_7_armour_lowers_shots_through_its_edge_by_1() {
    // The shot flies north and arrives through the edge that looks south.
    for rotation in 0..6 {
        let stopped = rotation == 3;
        let outcome = if stopped { "C2 Y/plate wounds=0" } else { "gone C2 Y/plate" };
        fought(&format!("unit C5 X/gun2\nunit C2 Y/plate rot={rotation}"), outcome);
    }
    fought("unit C5 X/heavy2\nunit C2 Y/plate1 rot=3", "C2 Y/plate1 wounds=1");
}

#[test]
fn nh_6_7_armour_does_nothing_against_melee_and_instants() {
    fought("unit C3 X/blade2\nunit C2 Y/plate rot=3", "gone C2 Y/plate");
    let mut table = Table::lay("turn X\nhand X sniper\nunit C2 Y/plate");
    table.act("X sniper C2");
    assert_eq!(table.at("C2"), "-");
}

#[test]
fn nh_6_8_each_shot_is_lowered_for_itself() {
    fought("unit C5 X/gun2\nunit C4 X/gun2\nunit C3 X/gun2\nunit C2 Y/plate rot=3", "C2 Y/plate wounds=0");
    fought("unit C5 X/heavy2\nunit C4 X/heavy2\nunit C2 Y/plate1 rot=3\nunit C1 Y/plain", "gone C2 Y/plate1");
}

#[test]
fn nh_6_8_toughness_and_armour_work_under_a_net() {
    fought(
        "unit C1 X/net1 rot=3\nunit C2 Y/plate1 rot=3\nunit C5 X/gun2\nunit B2 X/blade2 rot=1",
        "netted C2\nC2 Y/plate1 wounds=1",
    );
}

#[test]
fn nh_6_9_both_components_of_an_edge_hit_the_adjacent_enemy_and_nothing_behind() {
    fought("unit C4 X/uni3\nunit C3 Y/tower\nunit C2 Y/plain", "C3 Y/tower wounds=2\nC2 Y/plain wounds=0");
}

#[test]
fn nh_6_9_without_an_adjacent_enemy_the_ranged_part_flies_on() {
    fought("unit C4 X/uni3\nunit C3 X/plain\nunit C2 Y/tower", "C2 Y/tower wounds=1\nC3 X/plain wounds=0");
    fought("unit C5 X/uni3\nunit C1 Y/tower", "C1 Y/tower wounds=1");
}

#[test]
fn nh_6_9_armour_lowers_only_the_ranged_part_and_medics_see_one_packet() {
    fought(
        "unit C4 X/ulu3\nunit C3 Y/tower rot=0\nunit C1 Y/plate rot=3\nunit D1 X/uni3 rot=4",
        "C3 Y/tower wounds=3\nC1 Y/plate",
    );
    fought("unit C3 X/ulu3\nunit C2 Y/plate1 rot=3", "gone C2 Y/plate1");
    let table =
        fought("unit C3 X/ulu3\nunit C2 Y/plain\nunit C1 Y/medic rot=3", "C2 Y/plain wounds=0\ngone C1 Y/medic");
    assert_eq!(table.absorbed(), ["C1 for C2"]);
}

#[test]
fn nh_6_9_the_universal_soldier_strikes_and_shoots_through_edge_5() {
    fought(
        "side X army=hegemony\nside Y army=borgo\nunit C3 X/universal_soldier rot=1\nunit C2 Y/super_mutant rot=1\nunit E3 X/universal_soldier rot=5\nunit D4 Y/mutant",
        "gone C2 Y/super_mutant\ngone D4 Y/mutant",
    );
    // Armour in the front leaves the blow: one wound on a unit with Toughness 1.
    fought(
        "side X army=hegemony\nside Y army=borgo\nunit C3 X/universal_soldier rot=1\nunit C2 Y/super_mutant rot=3",
        "C2 Y/super_mutant wounds=1",
    );
}

#[test]
fn nh_6_10_one_edge_attacks_once_in_a_segment() {
    let table = fought("unit C4 X/uni3\nunit C3 Y/plain\nunit C2 Y/plain", "gone C3 Y/plain\nC2 Y/plain wounds=0");
    assert_eq!(table.events.iter().filter(|event| matches!(event, Event::Hit(_))).count(), 1);
}

#[test]
fn nh_6_11_a_bonus_strengthens_each_edge_that_attacks_and_no_other() {
    fought(
        "unit C3 X/fan2\nunit C4 X/officer_2\nunit C2 Y/tower\nunit D2 Y/tower\nunit D3 Y/tower",
        "C2 Y/tower wounds=3\nD2 Y/tower wounds=3\nD3 Y/tower wounds=0",
    );
}

#[test]
fn nh_6_11_melee_bonuses_do_not_help_shots_nor_ranged_bonuses_blows() {
    fought("unit C3 X/gun2\nunit C4 X/officer_m\nunit C1 Y/tower", "C1 Y/tower wounds=1");
    fought("unit C3 X/blade2\nunit C4 X/officer_r\nunit C2 Y/tower", "C2 Y/tower wounds=1");
    fought("unit C3 X/gun2\nunit C4 X/officer_r\nunit C1 Y/tower", "C1 Y/tower wounds=2");
}

#[test]
fn nh_6_11_bonuses_of_several_sources_add() {
    fought(
        "unit C3 X/blade2\nunit C4 X/officer_m\nunit D3 X/officer_m rot=5\nunit B3 X/hq_melee\nunit C2 Y/tower",
        "C2 Y/tower wounds=4",
    );
}

#[test]
fn nh_6_13_a_shot_that_armour_stops_altogether_moves_no_medic() {
    let table = fought(
        "unit C5 X/gun2\nunit C2 Y/plate rot=3\nunit C1 Y/medic rot=3",
        "C2 Y/plate wounds=0\nC1 Y/medic wounds=0",
    );
    assert!(table.absorbed().is_empty());
    assert!(!table.events.iter().any(|event| matches!(event, Event::Wounded { .. })));
}

#[test]
fn nh_6_14_surplus_wounds_are_lost() {
    fought("unit C3 X/axe2\nunit C2 Y/plain\nunit C1 Y/plain", "gone C2 Y/plain\nC1 Y/plain wounds=0");
}

#[test]
fn nh_6_14_wounds_stay_for_the_rest_of_the_game() {
    let mut table = fought("unit C3 X/blade2\nunit C2 Y/wall\npile X plain*9\npile Y plain*9", "C2 Y/wall wounds=1");
    table.play("Y draw\nY discard plain\nY end\nX draw\nX discard plain\nX end");
    expect_all(&table, "C2 Y/wall wounds=1");
    table.fight("X");
    expect_all(&table, "C2 Y/wall wounds=2");
}

#[test]
fn nh_6_14_a_moved_unit_takes_its_wounds_along() {
    let mut table = Table::lay("turn X\nhand X move\nunit C3 X/wall wounds=2");
    table.act("X move C3 C4 1");
    assert_eq!((table.unit("C4").wounds, table.unit("C4").owner), (2, X));
}
