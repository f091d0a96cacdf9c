//! Neuroshima Hex.

#[cfg(feature = "words")]
pub mod face;
pub mod house;
#[cfg(feature = "pictures")]
pub mod pictures;
pub mod players;
pub mod rules;
#[cfg(feature = "words")]
pub mod words;
