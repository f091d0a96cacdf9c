//! Leagues: seasons, pairings, tables and ratings as functions of one log.
//!
//! The crate knows no store, clock, Discord or game. The caller stores the lines that a decision gives, and calls again
//! with the log.
//!
//! ```
//! use sztab_league::berger::{Cycles, rounds};
//! use sztab_league::draw::Seed;
//!
//! let table = rounds(4, Cycles::Single);
//! assert_eq!((table.len(), table[0].pairs.len()), (3, 2));
//!
//! let seed = Seed([7; 32]);
//! assert_eq!(Seed::from_hex(&seed.reveal()).expect("64 digits").commitment(), seed.commitment());
//! ```
//!
//! | module | content |
//! |---|---|
//! | [`rules`], [`event`], [`season`] | the rules as data, the lines of the log, the fold |
//! | [`decide`] | a command and a season give the lines to append, or a refusal that names who may |
//! | [`engine`] | what fold and decisions compute by other modules |
//! | [`swiss`], [`berger`], [`bracket`], [`ladder`] | pairing: FIDE (Dutch) System, Berger tables, elimination, ladder |
//! | [`profile`], [`standings`], [`rating`], [`balance`] | points, exact tie-breaks, Glicko-2, results of factions |
//! | [`draw`], [`factions`], [`promotion`] | draws from the committed seed, drawn factions, later divisions |
//! | [`trf`], [`export`], [`spreadsheet`] | files |
//! | [`verify`], [`generate`], [`simulate`] | the check of a season, made-up tournaments and seasons |

#![warn(missing_docs)]

pub mod balance;
pub mod berger;
pub mod bracket;
pub mod decide;
pub mod draw;
pub mod engine;
pub mod event;
pub mod export;
pub mod factions;
pub mod fraction;
pub mod game;
pub mod generate;
pub mod ids;
pub mod ladder;
pub mod profile;
pub mod promotion;
pub mod rating;
pub mod record;
pub mod rules;
pub mod season;
pub mod simulate;
pub mod spreadsheet;
pub mod standings;
pub mod swiss;
pub mod trf;
pub mod verify;
