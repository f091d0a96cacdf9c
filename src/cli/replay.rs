//! `sztab replay`

use std::path::PathBuf;
use std::process::ExitCode;

use super::by_game::GameArgument;
use super::files::{ArmiesArgument, InputError, Source, print_error, write_output};
use super::rendering::{self, Rendering};
use sztab_game::view;
use sztab_neuroshima::rules::RULES_VERSION;
use sztab_neuroshima::rules::notation::{Play, Record};
use sztab_neuroshima::view::{draw_game_film, draw_result_card};

/// Replay a record, check every action and the result, and print the final position.
///
/// With `--output`, the result of a finished game is also drawn as a picture, or the whole game as a film. Exit status
/// 1: an action is illegal, or the result differs from the record.
#[derive(Debug, clap::Args)]
pub struct ReplayArguments {
    /// The record file; `-` for standard input.
    #[arg(value_name = "RECORD")]
    file: String,
    /// The picture of the result to write, or the film of the game if the name ends in `.gif`.
    #[arg(short, long, value_name = "OUT.png|OUT.gif")]
    output: Option<PathBuf>,
    #[command(flatten)]
    rendering: Rendering,
    #[command(flatten)]
    game: GameArgument,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Replays a record.
pub fn replay(arguments: &ReplayArguments) -> ExitCode {
    replay_record(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn replay_record(arguments: &ReplayArguments) -> Result<ExitCode, InputError> {
    let source = Source::read(&arguments.file)?;
    if let Some(game) = arguments.game.resolve(&source.text)? {
        return game.replay(&source);
    }
    let catalogue = arguments.game.values.read_catalogue(&arguments.armies)?;
    let record = Record::parse(&source.text, &catalogue).map_err(|error| source.input_error(&error))?;
    if record.engine != RULES_VERSION {
        print_error(&format!(
            "{}: played under version {} of the rules; checked under version {RULES_VERSION}",
            source.name, record.engine
        ));
    }
    match record.replay() {
        Ok(position) => {
            if let Some(output) = &arguments.output {
                let is_film = output.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("gif"));
                let Some(picture) = draw_result(&record, arguments.rendering, is_film) else {
                    return Err(InputError(format!("{}: the game is not over, so that it has no result", source.name)));
                };
                if let Err(failed) = rendering::write(output, &picture) {
                    return Ok(failed);
                }
            }
            Ok(write_output(&position.print(), 0))
        }
        Err(error) => {
            print_error(&format!("{}:{error}", source.name));
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Draws the result of a legal record, or the film of its game; `None` if the game is not over.
fn draw_result(record: &Record, rendering: Rendering, is_film: bool) -> Option<Vec<u8>> {
    let beginning = record.beginning();
    let mut play = Play::new(&beginning);
    let mut events = Vec::new();
    for act in &record.acts {
        events.extend(play.act(act.side, act.act).ok()?);
    }
    let players: Vec<String> = record.players.iter().map(|player| player.clone().unwrap_or_default()).collect();
    let theme = view::Theme { language: rendering.language, colours: rendering.colours };
    let context = view::RenderContext { game: play.game(), players: &players, theme };
    let drawing = if is_film {
        draw_game_film(&context, beginning.arrangement(), &events)
    } else {
        draw_result_card(&context, beginning.arrangement(), &events, None)
    };
    drawing.map(|drawing| drawing.draw().bytes)
}
