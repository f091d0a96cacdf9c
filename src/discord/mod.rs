//! The bot: commands, buttons, posts. It shows what the referee offers and passes on the players' requests.
//!
//! # Architecture invariants
//!
//! * This module contains no game rules: `legal_actions` determines what may be done, word by word.
//! * Defer first, then work: every interaction is acknowledged before the database or a picture is accessed.
//! * Private interactions stay private: a step of the guide never changes a public message, whatever was pressed.
//! * Everything public about a game goes through the outbox (`outbox`); only replies are sent directly: private ones,
//!   and those that a user shares.
//! * Every message is built in `answer`, which specifies the users it may notify; no one else is notified.
//! * Every button names its game and the version that it was made for; every press is checked for its user and its
//!   channel.
//!
//! * All input is untrusted: ids, values and options are validated as if the sender had made them up, a press counts
//!   only on the server of its game, and files are fetched only from Discord's hosts (`tests/discord/hostile.rs`,
//!   `tests/discord/fuzz.rs`).

mod bot;
mod commands;
mod entry;
mod league;
mod outbox;
mod router;
mod run;
mod say;
mod session;
mod setup;
mod show;
mod state;

pub use bot::Bot;
pub use commands::{build_all as commands, to_registrations as registrations};
pub use entry::routes::route_keywords;
pub use run::start::{StartError, run, run_until};
pub use say::permissions::{REQUESTED_PERMISSIONS, RequestedPermission};
pub use setup::inquiry::{Application, DiscordInquiry, InquiryError, Server};
pub use state::health::{BackupLog, BackupTimes};
pub use state::metrics::Metrics;
pub use state::time::Time;
