//! Words of a game before it begins, and the things to look up about it: what seats can be played with, banners, cards,
//! the legend, symbols.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::{Game, Language, SeatData};

use sztab_words::FluentValue;

use super::drawing::{Drawing, Theme};
use super::terms::Agreement;

/// Most [`Playable`]s that a lobby can offer.
pub const MOST_PLAYABLE: usize = 60;

/// Words of a game before it begins, and the things to look up about it.
pub trait Lobbies {
    /// Playable that a file gives a seat; `None` if the file cannot be read.
    fn playable(&self, data: SeatData<'_>) -> Option<Playable> {
        Some(Playable::new(data.id, Arc::new(())))
    }

    /// The name of a faction.
    fn playable_name(&self, playable: &Playable, _language: Language) -> String {
        playable.id.clone()
    }

    /// The game's own form of a text of lobbies that speaks of factions elsewhere, by the key of that text. `None` for
    /// the usual one.
    fn lobby_text<'a>(
        &self,
        _key: &str,
        _arguments: &[(&'a str, FluentValue<'a>)],
        _language: Language,
    ) -> Option<String> {
        None
    }

    /// The ids of the rulings about it that no source decides, in order: players can look them up.
    fn open_rulings(&self, _playable: &Playable) -> Vec<String> {
        Vec::new()
    }

    /// The name of the way of playing that terms say, for lists of games. `None` where the game has only one.
    fn mode_name(&self, _terms: &str, _language: Language) -> Option<String> {
        None
    }

    /// The variants that a session can agree on in words of the game, on some terms
    /// ([`GameKind::seats_on`](crate::GameKind::seats_on)), where seats can be played with these.
    fn agreement(&self, _terms: &str, _playables: &[Playable], _language: Language) -> Agreement {
        Agreement::default()
    }

    /// Terms with another value of one of them. Others that no longer fit get their usual value. `None` if the key
    /// or the value is not on offer.
    fn with_term(&self, _terms: &str, _playables: &[Playable], _key: &str, _value: &str) -> Option<String> {
        None
    }

    /// Says what is wrong with a value that is no word of a list but is written in a form of its own, such as hexes, and
    /// how to write it. `None` if the game has no such form for the key.
    fn term_misread(
        &self,
        _terms: &str,
        _playables: &[Playable],
        _key: &str,
        _value: &str,
        _language: Language,
    ) -> Option<String> {
        None
    }

    /// The cards of all that terms exchange of these: what gives way, then what takes its place, for each exchange.
    fn exchange_cards(&self, _terms: &str, _playables: &[Playable], _theme: Theme) -> Vec<Card> {
        Vec::new()
    }

    /// True if the seats decide who plays first, so that nothing is left to chance or choice.
    fn is_first_by_seat(&self, _terms: &str) -> bool {
        false
    }

    /// The deals that suit a newcomer, in a sentence; `None` where every deal does.
    fn first_deal(&self, _language: Language) -> Option<String> {
        None
    }

    /// A session before its game as a picture of its seats. The picture has no text of its own.
    fn banners(&self, _seats: Vec<Banner>, _theme: Theme) -> Option<Drawing> {
        None
    }

    /// All that can be looked up of some kind, first what belongs to the game. What is in the game hides what has the
    /// same id in `others`.
    fn entries(
        &self,
        _topic: Topic,
        _game: Option<&dyn Game>,
        _others: &[Playable],
        _language: Language,
    ) -> Vec<Entry> {
        Vec::new()
    }

    /// The card of an entry, by its value, with its title.
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

    /// A session in play, for people who do not know the game yet.
    fn welcome(&self, _theme: Theme) -> Option<Drawing> {
        None
    }

    /// Every symbol of the pictures with its meaning.
    fn legend(&self, _theme: Theme) -> Option<Legend> {
        None
    }

    /// The ids of the symbols that texts and buttons use: lower-case words, different from those of other games.
    fn symbols(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// A symbol as a square PNG with a transparent ground.
    fn symbol(&self, _id: &str) -> Option<Vec<u8>> {
        None
    }
}

/// Playable of a seat, such as its faction, read once from its file. Cloning it is cheap.
#[derive(Clone)]
pub struct Playable {
    /// The word by which the notation and the database name it.
    pub id: String,
    /// All seats play with it, whatever each of them chooses: values of a game that has something to choose as well.
    pub is_for_all: bool,
    data: Arc<dyn Any + Send + Sync>,
}

impl Playable {
    /// Data that a view has read, with its id.
    #[must_use]
    pub fn new<T: Any + Send + Sync>(id: impl Into<String>, data: Arc<T>) -> Self {
        Self { id: id.into(), is_for_all: false, data }
    }

    /// The same as something that all seats play with, whatever each of them chooses.
    #[must_use]
    pub fn for_all(self) -> Self {
        Self { is_for_all: true, ..self }
    }

    /// The data with its type; `None` if it is of another type.
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

/// A seat as its banner shows it.
#[derive(Debug, Clone)]
pub struct Banner {
    /// Playable at the seat, if it is known.
    pub playable: Option<Playable>,
    /// The seat is empty.
    pub is_free: bool,
    /// The name of what is played, or what is said instead.
    pub title: String,
    /// The name of the player; empty for a free seat.
    pub player: String,
    /// The number of the seat's team, where several seats make one.
    pub team: Option<u8>,
}

/// Topics by which players look things up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Playables of the seats.
    Playables,
    /// Their parts: tiles, weapons.
    Parts,
}

/// Something that can be looked up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Phrase of the entry.
    pub phrase: String,
    /// Other names that it answers to, in any language.
    pub also: Vec<String>,
    /// Its value as an option of a command.
    pub value: String,
}

/// A card: all that is said about an entry.
#[derive(Debug)]
pub struct Card {
    /// Its title.
    pub title: String,
    /// Its pictures, in order.
    pub drawings: Vec<Drawing>,
}

/// The legend of a game's pictures.
#[derive(Debug)]
pub struct Legend {
    /// Meanings of symbols: a section each.
    pub sections: Vec<LegendSection>,
    /// The pictures: a card for each section.
    pub drawings: Vec<Drawing>,
}

/// A section of a legend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegendSection {
    /// Its heading.
    pub heading: String,
    /// Signs that it explains, by name.
    pub signs: Vec<SignName>,
}

/// A sign of a legend and its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignName {
    /// The id of the symbol that it is ([`Lobbies::symbols`]); nothing for other marks, such as a border.
    pub symbol: Option<&'static str>,
    /// Name of the sign.
    pub name: String,
}
