//! Typed slots: the values that an instant or ability needs, declared only once.
//!
//! The candidates for legal actions, the notation, the prompts for the next word of a line and the wording are derived
//! from this declaration. [`kind`] contains the kinds of slots, [`declare`] the macro that declares slots and the
//! traits of the declared types, and [`imagine`] fillings that need not be legal.
//!
//! A hex instead of a rotation, or a step without its unit, does not compile (`tests`). A test goes through every legal
//! line of random games word by word (`crates/neuroshima/tests/rules/slots.rs`).

pub mod declare;
pub mod imagine;
pub mod kind;
pub mod moment;
pub mod slot;

pub use declare::{Rule, Slots};
pub use kind::Source;
pub use moment::Moment;
pub use slot::{Commander, Slot, Value};

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests;
