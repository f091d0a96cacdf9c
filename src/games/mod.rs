//! The games that Sztab referees, one folder each, and the interface through which the rest of the program sees them.

pub mod neuroshima;

pub use crate::language::Language;
