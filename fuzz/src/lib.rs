//! Acts of the fuzz targets on some bytes. Ordinary functions: `tests/fuzz.rs` of each game calls them too, on stable
//! Rust, with the seeds and with changes of them. Whatever the bytes are, none of them may panic.

#![forbid(unsafe_code)]

pub mod gears;
pub mod mechs;
pub mod neuroshima;
pub mod shared;
pub mod text_game;
