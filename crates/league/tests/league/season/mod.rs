//! The log of a season, the state derived from it, and the responses to commands.

mod bracket;
mod entry;
mod export;
mod judges;
mod ladder;
mod league;
mod matches;
mod properties;
mod rounds;
mod rules;
mod verify;
