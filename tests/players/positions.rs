//! Positions with a right answer.

use sztab::games::neuroshima::players::{Strength, View};
use sztab::games::neuroshima::rules::notation::{Position, print_action};
use sztab::games::neuroshima::rules::{Board, Catalogue, Game};

use super::STRONG;
use super::dice::seed;

const PLAYERS: [Strength; 3] = [Strength::Casual, Strength::Club, STRONG];

fn position(lines: &str) -> Game {
    let header = "sztab position 1\nboard 19\nmode duel\n";
    let text = format!("{header}{}\n", lines.lines().map(str::trim).collect::<Vec<_>>().join("\n"));
    let position = Position::parse(&text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    position.game().clone()
}

/// The turn that a player chooses, as lines of the log.
fn turn(game: &Game, strength: Strength) -> Vec<String> {
    let view = View::of_next(game).unwrap();
    let line = |action| print_action(action, game.roster(), view.side(), Board::Standard);
    view.turn(strength, &seed(1)).into_iter().map(line).collect()
}

#[test]
fn a_battle_that_wins_is_begun() {
    let game = position(
        "side X army=borgo hq=20
        side Y army=outpost hq=1
        pile X 12
        pile Y 12
        hand X battle mutant
        turn X phase=play
        unit A1 X/hq
        unit E3 Y/hq
        unit D3 X/mutant rot=0
        unit E2 X/mutant rot=0
        unit D4 X/mutant rot=0",
    );
    for strength in PLAYERS {
        assert_eq!(turn(&game, strength)[0], "play battle", "{strength}");
    }
}
