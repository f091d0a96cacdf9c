//! Tactic cards in positions, orders and snapshots, and the questions that they raise (NH-13.40). Their effects are
//! tested in cards.case.

use std::sync::Arc;

use super::table::{W, X, Y, Z};
use sztab_game::Sides;
use sztab_neuroshima::rules::notation::{Position, option_texts, parse_action, print_action};
use sztab_neuroshima::rules::{
    Action, Army, Board, Card, Catalogue, Game, Marker, Opening, Order, OrderKind, Orders, Phase, Question, Roster,
    Side, Terms,
};

fn parse_game(text: &str) -> Game {
    Position::parse(text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}: {text}")).game()
}

fn play_line(game: &mut Game, side: Side, line: &str) {
    let action = parse_action(line, game.roster(), side, game.arrangement().board).unwrap();
    game.apply(side, action).unwrap_or_else(|error| panic!("{line}: {error}"));
}

fn deal_game(terms: &str) -> Game {
    let terms: Terms = terms.parse().unwrap();
    let armies = Army::base_box().into_iter().map(Arc::new).take(terms.seats.into()).collect();
    let roster = Arc::new(Roster::with_terms(armies, terms));
    Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[7; 32]))
}

/// A duel in which units of X are attacked by Y.
const DUEL_POSITION: &str = "sztab position 1
board 19
mode duel cards=on
side X army=borgo hq=3
side Y army=moloch
hand Y battle
turn Y phase=play number=9
unit A1 X/hq
unit A2 Y/hunter_killer
unit C3 X/mutant
unit D3 Y/hunter_killer
unit E3 Y/hq
";

#[test]
fn nh_13_40_every_player_starts_with_three_cards() {
    for terms in ["cards=on", "mode=ffa cards=on", "mode=teams cards=on", "mode=points cards=on reinforcements=on"] {
        let game = deal_game(terms);
        for side in game.roster().sides() {
            assert_eq!(game.arrangement().cards.cards_of(side).collect::<Vec<_>>(), Card::ALL, "{terms}");
        }
        let text = Position::from_game(&game).print();
        assert!(!text.contains("\ncards "), "whole sets are not written: {text}");
        assert_eq!(parse_game(&text), game);
    }
    assert!(deal_game("mode=teams").arrangement().cards.is_none());
}

#[test]
fn a_game_without_cards_is_stored_as_before() {
    let game = deal_game("");
    assert!(!game.state_json().contains("cards") && !game.state_json().contains("base"), "{}", game.state_json());
    assert!(!Position::from_game(&game).print().contains("cards"));
}

#[test]
fn positions_list_the_remaining_cards() {
    for line in
        ["cards X -", "cards X medic", "cards X base tactic tile=runner", "cards X base medic tactic tile=mutant"]
    {
        let line = line.replace("runner", "net_fighter");
        let text = DUEL_POSITION.replace("hand Y", &format!("{line}\nhand Y"));
        let position = Position::parse(&text, &Catalogue::built_in());
        let position = position.unwrap_or_else(|error| panic!("{error}: {text}"));
        let printed = position.print();
        assert!(printed.contains(&format!("\n{line}\n")), "{printed}");
        assert_eq!(Position::parse(&printed, &Catalogue::built_in()).unwrap(), position);
    }
    for (line, expected) in [
        ("cards X", "base, medic or tactic"),
        ("cards X - medic", "base, medic or tactic"),
        ("cards X medic medic", "base, medic or tactic"),
        ("cards X hq", "base, medic or tactic"),
        ("cards X medic tile=mutant", "no tile where the Base is not left"),
        ("cards X base tile=hq", "a tile that is drawn: an HQ is not"),
        ("cards X base\ncards X medic", "a side that has no `cards` line yet"),
    ] {
        let error =
            Position::parse(&DUEL_POSITION.replace("hand Y", &format!("{line}\nhand Y")), &Catalogue::built_in());
        assert!(error.as_ref().is_err_and(|error| error.to_string().contains(expected)), "{line}: {error:?}");
    }
    let without = DUEL_POSITION.replace(" cards=on", "").replace("hand Y", "cards X -\nhand Y");
    let error = Position::parse(&without, &Catalogue::built_in()).unwrap_err();
    assert!(error.to_string().contains("plays without Tactic cards"), "{error}");
}

#[test]
fn nh_13_40_the_tile_on_the_base_lies_beside_the_hand_until_it_is_taken() {
    let mut game = deal_game("cards=on start=alternative");
    play_line(&mut game, X, "place-hq A1 0");
    play_line(&mut game, Y, "place-hq E3 0");
    assert!(game.can_only_draw() && !game.can_take_from_base(), "nothing lies there");
    play_line(&mut game, X, "draw");
    let all = game.all_tiles(X);
    let tile = game.seat(X).hand[0];
    game.apply(X, Action::Lay { tile }).unwrap();
    assert_eq!((game.seat(X).base, game.seat(X).hand.len(), game.state().phase), (Some(tile), 2, Phase::Play));
    assert_eq!(game.all_tiles(X), all);
    assert!(game.has_card(X, Card::Base), "it leaves with the tile");
    assert!(!game.can_take_from_base(), "it is not a time to draw");
    assert_eq!(game.open_cards(X), [(Card::Base, Some(tile)), (Card::Medic, None), (Card::Tactic, None)]);
    play_line(&mut game, X, "end");
    play_line(&mut game, Y, "draw");
    let discarded = game.seat(Y).hand[0];
    game.apply(Y, Action::Discard { tile: discarded }).unwrap();
    play_line(&mut game, Y, "end");
    assert!(game.can_take_from_base() && !game.can_only_draw());
    assert_eq!(game.legal_actions(), [Action::Draw, Action::Fetch]);
    let text = Position::from_game(&game).print();
    assert_eq!(parse_game(&text), game);
    let left = game.seat(X).pile.len();
    game.apply(X, Action::Fetch).unwrap();
    assert_eq!((game.seat(X).base, game.has_card(X, Card::Base), game.all_tiles(X)), (None, false, all));
    assert_eq!(game.seat(X).pile.len(), left, "two were kept, and the Base gave the third one");
    assert_eq!(game.seat(X).hand.last(), Some(&tile));
    assert_eq!(game.state().phase, Phase::Discard);
}

#[test]
fn o_62_players_answer_in_turn_order_and_the_causer_last() {
    let text = "sztab position 1
board 19
mode ffa cards=on
define */blade kind=warrior initiative=2 edges=m1,-,-,-,-,-
define */plain kind=warrior edges=-,-,-,-,-,-
side X
side Y
side Z
side W
turn Y phase=play number=9
unit C3 X/plain
unit C1 X/blade rot=3
unit C2 Y/blade rot=3
unit E1 Z/plain
unit D1 Y/blade rot=2
unit A1 W/plain
unit B1 Y/blade rot=4
";
    for (causer, order) in [(Y, [Z, W, X, Y]), (Z, [W, X, Y, Z])] {
        let text = text.replace("turn Y", &format!("turn {}", causer.letter()));
        let (asked, game) = medic_card_deciders(&text, causer);
        assert_eq!(asked, order);
        assert_eq!(game.arrangement().cards.holders(Card::Medic), Sides::first(4), "nobody has used one");
    }
}

/// Sides that are asked about a Medic card in a Battle started by a Tactic card, if none of them uses one.
fn medic_card_deciders(text: &str, causer: Side) -> (Vec<Side>, Game) {
    let position = Position::parse(text, &Catalogue::built_in()).unwrap();
    let mut game = position.game();
    play_line(&mut game, causer, "tactic battle");
    let mut asked = Vec::new();
    while let Some(decision) = game.decision() {
        if matches!(decision.question, Question::MedicCard { .. }) {
            asked.push(decision.decider);
        }
        // The notation contains the complete open decision.
        assert_eq!(parse_game(&position.with_state(game.state().clone()).print()).state(), game.state());
        let decider = decision.decider;
        game.apply(decider, Action::Choose { answer: 1 }).unwrap();
    }
    (asked, game)
}

/// Tiles for tables on which a Battle started by Y raises questions about Medic cards.
const CARD_TILES: &str = "define */blade kind=warrior initiative=2 edges=m1,-,-,-,-,- toughness=4
define */axe kind=warrior initiative=2 edges=m2,-,-,-,-,- toughness=4
define */plain kind=warrior edges=-,-,-,-,-,-
define */tower kind=warrior edges=-,-,-,-,-,- toughness=5
side X
side Y
";

/// The game at the point where a side is asked about its Medic card, and the options in words.
fn medic_card_offer(mode: &str, units: &str) -> (Game, Vec<String>) {
    let mut game = parse_game(&format!("sztab position 1\nboard 19\nmode {mode}\n{CARD_TILES}{units}"));
    play_line(&mut game, Y, "tactic battle");
    let decision = game.decision().expect("X is asked");
    assert!(decision.decider == X && matches!(decision.question, Question::MedicCard { .. }));
    let words = option_texts(decision, game.roster(), Board::STANDARD, &|side: Side| side.letter());
    let words = words.into_iter().map(|words| words.replace(" edge=0", "")).collect();
    (game, words)
}

#[test]
fn o_63_the_medic_card_is_offered_attacks_on_own_units_each_kind_of_harm_once() {
    let turn = "turn Y phase=play number=9\n";
    let own = "unit C3 X/tower\nunit C2 Y/blade rot=3\nunit D2 Y/blade rot=4\nunit B2 X/blade rot=1\n";
    let (_, words) = medic_card_offer("duel cards=on", &format!("{turn}{own}"));
    assert_eq!(words, ["no-card", "card saves C3 from C2"]);
    // For X it makes no difference which attack is absorbed, unless attackers score (NH-12.11).
    let of_two =
        format!("side Z\n{turn}unit C3 X/tower\nunit C2 Y/blade rot=3\nunit D2 Y/blade rot=4\nunit D3 Z/blade rot=5\n");
    let (_, words) = medic_card_offer("ffa cards=on", &of_two);
    assert_eq!(words, ["no-card", "card saves C3 from C2"]);
    let (_, words) = medic_card_offer("points cards=on", &of_two);
    assert_eq!(words, ["no-card", "card saves C3 from C2", "card saves C3 from D3"]);
}

#[test]
fn nh_14_50_the_medic_card_is_not_offered_an_attack_without_a_wound() {
    let board =
        "side X\nside Y tokens=poison:2\nturn Y phase=play number=9\nunit C3 X/tower\nunit C2 Y/poisoner rot=3\n";
    let tiles = CARD_TILES.replace("side X\nside Y\n", "");
    let poisoner = "define */poisoner kind=warrior initiative=2 edges=v,-,-,-,-,-";
    let mut game = parse_game(&format!("sztab position 1\nboard 19\nmode duel cards=on\n{tiles}{poisoner}\n{board}"));
    play_line(&mut game, Y, "tactic battle");
    assert!(game.decision().is_none());
    let marks = game.arrangement().unit(Board::STANDARD.hex("C3").unwrap()).unwrap().marks;
    assert_eq!(marks.total(Marker::Poison), 1);
}

#[test]
fn a_standing_order_uses_the_medic_card_only_where_it_saves() {
    let answer = |units: &str| {
        let (game, words) = medic_card_offer("duel cards=on", &format!("turn Y phase=play number=9\n{units}"));
        let mut orders = Orders::default();
        orders.set(OrderKind::Card, Some(Order::CardSave));
        let Some(Action::Choose { answer }) = orders.choose_action(&game, X, false) else { panic!("an answer") };
        words[usize::from(answer) - 1].clone()
    };
    assert_eq!(answer("unit C3 X/plain\nunit C2 Y/blade rot=3\n"), "card saves C3 from C2");
    assert_eq!(answer("unit C3 X/plain\nunit C2 Y/blade rot=3\nunit D2 Y/axe rot=4\n"), "no-card", "one is left");
    assert_eq!(answer("unit C3 X/tower\nunit C2 Y/blade rot=3\n"), "no-card", "it lives anyway");
}

#[test]
fn a_standing_order_answers_for_the_medic_card() {
    let asked = || {
        let mut game = parse_game(DUEL_POSITION);
        play_line(&mut game, Y, "battle");
        game
    };
    let game = asked();
    let decision = game.decision().expect("X is asked");
    assert_eq!(decision.decider, X);
    let words = option_texts(decision, game.roster(), Board::STANDARD, &|side: Side| side.letter());
    assert_eq!(words[0], "no-card");
    let answer = |order: Order| {
        let mut orders = Orders::default();
        orders.set(OrderKind::Card, Some(order));
        orders.choose_action(&asked(), X, false)
    };
    assert_eq!(answer(Order::CardNever), Some(Action::Choose { answer: 1 }));
    let Some(Action::Choose { answer }) = answer(Order::CardSave) else { panic!("an answer") };
    assert!(answer == 1 || words[usize::from(answer) - 1].starts_with("card saves"), "{words:?}");
    assert!(OrderKind::Card.concerns(game.roster(), X));
    assert!(!OrderKind::Card.concerns(deal_game("").roster(), X));
}

#[test]
fn nh_13_40_the_tactic_card_is_among_the_legal_actions() {
    let game = parse_game(DUEL_POSITION);
    let lines: Vec<String> = game
        .legal_actions()
        .into_iter()
        .map(|action| print_action(action, game.roster(), Y, Board::STANDARD))
        .filter(|line| line.starts_with("tactic "))
        .collect();
    for line in ["tactic battle", "tactic move D3 D3 1", "tactic push D3 C3"] {
        assert!(lines.iter().any(|legal| legal == line), "{line}: {lines:?}");
    }
}
