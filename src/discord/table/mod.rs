//! A table as players see it: panel, guide, lobby, settings, help, and the presses on them.

pub(crate) mod agreement;
pub(crate) mod asked;
pub(crate) mod choice;
pub(crate) mod clock;
pub(crate) mod delivery;
pub(crate) mod direct_result;
pub(crate) mod family;
pub(crate) mod first_game;
#[cfg(test)]
pub(crate) mod fixture;
pub(crate) mod guide;
pub(crate) mod help;
pub(crate) mod known;
pub(crate) mod legend;
pub(crate) mod lobby;
pub(crate) mod my_games;
pub(crate) mod orders;
pub(crate) mod outlook;
pub(crate) mod panel;
pub(crate) mod places;
pub(crate) mod playable;
pub(crate) mod press;
pub(crate) mod reader;
pub(crate) mod rulebook;
pub(crate) mod seat;
pub(crate) mod settings;
pub(crate) mod statistics;
pub(crate) mod tables;
pub(crate) mod threads;
pub(crate) mod tips;
pub(crate) mod turn;
pub(crate) mod undo;
pub(crate) mod verify;
pub(crate) mod welcome;
pub(crate) mod what_if;
