//! Neuroshima Hex: rules, notation, texts, pictures and computer players.
//!
//! [`KIND`] is all that the rest of the program needs. The parts can be used by themselves:
//!
//! ```
//! use sztab_neuroshima::players::{PlayerView, Strength};
//! use sztab_neuroshima::rules::Side;
//! use sztab_neuroshima::rules::notation::{Catalogue, Position};
//!
//! let text = "board 19
//! side X army=moloch
//! side Y army=outpost
//! hand X hybrid
//! turn X phase=play
//! unit C2 Y/commando rot=3
//! unit C3 X/hunter_killer
//! ";
//! let mut game = Position::parse(text, &Catalogue::built_in())?.game();
//! let view = PlayerView::for_next_side(&game).expect("somebody is to act");
//! let action = view.choose(Strength::Casual, &[1; 32]);
//! assert!(game.legal_actions().contains(&action));
//! game.apply(Side(0), action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | content |
//! |---|---|
//! | [`rules`] | boards, tiles, armies, legal actions, Battles, events; [`rules::notation`] |
//! | [`players`] | computer players: what they choose by what their side sees |
//! | [`texts`] | texts by key, the rulebook |
//! | [`words`] | sentences: actions, questions, refusals, stories |
//! | [`pictures`] | tables, films, cards, symbols |
//! | [`view`] | the interface's view of it: posts, panels, pictures with their texts |
//! | [`computer_players`] | the computer players as the referee calls them |

#![warn(missing_docs)]

use sztab_game::document::{GameLog, Misdeal, Study, TextError, WrittenRecord};
use sztab_game::view::GameView;
use sztab_game::{
    GameCommand, GameInfo, GameKind, InvalidSetup, Kind, Lines, PlayedLine, Players, SeatData, SeatFile, Seating, Seed,
    Side,
};
use sztab_words::Rulebook;

use agreed::Agreed;
use rules::{Army, Game, TermsError, documents, interface};

mod agreed;
pub mod computer_players;
pub mod pictures;
pub mod players;
pub mod rules;
pub mod texts;
pub mod view;
pub mod words;

/// The game with its computer players and its view.
pub const KIND: Kind = &Neuroshima;

#[derive(Debug)]
struct Neuroshima;

/// The commands by which players play lines of the notation.
const COMMANDS: [GameCommand; 8] = {
    const fn line_command(name: &'static str) -> GameCommand {
        GameCommand { name, says: PlayedLine::Line(name) }
    }
    const fn choice_command(name: &'static str, option: &'static str, lines: Lines) -> GameCommand {
        GameCommand { name, says: PlayedLine::Choice { option, lines } }
    }
    [
        line_command("draw"),
        line_command("redraw"),
        choice_command("discard", "tile", Lines::Of("discard")),
        choice_command("play", "what", Lines::Without(&["draw", "redraw", "discard", "use", "choose", "end"])),
        choice_command("use", "ability", Lines::Of("use")),
        line_command("battle"),
        choice_command("choose", "answer", Lines::Answers("choose")),
        line_command("end"),
    ]
};

fn agreed(terms: &str) -> Result<Agreed, InvalidSetup> {
    terms.parse().map_err(|error: TermsError| InvalidSetup(error.to_string()))
}

impl GameKind for Neuroshima {
    fn info(&self) -> &'static GameInfo {
        &interface::INFO
    }

    fn files(&self) -> Vec<SeatFile> {
        Army::built_in().into_iter().map(SeatFile::from).collect()
    }

    fn seat_count(&self, terms: &str) -> Result<u8, InvalidSetup> {
        Ok(agreed(terms)?.rules.seats)
    }

    fn seating(&self, terms: &str) -> Seating {
        agreed(terms).map(|agreed| agreed.seating()).unwrap_or_default()
    }

    fn rules_on(&self, terms: &str) -> String {
        agreed(terms).map_or_else(|_| terms.to_owned(), |agreed| agreed.rules.to_string())
    }

    fn read_values(&self, _name: &str, text: &str) -> Result<SeatFile, TextError> {
        documents::read_values(text)
    }

    fn shared_file<'a>(&self, terms: &'a str) -> Option<&'a str> {
        terms.split_whitespace().find_map(|word| word.strip_prefix("values="))
    }

    fn join_files(&self, file: SeatFile, shared: &SeatFile) -> SeatFile {
        SeatFile::new(file.id, Army::text_with_values(&file.source, &shared.source))
    }

    fn deal(&self, data: &[SeatData<'_>], terms: &str, seed: &Seed) -> Result<String, InvalidSetup> {
        Game::deal(data, &agreed(terms)?.rules.to_string(), seed)
    }

    fn open(&self, data: &[SeatData<'_>], opening: &str) -> Result<Box<dyn sztab_game::Game>, InvalidSetup> {
        Ok(Box::new(Game::open(data, opening)?))
    }

    fn suits_newcomer(&self, data: &[SeatData<'_>], seed: &Seed, side: Side) -> bool {
        let game = Game::deal(data, "", seed).and_then(|opening| Game::open(data, &opening));
        game.is_ok_and(|game| game.suits_newcomer(side))
    }

    fn check_data(&self, data: SeatData<'_>) -> Result<(), InvalidSetup> {
        documents::check_data(data)
    }

    fn misdeal(&self, data: &[SeatData<'_>], kept: &str, dealt: &str) -> Option<Misdeal> {
        documents::find_misdeal(data, kept, dealt)
    }

    fn record(&self, game: &dyn sztab_game::Game, log: &GameLog<'_>) -> Result<String, InvalidSetup> {
        let game = game.downcast_ref().ok_or_else(|| InvalidSetup("this is another game".to_owned()))?;
        documents::print_record(game, log)
    }

    fn read_record(&self, text: &str, data: &[SeatData<'_>]) -> Result<WrittenRecord, TextError> {
        documents::read_record(text, data)
    }

    fn read_study(&self, text: &str, data: &[SeatData<'_>]) -> Result<Option<Study>, TextError> {
        documents::read_study(text, data)
    }

    fn commands(&self) -> &'static [GameCommand] {
        &COMMANDS
    }

    fn rulebook(&self) -> Option<&'static Rulebook> {
        Some(&texts::RULEBOOK)
    }

    fn view(&self) -> &'static dyn GameView {
        &view::Neuroshima
    }

    fn computer_players(&self) -> &'static dyn Players {
        &computer_players::ComputerPlayers
    }
}
