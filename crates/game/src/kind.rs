//! Kinds of game: what can be done before there is a game, chosen by the word that the database keeps.

use std::fmt;

use super::chance::Seed;
use super::document::{Documents, GameLog, Misdeal, Study, TextError, WrittenRecord};
use super::face::{Face, Plain};
use super::game::Game;
use super::players::{Aim, NoPlayers, Players};
use super::rules::{SeatData, SeatFile, Unfit};
use super::side::{Side, Viewer};

/// Opens a game from the data of its sides and its opening.
type Open = fn(&[SeatData<'_>], &str) -> Result<Box<dyn Game>, Unfit>;

/// A game that can be played, such as Neuroshima Hex.
#[derive(Clone, Copy)]
pub struct Kind {
    /// The word by which the database and records name it.
    pub id: &'static str,
    /// The version of the rules under which new games begin.
    pub version: u32,
    /// The versions under which games can go on.
    pub playable: &'static [u32],
    /// The paragraph of the rules on draws by agreement, such as `NH-11.11`, if there is one.
    pub agreement: Option<&'static str>,
    /// The numbers of seats that a table may have, the usual one first.
    pub seats: &'static [u8],
    /// The ids of the files that a newcomer plays with, one a seat.
    pub first: &'static [&'static str],
    files: fn() -> Vec<SeatFile>,
    seats_on: fn(&str) -> Result<u8, Unfit>,
    deal: fn(&[SeatData<'_>], &str, &Seed) -> Result<String, Unfit>,
    open: Open,
    suits_newcomer: fn(&[SeatData<'_>], &Seed, Side) -> bool,
    check_data: fn(SeatData<'_>) -> Result<(), Unfit>,
    misdeal: fn(&[SeatData<'_>], &str, &str) -> Option<Misdeal>,
    record: fn(&dyn Game, &GameLog<'_>) -> Result<String, Unfit>,
    read_record: fn(&str, &[SeatData<'_>]) -> Result<WrittenRecord, TextError>,
    read_study: fn(&str, &[SeatData<'_>]) -> Result<Option<Study>, TextError>,
    players: &'static dyn Players,
    face: &'static dyn Face,
}

impl Kind {
    /// The kind of some rules.
    #[must_use]
    pub const fn of<R: Documents>() -> Self {
        Self {
            id: R::KIND,
            version: R::VERSION,
            playable: R::PLAYABLE,
            agreement: R::AGREEMENT,
            seats: R::SEATS,
            first: R::FIRST,
            files: R::files,
            seats_on: R::seats_on,
            deal: R::deal,
            open: |data, opening| Ok(Box::new(R::open(data, opening)?)),
            suits_newcomer: |data, seed, side| {
                let opened = R::deal(data, "", seed).and_then(|opening| R::open(data, &opening));
                opened.is_ok_and(|game| game.suits_newcomer(side))
            },
            check_data: R::check_data,
            misdeal: R::misdeal,
            record: |game, log| match game.downcast_ref::<R>() {
                Some(game) => game.record(log),
                None => Err(Unfit(format!("this is no game of {}", R::KIND))),
            },
            read_record: R::read_record,
            read_study: R::read_study,
            players: &NoPlayers,
            face: &Plain,
        }
    }

    /// The same kind, shown by a face of its own instead of by its notation.
    #[must_use]
    pub const fn with_face(self, face: &'static dyn Face) -> Self {
        Self { face, ..self }
    }

    /// How the game is shown.
    #[must_use]
    pub fn face(&self) -> &'static dyn Face {
        self.face
    }

    /// The same kind, with computer players.
    #[must_use]
    pub const fn with_players(self, players: &'static dyn Players) -> Self {
        Self { players, ..self }
    }

    /// The words of the strengths at which the program plays a side of this game, the weakest first; empty if it does
    /// not.
    #[must_use]
    pub fn strengths(&self) -> &'static [&'static str] {
        self.players.strengths()
    }

    /// The lines that a computer player of some strength says for a side, as far as it has thought: the first one now, the
    /// others as long as no other side decides and nothing is revealed in between. It gets the game as that side knows
    /// it, so that nothing hidden can matter. Empty for a side that is not waited for, or a strength that does not exist.
    #[must_use]
    pub fn lines_of_player(&self, game: &dyn Game, side: Side, strength: &str, seed: &Seed) -> Vec<String> {
        self.players.lines(&*game.masked(Viewer::Side(side)), side, strength, seed)
    }

    /// Turns that a side may consider, the best first, each as its lines: at most `most`, which begin differently. They
    /// follow from the game as that side knows it. Empty for a side that is not waited for, or if the program does not play
    /// this game.
    #[must_use]
    pub fn hints(&self, game: &dyn Game, side: Side, most: usize, seed: &Seed) -> Vec<Vec<String>> {
        self.players.hints(&*game.masked(Viewer::Side(side)), side, most, seed)
    }

    /// The purpose of a turn of a side, by how a computer player values the games before and after it. `None` where the
    /// players have no word for it.
    #[must_use]
    pub fn aim(&self, before: &dyn Game, after: &dyn Game, side: Side) -> Option<Aim> {
        let [before, after] = [before, after].map(|game| game.masked(Viewer::Side(side)));
        self.players.aim(&*before, &*after, side)
    }

    /// The kind with an id, if it is among some.
    #[must_use]
    pub fn find(kinds: &[Self], id: &str) -> Option<Self> {
        kinds.iter().copied().find(|kind| kind.id == id)
    }

    /// The files that come with the program, in the order in which they are offered.
    #[must_use]
    pub fn files(&self) -> Vec<SeatFile> {
        (self.files)()
    }

    /// The number of seats at a table on some terms: a text of the game's own, empty for the usual ones.
    ///
    /// # Errors
    ///
    /// If these are no terms of the game.
    pub fn seats_on(&self, terms: &str) -> Result<u8, Unfit> {
        (self.seats_on)(terms)
    }

    /// Deals a game on some terms: the opening as text, for [`Kind::open`]. `data` has one entry a side, in turn order.
    ///
    /// # Errors
    ///
    /// If the data or the terms cannot be read, or do not fit together.
    pub fn deal(&self, data: &[SeatData<'_>], terms: &str, seed: &Seed) -> Result<String, Unfit> {
        (self.deal)(data, terms, seed)
    }

    /// The game at its beginning.
    ///
    /// # Errors
    ///
    /// If the data or the opening cannot be read, or do not fit together.
    pub fn open(&self, data: &[SeatData<'_>], opening: &str) -> Result<Box<dyn Game>, Unfit> {
        (self.open)(data, opening)
    }

    /// Whether a seed deals a game on the usual terms that suits a newcomer on a side: what the game is about comes up in
    /// its first turn. `data` has one entry a side, in turn order.
    #[must_use]
    pub fn suits_newcomer(&self, data: &[SeatData<'_>], seed: &Seed, side: Side) -> bool {
        (self.suits_newcomer)(data, seed, side)
    }

    /// Reads the data of a side that games were begun with.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn check_data(&self, data: SeatData<'_>) -> Result<(), Unfit> {
        (self.check_data)(data)
    }

    /// Where an opening that is kept is not the one that the seed of its game deals. Nothing where they are the same.
    #[must_use]
    pub fn misdeal(&self, data: &[SeatData<'_>], kept: &str, dealt: &str) -> Option<Misdeal> {
        (self.misdeal)(data, kept, dealt)
    }

    /// The record of a game of this kind: what players may share and have checked. Nothing hidden is in it before the
    /// game is over.
    ///
    /// # Errors
    ///
    /// If the opening or a line cannot be read, or it is another game.
    pub fn record(&self, game: &dyn Game, log: &GameLog<'_>) -> Result<String, Unfit> {
        (self.record)(game, log)
    }

    /// Reads a record of this kind of game and checks it by itself. `data` are those that it may name.
    ///
    /// # Errors
    ///
    /// The first place that cannot be read.
    pub fn read_record(&self, text: &str, data: &[SeatData<'_>]) -> Result<WrittenRecord, TextError> {
        (self.read_record)(text, data)
    }

    /// Reads a position, or the one that a record ends with, to try things out in. `None` if there is nothing to try out
    /// in it.
    ///
    /// # Errors
    ///
    /// The first place that cannot be read.
    pub fn read_study(&self, text: &str, data: &[SeatData<'_>]) -> Result<Option<Study>, TextError> {
        (self.read_study)(text, data)
    }
}

impl PartialEq for Kind {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Kind {}

impl fmt::Debug for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Kind").field("id", &self.id).field("version", &self.version).finish_non_exhaustive()
    }
}
