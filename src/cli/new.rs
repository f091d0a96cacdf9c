//! `sztab new`

use std::process::ExitCode;
use std::sync::Arc;

use super::files::{ArmiesArgument, Unusable, answer};
use crate::games::neuroshima::rules::notation::{Catalogue, Origin, Position, Record, parse_seed, plain_name};
use crate::games::neuroshima::rules::opening::{Opening, Seed};
use crate::games::neuroshima::rules::{Army, Board, Game, RULES_VERSION, Roster, Side};

/// Shuffle both piles and print the position in which a new game begins.
#[derive(Debug, clap::Args)]
pub struct NewArguments {
    /// The army of X, who begins; `sztab armies` lists them.
    #[arg(value_name = "ARMY")]
    first: String,
    /// The army of Y.
    #[arg(value_name = "ARMY")]
    second: String,
    /// Shuffle from this seed: the same seed deals the same piles [default: one from the operating system].
    #[arg(long, value_name = "64 DIGITS", value_parser = seed)]
    seed: Option<Seed>,
    /// Name a player, such as X=Ann; may be given for each side.
    #[arg(long = "player", value_name = "SIDE=NAME", value_parser = player)]
    players: Vec<(Side, String)>,
    /// Print the head of a record instead, without the piles: `sztab replay` and `verify` read it, with the actions of
    /// the game behind it.
    #[arg(long)]
    record: bool,
    #[command(flatten)]
    armies: ArmiesArgument,
}

fn seed(text: &str) -> Result<Seed, String> {
    parse_seed(text).ok_or_else(|| "expected 64 hexadecimal digits".to_owned())
}

fn player(text: &str) -> Result<(Side, String), String> {
    let (letter, name) = text.split_once('=').ok_or("expected a side and a name, such as X=Ann")?;
    let side = match letter {
        "X" | "x" => Side(0),
        "Y" | "y" => Side(1),
        _ => return Err("expected the side X or Y".to_owned()),
    };
    Ok((side, plain_name(name).ok_or("expected a name behind the =")?))
}

/// Begins a game.
pub fn new(arguments: &NewArguments) -> ExitCode {
    begin(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn begin(arguments: &NewArguments) -> Result<ExitCode, Unusable> {
    let catalogue = arguments.armies.catalogue()?;
    let armies = vec![army(&catalogue, &arguments.first)?, army(&catalogue, &arguments.second)?];
    let mut players = vec![None; armies.len()];
    for (side, name) in &arguments.players {
        if players[side.index()].replace(name.clone()).is_some() {
            return Err(Unusable(format!("--player {}: expected one name for each side", side.letter())));
        }
    }
    let seed = arguments.seed.map_or_else(random, Ok)?;
    let roster = Arc::new(Roster::new(armies));
    let opening = Opening::deal(&roster, Board::Standard, &seed);
    let game = Game::new(Arc::clone(&roster), &opening);
    if arguments.record {
        return Ok(answer(&Record::begin(&game, seed, players).print(), 0));
    }
    let origin = Origin { engine: Some(RULES_VERSION), seed: Some(seed), players };
    Ok(answer(&Position::of(&game).with_origin(origin).print(), 0))
}

/// An army of the catalogue.
pub fn army(catalogue: &Catalogue, id: &str) -> Result<Arc<Army>, Unusable> {
    let known = || catalogue.ids().collect::<Vec<_>>().join(", ");
    catalogue.find(id).ok_or_else(|| Unusable(format!("{id}: expected a known army: {}", known())))
}

/// A seed from the operating system.
pub fn random() -> Result<Seed, Unusable> {
    let mut seed: Seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| Unusable(format!("no seed from the operating system: {error}")))?;
    Ok(seed)
}
