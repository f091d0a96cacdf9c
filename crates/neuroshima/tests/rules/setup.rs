//! Terms, geometry and set-up (NH-1, NH-2).

use std::sync::Arc;

use super::table::{TestGame, X, Y, hex, hex_name, rotation};
use sztab_neuroshima::rules::{
    Action, Army, Board, Direction, Event, Game, Hex, Opening, Phase, Roster, Rotation, Side, Unit, UnitMove,
};

fn roster() -> Arc<Roster> {
    // X plays Hegemony, Y plays Borgo.
    Arc::new(Roster::new(Army::base_box().into_iter().take(2).rev().map(Arc::new).collect()))
}

/// A game that is about to begin, with piles dealt from a seed.
fn opening(seed: u8) -> TestGame {
    let roster = roster();
    let opening = Opening::deal(&roster, Board::STANDARD, &[seed; 32]);
    let game = Game::new(roster, &opening);
    let start = game.arrangement().clone();
    TestGame { game, events: Vec::new(), start }
}

fn all_directions() -> [Direction; 6] {
    Direction::ALL
}

#[test]
fn nh_1_1_columns_of_3_4_5_4_3_hexes_with_c3_in_the_centre() {
    let names: Vec<String> = Board::STANDARD.hexes().map(hex_name).collect();
    let wanted = "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3";
    assert_eq!(names.join(" "), wanted);
    for corner in ["A1", "A3", "C1", "C5", "E1", "E3"] {
        assert_eq!(Board::STANDARD.distance(hex("C3"), hex(corner)), 2, "{corner}");
    }
    assert_eq!(Board::STANDARD.hex("A4"), None);
    assert_eq!(Board::STANDARD.hex("F1"), None);
    assert_eq!(Board::STANDARD.hex("C0"), None);
}

#[test]
fn nh_1_1_a_hex_has_neighbours_straight_above_and_below() {
    let neighbours: Vec<String> = Board::STANDARD.neighbours(hex("C3")).map(|(_, hex)| hex_name(hex)).collect();
    assert_eq!(neighbours.join(" "), "C2 D2 D3 C4 B3 B2");
}

#[test]
fn nh_1_2_axial_coordinates_count_from_the_centre() {
    for (hex_name, axial) in [
        ("C3", (0, 0)),
        ("A1", (-2, 0)),
        ("B1", (-1, -1)),
        ("C1", (0, -2)),
        ("D1", (1, -2)),
        ("E3", (2, 0)),
        ("E1", (2, -2)),
    ] {
        assert_eq!(Board::STANDARD.axial(hex(hex_name)), axial, "{hex_name}");
    }
}

#[test]
fn nh_1_2_every_hex_is_within_two_of_the_centre_on_all_three_axes() {
    for at in Board::STANDARD.hexes() {
        let (q, r) = Board::STANDARD.axial(at);
        assert!([q, r, q + r].into_iter().all(|axis| (-2..=2).contains(&axis)), "{}", hex_name(at));
    }
}

#[test]
fn nh_1_3_directions_are_numbered_clockwise_from_north() {
    let steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    for (direction, (dq, dr)) in all_directions().into_iter().zip(steps) {
        let next = Board::STANDARD.neighbour(hex("C3"), direction).unwrap();
        assert_eq!(Board::STANDARD.axial(next), (dq, dr), "direction {}", direction.index());
        assert_eq!(direction.opposite().index(), (direction.index() + 3) % 6);
        assert_eq!(Board::STANDARD.neighbour(next, direction.opposite()), Some(hex("C3")));
    }
}

#[test]
fn nh_1_4_a_rotation_turns_every_printed_edge_clockwise() {
    for turn in Rotation::ALL {
        for edge in 0..6 {
            let direction = turn.direction(edge);
            assert_eq!(direction.index(), (edge + usize::from(turn.steps())) % 6);
            assert_eq!(turn.edge(direction), edge);
        }
    }
}

#[test]
fn nh_1_4_a_rotated_fighter_strikes_where_its_edge_now_faces() {
    // The blade is printed on edge 0; two steps clockwise, it faces south-east.
    let mut table = TestGame::lay_out("unit C3 X/blade2 rot=2\nunit D3 Y/plain\nunit C2 Y/plain");
    table.fight("X");
    assert_eq!((table.unit_text_at("D3").as_str(), table.unit_text_at("C2").as_str()), ("-", "Y/plain"));
}

#[test]
fn nh_1_5_distance_counts_steps() {
    for (from, to, steps) in [
        ("C3", "C3", 0),
        ("C3", "D2", 1),
        ("A1", "C1", 2),
        ("A1", "E3", 4),
        ("A3", "E1", 4),
        ("A1", "E1", 4),
        ("B1", "B4", 3),
    ] {
        assert_eq!(Board::STANDARD.distance(hex(from), hex(to)), steps, "{from} to {to}");
        assert_eq!(Board::STANDARD.distance(hex(to), hex(from)), steps, "{to} to {from}");
    }
}

#[test]
fn nh_1_5_a_line_runs_straight_to_the_edge_of_the_board() {
    let line = |from: &str, direction: u8| {
        let line = Board::STANDARD.line(hex(from), Direction::new(direction).unwrap());
        line.map(hex_name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(line("A3", 1), "B3 C3 D2 E1");
    assert_eq!(line("A1", 2), "B2 C3 D3 E3");
    assert_eq!(line("C5", 0), "C4 C3 C2 C1");
    assert_eq!(line("E1", 1), "");
}

#[test]
fn nh_1_6_hexes_outside_the_nineteen_do_not_exist() {
    let mut table = TestGame::lay_out("hand X plain\nunit E2 X/runner2 rot=0");
    let outside = Board::ENLARGED.hexes().nth(30).unwrap();
    let (_, place) = table.parse_action_line("X place plain C3 0");
    let Action::Place { tile, .. } = place else { panic!("{place:?}") };
    let beyond = Action::Place { tile, hex: outside, rotation: rotation(0) };
    assert_eq!(table.game.apply(X, beyond).unwrap_err().rule(), "NH-1.1");
    // E2 is on the edge of the board: only E1, E3, D2 and D3 are adjacent to it.
    let mut targets: Vec<String> = Vec::new();
    for action in table.game.legal_actions() {
        if let (Action::Use(_), Some(UnitMove { from, to, .. })) = (action, action.displacement()) {
            assert_eq!(from, hex("E2"));
            targets.push(hex_name(to));
        }
    }
    targets.dedup();
    assert_eq!(targets.join(" "), "D2 D3 E1 E2 E3");
}

#[test]
fn nh_1_7_board_tiles_are_placed_and_instants_never_stand_on_the_board() {
    let mut table =
        TestGame::lay_out("side X army=borgo\nhand X mutant medic battle move grenade\nunit A1 X/hq\nunit A2 Y/plain");
    assert!(table.is_legal("X place mutant C3 0"));
    assert!(table.is_legal("X place medic C3 0"));
    for instant in ["battle", "move", "grenade"] {
        table.expect_refusal(&format!("X place {instant} C3 0"), "NH-1.7");
    }
    table.act("X grenade A2");
    assert_eq!(table.discards(X), ["grenade"]);
    assert_eq!(table.game.arrangement().units().count(), 1);
}

#[test]
fn nh_1_8_one_hex_holds_one_unit() {
    let mut table = TestGame::lay_out("hand X plain move\nunit C3 X/wall\nunit C2 Y/wall\nunit C4 X/plain");
    table.expect_refusal("X place plain C3 0", "NH-1.8");
    table.expect_refusal("X place plain C2 0", "NH-1.8");
    table.expect_refusal("X move C3 C2 0", "NH-1.8");
    table.expect_refusal("X move C3 C4 0", "NH-1.8");
}

#[test]
fn nh_1_9_an_army_is_one_hq_and_34_other_tiles() {
    for army in Army::built_in() {
        assert_eq!(army.drawable_tiles().count(), 34, "{}", army.id);
        assert!(army.drawable_tiles().all(|tile| tile != army.headquarters()), "{}", army.id);
    }
    let text = include_str!("../../armies/borgo.toml");
    let short = text.replacen("count = 6", "count = 5", 1);
    assert!(Army::parse("short.toml", &short).unwrap_err().to_string().contains("34"));
}

#[test]
fn nh_1_10_a_destroyed_tile_goes_to_its_owners_discard_pile() {
    let mut table = TestGame::lay_out("unit C3 X/blade2\nunit C2 Y/plain\nunit C4 X/plain");
    table.fight("X");
    assert_eq!(table.discards(Y), ["plain"]);
    assert_eq!(table.discards(X), ["battle"]);
}

#[test]
fn nh_1_11_each_toughness_icon_lets_a_unit_survive_one_more_wound() {
    // Each unit is hit once with strength 3: with 2 icons it does not survive, with 5 it does.
    let mut table = TestGame::lay_out("unit A1 X/axe2 rot=2\nunit B2 Y/wall\nunit C3 X/axe2 rot=2\nunit D3 Y/tower");
    table.fight("X");
    assert_eq!(table.unit_text_at("B2"), "-");
    assert_eq!(table.unit("D3").wounds, 3);
}

#[test]
fn nh_1_11_wounds_of_earlier_battles_count() {
    let mut table =
        TestGame::lay_out("unit C3 X/blade2\nunit C2 Y/wall wounds=1\nunit A1 X/blade2 rot=3\nunit A2 Y/wall wounds=2");
    table.fight("X");
    assert_eq!(table.unit("C2").wounds, 2);
    assert_eq!(table.unit_text_at("A2"), "-");
}

#[test]
fn nh_1_11_an_hq_has_20_points_and_falls_at_0_never_below() {
    assert_eq!(opening(1).hq_points(X), 20);
    let mut table = TestGame::lay_out("unit C3 X/axe2\nunit C2 Y/hq hp=4\nunit A1 X/hq");
    table.fight("X");
    assert_eq!((table.hq_points(Y), table.unit_text_at("C2").as_str()), (1, "Y/hq"));
    let mut table = TestGame::lay_out("unit C3 X/axe2\nunit C2 Y/hq hp=2\nunit A1 X/hq");
    table.fight("X");
    assert_eq!((table.hq_points(Y), table.unit_text_at("C2").as_str()), (0, "-"));
}

#[test]
fn nh_1_12_initiative_has_no_upper_limit() {
    let mut table = TestGame::lay_out("unit C3 X/blade9\nunit C4 X/scout\nunit C2 Y/plain");
    assert_eq!(table.initiative("C3"), [10]);
    table.fight("X");
    assert_eq!(table.segment_text(), "10:C3");
    assert_eq!(table.unit_text_at("C2"), "-");
}

#[test]
fn nh_1_12_a_tile_without_initiative_has_no_segment_but_nets_and_helps() {
    let mut table = TestGame::lay_out(
        "unit C3 X/net1\nunit C2 Y/blade2 rot=3\nunit A1 X/scout rot=2\nunit B2 X/blade1\nunit B1 Y/plain",
    );
    assert!(table.initiative("C3").is_empty());
    assert!(table.is_netted("C2"));
    assert_eq!(table.initiative("B2"), [2]);
    table.fight("X");
    assert_eq!(table.segment_text(), "2:B2");
}

#[test]
fn nh_2_1_the_hq_is_put_aside_and_the_other_34_tiles_are_shuffled() {
    let table = opening(7);
    for side in [X, Y] {
        let army = table.game.roster().army(side);
        let mut pile = table.game.seat(side).pile.clone();
        assert_ne!(pile, army.drawable_tiles().collect::<Vec<_>>(), "not shuffled");
        pile.sort_unstable();
        let mut all: Vec<_> = army.drawable_tiles().collect();
        all.sort_unstable();
        assert_eq!(pile, all);
        assert_eq!(table.hq_points(side), 20);
        assert!(table.game.seat(side).hand.is_empty());
    }
    assert_eq!(table.game.arrangement().units().count(), 0);
    assert_eq!(opening(7).game, opening(7).game);
    assert_ne!(opening(7).game, opening(8).game);
}

#[test]
fn nh_2_3_the_first_player_places_his_hq_on_any_hex_in_any_rotation_then_the_second() {
    let mut table = opening(1);
    assert_eq!(table.game.legal_actions().len(), 19 * 6);
    table.expect_refusal("Y place-hq C3 0", "NH-2.3");
    table.expect_refusal("X draw", "NH-2.3");
    table.expect_refusal("X end", "NH-2.3");
    table.act("X place-hq C3 5");
    assert_eq!(table.unit_text_at("C3"), "X/hq");
    assert_eq!(table.unit("C3").rotation, rotation(5));
    assert_eq!(table.game.side_to_act(), Some(Y));
    assert_eq!(table.game.legal_actions().len(), 18 * 6);
    table.expect_refusal("Y place-hq C3 0", "NH-1.8");
    table.expect_refusal("X place-hq A1 0", "NH-2.3");
    table.act("Y place-hq C2 1");
    assert_eq!(table.unit_text_at("C2"), "Y/hq");
    table.expect_refusal("X place-hq A1 0", "NH-2.3");
}

#[test]
fn nh_2_3_hqs_may_be_adjacent() {
    let mut table = opening(1);
    table.act("X place-hq C3 0");
    for neighbour in ["C2", "D2", "D3", "C4", "B3", "B2"] {
        assert!(table.is_legal(&format!("Y place-hq {neighbour} 0")), "{neighbour}");
    }
}

#[test]
fn nh_2_4_placing_hqs_belongs_to_no_turn() {
    let mut table = opening(1);
    table.play("X place-hq C3 0");
    assert!(table.game.legal_actions().iter().all(|action| matches!(action, Action::PlaceHeadquarters { .. })));
    assert_eq!(table.game.state().turn, 0);
    assert!(!table.events.iter().any(|event| matches!(event, Event::TurnBegan { .. } | Event::TurnEnded { .. })));
    table.play("Y place-hq C2 0");
    assert_eq!(table.game.state().turn, 1);
    assert_eq!(table.game.side_to_act(), Some(X));
}

#[test]
fn nh_2_5_the_first_player_draws_one_tile_the_second_two_and_nothing_is_compulsory() {
    let mut table = opening(3);
    table.play("X place-hq A1 0\nY place-hq E3 0\nX draw");
    assert_eq!(table.hand(X).len(), 1);
    assert_eq!(table.game.state().phase, Phase::Play);
    assert!(table.is_legal("X end"));
    table.play("X end\nY draw");
    assert_eq!(table.hand(Y).len(), 2);
    assert_eq!(table.game.state().phase, Phase::Play);
    assert!(table.is_legal("Y end"));
    table.play("Y end\nX draw");
    // Section 3 applies from here on: X kept a tile, so with two more X has three and must discard one.
    assert_eq!(table.hand(X).len(), 3);
    table.expect_refusal("X end", "NH-3.4");
}

#[test]
fn nh_2_5_every_tile_of_the_opening_draws_may_be_played_or_discarded() {
    let mut table = TestGame::lay_out("turn X phase=draw number=1\npile X plain wall");
    table.act("X draw");
    assert_eq!(table.hand(X), ["plain"]);
    assert!(table.is_legal("X discard plain"));
    table.act("X place plain C3 0");
    table.act("X end");
    assert_eq!(table.game.side_to_act(), Some(Y));
}

#[test]
fn nh_2_5_an_opening_hand_that_was_kept_counts_towards_the_limit() {
    let mut table = TestGame::lay_out("turn Y phase=draw number=2\nhand Y wall\npile Y plain plain");
    table.act("Y draw");
    assert_eq!(table.hand(Y), ["wall", "plain"]);
}

#[test]
fn nh_2_6_events_show_drawn_tiles_and_remaining_counts_but_not_the_pile() {
    let mut table = opening(5);
    table.play("X place-hq A1 0\nY place-hq E3 0\nX draw");
    let drawn = table.game.seat(X).hand.clone();
    let drew = table.events.iter().find_map(|event| match event {
        Event::Drew { side, tiles, left } => Some((*side, tiles.clone(), *left)),
        _ => None,
    });
    assert_eq!(drew, Some((X, drawn, 33)));
}

#[test]
fn fixtures_match_their_text() {
    let table = TestGame::lay_out(
        "side X army=hegemony hq=12\nunit B3 X/runner rot=4\nunit C1 Y/wall rot=2 wounds=1\nhand X battle",
    );
    let runner = table.game.roster().army(X).find("runner").unwrap();
    assert_eq!(table.unit("B3"), Unit::new(Side(0), runner, rotation(4)));
    assert_eq!((table.hq_points(X), table.hq_points(Y), table.unit("C1").wounds), (12, 20, 1));
    assert_eq!(table.hand(X), ["battle"]);
}

#[test]
fn nh_1_4_no_rotation_direction_or_hex_beyond_the_last_is_read_from_a_snapshot() {
    assert_eq!(serde_json::from_str::<Rotation>("5").unwrap(), rotation(5));
    assert!(serde_json::from_str::<Rotation>("6").is_err());
    assert!(serde_json::from_str::<Direction>("6").is_err());
    assert_eq!(serde_json::from_str::<Hex>("36").unwrap(), Board::ENLARGED.hexes().last().unwrap());
    assert!(serde_json::from_str::<Hex>("60").is_ok(), "pages have up to 61 hexes");
    assert!(serde_json::from_str::<Hex>("61").is_err());
}

#[test]
fn nh_2_1_two_sides_with_the_same_army_have_piles_in_the_same_order() {
    let army = Arc::new(Army::base_box().remove(0));
    let roster = Roster::new(vec![Arc::clone(&army), army]);
    let opening = Opening::deal(&roster, Board::STANDARD, &[7; 32]);
    assert_eq!(opening.piles[0], opening.piles[1]);
}
