//! A kind of game: its properties and files, how it is dealt and opened, and the parts of the program that belong to
//! it.

use std::fmt;

use sha2::{Digest, Sha256};

use super::chance::{Seed, to_hex};
use super::command::{GameCommand, Lines, PlayedLine};
use super::command_line::CommandLine;
use super::document::{GameLog, Misdeal, Study, TextError, WrittenRecord};
use super::game::Game;
use super::players::{Aim, NoPlayers, Players};
use super::seating::{FactionMode, Seating};
use super::side::{Side, Viewer};
use super::view::{GameView, PlainView};
use sztab_words::Rulebook;

/// A kind of game, such as Neuroshima Hex.
pub type Kind = &'static dyn GameKind;

/// The properties of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameInfo {
    /// The id by which the database and records refer to the game.
    pub id: &'static str,
    /// The game's name, the same in every language.
    pub name: &'static str,
    /// The version of the rules under which new games begin.
    pub version: u32,
    /// The versions of the rules under which existing games can continue.
    pub playable: &'static [u32],
    /// The possible numbers of seats in a session, the usual one first.
    pub seats: &'static [u8],
    /// The sides' relation to each other.
    pub relation: Relation,
    /// True if several sides may have to act at once.
    pub is_simultaneous: bool,
    /// True if viewers have different information.
    pub is_hidden: bool,
    /// True if cards are drawn or dice are rolled during the game.
    pub has_chance: bool,
    /// The number of the rule on draws by agreement, such as `NH-11.11`; `None` if players cannot agree on a draw.
    pub draws: Option<&'static str>,
    /// The assignment of files to seats.
    pub factions: FactionAssignment,
    /// The assignment of seats in a rematch.
    pub rematch: RematchSeating,
    /// The line that ends a turn; `None` if turns end automatically.
    pub end_of_turn: Option<&'static str>,
    /// The ids of the files for a newcomer's game, one per seat.
    pub first_game: &'static [&'static str],
}

impl GameInfo {
    /// True if sides play against each other. In all other games, there are no ratings, mirrored matches or drafts.
    #[must_use]
    pub fn has_rivals(&self) -> bool {
        self.relation != Relation::Cooperative
    }
}

/// The relation of a game's sides to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// Each side plays against all others.
    Versus,
    /// Some terms create teams.
    Teams,
    /// All sides win or lose together.
    Cooperative,
}

/// The assignment of files to seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactionAssignment {
    /// Each seat plays a different file: a faction, a pilot.
    Distinct,
    /// All seats play the same file: the one named by the terms, or else the first one.
    Same,
}

/// The assignment of seats in a rematch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RematchSeating {
    /// The two players swap what they play; the loser goes first.
    SwapSeats,
    /// All players play what they played before.
    Same,
}

/// The interface to a game before one has been started. Each game is one value of this type.
pub trait GameKind: Send + Sync {
    /// The game's properties.
    fn info(&self) -> &'static GameInfo;

    /// The files included in the program, in the order in which they are listed.
    fn files(&self) -> Vec<SeatFile>;

    /// The number of seats on some terms. `terms` is text in the game's own format, empty for the usual terms.
    ///
    /// # Errors
    ///
    /// If the text does not contain terms of the game.
    fn seat_count(&self, terms: &str) -> Result<u8, InvalidSetup> {
        match self.info().seats.first() {
            Some(&usual) if Seating::split(terms).1.is_empty() => Ok(usual),
            _ => Err(InvalidSetup(format!("the game has no terms `{terms}`"))),
        }
    }

    /// The seating of a session on some terms.
    fn seating(&self, terms: &str) -> Seating {
        let (agreed, _) = Seating::split(terms);
        match self.info().factions {
            FactionAssignment::Distinct => agreed,
            FactionAssignment::Same => Seating { factions: FactionMode::Same, ..agreed },
        }
    }

    /// The terms on which a game is dealt: those of a session without the ones that concern only the session. Games on
    /// equal ones are counted together.
    fn rules_on(&self, terms: &str) -> String {
        Seating::split(terms).1
    }

    /// Reads an operator's file of values and returns the file to be offered to sessions. `name` is the file's name
    /// without the extension.
    ///
    /// # Errors
    ///
    /// The first error in the text.
    fn read_values(&self, _name: &str, _text: &str) -> Result<SeatFile, TextError> {
        Err(TextError::at_start("nothing: the game has no values of owners"))
    }

    /// The id of the file that all seats play on some terms, if the terms name one.
    fn shared_file<'a>(&self, _terms: &'a str) -> Option<&'a str> {
        None
    }

    /// The file of a seat that plays with the file that all seats share: it replaces the seat's own, unless the game needs
    /// both.
    fn join_files(&self, file: SeatFile, shared: &SeatFile) -> SeatFile {
        SeatFile::new(file.id, &*shared.source)
    }

    /// The lines that the other players vote on before they can be played in a turn, whether or not they are legal now.
    /// The list stays the same throughout the game. Empty if the terms provide for no votes.
    fn proposals(&self, _terms: &str, _game: &dyn Game) -> Vec<String> {
        Vec::new()
    }

    /// Deals a game on some terms: returns the opening as text, which is stored with the game and read by
    /// [`GameKind::open`]. `data` has one entry per side, in turn order.
    ///
    /// # Errors
    ///
    /// If the seats' data or the terms cannot be read, or do not match.
    fn deal(&self, data: &[SeatData<'_>], terms: &str, seed: &Seed) -> Result<String, InvalidSetup>;

    /// The game at its beginning. `data` has one entry per side, in turn order.
    ///
    /// # Errors
    ///
    /// If the data or the opening cannot be read, or do not match.
    fn open(&self, data: &[SeatData<'_>], opening: &str) -> Result<Box<dyn Game>, InvalidSetup>;

    /// True if a seed, on the usual terms, deals a game that suits a newcomer on a side: the central part of the game
    /// occurs in the newcomer's first turn. By default, every deal suits.
    fn suits_newcomer(&self, _data: &[SeatData<'_>], _seed: &Seed, _side: Side) -> bool {
        true
    }

    /// Checks the data of a side in an existing game.
    ///
    /// # Errors
    ///
    /// The first error in the data.
    fn check_data(&self, _data: SeatData<'_>) -> Result<(), InvalidSetup> {
        Ok(())
    }

    /// The first difference between a stored opening and the one that the game's seed deals; `None` if they agree.
    fn misdeal(&self, _data: &[SeatData<'_>], kept: &str, dealt: &str) -> Option<Misdeal> {
        (kept != dealt).then(Misdeal::unspecified)
    }

    /// The record of a game in its current state, which players may share and have checked. It contains no hidden
    /// information before the game is over.
    ///
    /// # Errors
    ///
    /// If the opening or a line cannot be read, or `game` is of another kind.
    fn record(&self, game: &dyn Game, log: &GameLog<'_>) -> Result<String, InvalidSetup> {
        Ok(log.to_plain_record(self.info().id, &game.closed_lines()))
    }

    /// Reads a record of this game and checks it on its own. `data` is the data that the record may refer to.
    ///
    /// # Errors
    ///
    /// The first position in the text that cannot be read.
    fn read_record(&self, _text: &str, _data: &[SeatData<'_>]) -> Result<WrittenRecord, TextError> {
        Err(TextError::at_start("the record of a game whose records can be read"))
    }

    /// Reads a position, or the last position of a record, to try things out in. `data` is the data that the text may
    /// refer to. `None` if there is nothing to try out in the position.
    ///
    /// # Errors
    ///
    /// The first position in the text that cannot be read.
    fn read_study(&self, _text: &str, _data: &[SeatData<'_>]) -> Result<Option<Study>, TextError> {
        Err(TextError::at_start("a position of a game in which things can be tried out"))
    }

    /// The commands by which players play lines of the game: by default, one command that completes all lines.
    fn commands(&self) -> &'static [GameCommand] {
        const { &[GameCommand { name: "play", says: PlayedLine::Choice { option: "what", lines: Lines::All } }] }
    }

    /// The rulebook for players to look up, if its texts are included.
    fn rulebook(&self) -> Option<&'static Rulebook> {
        None
    }

    /// The game's command line interface, if it has one.
    fn command_line(&self) -> Option<&'static dyn CommandLine> {
        None
    }

    /// The game's view; by default, its notation alone.
    fn view(&self) -> &'static dyn GameView {
        &PlainView
    }

    /// The computer players.
    fn computer_players(&self) -> &'static dyn Players {
        &NoPlayers
    }
}

/// The kind with this id among `kinds`.
#[must_use]
pub fn find_kind(kinds: &[Kind], id: &str) -> Option<Kind> {
    kinds.iter().copied().find(|kind| kind.info().id == id)
}

impl dyn GameKind {
    /// The ids of the strengths at which the program plays a side of this game, the weakest first; empty if it does not
    /// play the game.
    #[must_use]
    pub fn strengths(&self) -> &'static [&'static str] {
        self.computer_players().strengths()
    }

    /// The lines that a computer player of some strength plays for a side, as far as it has planned: the first line
    /// now, and the others as long as no other side decides and nothing is revealed in between. The computer player
    /// receives the game as that side knows it, so hidden information cannot affect its choice. Empty if the side does
    /// not have to act, or the strength does not exist.
    #[must_use]
    pub fn planned_lines(&self, game: &dyn Game, side: Side, strength: &str, seed: &Seed) -> Vec<String> {
        self.computer_players().planned_lines(&*game.observed_by(Viewer::Side(side)), side, strength, seed)
    }

    /// Turns that a side may consider, the best first: at most `most` turns, each as its lines, and each with a
    /// different beginning. They are computed from the game as that side knows it. Empty if the side does not have to
    /// act, or the program does not play this game.
    #[must_use]
    pub fn hints(&self, game: &dyn Game, side: Side, most: usize, seed: &Seed) -> Vec<Vec<String>> {
        self.computer_players().hints(&*game.observed_by(Viewer::Side(side)), side, most, seed)
    }

    /// The purpose of a side's turn, based on a computer player's evaluation of the game before and after it. `None` if
    /// the computer players have no description for it.
    #[must_use]
    pub fn aim(&self, before: &dyn Game, after: &dyn Game, side: Side) -> Option<Aim> {
        let [before, after] = [before, after].map(|game| game.observed_by(Viewer::Side(side)));
        self.computer_players().aim(&*before, &*after, side)
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

/// The data of one side: the text of what the side plays, from a file that is stored with the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatData<'a> {
    /// The id of the faction.
    pub id: &'a str,
    /// The text of the file.
    pub source: &'a str,
}

/// A file with the data of one side. It is offered to new games, and stored with the games that use it.
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
    /// Creates a file with this text.
    #[must_use]
    pub fn new(id: impl Into<String>, source: impl Into<String>) -> Self {
        let source = source.into();
        Self { id: id.into(), hash: to_hex(&Sha256::digest(&source)), source }
    }

    /// The data for [`GameKind::deal`] and [`GameKind::open`].
    #[must_use]
    pub fn data(&self) -> SeatData<'_> {
        SeatData { id: &self.id, source: &self.source }
    }
}

impl SeatData<'_> {
    /// SHA-256 of the file's text in hexadecimal, by which games refer to their data.
    #[must_use]
    pub fn hash(&self) -> String {
        to_hex(&Sha256::digest(self.source))
    }
}

/// The reason a game cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct InvalidSetup(pub String);
