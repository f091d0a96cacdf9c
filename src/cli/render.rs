//! `sztab render`

use std::path::PathBuf;
use std::process::ExitCode;

use super::files::{ArmiesArgument, Source, Unusable, complain};
use crate::pictures::{self, Colours, Headline, Labels, Scene, SidePanel};
use crate::rules::notation::Position;
use crate::rules::{Influence, Language, Side};
use crate::words::{text, word};

/// Draw a position.
#[derive(Debug, clap::Args)]
pub struct RenderArguments {
    /// The position; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The picture that is written.
    #[arg(short, long, value_name = "OUT.png")]
    output: PathBuf,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Draws a position.
pub fn render(arguments: &RenderArguments) -> ExitCode {
    draw(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn draw(arguments: &RenderArguments) -> Result<ExitCode, Unusable> {
    let source = Source::read(&arguments.file)?;
    let catalogue = arguments.armies.catalogue()?;
    let position = Position::parse(&source.text, &catalogue).map_err(|error| source.unusable(&error))?;
    match std::fs::write(&arguments.output, paint(&position)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => {
            complain(&format!("{}: {error}", arguments.output.display()));
            Ok(ExitCode::FAILURE)
        }
    }
}

fn paint(position: &Position) -> Vec<u8> {
    let language = Language::English;
    let (roster, arrangement) = (position.roster(), position.arrangement());
    let influence = Influence::read(roster, arrangement);
    let title = if position.has_turn() {
        text(language, "headline-turn", &[("turn", position.state().turn.into())])
    } else {
        String::new()
    };
    pictures::board(&Scene {
        roster,
        arrangement,
        sides: roster.sides().map(|side| panel(position, side, language)).collect(),
        netted: influence.netted,
        nets: influence.nets().collect(),
        effective: pictures::effective_units(&influence),
        scoped: pictures::scoped(&influence),
        second_move: position.state().second_move.map(|second| second.unit),
        last: Vec::new(),
        ghost: None,
        headline: Headline { title, note: String::new() },
        labels: Labels {
            pile: word(language, "label-pile"),
            discard: word(language, "label-discard"),
            to_move: word(language, "label-to-move"),
        },
        language,
        colours: Colours::Default,
    })
}

fn panel(position: &Position, side: Side, language: Language) -> SidePanel {
    let seat = &position.state().seats[side.index()];
    SidePanel {
        player: position.letter(side).to_string(),
        army: position.roster().army(side).name.in_language(language).to_owned(),
        hand: seat.hand.clone(),
        pile: seat.pile.len(),
        discard: seat.discard.len(),
        to_move: position.has_turn() && position.game().to_act() == Some(side),
    }
}
