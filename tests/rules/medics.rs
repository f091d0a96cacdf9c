//! Wounds and Medics (NH-8).

use super::cases::expect_all;
use super::table::{Table, X, Y};
use sztab::rules::event::DestructionCause;
use sztab::rules::{Decision, Event, Question};

/// Lays a position, lets Y cause a Battle that needs no decision, and checks what is left.
#[track_caller]
fn fought(position: &str, outcome: &str) -> Table {
    let mut table = Table::lay(position);
    table.fight("Y");
    assert_eq!(table.options(), Vec::<String>::new());
    expect_all(&table, outcome);
    table
}

/// Lays a position and lets Y cause a Battle; X has to choose among these.
#[track_caller]
fn asked(position: &str, options: &[&str]) -> Table {
    let mut table = Table::lay(position);
    table.fight("Y");
    assert_eq!(table.decider(), 'X');
    let mut offered = table.options();
    offered.sort_unstable();
    assert_eq!(offered, options);
    table
}

#[test]
fn nh_8_1_a_unit_without_toughness_dies_from_its_first_wound() {
    let table = fought(
        "unit C3 X/plain\nunit C2 Y/blade2 rot=3\nunit E1 X/tough1\nunit E2 Y/blade2",
        "gone C3 X/plain\nE1 X/tough1 wounds=1",
    );
    assert_eq!(table.discards(X), ["plain"]);
}

#[test]
fn nh_8_10_a_medic_absorbs_one_attack_of_any_strength_and_is_destroyed() {
    let table =
        fought("unit C3 X/plain\nunit C4 X/medic\nunit C2 Y/axe2 rot=3", "C3 X/plain wounds=0\ngone C4 X/medic");
    assert_eq!(table.discards(X), ["medic"]);
    let healing = |event: &&Event| matches!(event, Event::Destroyed { cause: DestructionCause::Healing, .. });
    assert_eq!(table.events.iter().filter(healing).count(), 1);
}

#[test]
fn nh_8_10_a_medic_is_destroyed_whatever_its_own_toughness() {
    fought("unit C3 X/plain\nunit C4 X/medic_t\nunit C2 Y/blade2 rot=3", "C3 X/plain wounds=0\ngone C4 X/medic_t");
}

#[test]
fn nh_8_10_it_absorbs_one_attack_only() {
    let table = fought(
        "unit C3 X/tower\nunit C4 X/medic\nunit C2 Y/blade2 rot=3\nunit D2 Y/blade2 rot=4",
        "C3 X/tower wounds=1\ngone C4 X/medic",
    );
    assert_eq!(table.absorbed(), ["C4 for C3"]);
}

#[test]
fn nh_8_10_it_heals_through_its_connections_only_and_only_own_units() {
    fought("unit C3 X/plain\nunit C4 X/medic rot=1\nunit C2 Y/blade2 rot=3", "gone C3 X/plain\nC4 X/medic");
    fought("unit C3 X/plain\nunit C4 Y/medic6\nunit C2 Y/blade2 rot=3", "gone C3 X/plain\nC4 Y/medic6");
    fought("unit C3 X/plain\nunit C5 X/medic\nunit C4 X/plain\nunit C2 Y/blade2 rot=3", "gone C3 X/plain\nC5 X/medic");
}

#[test]
fn nh_8_10_hqs_modules_and_other_medics_are_patients_too() {
    fought("unit C3 X/hq\nunit C4 X/medic\nunit C2 Y/blade2 rot=3", "hp X=20\ngone C4 X/medic");
    fought("unit C3 X/scout\nunit C4 X/medic\nunit C2 Y/blade2 rot=3", "C3 X/scout wounds=0\ngone C4 X/medic");
    fought("unit C3 X/medic\nunit C4 X/medic\nunit B2 Y/blade2 rot=2", "C3 X/medic wounds=0\ngone C4 X/medic");
}

#[test]
fn nh_8_10_a_medic_that_is_gone_heals_no_more() {
    fought(
        "unit C3 X/plain\nunit C4 X/medic\nunit C2 Y/blade2 rot=3\nunit D2 Y/blade1 rot=4",
        "gone C3 X/plain\ngone C4 X/medic",
    );
}

#[test]
fn nh_8_11_it_is_compulsory_also_for_wounds_that_would_not_kill_and_for_hqs() {
    fought("unit C3 X/tower\nunit C4 X/medic\nunit C2 Y/blade2 rot=3", "C3 X/tower wounds=0\ngone C4 X/medic");
    fought("unit C3 X/hq hp=20\nunit C4 X/medic\nunit C2 Y/blade2 rot=3", "hp X=20\ngone C4 X/medic");
}

#[test]
fn nh_8_11_it_is_compulsory_also_for_a_patient_that_is_lost_anyway() {
    fought(
        "unit C3 X/plain\nunit C4 X/medic\nunit C2 Y/blade2 rot=3\nunit D2 Y/blade2 rot=4\nunit B2 Y/blade2 rot=2",
        "gone C3 X/plain\ngone C4 X/medic",
    );
}

#[test]
fn nh_8_11_it_works_outside_battles() {
    let mut table = Table::lay("turn Y\nhand Y sniper plain\nunit C3 X/tower\nunit C4 X/medic");
    table.act("Y sniper C3");
    expect_all(&table, "C3 X/tower wounds=0\ngone C4 X/medic");
    assert_eq!(table.game.to_act(), Some(Y));
    assert_eq!((table.discards(X), table.discards(Y)), (vec!["medic"], vec!["sniper"]));
}

#[test]
fn nh_8_12_a_grenade_is_absorbed_as_a_whole() {
    let mut table = Table::lay("turn Y\nhand Y grenade\nunit C2 Y/hq\nunit C3 X/tower\nunit C4 X/medic");
    table.act("Y grenade C3");
    expect_all(&table, "C3 X/tower wounds=0\ngone C4 X/medic");
}

#[test]
fn nh_8_12_a_grenade_on_a_medic_finds_no_healer_in_itself() {
    let mut table =
        Table::lay("turn Y\nhand Y grenade\nunit C2 Y/hq\nunit C3 X/medic_t rot=3\nunit C4 X/medic_t rot=3");
    table.act("Y grenade C3");
    expect_all(&table, "gone C3 X/medic_t\nC4 X/medic_t wounds=0");
}

#[test]
fn nh_8_13_each_victim_of_one_attacker_is_a_packet_of_its_own() {
    let position = "unit D2 Y/fan2 rot=4\nunit C3 X/plain\nunit C2 X/plain\nunit B2 X/medic6";
    let mut table = asked(position, &["medic B2 saves C2 from D2", "medic B2 saves C3 from D2"]);
    table.answer("X medic B2 saves C3 from D2");
    expect_all(&table, "gone C2 X/plain\nC3 X/plain wounds=0\ngone B2 X/medic6");
}

#[test]
fn nh_8_14_a_netted_medic_does_not_absorb_but_a_netted_patient_is_healed() {
    fought(
        "unit C3 X/plain\nunit C4 X/medic\nunit C5 Y/net1\nunit C2 Y/blade2 rot=3",
        "gone C3 X/plain\nC4 X/medic wounds=0",
    );
    fought(
        "unit C3 X/plain\nunit C4 X/medic\nunit B3 Y/net1 rot=1\nunit C2 Y/blade2 rot=3",
        "netted C3\nC3 X/plain wounds=0\ngone C4 X/medic",
    );
}

#[test]
fn nh_8_14_a_medic_that_absorbed_does_not_absorb_again_in_this_step() {
    let position = "unit C3 X/medic6\nunit C2 X/plain\nunit C4 X/plain\nunit C1 Y/blade2 rot=3\nunit C5 Y/blade2";
    let mut table = asked(position, &["medic C3 saves C2 from C1", "medic C3 saves C4 from C5"]);
    table.answer("X medic C3 saves C2 from C1");
    expect_all(&table, "C2 X/plain wounds=0\ngone C4 X/plain\ngone C3 X/medic6");
    assert_eq!(table.absorbed().len(), 1);
}

#[test]
fn nh_8_15_a_medic_hit_lethally_itself_cannot_heal() {
    fought(
        "unit C3 X/tough1\nunit C4 X/medic\nunit C2 Y/blade2 rot=3\nunit C5 Y/blade2",
        "C3 X/tough1 wounds=1\ngone C4 X/medic",
    );
}

#[test]
fn nh_8_15_wounds_of_earlier_battles_make_a_hit_on_a_medic_lethal() {
    let hits = "unit C3 X/plain\nunit C2 Y/blade2 rot=3\nunit C5 Y/blade2";
    fought(&format!("{hits}\nunit C4 X/medic_t wounds=1"), "gone C3 X/plain\ngone C4 X/medic_t");
    fought(&format!("{hits}\nunit C4 X/medic_t wounds=0"), "C3 X/plain wounds=0\ngone C4 X/medic_t");
}

#[test]
fn nh_8_15_several_small_hits_on_a_medic_count_together() {
    fought(
        "unit C3 X/plain\nunit C4 X/medic_t\nunit C2 Y/blade2 rot=3\nunit C5 Y/blade2\nunit B4 Y/blade2 rot=1",
        "gone C3 X/plain\ngone C4 X/medic_t",
    );
}

#[test]
fn nh_8_15_a_medic_saved_by_another_one_heals() {
    // C4 is hit lethally; D4 takes that, and C4 heals C3.
    fought(
        "unit C3 X/plain\nunit C4 X/medic\nunit D4 X/medic rot=5\nunit C2 Y/blade2 rot=3\nunit C5 Y/blade2",
        "C3 X/plain wounds=0\ngone C4 X/medic\ngone D4 X/medic",
    );
}

#[test]
fn nh_8_16_in_a_one_way_chain_the_packet_ends_at_the_last_medic() {
    let table = fought(
        "unit C2 X/plain\nunit C3 X/medic\nunit C4 X/medic\nunit C5 X/medic\nunit C1 Y/blade2 rot=3",
        "C2 X/plain wounds=0\nC3 X/medic wounds=0\nC4 X/medic wounds=0\ngone C5 X/medic",
    );
    assert_eq!(table.absorbed(), ["C5 for C2"]);
}

#[test]
fn nh_8_16_a_packet_passes_on_to_a_working_medic_only() {
    // The last one is netted: the chain ends before it.
    fought(
        "unit C2 X/plain\nunit C3 X/medic\nunit C4 X/medic\nunit C5 Y/net1\nunit C1 Y/blade2 rot=3",
        "C2 X/plain wounds=0\ngone C3 X/medic\nC4 X/medic wounds=0",
    );
}

#[test]
fn nh_8_16_between_mutually_connected_medics_their_player_chooses() {
    let position = "unit C2 X/plain\nunit C3 X/medic2\nunit C4 X/medic2\nunit C1 Y/blade2 rot=3";
    for (taken, left) in [("C3", "C4"), ("C4", "C3")] {
        let mut table = asked(position, &["medic C3 saves C2 from C1", "medic C4 saves C2 from C1"]);
        table.answer(&format!("X medic {taken} saves C2 from C1"));
        expect_all(&table, &format!("C2 X/plain wounds=0\ngone {taken} X/medic2\n{left} X/medic2 wounds=0"));
    }
}

#[test]
fn nh_8_16_the_relieved_medic_absorbs_again_in_the_same_step() {
    let table = fought(
        "unit C2 X/plain\nunit C3 X/medic\nunit C4 X/medic\nunit C1 Y/blade2 rot=3\nunit D1 Y/blade2 rot=4",
        "C2 X/plain wounds=0\ngone C3 X/medic\ngone C4 X/medic",
    );
    assert_eq!(table.absorbed(), ["C4 for C2", "C3 for C2"]);
}

#[test]
fn nh_8_20_the_owner_chooses_between_attacks_of_different_strength_on_one_unit() {
    let position = "unit C3 X/tower\nunit C4 X/medic\nunit C2 Y/blade2 rot=3\nunit D2 Y/axe2 rot=4";
    let options = ["medic C4 saves C3 from C2", "medic C4 saves C3 from D2"];
    let mut table = asked(position, &options);
    table.answer("X medic C4 saves C3 from D2");
    expect_all(&table, "C3 X/tower wounds=1\ngone C4 X/medic");
    let mut table = asked(position, &options);
    table.answer("X medic C4 saves C3 from C2");
    expect_all(&table, "C3 X/tower wounds=3\ngone C4 X/medic");
}

#[test]
fn nh_8_20_the_owner_chooses_which_of_two_medics_heals() {
    let position = "unit C3 X/plain\nunit C4 X/medic\nunit B3 X/medic rot=1\nunit C2 Y/blade2 rot=3";
    let mut table = asked(position, &["medic B3 saves C3 from C2", "medic C4 saves C3 from C2"]);
    table.answer("X medic C4 saves C3 from C2");
    expect_all(&table, "C3 X/plain wounds=0\ngone C4 X/medic\nB3 X/medic wounds=0");
}

#[test]
fn nh_8_20_two_medics_heal_two_attacks_without_a_question_what_else() {
    let position =
        "unit C3 X/plain\nunit C4 X/medic\nunit B3 X/medic rot=1\nunit C2 Y/blade2 rot=3\nunit D2 Y/blade2 rot=4";
    let mut table = asked(position, &["medic B3 saves C3 from C2", "medic C4 saves C3 from C2"]);
    table.answer("X medic B3 saves C3 from C2");
    expect_all(&table, "C3 X/plain wounds=0\ngone C4 X/medic\ngone B3 X/medic");
}

#[test]
fn nh_8_20_the_decider_is_the_patients_owner_not_the_active_player() {
    let mut table = Table::lay("turn Y\nhand Y sniper plain\nunit C3 X/plain\nunit C4 X/medic\nunit B3 X/medic rot=1");
    table.act("Y sniper C3");
    assert!(matches!(table.game.decision(), Some(Decision { decider: X, question: Question::Absorption { .. } })));
    table.refused("Y end", "NH-5.21");
    table.answer("X medic B3 saves C3 from sniper");
    expect_all(&table, "C3 X/plain wounds=0\ngone B3 X/medic\nC4 X/medic wounds=0");
    table.act("Y place plain C2 0");
}

#[test]
fn nh_8_20_a_packet_may_rest_only_where_no_connection_leads_on() {
    // C2's Medics: C3, who passes on to C4 and C4 back to C3, and D2, who passes on to nobody.
    let position = "unit C2 X/plain\nunit C3 X/medic2\nunit C4 X/medic2\nunit D2 X/medic rot=5\nunit C1 Y/blade2 rot=3";
    asked(position, &["medic C3 saves C2 from C1", "medic C4 saves C2 from C1", "medic D2 saves C2 from C1"]);
    // With a fourth Medic beside C3 the pair is left for it.
    let position = format!("{position}\nunit B3 X/medic rot=1");
    asked(&position, &["medic B3 saves C2 from C1", "medic D2 saves C2 from C1"]);
}

#[test]
fn nh_8_21_the_decider_need_not_reach_the_most_absorptions() {
    // C4 heals C3's patient or C3 itself, which could then heal; saving the tower makes one absorption less.
    let position = "unit C3 X/medic rot=0\nunit C2 X/plain\nunit C1 Y/blade2 rot=3\nunit D2 Y/blade2 rot=4\n\
                    unit C4 X/medic3 rot=0\nunit B4 Y/blade2 rot=0\nunit B3 X/tower";
    let options = ["medic C4 saves B3 from B4", "medic C4 saves C3 from D2"];
    let mut table = asked(position, &options);
    table.answer("X medic C4 saves B3 from B4");
    expect_all(&table, "B3 X/tower wounds=0\ngone C3 X/medic\ngone C2 X/plain\ngone C4 X/medic3");
    let mut table = asked(position, &options);
    table.answer("X medic C4 saves C3 from D2");
    expect_all(&table, "B3 X/tower wounds=1\ngone C3 X/medic\nC2 X/plain wounds=0\ngone C4 X/medic3");
}

#[test]
fn nh_8_20_decisions_of_one_battle_come_segment_by_segment() {
    let mut table = Table::lay(
        "unit C3 X/medic6\nunit C2 X/plain\nunit C4 X/plain\nunit C1 Y/blade3 rot=3\nunit C5 Y/blade3\n\
         unit A1 X/medic6\nunit A2 X/plain\nunit B1 X/plain\nunit A3 Y/blade1",
    );
    table.fight("Y");
    table.answer("X medic C3 saves C2 from C1");
    // In 1 there is only one attack left, on A2.
    assert_eq!(table.decider(), '-');
    expect_all(&table, "gone C4 X/plain\nA2 X/plain wounds=0\ngone A1 X/medic6");
}

#[test]
fn nh_8_10_borgos_medic_connects_through_edges_5_0_and_1() {
    let mut table = Table::lay(
        "side X army=borgo\nside Y army=hegemony\nunit C3 X/medic\nunit B2 X/mutant rot=3\nunit C2 X/mutant rot=3\nunit D2 X/mutant rot=3\n\
         unit D3 X/mutant rot=3\nunit A1 Y/ganger rot=3\nunit C1 Y/ganger rot=4\nunit E1 Y/ganger rot=5\nunit E3 Y/ganger",
    );
    table.fight("Y");
    assert_eq!(
        table.options(),
        ["medic C3 saves B2 from A1", "medic C3 saves C2 from C1", "medic C3 saves D2 from E1"]
    );
    table.answer("X medic C3 saves D2 from E1");
    expect_all(&table, "gone B2 X/mutant\ngone C2 X/mutant\nD2 X/mutant\ngone D3 X/mutant\ngone C3 X/medic");
}
