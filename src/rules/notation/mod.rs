//! The text formats of the public contract. So far: actions, one a line.

mod action;

pub use action::{ActionError, instant_verb, parse_action, print_action};
