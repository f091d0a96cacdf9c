//! The input that would have been valid at the point where a text could not be read, with its English wording.

use std::borrow::Cow;
use std::fmt;

use crate::rules::repertoire::{Ability, Instant};
use crate::rules::tactic::Tactic;

/// Input expected by the notation at the position of an error.
///
/// `Display` prints it in English. Errors that can occur in players' lines have variants of their own, so that they can
/// be translated. Longer texts are written by people who read English.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// A text without line breaks.
    OneLine,
    /// An action, which is missing at the end of the line.
    Action,
    /// One of the words that can begin an action.
    Verb(Vec<&'static str>),
    /// One of the words that can begin an action or a message to the other players, such as an offer of a draw.
    VerbOrWord(Vec<&'static str>),
    /// An ability, which is missing at the end of the line.
    Ability,
    /// One of the names of abilities.
    AbilityWord,
    /// One of the verbs of the instants as which a Tactic card can be played (NH-13.40).
    TacticWord,
    /// A word for the effect of a Leader (NH-13.20).
    LeadWord,
    /// The id of a Leader (NH-13.20).
    Leader,
    /// A hex, which is missing at the end of the line.
    Hex,
    /// A hex on the board.
    HexOfBoard,
    /// A rotation in steps, 0 to 5.
    Rotation,
    /// A direction, 0 to 5.
    Direction,
    /// The side of a token that is up: a or b (NH-13.10).
    Face,
    /// The number of an answer or option, from 1.
    Number {
        /// The highest valid number.
        most: u8,
    },
    /// A tile, which is missing at the end of the line.
    Tile,
    /// A tile of an army, by its id.
    TileOf {
        /// The id of the army.
        army: String,
        /// The ids of the army's tiles.
        tiles: Vec<String>,
    },
    /// One of the tiles declared in the text.
    DeclaredTile(Vec<String>),
    /// A tile of a side for which none is declared.
    TileDeclared,
    /// The end of the line.
    LineEnd,
    /// One of the keys allowed here.
    Keys(Vec<String>),
    /// A key that has not been used on the line yet.
    KeyOnce(String),
    /// A part of a position, record or case, described in English.
    Text(Cow<'static, str>),
}

/// Joins alternatives as "a, b or c".
pub(crate) fn either(words: &[&str]) -> String {
    match words.split_last() {
        Some((only, [])) => (*only).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneLine => formatter.write_str("one line"),
            Self::Action => formatter.write_str("an action"),
            Self::Verb(verbs) => formatter.write_str(&either(verbs)),
            Self::VerbOrWord(verbs) => {
                let words = ["resign", "draw-offer", "draw-accept", "claim", "time", "award", "award-draw"];
                formatter.write_str(&either(&[verbs.as_slice(), &words].concat()))
            }
            Self::Ability => formatter.write_str("an ability"),
            Self::Leader => formatter.write_str("a Leader of this game"),
            Self::LeadWord => formatter.write_str("discard, draw, mend, heal or the verb of an instant"),
            Self::TacticWord => formatter.write_str(&either(&Tactic::INSTANTS.map(Instant::verb))),
            Self::AbilityWord => formatter.write_str(&either(&Ability::ALL.map(Ability::word))),
            Self::Hex => formatter.write_str("a hex, such as C3"),
            Self::HexOfBoard => formatter.write_str("a hex of the board, such as C3"),
            Self::Rotation => formatter.write_str("a rotation from 0 to 5"),
            Self::Direction => formatter.write_str("a direction from 0 to 5"),
            Self::Face => formatter.write_str("the side that is up, a or b"),
            Self::Number { most } => write!(formatter, "a number from 1 to {most}"),
            Self::Tile => formatter.write_str("a tile"),
            Self::TileOf { army, tiles } => write!(formatter, "a tile of {army}: {}", tiles.join(", ")),
            Self::DeclaredTile(tiles) => write!(formatter, "a declared tile: {}", tiles.join(", ")),
            Self::TileDeclared => formatter.write_str("a tile that is declared"),
            Self::LineEnd => formatter.write_str("the end of the line"),
            Self::Keys(keys) => formatter.write_str(&keys.join(", ")),
            Self::KeyOnce(key) => write!(formatter, "`{key}=` only once"),
            Self::Text(words) => formatter.write_str(words),
        }
    }
}

impl From<&'static str> for Expected {
    fn from(words: &'static str) -> Self {
        Self::Text(Cow::Borrowed(words))
    }
}

impl From<String> for Expected {
    fn from(words: String) -> Self {
        Self::Text(Cow::Owned(words))
    }
}
