//! Lists that are read in parts.

/// A part of a list, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Entries left out before it.
    pub skipped: u32,
    /// Most entries in it.
    pub limit: u32,
}
