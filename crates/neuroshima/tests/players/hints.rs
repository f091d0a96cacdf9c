//! Hints: several turns to consider.

use sztab_game::Chance;
use sztab_neuroshima::players::{PlayerView, Strength};
use sztab_neuroshima::rules::{Action, Board, Game, Opening, Phase};

use super::STRONG;
use super::dice::{roster, scaled_count, seed};

/// The text of an action without its facing.
fn text_without_facing(action: Action) -> String {
    match action {
        Action::Place { tile, hex, .. } => format!("{tile:?} {hex:?}"),
        Action::PlaceHeadquarters { hex, .. } => format!("{hex:?}"),
        other => format!("{other:?}"),
    }
}

#[test]
fn hints_are_legal_distinct_and_lead_to_the_end_of_the_turn() {
    let (mut several, mut positions) = (0, 0);
    for number in 0..scaled_count(2) {
        let mut game = Game::new(roster(number), &Opening::deal(&roster(number), Board::STANDARD, &seed(number)));
        while let Some(view) = PlayerView::for_next_side(&game) {
            let legal = game.legal_actions();
            let strength = if positions % 8 == 0 { STRONG } else { Strength::Club };
            let hints = view.suggest_turns(strength, &seed(7), 3);
            assert!(hints.len() <= 3, "game {number}: {hints:?}");
            for (index, hint) in hints.iter().enumerate() {
                assert!(legal.contains(&hint[0]), "game {number}: {hint:?}");
                let before = hints[..index]
                    .iter()
                    .flatten()
                    .any(|&known| text_without_facing(known) == text_without_facing(hint[0]));
                assert!(!before, "game {number}: {hints:?}");
                check_plan(&game, hint);
            }
            positions += 1;
            several += u64::from(hints.len() > 1);
            game.apply_with(view.side(), view.choose(Strength::Casual, &seed(number)), &mut ()).unwrap();
        }
    }
    assert!(several * 2 > positions, "of {positions} positions {several} have more than one hint");
}

/// Checks that a hint can be played until another side decides or a tile is drawn.
fn check_plan(game: &Game, hint: &[Action]) {
    let (mut game, side) = (game.clone(), game.side_to_act());
    for &action in hint {
        if game.side_to_act() != side || game.state().phase == Phase::Draw && action != Action::Draw {
            break;
        }
        game.apply_with(side.unwrap(), action, &mut ()).unwrap_or_else(|illegal| panic!("{illegal:?} in {hint:?}"));
        game.answer_all_decisions();
    }
}

#[test]
fn nh_2_6_hints_depend_only_on_what_the_side_sees() {
    let mut game = Game::new(roster(1), &Opening::deal(&roster(1), Board::STANDARD, &seed(1)));
    for number in 0..40 {
        let Some(view) = PlayerView::for_next_side(&game) else { break };
        let other = game.redeal(&mut Chance::new(&seed(number), "another order", ""));
        let seen = PlayerView::for_next_side(&other).unwrap();
        assert_eq!(
            view.suggest_turns(Strength::Club, &seed(7), 3),
            seen.suggest_turns(Strength::Club, &seed(7), 3),
            "step {number}"
        );
        game.apply_with(view.side(), view.choose(Strength::Casual, &seed(number)), &mut ()).unwrap();
    }
}

#[test]
fn fewer_hints_are_a_prefix_of_more() {
    let game = Game::new(roster(2), &Opening::deal(&roster(2), Board::STANDARD, &seed(2)));
    let view = PlayerView::for_next_side(&game).unwrap();
    assert!(view.suggest_turns(Strength::Club, &seed(1), 0).is_empty());
    assert_eq!(view.suggest_turns(Strength::Club, &seed(1), 1), view.suggest_turns(Strength::Club, &seed(1), 3)[..1]);
}
