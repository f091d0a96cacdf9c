//! The view of a game: its panels, its texts, its pictures.
//!
//! A game implements [`GameView`] besides its [`Rules`](super::Rules). The chat side calls it with a
//! [`Game`](super::Game) and receives plain values: texts, buttons as words of the notation, encoded pictures. The chat
//! side turns these into Discord's components and does not depend on the game. Every method has a default that shows a
//! game by its notation alone, so a new game is playable before its view is implemented ([`Plain`]).

mod asked;
mod drawing;
mod lobbies;
mod orders;
mod posts;
mod proofs;
mod study;
mod terms;
mod turns;
mod typed;

pub use asked::{
    Asked, Button, Confirmation, Likelihood, Panel, Step, Suggested, Tone, Word, begins, goes_on, verb, with_number,
};
pub use drawing::{ALT_LIMIT, Drawing, Drawn, Focus, Motion, Offer, RenderContext, Theme};
pub use lobbies::{Banner, Card, Entry, Legend, LegendSection, Lobbies, MAX_PLAYABLE, Playable, SignName, Topic};
pub use orders::{NotOrdered, OrderList, OrderOption, Ordered, OrdersPage};
pub use posts::{Call, Called, Posts, Remaining};
pub use proofs::{DealProof, Exported, Proofs};
pub use study::{OpenQuestion, Outlook, Study};
pub use terms::{Agreement, Team, Term, TermOption};
pub use turns::Turns;
pub use typed::{Forbidden, Named, Place, Vocabulary};

/// Everything that players see of a game, grouped by where they see it.
pub trait GameView: Turns + Posts + Lobbies + Proofs + Send + Sync {}

impl<F: Turns + Posts + Lobbies + Proofs + Send + Sync> GameView for F {}

/// A game shown by its notation alone.
#[derive(Debug, Clone, Copy, Default)]
pub struct Plain;

impl Turns for Plain {}
impl Posts for Plain {}
impl Lobbies for Plain {}
impl Proofs for Plain {}
