//! The bot: commands, buttons, posts. It shows what the referee offers and passes on what players ask for.
//!
//! # Architecture invariants
//!
//! * No rule here: what may be done is `legal_actions`, word by word.
//! * Defer first, then work: every interaction is acknowledged before the database or a picture is touched.
//! * What happens in private stays there: a step of the guide never changes a public message, whatever was pressed.
//! * Everything public about a game goes through the outbox (`outbox`); only answers are sent directly, private ones
//!   and what somebody shares.
//! * Every message is built in `answer`, which says whom it may notify, and nobody else.
//! * Every button names its game and the version that it was made for; every press is checked for who and where.

mod agreement;
mod alt;
mod answer;
mod autocomplete;
mod backups;
mod bot;
mod button;
mod call;
mod cards;
mod checkpoint;
mod cities;
mod clock;
mod commands;
mod components;
mod courier;
mod direct_result;
mod door;
mod emojis;
mod expiry;
mod failure;
mod files;
mod first_game;
mod forbidden;
mod gallery;
mod guide;
mod help;
mod in_hand;
mod inquiry;
mod jobs;
mod known;
mod lobby;
mod lost;
mod menus;
mod misread;
mod monitor;
mod names;
mod orders;
mod outbox;
mod outline;
mod panel;
mod permissions;
mod post;
mod reader;
mod reply;
mod result;
mod rulebook;
mod scene;
mod settings;
mod shares;
mod shift;
mod start;
mod statistics;
mod stop;
mod tables;
mod threads;
mod time;
mod tips;
mod trouble;
mod turn;
mod turnstile;
mod typed;
mod undo;
mod verify;
mod vitals;
mod watchdog;
mod welcome;
mod what_if;

pub use backups::{BackupLog, BackupTimes};
pub use bot::Bot;
pub use commands::all as commands;
pub use inquiry::{Application, Inquiry, Server, Unanswered};
pub use permissions::{ASKED, Asked};
pub use start::{StartError, run, run_until};
pub use time::Time;
pub use vitals::Vitals;
