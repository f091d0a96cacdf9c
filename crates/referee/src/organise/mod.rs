//! Actions of organisers on the sessions of their server: an overview of the running ones, decisions about games, named
//! terms, and the results of the server.
//!
//! A decision ends a game or adds time. It is stored with its reason next to the log (`store::Decision`); the log
//! contains the line that ends the game, so records and replays stay complete without any user's text.
//!
//! The version that an organiser acts on is the length of the log together with the number of decisions.
//! (`tests/discord/flows/organise.rs`)

mod admin_panel;
mod results;
mod ruling;
mod template;
mod templates;

pub use admin_panel::{AdminFilter, AdminSession};
pub use results::{GameResult, MultiplayerResult, ResultFilter, Results};
pub use ruling::{Ruling, RulingRequest, StoredRuling};
pub use template::{Template, TemplateChange, TemplateClock};
