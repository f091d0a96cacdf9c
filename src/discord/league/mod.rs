//! Leagues and their seasons in Discord: posts, and the handlers of presses and forms.

pub mod ask;
mod begin;
pub mod create;
pub mod forms;
pub mod join;
mod lost;
pub mod people;
pub mod posts;
pub mod press;
pub mod rooms;
pub mod show;
pub mod views;
pub mod words;
