//! Nets (NH-7).

use super::cases::{expect_all, pushes};
use super::table::{Table, X, hex, name};
use sztab::rules::Influence;
use sztab::rules::notation::{Catalogue, Position};

fn laid(position: &str, expected: &str) -> Table {
    let table = Table::lay(position);
    expect_all(&table, expected);
    table
}

#[test]
fn nh_7_1_a_netted_unit_does_not_attack() {
    let mut table = laid("unit C3 X/fan2\nunit C4 Y/net1 rot=0\nunit C2 Y/plain\nunit D2 Y/plain", "netted C3");
    table.fight("X");
    expect_all(&table, "C2 Y/plain wounds=0\nD2 Y/plain wounds=0");
    assert_eq!(table.acted(), "");
}

#[test]
fn nh_7_1_a_netted_unit_gives_no_bonus_and_does_not_heal() {
    let mut table = laid(
        "unit C3 X/blade1\nunit C4 X/scout\nunit C5 Y/net1 rot=0\nunit D2 Y/plain\nunit B2 X/officer_m rot=1\nunit A2 Y/net1 rot=2\n\
         unit E1 X/plain\nunit E2 X/medic\nunit E3 Y/net1 rot=0\nunit D1 Y/blade2 rot=1\nunit D3 Y/plain",
        "netted C4 E2\ninitiative C3 1",
    );
    table.fight("Y");
    expect_all(&table, "E2 X/medic wounds=0");
}

#[test]
fn nh_7_1_a_medic_under_a_net_lets_its_patient_die() {
    let mut table = laid("unit C3 X/plain\nunit C4 X/medic\nunit C5 Y/net1 rot=0\nunit C2 Y/blade2 rot=3", "netted C4");
    table.fight("Y");
    expect_all(&table, "gone C3 X/plain\nC4 X/medic wounds=0");
}

#[test]
fn nh_7_1_a_netted_unit_nets_nobody() {
    laid("unit C4 X/net1\nunit C3 Y/net1\nunit C2 X/plain", "netted C3\nfree C2 C4");
}

#[test]
fn nh_7_1_own_units_are_never_netted() {
    laid("unit C4 X/net2\nunit C3 X/plain\nunit D3 X/plain", "free C3 C4 D3");
}

#[test]
fn nh_7_1_a_net_reaches_the_adjacent_hex_behind_its_edge_only() {
    laid("unit C4 X/net1\nunit C2 Y/plain\nunit D3 Y/plain\nunit B4 Y/plain\nunit C5 Y/plain", "free C2 D3 B4 C5");
}

#[test]
fn nh_7_2_a_netted_unit_stays_in_the_way_is_hit_healed_and_keeps_its_protection() {
    let mut table = laid(
        "unit C4 X/net1\nunit C3 Y/plate1 rot=2\nunit E3 X/heavy2 rot=5\nunit A3 X/gun2 rot=1\nunit D2 Y/plain\n\
         hand X plain",
        "netted C3",
    );
    table.refused("X place plain C3 0", "NH-1.8");
    table.fight("X");
    // The shot along A3-B3-C3 stops at the netted unit and the armoured edge lowers the other one: two wounds.
    expect_all(&table, "gone C3 Y/plate1\nD2 Y/plain wounds=0");
    let mut table = laid("unit C4 X/net1\nunit C3 Y/plain\nunit C2 Y/medic rot=3\nunit D3 X/blade2 rot=5", "netted C3");
    table.fight("X");
    expect_all(&table, "C3 Y/plain wounds=0\ngone C2 Y/medic");
}

#[test]
fn nh_7_2_a_netted_unit_receives_bonuses_and_keeps_its_wounds() {
    laid("unit C4 Y/net1\nunit C3 X/blade1 wounds=0\nunit C2 X/scout rot=3", "netted C3\ninitiative C3 2");
    let mut table = laid("unit C4 Y/net1\nunit C3 X/wall wounds=1\nhand X plain\nturn X", "netted C3");
    table.act("X place plain A1 0");
    expect_all(&table, "C3 X/wall wounds=1");
}

#[test]
fn nh_7_3_nets_work_from_the_moment_of_placement_and_out_of_turn() {
    let mut table = Table::lay("turn X\nhand X net1\nunit C3 Y/runner2\npile Y plain\nhand Y");
    table.play("X place net1 C4 0\nX end\nY draw");
    table.refused("Y use mobility C3 C2 0", "NH-7.6");
}

#[test]
fn nh_7_3_both_armies_net_through_their_printed_edges() {
    laid(
        "side X army=hegemony\nside Y army=borgo\nunit C3 X/net_master\nunit D3 Y/mutant\nunit B3 Y/mutant\nunit C4 Y/mutant\n\
         unit A1 X/net_fighter\nunit B1 Y/claws\nunit E2 Y/net_fighter\nunit E3 X/ganger",
        "netted D3 B3 B1\nfree C4 C3 E2",
    );
    // Borgo's Net Fighter nets through edge 2, to the south-east.
    laid(
        "side X army=hegemony\nside Y army=borgo\nunit C3 Y/net_fighter\nunit D3 X/ganger\nunit C4 X/ganger",
        "netted D3\nfree C4",
    );
}

#[test]
fn nh_7_4_a_netted_hq_loses_its_ability_and_its_blows() {
    let mut table = laid(
        "unit C3 X/hq_melee\nunit C4 Y/net1\nunit C2 X/blade2 rot=1\nunit D1 Y/tower\nunit D2 Y/plain",
        "netted C3\nstrength C2 melee=0",
    );
    table.fight("X");
    expect_all(&table, "D1 Y/tower wounds=1\nD2 Y/plain wounds=0\nC4 Y/net1 wounds=0");
}

#[test]
fn nh_7_4_the_owner_of_a_netted_hq_throws_no_grenade() {
    let mut table = Table::lay("turn X\nhand X grenade sniper\nunit C3 X/hq\nunit C4 Y/net1");
    table.refused("X grenade C4", "NH-10.13");
    assert!(table.is_legal("X sniper C4"));
}

#[test]
fn nh_7_5_a_dying_netter_nets_to_the_end_of_its_segment() {
    // Netted in 2 although the netter falls in 2; free in 1, where the second icon acts.
    let mut table = laid("unit C4 X/gun21\nunit C5 Y/net1\nunit D4 X/blade2 rot=4\nunit C1 Y/tower", "netted C4");
    table.fight("X");
    expect_all(&table, "gone C5 Y/net1\nC1 Y/tower wounds=1");
    assert_eq!(table.acted(), "2:D4 1:C4");
}

#[test]
fn nh_7_6_a_netted_unit_neither_moves_nor_turns_nor_pushes_nor_is_pushed() {
    let mut table =
        laid("turn X\nhand X move push_back\nunit C3 X/runner2\nunit C4 Y/net1\nunit C2 Y/plain", "netted C3");
    for line in ["X move C3 B2 0", "X move C3 C3 1", "X use mobility C3 B2 0", "X push C3 C2", "X push C3 C4"] {
        table.refused(line, "NH-7.6");
    }
    let mut table = laid(
        "turn X\nhand X push_back\nunit C3 X/plain\nunit C2 Y/plain\nunit D1 X/net1 rot=4\nunit D2 X/net1 rot=5",
        "netted C2",
    );
    table.refused("X push C3 C2", "NH-7.6");
}

#[test]
fn nh_7_6_a_third_unit_may_push_the_netter_away() {
    let mut table =
        laid("turn X\nhand X push_back\nunit C3 X/plain\nunit C4 Y/net1\nunit D4 X/plain", "netted C3\nfree C4 D4");
    table.act("X push D4 C4");
    // Away from D4 lie C3, which is taken, B3 and B4.
    assert_eq!(table.options(), ["push-to B3", "push-to B4"]);
    table.answer("Y push-to B4");
    expect_all(&table, "B4 Y/net1 rot=0\nfree C3");
}

#[test]
fn nh_7_7_whoever_comes_in_front_of_a_net_is_netted_at_once() {
    let position = "turn X\nhand X plain move push_back\nunit C4 Y/net1\nunit B2 X/runner2\nunit E1 X/plain";
    let mut table = laid(position, "free B2");
    table.act("X place plain C3 0");
    expect_all(&table, "netted C3");
    let mut table = laid(position, "free B2");
    table.act("X move B2 C3 0");
    expect_all(&table, "netted C3");
    table.refused("X use mobility C3 B2 0", "NH-7.6");
    // X pushes Y's unit in front of his own net.
    let mut table = laid(
        "turn X\nhand X push_back\nunit C3 X/plain\nunit D3 Y/plain\nunit E1 X/net1 rot=3\nunit E3 Y/plain\nunit D4 Y/plain",
        "free D3",
    );
    table.act("X push C3 D3");
    expect_all(&table, "E2 Y/plain\nnetted E2");
}

#[test]
fn nh_7_10_only_nets_at_hostile_units_count() {
    // X's netters face each other and Y's unit beside them: no edge between own units.
    laid("unit C3 X/net2 rot=0\nunit C2 X/net1 rot=3\nunit D2 Y/plain", "free C2 C3\nnetted D2");
}

#[test]
fn nh_7_11_chains_are_worked_out_from_their_free_end() {
    // Five in a row, alternately X and Y, each netting the next one to the north.
    laid(
        "unit C5 X/net1\nunit C4 Y/net1\nunit C3 X/net1\nunit C2 Y/net1\nunit C1 X/plain",
        "netted C4 C2\nfree C5 C3 C1",
    );
}

#[test]
fn nh_7_11_a_netter_with_two_targets_stops_two_chains() {
    laid(
        "unit C4 X/net2\nunit C3 Y/net1\nunit C2 X/plain\nunit D3 Y/net1\nunit D2 X/plain",
        "netted C3 D3\nfree C4 C2 D2",
    );
}

#[test]
fn nh_7_12a_in_a_chain_the_first_is_active_the_second_netted_the_third_free() {
    let mut table = laid("unit C4 X/net1\nunit C3 Y/net1\nunit C2 X/blade2\nunit C1 Y/plain", "netted C3\nfree C4 C2");
    table.fight("X");
    expect_all(&table, "gone C1 Y/plain");
}

#[test]
fn nh_7_12b_facing_netters_are_both_free_and_their_other_nets_work() {
    laid("unit C4 X/net1\nunit C3 Y/net1 rot=3", "free C3 C4");
    laid("unit C4 X/net2 rot=5\nunit C3 Y/net1 rot=3\nunit B4 Y/plain", "free C3 C4 B4");
    // net2 on C4, turned by 5, looks north-west and north.
    laid("unit C4 X/net2 rot=5\nunit C3 Y/net1 rot=3\nunit B3 Y/plain", "free C3 C4\nnetted B3");
}

#[test]
fn nh_7_12b_facing_fighters_with_nets_strike_each_other() {
    let mut table = laid("unit C4 X/netter1\nunit C3 Y/netter1 rot=3", "free C3 C4");
    table.fight("X");
    expect_all(&table, "gone C4 X/netter1\ngone C3 Y/netter1");
}

#[test]
fn nh_7_12c_in_a_ring_of_four_all_are_free() {
    laid("unit C3 X/net1 rot=0\nunit C2 Y/net1 rot=2\nunit D2 X/net1 rot=3\nunit D3 Y/net1 rot=5", "free C3 C2 D2 D3");
}

#[test]
fn nh_7_12c_in_a_ring_of_six_all_are_free_and_nothing_in_the_middle_is_netted() {
    laid(
        "unit C2 X/net1 rot=2\nunit D2 Y/net1 rot=3\nunit D3 X/net1 rot=4\nunit C4 Y/net1 rot=5\nunit B3 X/net1 rot=0\n\
         unit B2 Y/net1 rot=1\nunit C3 X/plain",
        "free C2 D2 D3 C4 B3 B2 C3",
    );
}

#[test]
fn nh_7_12d_a_ring_member_hit_from_outside_is_netted_and_the_rest_is_looked_at_again() {
    // The ring C3 > C2 > D2 > D3 > C3 breaks at C3: C2 is free of it and nets D2, and D3 is free and nets nobody.
    laid(
        "unit C3 X/net1 rot=0\nunit C2 Y/net1 rot=2\nunit D2 X/net1 rot=3\nunit D3 Y/net1 rot=5\nunit B3 Y/net1 rot=1",
        "netted C3 D2\nfree C2 D3 B3",
    );
}

#[test]
fn nh_7_12d_a_facing_pair_hit_from_outside_loses_its_balance() {
    laid("unit C3 X/net1 rot=0\nunit C2 Y/net1 rot=3\nunit D2 Y/net1 rot=4", "netted C3\nfree C2 D2");
}

#[test]
fn nh_7_12e_a_unit_outside_a_ring_is_netted_by_a_member() {
    // D3 looks at C3 in the ring and, with its second net, at E2 outside it.
    laid(
        "unit C3 X/net1 rot=0\nunit C2 Y/net1 rot=2\nunit D2 X/net1 rot=3\nunit D3 Y/net03 rot=5\nunit E3 X/plain",
        "free C3 C2 D2 D3\nnetted E3",
    );
}

#[test]
fn nh_7_13_free_means_free_in_every_respect() {
    let mut table = laid(
        "turn X\nhand X move push_back battle\nunit C4 X/net1\nunit C3 Y/net1 rot=3\nunit D4 X/plain",
        "free C3 C4",
    );
    assert!(table.is_legal("X move C4 B4 0"));
    assert_eq!(pushes(&table, "C4", "C3"), ["B2", "C2", "D2"]);
    table.act("X push C4 C3");
    table.answer("Y push-to C2");
    expect_all(&table, "C2 Y/net1 rot=3\nfree C2 C4");
}

#[test]
fn nh_7_1_the_picture_shows_each_working_net_once() {
    let table = Table::lay("unit C4 X/net2\nunit C3 Y/net1\nunit C2 X/plain\nunit D3 Y/plain\nunit E1 X/net1 rot=4");
    let influence = Influence::read(table.game.roster(), table.game.arrangement());
    let nets: Vec<(String, usize)> = influence.nets().map(|(hex, direction)| (name(hex), direction.index())).collect();
    assert_eq!(nets, [("C4".to_owned(), 0), ("C4".to_owned(), 1)]);
    assert_eq!(influence.netted.iter().collect::<Vec<_>>(), [hex("C3"), hex("D3")]);
    assert_eq!(influence.unit(hex("C4")).unwrap().0.owner, X);
}

#[test]
fn nh_7_20_a_net_that_cancels_takes_nobodys_toughness() {
    let position = "
        board 19
        side X
        side Y
        define */lender kind=module edges=n,-,-,c,-,- effect=toughness+1
        define */netter kind=warrior edges=n,-,-,-,-,-
        unit C2 Y/netter rot=3
        unit C3 X/lender
        unit C4 X/netter rot=3 wounds=1
        unit C5 Y/netter rot=3
    ";
    // C2 and C3 face each other and are free; C4 lives on the Toughness of C3 and nets C5.
    let position = Position::parse(position, &Catalogue::built_in()).unwrap();
    let netted = Influence::read(position.roster(), position.arrangement()).netted;
    assert_eq!(netted.iter().collect::<Vec<_>>(), [hex("C5")]);
}
