//! The armies that a text may name.

pub use crate::rules::army::Catalogue;
