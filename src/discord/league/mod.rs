//! Leagues and their seasons in Discord: posts, and the handlers of presses and forms.

pub mod ask;
mod begin;
pub mod create;
pub mod entries;
mod fields;
mod finals;
pub mod forms;
mod invite;
pub mod join;
mod lost;
pub mod life;
pub mod organise;
pub mod people;
pub mod posts;
pub mod press;
pub mod rooms;
mod round;
pub mod seeds;
pub mod settings;
pub mod show;
pub mod words;
