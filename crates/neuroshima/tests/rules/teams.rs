//! Teams: one against two (NH-12.20 to NH-12.22), two against two (NH-12.30 to NH-12.36), and the Moloch clause.

use super::multiplayer::{
    EMPTY_PILES, FOUR_EMPTY_PILES, FOUR_HQS, THREE_HQS, deal_game, draw_counts, eliminated_sides, expect_outcome,
    turn_sequence,
};
use super::table::{TestGame, W, X, Y, Z, sides};
use sztab_neuroshima::rules::{BattleCause, OutcomeReason, Stage};

const ONE_AGAINST_TEAM: &str = "mode=one-vs-team";
/// Terms for two teams: X and Z against Y and W.
const TEAMS: &str = "mode=teams";

#[test]
fn nh_12_20_the_single_player_has_twenty_points_and_every_other_turn() {
    assert_eq!(deal_game(ONE_AGAINST_TEAM).arrangement().points[..3], [20, 13, 13]);
    assert_eq!(draw_counts(ONE_AGAINST_TEAM, 9), "X1 Y2 X3 Z3 X3 Y3 X3 Z3 X3");
}

#[test]
fn nh_12_21_the_first_hq_to_fall_ends_the_game() {
    for (position, winners) in [
        ("side Z hq=1\nunit C4 X/blade2 rot=3", "X"),
        ("side X hq=1\nunit A2 Z/blade2", "YZ"),
        ("side X hq=1\nside Z hq=1\nunit C4 X/blade3 rot=3\nunit A2 Y/blade1", "YZ"),
        ("side X hq=1\nside Y hq=1\nside Z hq=1\nunit C4 X/blade2 rot=3\nunit A2 Z/blade2\nunit E2 X/blade2", "YZ"),
    ] {
        let mut table = TestGame::lay_out_with_terms(ONE_AGAINST_TEAM, &format!("{THREE_HQS}\n{position}"));
        table.fight("X");
        expect_outcome(&table, winners, OutcomeReason::HeadquartersDestroyed);
        assert_eq!(eliminated_sides(&table), "");
    }
}

#[test]
fn nh_12_21_otherwise_the_larger_sum_wins() {
    for (points, winners) in [("side X hq=20", "YZ"), ("side Y hq=6", "X")] {
        let start = format!("turn Z\nlast X left=\n{EMPTY_PILES}\n{THREE_HQS}\n{points}");
        let mut table = TestGame::lay_out_with_terms(ONE_AGAINST_TEAM, &start);
        table.act("Z end");
        expect_outcome(&table, winners, OutcomeReason::FinalBattle);
    }
}

#[test]
fn nh_12_21_a_tie_of_sums_gives_all_three_one_more_turn() {
    let mut table = TestGame::lay_out_with_terms(
        ONE_AGAINST_TEAM,
        &format!("turn Y\nlast X left=\n{EMPTY_PILES}\n{THREE_HQS}\nside Y hq=7"),
    );
    table.play("Y end\nX end\nZ end\nY end");
    assert_eq!((turn_sequence(&table).as_str(), table.battles()[1]), ("XZY", (BattleCause::Overtime, Y)));
    expect_outcome(&table, "XYZ", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_12_22_after_the_single_players_last_tile_only_the_next_opponent_has_a_turn() {
    for (second, left, next) in [("turn X phase=draw", Y, "Y end"), ("turn X phase=draw\nsecond X", Z, "Z end")] {
        let mut table = TestGame::lay_out_with_terms(
            ONE_AGAINST_TEAM,
            &format!("{second}\n{EMPTY_PILES}\npile X plain\n{THREE_HQS}\nside Y hq=9"),
        );
        table.act("X draw");
        assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: X, left: left.into() });
        table.act("X end");
        assert_eq!(table.battles(), []);
        table.act(next);
        assert_eq!(table.battles(), [(BattleCause::Final, X)]);
    }
}

#[test]
fn nh_12_22_after_the_last_tile_of_a_member_both_others_have_a_turn() {
    for (drawer, order) in [("Y", "XZ"), ("Z", "XY")] {
        let start = format!("turn {drawer} phase=draw\n{EMPTY_PILES}\npile {drawer} plain\n{THREE_HQS}\nside Y hq=9");
        let mut table = TestGame::lay_out_with_terms(ONE_AGAINST_TEAM, &start);
        table.play(&format!("{drawer} draw\n{drawer} end"));
        table.play(&order.chars().map(|side| format!("{side} end")).collect::<Vec<_>>().join("\n"));
        assert_eq!((turn_sequence(&table).as_str(), table.battles().len()), (order, 1));
        assert!(table.game.outcome().is_some());
    }
}

#[test]
fn nh_12_30_every_hq_has_twenty_points_and_turns_of_a_team_alternate() {
    assert_eq!(deal_game(TEAMS).arrangement().points, [20; 4]);
    assert_eq!(draw_counts(TEAMS, 6), "X1 Y2 Z3 W3 X3 Y3");
    let game = deal_game(TEAMS);
    let mode = game.roster().mode();
    assert_eq!((mode.enemies(X), mode.team_of(W)), (sides("YW"), sides("YW")));
}

#[test]
fn nh_12_31_attacks_pass_allies_and_spare_them() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        "unit C5 X/gun2\nunit C4 Z/plain\nunit C2 W/plain\nunit A3 X/blade2\nunit A2 Z/plain\n\
         unit E3 X/gauss1\nunit E2 Z/plain\nunit E1 Y/plain",
    );
    table.fight("X");
    assert_eq!(
        ["C4", "C2", "A2", "E2", "E1"].map(|at| table.unit_text_at(at)),
        ["Z/plain", "-", "Z/plain", "Z/plain", "-"]
    );
}

#[test]
fn nh_12_31_nets_hold_only_enemies() {
    let table =
        TestGame::lay_out_with_terms(TEAMS, "unit C3 X/net2\nunit C2 Z/net1 rot=3\nunit D2 W/blade2\nunit C1 Y/plain");
    assert_eq!(["C3", "C2", "D2", "C1"].map(|at| table.is_netted(at)), [false, false, true, false]);
}

#[test]
fn nh_12_31_modules_and_hqs_help_allies() {
    let table = TestGame::lay_out_with_terms(
        TEAMS,
        "unit C3 X/hq_init\nunit C2 Z/gun2\nunit D2 W/gun2\nunit A1 Z/scout rot=3\nunit A2 X/blade1\nunit A3 Y/scout\nunit B3 X/blade1",
    );
    assert_eq!(table.initiative("C2"), [3]);
    assert_eq!(table.initiative("D2"), [2]);
    assert_eq!(table.initiative("A2"), [2]);
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        "unit C4 X/blade2\nunit C5 Z/officer_m\nunit C3 W/tough1\nunit A1 X/gun2 rot=1\nunit C1 Y/tough1\nunit A2 Z/officer_r",
    );
    table.fight("Y");
    assert_eq!([table.unit_text_at("C3"), table.unit_text_at("C1")], ["-", "-"]);
}

#[test]
fn nh_12_31_modules_against_enemies_spare_allies() {
    let table = TestGame::lay_out_with_terms(
        TEAMS,
        "unit C3 X/saboteur\nunit C2 Z/gun2\nunit D2 Y/gun2\nunit D3 W/gun2\nunit C4 X/gun2",
    );
    assert_eq!(["C2", "D2", "D3", "C4"].map(|at| table.initiative(at)), [[2], [1], [1], [2]]);
}

#[test]
fn nh_12_31_a_scoped_module_serves_both_team_members() {
    let table = TestGame::lay_out_with_terms(
        TEAMS,
        "unit C3 Y/boss\nunit B2 X/scoper\nunit C2 X/gun2\nunit D2 Z/gun2\nunit D3 Y/gun2\nunit C4 W/gun2",
    );
    assert_eq!(["C2", "D2", "D3", "C4"].map(|at| table.initiative(at)), [[3], [3], [2], [2]]);
    // A Saboteur turned by a Scoper harms its own team.
    let table = TestGame::lay_out_with_terms(
        TEAMS,
        "unit C3 Y/saboteur\nunit B2 X/scoper\nunit C2 X/gun2\nunit D2 Z/gun2\nunit D3 Y/gun2\nunit C4 W/gun2",
    );
    assert_eq!(["C2", "D2", "D3", "C4"].map(|at| table.initiative(at)), [[2], [2], [1], [1]]);
}

#[test]
fn nh_12_31_a_recon_centre_works_for_the_ally() {
    for (owner, works) in [("Z", true), ("Y", false)] {
        let mut table =
            TestGame::lay_out_with_terms(TEAMS, &format!("turn X\nunit A1 {owner}/recon\nunit C5 X/runner2"));
        table.act("X use mobility C5 C4 0");
        assert_eq!(table.is_legal("X use mobility C4 C3 0"), works, "a Recon Centre of {owner}");
    }
}

#[test]
fn nh_12_31_a_transport_carries_units_of_the_ally_in_the_allys_turn() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        "turn X\nunit C3 Z/transport\nunit C4 X/plain\nunit C2 Z/plain\nunit D3 Y/plain",
    );
    assert!(!table.is_legal("X use transport C2 C1 0"));
    table.act("X use transport C4 C5 0");
    assert_eq!(table.unit_text_at("C5"), "X/plain");
    let table = TestGame::lay_out_with_terms(TEAMS, "turn Y\nunit C3 Z/transport\nunit D3 Y/plain");
    assert!(!table.is_legal("Y use transport D3 E3 0"));
}

#[test]
fn nh_12_31_medics_heal_allies() {
    let mut table = TestGame::lay_out_with_terms(TEAMS, "unit C3 Z/plain\nunit C4 X/medic\nunit C2 Y/blade2 rot=3");
    table.fight("Y");
    assert_eq!(
        (table.absorptions(), table.unit_text_at("C3").as_str(), table.unit_text_at("C4").as_str()),
        (vec!["C4 for C3".into()], "Z/plain", "-")
    );
}

#[test]
fn nh_12_32_instants_are_not_played_on_units_of_the_ally() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        "turn X\nhand X move sniper grenade push_back\nunit A1 X/hq\nunit A2 Z/plain\nunit C3 Z/runner2\nunit C4 X/plain\nunit C2 Y/plain",
    );
    table.expect_refusal("X move C3 D3 0", "NH-3.13");
    table.expect_refusal("X sniper A2", "NH-10.2");
    table.expect_refusal("X grenade A2", "NH-10.2");
    table.expect_refusal("X push C4 C3", "NH-10.2");
    table.expect_refusal("X push C3 C2", "NH-3.13");
    table.expect_refusal("X use mobility C3 D3 0", "NH-3.13");
}

#[test]
fn nh_12_33_an_area_instant_wounds_allies_in_its_area() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        "turn X\nhand X bomb\nunit C3 Z/plain\nunit C2 X/tough1\nunit D3 Y/plain\nunit C4 Z/hq hp=9",
    );
    table.act("X bomb C3");
    assert_eq!(["C3", "C2", "D3", "C4"].map(|at| table.unit_text_at(at)), ["-", "X/tough1", "-", "Z/hq"]);
    assert_eq!((table.unit("C2").wounds, table.hq_points(Z)), (1, 9));
}

#[test]
fn nh_12_34_the_first_hq_to_fall_ends_the_game() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        &format!("{FOUR_HQS}\nside Y hq=1\nunit E2 X/blade2\nside X hq=1\nside Z hq=1"),
    );
    table.fight("W");
    expect_outcome(&table, "XZ", OutcomeReason::HeadquartersDestroyed);
}

#[test]
fn nh_12_34_after_opposing_hqs_fell_the_points_of_the_others_decide() {
    for (z, w, winners) in [(7, 6, "XZ"), (6, 7, "YW"), (7, 7, "XYZW")] {
        let mut table = TestGame::lay_out_with_terms(
            TEAMS,
            &format!(
                "{FOUR_HQS}\nside X hq=1\nside Y hq=1\nside Z hq={z}\nside W hq={w}\nunit E2 X/blade2\nunit A2 Y/blade1"
            ),
        );
        table.fight("W");
        expect_outcome(&table, winners, OutcomeReason::HeadquartersDestroyed);
    }
    // Both HQs of one team and one HQ of the other are destroyed.
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        &format!(
            "{FOUR_HQS}\nside X hq=1\nside Y hq=1\nside Z hq=1\nside W hq=1\nunit D2 X/blade2 rot=1\nunit A2 W/blade1\nunit E2 W/blade1 rot=3"
        ),
    );
    table.fight("W");
    expect_outcome(&table, "YW", OutcomeReason::HeadquartersDestroyed);
}

#[test]
fn nh_12_34_otherwise_the_larger_sum_wins_and_a_tie_gives_every_side_a_turn() {
    let start =
        format!("turn W\nlast X left=\n{FOUR_EMPTY_PILES}\n{FOUR_HQS}\nside X hq=1\nside Y hq=10\nside Z hq=20");
    let mut table = TestGame::lay_out_with_terms(TEAMS, &format!("{start}\nside W hq=10"));
    table.act("W end");
    expect_outcome(&table, "XZ", OutcomeReason::FinalBattle);
    let mut table = TestGame::lay_out_with_terms(TEAMS, &format!("{start}\nside W hq=11"));
    table.play("W end\nX end\nY end\nZ end\nW end");
    assert_eq!((turn_sequence(&table).as_str(), table.battles()[1]), ("XYZW", (BattleCause::Overtime, W)));
    expect_outcome(&table, "XYZW", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_4_9_an_impasse_goes_to_the_team_with_the_larger_sum() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        "turn X\nunit A1 X/plain\nhand X wall\nfill X tower except C3\nside X hq=1\nside Z hq=15\nside Y hq=7\nside W hq=8",
    );
    table.act("X place wall C3 0");
    expect_outcome(&table, "XZ", OutcomeReason::Impasse);
}

#[test]
fn nh_5_22_the_causer_chooses_between_two_allied_medics_on_one_unit() {
    let position = "unit C3 Z/plain\nunit C4 X/medic\nunit B3 Z/medic rot=1\nunit C2 Y/blade2 rot=3";
    for by in ["X", "W"] {
        let mut table = TestGame::lay_out_with_terms(TEAMS, position);
        table.fight(by);
        assert_eq!(table.options().len(), 2);
        table.answer(&format!("{by} medic C4 saves C3 from C2"));
        assert_eq!(table.absorptions(), ["C4 for C3"]);
    }
    // Outside a Battle, the player whose turn it is decides.
    let mut table = TestGame::lay_out_with_terms(TEAMS, &format!("turn W\nhand W sniper\n{position}"));
    table.act("W sniper C3");
    table.answer("W medic B3 saves C3 from sniper");
}

#[test]
fn nh_8_20_a_medic_that_the_ally_relieves_can_heal_as_well() {
    // B4 takes the hit on B3, so that B3 can heal C3 just as C4 can. That leaves a choice, however the units are
    // divided between the team's players.
    for (one, other) in [("X", "Z"), ("Z", "X")] {
        let mut table = TestGame::lay_out_with_terms(
            TEAMS,
            &format!(
                "unit C3 {one}/plain\nunit C4 {one}/medic\nunit C2 Y/blade2 rot=3\n\
                 unit B3 {other}/medic rot=1\nunit B4 {other}/medic\nunit A2 Y/blade2 rot=2"
            ),
        );
        table.fight("Y");
        table.answer("Y medic B3 saves C3 from C2");
        assert_eq!(table.absorptions(), ["B4 for B3", "B3 for C3"]);
    }
}

#[test]
fn nh_8_20_one_medic_of_an_ally_and_several_patients_are_decided_by_its_player() {
    // Both patients belong to the Medic's ally.
    let two = "unit C4 X/medic3\nunit C3 Z/plain\nunit D3 Z/plain\nunit C2 Y/blade2 rot=3\nunit E2 Y/blade2 rot=4";
    let mut table = TestGame::lay_out_with_terms(TEAMS, two);
    table.fight("Y");
    table.answer("X medic C4 saves D3 from E2");
    // One patient belongs to the ally and one to the Medic's player.
    let mut table = TestGame::lay_out_with_terms(TEAMS, &two.replace("D3 Z/plain", "D3 X/plain"));
    table.fight("Y");
    table.answer("X medic C4 saves C3 from C2");
    assert_eq!((table.unit_text_at("C3").as_str(), table.unit_text_at("D3").as_str()), ("Z/plain", "-"));
}

#[test]
fn nh_8_20_the_owner_of_a_unit_chooses_which_attack_its_medic_absorbs() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        "unit C4 X/medic\nunit C3 Z/wall\nunit C2 Y/blade2 rot=3\nunit D2 W/axe2 rot=4",
    );
    table.fight("Y");
    table.answer("Z medic C4 saves C3 from D2");
    assert_eq!(table.unit("C3").wounds, 1);
}

#[test]
fn nh_12_35_a_scopers_owner_decides_whether_the_quartermaster_it_took_over_converts() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        "unit C4 Y/qm6\nunit B4 X/scoper\nunit C3 Z/blade2\nunit C1 W/plain\nunit E3 W/plain",
    );
    table.fight("Y");
    table.answer("X convert C3 edge=0 melee>ranged via=C4");
    assert_eq!(table.unit_text_at("C1"), "-");
    // The player of the unit decides about the use of an ally's Quartermaster.
    let mut table = TestGame::lay_out_with_terms(TEAMS, "unit C4 X/qm6\nunit C3 Z/blade2\nunit C1 W/plain");
    table.fight("Y");
    table.answer("Z keep");
}

/// X plays Moloch, with Z as its ally.
const MOLOCH: &str = "side X id=moloch";

#[test]
fn nh_12_36_moloch_and_its_ally_wound_each_other() {
    let position = format!(
        "{MOLOCH}\nunit C4 X/blade2\nunit C3 Z/plain\nunit A1 Z/gun2 rot=3\nunit A2 X/plain\nunit A3 Y/plain\nunit E1 Z/blade1 rot=3\nunit E2 W/plain"
    );
    let mut table = TestGame::lay_out_with_terms(TEAMS, &position);
    table.fight("X");
    assert_eq!(["C3", "A2", "A3", "E2"].map(|at| table.unit_text_at(at)), ["-", "-", "Y/plain", "-"]);
    // Without the Moloch clause, X and Z are ordinary allies.
    let mut table = TestGame::lay_out_with_terms("mode=teams moloch=off", &position);
    table.fight("X");
    assert_eq!(["C3", "A2", "A3", "E2"].map(|at| table.unit_text_at(at)), ["Z/plain", "X/plain", "-", "-"]);
    // The Moloch clause does not affect the other team.
    let mut table = TestGame::lay_out_with_terms(TEAMS, &format!("side Y id=moloch\n{}", &position[MOLOCH.len()..]));
    table.fight("X");
    assert_eq!(table.unit_text_at("C3"), "Z/plain");
}

#[test]
fn nh_12_36_an_hq_strikes_units_of_the_ally_and_never_its_hq() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        &format!("{MOLOCH}\nunit C3 X/hq\nunit C2 Z/hq\nunit C4 Z/plain\nunit D2 X/plain"),
    );
    table.fight("X");
    assert_eq!((table.unit_text_at("C4").as_str(), table.unit_text_at("D2").as_str()), ("-", "-"));
    assert_eq!([table.hq_points(X), table.hq_points(Z)], [20, 20]);
}

#[test]
fn nh_12_36_an_hq_that_the_ally_destroys_loses_for_its_team() {
    let mut table =
        TestGame::lay_out_with_terms(TEAMS, &format!("{MOLOCH}\n{FOUR_HQS}\nside Z hq=1\nunit E2 X/blade2 rot=3"));
    table.fight("X");
    expect_outcome(&table, "YW", OutcomeReason::HeadquartersDestroyed);
}

#[test]
fn nh_12_36_moloch_and_its_ally_net_and_push_each_other() {
    let position = "unit C3 X/net1\nunit C2 Z/blade2\nunit A2 Z/net1\nunit A1 X/plain\nunit E2 X/plain\nunit E3 Z/plain\nturn Z\nhand Z push_back";
    let mut table = TestGame::lay_out_with_terms(TEAMS, &format!("{MOLOCH}\n{position}"));
    assert!(table.is_netted("C2") && table.is_netted("A1"));
    table.act("Z push E3 E2");
    table.answer("X push-to E1");
    let mut table = TestGame::lay_out_with_terms("mode=teams moloch=off", &format!("{MOLOCH}\n{position}"));
    assert!(!table.is_netted("C2") && !table.is_netted("A1"));
    table.expect_refusal("Z push E3 E2", "NH-10.2");
}

#[test]
fn nh_12_36_bonuses_flow_both_ways_and_harm_does_not() {
    let table = TestGame::lay_out_with_terms(
        TEAMS,
        &format!(
            "{MOLOCH}\nunit C3 X/hq_init\nunit C2 Z/gun2\nunit A1 Z/scout rot=3\nunit A2 X/gun2\nunit E2 X/saboteur\nunit E1 Z/gun2\nunit E3 W/gun2"
        ),
    );
    assert_eq!(["C2", "A2", "E1", "E3"].map(|at| table.initiative(at)), [[3], [3], [2], [1]]);
}

#[test]
fn nh_12_36_a_medic_of_the_ally_absorbs_damage_by_the_ally() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        &format!("{MOLOCH}\nunit C3 X/plain\nunit C4 Z/medic\nunit C2 Z/blade2 rot=3"),
    );
    table.fight("X");
    assert_eq!((table.absorptions(), table.unit_text_at("C4").as_str()), (vec!["C4 for C3".into()], "-"));
}

#[test]
fn nh_12_36_no_instants_except_push_back_are_played_on_the_ally() {
    let mut table = TestGame::lay_out_with_terms(
        TEAMS,
        &format!("{MOLOCH}\nturn X\nhand X sniper grenade\nunit A1 X/hq\nunit A2 Z/plain"),
    );
    table.expect_refusal("X sniper A2", "NH-10.2");
    table.expect_refusal("X grenade A2", "NH-10.2");
}

#[test]
fn nh_12_36_against_one_player_the_clause_applies_only_if_agreed_on() {
    let position = "side Y id=moloch\nunit C4 Y/blade2\nunit C3 Z/plain";
    for (terms, expected) in [(ONE_AGAINST_TEAM.to_owned(), "Z/plain"), (format!("{ONE_AGAINST_TEAM} moloch=on"), "-")]
    {
        let mut table = TestGame::lay_out_with_terms(&terms, position);
        table.fight("Y");
        assert_eq!(table.unit_text_at("C3"), expected, "{terms}");
    }
}
