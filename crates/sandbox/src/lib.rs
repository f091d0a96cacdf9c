//! A Discord of our own: a small imitation of Discord on this machine, against which the real bot runs unchanged.
//!
//! The bot is pointed at [`Sandbox::api`] instead of `https://discord.com` and at nothing else. It identifies at a
//! gateway, registers its commands, hears interactions and answers them, over the same HTTP and WebSocket messages
//! as at Discord. On the other side, simulated people ([`Person`]) use commands, press buttons and see what their client
//! would show: public messages and their own private ones.
//!
//! ```
//! use sztab_sandbox::{Failure, Options, Sandbox};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let sandbox = Sandbox::start(Options::default()).await?;
//! let guild = sandbox.add_guild("Hexagon", "pl");
//! let channel = sandbox.add_channel(guild, "games");
//! let ala = sandbox.add_person(guild, "Ala", "pl");
//! // A bot would connect to sandbox.api() with sandbox.token(). Without one, no commands are registered.
//! let answer = ala.run_command(channel, &["ping"], &[]).await;
//! assert!(matches!(answer, Err(Failure::Refused(_))));
//! assert!(sandbox.violations().is_empty(), "the bot has sent nothing wrong");
//! # Ok(())
//! # }
//! ```
//!
//! Three things make it more than a stub:
//!
//! * **It refuses what Discord refuses**, with Discord's status, code and error tree (`check`), and records every
//!   refusal as a [`Violation`]. A test that ends with `violations().is_empty()` has checked every limit.
//! * **Its time can be moved** ([`Clock`]): "answered after three seconds" is tested without waiting.
//! * **It misbehaves on demand** ([`Sandbox::fail_next`], [`Sandbox::drop_gateway`]).
//!
//! # How it is built
//!
//! From the bottom up: one state (`state`) behind one lock; `wire` writes its parts as JSON, `check` validates bodies,
//! `update` changes the state and sends events through the gateway (`gateway`). Requests are plain functions over the
//! state (`rest`). The handle ([`Sandbox`], `handle`) gives access to it; `socket` and `server` serve it, `keep` writes
//! it to a folder, and [`page`] is a client for it in a browser. A waiter (a person for an answer, a test for a message)
//! waits for *any* change of the state and then looks again.
//!
//! # Limits
//!
//! It knows no game and nothing of the bot, only Discord's protocol, and of that only the part that a bot with slash
//! commands needs. No rate limits are enforced but those that are ordered, no permission overwrites computed, no
//! markdown rendered.

mod check;
mod clock;
mod error;
mod flags;
mod gateway;
mod handle;
mod layout;
mod limits;
pub mod page;
mod persistence;
mod person;
mod pixels;
mod record;
mod rest;
mod roles;
mod scripted_failures;
pub mod serve;
mod server;
mod setup;
mod snowflake;
mod socket;
mod state;
mod summaries;
mod transcript;
mod update;
mod view;
mod waiting;
mod wire;

pub use clock::Clock;
pub use flags::{message as message_flag, permission};
pub use handle::{Options, Sandbox, random_token};
pub use layout::{Layout, LayoutPart};
pub use persistence::{AutosaveTask, PersistenceError, SandboxFolder};
pub use person::Person;
pub use person::modal::{Form, FormField, TextInput};
pub use person::option::OptionValue;
pub use person::response::{Choice, Failure, Response};
pub use record::{BodyChecker, ContentKind};
pub use record::{Request, Violation, ViolationKind};
pub use scripted_failures::Disconnection;
pub use snowflake::{Id, timestamp_ms};
pub use state::interactions::Acknowledgement;
pub use summaries::{AttachmentContent, MessageSummary, VisibleNames};
pub use view::{Attachment, Button, ButtonStyle, Component, Embed, Emoji, Message, Place, Select, SelectOption};
pub use waiting::Changes;
