//! Every way to fill slots, legal or not, used to find out which action a player meant and which rule forbids it.

use super::kind::Source;
use super::slot::{Slot, Value};
use crate::rules::board::{Direction, Hex, HexSet, Rotation};
use crate::rules::tile::TileId;

/// Values to be read in order.
#[derive(Debug, Clone, Default)]
pub struct Filling {
    values: Vec<Value>,
    next: usize,
}

/// The error if the next value has another type than the requested one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a value of another type")]
pub struct Mismatch;

/// Every way to fill slots with these hexes and tiles, in the order of the slots. Helpers and Foundations under units
/// are never specified, and the hexes of an area are listed only once, in ascending order.
#[must_use]
pub fn fillings(slots: &[Slot], hexes: &[Hex], tiles: &[TileId]) -> Vec<Filling> {
    slots.iter().enumerate().fold(vec![Filling::default()], |begun, (place, &slot)| {
        let values = slot_values(slot, hexes, tiles);
        let is_of_area = slot == Slot::Hex && place > 0 && slots[place - 1] == Slot::Hex;
        let ways = begun.iter().flat_map(|filling| values.iter().map(move |&value| (filling, value)));
        let ways = ways.filter(|(filling, value)| !is_of_area || filling.ends_before(*value));
        ways.map(|(filling, value)| filling.with_value(value)).collect()
    })
}

fn slot_values(slot: Slot, hexes: &[Hex], tiles: &[TileId]) -> Vec<Value> {
    match slot {
        Slot::Unit(_) | Slot::Step | Slot::FreeHex | Slot::Hex | Slot::Centre => {
            hexes.iter().copied().map(Value::Hex).collect()
        }
        Slot::Rotation => Rotation::ALL.map(Value::Rotation).to_vec(),
        Slot::Direction => Direction::ALL.map(Value::Direction).to_vec(),
        Slot::Option(options) => (1..=options).map(Value::Option).collect(),
        Slot::Helper => vec![Value::Helper(None)],
        Slot::FoundationTargets => vec![Value::FoundationTargets(HexSet::EMPTY)],
        Slot::Tile => tiles.iter().copied().map(Value::Tile).collect(),
        // These slots do not occur in instants or abilities.
        Slot::Face | Slot::Ability | Slot::Instant | Slot::Answer => Vec::new(),
    }
}

impl From<Vec<Value>> for Filling {
    fn from(values: Vec<Value>) -> Self {
        Self { values, next: 0 }
    }
}

impl Filling {
    /// True if the last value is a hex that precedes this one.
    fn ends_before(&self, value: Value) -> bool {
        matches!((self.values.last(), value), (Some(Value::Hex(last)), Value::Hex(hex)) if *last < hex)
    }

    fn with_value(&self, value: Value) -> Self {
        Self { values: self.values.iter().copied().chain([value]).collect(), next: 0 }
    }

    fn take_value<T>(&mut self, of: impl Fn(Value) -> Option<T>) -> Result<T, Mismatch> {
        let value = self.values.get(self.next).copied().and_then(of).ok_or(Mismatch)?;
        self.next += 1;
        Ok(value)
    }
}

impl Source for Filling {
    type Error = Mismatch;

    fn next_hex(&mut self) -> Result<Hex, Mismatch> {
        self.take_value(|value| if let Value::Hex(hex) = value { Some(hex) } else { None })
    }

    fn next_rotation(&mut self) -> Result<Rotation, Mismatch> {
        self.take_value(|value| if let Value::Rotation(rotation) = value { Some(rotation) } else { None })
    }

    fn next_direction(&mut self) -> Result<Direction, Mismatch> {
        self.take_value(|value| if let Value::Direction(direction) = value { Some(direction) } else { None })
    }

    fn next_option(&mut self, options: u8) -> Result<u8, Mismatch> {
        self.take_value(|value| {
            let Value::Option(option) = value else { return None };
            (1..=options).contains(&option).then_some(option)
        })
    }

    fn next_helper(&mut self) -> Result<Option<Hex>, Mismatch> {
        self.take_value(|value| if let Value::Helper(helper) = value { Some(helper) } else { None })
    }

    fn next_foundation_targets(&mut self) -> Result<HexSet, Mismatch> {
        self.take_value(|value| if let Value::FoundationTargets(hexes) = value { Some(hexes) } else { None })
    }

    fn next_tile(&mut self) -> Result<TileId, Mismatch> {
        self.take_value(|value| if let Value::Tile(tile) = value { Some(tile) } else { None })
    }
}
