//! `sztab legal`

use std::fmt::Write as _;
use std::process::ExitCode;

use super::by_game::{GameArgument, parse_side};
use super::files::{ArmiesArgument, InputError, Source, write_output};
use sztab_game::Side;
use sztab_neuroshima::rules::Catalogue;
use sztab_neuroshima::rules::notation::{Position, TextError, print_action};

/// List every legal action of the side to act, one per line.
///
/// In a game where several sides act at once, lists the actions of all of them.
#[derive(Debug, clap::Args)]
pub struct LegalArguments {
    /// The position file; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The letter of the side to list, in a game where several act at once.
    #[arg(long, value_name = "SIDE", value_parser = parse_side)]
    side: Option<Side>,
    #[command(flatten)]
    game: GameArgument,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Lists legal actions.
pub fn list_legal(arguments: &LegalArguments) -> ExitCode {
    list_actions(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn list_actions(arguments: &LegalArguments) -> Result<ExitCode, InputError> {
    let source = Source::read(&arguments.file)?;
    if let Some(game) = arguments.game.resolve(&source.text)? {
        return game.list(&source, arguments.side);
    }
    let position = parse_playable(&source, &arguments.game.values.read_catalogue(&arguments.armies)?)?;
    let game = position.game();
    let mut text = String::new();
    if let Some(side) = game.side_to_act() {
        for action in game.legal_actions() {
            let _ = writeln!(text, "{}", print_action(action, game.roster(), side, position.board()));
        }
    }
    Ok(write_output(&text, 0))
}

/// Parses a position, which must state whose turn it is.
pub fn parse_playable(source: &Source, catalogue: &Catalogue) -> Result<Position, InputError> {
    let position = Position::parse(&source.text, catalogue).map_err(|error| source.input_error(&error))?;
    if position.has_turn() {
        return Ok(position);
    }
    let line = source.text.lines().count() + 1;
    Err(source.input_error(&TextError { line, column: 1, expected: "a `turn` line that says whose turn it is".into() }))
}
