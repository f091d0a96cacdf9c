//! The Tactic cards: each player has a Base, a Medic and a Tactic card, and may use each of them once (NH-13.40).
//!
//! The remaining cards are visible to all players. The tile on a Base is stored with the other tiles of its player
//! ([`Seat::base`](super::seat::Seat)).

use serde::{Deserialize, Serialize};
use sztab_words::worded;

use super::terms::Terms;
use sztab_game::{Side, Sides};

worded! {
    /// A Tactic card, named as in the notation.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Card {
        /// Holds one tile laid on it instead of the compulsory discard, to be taken at a later draw.
        Base = "base",
        /// Absorbs one attack on one of the player's own units.
        Medic = "medic",
        /// Serves as a Move, Battle or Push Back tile.
        Tactic = "tactic",
    }
}

/// The players who still have each card; empty in a game without cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
pub struct Cards {
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    base: Sides,
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    medic: Sides,
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    tactic: Sides,
}

impl Cards {
    /// The cards at the start of a game with this many players.
    #[must_use]
    pub fn at_start(terms: &Terms, players: usize) -> Self {
        if !terms.cards {
            return Self::default();
        }
        let all = Sides::first(players);
        Self { base: all, medic: all, tactic: all }
    }

    /// True if no player has a card.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// The players who still have a card.
    #[must_use]
    pub fn holders(self, card: Card) -> Sides {
        match card {
            Card::Base => self.base,
            Card::Medic => self.medic,
            Card::Tactic => self.tactic,
        }
    }

    /// The cards that a player still has.
    pub fn cards_of(self, side: Side) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.holders(card).contains(side))
    }

    /// Gives a player a card, or takes it away.
    pub fn set(&mut self, side: Side, card: Card, has_it: bool) {
        let holders = match card {
            Card::Base => &mut self.base,
            Card::Medic => &mut self.medic,
            Card::Tactic => &mut self.tactic,
        };
        *holders = if has_it { holders.with(side) } else { holders.without(side) };
    }
}
