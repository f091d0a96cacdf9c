//! The view of a game: its panels, its texts, its pictures.
//!
//! A game implements [`GameView`] besides its [`Rules`](super::Rules). The chat side calls it with a
//! [`Game`](super::Game) and receives plain values: texts, buttons as words of the notation, encoded pictures. The chat
//! side turns these into Discord's components and does not depend on the game. Every method has a default that shows a
//! game by its notation alone, so a new game is playable before its view is implemented ([`PlainView`]).

mod drawing;
mod lobbies;
mod orders;
mod posts;
mod proofs;
mod question;
mod study;
mod terms;
mod turns;
mod typed;

pub use drawing::{Drawing, DrawnPicture, Focus, MAX_ALT_CHARACTERS, Motion, Offer, Piece, RenderContext, Theme};
pub use lobbies::{Banner, Card, Entry, Legend, LegendSection, Lobbies, MAX_PLAYABLE, Playable, SignName, Topic};
pub use orders::{OrderList, OrderOption, OrdersPage, OrdersPressError, OrdersPressOutcome};
pub use posts::{Posts, PromptedPlayer, RemainingSupply, TurnPrompt};
pub use proofs::{DealProof, ExportState, Proofs};
pub use question::{
    Button, Confirmation, Likelihood, Panel, SideQuestion, Step, SuggestionRank, Tone, Word, any_line_begins,
    numbered_label, strip_words, verb,
};
pub use study::{OpenQuestion, Outlook, Study};
pub use terms::{Agreement, Team, Term, TermOption};
pub use turns::Turns;
pub use typed::{Forbidden, NamedItem, Place, Vocabulary};

/// Everything that players see of a game, grouped by where they see it.
pub trait GameView: Turns + Posts + Lobbies + Proofs + Send + Sync {}

impl<F: Turns + Posts + Lobbies + Proofs + Send + Sync> GameView for F {}

/// A game shown by its notation alone.
#[derive(Debug, Clone, Copy, Default)]
pub struct PlainView;

impl Turns for PlainView {}
impl Posts for PlainView {}
impl Lobbies for PlainView {}
impl Proofs for PlainView {}
