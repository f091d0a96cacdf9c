//! A kind of game: its properties, its files, dealing and opening, and the parts of the program that belong to it.

use std::fmt;

use sha2::{Digest, Sha256};

use super::chance::{Seed, hexadecimal};
use super::command::{GameCommand, Lines, Says};
use super::command_line::CommandLine;
use super::document::{GameLog, Misdeal, Study, TextError, WrittenRecord};
use super::game::Game;
use super::players::{Aim, NoPlayers, Players};
use super::side::{Side, Viewer};
use super::view::{GameView, Plain};
use sztab_words::Rulebook;

/// A kind of game, such as Neuroshima Hex.
pub type Kind = &'static dyn GameKind;

/// The properties of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameInfo {
    /// The id under which the database and records refer to it.
    pub id: &'static str,
    /// Its name, the same in every language.
    pub name: &'static str,
    /// The version of the rules under which new games begin.
    pub version: u32,
    /// The versions under which existing games can continue.
    pub playable: &'static [u32],
    /// The numbers of seats that a session may have, the usual one first.
    pub seats: &'static [u8],
    /// The relation of the sides to each other.
    pub relation: Relation,
    /// True if several sides may be asked at once.
    pub is_simultaneous: bool,
    /// True if viewers differ in what they know.
    pub is_hidden: bool,
    /// True if cards are drawn or dice are rolled during the game.
    pub has_chance: bool,
    /// The number of the rule on draws by agreement, such as `NH-11.11`; `None` if a draw cannot be agreed on.
    pub draws: Option<&'static str>,
    /// The choice of a file for each seat.
    pub factions: Factions,
    /// The seats of a rematch.
    pub rematch: Rematch,
    /// The line that ends a turn, if turns do not end automatically.
    pub end_of_turn: Option<&'static str>,
    /// The ids of the files for a newcomer's game, one per seat.
    pub first_game: &'static [&'static str],
}

impl GameInfo {
    /// True if sides play against each other. Otherwise games are never rated, mirrored or drafted for.
    #[must_use]
    pub fn has_rivals(&self) -> bool {
        self.relation != Relation::Cooperative
    }
}

/// The relation of the sides of a game to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// Each side plays against all others.
    Versus,
    /// Some terms form teams.
    Teams,
    /// All sides win or lose together.
    Cooperative,
}

/// The choice of a file for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Factions {
    /// Each seat plays a different file: a faction, a pilot.
    Distinct,
    /// All seats play the same file: the one named by the terms, or the first one.
    Same,
}

/// The seats of a rematch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rematch {
    /// Two players swap what they play; the loser goes first.
    SwapSeats,
    /// All players play the same again.
    Same,
}

/// The interface to a game before one has been started. Each game is one value of this type.
pub trait GameKind: Send + Sync {
    /// The game's properties.
    fn info(&self) -> &'static GameInfo;

    /// The files included in the program, in the order in which they are offered.
    fn files(&self) -> Vec<SeatFile>;

    /// The number of seats on some terms: a text in the game's own format, empty for the usual terms.
    ///
    /// # Errors
    ///
    /// If these are not terms of the game.
    fn seats_on(&self, terms: &str) -> Result<u8, Unfit> {
        match self.info().seats.first() {
            Some(&usual) if terms.is_empty() => Ok(usual),
            _ => Err(Unfit(format!("the game has no terms `{terms}`"))),
        }
    }

    /// Reads an operator's text of values into the file that is offered to sessions. `name` is the name of its file,
    /// without the extension.
    ///
    /// # Errors
    ///
    /// The first fault in the text.
    fn read_values(&self, _name: &str, _text: &str) -> Result<SeatFile, TextError> {
        Err(TextError::of_text("nothing: the game has no values of owners"))
    }

    /// The id of the file with which all seats play on some terms, if these name one.
    fn file_on<'a>(&self, _terms: &'a str) -> Option<&'a str> {
        None
    }

    /// The lines of a turn on which the other players vote before they are played, legal or not. The list stays the
    /// same throughout the game. Empty if the terms agree on no votes.
    fn proposals(&self, _terms: &str, _game: &dyn Game) -> Vec<String> {
        Vec::new()
    }

    /// Deals a game on some terms: returns the opening as text, which is stored with the game and read by
    /// [`GameKind::open`]. `data` has one entry per side, in turn order.
    ///
    /// # Errors
    ///
    /// If the seats' data or the terms cannot be read, or do not fit together.
    fn deal(&self, data: &[SeatData<'_>], terms: &str, seed: &Seed) -> Result<String, Unfit>;

    /// The game at its beginning. `data` has one entry per side, in turn order.
    ///
    /// # Errors
    ///
    /// If the data or the opening cannot be read, or do not fit together.
    fn open(&self, data: &[SeatData<'_>], opening: &str) -> Result<Box<dyn Game>, Unfit>;

    /// True if a seed, on the usual terms, deals a game that suits a newcomer on a side: the main part of the game
    /// occurs in its first turn. By default every deal does.
    fn suits_newcomer(&self, _data: &[SeatData<'_>], _seed: &Seed, _side: Side) -> bool {
        true
    }

    /// Checks the data of a side in an existing game.
    ///
    /// # Errors
    ///
    /// The first fault in it.
    fn check_data(&self, _data: SeatData<'_>) -> Result<(), Unfit> {
        Ok(())
    }

    /// The place at which a stored opening differs from the one that the game's seed deals; `None` if they agree.
    fn misdeal(&self, _data: &[SeatData<'_>], kept: &str, dealt: &str) -> Option<Misdeal> {
        (kept != dealt).then(Misdeal::somewhere)
    }

    /// The record of a game in its current state, which players may share and have checked. It contains no hidden
    /// information before the game is over.
    ///
    /// # Errors
    ///
    /// If the opening or a line cannot be read, or it is another game.
    fn record(&self, game: &dyn Game, log: &GameLog<'_>) -> Result<String, Unfit> {
        Ok(log.plain(self.info().id, &game.closed_lines()))
    }

    /// Reads a record of this game and checks it on its own. `data` are those that it may refer to.
    ///
    /// # Errors
    ///
    /// The first place that cannot be read.
    fn read_record(&self, _text: &str, _data: &[SeatData<'_>]) -> Result<WrittenRecord, TextError> {
        Err(TextError::of_text("the record of a game whose records can be read"))
    }

    /// Reads a position, or the last position of a record, to try things out in. `data` are those that it may refer to.
    /// `None` if there is nothing to try out in it.
    ///
    /// # Errors
    ///
    /// The first place that cannot be read.
    fn read_study(&self, _text: &str, _data: &[SeatData<'_>]) -> Result<Option<Study>, TextError> {
        Err(TextError::of_text("a position of a game in which things can be tried out"))
    }

    /// The commands by which players play its lines: by default one that completes all of them.
    fn commands(&self) -> &'static [GameCommand] {
        const { &[GameCommand { name: "play", says: Says::Choice { option: "what", lines: Lines::All } }] }
    }

    /// The rulebook for players to look up, if its texts exist.
    fn rulebook(&self) -> Option<&'static Rulebook> {
        None
    }

    /// The commands for texts, if the command line supports the game through this trait.
    fn command_line(&self) -> Option<&'static dyn CommandLine> {
        None
    }

    /// The view of the game; by default its notation alone.
    fn view(&self) -> &'static dyn GameView {
        &Plain
    }

    /// The computer players.
    fn players(&self) -> &'static dyn Players {
        &NoPlayers
    }
}

/// The kind with an id among `kinds`.
#[must_use]
pub fn find_kind(kinds: &[Kind], id: &str) -> Option<Kind> {
    kinds.iter().copied().find(|kind| kind.info().id == id)
}

impl dyn GameKind {
    /// The ids of the strengths at which the program plays a side of this game, the weakest first; empty if it does
    /// not.
    #[must_use]
    pub fn strengths(&self) -> &'static [&'static str] {
        self.players().strengths()
    }

    /// The lines that a computer player of some strength plays for a side, as far as it has planned: the first one now,
    /// the others as long as no other side decides and nothing is revealed in between. It receives the game as that
    /// side knows it, so hidden information cannot affect it. Empty if the side need not act, or the strength does not
    /// exist.
    #[must_use]
    pub fn lines_of_player(&self, game: &dyn Game, side: Side, strength: &str, seed: &Seed) -> Vec<String> {
        self.players().lines(&*game.observed_by(Viewer::Side(side)), side, strength, seed)
    }

    /// Turns that a side may consider, the best first, each as its lines: at most `most`, which begin differently. They
    /// are computed from the game as that side knows it. Empty if the side need not act, or the program does not play
    /// this game.
    #[must_use]
    pub fn hints(&self, game: &dyn Game, side: Side, most: usize, seed: &Seed) -> Vec<Vec<String>> {
        self.players().hints(&*game.observed_by(Viewer::Side(side)), side, most, seed)
    }

    /// The purpose of a side's turn, judging by a computer player's evaluation of the games before and after it. `None`
    /// if the players have no description for it.
    #[must_use]
    pub fn aim(&self, before: &dyn Game, after: &dyn Game, side: Side) -> Option<Aim> {
        let [before, after] = [before, after].map(|game| game.observed_by(Viewer::Side(side)));
        self.players().aim(&*before, &*after, side)
    }
}

impl PartialEq for dyn GameKind {
    fn eq(&self, other: &Self) -> bool {
        self.info().id == other.info().id
    }
}

impl Eq for dyn GameKind {}

impl fmt::Debug for dyn GameKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.info().fmt(formatter)
    }
}

/// The data of one side: what it plays, from a file that is stored with the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatData<'a> {
    /// The id of the faction.
    pub id: &'a str,
    /// The text of the file.
    pub source: &'a str,
}

/// A file with the data of one side, offered to new games and stored with those that started with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatFile {
    /// The id of the faction.
    pub id: String,
    /// SHA-256 of the text, in hexadecimal.
    pub hash: String,
    /// The text.
    pub source: String,
}

impl SeatFile {
    /// A file with this text.
    #[must_use]
    pub fn new(id: impl Into<String>, source: impl Into<String>) -> Self {
        let source = source.into();
        Self { id: id.into(), hash: hexadecimal(&Sha256::digest(&source)), source }
    }

    /// The data for [`GameKind::deal`] and [`GameKind::open`].
    #[must_use]
    pub fn data(&self) -> SeatData<'_> {
        SeatData { id: &self.id, source: &self.source }
    }
}

impl SeatData<'_> {
    /// SHA-256 of the file in hexadecimal, by which games refer to their data.
    #[must_use]
    pub fn hash(&self) -> String {
        hexadecimal(&Sha256::digest(self.source))
    }
}

/// The reason a game cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unfit(pub String);
