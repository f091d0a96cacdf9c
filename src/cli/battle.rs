//! `sztab battle`

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::by_game::ValuesArgument;
use super::files::{ArmiesArgument, InputError, Source, print_error, write_output};
use super::rendering::{self, Rendering};
use sztab_neuroshima::pictures;
use sztab_neuroshima::pictures::{Film, Stills};
use sztab_neuroshima::rules::BattleCause;
use sztab_neuroshima::rules::battle::Battle;
use sztab_neuroshima::rules::notation::{EventPrinter, Position, TextError, option_texts, question_text};
use sztab_neuroshima::rules::{Decision, Event, Side};
use sztab_neuroshima::words::film_words;

/// Exit status for a decision that has no answer.
const EXIT_UNDECIDED: u8 = 3;

/// Resolve a Battle and print its events, then `--`, then the resulting position.
///
/// Exit status 3: a decision has no answer; its options are printed with their numbers.
#[derive(Debug, clap::Args)]
pub struct BattleArguments {
    /// The position file; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// Answers to the decisions in order, each as the number of an option.
    #[arg(long, value_name = "1,2,..", value_parser = parse_choices)]
    choose: Option<Choices>,
    /// Print each event as a JSON object.
    #[arg(long)]
    json: bool,
    /// The side that causes the Battle [default: the side whose turn it is, else the first].
    #[arg(long, value_name = "SIDE")]
    by: Option<char>,
    /// Also write the Battle as a film.
    #[arg(long, value_name = "OUT.gif")]
    film: Option<PathBuf>,
    /// Also write the Battle as stills, one for each segment with events; further pictures are named OUT-2.png and so
    /// on.
    #[arg(long, value_name = "OUT.png")]
    stills: Option<PathBuf>,
    /// Also write one picture of the position with all effects of the Battle marked.
    #[arg(long, value_name = "OUT.png")]
    outlook: Option<PathBuf>,
    #[command(flatten)]
    rendering: Rendering,
    #[command(flatten)]
    values: ValuesArgument,
    #[command(flatten)]
    armies: ArmiesArgument,
}

/// Numbers of options.
#[derive(Debug, Clone)]
struct Choices(Vec<u8>);

/// Parses option numbers that are separated by commas, in ASCII digits without leading zeros.
fn parse_choices(text: &str) -> Result<Choices, String> {
    let number = |digits: &str| {
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        digits.parse().ok().filter(|_| plain).ok_or_else(|| format!("`{digits}` is not the number of an option"))
    };
    let numbers = text.split(',').filter(|_| !text.is_empty()).map(number);
    Ok(Choices(numbers.collect::<Result<_, _>>()?))
}

/// Resolves a Battle.
pub fn battle(arguments: &BattleArguments) -> ExitCode {
    resolve_battle(arguments).unwrap_or_else(|unusable| unusable.exit())
}

fn resolve_battle(arguments: &BattleArguments) -> Result<ExitCode, InputError> {
    let catalogue = arguments.values.read_catalogue(&arguments.armies)?;
    let source = Source::read(&arguments.file)?;
    let position = Position::parse(&source.text, &catalogue).map_err(|error| source.input_error(&error))?;
    if position.state().pending.is_some() {
        let expected = "a position without an open decision: `sztab play` goes on from one".into();
        return Err(source.input_error(&TextError { line: 1, column: 1, expected }));
    }
    let causer = match arguments.by {
        Some(letter) => position
            .side(letter)
            .ok_or_else(|| InputError(format!("--by {letter}: expected a side of {}", source.name)))?,
        None => position.active(),
    };
    let mut paper = BattleOutput::new(&position, arguments.json);
    let roster = position.roster();
    let mut arrangement = position.arrangement().clone();
    let mut fallen = Vec::new();
    let mut events: Vec<Event> = Vec::new();
    let mut all: Vec<Event> = Vec::new();
    let mut answers = arguments.choose.iter().flat_map(|choices| &choices.0);
    let mut battle = Battle::begin(BattleCause::Tile, causer, &mut events);
    while let Some(decision) = battle.run(roster, &mut arrangement, &mut fallen, &mut events) {
        paper.write_events(&events);
        all.append(&mut events);
        let Some(&choice) = answers.next() else {
            paper.write_decision(&decision);
            return Ok(write_output(&paper.text, EXIT_UNDECIDED));
        };
        let index = usize::from(choice) - 1;
        let options = decision.question.option_count();
        if index >= options {
            return Err(InputError(format!("--choose {choice}: expected an option from 1 to {options}")));
        }
        battle.answer(&decision.question, index, roster, &arrangement, &mut events);
    }
    paper.write_events(&events);
    all.append(&mut events);
    if let Err(failed) = write_pictures(arguments, &position, &all) {
        return Ok(failed);
    }
    if answers.next().is_some() {
        print_error("sztab: --choose has more answers than there were decisions");
    }
    let after = position.with_arrangement(arrangement).with_discards(fallen);
    paper.text.push_str("--\n");
    paper.text.push_str(&after.print());
    Ok(write_output(&paper.text, 0))
}

/// Writes the requested pictures. On failure prints the error and returns the exit status.
fn write_pictures(arguments: &BattleArguments, position: &Position, events: &[Event]) -> Result<(), ExitCode> {
    let rendering = arguments.rendering;
    let film =
        || Film { scene: rendering.scene(position), events, aftermath: &[], words: film_words(rendering.language) };
    if let Some(path) = &arguments.film {
        rendering::write(path, &pictures::render_film(&film()))?;
    }
    if let Some(path) = &arguments.stills {
        let film = film();
        let stills = Stills::from_film(&film);
        for page in 0..stills.page_count() {
            rendering::write(&numbered_path(path, page), &stills.render_page(page))?;
        }
    }
    if let Some(path) = &arguments.outlook {
        rendering::write(path, &pictures::render_board(&rendering.scene(position).with_outlook(events)))?;
    }
    Ok(())
}

/// Path of one of several pictures: the first has `path` itself, the second has `-2` after the file stem.
fn numbered_path(path: &Path, page: usize) -> PathBuf {
    match path.file_stem() {
        Some(stem) if page > 0 => {
            let mut name = stem.to_owned();
            name.push(format!("-{}.", page + 1));
            name.push(path.extension().unwrap_or(OsStr::new("png")));
            path.with_file_name(name)
        }
        _ => path.to_owned(),
    }
}

/// Output of the command, printed in one piece.
struct BattleOutput<'a> {
    position: &'a Position,
    printer: EventPrinter<'a>,
    json: bool,
    text: String,
}

impl<'a> BattleOutput<'a> {
    fn new(position: &'a Position, json: bool) -> Self {
        Self { position, printer: EventPrinter::new(position), json, text: String::new() }
    }

    fn letter(&self) -> impl Fn(Side) -> char + '_ {
        |side| self.position.letter(side)
    }

    fn write_events(&mut self, events: &[Event]) {
        for event in events {
            let line = if self.json { self.printer.print_json(event) } else { self.printer.print_text(event) };
            self.text.push_str(&line);
            self.text.push('\n');
        }
    }

    fn write_decision(&mut self, decision: &Decision) {
        let board = self.position.board();
        let question = question_text(decision, board, &self.letter());
        let options = option_texts(decision, self.position.roster(), board, &self.letter());
        if self.json {
            let decider = self.position.letter(decision.decider).to_string();
            let asked = serde_json::json!({
                "event": "decide", "side": decider, "question": question, "options": options,
            });
            let _ = writeln!(self.text, "{asked}");
            return;
        }
        let _ = writeln!(self.text, "{question}");
        for (number, option) in options.iter().enumerate() {
            let _ = writeln!(self.text, "{} {option}", number + 1);
        }
    }
}
