//! Lists that are read in parts.

/// A part of a list, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// How many are left out before it.
    pub skipped: u32,
    /// At most so many are in it.
    pub limit: u32,
}
