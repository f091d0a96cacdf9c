//! Modules, HQ abilities and initiative (NH-9).

use super::cases::expect_all;
use super::table::TestGame;

#[track_caller]
fn lay(position: &str, expected: &str) -> TestGame {
    let table = TestGame::lay_out(position);
    expect_all(&table, expected);
    table
}

#[track_caller]
fn fight(position: &str, outcome: &str) -> TestGame {
    let mut table = TestGame::lay_out(position);
    table.fight("X");
    expect_all(&table, outcome);
    table
}

/// A Battle in which X is offered the given conversions and chooses the given answer.
#[track_caller]
fn fight_with_conversion(position: &str, options: &[&str], answer: &str, outcome: &str) -> TestGame {
    let mut table = TestGame::lay_out(position);
    table.fight("X");
    assert_eq!((table.decider(), table.options()), ('X', options.iter().map(ToString::to_string).collect()));
    table.answer(answer);
    expect_all(&table, outcome);
    table
}

#[test]
fn nh_9_6_hegemonys_hq_strengthens_blows_and_borgos_hastens() {
    let position = "side X army=hegemony\nside Y army=borgo\nunit C3 X/hq rot=2\nunit C2 X/runner\nunit C4 X/universal_soldier\nunit C1 X/runner\n\
                    unit A2 Y/hq\nunit A1 Y/mutant rot=3\nunit B2 Y/medic\nunit E1 Y/claws\nunit D2 Y/claws";
    lay(
        position,
        "strength C2 melee=1 ranged=0\nstrength C4 melee=1 ranged=0\nstrength C1 melee=0\nstrength C3 melee=0\ninitiative C2 2\n\
         initiative A1 3\ninitiative A2 0\ninitiative E1 3\ninitiative D2 3\nstrength A1 melee=0",
    );
}

#[test]
fn nh_9_7_officers_scouts_and_the_boss_of_both_armies() {
    lay(
        "side X army=hegemony\nside Y army=borgo\nunit C3 X/boss\nunit C2 X/runner\nunit B2 X/runner\nunit D2 X/runner\nunit A3 X/officer_1\n\
         unit B3 X/ganger\nunit A2 X/ganger\nunit E3 X/officer_2\nunit D3 X/gladiator\nunit E2 X/scout rot=4",
        "strength C2 melee=1\ninitiative C2 3\nstrength B2 melee=1\ninitiative B2 3\nstrength D2 melee=0\ninitiative D2 3\n\
         strength A2 melee=1\nstrength B3 melee=0\nstrength D3 melee=1\ninitiative D3 2",
    );
    lay(
        "side X army=hegemony\nside Y army=borgo\nunit C3 Y/super_officer\nunit C2 Y/mutant\nunit D2 Y/officer rot=5\nunit B2 Y/scout\nunit A1 Y/claws\nunit B1 Y/net_fighter",
        "strength C2 melee=2\ninitiative C2 3\ninitiative A1 4\ninitiative B1 2",
    );
}

#[test]
fn nh_9_12_a_new_turn_brings_a_new_use() {
    let mut table = lay("turn X\npile X plain\npile Y plain\nunit C3 X/transport\nunit C2 X/plain", "free C2");
    table.play("X use transport C2 D2 0\nX end\nY draw");
    table.expect_refusal("Y use transport D2 C2 0", "NH-3.13");
    table.play("Y end\nX draw\nX use transport D2 C2 0");
}

const SHOT_OVER_FRIEND: &str = "unit C4 X/qm\nunit C2 X/plain\nunit C1 Y/tower";

#[test]
fn nh_9_15_a_blow_becomes_a_shot_or_a_shot_a_blow_and_it_is_optional() {
    let position = format!("{SHOT_OVER_FRIEND}\nunit C3 X/axe2");
    let options = ["keep", "convert C3 edge=0 melee>ranged via=C4"];
    fight_with_conversion(
        &position,
        &options,
        "X convert C3 edge=0 melee>ranged via=C4",
        "C1 Y/tower wounds=3\nC2 X/plain wounds=0",
    );
    fight_with_conversion(&position, &options, "X keep", "C1 Y/tower wounds=0");
    // Converted to melee, the attack passes the armour.
    let position = "unit C4 X/qm\nunit C3 X/gun2\nunit C2 Y/plate rot=3";
    let options = ["keep", "convert C3 edge=0 ranged>melee via=C4"];
    fight_with_conversion(position, &options, "X convert C3 edge=0 ranged>melee via=C4", "gone C2 Y/plate");
    fight_with_conversion(position, &options, "X keep", "C2 Y/plate wounds=0");
}

#[test]
fn nh_9_15_a_quartermaster_serves_one_segment_per_battle() {
    // In segment 2 or 1 the gun could make a melee attack on the armoured unit instead of shooting at it.
    let position = "unit C4 X/qm\nunit C3 X/gun21\nunit C2 Y/plate1 rot=3";
    let options = ["keep", "convert C3 edge=0 ranged>melee via=C4"];
    let mut table =
        fight_with_conversion(position, &options, "X convert C3 edge=0 ranged>melee via=C4", "C2 Y/plate1 wounds=1");
    assert_eq!((table.segment_text().as_str(), table.decider()), ("2:C3 1:C3", '-'));
    table.fight("X");
    assert_eq!(table.options(), options);
    table.answer("X keep");
    // A conversion that was declined in segment 2 is offered again in segment 1.
    assert_eq!(table.options(), options);
    table.answer("X convert C3 edge=0 ranged>melee via=C4");
    expect_all(&table, "gone C2 Y/plate1");
}

#[test]
fn nh_9_15_a_netted_or_enemy_quartermaster_serves_no_unit() {
    let table = fight(&format!("{SHOT_OVER_FRIEND}\nunit C3 X/axe2\nunit C5 Y/net1"), "C1 Y/tower wounds=0");
    assert_eq!(table.decider(), '-');
    let table = fight("unit C4 Y/qm\nunit C3 X/axe2\nunit C2 X/plain\nunit C1 Y/tower", "C1 Y/tower wounds=0");
    assert_eq!(table.decider(), '-');
}

#[test]
fn nh_9_16_both_components_as_blows_pass_armour() {
    let position = "unit C4 X/qm\nunit C3 X/uni3\nunit C2 Y/shield rot=3\nunit D3 X/officer_m rot=5";
    // As printed: 1 + 1 for melee with the Officer, and the shot is stopped, so 2 in total. Converted to melee: 2 + 1.
    fight_with_conversion(
        position,
        &["keep", "convert C3 edge=0 melee>ranged via=C4", "convert C3 edge=0 ranged>melee via=C4"],
        "X convert C3 edge=0 ranged>melee via=C4",
        "C2 Y/shield wounds=3",
    );
    let tower = position.replace("shield", "tower");
    let mut table = TestGame::lay_out(&tower);
    table.fight("X");
    // Without armour, the printed attack also makes 2 + 1 wounds. Only the conversion to a shot of 2, without the
    // Officer, makes a difference.
    assert_eq!(table.options(), ["keep", "convert C3 edge=0 melee>ranged via=C4"]);
    table.answer("X keep");
    expect_all(&table, "C2 Y/tower wounds=3");
}

#[test]
fn nh_9_16_a_gauss_shot_is_never_offered() {
    let table = fight("unit C4 X/qm\nunit C3 X/gauss1\nunit C2 Y/plate rot=3", "C2 Y/plate wounds=0");
    assert_eq!(table.decider(), '-');
}
