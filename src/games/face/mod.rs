//! How a game is shown: what its panels offer, what its sentences say, what its pictures show.
//!
//! A game implements [`Face`] beside its [`Rules`](super::Rules). The chat side calls it with a [`Game`](super::Game)
//! and gets plain values: texts, buttons as words of the notation, encoded pictures. It turns them into Discord's
//! components and knows no game. Every method has a default that shows a game by its notation alone: a new game is
//! playable before its face is drawn ([`Plain`]).

mod lobbies;
mod look;
mod posts;
mod proofs;
mod turns;

pub use lobbies::Lobbies;
pub use look::Look;
pub use posts::Posts;
pub use proofs::Proofs;
pub use turns::Turns;

/// All of a game that players see, cut by where they see it.
pub trait Face: Turns + Posts + Lobbies + Proofs + Send + Sync {}

impl<F: Turns + Posts + Lobbies + Proofs + Send + Sync> Face for F {}

/// A game shown by its notation alone.
#[derive(Debug, Clone, Copy, Default)]
pub struct Plain;

impl Turns for Plain {}
impl Posts for Plain {}
impl Lobbies for Plain {}
impl Proofs for Plain {}
