//! The Tactic card, which is played like a Move, Battle or Push Back tile but does not count as a tile (NH-13.40).

use super::arrangement::Side;
use super::cards::Card;
use super::event::{Event, EventSink};
use super::game::Game;
use super::illegal::Illegal;
use super::instants::{Battle, Move, Played, PushBack};
use super::repertoire::Instant;
use super::slots::{Moment, Source};

/// The instant as which a Tactic card is played (NH-13.40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tactic {
    /// The card is played as a Battle tile; NH-4.2 applies.
    Battle(Battle),
    /// The card is played as a Move tile.
    Move(Move),
    /// The card is played as a Push Back tile.
    PushBack(PushBack),
}

impl Tactic {
    /// The instants as which the card can be played.
    pub const INSTANTS: [Instant; 3] = [Instant::Battle, Instant::Move, Instant::PushBack];

    /// The card played as this instant; `None` if that is not possible.
    #[must_use]
    pub fn from_played(played: Played) -> Option<Self> {
        match played {
            Played::Battle(battle) => Some(Self::Battle(battle)),
            Played::Move(moved) => Some(Self::Move(moved)),
            Played::PushBack(push) => Some(Self::PushBack(push)),
            Played::Rotation(_)
            | Played::Grenade(_)
            | Played::Sniper(_)
            | Played::Bomb(_)
            | Played::Terror(_)
            | Played::SmokeScreen(_)
            | Played::Transposition(_)
            | Played::Paralysis(_)
            | Played::Castling(_)
            | Played::SmallBomb(_) => None,
        }
    }

    /// The instant as which the card is played, with its slots filled in.
    #[must_use]
    pub fn as_played(self) -> Played {
        match self {
            Self::Battle(battle) => Played::Battle(battle),
            Self::Move(moved) => Played::Move(moved),
            Self::PushBack(push) => Played::PushBack(push),
        }
    }

    /// The instant as which the card is played.
    #[must_use]
    pub fn instant(self) -> Instant {
        self.as_played().entry()
    }

    /// Fills the slots of an instant from a source; `None` if the card cannot be played as that instant.
    ///
    /// # Errors
    ///
    /// If the source lacks a value; the error is about the first missing one.
    pub fn read<S: Source>(instant: Instant, source: &mut S) -> Option<Result<Self, S::Error>> {
        let fits = Self::INSTANTS.contains(&instant);
        fits.then(|| instant.read(source)).and_then(|read| read.map(Self::from_played).transpose())
    }

    /// Offers every way to play the card that may be legal.
    pub(super) fn offer(moment: &Moment<'_>, offer: &mut impl FnMut(Self)) {
        for instant in Self::INSTANTS {
            instant.offer(moment, &mut |played| {
                if let Some(tactic) = Self::from_played(played) {
                    offer(tactic);
                }
            });
        }
    }
}

impl Game {
    /// True if a side still has a card.
    #[must_use]
    pub fn has_card(&self, side: Side, card: Card) -> bool {
        self.arrangement().cards.holders(card).contains(side)
    }

    /// Checks that the side still has the card.
    pub(super) fn check_card(&self, side: Side, card: Card) -> Result<(), Illegal> {
        if !self.roster().terms().cards {
            Err(Illegal::NoCards)
        } else if self.has_card(side, card) {
            Ok(())
        } else {
            Err(Illegal::CardUsed { card })
        }
    }

    /// Removes the Tactic card from the game and emits its event. This does not count as using a tile (NH-13.40, O-64).
    pub(super) fn play_tactic(&mut self, instant: Instant, sink: &mut impl EventSink) {
        let side = self.state.active;
        self.state.arrangement.cards.set(side, Card::Tactic, false);
        sink.emit(|| Event::TacticPlayed { side, instant });
    }
}
