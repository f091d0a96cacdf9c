//! The public text formats (docs/NOTATION.md): positions, actions, records and cases.
//!
//! The parser never panics, whatever the text; an error has a line, a column and the expected input. Printing produces
//! the canonical form, which parses back to the same value.
//!
//! Each state, including any open decision, has exactly one form (`crates/neuroshima/tests/rules/notation.rs`,
//! `notation_modes.rs`; `crates/neuroshima/tests/fuzz.rs`).

mod action;
mod case;
mod define;
mod ending;
mod event;
mod expected;
mod frame;
mod option;
mod pending;
mod play;
mod position;
mod properties;
mod record;
mod structure;
mod terrain;
mod text;

pub use action::{ActionError, next_slot, parse_action, print_action};
pub use case::{Case, CaseFile, Failure};
pub use define::Define;
pub use ending::Ending;
pub use event::EventPrinter;
pub use expected::Expected;
pub use frame::SideLine;
pub use option::{option_texts, question_text, source_text};
pub use play::{Act, Play, Refusal, parse_act, print_act};
pub use position::{Origin, Position, parse_seed, plain_name};
pub use record::{
    FalseStep, Falsehood, FalsehoodKind, Fingerprint, Record, RecordedAct, ReplayError, UncheckedPart, VerifiedRecord,
};
pub use text::{MAX_TEXT_BYTES, TextError};

pub(super) use text::{Line, Word, missing_line, parse_lines};

pub use super::army::Catalogue;
