//! View of a game: what its panels offer, what its sentences say, what its pictures show.
//!
//! A game implements [`GameView`] beside its [`Rules`](super::Rules). The chat side calls it with a
//! [`Game`](super::Game) and gets plain values: texts, buttons as words of the notation, encoded pictures. It turns
//! them into Discord's components and knows no game. Every method has a default that shows a game by its notation
//! alone: a new game is playable before its view is drawn ([`Plain`]).

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
pub use lobbies::{Banner, Card, Entry, Legend, LegendSection, Lobbies, MOST_PLAYABLE, Playable, SignName, Topic};
pub use orders::{NotOrdered, OrderList, OrderOption, Ordered, OrdersPage};
pub use posts::{Call, Called, Posts, Remaining};
pub use proofs::{DealProof, Exported, Proofs};
pub use study::{OpenQuestion, Outlook, Study};
pub use terms::{Agreement, Team, Term, TermOption};
pub use turns::Turns;
pub use typed::{Forbidden, Named, Place, Vocabulary};

/// All of a game that players see, cut by where they see it.
pub trait GameView: Turns + Posts + Lobbies + Proofs + Send + Sync {}

impl<F: Turns + Posts + Lobbies + Proofs + Send + Sync> GameView for F {}

/// A game shown by its notation alone.
#[derive(Debug, Clone, Copy, Default)]
pub struct Plain;

impl Turns for Plain {}
impl Posts for Plain {}
impl Lobbies for Plain {}
impl Proofs for Plain {}
