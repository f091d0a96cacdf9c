//! The games that Sztab referees, one folder each, and the interface through which the rest of the program sees them.
//!
//! A game implements [`Rules`] with its own types and becomes a [`Game`] by that, which is text at its border. What the
//! two share: [`Side`]s, the [`Outcome`], [`Chance`] that can be proved, [`secret`] lines, and the [`Pulse`] of an event.

pub mod chance;
pub mod document;
#[cfg(feature = "words")]
pub mod face;
mod game;
mod kind;
mod list;
pub mod neuroshima;
mod note;
mod outcome;
mod players;
mod pulse;
mod rules;
pub mod secret;
mod side;
mod standing;
mod tale;

pub use chance::{Chance, Seed};
pub use document::TextError;
pub use game::{Denied, Game, Played, Refused};
pub use kind::Kind;
pub use list::KINDS;
pub use outcome::{Outcome, Place};
pub use players::{Aim, NoPlayers, Players};
pub use pulse::{Happened, Happening, Pulse, Witness};
pub use rules::{Intervention, Refusal, Rules, SeatData, SeatFile, Unfit, Unreadable};
pub use secret::LineNumber;
pub use side::{MAX_SIDES, Side, Sides, Viewer};
pub use standing::Standing;
pub use tale::{Tale, Told};

pub use crate::language::Language;
