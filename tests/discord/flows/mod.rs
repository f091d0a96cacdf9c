//! What people do with the bot, flow by flow, in each language, with a golden transcript of everything that they see.

mod archived;
mod clocks;
mod decisions;
mod expired;
mod files;
mod guided;
mod illegal;
mod instants;
mod lobbies;
mod lookups;
mod mixed;
mod moved;
mod moves;
mod orders;
mod permissions;
mod presses;
mod results;
mod season_setup;
mod settings;
mod statistics;
mod typed;
mod undos;
mod verify;
mod welcome;
mod what_ifs;
mod wrong_presses;
