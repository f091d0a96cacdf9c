//! The kinds of slots: for each, the type of its value, the candidates that may be legal, and the parser.
//!
//! A kind is a type, so a rule that declares a unit receives a hex, and a rule that declares a turn receives a
//! rotation.

use super::moment::Moment;
use super::slot::{Commander, Slot, Value};
use crate::rules::board::{Direction, Hex, HexSet, Rotation};
use crate::rules::tile::TileId;

/// The source of the values of a line, read slot by slot.
pub trait Source {
    /// The reason why a value cannot be read.
    type Error;

    /// The next hex.
    ///
    /// # Errors
    ///
    /// If the source has no hex next.
    fn next_hex(&mut self) -> Result<Hex, Self::Error>;

    /// The next rotation.
    ///
    /// # Errors
    ///
    /// If the source has no rotation next.
    fn next_rotation(&mut self) -> Result<Rotation, Self::Error>;

    /// The next direction.
    ///
    /// # Errors
    ///
    /// If the source has no direction next.
    fn next_direction(&mut self) -> Result<Direction, Self::Error>;

    /// The next option, from 1 to `options`.
    ///
    /// # Errors
    ///
    /// If the source has no such option next.
    fn next_option(&mut self, options: u8) -> Result<u8, Self::Error>;

    /// The hex of the helper, if one is named.
    ///
    /// # Errors
    ///
    /// If the value is not a hex.
    fn next_helper(&mut self) -> Result<Option<Hex>, Self::Error>;

    /// The hexes where a Foundation is the target; empty if none is named.
    ///
    /// # Errors
    ///
    /// If a value is not a hex, or is repeated.
    fn next_foundation_targets(&mut self) -> Result<HexSet, Self::Error>;

    /// The next tile of the side's own army.
    ///
    /// # Errors
    ///
    /// If the source has no tile next.
    fn next_tile(&mut self) -> Result<TileId, Self::Error>;
}

/// A kind of slot.
pub trait SlotKind {
    /// The type of the slot's value.
    type Value: Copy;

    /// The type of the earlier value on which the candidates depend: the hex of a unit, or `()`.
    type Context;

    /// The slot as data.
    const SLOT: Slot;

    /// Every value that may be legal, in canonical order; includes all legal ones.
    fn candidates(moment: &Moment<'_>, of: Self::Context) -> impl Iterator<Item = Self::Value>;

    /// Converts a value to data.
    fn value(value: Self::Value) -> Value;

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// If the source has no such value next.
    fn read<S: Source>(source: &mut S) -> Result<Self::Value, S::Error>;
}

/// A type or name if there is one, or else the empty tuple.
macro_rules! or_unit {
    () => {
        ()
    };
    ($one:ident) => {
        $one
    };
}

/// Declares kinds of slots: the slot, the type of the value, the parser and the candidates of each.
macro_rules! kinds {
    ($($(#[$about:meta])*
    $kind:ident $(<const $limit:ident: u8>)?, $slot:expr, $filled:ty as $value:ident, read $read:expr,
    |$moment:ident $(, $of:ident: $of_type:ident)?| $candidates:expr;)*) => {
        $($(#[$about])*
        #[derive(Debug)]
        pub struct $kind $(<const $limit: u8>)?;

        impl $(<const $limit: u8>)? SlotKind for $kind $(<$limit>)? {
            type Value = $filled;
            type Context = or_unit!($($of_type)?);
            const SLOT: Slot = $slot;

            fn candidates($moment: &Moment<'_>, or_unit!($($of)?): Self::Context) -> impl Iterator<Item = $filled> {
                $candidates
            }

            fn value(value: $filled) -> Value {
                Value::$value(value)
            }

            fn read<S: Source>(source: &mut S) -> Result<$filled, S::Error> {
                let read: fn(&mut S) -> Result<$filled, S::Error> = $read;
                read(source)
            }
        })*
    };
}

kinds! {
    /// A unit of the side, including its HQ.
    Own, Slot::Unit(Commander::Own), Hex as Hex, read S::next_hex,
        |moment| units(moment).filter(|&hex| moment.influence.controller(hex) == Some(moment.side));
    /// An enemy unit, including an HQ.
    Enemy, Slot::Unit(Commander::Enemy), Hex as Hex, read S::next_hex,
        |moment| units(moment).filter(|&hex| moment.influence.is_enemy(hex, moment.side));
    /// A unit that the side's units can push: an enemy's unit, or an ally's unit if the Moloch clause makes the two
    /// hostile (NH-12.36).
    Hostile, Slot::Unit(Commander::Enemy), Hex as Hex, read S::next_hex,
        |moment| units(moment).filter(|&hex| moment.influence.is_hostile(hex, moment.side));
    /// The hex of the previously named unit, a free hex next to it, or one that the unit can reach through Misty
    /// Swamps.
    Step, Slot::Step, Hex as Hex, read S::next_hex, |moment, unit: Hex| steps(moment, unit).iter();
    /// A free hex.
    Free, Slot::FreeHex, Hex as Hex, read S::next_hex,
        |moment| moment.board().hexes().filter(|&hex| moment.arrangement().is_free(hex));
    /// Any hex of the board.
    Anywhere, Slot::Hex, Hex as Hex, read S::next_hex, |moment| moment.board().hexes();
    /// The centre of an area of seven hexes.
    Centre, Slot::Centre, Hex as Hex, read S::next_hex, |moment| moment.board().hexes();
    /// A rotation.
    Turn, Slot::Rotation, Rotation as Rotation, read S::next_rotation, |_moment| Rotation::ALL.into_iter();
    /// A direction.
    Toward, Slot::Direction, Direction as Direction, read S::next_direction, |_moment| Direction::ALL.into_iter();
    /// One of `OPTIONS` options.
    Choice<const OPTIONS: u8>, Slot::Option(OPTIONS), u8 as Option, read |source| source.next_option(OPTIONS),
        |_moment| 1..=OPTIONS;
    /// The Transport that serves the previously named unit; `None` if it does not have to be named.
    Carrier, Slot::Helper, Option<Hex> as Helper, read S::next_helper,
        |moment, unit: Hex| std::iter::once(None).chain(carriers(moment, unit).iter().map(Some));
    /// An enemy unit, or a hex with an enemy's Foundation, whether or not a unit is on it (NH-10.13, NH-10.14).
    EnemyTile, Slot::Unit(Commander::Enemy), Hex as Hex, read S::next_hex,
        |moment| moment.board().hexes().filter(|&hex| is_enemy_tile(moment, hex));
    /// Hexes where the Foundation is the target, out of those with both a unit and a Foundation (NH-10.3).
    FoundationTargets, Slot::FoundationTargets, HexSet as FoundationTargets, read S::next_foundation_targets,
        |moment| subsets(occupied_foundations(moment)).into_iter();
    /// A tile in the side's hand.
    Held, Slot::Tile, TileId as Tile, read S::next_tile, |moment| kinds_in_hand(moment).into_iter();
}

fn units(moment: &Moment<'_>) -> impl Iterator<Item = Hex> {
    moment.arrangement().units().map(|(hex, _)| hex)
}

fn steps(moment: &Moment<'_>, unit: Hex) -> HexSet {
    let around = moment.board().neighbours(unit).map(|(_, hex)| hex);
    let steps: HexSet = around.filter(|&hex| moment.arrangement().is_free(hex)).chain([unit]).collect();
    steps.union(moment.arrangement().swamp_exits(unit))
}

fn carriers(moment: &Moment<'_>, unit: Hex) -> HexSet {
    moment.influence.transports(unit)
}

fn is_enemy_tile(moment: &Moment<'_>, hex: Hex) -> bool {
    let ground = moment.arrangement().foundation(hex);
    moment.influence.is_enemy(hex, moment.side)
        || ground.is_some_and(|ground| moment.game.roster().mode().are_enemies(moment.side, ground.owner))
}

/// Hexes with a unit and a Foundation.
fn occupied_foundations(moment: &Moment<'_>) -> HexSet {
    let hexes = moment.arrangement().foundations().iter().map(|ground| ground.hex);
    hexes.filter(|&hex| !moment.arrangement().is_free(hex)).collect()
}

/// Every subset of these hexes, the empty one first.
fn subsets(hexes: HexSet) -> Vec<HexSet> {
    let mut sets = vec![HexSet::EMPTY];
    for hex in hexes.iter() {
        for index in 0..sets.len() {
            let mut set = sets[index];
            set.insert(hex);
            sets.push(set);
        }
    }
    sets
}

/// The kinds of tiles in hand, each listed once.
fn kinds_in_hand(moment: &Moment<'_>) -> Vec<TileId> {
    let mut held = moment.game.seat(moment.side).hand.clone();
    held.sort_unstable();
    held.dedup();
    held
}
