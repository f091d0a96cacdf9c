//! Attacks and protection (NH-6).

use super::cases::expect_all;
use super::table::{TestGame, X, hex_name};
use sztab_neuroshima::rules::Event;

/// Lays out a position, lets X start a Battle, and checks the result.
fn fight(position: &str, outcome: &str) -> TestGame {
    let mut table = TestGame::lay_out(position);
    table.fight("X");
    expect_all(&table, outcome);
    table
}

#[test]
fn nh_6_3_a_shot_at_an_adjacent_unit_is_still_a_shot() {
    let table = fight("unit C3 X/gun2\nunit C2 Y/plain", "gone C2 Y/plain");
    let hit = table.events.iter().find_map(|event| if let Event::Hit(hit) = event { Some(hit.clone()) } else { None });
    let hit = hit.unwrap();
    assert_eq!((hit.melee, hit.ranged, hit.armour, hit.wounds), (0, 1, 0, 1));
}

#[test]
fn nh_6_6_a_shot_converted_from_an_hqs_blow_stops_at_an_hq_without_wounding_it() {
    // With a conversion along edge 0, the attack would pass over C2, but the HQ on C1 stops it.
    let mut table = TestGame::lay_out("unit C3 X/hq\nunit C4 X/qm\nunit C2 X/plain\nunit C1 Y/hq\nunit A1 Y/plain");
    table.fight("X");
    // The only conversion that would change anything is along edge 5, past B2 to the unit on A1.
    assert_eq!(table.options(), ["keep", "convert C3 edge=5 melee>ranged via=C4"]);
    table.answer("X keep");
    expect_all(&table, "hp X=20 Y=20\nA1 Y/plain");
}

#[test]
fn nh_6_7_armour_lowers_shots_through_its_edge_by_1() {
    // The shot flies north and arrives through the edge that faces south.
    for rotation in 0..6 {
        let stopped = rotation == 3;
        let outcome = if stopped { "C2 Y/plate wounds=0" } else { "gone C2 Y/plate" };
        fight(&format!("unit C5 X/gun2\nunit C2 Y/plate rot={rotation}"), outcome);
    }
    fight("unit C5 X/heavy2\nunit C2 Y/plate1 rot=3", "C2 Y/plate1 wounds=1");
}

#[test]
fn nh_6_10_one_edge_attacks_once_in_a_segment() {
    let table = fight("unit C4 X/uni3\nunit C3 Y/plain\nunit C2 Y/plain", "gone C3 Y/plain\nC2 Y/plain wounds=0");
    assert_eq!(table.events.iter().filter(|event| matches!(event, Event::Hit(_))).count(), 1);
}

/// Each part of a hit names its source; bonuses for the other kind of attack are left out.
#[test]
fn nh_6_11_a_hit_names_the_sources_of_its_bonuses() {
    let bonuses = |attacker: &str, target: &str| {
        // The officers are adjacent to C4 and face it: C5 strengthens melee attacks, B4 ranged ones. A third officer
        // faces elsewhere.
        let officers = "unit C5 X/officer_m\nunit B4 X/officer_r rot=1\nunit D4 X/officer_2";
        let mut table = TestGame::lay_out(&format!("unit C4 X/{attacker}\n{officers}\nunit {target} Y/tower"));
        table.fight("X");
        let hit =
            table.events.iter().find_map(|event| if let Event::Hit(hit) = event { Some(hit.clone()) } else { None });
        let told =
            hit.unwrap().bonuses.into_iter().map(|bonus| format!("{} +{}", hex_name(bonus.from.hex), bonus.amount));
        told.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(bonuses("uni3", "C3"), "C5 +1, B4 +1");
    assert_eq!(bonuses("blade2", "C3"), "C5 +1");
    assert_eq!(bonuses("gun2", "C3"), "B4 +1");
    assert_eq!(bonuses("uni3", "C2"), "B4 +1", "only the shot reaches it");
    assert_eq!(bonuses("gauss1", "C3"), "", "nothing strengthens a Gauss shot (NH-6.12)");
}

#[test]
fn nh_6_13_a_shot_fully_stopped_by_armour_needs_no_medic() {
    let table = fight(
        "unit C5 X/gun2\nunit C2 Y/plate rot=3\nunit C1 Y/medic rot=3",
        "C2 Y/plate wounds=0\nC1 Y/medic wounds=0",
    );
    assert!(table.absorptions().is_empty());
    assert!(!table.events.iter().any(|event| matches!(event, Event::Wounded { .. })));
}

#[test]
fn nh_6_14_a_moved_unit_takes_its_wounds_along() {
    let mut table = TestGame::lay_out("turn X\nhand X move\nunit C3 X/wall wounds=2");
    table.act("X move C3 C4 1");
    assert_eq!((table.unit("C4").wounds, table.unit("C4").owner), (2, X));
}
