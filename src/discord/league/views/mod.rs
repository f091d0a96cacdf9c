//! Views of seasons: tables, rounds, brackets, cards, the calendar and the log.
//!
//! A [`view`](view::View) identifies the content, as named by a command and encoded in buttons. The file of each view
//! produces its picture and text for one season; `open` sends it as a reply, and `presses` handles the buttons below
//! it.

pub mod bracket;
mod calendar;
mod card;
pub mod controls;
pub mod files;
mod log;
pub(crate) mod open;
pub mod posted;
pub mod presses;
pub mod reader;
pub mod round;
mod show;
mod table;
mod verify;
pub mod view;
