//! `sztab new`

use std::process::ExitCode;
use std::sync::Arc;

use sha2::{Digest as _, Sha256};

use super::by_game::{GameArgument, MissionArguments, parse_side};
use super::files::{ArmiesArgument, InputError, random_seed, write_output};
use super::variants::{VariantsArgument, parse_mode};
use sztab_neuroshima::rules::notation::{Catalogue, Origin, Position, Record, parse_seed, plain_name};
use sztab_neuroshima::rules::opening::{Opening, Seed};
use sztab_neuroshima::rules::{Army, Game, ModeKind, RULES_VERSION, Roster, Side, Terms};

/// Shuffle all piles and print the initial position of a new game.
#[derive(Debug, clap::Args)]
pub struct NewArguments {
    /// The armies of X, who begins, and Y, and with more players also of Z and W; `sztab armies` lists them. In Gears
    /// of War the COGs, such as marcus,dom; in a game with neither, the number of players.
    #[arg(value_name = "ARMY", required = true, num_args = 1..=4)]
    sides: Vec<String>,
    /// The mode: duel, ffa, points, one-vs-team (X against Y and Z) or teams (X and Z against Y and W)
    /// [default: a duel of two armies, ffa of three or four].
    #[arg(long, value_name = "MODE", value_parser = parse_mode)]
    mode: Option<ModeKind>,
    #[command(flatten)]
    variants: VariantsArgument,
    /// The seed of the shuffle; the same seed deals the same piles. It has 64 hexadecimal digits; except in Neuroshima
    /// Hex, any other word stands for its SHA-256 [default: a random one from the operating system].
    #[arg(long, value_name = "64 DIGITS|WORD")]
    seed: Option<String>,
    #[command(flatten)]
    mission: MissionArguments,
    /// Use the Gears of War map on a real table: the program asks for anything that only the table shows.
    #[arg(long)]
    companion: bool,
    /// Keep the Order cards in the program (bot) or use those from the box (table) [default: bot].
    #[arg(long, value_name = "KEEPER", requires = "companion")]
    hands: Option<String>,
    /// Roll the dice in the program (bot) or use those from the box (table) [default: bot].
    #[arg(long, value_name = "KEEPER", requires = "companion")]
    dice: Option<String>,
    /// The name of a player, such as X=Ann; may be given once for each side.
    #[arg(long = "player", value_name = "SIDE=NAME", value_parser = parse_player)]
    players: Vec<(Side, String)>,
    /// Print the header of a record instead, without the piles; once the actions of the game are appended, `sztab
    /// replay` and `sztab verify` can read it.
    #[arg(long)]
    record: bool,
    #[command(flatten)]
    game: GameArgument,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Seed given on the command line: 64 digits, or the SHA-256 of any other word.
fn seed_from_word(word: &str) -> Seed {
    parse_seed(word).unwrap_or_else(|| Sha256::digest(word).into())
}

fn parse_player(text: &str) -> Result<(Side, String), String> {
    let (letter, name) = text.split_once('=').ok_or("expected a side and a name, such as X=Ann")?;
    Ok((parse_side(letter)?, plain_name(name).ok_or("expected a name behind the =")?))
}

impl NewArguments {
    /// Terms of the mission in its game's notation.
    fn mission_terms(&self) -> String {
        let companion = self.companion.then(|| " companion=yes".to_owned());
        let keepers = [("hands", &self.hands), ("dice", &self.dice)];
        let keepers = keepers.into_iter().filter_map(|(key, value)| Some(format!(" {key}={}", value.as_ref()?)));
        self.mission.terms() + &companion.into_iter().chain(keepers).collect::<String>()
    }
}

/// Begins a game and prints its position, or the header of its record.
pub fn new(arguments: &NewArguments) -> ExitCode {
    print_new_game(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn print_new_game(arguments: &NewArguments) -> Result<ExitCode, InputError> {
    if let Some(game) = arguments.game.resolve("")? {
        let seed = arguments.seed.as_deref().map(seed_from_word);
        return game.print_new_game(&arguments.sides, &arguments.mission_terms(), seed);
    }
    arguments.mission.check_unused()?;
    if arguments.companion {
        return Err(InputError("--companion: expected --game gears".to_owned()));
    }
    let terms = build_terms(arguments)?;
    let catalogue = arguments.game.values.read_armies_to_deal(&arguments.armies, &terms)?;
    let armies = arguments.sides.iter().map(|id| find_army(&catalogue, id)).collect::<Result<Vec<_>, _>>()?;
    terms.check_replacements(&armies).map_err(|error| InputError(error.to_string()))?;
    let mut players = vec![None; armies.len()];
    for (side, name) in &arguments.players {
        let Some(player) = players.get_mut(side.index()) else {
            return Err(InputError(format!("--player {}: expected a side that has an army", side.letter())));
        };
        if player.replace(name.clone()).is_some() {
            return Err(InputError(format!("--player {}: expected one name for each side", side.letter())));
        }
    }
    let seed = match &arguments.seed {
        Some(digits) => {
            parse_seed(digits).ok_or_else(|| InputError("--seed: expected 64 hexadecimal digits".to_owned()))?
        }
        None => random_seed()?,
    };
    let board = terms.board;
    let roster = Arc::new(Roster::with_terms(armies, terms));
    let opening = Opening::deal(&roster, board, &seed);
    let game = Game::new(Arc::clone(&roster), &opening);
    if arguments.record {
        return Ok(write_output(&Record::at_beginning(&game, seed, players).print(), 0));
    }
    let origin = Origin { engine: Some(RULES_VERSION), seed: Some(seed), players };
    Ok(write_output(&Position::from_game(&game).with_origin(origin).print(), 0))
}

fn build_terms(arguments: &NewArguments) -> Result<Terms, InputError> {
    let count = arguments.sides.len();
    let usual = if count == 2 { ModeKind::Duel } else { ModeKind::FreeForAll };
    let mode = arguments.mode.unwrap_or(usual);
    let seats = u8::try_from(count).unwrap_or(u8::MAX);
    if !mode.seats().contains(&seats) {
        let allowed: Vec<String> = mode.seats().iter().map(u8::to_string).collect();
        return Err(InputError(format!("--mode {}: expected {} armies", mode.word(), allowed.join(" or "))));
    }
    arguments.variants.terms(mode, count)
}

pub fn find_army(catalogue: &Catalogue, id: &str) -> Result<Arc<Army>, InputError> {
    let known = || catalogue.ids().collect::<Vec<_>>().join(", ");
    catalogue.find(id).ok_or_else(|| InputError(format!("{id}: expected a known army: {}", known())))
}
