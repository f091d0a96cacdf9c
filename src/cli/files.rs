//! Code shared by the subcommands for texts: reading files, armies, and writing the answer in one piece.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::armies;
use crate::decode::decode;
use sztab_game::chance::Seed;
use sztab_neuroshima::rules::notation::{Catalogue, MAX_TEXT, TextError};

use super::EXIT_USAGE;
use super::armies::folder_of_environment;

/// The source of armies besides those that are compiled in.
#[derive(Debug, clap::Args)]
pub struct ArmiesArgument {
    /// A folder with more armies, one .toml file each; `SZTAB_ARMIES` names one for all commands.
    #[arg(long, value_name = "DIR")]
    armies: Option<PathBuf>,
}

/// Something that cannot be used: a sentence for stderr, and exit status 2.
#[derive(Debug)]
pub struct Unusable(pub String);

impl Unusable {
    /// Prints the sentence. Must come before any other output.
    pub fn exit(&self) -> ExitCode {
        complain(&self.0);
        ExitCode::from(EXIT_USAGE)
    }
}

impl ArmiesArgument {
    /// The armies that a text may name.
    pub fn catalogue(&self) -> Result<Catalogue, Unusable> {
        catalogue(self.armies.clone())
    }
}

/// The armies that come with the program and those of a folder; without one, of the folder that the environment names.
pub fn catalogue(folder: Option<PathBuf>) -> Result<Catalogue, Unusable> {
    let folder = folder.or_else(folder_of_environment);
    armies::read(folder.as_deref()).map_err(|errors| Unusable(errors.to_string()))
}

/// A text with the name that errors give it.
pub struct Source {
    /// The file as it was named; `-` is standard input.
    pub name: String,
    /// Its contents.
    pub text: String,
}

impl Source {
    /// Reads a file, or standard input for `-`.
    pub fn read(name: &str) -> Result<Self, Unusable> {
        let mut bytes = Vec::new();
        // One byte more than a text may have, so that the parser sees that it is too long.
        let limit = MAX_TEXT as u64 + 1;
        let read = match name {
            "-" => std::io::stdin().lock().take(limit).read_to_end(&mut bytes),
            _ => std::fs::File::open(name).and_then(|file| file.take(limit).read_to_end(&mut bytes)),
        };
        read.map_err(|error| Unusable(format!("{name}: {error}")))?;
        if bytes.len() > MAX_TEXT {
            return Err(Unusable(format!("{name}:1:1: expected at most {MAX_TEXT} bytes of text")));
        }
        let text = decode(&bytes).map_err(|undecodable| Unusable(undecodable.of_file(name)))?;
        Ok(Self { name: name.to_owned(), text })
    }

    /// An error of the text with its place.
    pub fn unusable(&self, error: &TextError) -> Unusable {
        Unusable(format!("{}:{error}", self.name))
    }
}

/// Writes the whole answer to stdout and returns the status. A closed pipe is no error.
pub fn answer(text: &str, status: u8) -> ExitCode {
    match print(text) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => stdout_status(&error),
        _ => ExitCode::from(status),
    }
}

/// Writes to stdout at once.
pub fn print(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush())
}

/// The exit status after a failed write to stdout. A closed pipe is no error; anything else is said on stderr.
pub fn stdout_status(error: &io::Error) -> ExitCode {
    if error.kind() == ErrorKind::BrokenPipe {
        return ExitCode::SUCCESS;
    }
    complain(&format!("stdout: {error}"));
    ExitCode::FAILURE
}

/// Writes a line to stderr, if it is open.
pub fn complain(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// A seed from the operating system.
pub fn random() -> Result<Seed, Unusable> {
    let mut seed: Seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| Unusable(format!("no seed from the operating system: {error}")))?;
    Ok(seed)
}
