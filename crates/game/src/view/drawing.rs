//! Pictures that have not been drawn yet.

use std::fmt;

use sztab_pictures::Colours;
use sztab_words::Language;

use crate::game::Game;
use crate::narrative::Narrative;
use crate::side::Side;

/// Maximum length of a picture's description, in characters: Discord's limit.
pub const MAX_ALT_CHARACTERS: usize = 1024;

/// The reader's preferences for texts and pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Theme {
    /// The language.
    pub language: Language,
    /// The palette.
    pub colours: Colours,
}

/// A game from a reader's point of view.
#[derive(Debug, Clone, Copy)]
pub struct RenderContext<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// The players' names in turn order.
    pub players: &'a [String],
    /// The reader's language and palette.
    pub theme: Theme,
}

/// The focus of a picture of the session.
#[derive(Debug, Clone, Copy)]
pub enum Focus<'a> {
    /// The whole session in its current state.
    Whole,
    /// The subject of an open question.
    Question,
    /// The subject of an open question, or the last of these events if no question is open.
    Latest(&'a Narrative),
    /// A line that a side is considering.
    Considered(Side, &'a str),
    /// The choices for the next word of a side's line.
    Offered(&'a Offer),
}

/// The choices for the next word of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The words chosen so far.
    pub words: String,
    /// The choices that have a button, in the order of their numbers, which start at 1.
    pub first: Vec<String>,
    /// All choices.
    pub all: Vec<String>,
}

/// The form in which a chapter of the game is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Motion {
    /// As an animation.
    Film,
    /// As a sequence of stills, one for each part. The number selects a still, counted from 0; `None` is returned after
    /// the last one.
    Stills(usize),
}

/// A picture that has not been drawn yet. Drawing may take a while and blocks the thread.
pub struct Drawing {
    /// A key that stands for everything that affects the picture besides the game, the players' names and the theme: if
    /// all of these and the method agree, the pictures are equal.
    pub key: String,
    /// The file's name.
    pub name: &'static str,
    draw: Box<dyn FnOnce() -> DrawnPicture + Send>,
}

/// A piece in front of a side.
#[derive(Debug)]
pub struct Piece {
    /// The words with which a line that plays the piece begins, as on a button of the panel.
    pub words: String,
    /// A sentence about the piece.
    pub sentence: String,
    /// A small picture of the piece alone.
    pub drawing: Drawing,
}

/// A drawn picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnPicture {
    /// The file's content.
    pub bytes: Vec<u8>,
    /// A description of the picture, in at most [`MAX_ALT_CHARACTERS`] characters if possible.
    pub alt: String,
}

impl Drawing {
    /// Creates a picture with its file name, to be drawn by a function.
    #[must_use]
    pub fn new(name: &'static str, draw: impl FnOnce() -> DrawnPicture + Send + 'static) -> Self {
        Self { key: String::new(), name, draw: Box::new(draw) }
    }

    /// Sets the key of the picture.
    #[must_use]
    pub fn with_key(self, key: impl Into<String>) -> Self {
        Self { key: key.into(), ..self }
    }

    /// Draws the picture.
    #[must_use]
    pub fn draw(self) -> DrawnPicture {
        (self.draw)()
    }
}

impl fmt::Debug for Drawing {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Drawing").field("key", &self.key).field("name", &self.name).finish_non_exhaustive()
    }
}
