//! Positions with a known best action.

use sztab_neuroshima::players::{Strength, View};
use sztab_neuroshima::rules::notation::{Position, print_action};
use sztab_neuroshima::rules::{Board, Catalogue, Game, Side};

use super::STRONG;
use super::dice::seed;

const PLAYERS: [Strength; 3] = [Strength::Casual, Strength::Club, STRONG];

fn position(lines: &str) -> Game {
    let header = "sztab position 1\nboard 19\nmode duel\n";
    let text = format!("{header}{}\n", lines.lines().map(str::trim).collect::<Vec<_>>().join("\n"));
    let position = Position::parse(&text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    position.game().clone()
}

/// The turn chosen by a player, as lines of the log.
fn turn(game: &Game, strength: Strength) -> Vec<String> {
    let view = View::of_next(game).unwrap();
    let line = |action| print_action(action, game.roster(), view.side(), Board::Standard);
    view.turn(strength, &seed(1)).into_iter().map(line).collect()
}

/// The game after a player's turn.
fn after_turn(game: &Game, strength: Strength) -> Game {
    let mut game = game.clone();
    let side = game.to_act();
    while let Some(view) = View::of_next(&game).filter(|view| Some(view.side()) == side) {
        game.apply_with(view.side(), view.choose(strength, &seed(1)), &mut ()).unwrap();
    }
    game
}

fn winner(game: &Game) -> Option<Side> {
    game.outcome().and_then(|outcome| outcome.winner())
}

const BEFORE_THE_LAST_BLOW: &str = "
    side X army=borgo hq=20
    side Y army=outpost hq=1
    pile X 12
    pile Y 12
    hand X battle mutant
    turn X phase=play
    unit A1 X/hq
    unit E3 Y/hq";

#[test]
fn a_battle_that_wins_is_begun_at_once() {
    let units = "unit D3 X/mutant rot=0\nunit E2 X/mutant rot=0\nunit D4 X/mutant rot=0";
    let game = position(&format!("{BEFORE_THE_LAST_BLOW}\n{units}"));
    for strength in PLAYERS {
        assert_eq!(turn(&game, strength), ["battle"], "{strength}");
        assert_eq!(winner(&after_turn(&game, strength)), Some(Side(0)), "{strength}");
    }
}

#[test]
fn a_unit_is_put_beside_the_hq_before_the_battle_that_it_wins() {
    let game = position(BEFORE_THE_LAST_BLOW);
    for strength in PLAYERS {
        assert!(turn(&game, strength)[0].starts_with("place mutant "), "{strength}");
        assert_eq!(winner(&after_turn(&game, strength)), Some(Side(0)), "{strength}");
    }
}

#[test]
fn a_battle_that_loses_is_not_begun() {
    let game = position(
        "side X army=borgo hq=1
        side Y army=outpost hq=20
        pile X 12
        pile Y 12
        hand X battle
        turn X phase=play
        unit A1 X/hq
        unit E3 Y/hq
        unit B1 Y/brawler rot=0
        unit A2 Y/brawler rot=0",
    );
    for strength in PLAYERS {
        assert_eq!(turn(&game, strength), ["end"], "{strength}");
    }
}

#[test]
fn what_can_be_done_alone_is_done() {
    let game = position(
        "side X army=borgo hq=20
        side Y army=outpost hq=20
        pile X 12
        pile Y 12
        turn X phase=draw
        unit A1 X/hq
        unit E3 Y/hq",
    );
    for strength in PLAYERS {
        assert_eq!(turn(&game, strength), ["draw"], "{strength}");
    }
}
