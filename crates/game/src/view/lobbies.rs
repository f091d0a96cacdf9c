//! A game's texts before it begins, and reference material about it: what can be played, banners, cards, the legend,
//! symbols.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::{Game, Language, SeatData, Seating};

use sztab_words::FluentValue;

use super::drawing::{Drawing, Theme};
use super::terms::Agreement;

/// Maximum number of [`Playable`]s in a lobby.
pub const MAX_PLAYABLE: usize = 60;

/// A game's texts before it begins, and reference material about it.
pub trait Lobbies {
    /// The playable that a file provides for a seat; `None` if the file cannot be read.
    fn read_playable(&self, data: SeatData<'_>) -> Option<Playable> {
        Some(Playable::new(data.id, Arc::new(())))
    }

    /// The name of a faction.
    fn playable_name(&self, playable: &Playable, _language: Language) -> String {
        playable.id.clone()
    }

    /// The game's own version of a lobby text that mentions factions, by the key of that text; `None` for the usual
    /// version.
    fn lobby_text<'a>(
        &self,
        _key: &str,
        _arguments: &[(&'a str, FluentValue<'a>)],
        _language: Language,
    ) -> Option<String> {
        None
    }

    /// The ids of the open rulings about a playable, in order. No source decides these; players can look them up.
    fn open_rulings(&self, _playable: &Playable) -> Vec<String> {
        Vec::new()
    }

    /// The name of the mode that the terms select, for lists of games; `None` if the game has only one mode.
    fn mode_name(&self, _terms: &str, _language: Language) -> Option<String> {
        None
    }

    /// The variants that a session can agree on, given the current terms
    /// ([`GameKind::seat_count`](crate::GameKind::seat_count)) and the playables of the seats.
    fn agreement(&self, _terms: &str, _playables: &[Playable], _language: Language) -> Agreement {
        Agreement::default()
    }

    /// The terms after one of them is set to another value. Terms that no longer fit are reset to their defaults.
    /// `None` if the key or the value is not available. By default, the only terms are those of [`Seating`].
    fn with_term(&self, terms: &str, _playables: &[Playable], key: &str, value: &str) -> Option<String> {
        Seating::with_term(terms, (key, value), |_| None)
    }

    /// Explains what is wrong with a typed value, such as a list of hexes, and how to write it. `None` if the values
    /// for the key are chosen from a list instead.
    fn explain_invalid_term(
        &self,
        _terms: &str,
        _playables: &[Playable],
        _key: &str,
        _value: &str,
        _language: Language,
    ) -> Option<String> {
        None
    }

    /// The cards of all exchanges that the terms make among these playables: for each exchange, first the card that is
    /// replaced, then its replacement.
    fn exchange_cards(&self, _terms: &str, _playables: &[Playable], _theme: Theme) -> Vec<Card> {
        Vec::new()
    }

    /// A sentence that explains which deals suit a newcomer; `None` if every deal does.
    fn newcomer_deal_hint(&self, _language: Language) -> Option<String> {
        None
    }

    /// A picture of the seats of a session before its game, without alt text.
    fn banners(&self, _seats: Vec<Banner>, _theme: Theme) -> Option<Drawing> {
        None
    }

    /// All entries on a topic, those of this game first. An entry of this game replaces the one with the same id in
    /// `others`.
    fn entries(
        &self,
        _topic: Topic,
        _game: Option<&dyn Game>,
        _others: &[Playable],
        _language: Language,
    ) -> Vec<Entry> {
        Vec::new()
    }

    /// The card of an entry, looked up by the entry's value, with its title.
    fn card(
        &self,
        _topic: Topic,
        _game: Option<&dyn Game>,
        _others: &[Playable],
        _value: &str,
        _theme: Theme,
    ) -> Option<Card> {
        None
    }

    /// A picture of a session in play, for people who do not know the game yet.
    fn welcome_picture(&self, _theme: Theme) -> Option<Drawing> {
        None
    }

    /// Every symbol used in pictures, with its meaning.
    fn legend(&self, _theme: Theme) -> Option<Legend> {
        None
    }

    /// The ids of the symbols used in texts and buttons: lower-case words, different from those of other games.
    fn symbols(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// A symbol as a square PNG with a transparent background.
    fn symbol(&self, _id: &str) -> Option<Vec<u8>> {
        None
    }
}

/// A faction or similar that a seat plays with, parsed once from its file. Cloning it is cheap.
#[derive(Clone)]
pub struct Playable {
    /// The id used by the notation and the database.
    pub id: String,
    /// True if all seats play with it, regardless of their choices, such as the values of a game in which each seat
    /// also makes a choice.
    pub is_for_all: bool,
    data: Arc<dyn Any + Send + Sync>,
}

impl Playable {
    /// Data parsed by a view, with its id.
    #[must_use]
    pub fn new<T: Any + Send + Sync>(id: impl Into<String>, data: Arc<T>) -> Self {
        Self { id: id.into(), is_for_all: false, data }
    }

    /// Marks it as shared by all seats, regardless of their choices.
    #[must_use]
    pub fn into_shared(self) -> Self {
        Self { is_for_all: true, ..self }
    }

    /// The data, if it has this type.
    #[must_use]
    pub fn data<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        Arc::clone(&self.data).downcast().ok()
    }
}

impl fmt::Debug for Playable {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Playable").field(&self.id).finish()
    }
}

/// A seat, as shown in its banner.
#[derive(Debug, Clone)]
pub struct Banner {
    /// The playable of the seat, if it is known.
    pub playable: Option<Playable>,
    /// True if the seat is empty.
    pub is_free: bool,
    /// The name of what the seat plays, or a text in its place.
    pub title: String,
    /// The player's name; empty for a free seat.
    pub player: String,
    /// The number of the seat's team, if it has one.
    pub team: Option<u8>,
}

/// Topics for looking things up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The playables.
    Playables,
    /// Parts of the playables: tiles, weapons.
    Parts,
}

/// Something to look up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The text shown for the entry.
    pub phrase: String,
    /// Other names that find the entry, in any language.
    pub also: Vec<String>,
    /// The entry's value in a command option.
    pub value: String,
}

/// A card: all information about an entry.
#[derive(Debug)]
pub struct Card {
    /// The card's title.
    pub title: String,
    /// The card's pictures, in order.
    pub drawings: Vec<Drawing>,
}

/// The legend of a game's pictures.
#[derive(Debug)]
pub struct Legend {
    /// The meanings of symbols, in sections.
    pub sections: Vec<LegendSection>,
    /// The pictures: one card per section.
    pub drawings: Vec<Drawing>,
}

/// A section of a legend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegendSection {
    /// The section's heading.
    pub heading: String,
    /// The signs that the section explains, by name.
    pub signs: Vec<SignName>,
}

/// A sign of a legend and its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignName {
    /// The id, if the sign is a symbol ([`Lobbies::symbols`]); `None` for other signs, such as a border.
    pub symbol: Option<&'static str>,
    /// The sign's name.
    pub name: String,
}
