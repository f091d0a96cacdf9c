//! Tactic cards in positions, orders and snapshots, and whom they ask (NH-13.40). What they do is in cards.case.

use std::sync::Arc;

use super::table::{W, X, Y, Z};
use sztab::games::Sides;
use sztab::games::neuroshima::rules::notation::{Position, option_words, parse_action};
use sztab::games::neuroshima::rules::{
    Action, Army, Board, Card, Catalogue, Game, Opening, Order, OrderKind, Orders, Phase, Question, Roster, Side, Terms,
};

fn read(text: &str) -> Game {
    Position::parse(text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}: {text}")).game()
}

fn play(game: &mut Game, side: Side, line: &str) {
    let action = parse_action(line, game.roster(), side, game.arrangement().board).unwrap();
    game.apply(side, action).unwrap_or_else(|error| panic!("{line}: {error}"));
}

fn dealt(terms: &str) -> Game {
    let terms: Terms = terms.parse().unwrap();
    let armies = Army::base().into_iter().map(Arc::new).take(terms.seats.into()).collect();
    let roster = Arc::new(Roster::with_terms(armies, terms));
    Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::Standard, &[7; 32]))
}

/// A duel in which the units of X stand under attacks of Y.
const DUEL: &str = "sztab position 1
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
fn nh_13_40_everybody_has_three_cards_at_first() {
    for terms in ["cards=on", "mode=ffa cards=on", "mode=teams cards=on", "mode=points cards=on reinforcements=on"] {
        let game = dealt(terms);
        for side in game.roster().sides() {
            assert_eq!(game.arrangement().cards.of(side).collect::<Vec<_>>(), Card::ALL, "{terms}");
        }
        let text = Position::of(&game).print();
        assert!(!text.contains("\ncards "), "whole sets are not written: {text}");
        assert_eq!(read(&text), game);
    }
    assert!(dealt("mode=teams").arrangement().cards.is_none());
}

#[test]
fn a_game_without_cards_is_kept_as_before() {
    let game = dealt("");
    assert!(!game.state_json().contains("cards") && !game.state_json().contains("base"), "{}", game.state_json());
    assert!(!Position::of(&game).print().contains("cards"));
}

#[test]
fn positions_say_which_cards_are_left() {
    for line in
        ["cards X -", "cards X medic", "cards X base tactic tile=runner", "cards X base medic tactic tile=mutant"]
    {
        let line = line.replace("runner", "net_fighter");
        let text = DUEL.replace("hand Y", &format!("{line}\nhand Y"));
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
        let error = Position::parse(&DUEL.replace("hand Y", &format!("{line}\nhand Y")), &Catalogue::built_in());
        assert!(error.as_ref().is_err_and(|error| error.to_string().contains(expected)), "{line}: {error:?}");
    }
    let without = DUEL.replace(" cards=on", "").replace("hand Y", "cards X -\nhand Y");
    let error = Position::parse(&without, &Catalogue::built_in()).unwrap_err();
    assert!(error.to_string().contains("plays without Tactic cards"), "{error}");
}

#[test]
fn nh_13_40_the_tile_on_the_base_lies_beside_the_hand_until_it_is_taken() {
    let mut game = dealt("cards=on start=alternative");
    play(&mut game, X, "place-hq A1 0");
    play(&mut game, Y, "place-hq E3 0");
    assert!(game.can_only_draw() && !game.can_fetch(), "nothing lies there");
    play(&mut game, X, "draw");
    let all = game.tiles_of(X);
    let tile = game.seat(X).hand[0];
    game.apply(X, Action::Lay { tile }).unwrap();
    assert_eq!((game.seat(X).base, game.seat(X).hand.len(), game.state().phase), (Some(tile), 2, Phase::Play));
    assert_eq!(game.tiles_of(X), all);
    assert!(game.has_card(X, Card::Base), "it leaves with the tile");
    play(&mut game, X, "end");
    play(&mut game, Y, "draw");
    let discarded = game.seat(Y).hand[0];
    game.apply(Y, Action::Discard { tile: discarded }).unwrap();
    play(&mut game, Y, "end");
    assert!(game.can_fetch() && !game.can_only_draw());
    assert_eq!(game.legal_actions(), [Action::Draw, Action::Fetch]);
    let text = Position::of(&game).print();
    assert_eq!(read(&text), game);
    let left = game.seat(X).pile.len();
    game.apply(X, Action::Fetch).unwrap();
    assert_eq!((game.seat(X).base, game.has_card(X, Card::Base), game.tiles_of(X)), (None, false, all));
    assert_eq!(game.seat(X).pile.len(), left, "two were kept, and the Base gave the third one");
    assert_eq!(game.seat(X).hand.last(), Some(&tile));
    assert_eq!(game.state().phase, Phase::Discard);
}

#[test]
fn o_62_players_say_it_in_turn_order_and_the_causer_comes_last() {
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
    let position = Position::parse(text, &Catalogue::built_in()).unwrap();
    let mut game = position.game();
    play(&mut game, Y, "tactic battle");
    let mut asked = Vec::new();
    while let Some(decision) = game.decision() {
        if matches!(decision.question, Question::MedicCard { .. }) {
            asked.push(decision.decider);
        }
        // The notation says the open decision whole.
        assert_eq!(read(&position.with_state(game.state().clone()).print()).state(), game.state());
        let decider = decision.decider;
        game.apply(decider, Action::Choose { answer: 1 }).unwrap();
    }
    assert_eq!(asked, [Z, W, X, Y]);
    assert_eq!(game.arrangement().cards.holders(Card::Medic), Sides::first(4), "nobody has used one");
}

#[test]
fn a_standing_order_answers_for_the_medic_card() {
    let asked = || {
        let mut game = read(DUEL);
        play(&mut game, Y, "battle");
        game
    };
    let game = asked();
    let decision = game.decision().expect("X is asked");
    assert_eq!(decision.decider, X);
    let words = option_words(decision, game.roster(), Board::Standard, &|side: Side| side.letter());
    assert_eq!(words[0], "no-card");
    let answer = |order: Order| {
        let mut orders = Orders::default();
        orders.set(OrderKind::Card, Some(order));
        orders.action(&asked(), X, false)
    };
    assert_eq!(answer(Order::CardNever), Some(Action::Choose { answer: 1 }));
    let Some(Action::Choose { answer }) = answer(Order::CardSave) else { panic!("an answer") };
    assert!(answer == 1 || words[usize::from(answer) - 1].starts_with("card saves"), "{words:?}");
    assert!(OrderKind::Card.concerns(game.roster(), X));
    assert!(!OrderKind::Card.concerns(dealt("").roster(), X));
}
