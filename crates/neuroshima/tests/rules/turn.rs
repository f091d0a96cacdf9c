//! The turn (NH-3).

use super::cases::has_legal_action;
use super::table::{TestGame, X, Y, hex, rotation};
use sztab_neuroshima::rules::{Action, BattleCause, Event, Phase, Stage, Used};

#[test]
fn nh_3_1_a_player_draws_up_to_three_tiles() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X plain wall tower plate");
    assert_eq!(table.game.legal_actions(), [Action::Draw]);
    table.act("X draw");
    assert_eq!(table.hand(X), ["plain", "wall", "tower"]);
    assert_eq!(table.game.seat(X).pile.len(), 1);
}

#[test]
fn nh_3_1_kept_tiles_count_towards_the_three() {
    let mut table = TestGame::lay_out("turn X phase=draw\nhand X blade2 battle\npile X plain wall tower");
    table.act("X draw");
    assert_eq!(table.hand(X), ["blade2", "battle", "plain"]);
}

#[test]
fn nh_3_1_an_almost_empty_pile_gives_what_it_has() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X plain wall");
    table.act("X draw");
    assert_eq!(table.hand(X), ["plain", "wall"]);
    assert_eq!(table.game.seat(X).pile.len(), 0);
}

#[test]
fn nh_3_1_drawing_comes_first_and_once() {
    let mut table = TestGame::lay_out("turn X phase=draw\nhand X battle plain\nunit A1 X/runner2");
    for line in ["X battle", "X place plain C3 0", "X discard plain", "X end", "X use mobility A1 A2 0", "X redraw"] {
        table.expect_refusal(line, "NH-3.1");
    }
    table.act("X draw");
    table.expect_refusal("X draw", "NH-3.1");
}

#[test]
fn nh_3_1_with_an_empty_pile_the_turn_begins_with_the_kept_tiles() {
    let mut table = TestGame::lay_out("turn X\nhand Y plain\npile Y\nlast Y remaining=2");
    table.act("X end");
    assert_eq!((table.game.side_to_act(), table.game.state().phase), (Some(Y), Phase::Play));
    assert!(table.is_legal("Y place plain C3 0"));
    assert!(table.is_legal("Y end"));
}

#[test]
fn nh_3_2_three_instants_may_be_discarded_and_drawn_anew() {
    let mut table = TestGame::lay_out("turn X phase=draw\nhand X battle\npile X move grenade plain wall tower");
    table.act("X draw");
    table.act("X redraw");
    assert_eq!(table.hand(X), ["plain", "wall", "tower"]);
    assert_eq!(table.discards(X), ["battle", "move", "grenade"]);
    assert!(
        table.events.iter().any(|event| matches!(event, Event::UnluckyDraw { side: X, tiles } if tiles.len() == 3))
    );
}

#[test]
fn nh_3_2_a_redraw_may_be_repeated_as_often_as_it_is_unlucky() {
    let mut table =
        TestGame::lay_out("turn X phase=draw\npile X move*3 battle*3 sniper*3 grenade battle move plain*3\nhand X");
    table.act("X draw");
    table.play("X redraw\nX redraw\nX redraw\nX redraw");
    assert_eq!(table.hand(X), ["plain"; 3]);
    assert_eq!(table.discards(X).len(), 12);
    table.expect_refusal("X redraw", "NH-3.2");
}

#[test]
fn nh_3_2_one_board_tile_kept_or_drawn_forbids_the_redraw() {
    let mut table = TestGame::lay_out("turn X phase=draw\nhand X plain\npile X battle move wall");
    table.act("X draw");
    table.expect_refusal("X redraw", "NH-3.2");
    let mut table = TestGame::lay_out("turn X phase=draw\nhand X battle move\npile X plain wall");
    table.act("X draw");
    table.expect_refusal("X redraw", "NH-3.2");
}

#[test]
fn nh_3_2_a_redraw_applies_to_one_or_two_tiles_up_to_the_same_limit() {
    let mut table = TestGame::lay_out("turn X phase=draw number=1\npile X battle plain wall");
    table.act("X draw");
    table.act("X redraw");
    assert_eq!(table.hand(X), ["plain"]);
    let mut table = TestGame::lay_out("turn Y phase=draw number=2\npile Y battle move plain wall tower");
    table.act("Y draw");
    table.act("Y redraw");
    assert_eq!(table.hand(Y), ["plain", "wall"]);
}

#[test]
fn nh_3_2_a_redraw_comes_before_the_compulsory_discard() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X battle move grenade plain wall tower");
    table.act("X draw");
    assert!(table.is_legal("X redraw"));
    table.act("X discard battle");
    table.expect_refusal("X redraw", "NH-3.2");
}

#[test]
fn nh_3_2_a_redraw_is_too_late_after_any_other_action() {
    let mut table = TestGame::lay_out("turn X phase=draw number=2\npile X battle move plain wall\nunit C3 X/plain");
    table.act("X draw");
    assert!(table.is_legal("X redraw"));
    table.act("X move C3 C4 0");
    table.expect_refusal("X redraw", "NH-3.2");
}

#[test]
fn nh_3_2_without_a_tile_in_the_pile_there_is_nothing_to_redraw() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X battle move");
    table.act("X draw");
    table.expect_refusal("X redraw", "NH-3.2");
}

#[test]
fn nh_3_3_a_redraw_that_empties_the_pile_draws_the_last_tile() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X battle move grenade plain wall");
    table.act("X draw");
    assert_eq!(table.game.state().stage, Stage::Normal);
    table.act("X redraw");
    assert_eq!(table.hand(X), ["plain", "wall"]);
    assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: X, left: Y.into() });
}

#[test]
fn nh_3_4_of_three_tiles_one_is_discarded_before_anything_else() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X battle plain runner2 wall\nunit C3 X/runner2");
    table.act("X draw");
    assert_eq!(table.game.state().phase, Phase::Discard);
    for line in ["X battle", "X place plain C4 0", "X use mobility C3 C4 0", "X end"] {
        table.expect_refusal(line, "NH-3.4");
    }
    table.expect_refusal("X discard wall", "NH-3.6");
    let discards: Vec<Action> = table.game.legal_actions();
    assert_eq!(discards.len(), 3);
    table.act("X discard plain");
    assert!(table.events.iter().any(|event| matches!(event, Event::Discarded { side: X, compulsory: true, .. })));
    assert_eq!(table.hand(X), ["battle", "runner2"]);
    for line in ["X battle", "X use mobility C3 C4 0", "X end"] {
        assert!(table.is_legal(line), "{line}");
    }
}

#[test]
fn nh_3_4_with_fewer_than_three_nothing_is_compulsory() {
    let mut table = TestGame::lay_out("turn X phase=draw\npile X plain wall");
    table.act("X draw");
    assert_eq!(table.game.state().phase, Phase::Play);
    assert!(table.is_legal("X end"));
}

#[test]
fn nh_3_4_drawing_the_last_tile_as_the_third_still_compels_a_discard() {
    let mut table = TestGame::lay_out("turn X phase=draw\nhand X plain plain\npile X wall");
    table.act("X draw");
    assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: X, left: Y.into() });
    table.expect_refusal("X end", "NH-3.4");
    table.play("X discard wall\nX end");
}

#[test]
fn nh_3_5_plays_discards_and_abilities_mix_freely() {
    let mut table = TestGame::lay_out("turn X\nhand X plain move\nunit C3 X/runner2\nunit A1 X/runner2");
    table.play("X use mobility C3 C4 1\nX place plain C3 0\nX use mobility A1 A2 0\nX discard move\nX end");
    assert_eq!(
        (table.unit_text_at("C4").as_str(), table.unit_text_at("C3").as_str(), table.unit_text_at("A2").as_str()),
        ("X/runner2", "X/plain", "X/runner2")
    );
}

#[test]
fn nh_3_5_any_number_of_tiles_may_be_discarded() {
    let mut table = TestGame::lay_out("turn X\nhand X plain move");
    table.play("X discard move\nX discard plain");
    assert!(table.hand(X).is_empty());
    assert!(table.events.iter().all(|event| !matches!(event, Event::Discarded { compulsory: true, .. })));
    table.expect_refusal("X discard plain", "NH-3.6");
    table.act("X end");
}

#[test]
fn nh_3_6_tiles_neither_played_nor_discarded_are_kept() {
    let mut table = TestGame::lay_out("turn X\nhand X plain move");
    table.play("X end\nY draw\nY discard filler\nY end");
    assert_eq!(table.hand(X), ["plain", "move"]);
    table.act("X draw");
    assert_eq!(table.hand(X), ["plain", "move", "filler"]);
}

#[test]
fn nh_3_6_only_held_tiles_can_be_played() {
    let mut table = TestGame::lay_out("turn X\nhand X plain\ndiscard X battle\nunit C3 X/wall\nhand Y move");
    for line in ["X battle", "X move C3 C4 0", "X sniper C3", "X place wall C4 0", "X discard battle"] {
        table.expect_refusal(line, "NH-3.6");
    }
}

#[test]
fn nh_3_7_a_unit_is_placed_on_any_free_hex_in_any_rotation() {
    let table = TestGame::lay_out("turn X\nhand X plain\nunit C3 X/wall\nunit A1 Y/wall");
    let placements = table.game.legal_actions().into_iter().filter(|a| matches!(a, Action::Place { .. })).count();
    assert_eq!(placements, 17 * 6);
    let mut table = table;
    table.act("X place plain E3 4");
    assert_eq!((table.unit_text_at("E3").as_str(), table.unit("E3").rotation), ("X/plain", rotation(4)));
    assert!(table.hand(X).is_empty());
}

#[test]
fn nh_3_7_a_placed_unit_stays_as_it_is_without_an_effect() {
    let mut table = TestGame::lay_out("turn X\nhand X plain");
    table.act("X place plain C3 2");
    table.expect_refusal("X use mobility C3 C4 2", "NH-3.11");
    table.expect_refusal("X use transport C3 C4 2", "NH-3.11");
    table.expect_refusal("X use mobility C3 C3 1", "NH-3.11");
}

#[test]
fn nh_3_7_tiles_are_played_only_in_ones_own_turn() {
    let mut table = TestGame::lay_out("turn X\nhand Y plain battle move\nunit C3 Y/runner2");
    for line in [
        "Y place plain A1 0",
        "Y battle",
        "Y move C3 C4 0",
        "Y use mobility C3 C4 0",
        "Y discard plain",
        "Y end",
        "Y draw",
    ] {
        table.expect_refusal(line, "NH-3.7");
    }
}

#[test]
fn nh_3_8_an_ability_may_be_used_in_the_turn_of_placement() {
    let mut table = TestGame::lay_out("turn X\nhand X runner2");
    table.play("X place runner2 C3 0\nX use mobility C3 C4 3");
    assert_eq!((table.unit_text_at("C4").as_str(), table.unit("C4").rotation), ("X/runner2", rotation(3)));
}

#[test]
fn nh_3_8_once_per_turn_applies_per_unit_and_own_turn() {
    let mut table = TestGame::lay_out("turn X\nunit C3 X/runner2\nunit A1 X/runner2\npile X plain\npile Y plain*3");
    table.play("X use mobility C3 C4 0\nX use mobility A1 A2 0");
    table.expect_refusal("X use mobility C4 C3 0", "NH-3.8");
    table.expect_refusal("X use mobility A2 A2 1", "NH-3.8");
    table.play("X end\nY draw\nY discard plain");
    table.expect_refusal("Y use mobility C4 C3 0", "NH-3.13");
    table.play("Y end\nX draw\nX use mobility C4 C3 0");
}

#[test]
fn nh_3_9_nets_act_at_once_after_every_change() {
    let mut table = TestGame::lay_out("turn X\nhand X net1\nunit C2 Y/plain");
    assert!(!table.is_netted("C2"));
    table.act("X place net1 C3 0");
    assert!(table.is_netted("C2"));
    table.change_state(|state, _| {
        state.arrangement.take(hex("C3"));
    });
    assert!(!table.is_netted("C2"));
}

#[test]
fn nh_3_9_units_whose_wounds_reach_their_toughness_leave_with_the_next_change() {
    let mut table =
        TestGame::lay_out("turn X\nhand X plain\nunit C2 Y/plain wounds=1\nunit C1 Y/wall wounds=2\nunit A1 Y/hq");
    table.act("X place plain C3 0");
    assert_eq!(
        (table.unit_text_at("C2").as_str(), table.unit_text_at("C1").as_str(), table.unit_text_at("A1").as_str()),
        ("-", "Y/wall", "Y/hq")
    );
    assert_eq!(table.discards(Y), ["plain"]);
}

#[test]
fn nh_3_10_the_order_in_which_tiles_arrive_does_not_matter() {
    let units = ["C3 X/net1 rot=0", "C2 Y/net1 rot=1", "D1 X/net1 rot=3", "D2 Y/plain", "B2 X/plain"];
    let lay = |order: [usize; 5]| {
        let mut table = TestGame::empty(&units.join("\n"));
        order.iter().for_each(|&index| table.add_line(&format!("unit {}", units[index])));
        ["C3", "C2", "D1", "D2", "B2"].map(|name| table.is_netted(name))
    };
    // C3 nets C2, so C2 does not net D1, and D1 nets D2.
    assert_eq!(lay([0, 1, 2, 3, 4]), [false, true, false, true, false]);
    assert_eq!(lay([4, 3, 2, 1, 0]), lay([0, 1, 2, 3, 4]));
    assert_eq!(lay([1, 2, 0, 4, 3]), lay([0, 1, 2, 3, 4]));
}

#[test]
fn nh_3_11_mobility_moves_turns_or_both() {
    let lay = || TestGame::lay_out("turn X\nunit C3 X/runner2 rot=1");
    for (line, at, steps) in
        [("X use mobility C3 C4 1", "C4", 1), ("X use mobility C3 C3 4", "C3", 4), ("X use mobility C3 B2 0", "B2", 0)]
    {
        let mut table = lay();
        table.act(line);
        assert_eq!(
            (table.unit_text_at(at).as_str(), table.unit(at).rotation),
            ("X/runner2", rotation(steps)),
            "{line}"
        );
        let free = if at == "C3" { "C4" } else { "C3" };
        // Turning first and moving later would use Mobility twice.
        table.expect_refusal(&format!("X use mobility {at} {free} 2"), "NH-3.8");
    }
}

#[test]
fn nh_3_11_mobility_goes_one_hex_to_a_free_hex() {
    let mut table = TestGame::lay_out("turn X\nunit C3 X/runner2\nunit C2 Y/plain\nunit C4 X/plain");
    table.expect_refusal("X use mobility C3 C2 0", "NH-1.8");
    table.expect_refusal("X use mobility C3 C4 0", "NH-1.8");
    table.expect_refusal("X use mobility C3 C5 0", "NH-1.5");
    table.expect_refusal("X use mobility C3 E3 0", "NH-1.5");
    table.expect_refusal("X use mobility C3 C3 0", "NH-3.11");
    let moves = table.game.legal_actions().into_iter().filter(|a| matches!(a, Action::Use(_))).count();
    assert_eq!(moves, 4 * 6 + 5);
}

#[test]
fn nh_3_11_mobility_remains_when_both_tiles_are_used() {
    let mut table = TestGame::lay_out("turn X\nhand X plain wall\nunit C3 X/runner2");
    table.play("X place plain A1 0\nX discard wall\nX use mobility C3 C4 0");
}

#[test]
fn nh_3_11_mobility_works_neither_under_a_net_nor_for_others_units() {
    let mut table = TestGame::lay_out("turn X\nunit C3 X/runner2\nunit C2 Y/net1 rot=3\nunit A1 Y/runner2");
    table.expect_refusal("X use mobility C3 C4 0", "NH-7.6");
    table.expect_refusal("X use mobility C3 C3 1", "NH-7.6");
    table.expect_refusal("X use mobility A1 A2 0", "NH-3.13");
    assert!(!has_legal_action(&table, |action| matches!(action, Action::Use(_))));
}

#[test]
fn nh_3_11_hegemony_runners_and_borgo_assassins_are_mobile_and_their_comrades_are_not() {
    let mut table = TestGame::lay_out(
        "side X army=hegemony\nside Y army=borgo\nturn X\nunit A1 X/runner\nunit B1 X/ganger\nunit E3 Y/assassin\nunit D4 Y/claws\npile Y mutant",
    );
    table.act("X use mobility A1 A2 0");
    table.expect_refusal("X use mobility B1 B2 0", "NH-3.11");
    table.play("X end\nY draw\nY use mobility E3 E2 0");
    table.expect_refusal("Y use mobility D4 D3 0", "NH-3.11");
}

#[test]
fn nh_3_12_turning_jumps_over_the_rotations_between() {
    // Between rotations 1 and 5 the net would pass over C2, but C2 is never netted.
    let mut table = TestGame::lay_out("turn X\nhand X move\nunit C3 X/net1 rot=1\nunit C2 Y/runner2\nunit B2 Y/plain");
    table.act("X move C3 C3 5");
    assert!(table.is_netted("B2"));
    assert!(!table.is_netted("C2"));
    let moves = table.events.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
    assert_eq!(moves, 1);
}

#[test]
fn nh_3_13_an_instant_without_a_target_can_only_be_discarded() {
    let mut table = TestGame::lay_out("turn X\nhand X push_back sniper\nunit A1 X/hq\nunit E3 Y/hq");
    let offered = table.game.legal_actions();
    assert_eq!(offered.len(), 3, "two discards and the end of the turn: {offered:?}");
    table.expect_refusal("X push A1 E3", "NH-1.5");
    table.expect_refusal("X push A1 B1", "NH-3.13");
    table.expect_refusal("X sniper C3", "NH-3.13");
    table.act("X discard push_back");
    assert!(table.is_legal("X discard sniper"));
}

#[test]
fn nh_3_14_the_declared_end_passes_the_turn() {
    let mut table = TestGame::lay_out("turn X\nhand X plain");
    table.act("X end");
    assert_eq!((table.game.side_to_act(), table.game.state().phase), (Some(Y), Phase::Draw));
    assert_eq!(table.game.state().turn, 10);
    assert_eq!(table.hand(X), ["plain"]);
}

#[test]
fn nh_3_14_a_battle_ends_the_turn_and_tiles_are_kept() {
    let mut table = TestGame::lay_out("turn X\nhand X battle plain\nunit C3 X/runner2");
    table.act("X battle");
    assert_eq!(table.battles(), [(BattleCause::Tile, X)]);
    assert_eq!(table.game.side_to_act(), Some(Y));
    assert_eq!(table.hand(X), ["plain"]);
    for line in ["X place plain C4 0", "X discard plain", "X use mobility C3 C4 0"] {
        table.expect_refusal(line, "NH-3.7");
    }
    let mut ends = table
        .events
        .iter()
        .filter(|e| matches!(e, Event::TurnEnded { .. } | Event::BattleBegan { .. } | Event::TurnBegan { .. }));
    assert!(matches!(ends.next(), Some(Event::TurnEnded { side: X })));
    assert!(matches!(ends.next(), Some(Event::BattleBegan { .. })));
    assert!(matches!(ends.next(), Some(Event::TurnBegan { side: Y, .. })));
}

#[test]
fn nh_3_11_abilities_are_offered_for_own_units_only() {
    let table = TestGame::lay_out("turn X\nunit C3 X/runner2\nunit A1 Y/runner2");
    assert!(has_legal_action(&table, |a| matches!(a, Action::Use(Used::Mobility(moved)) if moved.from == hex("C3"))));
    assert!(!has_legal_action(&table, |a| matches!(a, Action::Use(_)) && a.unit() == Some(hex("A1"))));
}
