//! The game's kind: its properties, its files, dealing and opening.

use std::sync::Arc;

use sztab_game::document::{GameLog, WrittenRecord};
use sztab_game::record::{self, Record};
use sztab_game::view::GameView;
use sztab_game::{
    CommandLine, FactionAssignment, Game, GameCommand, GameInfo, GameKind, GameState as _, InvalidSetup, Kind, Lines,
    PlayedLine, Players, Relation, RematchSeating, SeatData, SeatFile, Seed, TextError,
};
use sztab_words::Rulebook;

use crate::action::Action;
use crate::game::{GearsGame, RULES_VERSION};
use crate::position;
use crate::setup;
use crate::state::Mode;
use crate::terms::{OPEN_VALUES_ID, Offer};
use crate::texts::RULEBOOK;
use crate::values::{CogId, OrderId, Values};

/// The game's kind, for the program's list of games.
pub const KIND: Kind = &Gears;

#[derive(Debug)]
struct Gears;

pub(crate) const INFO: GameInfo = GameInfo {
    id: "gears",
    name: "Gears of War: The Board Game",
    version: RULES_VERSION,
    playable: &[1],
    seats: &[2, 1, 3, 4],
    relation: Relation::Cooperative,
    is_simultaneous: true,
    is_hidden: true,
    has_chance: true,
    draws: None,
    factions: FactionAssignment::Distinct,
    rematch: RematchSeating::Same,
    end_of_turn: Some("end"),
    first_game: &["marcus", "dom"],
};

/// Verbs of attack lines.
const ATTACK_VERBS: &[&str] = &["attack", "guard", "troika", "hit", "rolled", "wounds"];
/// Verbs of lines that use weapons, equipment or special actions.
const USE_VERBS: &[&str] = &["use", "take", "revive", "drop", "spend"];
/// Verbs of lines that answer a question.
const ANSWER_VERBS: &[&str] = &[
    "discard", "dodge", "follow", "pass", "wait", "hold", "next", "target", "to", "cover", "hole", "exit", "toward",
    "heal", "marker", "choose", "auto", "lose", "keep", "unlock", "ticker", "grinder", "hammer", "yes", "no", "done",
    "arrived", "none", "here", "laid", "overlap", "goal", "by", "tile",
];
/// Verbs of lines in a player's own turn.
const TURN_VERBS: &[&str] = &[
    "order", "run", "shoot", "move", "ammo", "help", "rally", "shift", "expose", "skip", "team", "explore", "extra",
    "swap", "place", "stay", "crawl",
];

/// The Discord commands that play a line given in notation (contract, section 9).
pub(crate) const COMMANDS: [GameCommand; 6] = {
    const fn choice_command(name: &'static str, option: &'static str, verbs: &'static [&'static str]) -> GameCommand {
        GameCommand { name, says: PlayedLine::Choice { option, lines: Lines::With(verbs) } }
    }
    [
        GameCommand { name: "draw", says: PlayedLine::Line("draw") },
        choice_command("play", "what", TURN_VERBS),
        choice_command("battle", "attack", ATTACK_VERBS),
        choice_command("use", "ability", USE_VERBS),
        choice_command("discard", "tile", ANSWER_VERBS),
        GameCommand { name: "end", says: PlayedLine::Line("end") },
    ]
};

impl From<setup::SetupError> for InvalidSetup {
    fn from(unfit: setup::SetupError) -> Self {
        Self(unfit.to_string())
    }
}

/// The values of a session, which must be the same for all seats, and the COG of each seat.
fn parse_seat_data(data: &[SeatData<'_>]) -> Result<(Arc<Values>, Vec<CogId>), InvalidSetup> {
    let Some(first) = data.first() else { return Err(InvalidSetup("a table has one to four seats".to_owned())) };
    if data.iter().any(|seat| seat.source != first.source) {
        return Err(InvalidSetup("all seats play with the same values".to_owned()));
    }
    let values = Values::read_shared(first.source).map_err(|error| InvalidSetup(error.to_string()))?;
    let find =
        |seat: &SeatData<'_>| values.find_cog(seat.id).ok_or_else(|| InvalidSetup(format!("no COG is `{}`", seat.id)));
    let cogs = data.iter().map(find).collect::<Result<Vec<_>, _>>()?;
    Ok((values, cogs))
}

/// Reads the terms of a lobby.
pub(crate) fn parse_terms(text: &str) -> Result<Offer, InvalidSetup> {
    text.parse().map_err(|word: String| InvalidSetup(format!("the game has no terms `{word}`")))
}

impl GameKind for Gears {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn files(&self) -> Vec<SeatFile> {
        let values = Values::built_in();
        let cogs = values.cogs.iter().map(|cog| SeatFile::new(&cog.id, &values.source));
        let others = Values::all_built_in()[1..].iter().map(|other| SeatFile::new(&other.id, &other.source));
        cogs.chain(others).collect()
    }

    fn seat_count(&self, terms: &str) -> Result<u8, InvalidSetup> {
        let offer = parse_terms(terms)?;
        let (least, most) = Values::built_in().mission(offer.terms.mission).players;
        Ok(offer.seats.unwrap_or_else(|| INFO.seats[0].clamp(least, most)))
    }

    fn read_values(&self, name: &str, text: &str) -> Result<SeatFile, TextError> {
        let values = Values::read(text)?;
        if name == OPEN_VALUES_ID || values.find_cog(name).is_some() {
            let expected = "another name of the file: this one is taken".to_owned();
            return Err(TextError { line: 1, column: 1, expected });
        }
        Ok(SeatFile::new(name, text))
    }

    fn shared_file<'a>(&self, terms: &'a str) -> Option<&'a str> {
        terms.split_whitespace().find_map(|word| word.strip_prefix("values="))
    }

    fn proposals(&self, terms: &str, game: &dyn Game) -> Vec<String> {
        let is_voted_on = parse_terms(terms).is_ok_and(|offer| offer.vote);
        let Some(game) = game.downcast_ref::<GearsGame>().filter(|_| is_voted_on) else { return Vec::new() };
        let cards: Vec<OrderId> = if game.state.hides_hands() {
            vec![OrderId::HIDDEN]
        } else {
            (0..).map(OrderId).take(game.values.orders.len()).collect()
        };
        let plays = Mode::KEYWORDS.iter().flat_map(|(_, mode)| cards.iter().map(|card| Action::Play(*mode, *card)));
        plays.map(|action| action.to_notation(&game.values)).collect()
    }

    fn deal(&self, data: &[SeatData<'_>], terms: &str, seed: &Seed) -> Result<String, InvalidSetup> {
        let offer = parse_terms(terms)?;
        let (values, cogs) = parse_seat_data(data)?;
        if let Some(seats) = offer.seats.filter(|&seats| usize::from(seats) != data.len()) {
            return Err(InvalidSetup(format!("{} seats instead of {seats}", data.len())));
        }
        Ok(GearsGame::with_terms(&values, offer.terms, &cogs, seed)?.position())
    }

    fn open(&self, data: &[SeatData<'_>], opening: &str) -> Result<Box<dyn Game>, InvalidSetup> {
        let (values, cogs) = parse_seat_data(data)?;
        let game = position::read(opening, &[values]).map_err(|error| InvalidSetup(error.to_string()))?;
        if game.state.cogs.iter().map(|cog| cog.card).ne(cogs) {
            return Err(InvalidSetup("the opening is not one of these COGs".to_owned()));
        }
        Ok(Box::new(game))
    }

    fn check_data(&self, data: SeatData<'_>) -> Result<(), InvalidSetup> {
        parse_seat_data(&[data]).map(|_| ())
    }

    fn record(&self, game: &dyn Game, log: &GameLog<'_>) -> Result<String, InvalidSetup> {
        let game =
            game.downcast_ref::<GearsGame>().ok_or_else(|| InvalidSetup("the game is another one".to_owned()))?;
        record::to_text(game, log, |opening| position::read(opening, &[Arc::clone(&game.values)]))
    }

    fn read_record(&self, text: &str, data: &[SeatData<'_>]) -> Result<WrittenRecord, TextError> {
        let known: Vec<Arc<Values>> = data.iter().filter_map(|seat| Values::read_shared(seat.source).ok()).collect();
        Ok(Record::read(text, |opening| position::read(opening, &known))?.check(text))
    }

    fn command_line(&self) -> Option<&'static dyn CommandLine> {
        Some(&crate::cli::Cli)
    }

    fn commands(&self) -> &'static [GameCommand] {
        &COMMANDS
    }

    fn rulebook(&self) -> Option<&'static Rulebook> {
        Some(&RULEBOOK)
    }

    fn view(&self) -> &'static dyn GameView {
        &crate::view::View
    }

    fn computer_players(&self) -> &'static dyn Players {
        &crate::players::ComputerPlayers
    }
}
