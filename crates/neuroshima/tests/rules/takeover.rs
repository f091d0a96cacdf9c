//! Takeovers beyond the case files: questions about rotations, and complete games (NH-14.68).

use std::sync::Arc;

use super::dice::{Dice, choose, scaled_count};
use super::multiplayer::{EMPTY_PILES, THREE_HQS, THREE_PLAYERS};
use super::shadow::ReplayedState;
use super::table::{TestGame, X, Y, Z};
use sztab_neuroshima::rules::notation::{Position, parse_action};
use sztab_neuroshima::rules::{
    Action, Army, Board, Event, Game, Influence, ModeKind, Opening, Phase, Question, Roster, Side, Terms,
};

fn built_in_army(id: &str) -> Arc<Army> {
    Arc::new(Army::built_in().into_iter().find(|army| army.id == id).unwrap())
}

/// The units taken over, with their hexes, in order.
fn takeovers(table: &TestGame) -> Vec<String> {
    let name = |event: &Event| match event {
        Event::Taken { unit, .. } => Some(super::table::hex_name(unit.hex)),
        _ => None,
    };
    table.events.iter().filter_map(name).collect()
}

#[test]
fn nh_2_3_vegas_places_last_of_all() {
    let armies = ["vegas", "borgo", "outpost", "moloch"];
    for (kind, seats) in [(ModeKind::Duel, 2), (ModeKind::FreeForAll, 3), (ModeKind::Teams, 4)] {
        let armies: Vec<Arc<Army>> = armies.into_iter().take(seats).map(built_in_army).collect();
        let roster = Arc::new(Roster::with_terms(armies, Terms::for_mode(kind, u8::try_from(seats).unwrap())));
        let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[3; 32]));
        let mut order = Vec::new();
        while game.state().phase == Phase::Headquarters {
            let side = game.side_to_act().unwrap();
            order.push(side.index());
            let later: Vec<usize> = game.upcoming_turns().into_iter().map(Side::index).collect();
            assert_eq!(later, (side.index() + 1..seats).chain([0]).take(seats - order.len()).collect::<Vec<_>>());
            let text = Position::from_game(&game).print();
            let catalogue = super::notation::catalogue();
            assert_eq!(Position::parse(&text, catalogue).unwrap().print(), text);
            let action = game.legal_actions()[0];
            game.apply(side, action).unwrap();
        }
        assert_eq!(order, (1..seats).chain([0]).collect::<Vec<_>>());
        assert_eq!(game.side_to_act(), Some(X), "the order of turns stays");
    }
}

#[test]
fn nh_14_68_a_source_moving_around_its_unit_raises_no_question() {
    let mut table = TestGame::lay_out("turn X\nhand X move move\nunit C4 X/agitator\nunit C3 Y/blade2");
    table.act("X move C4 B3 1");
    assert_eq!((table.decider(), takeovers(&table)), ('-', Vec::new()));
    table.act("X move B3 B3 2");
    assert!(table.events.iter().any(|event| matches!(event, Event::Released { .. })));
    assert_eq!(table.decider(), '-');
}

#[test]
fn nh_14_68_a_second_source_beside_the_first_raises_no_question() {
    let mut table = TestGame::lay_out("turn X\nhand X agitator move\nunit C4 X/agitator\nunit C3 Y/blade2");
    table.act("X place agitator B3 1");
    assert_eq!((table.decider(), takeovers(&table)), ('-', Vec::new()));
    table.act("X move C4 C5 0");
    assert_eq!((table.decider(), takeovers(&table)), ('-', Vec::new()));
}

#[test]
fn nh_14_68_the_first_answer_keeps_the_rotation() {
    let mut table = TestGame::lay_out("turn X\nhand X agitator\nunit C3 Y/blade2 rot=4");
    table.act("X place agitator C4 0");
    assert_eq!(table.options(), ["turn C3 4", "turn C3 5", "turn C3 0", "turn C3 1", "turn C3 2", "turn C3 3"]);
    table.expect_refusal("X end", "NH-5.21");
    table.act("X choose 1");
    assert!(!table.events.iter().any(|event| matches!(event, Event::Turned { .. })));
    assert_eq!(table.unit("C3").rotation.steps(), 4);
}

#[test]
fn nh_14_68_a_tile_with_identical_edges_is_not_turned() {
    let mut table = TestGame::lay_out("turn X\nhand X agitator\nunit C3 Y/saboteur");
    table.act("X place agitator C4 0");
    assert_eq!((table.decider(), takeovers(&table)), ('-', vec!["C3".to_owned()]));
}

#[test]
fn nh_14_68_a_taken_over_unit_goes_to_its_owners_discard_pile() {
    let mut table = TestGame::lay_out("turn Y\nhand Y sniper\nunit C4 X/agitator\nunit C3 Y/blade2");
    table.act("Y sniper C3");
    assert_eq!((table.discards(X), table.discards(Y)), (vec![], vec!["sniper", "blade2"]));
}

#[test]
fn nh_14_8_a_taken_over_unit_still_returns_to_its_owners_pile() {
    let mut table = TestGame::lay_out(
        "side X army=vegas\nside Y army=smart\nturn X\nhand X battle\nunit C4 X/agitator\nunit C3 Y/bio_droid\nunit C2 Y/hq",
    );
    let before = table.game.seat(Y).pile.len();
    table.act("X battle");
    assert_eq!((table.unit_text_at("C3"), table.game.seat(Y).pile.len()), ("-".to_owned(), before + 1));
}

#[test]
fn nh_14_68_no_rotation_is_asked_after_the_battle_that_ends_the_game() {
    let board = "unit C4 X/agitator\nunit B4 Y/net1 rot=1\nunit A3 X/blade3 rot=1\nunit C3 Y/plate\nunit C5 X/hq rot=1";
    let mut table = TestGame::lay_out(&format!("turn X\nhand X battle\n{board}\nunit A1 Y/hq"));
    table.act("X battle");
    assert_eq!(table.decider(), 'X', "the game goes on");
    let fallen = "unit E1 Y/hq hp=1\nunit E2 X/blade2";
    let mut table = TestGame::lay_out(&format!("turn X\nhand X battle\n{board}\n{fallen}"));
    table.act("X battle");
    assert_eq!((table.decider(), takeovers(&table)), ('-', vec!["C3".to_owned()]));
    assert!(table.game.outcome().is_some());
}

#[test]
fn nh_14_68_a_side_whose_hq_has_fallen_turns_no_units() {
    // The Net dies in segment 3, and X takes control of the Plate. Z's Blade destroys X's HQ in segment 2, so Y and Z
    // play on and no side is asked about the Plate (O-66).
    let freed = "unit C4 X/agitator\nunit B4 Y/net1 rot=1\nunit A3 X/blade3 rot=2\nunit C3 Y/plate";
    for (points, decider, left) in [(2, 'X', "X/agitator"), (1, '-', "-")] {
        let hqs = format!("unit E1 X/hq hp={points}\nunit E2 Z/blade2\nunit A1 Y/hq\nunit E3 Z/hq");
        let mut table = TestGame::lay_out_with_terms(THREE_PLAYERS, &format!("turn Y\nhand Y battle\n{freed}\n{hqs}"));
        table.act("Y battle");
        assert_eq!(
            (table.decider(), takeovers(&table), table.unit_text_at("C4")),
            (decider, vec!["C3".to_owned()], left.to_owned())
        );
        assert_eq!(table.game.outcome(), None, "others go on");
    }
}

/// X's Agitator next to Y's Plate; Z's Net holds the Agitator.
const NETTED_AGITATOR: &str = "unit C4 X/agitator\nunit B4 Z/net1 rot=1\nunit C3 Y/plate";

#[test]
fn nh_14_68_units_freed_by_a_leaving_side_are_turned_at_once() {
    let terms = format!("{THREE_PLAYERS} leaving=remove");
    let start = format!("turn Z\nlast X left=Z\n{EMPTY_PILES}\n{THREE_HQS}\n{NETTED_AGITATOR}");
    let mut table = TestGame::lay_out_with_terms(&terms, &start);
    table.events.extend(table.game.resign(Z).unwrap());
    assert_eq!((table.battles().len(), table.decider(), takeovers(&table)), (0, 'X', vec!["C3".to_owned()]));
    let option = table.options()[0].clone();
    table.answer(&format!("X {option}"));
    assert_eq!(table.battles().len(), 1, "then comes the Final Battle");
}

#[test]
fn nh_14_68_units_freed_right_before_the_final_battle_are_turned_after_it() {
    // Z leaves while the Battle of a full board waits for an answer about the Clown. Z's Net is removed after that
    // Battle, and the Final Battle follows immediately (O-67).
    let terms = format!("{THREE_PLAYERS} leaving=remove");
    for (points, is_turned) in [(20, true), (19, false)] {
        let hqs = format!("unit A1 X/hq\nunit E1 Y/hq hp={points}\nunit E3 Z/hq");
        let rest = format!("{hqs}\n{NETTED_AGITATOR}\nunit C1 X/clown\nfill X wall except A2");
        let mut table =
            TestGame::lay_out_with_terms(&terms, &format!("turn Z\nlast X left=\n{EMPTY_PILES}\nhand Z wall\n{rest}"));
        table.act("Z place wall A2 0");
        table.events.extend(table.game.resign(Z).unwrap());
        let mut asked = Vec::new();
        while let Some(decision) = table.game.decision() {
            asked.push((table.battles().len(), matches!(decision.question, Question::Rotation { .. })));
            let option = table.options()[0].clone();
            table.answer(&format!("X {option}"));
        }
        // Two questions about the Clown and, if the Final Battle is tied, one about turning the Plate.
        let turned = is_turned.then_some((2, true));
        assert_eq!(asked, [(1, false), (2, false)].into_iter().chain(turned).collect::<Vec<_>>());
        assert_eq!((takeovers(&table), table.game.outcome().is_none()), (vec!["C3".to_owned()], is_turned));
    }
}

#[test]
fn nh_14_68_rotation_questions_survive_notation_and_snapshots() {
    let sides = "side X army=vegas\nside Y army=OTHER\nturn X\n";
    for (text, act) in [
        ("hand X agitator\nunit C3 Y/commando", "X place agitator C4 0"),
        (
            "hand X move\nunit E3 Y/recon_centre\nunit E2 X/agitator rot=3\nunit C5 X/agitator\nunit C3 Y/commando",
            "X move C5 C4 0",
        ),
        (
            "hand X battle\nunit C4 X/agitator\nunit B4 Y/net_fighter rot=0\nunit A3 X/shooter rot=1\nunit C3 Y/ganger",
            "X battle",
        ),
    ] {
        let mut table = TestGame::lay_out(&format!(
            "{}{text}",
            sides.replace("OTHER", if text.contains("net_fighter") { "hegemony" } else { "outpost" })
        ));
        table.act(act);
        let asked = &table.game.decision().unwrap().question;
        assert!(matches!(asked, Question::Rotation { .. } | Question::MoveOn { .. }), "{asked:?}");
        let text = Position::from_game(&table.game).print();
        let read =
            Position::parse(&text, super::notation::catalogue()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.print(), text);
        let mut again = read.game();
        let answer = table.game.legal_actions()[1];
        table.game.apply(X, answer).unwrap();
        again.apply(X, answer).unwrap();
        assert_eq!(Position::from_game(&again).print(), Position::from_game(&table.game).print());
    }
}

/// In complete games of Vegas against every other army, the games end, their events describe them completely, and they
/// can be saved at any point.
#[test]
fn games_of_vegas_end_and_follow_from_their_events() {
    let others: Vec<Army> = Army::built_in().into_iter().filter(|army| army.id != "vegas").collect();
    let (mut taken, mut turned) = (0, 0);
    for number in 1..=scaled_count(60) {
        let other = Arc::new(others[usize::try_from(number).unwrap() % others.len()].clone());
        let mut armies = vec![built_in_army("vegas"), other];
        armies.rotate_left(usize::from(number % 3 == 0));
        let roster = Arc::new(Roster::new(armies));
        let start = Game::new(
            Arc::clone(&roster),
            &Opening::deal(&roster, Board::STANDARD, &[u8::try_from(number % 251).unwrap(); 32]),
        );
        let mut shadow = ReplayedState::for_game(&start);
        let mut dice = Dice::new(70_000 + number);
        let mut game = start;
        while let Some(side) = game.side_to_act() {
            let action = choose(&game.legal_actions(), number, &mut dice);
            let events = game.apply(side, action).unwrap();
            shadow.apply_events(&events);
            shadow.compare(&game);
            taken += events.iter().filter(|event| matches!(event, Event::Taken { .. })).count();
            turned += events.iter().filter(|event| matches!(event, Event::Turned { .. })).count();
            let kept = serde_json::from_str(&game.state_json()).unwrap();
            assert_eq!(game.clone().with_state(kept), game);
            let text = Position::from_game(&game).print();
            let read =
                Position::parse(&text, super::notation::catalogue()).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read.print(), text);
            if let Some(decision) = game.decision() {
                let influence = Influence::evaluate(game.roster(), game.arrangement());
                if let Question::Rotation { unit, .. } = decision.question {
                    assert_eq!(influence.foreign_controller(unit), Some(decision.decider));
                }
            }
        }
        assert!(game.outcome().is_some());
    }
    assert!(taken > 0 && turned > 0, "{taken} taken over, {turned} turned");
}

#[test]
fn nh_14_68_takeovers_are_remembered_while_medics_decide_about_a_mine() {
    let text = "board 19\nmode duel\nside X army=vegas\nside Y army=outpost\nhand X move\nturn X phase=play number=9\n\
                foundation C3 X/mine\nunit C4 X/agitator\nunit E2 X/agitator rot=3\nunit E3 Y/commando\n\
                unit C2 Y/runner\nunit B2 X/medic rot=2\nunit D2 X/medic rot=4\n";
    let catalogue = super::notation::catalogue();
    let mut game = Position::parse(text, catalogue).unwrap().game();
    let moves = parse_action("move C4 C3 0", game.roster(), X, Board::STANDARD).unwrap();
    game.apply(X, moves).unwrap();
    assert!(matches!(game.decision().unwrap().question, Question::Absorption { .. }));
    let kept = Position::from_game(&game).print();
    let mut again = Position::parse(&kept, catalogue).unwrap_or_else(|error| panic!("{error}\n{kept}")).game();
    for game in [&mut game, &mut again] {
        let decider = game.decision().unwrap().decider;
        let events = game.apply(decider, Action::Choose { answer: 1 }).unwrap();
        let taken = events.iter().filter(|event| matches!(event, Event::Taken { .. })).count();
        assert_eq!(taken, 1, "the Commando was held before: {events:?}");
        let asked = game.decision().unwrap();
        assert!(matches!(asked.question, Question::Rotation { unit, .. } if unit == super::table::hex("C2")));
        assert_eq!(asked.decider, X);
    }
    assert_eq!(Position::from_game(&again).print(), Position::from_game(&game).print());
}

#[test]
fn nh_14_68_only_units_that_take_over_count_as_sources() {
    let mut table =
        TestGame::lay_out("turn X\nhand X agitator\nunit B2 Y/agitator rot=2\nunit C4 X/agitator\nunit C3 Y/blade2");
    table.act("X place agitator D3 5");
    let source = |event: &Event| match event {
        Event::Taken { source, .. } => Some(super::table::hex_name(source.hex)),
        _ => None,
    };
    let sources: Vec<String> = table.events.iter().filter_map(source).collect();
    assert_eq!(sources, ["C4"]);
}

#[test]
fn nh_12_3_a_unit_that_is_taken_over_leaves_with_its_owner() {
    // X's Agitator holds Y's Plate, and X's Blade destroys Y's HQ: X and Z play on (O-69).
    let mut table = TestGame::lay_out_with_terms(
        THREE_PLAYERS,
        "turn X\nhand X battle\nunit C4 X/agitator\nunit C3 Y/plate\nunit A1 Y/hq hp=1\nunit A2 X/blade2\nunit E1 X/hq\nunit E3 Z/hq",
    );
    table.act("X battle");
    assert_eq!(
        (table.unit_text_at("C3").as_str(), table.unit_text_at("A1").as_str(), table.decider()),
        ("-", "-", '-')
    );
    assert_eq!((table.unit_text_at("C4").as_str(), table.game.outcome()), ("X/agitator", None));
}
