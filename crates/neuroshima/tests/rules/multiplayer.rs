//! Three and four players, each alone (NH-12.1 to NH-12.4, NH-12.40), and rules common to all tables with more than
//! two.

use std::fmt::Write as _;
use std::sync::Arc;

use super::table::{TestGame, W, X, Y, Z, sides};
use sztab_game::Sides;
use sztab_neuroshima::rules::{
    Action, Army, BattleCause, Board, Event, Game, Opening, Outcome, OutcomeReason, Phase, Roster, Rotation, Stage,
    Terms,
};

pub const THREE_PLAYERS: &str = "mode=ffa seats=3";
pub const FOUR_PLAYERS: &str = "mode=ffa seats=4";

/// HQs without adjacent units.
pub const THREE_HQS: &str = "unit A1 X/hq\nunit E1 Y/hq\nunit C5 Z/hq";
pub const FOUR_HQS: &str = "unit A1 X/hq\nunit E1 Y/hq\nunit E3 Z/hq\nunit A3 W/hq";

/// Piles without tiles to draw.
pub const EMPTY_PILES: &str = "pile X\npile Y\npile Z";
pub const FOUR_EMPTY_PILES: &str = "pile X\npile Y\npile Z\npile W";

#[track_caller]
pub fn expect_outcome(table: &TestGame, winners: &str, reason: OutcomeReason) {
    assert_eq!(table.game.outcome(), Some(Outcome { winners: sides(winners), reason }));
}

/// The sides whose turns have begun, in order.
pub fn turn_sequence(table: &TestGame) -> String {
    let began = |event: &Event| if let Event::TurnBegan { side, .. } = event { Some(side.letter()) } else { None };
    table.events.iter().filter_map(began).collect()
}

pub fn eliminated_sides(table: &TestGame) -> String {
    let out = |event: &Event| if let Event::Eliminated { side } = event { Some(side.letter()) } else { None };
    table.events.iter().filter_map(out).collect()
}

/// A game with its tiles dealt, on the given terms, with armies of the base box.
pub fn deal_game(terms: &str) -> Game {
    let terms: Terms = terms.parse().unwrap();
    let armies = Army::base_box().into_iter().take(terms.seats.into()).map(Arc::new).collect();
    let board = terms.board;
    let roster = Arc::new(Roster::with_terms(armies, terms));
    let opening = Opening::deal(&roster, board, &[7; 32]);
    Game::new(roster, &opening)
}

/// The numbers of tiles drawn in the first turns, if every player discards everything.
pub fn draw_counts(terms: &str, count: usize) -> String {
    let mut game = deal_game(terms);
    while game.state().phase == Phase::Headquarters {
        let side = game.side_to_act().unwrap();
        let hex = game.arrangement().board.basic_hexes().nth(3 * side.index()).unwrap();
        game.apply(side, Action::PlaceHeadquarters { hex, rotation: Rotation::default() }).unwrap();
    }
    let mut text = String::new();
    for _ in 0..count {
        let side = game.side_to_act().unwrap();
        game.apply(side, Action::Draw).unwrap();
        let hand = game.seat(side).hand.clone();
        let _ = write!(text, "{}{} ", side.letter(), hand.len());
        assert_eq!(game.state().phase, if hand.len() == 3 { Phase::Discard } else { Phase::Play }, "NH-3.4");
        for tile in hand {
            game.apply(side, Action::Discard { tile }).unwrap();
        }
        game.apply(side, Action::End).unwrap();
    }
    text.trim().to_owned()
}

#[test]
fn nh_12_1_the_first_three_draw_one_two_and_three_tiles() {
    for mode in ["ffa", "points"] {
        assert_eq!(draw_counts(&format!("mode={mode}"), 6), "X1 Y2 Z3 X3 Y3 Z3");
        assert_eq!(draw_counts(&format!("mode={mode} seats=4"), 6), "X1 Y2 Z3 W3 X3 Y3");
    }
}

#[test]
fn nh_12_1_all_hqs_have_twenty_points_and_are_placed_in_turn() {
    let mut game = deal_game(FOUR_PLAYERS);
    assert_eq!(game.arrangement().points, [20; 4]);
    for (side, name) in [(X, "A1"), (Y, "E1"), (Z, "E3"), (W, "A3")] {
        assert_eq!((game.side_to_act(), game.state().phase), (Some(side), Phase::Headquarters));
        let hex = Board::STANDARD.hex(name).unwrap();
        game.apply(side, Action::PlaceHeadquarters { hex, rotation: Rotation::default() }).unwrap();
    }
    assert_eq!((game.side_to_act(), game.state().phase), (Some(X), Phase::Draw));
}

#[test]
fn nh_12_2_all_others_have_one_more_turn_after_a_last_tile() {
    let mut table = TestGame::lay_out_with_terms(
        FOUR_PLAYERS,
        &format!("turn Y phase=draw\n{FOUR_EMPTY_PILES}\npile Y plain\nside Z hq=9\n{FOUR_HQS}"),
    );
    table.act("Y draw");
    assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: Y, left: sides("XZW") });
    assert_eq!((table.game.remaining_turns(), table.game.last_turn()), (vec![Z, W, X], Some(X)));
    table.play("Y end\nZ end\nW end");
    assert_eq!(table.battles(), []);
    table.act("X end");
    assert_eq!((turn_sequence(&table).as_str(), table.battles()), ("ZWXY", vec![(BattleCause::Final, Y)]));
}

#[test]
fn nh_12_2_another_last_tile_later_changes_nothing() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!("turn Y phase=draw\n{EMPTY_PILES}\npile Y plain\npile Z plain\n{THREE_HQS}"),
    );
    table.play("Y draw\nY end\nZ draw");
    assert_eq!(table.game.state().stage, Stage::LastTurns { drawer: Y, left: X.into() });
    table.play("Z end\nX end");
    assert_eq!(table.battles(), [(BattleCause::Final, Y)]);
}

const ONE_FALLEN_HQ: &str = "unit A1 X/hq\nunit C2 Y/hq hp=1\nunit E3 Z/hq\nunit C3 X/blade2\nunit B2 X/plain\n\
                         unit E1 Y/blade1 rot=3\nunit E2 X/plain\nunit A3 Y/wall wounds=1";

#[test]
fn nh_12_3_the_hq_leaves_at_once_and_the_other_tiles_after_the_battle() {
    let mut table = TestGame::lay_out_with_terms(THREE_PLAYERS, ONE_FALLEN_HQ);
    table.fight("X");
    // The HQ is removed before segment 0 and attacks no unit; a blade of the same army still kills in segment 1.
    assert_eq!((table.unit_text_at("B2").as_str(), table.unit_text_at("E2").as_str()), ("X/plain", "-"));
    assert_eq!([table.unit_text_at("C2"), table.unit_text_at("E1"), table.unit_text_at("A3")], ["-", "-", "-"]);
    assert_eq!(table.discards(Y), ["hq", "wall", "blade1"]);
    assert_eq!(eliminated_sides(&table), "Y");
    assert_eq!((table.game.playing_sides(), table.game.contenders()), (sides("XZ"), sides("XZ")));
    let ended = |event: &Event| matches!(event, Event::BattleEnded { .. });
    let out = |event: &Event| matches!(event, Event::Eliminated { .. });
    let place = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(wanted).unwrap();
    assert!(place(&ended) < place(&out), "the Battle is fought to its end");
}

#[test]
fn nh_12_3_the_others_continue_without_the_eliminated_player() {
    let mut table = TestGame::lay_out_with_terms(THREE_PLAYERS, &format!("{EMPTY_PILES}\n{ONE_FALLEN_HQ}"));
    table.fight("X");
    assert_eq!(table.game.outcome(), None);
    assert_eq!(table.game.side_to_act(), Some(Z), "the turn of Y passes");
    table.expect_refusal("Y end", "NH-12.3");
    assert!(table.game.resign(Y).is_err());
    table.act("Z end");
    assert_eq!(table.game.side_to_act(), Some(X));
}

#[test]
fn nh_12_3_hqs_that_fall_in_one_battle_leave_together() {
    let position = format!(
        "{FOUR_HQS}\nside Y hq=1\nside W hq=1\nunit E2 X/blade2\nunit A2 X/blade1 rot=3\nunit C3 Y/wall\nunit C4 W/wall"
    );
    let mut table = TestGame::lay_out_with_terms(FOUR_PLAYERS, &position);
    table.fight("X");
    assert_eq!((eliminated_sides(&table).as_str(), table.game.outcome()), ("YW", None));
    assert_eq!(table.game.state().contest.lost, [sides("YW")]);
    assert_eq!([table.unit_text_at("C3"), table.unit_text_at("C4")], ["-", "-"]);
    assert_eq!(table.game.side_to_act(), Some(Z));
}

#[test]
fn nh_12_3_the_last_hq_standing_wins() {
    let position = format!("{THREE_HQS}\nside Y hq=1\nside Z hq=1\nunit D1 X/blade2 rot=2\nunit C4 X/blade1 rot=3");
    let mut table = TestGame::lay_out_with_terms(THREE_PLAYERS, &position);
    table.fight("Y");
    expect_outcome(&table, "X", OutcomeReason::HeadquartersDestroyed);
}

#[test]
fn nh_12_3_all_hqs_falling_in_one_battle_share_the_victory() {
    let position = format!(
        "{THREE_HQS}\nside X hq=1\nside Y hq=1\nside Z hq=1\nunit D1 X/blade2 rot=2\nunit C4 Y/blade1 rot=3\nunit A2 Z/blade3"
    );
    let mut table = TestGame::lay_out_with_terms(THREE_PLAYERS, &position);
    table.fight("Y");
    expect_outcome(&table, "XYZ", OutcomeReason::HeadquartersDestroyed);
    // A side that was already out does not take part.
    let mut table = TestGame::lay_out_with_terms(FOUR_PLAYERS, &format!("{position}\nout W"));
    table.fight("Y");
    expect_outcome(&table, "XYZ", OutcomeReason::HeadquartersDestroyed);
}

#[test]
fn nh_12_3_the_end_sequence_continues_without_an_eliminated_drawer() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!(
            "turn Y\nlast X left=Z\n{EMPTY_PILES}\nunit A1 X/hq hp=1\nunit A2 Y/blade2\nunit E3 Y/hq\nunit E1 Z/hq hp=19\n\
             hand Y wall\nfill X tower except C3"
        ),
    );
    table.act("Y place wall C3 0");
    assert_eq!((table.battles(), eliminated_sides(&table).as_str()), (vec![(BattleCause::FullBoard, Y)], "X"));
    assert_eq!((table.unit_text_at("B2").as_str(), table.unit_text_at("C3").as_str()), ("-", "Y/wall"));
    assert_eq!(table.game.side_to_act(), Some(Z));
    table.act("Z end");
    // X, who drew the last tile, is out; Y, the next in turn order, starts the Final Battle and orders the
    // declarations.
    assert_eq!(table.battles()[1..], [(BattleCause::Final, Y)]);
    expect_outcome(&table, "Y", OutcomeReason::FinalBattle);
}

#[test]
fn nh_12_3_a_side_eliminated_in_the_last_turns_has_no_more_turns() {
    let mut table = TestGame::lay_out_with_terms(
        FOUR_PLAYERS,
        &format!(
            "turn Y\nlast Y left=ZWX\n{FOUR_EMPTY_PILES}\nunit A1 Z/hq hp=1\nunit A2 Y/blade2\nunit E3 Y/hq\n\
             unit E1 W/hq\nunit C5 X/hq\nhand Y wall\nfill Z tower except C3"
        ),
    );
    table.act("Y place wall C3 0");
    assert_eq!((table.game.side_to_act(), table.game.remaining_turns()), (Some(W), vec![X]));
    table.play("W end\nX end");
    assert_eq!(table.battles()[1..], [(BattleCause::Final, Y)]);
}

#[test]
fn nh_12_4_sides_tied_for_first_take_one_more_turn_each() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!(
            "turn Y\nlast Z left=\n{EMPTY_PILES}\n{THREE_HQS}\nside X hq=7\nside Y hq=7\nside Z hq=5\nunit C3 Z/wall"
        ),
    );
    table.act("Y end");
    assert_eq!(table.battles(), [(BattleCause::Final, Z)]);
    assert!(table.events.contains(&Event::ExtraTurns { sides: sides("XY") }));
    // Z would play after Y, whose turn ended the game, but has fewer points.
    assert_eq!((table.game.contenders(), table.game.arrangement().unmarked), (sides("XY"), Sides::from(Z)));
    assert_eq!(
        (table.unit_text_at("C5").as_str(), table.unit_text_at("C3").as_str()),
        ("Z/hq", "Z/wall"),
        "the tiles stay"
    );
    table.play("X end\nY end");
    assert_eq!((turn_sequence(&table).as_str(), table.battles()[1]), ("XY", (BattleCause::Overtime, Y)));
    expect_outcome(&table, "XY", OutcomeReason::OvertimeBattle);
    assert_eq!(table.game.state().contest.lost, [Sides::from(Z)]);
}

#[test]
fn nh_12_4_four_tied_sides_continue_after_the_one_with_the_last_turn() {
    let mut table =
        TestGame::lay_out_with_terms(FOUR_PLAYERS, &format!("turn Z\nlast X left=\n{FOUR_EMPTY_PILES}\n{FOUR_HQS}"));
    table.play("Z end\nW end\nX end\nY end\nZ end");
    assert_eq!((turn_sequence(&table).as_str(), table.battles()[1]), ("WXYZ", (BattleCause::Overtime, Z)));
    expect_outcome(&table, "XYZW", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_12_4_three_of_four_can_share_the_victory() {
    let mut table = TestGame::lay_out_with_terms(
        FOUR_PLAYERS,
        &format!("turn Z\nlast X left=\n{FOUR_EMPTY_PILES}\n{FOUR_HQS}\nside W hq=19"),
    );
    table.play("Z end\nX end\nY end\nZ end");
    expect_outcome(&table, "XYZ", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_12_4_trailing_sides_lose_in_the_order_of_their_points() {
    let mut table = TestGame::lay_out_with_terms(
        FOUR_PLAYERS,
        &format!("turn Z\nlast X left=\n{FOUR_EMPTY_PILES}\n{FOUR_HQS}\nside X hq=12\nside W hq=3"),
    );
    table.act("Z end");
    assert_eq!(table.game.state().contest.lost, [Sides::from(W), Sides::from(X)]);
    assert_eq!(table.game.side_to_act(), Some(Y));
    table.play("Y end\nZ end");
    expect_outcome(&table, "YZ", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_12_4_units_of_trailing_sides_fight_and_their_hqs_have_no_points_to_lose() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!(
            "turn Z\nextra X left=\nbehind X\n{EMPTY_PILES}\n{THREE_HQS}\nside X hq=1\nside Y hq=7\nside Z hq=7\n\
             unit E2 X/blade2\nunit A2 Z/blade2"
        ),
    );
    table.act("Z end");
    assert_eq!([table.hq_points(X), table.hq_points(Y), table.hq_points(Z)], [1, 6, 7]);
    assert_eq!((table.unit_text_at("A1").as_str(), eliminated_sides(&table).as_str()), ("X/hq", ""));
    expect_outcome(&table, "Z", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_12_4_an_hq_falling_in_the_overtime_battle_gives_the_other_side_the_game() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!(
            "turn Z\nextra X left=\nbehind X\n{EMPTY_PILES}\n{THREE_HQS}\nside Y hq=1\nside Z hq=1\nunit E2 X/blade2"
        ),
    );
    table.act("Z end");
    expect_outcome(&table, "Z", OutcomeReason::HeadquartersDestroyed);
}

#[test]
fn nh_12_4_remaining_sides_can_tie_after_an_hq_fell_in_the_final_battle() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!(
            "turn Z\nlast X left=\n{EMPTY_PILES}\n{THREE_HQS}\nside X hq=5\nside Y hq=1\nside Z hq=5\nunit E2 X/blade2"
        ),
    );
    table.act("Z end");
    assert_eq!((eliminated_sides(&table).as_str(), table.game.side_to_act()), ("Y", Some(X)));
    assert_eq!(table.game.state().stage, Stage::ExtraTurns { last: Z, left: Z.into() });
    table.play("X end\nZ end");
    expect_outcome(&table, "XZ", OutcomeReason::OvertimeBattle);
}

#[test]
fn nh_11_5_a_side_with_more_points_than_any_other_wins_without_extra_turns() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!("turn Z\nlast X left=\n{EMPTY_PILES}\n{THREE_HQS}\nside X hq=5\nside Y hq=6\nside Z hq=5"),
    );
    table.act("Z end");
    expect_outcome(&table, "Y", OutcomeReason::FinalBattle);
}

#[test]
fn nh_4_9_an_impasse_among_several_goes_to_the_sides_with_most_points() {
    let position = "turn X\nunit A1 X/plain\nhand X wall\nfill X tower except C3\nside X hq=3";
    for (points, winners) in [("side Y hq=7\nside Z hq=7", "YZ"), ("side Y hq=8\nside Z hq=7", "Y")] {
        let mut table = TestGame::lay_out_with_terms(THREE_PLAYERS, &format!("{position}\n{points}"));
        table.act("X place wall C3 0");
        assert_eq!(table.battles(), [(BattleCause::FullBoard, X)]);
        expect_outcome(&table, winners, OutcomeReason::Impasse);
    }
    // A side that is out or has fewer points does not take part.
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        &format!("{position}\nextra Z left=\nbehind Z\nside Y hq=3\nside Z hq=9"),
    );
    table.act("X place wall C3 0");
    expect_outcome(&table, "XY", OutcomeReason::Impasse);
}

#[test]
fn nh_5_20_the_causer_chooses_the_next_of_three_before_each_declaration() {
    let mut table = TestGame::lay_out_with_terms(THREE_PLAYERS, "unit A1 X/clown\nunit E1 Y/clown\nunit C5 Z/clown");
    table.fight("Y");
    assert_eq!((table.decider(), table.options()), ('Y', vec!["first Y".into(), "first X".into(), "first Z".into()]));
    table.answer("Y first Z");
    table.answer("Z keep");
    assert_eq!((table.decider(), table.options()), ('Y', vec!["first Y".into(), "first X".into()]));
    table.answer("Y first X");
    table.answer("X explode A1");
    table.answer("Y keep");
    assert_eq!((table.unit_text_at("A1").as_str(), table.decider()), ("-", '-'));
}

#[test]
fn nh_5_20_medics_of_three_declare_in_the_order_that_the_causer_chooses() {
    // In each corner, one unit with two Medics is attacked.
    let position = "unit A1 X/plain\nunit A2 X/medic\nunit B2 X/medic rot=5\nunit B1 Z/blade2 rot=4\n\
                    unit E1 Y/plain\nunit E2 Y/medic\nunit D1 Y/medic rot=2\nunit D2 Z/blade2 rot=1\n\
                    unit C5 Z/plain\nunit B4 Z/medic rot=2\nunit C4 Z/medic rot=3\nunit D4 X/blade2 rot=4";
    let mut table = TestGame::lay_out_with_terms(THREE_PLAYERS, position);
    table.fight("Z");
    assert_eq!((table.decider(), table.options()), ('Z', vec!["first Z".into(), "first X".into(), "first Y".into()]));
    table.answer("Z first Y");
    table.answer("Y medic E2 saves E1 from D2");
    table.answer("Z first Z");
    table.answer("Z medic B4 saves C5 from D4");
    table.answer("X medic B2 saves A1 from B1");
    assert_eq!(table.absorptions(), ["E2 for E1", "B4 for C5", "B2 for A1"]);
}

#[test]
fn nh_10_2_every_other_side_is_an_enemy() {
    let position = format!(
        "turn X\nhand X sniper push_back grenade\n{THREE_HQS}\nunit C3 Z/wall\nunit C4 X/plain\nunit A2 Y/plain"
    );
    let mut table = TestGame::lay_out_with_terms(THREE_PLAYERS, &position);
    assert!(table.is_legal("X sniper C3") && table.is_legal("X sniper A2"));
    table.expect_refusal("X sniper C4", "NH-10.2");
    table.act("X push C4 C3");
    assert_eq!((table.decider(), table.options().len()), ('Z', 3), "the owner of the pushed unit decides");
    table.answer("Z push-to C2");
    table.act("X grenade A2");
    assert_eq!(table.unit_text_at("A2"), "-");
}

const FOUR_ON_37: &str = "mode=ffa seats=4 board=37";

#[test]
fn nh_12_40_the_larger_board_is_full_when_the_basic_nineteen_are_full() {
    let mut table = TestGame::lay_out_with_terms(FOUR_ON_37, "turn W\nhand W plain wall\nfill X tower except D4");
    table.act("W place plain A1 0");
    assert_eq!(table.battles(), []);
    table.act("W place wall D4 0");
    assert_eq!(table.battles(), [(BattleCause::FullBoard, W)]);
    expect_outcome(&table, "XYZW", OutcomeReason::Impasse);
}

#[test]
fn nh_12_40_effects_reach_the_outer_ring() {
    // A shot flies six hexes, units in the outer ring are netted, and all seven hexes of a Bomb's area must be on the
    // board.
    let mut table = TestGame::lay_out_with_terms(
        FOUR_ON_37,
        "turn X\nhand X bomb\nunit D7 X/gun2\nunit D1 Y/plain\nunit A1 Y/net1 rot=2\nunit B2 W/plain\nunit G4 Z/plain",
    );
    assert!(table.is_netted("B2"));
    table.expect_refusal("X bomb B1", "NH-10.15");
    table.act("X bomb B2");
    assert_eq!((table.unit_text_at("A1").as_str(), table.unit_text_at("B2").as_str()), ("-", "-"));
    table.fight("X");
    assert_eq!((table.unit_text_at("D1").as_str(), table.unit_text_at("G4").as_str()), ("-", "Z/plain"));
}

#[test]
fn nh_12_40_only_four_players_use_the_larger_board() {
    for terms in ["board=37", "mode=ffa board=37", "mode=points board=37", "mode=one-vs-team board=37"] {
        assert!(terms.parse::<Terms>().is_err(), "{terms}");
    }
    for terms in [FOUR_ON_37, "mode=points seats=4 board=37", "mode=teams board=37"] {
        assert_eq!(deal_game(terms).arrangement().board, Board::ENLARGED);
    }
}

#[test]
fn nh_5_22_outside_a_battle_the_others_decide_in_turn_order_after_the_active_player() {
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        "turn Y\nhand Y bomb\nunit B1 X/medic3 rot=3\nunit B2 X/plain\nunit C2 X/plain\n\
         unit D4 Z/medic3\nunit C4 Z/plain\nunit D3 Z/plain",
    );
    table.act("Y bomb C3");
    table.answer("Z medic D4 saves D3 from bomb");
    table.answer("X medic B1 saves B2 from bomb");
}

#[test]
fn nh_9_24_scopers_of_two_enemies_at_one_module_cancel() {
    let position = "unit C3 Z/boss\nunit B2 X/scoper\nunit C2 X/gun2\nunit D3 Y/gun2\nunit C4 Z/gun2";
    let initiative = |position: &str| {
        let table = TestGame::lay_out_with_terms(THREE_PLAYERS, position);
        ["C2", "D3", "C4"].map(|at| table.initiative(at)[0])
    };
    assert_eq!(initiative(position), [3, 2, 2]);
    assert_eq!(initiative(&format!("{position}\nunit D2 Y/scoper")), [2, 2, 3]);
}
