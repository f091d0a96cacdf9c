//! `sztab render`

use std::path::PathBuf;
use std::process::ExitCode;

use super::by_game::GameArgument;
use super::files::{ArmiesArgument, InputError, Source};
use super::rendering::{self, Rendering};
use sztab_neuroshima::pictures;
use sztab_neuroshima::rules::notation::Position;

/// Draw a position.
#[derive(Debug, clap::Args)]
pub struct RenderArguments {
    /// The position file; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The picture file to write.
    #[arg(short, long, value_name = "OUT.png")]
    output: PathBuf,
    #[command(flatten)]
    rendering: Rendering,
    #[command(flatten)]
    game: GameArgument,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Draws a position.
pub fn render(arguments: &RenderArguments) -> ExitCode {
    draw(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn draw(arguments: &RenderArguments) -> Result<ExitCode, InputError> {
    let source = Source::read(&arguments.file)?;
    let picture = if let Some(game) = arguments.game.resolve(&source.text)? {
        game.draw(&source, arguments.rendering)?
    } else {
        let catalogue = arguments.armies.read_catalogue()?;
        let position = Position::parse(&source.text, &catalogue).map_err(|error| source.input_error(&error))?;
        pictures::render_board(&arguments.rendering.scene(&position))
    };
    Ok(rendering::write(&arguments.output, &picture).map_or_else(|failed| failed, |()| ExitCode::SUCCESS))
}
