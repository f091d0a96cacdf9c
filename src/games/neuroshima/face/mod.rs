//! How Neuroshima Hex is shown.

mod lobbies;
mod posts;
mod proofs;
mod turns;

/// The face of Neuroshima Hex.
#[derive(Debug, Clone, Copy, Default)]
pub struct Neuroshima;
