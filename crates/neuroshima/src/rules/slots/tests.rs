use super::declare::slots;
use super::imagine::{Filling, Mismatch, fillings};
use super::kind::{Anywhere, Choice, Enemy, Free, Held, Own, Toward, Turn};
use super::{Commander, Moment, Slot, Slots, Value};
use crate::rules::army::Army;
use crate::rules::arrangement::{Roster, Side, Unit};
use crate::rules::board::{Board, Direction, Rotation};
use crate::rules::game::Game;
use crate::rules::instants::{Castling, SmallBomb};
use crate::rules::opening::Opening;
use std::sync::Arc;

// Slots of instants that belong to armies not yet implemented.
slots! {
    /// Turns an enemy.
    pub struct SmokeScreen {
        /// Hex of the enemy.
        hex: Enemy,
        /// Rotation after the turn.
        rotation: Turn,
    }
}
slots! {
    /// Replaces a unit of the side with a tile from the hand.
    pub struct Transposition {
        /// Hex of the unit.
        hex: Own,
        /// The tile.
        tile: Held,
        /// Rotation of the new unit.
        rotation: Turn,
    }
}
slots! {
    /// A straight line of hexes.
    pub struct Ray {
        /// First hex of the line.
        hex: Anywhere,
        /// Direction of the line.
        direction: Toward,
    }
}
slots! {
    /// A tile that lies under units, with one of its two faces up.
    pub struct Foundation {
        /// Hex on which it is laid.
        hex: Free,
        /// The face that is up.
        face: Choice<2>,
    }
}

fn game() -> Game {
    let roster = Arc::new(Roster::new(Army::base_box().into_iter().take(2).map(Arc::new).collect()));
    let game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[7; 32]));
    let mut state = game.state().clone();
    for (name, side) in [("A1", 0), ("C3", 0), ("E1", 1)] {
        let hex = Board::STANDARD.hex(name).unwrap();
        state.arrangement.put(hex, Unit::new(Side(side), roster.army(Side(side)).headquarters(), Rotation::default()));
    }
    state.seats[0].hand = state.seats[0].pile[..1].to_vec();
    game.with_state(state)
}

/// Number of ways in which a side can fill slots. Checks that each way can be read back from its values.
fn count_fillings<T: Slots + PartialEq + std::fmt::Debug>(game: &Game) -> usize {
    let mut count = 0;
    T::offer(&Moment::new(game, Side(0)), &mut |filled| {
        assert_eq!(T::read(&mut Filling::from(filled.values())), Ok(filled));
        count += 1;
    });
    count
}

#[test]
fn slot_kinds_cover_future_instants() {
    let game = game();
    assert_eq!(count_fillings::<Castling>(&game), 1, "two units change places in one way");
    assert_eq!(count_fillings::<SmokeScreen>(&game), 6);
    assert_eq!(count_fillings::<Transposition>(&game), 2 * 6);
    assert_eq!(count_fillings::<SmallBomb>(&game), 24);
    assert_eq!(count_fillings::<Ray>(&game), 19 * 6);
    assert_eq!(count_fillings::<Foundation>(&game), 16 * 2);
    assert_eq!(Castling::SLOTS, [Slot::Unit(Commander::Own), Slot::Unit(Commander::Own)]);
    assert_eq!(Foundation::SLOTS, [Slot::FreeHex, Slot::Option(2)]);
}

#[test]
fn fillings_are_all_combinations() {
    let hexes: Vec<_> = Board::STANDARD.hexes().take(3).collect();
    assert_eq!(fillings(Ray::SLOTS, &hexes, &[]).len(), 3 * Direction::ALL.len());
    assert_eq!(fillings(SmallBomb::SLOTS, &hexes, &[]).len(), 1, "an area is named once");
    assert_eq!(fillings(Foundation::SLOTS, &hexes, &[]).len(), 3 * 2);
    assert_eq!(fillings(Transposition::SLOTS, &hexes, &[]).len(), 0);
    assert_eq!(fillings(&[], &hexes, &[]).len(), 1);
}

#[test]
fn a_value_of_another_type_is_refused() {
    let turned = vec![Value::Rotation(Rotation::default()), Value::Rotation(Rotation::default())];
    assert_eq!(SmokeScreen::read(&mut Filling::from(turned)), Err(Mismatch));
    let hex = Board::STANDARD.hex("C3").unwrap();
    assert_eq!(Foundation::read(&mut Filling::from(vec![Value::Hex(hex), Value::Option(3)])), Err(Mismatch));
}
