//! The game's kind: its properties, its files, dealing and opening.

use std::sync::Arc;

use sztab_game::document::{GameLog, WrittenRecord};
use sztab_game::record::{self, Record};
use sztab_game::view::GameView;
use sztab_game::{
    CommandLine, Factions, Game, GameCommand, GameInfo, GameKind, GameState as _, Kind, Lines, Players, Relation,
    Rematch, Says, SeatData, SeatFile, Seed, TextError, Unfit,
};
use sztab_words::Rulebook;

use crate::action::Action;
use crate::game::{GearsGame, RULES_VERSION};
use crate::position;
use crate::setup;
use crate::state::Mode;
use crate::terms::{OPEN, Offer};
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
    factions: Factions::Distinct,
    rematch: Rematch::Same,
    end_of_turn: Some("end"),
    first_game: &["marcus", "dom"],
};

/// Verbs of attack lines.
const ATTACKS: &[&str] = &["attack", "guard", "troika", "hit", "rolled", "wounds"];
/// Verbs of lines that use weapons, equipment or special actions.
const USES: &[&str] = &["use", "take", "revive", "drop", "spend"];
/// Verbs of lines that answer a question.
const ANSWERS: &[&str] = &[
    "discard", "dodge", "follow", "pass", "wait", "hold", "next", "target", "to", "cover", "hole", "exit", "toward",
    "heal", "marker", "choose", "auto", "lose", "keep", "unlock", "ticker", "grinder", "hammer", "yes", "no", "done",
    "arrived", "none", "here", "laid", "overlap", "goal", "by", "tile",
];
/// Verbs of lines in a player's own turn.
const PLAYS: &[&str] = &[
    "order", "run", "shoot", "move", "ammo", "help", "rally", "shift", "expose", "skip", "team", "explore", "extra",
    "swap", "place", "stay", "crawl",
];

/// The Discord commands that play a line given in notation (contract, section 9).
pub(crate) const COMMANDS: [GameCommand; 6] = {
    const fn choice(name: &'static str, option: &'static str, verbs: &'static [&'static str]) -> GameCommand {
        GameCommand { name, says: Says::Choice { option, lines: Lines::With(verbs) } }
    }
    [
        GameCommand { name: "draw", says: Says::Line("draw") },
        choice("play", "what", PLAYS),
        choice("battle", "attack", ATTACKS),
        choice("use", "ability", USES),
        choice("discard", "tile", ANSWERS),
        GameCommand { name: "end", says: Says::Line("end") },
    ]
};

impl From<setup::Unfit> for Unfit {
    fn from(unfit: setup::Unfit) -> Self {
        Self(unfit.to_string())
    }
}

/// The values of a session, which must be the same for all seats, and the COG of each seat.
fn table_of(data: &[SeatData<'_>]) -> Result<(Arc<Values>, Vec<CogId>), Unfit> {
    let Some(first) = data.first() else { return Err(Unfit("a table has one to four seats".to_owned())) };
    if data.iter().any(|seat| seat.source != first.source) {
        return Err(Unfit("all seats play with the same values".to_owned()));
    }
    let values = Values::read_shared(first.source).map_err(|error| Unfit(error.to_string()))?;
    let find = |seat: &SeatData<'_>| values.find_cog(seat.id).ok_or_else(|| Unfit(format!("no COG is `{}`", seat.id)));
    let cogs = data.iter().map(find).collect::<Result<Vec<_>, _>>()?;
    Ok((values, cogs))
}

/// Reads the terms of a lobby.
pub(crate) fn terms_of(text: &str) -> Result<Offer, Unfit> {
    text.parse().map_err(|word: String| Unfit(format!("the game has no terms `{word}`")))
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

    fn seats_on(&self, terms: &str) -> Result<u8, Unfit> {
        let offer = terms_of(terms)?;
        let (least, most) = Values::built_in().mission(offer.terms.mission).players;
        Ok(offer.seats.unwrap_or_else(|| INFO.seats[0].clamp(least, most)))
    }

    fn read_values(&self, name: &str, text: &str) -> Result<SeatFile, TextError> {
        let values = Values::read(text)?;
        if name == OPEN || values.find_cog(name).is_some() {
            let expected = "another name of the file: this one is taken".to_owned();
            return Err(TextError { line: 1, column: 1, expected });
        }
        Ok(SeatFile::new(name, text))
    }

    fn file_on<'a>(&self, terms: &'a str) -> Option<&'a str> {
        terms.split_whitespace().find_map(|word| word.strip_prefix("values="))
    }

    fn proposals(&self, terms: &str, game: &dyn Game) -> Vec<String> {
        let is_voted_on = terms_of(terms).is_ok_and(|offer| offer.vote);
        let Some(game) = game.downcast_ref::<GearsGame>().filter(|_| is_voted_on) else { return Vec::new() };
        let cards: Vec<OrderId> = if game.state.hides_hands() {
            vec![OrderId::HIDDEN]
        } else {
            (0..).map(OrderId).take(game.values.orders.len()).collect()
        };
        let plays = Mode::WORDS.iter().flat_map(|(_, mode)| cards.iter().map(|card| Action::Play(*mode, *card)));
        plays.map(|action| action.print(&game.values)).collect()
    }

    fn deal(&self, data: &[SeatData<'_>], terms: &str, seed: &Seed) -> Result<String, Unfit> {
        let offer = terms_of(terms)?;
        let (values, cogs) = table_of(data)?;
        if let Some(seats) = offer.seats.filter(|&seats| usize::from(seats) != data.len()) {
            return Err(Unfit(format!("{} seats instead of {seats}", data.len())));
        }
        Ok(GearsGame::on_terms(&values, offer.terms, &cogs, seed)?.position())
    }

    fn open(&self, data: &[SeatData<'_>], opening: &str) -> Result<Box<dyn Game>, Unfit> {
        let (values, cogs) = table_of(data)?;
        let game = position::read(opening, &[values]).map_err(|error| Unfit(error.to_string()))?;
        if game.state.cogs.iter().map(|cog| cog.card).ne(cogs) {
            return Err(Unfit("the opening is not one of these COGs".to_owned()));
        }
        Ok(Box::new(game))
    }

    fn check_data(&self, data: SeatData<'_>) -> Result<(), Unfit> {
        table_of(&[data]).map(|_| ())
    }

    fn record(&self, game: &dyn Game, log: &GameLog<'_>) -> Result<String, Unfit> {
        let game = game.downcast_ref::<GearsGame>().ok_or_else(|| Unfit("the game is another one".to_owned()))?;
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

    fn players(&self) -> &'static dyn Players {
        &crate::players::ComputerPlayers
    }
}
