//! Positions with a known best action.

use sztab_neuroshima::players::{PlayerView, Strength};
use sztab_neuroshima::rules::notation::{Position, print_action};
use sztab_neuroshima::rules::{Board, Catalogue, Game, Side};

use super::STRONG;
use super::dice::seed;

const PLAYER_STRENGTHS: [Strength; 3] = [Strength::Casual, Strength::Club, STRONG];

fn position(lines: &str) -> Game {
    let header = "sztab position 1\nboard 19\nmode duel\n";
    let header = if lines.contains("leader ") { header.replace("duel", "duel leaders=on") } else { header.to_owned() };
    let text = format!("{header}{}\n", lines.lines().map(str::trim).collect::<Vec<_>>().join("\n"));
    let position = Position::parse(&text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    position.game().clone()
}

/// The turn chosen by a player, as lines of the log.
fn choose_turn(game: &Game, strength: Strength) -> Vec<String> {
    let view = PlayerView::for_next_side(game).unwrap();
    let line = |action| print_action(action, game.roster(), view.side(), Board::STANDARD);
    view.plan_turn(strength, &seed(1)).into_iter().map(line).collect()
}

/// The game after a player's turn.
fn after_turn(game: &Game, strength: Strength) -> Game {
    let mut game = game.clone();
    let side = game.side_to_act();
    while let Some(view) = PlayerView::for_next_side(&game).filter(|view| Some(view.side()) == side) {
        game.apply_with(view.side(), view.choose(strength, &seed(1)), &mut ()).unwrap();
    }
    game
}

fn winner(game: &Game) -> Option<Side> {
    game.outcome().and_then(|outcome| outcome.winner())
}

const WINNING_POSITION: &str = "
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
    let game = position(&format!("{WINNING_POSITION}\n{units}"));
    for strength in PLAYER_STRENGTHS {
        assert_eq!(choose_turn(&game, strength), ["battle"], "{strength}");
        assert_eq!(winner(&after_turn(&game, strength)), Some(Side(0)), "{strength}");
    }
}

#[test]
fn a_unit_is_put_beside_the_hq_before_the_battle_that_it_wins() {
    let game = position(WINNING_POSITION);
    for strength in PLAYER_STRENGTHS {
        assert!(choose_turn(&game, strength)[0].starts_with("place mutant "), "{strength}");
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
    for strength in PLAYER_STRENGTHS {
        assert_eq!(choose_turn(&game, strength), ["end"], "{strength}");
    }
}

#[test]
fn the_only_legal_action_is_taken() {
    let game = position(
        "side X army=borgo hq=20
        side Y army=outpost hq=20
        pile X 12
        pile Y 12
        turn X phase=draw
        unit A1 X/hq
        unit E3 Y/hq",
    );
    for strength in PLAYER_STRENGTHS {
        assert_eq!(choose_turn(&game, strength), ["draw"], "{strength}");
    }
}

#[test]
fn nh_13_20_a_leader_exchanges_a_bad_tile_for_an_unseen_one() {
    let lines = |hand: &str| {
        position(&format!(
            "leader X supply_clerk
            leader Y courier
            side X army=borgo
            side Y army=outpost
            pile X 3 super_mutant battle grenade
            pile Y 12
            hand X {hand}
            turn X phase=discard number=5
            unit A1 X/hq
            unit E3 Y/hq"
        ))
    };
    for strength in PLAYER_STRENGTHS {
        assert_eq!(
            choose_turn(&lines("net_fighter net_fighter net_fighter"), strength),
            ["lead discard net_fighter"],
            "{strength}"
        );
        let good = choose_turn(&lines("battle battle battle"), strength);
        assert!(!good[0].starts_with("lead"), "{strength}: {good:?}");
    }
}
