//! The worked examples of the rules specification, each under its number.

use super::cases::check;

/// NH-6.2, NH-1.11.
#[test]
fn ex_01_melee_strength_against_toughness() {
    check(
        "
        unit B2 X/axe2 rot=2 wounds=0
        unit C3 Y/wall rot=0 wounds=0
        unit D3 Y/tower rot=0 wounds=0
        do battle by=X
        expect B2 X/axe2 wounds=0
        expect gone C3 Y/wall
        expect D3 Y/tower wounds=0
        ",
    );
}

/// NH-6.3.
#[test]
fn ex_02_a_shot_passes_own_units_and_stops_at_the_first_enemy() {
    check(
        "
        unit A1 X/gun3 rot=2 wounds=0
        unit B2 X/plain rot=0 wounds=0
        unit C3 Y/plain rot=0 wounds=0
        unit D3 Y/plain rot=0 wounds=0
        do battle by=X
        expect A1 X/gun3 wounds=0
        expect B2 X/plain wounds=0
        expect gone C3 Y/plain
        expect D3 Y/plain wounds=0
        ",
    );
}

/// NH-6.7.
#[test]
fn ex_03_a_shot_from_the_next_hex_is_still_a_shot_armour_on_the_right_edge() {
    check(
        "
        unit D3 X/gun2 rot=5 wounds=0
        unit C3 Y/plate rot=2 wounds=0
        do battle by=X
        expect D3 X/gun2 wounds=0
        expect C3 Y/plate wounds=0
        ",
    );
}

/// NH-6.7.
#[test]
fn ex_04_same_shot_armour_on_another_edge() {
    check(
        "
        unit D3 X/gun2 rot=5 wounds=0
        unit C3 Y/plate rot=1 wounds=0
        do battle by=X
        expect D3 X/gun2 wounds=0
        expect gone C3 Y/plate
        ",
    );
}

/// NH-6.7.
#[test]
fn ex_05_armour_lowers_strength_2_to_1() {
    check(
        "
        unit E2 X/heavy2 rot=5 wounds=0
        unit C2 Y/plate1 rot=2 wounds=0
        do battle by=Y
        expect E2 X/heavy2 wounds=0
        expect C2 Y/plate1 wounds=1
        ",
    );
}

/// NH-5.7.
#[test]
fn ex_06_two_shots_in_one_segment_on_one_target_nothing_flies_on() {
    check(
        "
        unit A3 X/gun2 rot=1 wounds=0
        unit B3 X/gun2 rot=1 wounds=0
        unit C3 Y/plain rot=0 wounds=0
        unit E1 Y/plain rot=0 wounds=0
        do battle by=X
        expect A3 X/gun2 wounds=0
        expect B3 X/gun2 wounds=0
        expect gone C3 Y/plain
        expect E1 Y/plain wounds=0
        ",
    );
}

/// NH-5.7.
#[test]
fn ex_07_in_a_later_segment_the_line_is_open() {
    check(
        "
        unit A3 X/gun3 rot=1 wounds=0
        unit B3 X/gun2 rot=1 wounds=0
        unit C3 Y/plain rot=0 wounds=0
        unit E1 Y/plain rot=0 wounds=0
        do battle by=X
        expect A3 X/gun3 wounds=0
        expect B3 X/gun2 wounds=0
        expect gone C3 Y/plain
        expect gone E1 Y/plain
        ",
    );
}

/// NH-5.4.
#[test]
fn ex_08_two_blades_kill_each_other() {
    check(
        "
        unit C4 X/blade2 rot=1 wounds=0
        unit D3 Y/blade2 rot=4 wounds=0
        do battle by=X
        expect gone C4 X/blade2
        expect gone D3 Y/blade2
        ",
    );
}

/// NH-9.4.
#[test]
fn ex_09_a_doomed_officer_still_strengthens_in_its_segment() {
    check(
        "
        unit B3 X/officer_m rot=1 wounds=0
        unit C3 X/blade3 rot=1 wounds=0
        unit A3 Y/blade3 rot=1 wounds=0
        unit D2 Y/tough1 rot=0 wounds=0
        do battle by=X
        expect gone B3 X/officer_m
        expect C3 X/blade3 wounds=0
        expect A3 Y/blade3 wounds=0
        expect gone D2 Y/tough1
        ",
    );
}

/// NH-6.5.
#[test]
fn ex_11_an_hq_strikes_all_neighbours_in_segment_0() {
    check(
        "
        unit C2 Y/hq rot=0 hp=20
        unit D2 X/plain rot=0 wounds=0
        unit C1 X/tough1 rot=0 wounds=0
        unit E2 X/plain rot=0 wounds=0
        do battle by=X
        expect gone D2 X/plain
        expect C1 X/tough1 wounds=1
        expect E2 X/plain wounds=0
        expect hp X=20 Y=20
        ",
    );
}

/// NH-6.6.
#[test]
fn ex_12_an_hq_never_wounds_an_hq_even_with_an_officer() {
    check(
        "
        unit D3 X/hq rot=0 hp=20
        unit E3 X/officer_m rot=5 wounds=0
        unit C3 Y/hq rot=0 hp=20
        unit D2 Y/wall rot=0 wounds=0
        do battle by=X
        expect E3 X/officer_m wounds=0
        expect D2 Y/wall wounds=2
        expect hp X=20 Y=20
        ",
    );
}

/// NH-6.9, NH-6.11.
#[test]
fn ex_13_officers_of_both_kinds_on_a_mixed_edge() {
    check(
        "
        unit A2 X/uni3 rot=2 wounds=0
        unit A1 X/officer_m rot=3 wounds=0
        unit A3 X/officer_r rot=0 wounds=0
        unit B3 Y/tower rot=0 wounds=0
        do battle by=X
        expect A2 X/uni3 wounds=0
        expect A1 X/officer_m wounds=0
        expect A3 X/officer_r wounds=0
        expect B3 Y/tower wounds=4
        ",
    );
}

/// NH-6.9.
#[test]
fn ex_14_armour_lowers_only_the_ranged_component() {
    check(
        "
        unit C1 X/uni3 rot=3 wounds=0
        unit C2 Y/plate1 rot=0 wounds=0
        do battle by=X
        expect C1 X/uni3 wounds=0
        expect C2 Y/plate1 wounds=1
        ",
    );
}

/// NH-9.30.
#[test]
fn ex_15_a_scout_shifts_every_icon() {
    check(
        "
        unit D4 X/gun21 rot=0 wounds=0
        unit C5 X/scout3 rot=1 wounds=0
        unit D2 Y/tower rot=0 wounds=0
        expect initiative D4 3,2
        do battle by=X
        expect D4 X/gun21 wounds=0
        expect C5 X/scout3 wounds=0
        expect D2 Y/tower wounds=2
        ",
    );
}

/// NH-7.12a.
#[test]
fn ex_22_chain_of_netters() {
    check(
        "
        unit A3 X/net1 rot=1 wounds=0
        unit B3 Y/net1 rot=1 wounds=0
        unit C3 X/net1 rot=1 wounds=0
        unit D2 Y/plain rot=0 wounds=0
        expect netted B3 D2
        expect free A3 C3
        ",
    );
}

/// NH-7.11, NH-7.12d.
#[test]
fn ex_23_pair_of_netters_one_hit_from_outside() {
    check(
        "
        unit C3 X/net1 rot=1 wounds=0
        unit D2 Y/net1 rot=4 wounds=0
        unit D1 X/net1 rot=3 wounds=0
        expect netted D2
        expect free C3 D1
        ",
    );
}

/// NH-7.12c,e.
#[test]
fn ex_24_ring_of_four_with_a_chord_a_member_also_nets_outside() {
    check(
        "
        unit C3 X/net1 rot=0 wounds=0
        unit C2 Y/net2 rot=2 wounds=0
        unit D2 X/net1 rot=3 wounds=0
        unit D3 Y/net03 rot=5 wounds=0
        unit E3 X/plain rot=0 wounds=0
        expect free C3 C2 D2 D3
        expect netted E3
        ",
    );
}

/// NH-7.2.
#[test]
fn ex_25_armour_works_under_a_net() {
    check(
        "
        unit C4 X/net1 rot=0 wounds=0
        unit C3 Y/plate1 rot=1 wounds=0
        unit E1 X/gun2 rot=4 wounds=0
        expect netted C3
        do battle by=X
        expect C4 X/net1 wounds=0
        expect C3 Y/plate1 wounds=0
        expect E1 X/gun2 wounds=0
        ",
    );
}

/// NH-7.5.
#[test]
fn ex_26_freed_at_the_end_of_2_acts_with_the_second_icon_in_1() {
    check(
        "
        unit B4 X/gun21 rot=1 wounds=0
        unit C5 Y/net1 rot=5 wounds=0
        unit D4 X/blade2 rot=4 wounds=0
        unit E2 Y/tough1 rot=0 wounds=0
        do battle by=X
        expect B4 X/gun21 wounds=0
        expect gone C5 Y/net1
        expect D4 X/blade2 wounds=0
        expect E2 Y/tough1 wounds=1
        ",
    );
}

/// NH-8.10.
#[test]
fn ex_27_a_medic_absorbs_the_whole_attack_also_when_it_would_not_be_needed_fully() {
    check(
        "
        unit E1 Y/axe2 rot=4 wounds=0
        unit D2 X/tough1 rot=0 wounds=0
        unit C2 X/medic rot=2 wounds=0
        do battle by=Y
        expect E1 Y/axe2 wounds=0
        expect D2 X/tough1 wounds=0
        expect gone C2 X/medic
        ",
    );
}

/// NH-6.9.
#[test]
fn ex_28_melee_ranged_of_one_edge_is_one_packet() {
    check(
        "
        unit D3 Y/uni3 rot=5 wounds=0
        unit C3 X/tough1 rot=0 wounds=0
        unit B2 X/medic rot=2 wounds=0
        do battle by=Y
        expect D3 Y/uni3 wounds=0
        expect C3 X/tough1 wounds=0
        expect gone B2 X/medic
        ",
    );
}

/// NH-8.16.
#[test]
fn ex_29_a_relieved_medic_saves_a_second_unit() {
    check(
        "
        unit C3 X/medic3 rot=1 wounds=0
        unit C4 X/medic rot=0 wounds=0
        unit C2 X/plain rot=0 wounds=0
        unit D3 X/plain rot=0 wounds=0
        unit C1 Y/blade2 rot=3 wounds=0
        unit E3 Y/blade2 rot=5 wounds=0
        answer X s2 medic C4 saves C2 from C1
        do battle by=Y
        expect gone C3 X/medic3
        expect gone C4 X/medic
        expect C2 X/plain wounds=0
        expect D3 X/plain wounds=0
        expect C1 Y/blade2 wounds=0
        expect E3 Y/blade2 wounds=0
        ",
    );
}

/// NH-8.15.
#[test]
fn ex_30_a_medic_with_a_non_lethal_wound_works() {
    check(
        "
        unit B3 X/medic_t rot=1 wounds=0
        unit C3 X/plain rot=0 wounds=0
        unit C2 Y/blade2 rot=3 wounds=0
        unit A2 Y/blade2 rot=2 wounds=0
        do battle by=X
        expect gone B3 X/medic_t
        expect C3 X/plain wounds=0
        expect C2 Y/blade2 wounds=0
        expect A2 Y/blade2 wounds=0
        ",
    );
}

/// NH-8.15.
#[test]
fn ex_31_a_medic_saved_by_another_medic_works() {
    check(
        "
        unit D2 X/plain rot=0 wounds=0
        unit C2 X/medic rot=2 wounds=0
        unit B1 X/medic rot=2 wounds=0
        unit E1 Y/blade2 rot=4 wounds=0
        unit C1 Y/blade2 rot=3 wounds=0
        do battle by=X
        expect D2 X/plain wounds=0
        expect gone C2 X/medic
        expect gone B1 X/medic
        expect E1 Y/blade2 wounds=0
        expect C1 Y/blade2 wounds=0
        ",
    );
}

/// NH-8.15.
#[test]
fn ex_32_without_the_second_medic_both_die() {
    check(
        "
        unit D2 X/plain rot=0 wounds=0
        unit C2 X/medic rot=2 wounds=0
        unit E1 Y/blade2 rot=4 wounds=0
        unit C1 Y/blade2 rot=3 wounds=0
        do battle by=X
        expect gone D2 X/plain
        expect gone C2 X/medic
        expect E1 Y/blade2 wounds=0
        expect C1 Y/blade2 wounds=0
        ",
    );
}

/// NH-8.12.
#[test]
fn ex_34_grenade_absorbed_by_a_medic() {
    check(
        "
        unit C5 X/hq rot=0 hp=20
        unit C4 Y/wall rot=0 wounds=0
        unit B3 Y/medic rot=2 wounds=0
        do grenade by=X C4
        expect C4 Y/wall wounds=0
        expect gone B3 Y/medic
        ",
    );
}

/// NH-9.15.
#[test]
fn ex_35_quartermaster_turns_an_hq_blow_into_a_shot() {
    check(
        "
        unit B2 X/hq rot=0 hp=20
        unit A1 X/qm rot=2 wounds=0
        unit D3 Y/plain rot=0 wounds=0
        unit E3 Y/hq rot=0 hp=20
        answer X s0 convert B2 edge=2 melee>ranged via=A1
        do battle by=X
        expect A1 X/qm wounds=0
        expect gone D3 Y/plain
        expect hp X=20 Y=20
        ",
    );
}

/// NH-10.40.
#[test]
fn ex_39_push_back_destinations() {
    check(
        "
        unit C3 X/plain rot=0 wounds=0
        unit D2 Y/plain rot=0 wounds=0
        expect pushes C3>D2 D1,E1,E2
        unit E1 Y/wall rot=0 wounds=0
        unit E2 X/wall rot=0 wounds=0
        expect pushes C3>D2 D1
        do push by=X unit=C3 target=D2
        expect D1 Y/plain wounds=0 rot=0
        unit D2 Y/net1 rot=4 wounds=0
        expect netted C3
        expect pushes C3>D2 none
        illegal move by=X unit=C3 rot=3
        ",
    );
}
