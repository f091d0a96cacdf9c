//! This project's decisions for three and four players where the rules are not specific.

use std::sync::Arc;

use sztab_game::Sides;
use sztab_neuroshima::rules::notation::parse_action;
use sztab_neuroshima::rules::{
    Action, Army, BattleCause, Board, Event, Game, Illegal, Opening, OutcomeReason, Roster, Side, Stage, Terms,
};

/// A game with the given terms, with the HQs on these hexes and the first tiles drawn.
fn game_after_draw(terms: &str, hexes: &[&str]) -> Game {
    let terms: Terms = terms.parse().unwrap();
    let armies = Army::base_box().into_iter().take(hexes.len()).map(Arc::new).collect();
    let roster = Arc::new(Roster::with_terms(armies, terms));
    let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[7; 32]));
    for (side, hex) in roster.sides().zip(hexes) {
        let line = format!("place-hq {hex} 0");
        let action = parse_action(&line, &roster, side, Board::STANDARD).unwrap();
        game.apply(side, action).unwrap();
    }
    let first = game.side_to_act().unwrap();
    game.apply(first, Action::Draw).unwrap();
    game
}

/// The game in the last turn of a stage, with the given points.
fn at_the_end(game: &Game, stage: Stage, points: &[u8]) -> Game {
    let mut state = game.state().clone();
    state.stage = stage;
    state.arrangement.points[..points.len()].copy_from_slice(points);
    game.clone().with_state(state)
}

const SEPARATE_HEXES: [&str; 4] = ["A1", "E3", "C1", "C5"];

#[test]
fn nh_12_3_tiles_of_a_departed_player_stay_and_its_turns_are_skipped() {
    let mut game = game_after_draw("mode=ffa", &SEPARATE_HEXES[..3]);
    let events = game.resign(Side(1)).unwrap();
    assert!(events.contains(&Event::Left { side: Side(1), reason: OutcomeReason::Resignation }), "{events:?}");
    assert_eq!(game.outcome(), None);
    assert!(game.arrangement().headquarters(game.roster(), Side(1)).is_some());
    assert_eq!(game.next_turn(), Some(Side(2)));
    game.apply(Side(0), Action::End).unwrap();
    assert_eq!(game.state().active, Side(2));
}

#[test]
fn nh_12_34_a_tie_of_team_sums_brings_a_turn_for_all_and_then_a_draw() {
    let begun = game_after_draw("mode=teams", &SEPARATE_HEXES);
    let last = Stage::LastTurns { drawer: Side(1), left: Sides::NONE };
    let mut game = at_the_end(&begun, last, &[12, 9, 3, 6]);
    let events = game.apply(Side(0), Action::End).unwrap();
    assert!(events.contains(&Event::ExtraTurns { sides: Sides::first(4) }), "{events:?}");
    let extra = Stage::ExtraTurns { last: Side(1), left: Sides::NONE };
    let mut game = at_the_end(&begun, extra, &[12, 9, 3, 6]);
    game.apply(Side(0), Action::End).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.reason), (Sides::first(4), OutcomeReason::OvertimeBattle));
}

#[test]
fn nh_5_20_the_next_player_orders_declarations_for_an_eliminated_one() {
    let mut begun = game_after_draw("mode=ffa", &SEPARATE_HEXES[..3]);
    begun.resign(Side(1)).unwrap();
    let mut game = at_the_end(&begun, Stage::LastTurns { drawer: Side(1), left: Sides::NONE }, &[12, 9, 3]);
    let events = game.apply(Side(0), Action::End).unwrap();
    let began = Event::BattleBegan { cause: BattleCause::Final, causer: Side(2) };
    assert!(events.contains(&began), "{events:?}");
}

#[test]
fn nh_12_4_an_hq_without_its_marker_fights_on_and_is_not_destroyed() {
    let begun = game_after_draw("mode=ffa", &SEPARATE_HEXES[..3]);
    let last = Stage::LastTurns { drawer: Side(1), left: Sides::NONE };
    let mut game = at_the_end(&begun, last, &[9, 9, 3]);
    let events = game.apply(Side(0), Action::End).unwrap();
    let tied = Sides::first(2);
    assert!(events.contains(&Event::ExtraTurns { sides: tied }), "{events:?}");
    assert_eq!((game.contenders(), game.arrangement().unmarked), (tied, Sides::from(Side(2))));
    assert!(game.arrangement().headquarters(game.roster(), Side(2)).is_some());
}

#[test]
fn nh_13_2_one_tile_is_used_in_the_first_turn_of_reinforcements() {
    let mut game = game_after_draw("reinforcements=on", &SEPARATE_HEXES[..2]);
    assert_eq!(game.seat(Side(0)).hand.len(), 4);
    let discard = |game: &Game| Action::Discard { tile: game.seat(Side(0)).hand[0] };
    game.apply(Side(0), discard(&game)).unwrap();
    assert_eq!(game.apply(Side(0), discard(&game)), Err(Illegal::ReserveKept));
}
