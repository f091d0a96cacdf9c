//! `sztab render`

use std::path::PathBuf;
use std::process::ExitCode;

use super::by_game::GameArgument;
use super::files::{ArmiesArgument, InputError, Source};
use super::pages;
use super::rendering::{self, Rendering};
use sztab_neuroshima::pictures::{self, Headline, Scene};
use sztab_neuroshima::rules::notation::Position;

/// Draw a position, or a page of the Map Atlas.
#[derive(Debug, clap::Args)]
pub struct RenderArguments {
    /// The file of the position or page; `-` for standard input.
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
    let picture = if pages::is_page(&source.text) {
        let page = pages::read_page(&source)?;
        let title = page.title.in_language(arguments.rendering.language).to_owned();
        let position = Position::from_page(page);
        let headline = Headline { title, note: String::new(), warns: false };
        pictures::render_board(&Scene { headline, ..arguments.rendering.scene(&position) })
    } else if let Some(game) = arguments.game.resolve(&source.text)? {
        game.draw(&source, arguments.rendering)?
    } else {
        let catalogue = arguments.game.values.read_catalogue(&arguments.armies)?;
        let position = Position::parse(&source.text, &catalogue).map_err(|error| source.input_error(&error))?;
        pictures::render_board(&arguments.rendering.scene(&position))
    };
    Ok(rendering::write(&arguments.output, &picture).map_or_else(|failed| failed, |()| ExitCode::SUCCESS))
}
