//! Typed slots: what an instant or ability asks for, declared once.
//!
//! From the declaration follow the candidates for legal actions, the notation, the guide through a line and the wording.
//! [`kind`] has the kinds of slots, [`declare`] the macro that declares slots and the traits that its types have,
//! [`imagine`] fillings that need not be legal.
//!
//! A hex where a slot is a rotation, or a step without its unit, does not compile (`tests`). Every legal line of
//! random games is walked through word by word (`crates/neuroshima/tests/rules/slots.rs`).

pub mod declare;
pub mod imagine;
pub mod kind;
pub mod moment;
pub mod slot;

pub use declare::{Rule, Slots};
pub use kind::Source;
pub use moment::Moment;
pub use slot::{Slot, Value, Whose};

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests;
