//! Leagues and their seasons in Discord: posts, and the handlers of presses and forms.

mod armies;
pub mod ask;
mod begin;
pub mod bye;
mod challenge;
pub mod create;
mod deadlines;
mod dispatch;
mod entries;
mod extend;
pub mod forms;
mod give_up;
pub mod join;
mod judge;
mod lost;
pub mod my_matches;
pub mod people;
pub mod posts;
pub mod press;
mod queue;
pub mod report;
pub mod rooms;
pub mod rulings;
pub mod show;
mod telling;
pub mod which;
pub mod words;
