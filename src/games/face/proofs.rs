//! A game as a document: positions and records to share, read and check.

/// A game as a document: positions and records to share, read and check.
pub trait Proofs {}
