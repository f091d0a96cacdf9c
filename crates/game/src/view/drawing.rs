//! Pictures that are still to be drawn.

use std::fmt;

use sztab_pictures::Colours;
use sztab_words::Language;

use crate::game::Game;
use crate::narrative::Narrative;
use crate::side::Side;

/// Longest text of a picture, in characters: what Discord takes.
pub const ALT_LIMIT: usize = 1024;

/// Reader of texts and pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Theme {
    /// The language.
    pub language: Language,
    /// The palette.
    pub colours: Colours,
}

/// A game as a reader looks at it.
#[derive(Debug, Clone, Copy)]
pub struct RenderContext<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// The players' names in turn order.
    pub players: &'a [String],
    /// The reader's language and palette.
    pub theme: Theme,
}

/// Focus of a picture of the session.
#[derive(Debug, Clone, Copy)]
pub enum Focus<'a> {
    /// The session as it stands.
    Whole,
    /// The subject of an open question.
    Question,
    /// The subject of an open question; without a question, the last move of these events.
    Latest(&'a Narrative),
    /// A line of the notation that a side has under consideration.
    Considered(Side, &'a str),
    /// The words with which a line of a side may go on.
    Offered(&'a Offer),
}

/// The words with which a line may go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The words so far.
    pub words: String,
    /// Choices that have a button, in the order of their numbers, which begin with 1.
    pub first: Vec<String>,
    /// All of them.
    pub all: Vec<String>,
}

/// Motion in which a chapter of the game is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Motion {
    /// As an animation.
    Film,
    /// As pictures with a still for each part, of which this one is shown, counted from 0. There is none after the last.
    Stills(usize),
}

/// A picture that is still to be drawn, which may take a while and blocks.
pub struct Drawing {
    /// Key of everything shown beside the game, the players' names and the theme: drawings of one method that agree in
    /// all of these give the same picture.
    pub key: String,
    /// The name of the file.
    pub name: &'static str,
    draw: Box<dyn FnOnce() -> Drawn + Send>,
}

/// A picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// The file.
    pub bytes: Vec<u8>,
    /// Description of the picture, in at most [`ALT_LIMIT`] characters if that can be done.
    pub alt: String,
}

impl Drawing {
    /// A picture with the name of its file that is drawn by a function.
    #[must_use]
    pub fn new(name: &'static str, draw: impl FnOnce() -> Drawn + Send + 'static) -> Self {
        Self { key: String::new(), name, draw: Box::new(draw) }
    }

    /// The same picture with a key.
    #[must_use]
    pub fn with_key(self, key: impl Into<String>) -> Self {
        Self { key: key.into(), ..self }
    }

    /// Draws the picture.
    #[must_use]
    pub fn draw(self) -> Drawn {
        (self.draw)()
    }
}

impl fmt::Debug for Drawing {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Drawing").field("key", &self.key).field("name", &self.name).finish_non_exhaustive()
    }
}
