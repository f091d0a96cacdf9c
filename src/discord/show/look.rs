//! Language and palette of a reader.

pub use crate::games::face::Look;
