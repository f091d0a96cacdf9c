//! Random games of armies from outside the base box: duels against each other army, and games with several players.

use std::sync::Arc;

use super::dice::{Dice, choose, scaled_count, seed};
use super::notation::round_trip;
use super::shadow::ReplayedState;
use sztab_neuroshima::rules::notation::{Catalogue, Position};
use sztab_neuroshima::rules::{Army, Board, Game, Opening, Roster};

/// Plays a random game to its end. Its events must describe it completely, and its positions must survive a round trip
/// through text.
fn play(armies: Vec<Arc<Army>>, number: u64, catalogue: &Catalogue) {
    let roster = Arc::new(Roster::new(armies));
    let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &seed(number)));
    let (mut shadow, mut dice) = (ReplayedState::for_game(&game), Dice::new(number));
    for step in 0..4000 {
        let Some(side) = game.side_to_act() else { return };
        let legal = game.legal_actions();
        assert!(legal.is_sorted() && !legal.is_empty(), "game {number}");
        let events = game.apply(side, choose(&legal, number, &mut dice)).unwrap();
        shadow.apply_events(&events);
        shadow.compare(&game);
        if step % 7 == 0 || game.decision().is_some() {
            assert_eq!(round_trip(&Position::from_game(&game), catalogue).game(), game);
        }
    }
    panic!("game {number} does not end");
}

#[test]
fn games_of_later_armies_end_and_round_trip() {
    let catalogue = Catalogue::built_in();
    let base: Vec<String> = Army::base_box().into_iter().map(|army| army.id).collect();
    let armies: Vec<Arc<Army>> = Army::built_in().into_iter().map(Arc::new).collect();
    let later = armies.iter().filter(|army| !base.contains(&army.id));
    for (army, place) in later.zip(0_u64..) {
        for (other, opponent) in armies.iter().zip(0_u64..) {
            for game in 0..scaled_count(20) {
                let number = (place * 100 + opponent) * 1000 + game;
                let pair = [Arc::clone(army), Arc::clone(other)];
                play(if game % 2 == 0 { pair.to_vec() } else { pair.into_iter().rev().collect() }, number, &catalogue);
            }
        }
        for game in 0..scaled_count(20) {
            let others = armies.iter().cycle().skip(usize::try_from(game).unwrap()).filter(|other| other.id != army.id);
            let seats = 2 + usize::from(game % 2 == 0);
            let table = std::iter::once(army).chain(others.take(seats)).cloned().collect();
            play(table, place * 1000 + game, &catalogue);
        }
    }
}
