//! Neuroshima Hex next to another game: the kit's tests, and the interface between a game and the rest of the program.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed, and its name says why")]

mod agreement;
mod border;
mod several;
mod subjects;
mod turns;
mod views;

sztab_kit::kit!(neuroshima, crate::subjects::Neuroshima);
