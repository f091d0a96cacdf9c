//! The older rules as a ruleset (NH-15.1 to NH-15.9, NH-15.13).

use super::multiplayer::{EMPTY_PILES, THREE_HQS, THREE_PLAYERS, expect_outcome};
use super::table::{TestGame, X, Y};
use sztab_game::Sides;
use sztab_neuroshima::rules::notation::{Catalogue, Position};
use sztab_neuroshima::rules::{BattleCause, Event, Outcome, OutcomeReason};

const OLDER_RULES: &str = "rules=2005";
const HQS: &str = "unit A1 X/hq\nunit E3 Y/hq";

#[test]
fn nh_15_1_there_is_no_unlucky_draw() {
    let mut table = TestGame::lay_out_with_terms(OLDER_RULES, "turn X phase=draw\npile X sniper*5");
    table.act("X draw");
    table.expect_refusal("X redraw", "NH-15.1");
}

#[test]
fn nh_15_2_a_tie_after_the_final_battle_is_a_draw() {
    let mut table = TestGame::lay_out_with_terms(OLDER_RULES, &format!("turn X\nlast X remaining=0\n{HQS}"));
    table.act("X end");
    let outcome = Outcome { winners: Sides::first(2), reason: OutcomeReason::FinalBattle };
    assert_eq!((table.game.outcome(), table.battles().len()), (Some(outcome), 1));
    let mut table = TestGame::lay_out_with_terms(
        &format!("{THREE_PLAYERS} {OLDER_RULES}"),
        &format!("turn X\nlast X left=\n{EMPTY_PILES}\n{THREE_HQS}\nside Y hq=3"),
    );
    table.act("X end");
    expect_outcome(&table, "XZ", OutcomeReason::FinalBattle);
}

#[test]
fn nh_15_3_battle_tiles_are_barred_after_a_last_tile() {
    let mut table =
        TestGame::lay_out_with_terms(OLDER_RULES, &format!("turn X\nlast Y remaining=1\nhand X battle\n{HQS}"));
    table.expect_refusal("X battle", "NH-4.2");
}

#[test]
fn nh_15_4_the_battle_ends_the_turn_when_it_is_over() {
    for (terms, turn_first) in [(OLDER_RULES, false), ("", true)] {
        let mut table = TestGame::lay_out_with_terms(terms, &format!("turn X\nhand X battle\n{HQS}"));
        table.act("X battle");
        let place = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(wanted).unwrap();
        let turn = place(&|event| matches!(event, Event::TurnEnded { .. }));
        let battle = place(&|event| matches!(event, Event::BattleEnded { .. }));
        assert_eq!(turn < battle, turn_first);
        assert_eq!(table.game.side_to_act(), Some(Y));
        assert_eq!(table.events.iter().filter(|event| matches!(event, Event::TurnEnded { .. })).count(), 1);
    }
}

#[test]
fn nh_15_5_a_destroyed_hq_fights_on_until_the_battle_is_over() {
    let position = "unit C3 X/blade3\nunit C2 Y/hq hp=1\nunit B2 X/plain\nunit A1 X/hq";
    for (terms, stands) in [(OLDER_RULES, "-"), ("", "X/plain")] {
        let mut table = TestGame::lay_out_with_terms(terms, position);
        table.fight("X");
        assert_eq!(
            (table.unit_text_at("B2").as_str(), table.unit_text_at("C2").as_str(), table.hq_points(Y)),
            (stands, "-", 0)
        );
        assert_eq!(table.game.outcome().map(|outcome| outcome.winners), Some(X.into()));
    }
    // The HQ still supports its units until the end of the Battle, for example by raising initiative.
    let mut table = TestGame::lay_out_with_terms(
        OLDER_RULES,
        "unit C3 X/blade9\nunit C2 Y/hq_init hp=1\nunit B1 Y/blade0 rot=2\nunit A1 X/hq",
    );
    table.fight("X");
    assert!(table.segment_text().contains("1:B1"), "{}", table.segment_text());
}

#[test]
fn nh_15_5_units_alive_by_its_toughness_leave_with_the_hq() {
    let position = "unit C3 X/blade3\nunit C2 Y/hq_tough hp=1\nunit B1 Y/plain wounds=1";
    for terms in [OLDER_RULES, ""] {
        let mut table = TestGame::lay_out_with_terms(terms, position);
        table.fight("X");
        assert_eq!(["C2", "B1"].map(|at| table.unit_text_at(at)), ["-", "-"]);
    }
}

#[test]
fn nh_15_5_in_a_game_of_three_the_army_still_leaves_after_the_battle() {
    let mut table = TestGame::lay_out_with_terms(
        &format!("{THREE_PLAYERS} {OLDER_RULES}"),
        "unit C3 X/blade3\nunit C2 Y/hq hp=1\nunit B2 X/plain\nunit A1 X/hq\nunit E3 Z/hq\nunit E1 Y/plain",
    );
    table.fight("X");
    assert_eq!(["B2", "C2", "E1"].map(|at| table.unit_text_at(at)), ["-", "-", "-"]);
    assert_eq!(table.game.contenders(), super::table::sides("XZ"));
}

#[test]
fn nh_15_6_a_board_that_stays_full_leads_to_no_second_battle() {
    let mut table = TestGame::lay_out_with_terms(
        OLDER_RULES,
        "turn X\nunit A1 X/hq\nunit A2 Y/gauss1\nunit E3 Y/hq\nhand X wall\nhand Y sniper plain\npile Y\nfill X tower except C3",
    );
    table.act("X place wall C3 0");
    assert_eq!((table.battles(), table.game.outcome()), (vec![(BattleCause::FullBoard, X)], None));
    // An action that leaves the board full starts no Battle either, but filling it again does.
    table.act("Y sniper C3");
    assert_eq!((table.battles().len(), table.game.side_to_act()), (1, Some(Y)));
    table.act("Y end");
    assert_eq!(table.battles().len(), 1);
}

#[test]
fn nh_15_6_a_board_that_no_battle_changes_does_not_end_the_game() {
    let mut table =
        TestGame::lay_out_with_terms(OLDER_RULES, "turn X\nunit A1 X/plain\nhand X wall\nfill X tower except C3");
    table.act("X place wall C3 0");
    assert_eq!((table.battles().len(), table.game.outcome(), table.game.side_to_act()), (1, None, Some(Y)));
}

#[test]
fn nh_15_6_filling_a_freed_hex_causes_another_battle() {
    let mut table = TestGame::lay_out_with_terms(
        OLDER_RULES,
        "turn X\nhand X wall\nhand Y sniper plain\npile Y\nunit C2 X/plain\nfill X tower except C3",
    );
    table.act("X place wall C3 0");
    table.play("Y sniper C2\nY place plain C2 0");
    assert_eq!(table.battles(), [(BattleCause::FullBoard, X), (BattleCause::FullBoard, Y)]);
}

#[test]
fn nh_15_6_leaving_with_an_open_question_on_a_full_board_causes_no_battle() {
    // With Z's first answer, which keeps the card, the Wall is wounded and the board stays full.
    let mut table = TestGame::lay_out_with_terms(
        &format!("{THREE_PLAYERS} {OLDER_RULES} cards=on"),
        "side X id=one\nside Y id=two\nside Z id=three\nturn X\nhand X sniper\nunit A1 X/hq\nunit C5 Y/hq\nunit E3 Z/hq\n\
         unit C3 Z/wall\nfill X tower",
    );
    table.act("X sniper C3");
    assert_eq!(table.decider(), 'Z');
    // The notation contains the complete question.
    let text = Position::from_game(&table.game).print();
    let mut catalogue = Catalogue::built_in();
    table.game.roster().sides().for_each(|side| catalogue.add(table.game.roster().army(side).clone()));
    assert_eq!(Position::parse(&text, &catalogue).unwrap().game().state(), table.game.state());
    table.events.extend(table.game.resign(super::table::Z).unwrap());
    assert_eq!((table.battles().len(), table.unit("C3").wounds), (0, 1));
}

#[test]
fn nh_15_7_armour_takes_one_from_every_shot() {
    for terms in [OLDER_RULES, ""] {
        let mut table = TestGame::lay_out_with_terms(terms, "unit C4 X/gauss1\nunit C3 Y/plate rot=3\nunit C2 Y/plain");
        table.fight("X");
        assert_eq!((table.unit_text_at("C3").as_str(), table.unit_text_at("C2").as_str()), ("Y/plate", "-"));
    }
}

#[test]
fn nh_15_8_armour_and_toughness_work_under_a_net() {
    for terms in [OLDER_RULES, ""] {
        let mut table = TestGame::lay_out_with_terms(
            terms,
            "unit C4 X/net1\nunit C3 Y/plate1 rot=3\nunit C5 X/gun2\nunit C2 X/blade1 rot=3",
        );
        table.fight("X");
        assert!(table.is_netted("C3"));
        assert_eq!(table.unit("C3").wounds, 1, "the blade alone");
    }
}

#[test]
fn nh_15_9_transports_add_up_to_one_longer_move() {
    let position = "turn X\nunit C3 X/transport\nunit B4 X/transport\nunit C4 X/plain";
    let mut table = TestGame::lay_out_with_terms(OLDER_RULES, position);
    // Both Transports carry the unit together, so neither may be named; the second step begins out of reach of both.
    table.expect_refusal("X use transport C4 D4 0 via=C3", "NH-9.12");
    table.play("X use transport C4 D4 1\nX use transport D4 E3 2");
    assert_eq!((table.unit_text_at("E3").as_str(), table.unit("E3").rotation.steps()), ("X/plain", 2));
    table.expect_refusal("X use transport E3 E2 0", "NH-3.11");
    // Any other action between the steps forfeits the second one, and both Transports count as used.
    let mut table = TestGame::lay_out_with_terms(OLDER_RULES, &format!("{position}\nhand X wall"));
    table.play("X use transport C4 D3 0\nX place wall A1 0");
    table.expect_refusal("X use transport D3 D2 0", "NH-3.8");
}

#[test]
fn nh_15_9_three_transports_and_a_recon_centre_are_six_moves() {
    let mut table = TestGame::lay_out_with_terms(
        OLDER_RULES,
        "turn X\nunit C3 X/transport\nunit B4 X/transport\nunit C5 X/transport\nunit A1 X/recon\nunit C4 X/plain",
    );
    table.play("X use transport C4 D4 0\nX use transport D4 D3 0\nX use transport D3 D2 0");
    // The notation contains the remaining moves.
    let text = Position::from_game(&table.game).print();
    assert!(text.contains("\nstep D2 by=transport further=2\n"), "{text}");
    table.play("X use transport D2 D1 0\nX use transport D1 D2 0\nX use transport D2 D1 0");
    table.expect_refusal("X use transport D1 D2 0", "NH-3.11");
}

#[test]
fn nh_15_9_by_current_rules_transports_are_used_one_by_one() {
    let mut table = TestGame::lay_out("turn X\nunit C3 X/transport\nunit B3 X/transport\nunit C4 X/plain");
    // Either Transport can carry the unit one hex; two of them do not make one longer move.
    table.act("X use transport C4 D3 0 via=C3");
    table.expect_refusal("X use transport D3 D2 0", "NH-3.8");
}

#[test]
fn nh_15_13_a_wounded_medic_does_not_heal() {
    let position = "unit B3 X/medic_t rot=1\nunit C3 X/plain\nunit C2 Y/blade2 rot=3\nunit A2 Y/blade2 rot=2";
    for (terms, patient, medic) in [(OLDER_RULES, "-", "X/medic_t"), ("", "X/plain", "-")] {
        let mut table = TestGame::lay_out_with_terms(terms, position);
        table.fight("X");
        assert_eq!((table.unit_text_at("C3").as_str(), table.unit_text_at("B3").as_str()), (patient, medic));
    }
    // A Medic that was wounded in an earlier segment still heals.
    let mut table = TestGame::lay_out_with_terms(OLDER_RULES, &position.replace("A2 Y/blade2", "A2 Y/blade3"));
    table.fight("X");
    assert_eq!((table.unit_text_at("C3").as_str(), table.unit_text_at("B3").as_str()), ("X/plain", "-"));
}
