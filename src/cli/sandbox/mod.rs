//! `sztab sandbox`: the bot in a Discord of our own, so that one can see it at work without a token.
//!
//! Two house players sit down and press, at random, what the bot's messages offer. Everything goes through the same
//! HTTP and WebSocket messages as at Discord. What the channel shows is printed, its pictures are kept in a folder.

mod house;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use super::armies::{folder_of_environment, refuse_armies};
use crate::config::Config;
use crate::discord;
use crate::sandbox::{Failure, Options, Sandbox};
use crate::store::{Claim, StoreError};
use house::House;

/// How long to wait for the bot before giving up.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the demonstration is told.
#[derive(Debug, clap::Args)]
pub struct SandboxArguments {
    /// Folder for the pictures; it is made if it is not there.
    #[arg(long, value_name = "FOLDER", default_value = "sztab-sandbox")]
    pictures: PathBuf,
    /// Port of the sandbox on this machine; 0 takes any free one.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Folder of your own armies, whose files are read beside the armies that come with the program.
    #[arg(long, value_name = "DIR")]
    armies: Option<PathBuf>,
}

impl Default for SandboxArguments {
    fn default() -> Self {
        Self { pictures: PathBuf::from("sztab-sandbox"), port: 0, armies: None }
    }
}

/// Plays one game before the user's eyes.
pub fn sandbox(arguments: &SandboxArguments) -> ExitCode {
    let runtime = match tokio::runtime::Runtime::new() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("sztab: no threads to run on: {error}");
            return ExitCode::FAILURE;
        }
    };
    match runtime.block_on(demonstrate(arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(DemonstrationError::Bot(discord::StartError::Armies(errors))) => refuse_armies(&errors),
        Err(error) => {
            eprintln!("sztab: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Why the demonstration ended early.
#[derive(Debug, thiserror::Error)]
enum DemonstrationError {
    #[error("{0}")]
    Files(#[from] std::io::Error),
    #[error("the database of the sandbox: {0}")]
    Database(#[from] StoreError),
    #[error("the sandbox: {0}")]
    Sandbox(#[from] Failure),
    #[error("the bot: {0}")]
    Bot(#[from] discord::StartError),
    #[error("the bot has stopped")]
    BotStopped,
    #[error("the game does not go on")]
    Stuck,
}

async fn demonstrate(arguments: &SandboxArguments) -> Result<(), DemonstrationError> {
    std::fs::create_dir_all(&arguments.pictures)?;
    let sandbox = Sandbox::start(Options { port: arguments.port, ..Options::default() }).await?;
    let database = arguments.pictures.join("sandbox.db");
    // Not under the feet of another demonstration.
    drop(Claim::on(&database)?);
    remove_database(&database)?;
    let armies = arguments.armies.clone().or_else(folder_of_environment);
    let config = Config::for_sandbox(sandbox.token(), sandbox.api(), database, armies);
    println!("A Discord of our own runs at {}. Pictures go to {}.", sandbox.api(), arguments.pictures.display());
    let house = House::build(&sandbox);
    let bot = tokio::spawn(discord::run(config));
    tokio::select! {
        ended = bot => match ended {
            Ok(Err(error)) => Err(error.into()),
            Ok(Ok(())) | Err(_) => Err(DemonstrationError::BotStopped),
        },
        played = play(&sandbox, &house, &arguments.pictures) => played,
    }
}

async fn play(sandbox: &Sandbox, house: &House, folder: &Path) -> Result<(), DemonstrationError> {
    sandbox.wait_until_ready(PATIENCE).await?;
    let printer = tokio::spawn(house::print(sandbox.clone(), house.channel, folder.to_owned()));
    let played = house.play(PATIENCE).await;
    // The last post is still to be printed.
    tokio::time::sleep(Duration::from_millis(300)).await;
    printer.abort();
    played
}

/// The demonstration begins anew each time.
fn remove_database(database: &Path) -> std::io::Result<()> {
    for suffix in ["", "-wal", "-shm"] {
        let mut file = database.as_os_str().to_owned();
        file.push(suffix);
        match std::fs::remove_file(&file) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}
