//! The log of a season, what follows from it, and what it answers.

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
