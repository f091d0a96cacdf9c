//! Instant tiles (NH-10).

use super::cases::{expect_all, has_legal_action, push_destinations};
use super::table::{TestGame, X, Y, hex, hex_name};
use sztab_neuroshima::rules::event::DestructionCause;
use sztab_neuroshima::rules::{Action, BattleCause, Board, Decision, Event, Played, Question};

#[test]
fn nh_10_1_an_instant_is_resolved_at_once_and_discarded() {
    let mut table = TestGame::lay_out("turn X\nhand X sniper plain\nunit C3 Y/plain");
    table.act("X sniper C3");
    expect_all(&table, "gone C3 Y/plain");
    assert_eq!((table.hand(X), table.discards(X), table.discards(Y)), (vec!["plain"], vec!["sniper"], vec!["plain"]));
    assert!(table.is_legal("X place plain C3 0"), "the hex is free and the turn goes on");
}

#[test]
fn nh_10_1_instants_are_played_only_in_ones_own_turn() {
    let mut table =
        TestGame::lay_out("turn X\nhand Y sniper battle move push_back grenade\nunit C3 X/plain\nunit C2 Y/hq");
    for line in ["Y sniper C3", "Y battle", "Y move C2 C1 0", "Y push C2 C3", "Y grenade C3"] {
        table.expect_refusal(line, "NH-3.7");
    }
}

#[test]
fn nh_10_1_one_of_two_equal_tiles_is_used_up() {
    let mut table = TestGame::lay_out("turn X\nhand X move move\nunit C3 X/plain");
    table.act("X move C3 C2 0");
    assert_eq!((table.hand(X), table.discards(X)), (vec!["move"], vec!["move"]));
    table.act("X move C2 C1 0");
    table.expect_refusal("X move C1 C2 0", "NH-3.6");
}

#[test]
fn nh_10_2_targets_are_enemies_only() {
    let mut table =
        TestGame::lay_out("turn X\nhand X sniper grenade push_back\nunit C3 X/hq\nunit C2 X/plain\nunit C4 Y/plain");
    table.expect_refusal("X sniper C2", "NH-10.2");
    table.expect_refusal("X grenade C2", "NH-10.2");
    table.expect_refusal("X push C3 C2", "NH-10.2");
    table.expect_refusal("X push C4 C3", "NH-3.13");
    let targets = |table: &TestGame| {
        table
            .game
            .legal_actions()
            .into_iter()
            .filter(|a| matches!(a, Action::Play(Played::Sniper(_) | Played::Grenade(_) | Played::PushBack(_))))
            .count()
    };
    assert_eq!(targets(&table), 3);
}

#[test]
fn nh_10_10_a_battle_tile_ends_the_turn_with_a_battle() {
    let mut table = TestGame::lay_out("turn X\nhand X plain battle\nunit C3 X/blade2\nunit C2 Y/plain");
    table.act("X battle");
    assert_eq!(
        (table.battles(), table.game.side_to_act(), table.discards(X)),
        (vec![(BattleCause::Tile, X)], Some(Y), vec!["battle"])
    );
}

#[test]
fn nh_10_11_a_move_goes_to_a_free_adjacent_hex() {
    let mut table = TestGame::lay_out("turn X\nhand X move\nunit C3 X/plain\nunit C2 Y/plain\nunit C4 X/plain");
    table.expect_refusal("X move C3 C2 0", "NH-1.8");
    table.expect_refusal("X move C3 C4 0", "NH-1.8");
    table.expect_refusal("X move C3 C1 0", "NH-1.5");
    table.expect_refusal("X move C3 C3 0", "NH-3.11");
    table.expect_refusal("X move C2 C1 0", "NH-3.13");
    table.expect_refusal("X move A1 A2 0", "NH-3.13");
    let moves = |from: &str| {
        table
            .game
            .legal_actions()
            .into_iter()
            .filter(|a| matches!(a, Action::Play(Played::Move(moved)) if moved.from == hex(from)))
            .count()
    };
    assert_eq!(moves("C3"), 4 * 6 + 5);
}

#[test]
fn nh_10_12_the_pushed_side_chooses_among_several_hexes() {
    let mut table = TestGame::lay_out("turn X\nhand X push_back plain\nunit C3 X/plain\nunit C2 Y/wall");
    table.act("X push C3 C2");
    assert!(matches!(table.game.decision(), Some(Decision { decider: Y, question: Question::PushDestination { .. } })));
    assert_eq!(table.options(), ["push-to B1", "push-to C1", "push-to D1"]);
    table.expect_refusal("X choose 1", "NH-5.21");
    table.expect_refusal("X place plain A1 0", "NH-5.21");
    table.answer("Y push-to D1");
    expect_all(&table, "D1 Y/wall wounds=0");
    assert_eq!(table.unit_text_at("C2"), "-");
    assert_eq!(table.game.side_to_act(), Some(X));
}

#[test]
fn nh_10_12_only_adjacent_enemies_with_room_behind_are_pushed() {
    let mut table = TestGame::lay_out(
        "turn X\nhand X push_back\nunit C4 X/plain\nunit C2 Y/wall\nunit C5 Y/wall\nunit B4 Y/wall\nunit A3 Y/wall",
    );
    table.expect_refusal("X push C4 C2", "NH-1.5");
    // C5 is at the edge of the board, and all its neighbours are adjacent to the pusher.
    table.expect_refusal("X push C4 C5", "NH-10.12");
    // The only hex behind B4 is A3, which is occupied.
    table.expect_refusal("X push C4 B4", "NH-10.12");
    assert!(!has_legal_action(&table, |action| matches!(action, Action::Play(Played::PushBack(_)))));
}

#[test]
fn nh_10_13_a_grenade_destroys_an_enemy_next_to_ones_hq_whatever_its_toughness() {
    let mut table = TestGame::lay_out("turn X\nhand X grenade\nunit C3 X/hq\nunit C2 Y/tower");
    table.act("X grenade C2");
    expect_all(&table, "gone C2 Y/tower\nhp X=20 Y=20");
    let outright = |event: &Event| matches!(event, Event::Destroyed { cause: DestructionCause::Outright, .. });
    assert_eq!(table.events.iter().filter(|event| outright(event)).count(), 1);
    assert_eq!(table.discards(Y), ["tower"]);
}

#[test]
fn nh_10_13_a_grenade_spares_hqs_and_units_not_next_to_ones_hq() {
    let mut table =
        TestGame::lay_out("turn X\nhand X grenade\nunit C3 X/hq\nunit C2 Y/hq\nunit C1 Y/plain\nunit D4 Y/plain");
    table.expect_refusal("X grenade C2", "NH-10.13");
    table.expect_refusal("X grenade C1", "NH-10.13");
    table.expect_refusal("X grenade D4", "NH-10.13");
    assert!(!has_legal_action(&table, |action| matches!(action, Action::Play(Played::Grenade(_)))));
}

#[test]
fn nh_10_14_a_sniper_wounds_any_enemy_but_an_hq_by_1() {
    let mut table = TestGame::lay_out("turn X\nhand X sniper\nunit E3 Y/tower wounds=2\nunit A1 Y/hq\nunit A2 X/plain");
    table.expect_refusal("X sniper A1", "NH-10.14");
    table.act("X sniper E3");
    expect_all(&table, "E3 Y/tower wounds=3\nhp X=20 Y=20");
}

#[test]
fn nh_10_40_no_push_ends_next_to_the_pusher_or_off_the_board() {
    let board = Board::STANDARD;
    for pusher in board.hexes() {
        for (_, target) in board.neighbours(pusher) {
            let table =
                TestGame::lay_out(&format!("unit {} X/plain\nunit {} Y/plain", hex_name(pusher), hex_name(target)));
            let wanted: Vec<String> = board
                .hexes()
                .filter(|&to| board.distance(to, target) == 1 && board.distance(to, pusher) == 2)
                .map(hex_name)
                .collect();
            assert!(wanted.len() <= 3);
            assert_eq!(
                push_destinations(&table, &hex_name(pusher), &hex_name(target)),
                wanted,
                "{} > {}",
                hex_name(pusher),
                hex_name(target)
            );
        }
    }
}

#[test]
fn nh_10_41_a_pushed_unit_keeps_its_rotation_and_its_used_abilities() {
    let mut table = TestGame::lay_out(
        "turn X\nhand X push_back\nunit C3 X/plain\nunit C2 Y/runner2 rot=4\npile X plain\npile Y plain",
    );
    table.act("X push C3 C2");
    table.answer("Y push-to B1");
    expect_all(&table, "B1 Y/runner2 rot=4");
    table.play("X end\nY draw\nY use mobility B1 B2 4");
}

#[test]
fn nh_10_44_no_instant_is_played_while_a_battle_waits_for_a_decision() {
    let mut table = TestGame::lay_out(
        "hand X sniper move push_back battle\nhand Y sniper move\nunit C3 X/blade2\nunit C4 X/qm\nunit C2 X/plain\nunit C1 Y/tower\nunit D3 Y/plain",
    );
    table.fight("X");
    for line in ["X sniper D3", "X move C3 B3 0", "X push C3 D3", "X battle", "Y sniper C3", "Y move D3 E3 0"] {
        table.expect_refusal(line, "NH-5.21");
    }
}

#[test]
fn nh_10_44_no_instant_is_played_between_repeated_battles() {
    // Each Battle of the full board raises a question; until it is answered, only answers are legal.
    let mut table = TestGame::lay_out(
        "turn X\nhand X wall sniper move\nunit A1 X/hq\nunit C4 X/blade2\nunit C5 X/qm\nunit C2 Y/tough1\nfill X wall except C3",
    );
    table.act("X place wall C3 0");
    table.answer("X convert C4 edge=0 melee>ranged via=C5");
    assert_eq!(table.battles().len(), 2);
    table.expect_refusal("X sniper C2", "NH-5.21");
    assert_eq!(table.game.legal_actions().len(), 2);
    table.answer("X convert C4 edge=0 melee>ranged via=C5");
    assert_eq!((table.unit_text_at("C2").as_str(), table.game.side_to_act()), ("-", Some(Y)));
}
