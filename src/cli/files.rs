//! Code for the subcommands that read and write text: reading files and armies, and writing the output in one piece.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::armies;
use crate::decode::decode;
use sztab_game::chance::Seed;
use sztab_neuroshima::rules::notation::{Catalogue, MAX_TEXT_BYTES, TextError};

use super::EXIT_USAGE;
use super::armies::folder_from_environment;

/// The source of armies in addition to the built-in ones.
#[derive(Debug, clap::Args)]
pub struct ArmiesArgument {
    /// A folder with more armies, one .toml file each; `SZTAB_ARMIES` sets one for all commands.
    #[arg(long, value_name = "DIR")]
    pub armies: Option<PathBuf>,
}

/// Reason why an input cannot be used: a sentence for stderr, with exit status 2.
#[derive(Debug)]
pub struct InputError(pub String);

impl InputError {
    /// Prints the sentence and returns exit status 2. Must be called before any other output.
    pub fn exit(&self) -> ExitCode {
        print_error(&self.0);
        ExitCode::from(EXIT_USAGE)
    }
}

impl ArmiesArgument {
    /// Reads the armies that a text may name.
    pub fn read_catalogue(&self) -> Result<Catalogue, InputError> {
        read_catalogue(self.armies.clone())
    }
}

/// Reads the built-in armies and those of a folder, which is by default the one named by the environment.
pub fn read_catalogue(folder: Option<PathBuf>) -> Result<Catalogue, InputError> {
    let folder = folder.or_else(folder_from_environment);
    armies::read_armies(folder.as_deref()).map_err(|errors| InputError(errors.to_string()))
}

/// A text with the name that errors use for it.
pub struct Source {
    /// Name of the file as given; `-` for standard input.
    pub name: String,
    /// Contents of the file.
    pub text: String,
}

impl Source {
    /// Reads a file, or standard input for `-`.
    pub fn read(name: &str) -> Result<Self, InputError> {
        let mut bytes = Vec::new();
        // One byte over the limit, so that the parser notices when a text is too long.
        let limit = MAX_TEXT_BYTES as u64 + 1;
        let read = match name {
            "-" => std::io::stdin().lock().take(limit).read_to_end(&mut bytes),
            _ => std::fs::File::open(name).and_then(|file| file.take(limit).read_to_end(&mut bytes)),
        };
        read.map_err(|error| InputError(format!("{name}: {error}")))?;
        if bytes.len() > MAX_TEXT_BYTES {
            return Err(InputError(format!("{name}:1:1: expected at most {MAX_TEXT_BYTES} bytes of text")));
        }
        let text = decode(&bytes).map_err(|undecodable| InputError(undecodable.file_message(name)))?;
        Ok(Self { name: name.to_owned(), text })
    }

    /// Converts an error of the text to one that names the file.
    pub fn input_error(&self, error: &TextError) -> InputError {
        InputError(format!("{}:{error}", self.name))
    }
}

/// Writes the whole answer to stdout and returns the exit status. A closed pipe is not an error.
pub fn write_output(text: &str, status: u8) -> ExitCode {
    match print(text) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => stdout_status(&error),
        _ => ExitCode::from(status),
    }
}

/// Writes to stdout and flushes it.
pub fn print(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush())
}

/// Exit status after a failed write to stdout. A closed pipe is not an error; any other error is printed to stderr.
pub fn stdout_status(error: &io::Error) -> ExitCode {
    if error.kind() == ErrorKind::BrokenPipe {
        return ExitCode::SUCCESS;
    }
    print_error(&format!("stdout: {error}"));
    ExitCode::FAILURE
}

/// Writes a line to stderr; a failure is ignored.
pub fn print_error(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// Draws a seed from the operating system.
pub fn random_seed() -> Result<Seed, InputError> {
    let mut seed: Seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| InputError(format!("no seed from the operating system: {error}")))?;
    Ok(seed)
}
