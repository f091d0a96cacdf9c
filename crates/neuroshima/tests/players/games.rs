//! Complete games with built-in armies, random armies and the workshop's tiles.

use std::collections::BTreeMap;
use std::sync::Arc;

use sztab_neuroshima::players::Strength;
use sztab_neuroshima::rules::{Action, Army, Game, Question, Roster};

use super::STRONG;
use super::dice::{is_thorough, roster, scaled_count, seed};
use super::duel::Duel;

/// Rounds of eight games that involve all kinds of armies.
fn rounds(full: u64) -> impl Iterator<Item = u64> {
    0..8 * scaled_count(full)
}

#[test]
fn every_player_plays_every_army_to_a_result() {
    for (strengths, full) in [
        ([Strength::Random, Strength::Random], 3),
        ([Strength::Casual, Strength::Random], 3),
        ([Strength::Club, Strength::Casual], 2),
        ([STRONG, Strength::Random], 1),
    ] {
        for number in rounds(full) {
            let duel = Duel::play(roster(number), &strengths, &seed(number));
            assert!(duel.game.outcome().is_some(), "game {number} of {strengths:?}");
            let mut game = Game::new(roster(number), &duel.opening);
            for (side, action) in duel.actions {
                assert!(game.legal_actions().contains(&action), "game {number} of {strengths:?}: {action:?}");
                game.apply_with(side, action, &mut ()).unwrap();
            }
            assert_eq!(game, duel.game, "game {number} of {strengths:?}");
        }
    }
}

#[test]
fn every_decision_is_answered() {
    let mut answered: BTreeMap<String, usize> = BTreeMap::new();
    for number in rounds(6) {
        let duel = Duel::play(roster(number), &[Strength::Casual], &seed(number));
        let mut game = Game::new(roster(number), &duel.opening);
        for (side, action) in duel.actions {
            if let Some(decision) = game.decision() {
                assert!(matches!(action, Action::Choose { .. }), "game {number}: {action:?}");
                *answered.entry(question_name(&decision.question)).or_default() += 1;
            }
            game.apply_with(side, action, &mut ()).unwrap();
        }
    }
    println!("{answered:?}");
    assert!(!is_thorough() || answered.len() >= 4, "{answered:?}");
}

/// The name of a question's variant.
fn question_name(question: &Question) -> String {
    format!("{question:?}").split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_seed_another() {
    let play = |number: u64| Duel::play(roster(0), &[STRONG, Strength::Club], &seed(number)).actions;
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

/// A side uses and turns the units under its control like its own.
#[test]
fn a_side_that_takes_units_over_is_played_to_a_result() {
    let army = |id: &str| Army::built_in().into_iter().find(|army| army.id == id).map(Arc::new).unwrap();
    let mut asked = 0;
    for (number, strengths) in [(1, [Strength::Casual, Strength::Random]), (2, [Strength::Random, Strength::Casual])] {
        let roster = Arc::new(Roster::new(vec![army("vegas"), army("hegemony")]));
        let duel = Duel::play(Arc::clone(&roster), &strengths, &seed(number));
        assert!(duel.game.outcome().is_some(), "game {number} of {strengths:?}");
        let mut game = Game::new(roster, &duel.opening);
        for (side, action) in duel.actions {
            let question = game.decision().map(|decision| &decision.question);
            asked += u32::from(matches!(question, Some(Question::Rotation { .. })));
            assert!(game.legal_actions().contains(&action), "game {number} of {strengths:?}: {action:?}");
            game.apply_with(side, action, &mut ()).unwrap();
        }
    }
    assert!(asked > 0, "no unit was taken over");
}
