//! Tiny Epic Mechs: rules, values and notation.
//!
//! [`KIND`] is the entry point for the rest of the program. [`MechsGame::state`] returns the state of the whole table.

#![warn(missing_docs)]

mod action;
mod arena;
mod case;
mod cli;
mod combat;
mod deal;
mod defeat;
mod event;
mod game;
mod illegal;
mod interface;
mod kind;
mod leave;
mod legal;
mod list;
mod machine;
mod mask;
mod obey;
mod orders;
mod pictures;
mod players;
mod position;
mod record;
mod refusal;
mod robots;
mod setup;
mod state;
mod strike;
mod terms;
pub mod texts;
mod turn;
mod values;
mod view;
mod weapons;

pub use arena::Arena;
pub use game::{MechsGame, RULES_VERSION};
pub use kind::KIND;
pub use terms::Terms;
pub use values::Values;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests {
    mod leaving;
    mod orders;
    mod pictures;
    mod players;
    mod programs;
    mod robots;
    mod second_reading;
    mod secrets;
    mod values;
}
