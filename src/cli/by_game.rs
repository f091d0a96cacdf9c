//! Commands for games that supply their own text commands ([`CommandLine`]): every game but Neuroshima Hex.

use std::fmt::Write as _;
use std::process::ExitCode;

use super::files::{ArmiesArgument, InputError, Source, print_error, random_seed, write_output};
use super::rendering::Rendering;
use crate::KINDS;
use sztab_game::chance::Seed;
use sztab_game::view::{Focus, RenderContext, Theme};
use sztab_game::{CommandError, CommandLine, Game, Kind, Side, Viewer, find_kind};
use sztab_neuroshima::rules::Terms;
use sztab_neuroshima::rules::notation::Catalogue;
use sztab_neuroshima::rules::values::Values;

/// The game of the text.
#[derive(Debug, clap::Args)]
pub struct GameArgument {
    /// The game, if the first line of the text does not name it: neuroshima, mechs or gears [default: neuroshima].
    #[arg(long, value_name = "GAME", value_parser = parse_game)]
    game: Option<String>,
    #[command(flatten)]
    pub values: ValuesArgument,
}

/// Files of values.
#[derive(Debug, clap::Args)]
pub struct ValuesArgument {
    /// Values for a game that has them: a file, or the id of built-in values such as open-2; may be given several
    /// times.
    #[arg(long = "values", value_name = "FILE|ID")]
    names: Vec<String>,
}

impl ValuesArgument {
    /// Reads the armies and the owners' values that a text of Neuroshima Hex may name.
    pub fn read_catalogue(&self, armies: &ArmiesArgument) -> Result<Catalogue, InputError> {
        let mut catalogue = armies.read_catalogue()?;
        for name in &self.names {
            let Source { name, text } = Source::read(name)?;
            Values::parse_owned(&name, &text).map_err(|errors| InputError(errors.to_string()))?;
            catalogue.add_values(text);
        }
        Ok(catalogue)
    }

    /// Reads the armies to deal a game with: they play with the owner's values, if a file is given.
    pub fn read_armies_to_deal(&self, armies: &ArmiesArgument, terms: &Terms) -> Result<Catalogue, InputError> {
        let catalogue = self.read_catalogue(armies)?;
        match catalogue.values() {
            [] => Ok(catalogue),
            [values] if terms.needs_values() => {
                let values = values.clone();
                Ok(catalogue.with_values(&values))
            }
            [_] => Err(InputError("--values: expected --variant structures=on or leaders=on".to_owned())),
            _ => Err(InputError("--values: expected one file".to_owned())),
        }
    }
}

/// The mission, for a game that has missions.
#[derive(Debug, clap::Args)]
pub struct MissionArguments {
    /// The Gears of War mission, such as emergence.
    #[arg(long, value_name = "MISSION")]
    mission: Option<String>,
    /// The difficulty, for a mission that has several.
    #[arg(long, value_name = "LEVEL")]
    difficulty: Option<String>,
    /// Play the insane variant of the mission.
    #[arg(long)]
    insane: bool,
}

impl MissionArguments {
    /// Terms of the mission in its game's notation, such as `mission=emergence insane=yes`.
    pub fn terms(&self) -> String {
        let term = |key: &str, value: &Option<String>| value.as_ref().map(|value| format!("{key}={value}"));
        let terms = [term("mission", &self.mission), term("difficulty", &self.difficulty)];
        let insane = self.insane.then(|| "insane=yes".to_owned());
        terms.into_iter().flatten().chain(insane).collect::<Vec<_>>().join(" ")
    }

    /// Refuses mission options that were given for a game without missions.
    pub fn check_unused(&self) -> Result<(), InputError> {
        if self.terms().is_empty() {
            return Ok(());
        }
        Err(InputError("--mission, --difficulty and --insane: expected --game gears".to_owned()))
    }
}

fn parse_game(id: &str) -> Result<String, String> {
    let known = || KINDS.iter().map(|kind| kind.info().id).collect::<Vec<_>>().join(", ");
    find_kind(KINDS, id).map(|_| id.to_owned()).ok_or_else(|| format!("expected a game: {}", known()))
}

/// A game that has its own text commands, with the texts of its values.
pub struct TextGame {
    kind: Kind,
    commands: &'static dyn CommandLine,
    values: Vec<String>,
}

impl GameArgument {
    /// Returns the game of a text: the one given by `--game`, or else the one named in the first line. `None` for a
    /// game without text commands of its own.
    pub fn resolve(&self, text: &str) -> Result<Option<TextGame>, InputError> {
        let head = text.lines().find_map(|line| line.trim_start().strip_prefix("sztab "));
        let id = self.game.as_deref().or_else(|| head?.split_whitespace().next());
        let Some(kind) = id.and_then(|id| find_kind(KINDS, id)) else { return Ok(None) };
        let Some(commands) = kind.command_line() else { return Ok(None) };
        let files = kind.files();
        let text = |name: &String| -> Result<String, InputError> {
            if let Some(file) = files.iter().find(|file| file.id == *name) {
                return Ok(file.source.clone());
            }
            let Source { name, text } = Source::read(name)?;
            kind.read_values("own", &text).map_err(|fault| InputError(format!("{name}:{fault}")))?;
            Ok(text)
        };
        let values = self.values.names.iter().map(text).collect::<Result<_, _>>()?;
        Ok(Some(TextGame { kind, commands, values }))
    }
}

impl TextGame {
    pub fn kind(&self) -> Kind {
        self.kind
    }

    pub fn commands(&self) -> &'static dyn CommandLine {
        self.commands
    }

    /// Deals a new game on `terms` for `people` players.
    pub fn deal(&self, seed: &Seed, people: u8, terms: &str) -> Result<Box<dyn Game>, CommandError> {
        let position = self.commands.begin(seed, &self.values(), terms, &[&people.to_string()])?;
        self.commands.read(&position, &self.values())
    }

    fn values(&self) -> Vec<&str> {
        self.values.iter().map(String::as_str).collect()
    }

    /// Prints the initial position of a new game on `terms`.
    pub fn print_new_game(&self, people: &[String], terms: &str, seed: Option<Seed>) -> Result<ExitCode, InputError> {
        let people: Vec<&str> = people.iter().flat_map(|words| words.split(',')).collect();
        let seed = seed.map_or_else(random_seed, Ok)?;
        print_result("", self.commands.begin(&seed, &self.values(), terms, &people))
    }

    fn read(&self, source: &Source) -> Result<Box<dyn Game>, InputError> {
        self.commands.read(&source.text, &self.values()).map_err(|fault| input_error(&source.name, &fault))
    }

    /// Prints every legal line, preceded by the letter of its side.
    pub fn list(&self, source: &Source, side: Option<Side>) -> Result<ExitCode, InputError> {
        let game = self.read(source)?;
        let sides = game.sides().iter().filter(|known| side.is_none_or(|side| side == *known));
        let mut text = String::new();
        for side in sides {
            for line in game.legal_lines_of(side) {
                let _ = writeln!(text, "{} {line}", side.letter());
            }
        }
        Ok(write_output(&text, 0))
    }

    /// Prints the position after the given lines are played.
    pub fn play(&self, source: &Source, lines: &[String]) -> Result<ExitCode, InputError> {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        print_result(&source.name, self.commands.play(&source.text, &self.values(), &lines))
    }

    /// Replays a record and prints its final position.
    pub fn replay(&self, source: &Source) -> Result<ExitCode, InputError> {
        print_result(&source.name, self.commands.replay(&source.text, &self.values()))
    }

    /// Prints the position as a viewer knows it.
    pub fn show(&self, source: &Source, viewer: Viewer) -> Result<ExitCode, InputError> {
        Ok(write_output(&self.read(source)?.observed_by(viewer).position(), 0))
    }

    /// Draws the position. Refuses a game without pictures.
    pub fn draw(&self, source: &Source, rendering: Rendering) -> Result<Vec<u8>, InputError> {
        let game = self.read(source)?;
        let players: Vec<String> = game.sides().iter().map(|side| side.letter().to_string()).collect();
        let theme = Theme { language: rendering.language, colours: rendering.colours };
        let context = RenderContext { game: &*game, players: &players, theme };
        let drawing = self.kind.view().picture(&context, Focus::Whole);
        let drawing = drawing.ok_or_else(|| InputError(format!("{}: the game has no pictures", source.name)))?;
        Ok(drawing.draw().bytes)
    }

    /// Runs the cases in the files and prints those that fail.
    pub fn check(&self, sources: &[Source]) -> Result<ExitCode, InputError> {
        let (mut text, mut passed, mut failed) = (String::new(), 0, 0);
        for source in sources {
            let report = self.commands.check(&source.text, &self.values());
            let report = report.map_err(|fault| input_error(&source.name, &fault))?;
            report.failures.iter().for_each(|failure| text = format!("{text}{}: {failure}\n", source.name));
            passed += report.cases - report.failures.len();
            failed += report.failures.len();
        }
        Ok(write_output(&format!("{text}{passed} passed, {failed} failed\n"), u8::from(failed > 0)))
    }
}

fn input_error(name: &str, fault: &CommandError) -> InputError {
    InputError(if name.is_empty() { fault.to_string() } else { format!("{name}:{fault}") })
}

/// Prints a text. Exit status 1 if the rules refuse something, 2 if something cannot be read.
fn print_result(name: &str, text: Result<String, CommandError>) -> Result<ExitCode, InputError> {
    match text {
        Ok(text) => Ok(write_output(&text, 0)),
        Err(CommandError::Refused(sentence)) => {
            print_error(&sentence);
            Ok(ExitCode::FAILURE)
        }
        Err(fault @ CommandError::Unreadable(_)) => Err(input_error(name, &fault)),
    }
}

/// Print a position as one side or the public knows it.
#[derive(Debug, clap::Args)]
pub struct ShowArguments {
    /// The position file; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The viewer: the letter of a side, or `public`.
    #[arg(long = "for", value_name = "SIDE|public", value_parser = parse_viewer)]
    viewer: Viewer,
    #[command(flatten)]
    game: GameArgument,
}

fn parse_viewer(word: &str) -> Result<Viewer, String> {
    if word == "public" { Ok(Viewer::Public) } else { parse_side(word).map(Viewer::Side) }
}

/// Parses the letter of a side.
pub fn parse_side(word: &str) -> Result<Side, String> {
    let mut letters = word.chars();
    let side = letters.next().filter(|_| letters.next().is_none()).and_then(Side::from_letter);
    side.ok_or_else(|| "expected the letter of a side: X, Y, Z or W".to_owned())
}

/// Prints a position as its viewer knows it.
pub fn show(arguments: &ShowArguments) -> ExitCode {
    let shown = Source::read(&arguments.file).and_then(|source| match arguments.game.resolve(&source.text)? {
        Some(game) => game.show(&source, arguments.viewer),
        None => Err(InputError(format!("{}: expected a position of a game that hides something", source.name))),
    });
    shown.unwrap_or_else(|unusable| unusable.exit())
}
