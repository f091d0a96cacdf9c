//! Looking seasons up: tables, rounds, brackets, cards, the calendar and the log.
//!
//! A [`view`](view::View) says what is shown, as a command names it and as buttons carry it. The file of each view makes
//! the picture and the text of one season; `open` answers with it, and `presses` serves the buttons below it.

pub mod bracket;
mod calendar;
mod card;
mod controls;
pub mod files;
mod log;
mod open;
pub mod posted;
mod presses;
pub mod reader;
pub mod round;
mod show;
mod table;
mod verify;
pub mod view;
