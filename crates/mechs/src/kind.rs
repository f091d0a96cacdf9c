//! The game's kind: its properties, its files, dealing and opening.

use std::sync::Arc;

use sztab_game::document::{GameLog, WrittenRecord};
use sztab_game::record::{self, Record};
use sztab_game::view::GameView;
use sztab_game::{
    CommandLine, FactionAssignment, Game, GameInfo, GameKind, InvalidSetup, Kind, Players, Relation, RematchSeating,
    SeatData, SeatFile, Seating, Seed, TextError,
};
use sztab_words::Rulebook;

use crate::arena::Arena;
use crate::game::{MechsGame, RULES_VERSION};
use crate::position::{self, Catalogue};
use crate::state::State;
use crate::terms::Terms;
use crate::texts::RULEBOOK;
use crate::values::{FILES, Values, ValuesError};

/// The game's kind, for the program's list of games.
pub const KIND: Kind = &Mechs;

#[derive(Debug)]
struct Mechs;

pub(crate) const INFO: GameInfo = GameInfo {
    id: "mechs",
    name: "Tiny Epic Mechs",
    version: RULES_VERSION,
    playable: &[1],
    seats: &[4, 3, 2, 1],
    relation: Relation::Versus,
    is_simultaneous: true,
    is_hidden: true,
    has_chance: true,
    draws: Some("TEM-18.6"),
    factions: FactionAssignment::Same,
    rematch: RematchSeating::Same,
    end_of_turn: None,
    first_game: &["open-1", "open-1", "open-1", "open-1"],
};

/// The values of a session, which must be the same for all seats.
fn parse_seat_values(data: &[SeatData<'_>]) -> Result<Arc<Values>, InvalidSetup> {
    let Some(first) = data.first() else { return Err(InvalidSetup("a table has one to four seats".to_owned())) };
    if data.iter().any(|seat| seat.source != first.source) {
        return Err(InvalidSetup("all seats play with the same values".to_owned()));
    }
    read_values(first.source).map_err(InvalidSetup)
}

/// Reads the values in a file.
pub(crate) fn read_values(source: &str) -> Result<Arc<Values>, String> {
    Values::read_shared(source).map_err(|error| error.to_string())
}

/// The terms of a lobby: the game's terms, and the seats.
#[derive(Debug, Default)]
pub(crate) struct Offer<'a> {
    pub seats: Option<u8>,
    /// The id of the values; if `None`, the first values on offer.
    pub values: Option<&'a str>,
    pub terms: Terms,
}

/// Reads the terms of a lobby.
pub(crate) fn parse_offer(text: &str) -> Result<Offer<'_>, InvalidSetup> {
    let unknown = |word: &str| InvalidSetup(format!("the game has no terms `{word}`"));
    let mut offer = Offer::default();
    let mut rest = Vec::new();
    for word in text.split_whitespace() {
        if let Some(number) = word.strip_prefix("seats=") {
            let number = number.parse().ok().filter(|number| INFO.seats.contains(number));
            offer.seats = Some(number.ok_or_else(|| unknown(word))?);
        } else if let Some(id) = word.strip_prefix("values=") {
            offer.values = Some(id);
        } else if !Seating::is_word(word) {
            rest.push(word);
        }
    }
    offer.terms = rest.join(" ").parse().map_err(|word: String| unknown(&word))?;
    Ok(offer)
}

impl GameKind for Mechs {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn files(&self) -> Vec<SeatFile> {
        FILES.map(|(id, file)| SeatFile::new(id, file)).into()
    }

    fn seat_count(&self, terms: &str) -> Result<u8, InvalidSetup> {
        Ok(parse_offer(terms)?.seats.unwrap_or(INFO.seats[0]))
    }

    fn read_values(&self, _name: &str, text: &str) -> Result<SeatFile, TextError> {
        let values = Values::read(text).map_err(|ValuesError { path, line, expected }| TextError {
            line,
            column: 1,
            expected: format!("{expected} at {path}"),
        })?;
        Ok(SeatFile::new(&values.id, text))
    }

    fn shared_file<'a>(&self, terms: &'a str) -> Option<&'a str> {
        parse_offer(terms).ok()?.values
    }

    fn deal(&self, data: &[SeatData<'_>], terms: &str, seed: &Seed) -> Result<String, InvalidSetup> {
        let offer = parse_offer(terms)?;
        let arena =
            Arena::for_people(data.len()).ok_or_else(|| InvalidSetup("a table has one to four seats".to_owned()))?;
        if let Some(seats) = offer.seats.filter(|&seats| usize::from(seats) != data.len()) {
            return Err(InvalidSetup(format!("{} seats instead of {seats}", data.len())));
        }
        let values = parse_seat_values(data)?;
        if let Some(id) = offer.values.filter(|&id| id != values.id) {
            return Err(InvalidSetup(format!("the values `{}` instead of `{id}`", values.id)));
        }
        Ok(position::print(&values, &State::deal(&values, arena, offer.terms, seed)))
    }

    fn open(&self, data: &[SeatData<'_>], opening: &str) -> Result<Box<dyn Game>, InvalidSetup> {
        let values = parse_seat_values(data)?;
        let game = MechsGame::from_opening(&values, opening)?;
        if game.state().arena.people() != data.len() {
            return Err(InvalidSetup(format!("the opening is not one for {} seats", data.len())));
        }
        Ok(Box::new(game))
    }

    fn record(&self, game: &dyn Game, log: &GameLog<'_>) -> Result<String, InvalidSetup> {
        let game =
            game.downcast_ref::<MechsGame>().ok_or_else(|| InvalidSetup("the game is another one".to_owned()))?;
        record::to_text(game, log, |opening| position::read(opening, &Catalogue::new([Arc::clone(game.values())])))
    }

    fn read_record(&self, text: &str, data: &[SeatData<'_>]) -> Result<WrittenRecord, TextError> {
        let values = data.iter().filter_map(|seat| read_values(seat.source).ok());
        let catalogue = Catalogue::new(values);
        Ok(Record::read(text, |opening| position::read(opening, &catalogue))?.check(text))
    }

    fn rulebook(&self) -> Option<&'static Rulebook> {
        Some(&RULEBOOK)
    }

    fn command_line(&self) -> Option<&'static dyn CommandLine> {
        Some(&crate::cli::Cli)
    }

    fn view(&self) -> &'static dyn GameView {
        &crate::view::View
    }

    fn computer_players(&self) -> &'static dyn Players {
        &crate::players::ComputerPlayers
    }

    fn check_data(&self, data: SeatData<'_>) -> Result<(), InvalidSetup> {
        read_values(data.source).map(|_| ()).map_err(InvalidSetup)
    }
}

impl MechsGame {
    /// A new game.
    #[must_use]
    pub fn new(values: &Arc<Values>, people: Arena, terms: Terms, seed: &Seed) -> Self {
        let mut game = Self::from_state(Arc::clone(values), State::deal(values, people, terms, seed));
        // A new game reaches its first question without hidden information, so this cannot fail.
        let _ = game.run_to_next_question();
        game
    }

    /// Recreates the game from an opening.
    fn from_opening(values: &Arc<Values>, opening: &str) -> Result<Self, InvalidSetup> {
        position::read(opening, &Catalogue::new([Arc::clone(values)])).map_err(|error| InvalidSetup(error.to_string()))
    }
}
