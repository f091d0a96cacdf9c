//! Neuroshima Hex.

#[cfg(feature = "pictures")]
pub mod pictures;
pub mod rules;
#[cfg(feature = "words")]
pub mod words;
