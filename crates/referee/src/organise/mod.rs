//! Acts of organisers on the sessions of their server: the running ones at a glance, decisions about a game, terms
//! under a name, and the results of the server.
//!
//! A decision ends a game or gives time. It is kept with its reason beside the log (`store::Decision`); the log has the
//! line that ends the game, so that records and replays stay whole without any text of a user.
//!
//! The version that an organiser acts on is the length of the log together with the number of decisions.
//! (`tests/discord/flows/organise.rs`)

mod admin_panel;
mod results;
mod ruling;
mod template;
mod templates;

pub use admin_panel::{AdminFilter, AdminSession};
pub use results::{GameResult, ResultFilter, Results, SeveralResult};
pub use ruling::{Ruled, Ruling, RulingRequest};
pub use template::{Template, TemplateChange, TemplateClock};
