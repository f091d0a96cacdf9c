//! Kinds of game: what can be done before there is a game, chosen by the word that the database keeps.

use std::fmt;

use super::chance::Seed;
#[cfg(feature = "words")]
use super::face::{Face, Plain};
use super::game::Game;
use super::rules::{Rules, SeatData, Unfit};

/// Opens a game from the data of its sides and its opening.
type Open = fn(&[SeatData<'_>], &str) -> Result<Box<dyn Game>, Unfit>;

/// A game that can be played, such as Neuroshima Hex.
///
/// ```
/// use sztab_games::games::neuroshima::rules::Army;
/// use sztab_games::games::{KINDS, Kind, SeatData};
///
/// let kind = Kind::find(KINDS, "neuroshima").expect("it comes with the program");
/// let armies: Vec<Army> = Army::built_in().into_iter().take(2).collect();
/// let data: Vec<SeatData> = armies.iter().map(|army| SeatData { id: &army.id, source: &army.source }).collect();
/// let opening = kind.deal(&data, &[7; 32])?;
/// let game = kind.open(&data, &opening)?;
/// assert_eq!((game.kind(), game.sides().len()), ("neuroshima", 2));
/// # Ok::<(), sztab_games::games::Unfit>(())
/// ```
#[derive(Clone, Copy)]
pub struct Kind {
    /// The word by which the database and records name it.
    pub id: &'static str,
    /// The version of the rules under which new games begin.
    pub version: u32,
    /// The versions under which games can go on.
    pub playable: &'static [u32],
    deal: fn(&[SeatData<'_>], &Seed) -> Result<String, Unfit>,
    open: Open,
    #[cfg(feature = "words")]
    face: &'static dyn Face,
}

impl Kind {
    /// The kind of some rules.
    #[must_use]
    pub const fn of<R: Rules>() -> Self {
        Self {
            id: R::KIND,
            version: R::VERSION,
            playable: R::PLAYABLE,
            deal: R::deal,
            open: |data, opening| Ok(Box::new(R::open(data, opening)?)),
            #[cfg(feature = "words")]
            face: &Plain,
        }
    }

    /// The same kind, shown by a face of its own instead of by its notation.
    #[cfg(feature = "words")]
    #[must_use]
    pub const fn with_face(self, face: &'static dyn Face) -> Self {
        Self { face, ..self }
    }

    /// How the game is shown.
    #[cfg(feature = "words")]
    #[must_use]
    pub fn face(&self) -> &'static dyn Face {
        self.face
    }

    /// The kind with an id, if it is among some.
    #[must_use]
    pub fn find(kinds: &[Self], id: &str) -> Option<Self> {
        kinds.iter().copied().find(|kind| kind.id == id)
    }

    /// Deals a game: the opening as text, for [`Kind::open`]. `data` has one entry a side, in turn order.
    ///
    /// # Errors
    ///
    /// If the data cannot be read, or does not fit together.
    pub fn deal(&self, data: &[SeatData<'_>], seed: &Seed) -> Result<String, Unfit> {
        (self.deal)(data, seed)
    }

    /// The game at its beginning.
    ///
    /// # Errors
    ///
    /// If the data or the opening cannot be read, or do not fit together.
    pub fn open(&self, data: &[SeatData<'_>], opening: &str) -> Result<Box<dyn Game>, Unfit> {
        (self.open)(data, opening)
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Kind").field("id", &self.id).field("version", &self.version).finish_non_exhaustive()
    }
}
