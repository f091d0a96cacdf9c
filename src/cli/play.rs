//! `sztab play`

use std::io::IsTerminal as _;
use std::process::ExitCode;

use super::by_game::GameArgument;
use super::files::{ArmiesArgument, InputError, Source, print_error, write_output};
use super::legal::parse_playable;
use sztab_neuroshima::rules::notation::{Act, EventPrinter, Play, Position, parse_act};
use sztab_neuroshima::rules::{RULES_VERSION, Side};

/// Carry out actions and print the resulting position; on a terminal, first the events and `--`.
///
/// Exit status 1: an action is illegal; the rule that forbids it is printed.
#[derive(Debug, clap::Args)]
pub struct PlayArguments {
    /// The position file; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The actions, one per argument, such as 'place runner C3 1'. Each may be preceded by the letter of a side;
    /// otherwise it is an action of the side to act.
    #[arg(value_name = "ACTION", required = true)]
    actions: Vec<String>,
    /// Print the events before the position, as `sztab battle` does: always, never, or only on a terminal (auto).
    #[arg(long, value_name = "WHEN", value_enum, default_value_t, num_args = 0..=1, require_equals = true,
          default_missing_value = "always")]
    events: EventPrinting,
    #[command(flatten)]
    game: GameArgument,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Condition for printing events.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
enum EventPrinting {
    /// Only on a terminal.
    #[default]
    Auto,
    /// Even if the output is not a terminal.
    Always,
    /// Not at all.
    Never,
}

impl EventPrinting {
    fn are_printed(self) -> bool {
        match self {
            Self::Auto => std::io::stdout().is_terminal(),
            Self::Always => true,
            Self::Never => false,
        }
    }
}

pub fn play(arguments: &PlayArguments) -> ExitCode {
    play_actions(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn play_actions(arguments: &PlayArguments) -> Result<ExitCode, InputError> {
    let source = Source::read(&arguments.file)?;
    if let Some(game) = arguments.game.resolve(&source.text)? {
        return game.play(&source, &arguments.actions);
    }
    let position = parse_playable(&source, &arguments.game.values.read_catalogue(&arguments.armies)?)?;
    // All arguments are parsed first, so that a mistake in the last one takes precedence over an illegal action in the
    // first.
    let written = arguments
        .actions
        .iter()
        .zip(1..)
        .map(|(text, number)| ActionArgument::read(&position, text, number))
        .collect::<Result<Vec<_>, _>>()?;
    if let Some(engine) = position.origin().engine.filter(|&engine| engine != RULES_VERSION) {
        print_error(&format!(
            "{}: under version {engine} of the rules; played under version {RULES_VERSION}",
            source.name
        ));
    }
    let mut play = Play::new(&position);
    let mut printer = EventPrinter::new(&position);
    let mut told = String::new();
    for ActionArgument { side, text, column, number } in written {
        let side = side.or(play.game().side_to_act()).unwrap_or(position.active());
        let act =
            parse(&position, side, text).map_err(|(at, expected)| parse_error(number, column + at - 1, &expected))?;
        match play.act(side, act) {
            Ok(events) => events.iter().for_each(|event| told = format!("{told}{}\n", printer.print_text(event))),
            Err(refusal) => {
                print_error(&format!("{text}: {refusal}"));
                return Ok(ExitCode::FAILURE);
            }
        }
    }
    let after = play.position().print();
    Ok(write_output(&if arguments.events.are_printed() { format!("{told}--\n{after}") } else { after }, 0))
}

/// An action argument, split into the side that it names, if any, and the action.
struct ActionArgument<'a> {
    side: Option<Side>,
    text: &'a str,
    /// Column at which the action begins in the argument, from 1.
    column: usize,
    /// Number of the argument, from 1.
    number: usize,
}

impl<'a> ActionArgument<'a> {
    fn read(position: &Position, argument: &'a str, number: usize) -> Result<Self, InputError> {
        let trimmed = argument.trim_start();
        let mut written = Self { side: None, text: argument, column: 1, number };
        let mut first = trimmed.splitn(2, char::is_whitespace);
        if let (Some(word), Some(rest)) = (first.next(), first.next())
            && let [letter] = word.chars().collect::<Vec<_>>()[..]
        {
            let side = position.side(letter);
            let side = side.ok_or_else(|| InputError(format!("action {number}:1: expected a side of this table")))?;
            let skipped = argument.len() - rest.len();
            written = Self { side: Some(side), text: rest, column: argument[..skipped].chars().count() + 1, number };
        }
        // Both sides have the same verbs and differ only in their tiles, and the side to move is not known yet.
        let sides = position.roster().sides().filter(|side| written.side.is_none_or(|named| named == *side));
        let read: Vec<_> = sides.map(|side| parse(position, side, written.text)).collect();
        match read.into_iter().reduce(Result::or) {
            Some(Err((at, expected))) => Err(parse_error(number, written.column + at - 1, &expected)),
            _ => Ok(written),
        }
    }
}

fn parse(position: &Position, side: Side, text: &str) -> Result<Act, (usize, String)> {
    parse_act(text, position.roster(), side, position.board())
        .map_err(|error| (error.column, error.expected.to_string()))
}

fn parse_error(number: usize, column: usize, expected: &str) -> InputError {
    InputError(format!("action {number}:1:{column}: expected {expected}"))
}
