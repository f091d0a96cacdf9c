//! Wounds and Medics (NH-8).

use super::cases::expect_all;
use super::table::{TestGame, X, Y};
use sztab_neuroshima::rules::event::DestructionCause;
use sztab_neuroshima::rules::{Decision, Event, Question};

/// Lays out a position, lets Y start a Battle that raises no decision, and checks the result.
#[track_caller]
fn fight(position: &str, outcome: &str) -> TestGame {
    let mut table = TestGame::lay_out(position);
    table.fight("Y");
    assert_eq!(table.options(), Vec::<String>::new());
    expect_all(&table, outcome);
    table
}

/// Lays out a position and lets Y start a Battle in which X has to choose among `options`.
#[track_caller]
fn fight_with_choice(position: &str, options: &[&str]) -> TestGame {
    let mut table = TestGame::lay_out(position);
    table.fight("Y");
    assert_eq!(table.decider(), 'X');
    let mut offered = table.options();
    offered.sort_unstable();
    assert_eq!(offered, options);
    table
}

#[test]
fn nh_8_10_a_medic_absorbs_one_attack_of_any_strength_and_is_destroyed() {
    let table = fight("unit C3 X/plain\nunit C4 X/medic\nunit C2 Y/axe2 rot=3", "C3 X/plain wounds=0\ngone C4 X/medic");
    assert_eq!(table.discards(X), ["medic"]);
    let healing = |event: &&Event| matches!(event, Event::Destroyed { cause: DestructionCause::Healing, .. });
    assert_eq!(table.events.iter().filter(healing).count(), 1);
}

#[test]
fn nh_8_11_a_medic_works_outside_battles() {
    let mut table = TestGame::lay_out("turn Y\nhand Y sniper plain\nunit C3 X/tower\nunit C4 X/medic");
    table.act("Y sniper C3");
    expect_all(&table, "C3 X/tower wounds=0\ngone C4 X/medic");
    assert_eq!(table.game.side_to_act(), Some(Y));
    assert_eq!((table.discards(X), table.discards(Y)), (vec!["medic"], vec!["sniper"]));
}

/// Both sides have a Medic that can save its patient from either a weak or a strong attack.
#[test]
fn nh_8_20_the_causer_decides_which_side_chooses_first() {
    let position = "unit A2 Y/tower\nunit A3 Y/medic\nunit A1 X/axe2 rot=3\nunit B2 X/blade2 rot=4\n\
                    unit C3 X/tower\nunit C4 X/medic\nunit C2 Y/axe2 rot=3\nunit D2 Y/blade2 rot=4";
    for (first, second) in [('X', 'Y'), ('Y', 'X')] {
        let mut table = TestGame::lay_out(position);
        table.fight("X");
        assert_eq!(table.decider(), 'X');
        table.answer(&format!("X first {first}"));
        assert_eq!(table.decider(), first);
        let save = |side| if side == 'X' { "X medic C4 saves C3 from C2" } else { "Y medic A3 saves A2 from A1" };
        table.answer(save(first));
        assert_eq!(table.decider(), second);
        table.answer(save(second));
        expect_all(&table, "A2 Y/tower wounds=1\nC3 X/tower wounds=1\ngone A3 Y/medic\ngone C4 X/medic");
    }
}

/// Outside a Battle, no player is asked about the order: the side to act chooses last.
#[test]
fn nh_8_20_outside_a_battle_the_side_to_act_chooses_last() {
    let mut table = TestGame::lay_out(
        "turn X\nhand X bomb plain\nunit B1 X/medic3 rot=3\nunit B2 X/plain\nunit C2 X/plain\n\
         unit D4 Y/medic3\nunit C4 Y/plain\nunit D3 Y/plain",
    );
    table.act("X bomb C3");
    assert_eq!(table.decider(), 'Y');
    table.answer("Y medic D4 saves D3 from bomb");
    assert_eq!(table.decider(), 'X');
}

#[test]
fn nh_8_20_the_decider_is_the_patients_owner_not_the_active_player() {
    let mut table =
        TestGame::lay_out("turn Y\nhand Y sniper plain\nunit C3 X/plain\nunit C4 X/medic\nunit B3 X/medic rot=1");
    table.act("Y sniper C3");
    assert!(matches!(table.game.decision(), Some(Decision { decider: X, question: Question::Absorption { .. } })));
    table.expect_refusal("Y end", "NH-5.21");
    table.answer("X medic B3 saves C3 from sniper");
    expect_all(&table, "C3 X/plain wounds=0\ngone B3 X/medic\nC4 X/medic wounds=0");
    table.act("Y place plain C2 0");
}

#[test]
fn nh_8_20_a_packet_may_rest_only_where_no_connection_leads_on() {
    // C2 has two Medics: C3, which passes wounds on to C4, which would pass them back to C3; and D2, which does not
    // pass wounds on.
    let position = "unit C2 X/plain\nunit C3 X/medic2\nunit C4 X/medic2\nunit D2 X/medic rot=5\nunit C1 Y/blade2 rot=3";
    fight_with_choice(
        position,
        &["medic C3 saves C2 from C1", "medic C4 saves C2 from C1", "medic D2 saves C2 from C1"],
    );
    // With a fourth Medic next to C3, wounds on C3 and C4 can be passed on to it, so they may not rest there.
    let position = format!("{position}\nunit B3 X/medic rot=1");
    fight_with_choice(&position, &["medic B3 saves C2 from C1", "medic D2 saves C2 from C1"]);
}

#[test]
fn nh_8_10_borgos_medic_connects_through_edges_5_0_and_1() {
    let mut table = TestGame::lay_out(
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

#[test]
fn nh_8_20_forced_absorptions_are_not_asked_about() {
    let apart = "unit A2 X/hq\nunit A3 X/medic\nunit A1 Y/blade2 rot=3\nunit C3 X/scout\nunit C4 X/medic\nunit C2 Y/blade2 rot=3";
    fight(apart, "hp X=20\ngone A3 X/medic\nC3 X/scout wounds=0\ngone C4 X/medic");
    // A Medic that is hit may itself be healed, so there is a choice.
    let hit = format!("{apart}\nunit D3 X/medic rot=5\nunit E3 Y/blade2 rot=5\nunit D4 X/medic");
    let options = ["medic A3 saves A2 from A1", "medic C4 saves C3 from C2", "medic D4 saves D3 from E3"];
    fight_with_choice(&hit, &options);
}
