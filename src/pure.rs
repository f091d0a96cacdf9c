//! Rules, words and pictures of the games: no database, no network, no clock.
//!
//! The feature `pictures` draws the games, and `words` tells them.

#[macro_use]
mod worded;

pub mod games;
pub mod hue;
pub mod language;
#[cfg(feature = "pictures")]
pub mod pictures;
#[cfg(feature = "words")]
pub mod words;
