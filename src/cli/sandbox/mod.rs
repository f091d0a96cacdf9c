//! `sztab sandbox`: the bot in a simulated Discord, with a page to play on, so that it can be tried without an account,
//! token or server.
//!
//! The bot is the one that `sztab run` starts, unchanged; it exchanges the same HTTP and WebSocket messages as with
//! Discord.

mod address;
mod computer_players;
mod demonstration;
mod season;
mod self_playing;
mod state;
mod stop;
pub mod typing;

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use super::armies::{folder_from_environment, refuse_armies};
use super::private::warn_about_exposed_files;
use super::runtime;
use super::{EXIT_USAGE, logging};
use crate::KINDS;
use crate::config::{Config, ConfigError};
use crate::discord::{self, StartError, Time};
use computer_players::{ComputerPlayers, visitors};
use self_playing::SelfPlaying;
use state::State;
use stop::Stop;
use sztab_game::Language;
use sztab_referee::RefereeError;
use sztab_sandbox::page::{self, Page};
use sztab_sandbox::{Failure, Options, PersistenceError, Sandbox, random_token};
use sztab_store::StoreError;

/// Longest wait for the bot to connect and register its commands; usually it takes a second or two.
const READY_TIMEOUT: Duration = Duration::from_mins(2);
/// Interval between removals of old data from the sandbox.
const CLEANUP_INTERVAL: Duration = Duration::from_mins(1);

/// Try Sztab without Discord, on a web page where anyone can sit down at a table at once.
#[derive(Debug, Default, clap::Args)]
pub struct SandboxArguments {
    /// The address of the page [default: 127.0.0.1:8420, or any free port if that one is taken].
    #[arg(long, value_name = "ADDR:PORT", value_parser = address::parse_address)]
    listen: Option<SocketAddr>,
    /// A host name of this machine under which the page may be opened, in addition to its IP addresses; may be given
    /// several times.
    #[arg(long = "name", value_name = "HOST", value_parser = address::parse_host)]
    names: Vec<String>,
    /// A folder in which everything is kept, so the next run can continue from it [default: nothing is kept].
    #[arg(long, value_name = "FOLDER")]
    state: Option<PathBuf>,
    /// The language of a new server: en, pl or uk [default: en].
    #[arg(long, value_name = "LANGUAGE", value_parser = super::rendering::parse_language)]
    language: Option<Language>,
    /// Add a table that plays by itself while the page is open: Dan against Sztab, both played by the program.
    #[arg(long)]
    self_playing: bool,
    /// A folder with your own armies, read in addition to the built-in ones.
    #[arg(long, value_name = "DIR")]
    armies: Option<PathBuf>,
}

/// Runs the sandbox until it is stopped.
pub fn sandbox(arguments: &SandboxArguments) -> ExitCode {
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(status) => return status,
    };
    let ended = runtime.block_on(open_sandbox(arguments));
    // Do not wait for work that could not be finished in time.
    runtime.shutdown_background();
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(SandboxError::Bot(StartError::Armies(errors))) => refuse_armies(&errors),
        Err(error) => {
            eprintln!("sztab: {error}");
            ExitCode::from(error.exit_status())
        }
    }
}

/// Reason why the sandbox could not be opened or ended early: one sentence for the operator.
#[derive(Debug, thiserror::Error)]
enum SandboxError {
    #[error("{0}")]
    Settings(#[from] ConfigError),
    #[error("--listen {address}: {reason}")]
    Address { address: SocketAddr, reason: io::Error },
    #[error("{0}")]
    Machine(#[from] io::Error),
    #[error("{0}")]
    Keep(#[from] PersistenceError),
    #[error("the tables of the demonstration: {0}")]
    Sessions(#[from] RefereeError),
    #[error("the tables of the demonstration: {0}")]
    Database(#[from] StoreError),
    #[error("the tables of the demonstration: {0}")]
    Record(String),
    #[error("the league of the demonstration: {0}")]
    League(#[from] typing::TypingError),
    #[error("the bot: {0}")]
    Bot(#[from] StartError),
    #[error("the bot has stopped by itself")]
    BotStopped,
    #[error("the bot does not connect: {0}")]
    NotReady(#[from] Failure),
    #[error("stopped at once, as told twice")]
    StoppedAtOnce,
}

impl SandboxError {
    fn exit_status(&self) -> u8 {
        match self {
            Self::Settings(_) | Self::Address { .. } | Self::Keep(_) => EXIT_USAGE,
            Self::Machine(_)
            | Self::Sessions(_)
            | Self::Database(_)
            | Self::Record(_)
            | Self::League(_)
            | Self::Bot(_)
            | Self::BotStopped
            | Self::NotReady(_)
            | Self::StoppedAtOnce => 1,
        }
    }
}

async fn open_sandbox(arguments: &SandboxArguments) -> Result<(), SandboxError> {
    // Listens for signals from the start, so that no temporary files remain.
    let mut stop = Stop::listen()?;
    let listen = address::choose_address(arguments.listen)?;
    let sandbox = Sandbox::start(Options { token: random_token()?, ..Options::default() }).await?;
    let mut state = State::open(arguments.state.as_deref())?;
    print_text("Sztab starts, which takes a moment ...");
    let armies = arguments.armies.clone().or_else(folder_from_environment);
    let config = Config::for_sandbox(sandbox.token(), sandbox.api(), state.database(), armies);
    let config = config.with_environment(|name| std::env::var(name).ok())?;
    logging::start(&config);
    if let Some(folder) = &arguments.state {
        warn_about_exposed_files(&config.database, Some(folder));
    }
    if state.is_new() {
        demonstration::create_demonstration(
            &sandbox,
            &state.database(),
            arguments.language.unwrap_or(Language::English),
        )
        .await?;
    } else if arguments.language.is_some() {
        print_text("The server that is kept there has its language already: --language is for a new one.");
    }
    state.restore(&sandbox)?;
    let open_page = async || {
        let page = serve_page(&sandbox, listen, arguments).await?;
        print_address(&page, &state, arguments);
        Ok(page)
    };
    let language = arguments.language.unwrap_or(Language::English);
    let self_playing = arguments.self_playing.then(|| SelfPlaying::find_on(&sandbox, language)).flatten();
    let computer_players = ComputerPlayers::find_on(&sandbox);
    let ended = run_bot(&sandbox, config, &mut stop, PageContent { open_page, self_playing, computer_players }).await;
    let kept = state.finish().await;
    sandbox.stop();
    ended.and(kept)
}

async fn serve_page(sandbox: &Sandbox, listen: SocketAddr, arguments: &SandboxArguments) -> Result<Page, SandboxError> {
    let guild = sandbox.guilds().first().copied().unwrap_or_default();
    let people = visitors(sandbox, guild).iter().map(sztab_sandbox::Person::id).collect();
    let options = page::Options { listen, guild, people, names: arguments.names.clone() };
    let served = match page::serve(sandbox.clone(), options.clone()).await {
        // Another program has taken the port since the check.
        Err(error) if arguments.listen.is_none() && error.kind() == io::ErrorKind::AddrInUse => {
            page::serve(sandbox.clone(), page::Options { listen: address::ANY_PORT, ..options }).await
        }
        served => served,
    };
    served.map_err(|reason| SandboxError::Address { address: listen, reason })
}

/// Runs the bot until the first stop signal; a second one ends it without waiting for work in progress. The page opens
/// once all owed posts are sent, so earlier messages count as read there.
async fn run_bot(
    sandbox: &Sandbox,
    config: Config,
    stop: &mut Stop,
    shown: PageContent<impl AsyncFnOnce() -> Result<Page, SandboxError>>,
) -> Result<(), SandboxError> {
    let PageContent { open_page, self_playing, computer_players } = shown;
    let (told, is_told) = tokio::sync::oneshot::channel();
    let until = async { is_told.await.unwrap_or_default() };
    let database = config.database.clone();
    let mut bot = tokio::spawn(discord::run_until(config, KINDS, Time::system(), until));
    let ready = async {
        sandbox.wait_until_ready(READY_TIMEOUT).await?;
        demonstration::wait_until_sent(&database).await?;
        open_page().await
    };
    tokio::select! {
        page = ready => {
            // The page is served until this value is dropped.
            let page = page?;
            tokio::select! {
                ended = &mut bot => return Err(early_exit_error(ended)),
                () = stop.wait_for_signal() => {}
                () = forget_old_data(sandbox) => {}
                failed = play_self_playing(self_playing, &page, &database) => return Err(failed.into()),
                failed = play_league(computer_players, &page, &database) => return Err(failed.into()),
            }
        }
        ended = &mut bot => return Err(early_exit_error(ended)),
        () = stop.wait_for_signal() => {}
    }
    // A bot that has already stopped is not listening.
    let _ = told.send(());
    tokio::select! {
        ended = bot => Ok(ended.unwrap_or(Ok(()))?),
        () = stop.wait_for_signal() => Err(SandboxError::StoppedAtOnce),
    }
}

/// Page and computer-played games that visitors are shown once the bot is ready.
struct PageContent<F> {
    open_page: F,
    /// The table that plays by itself, if any.
    self_playing: Option<SelfPlaying>,
    /// The computer players of the league, if any.
    computer_players: Option<ComputerPlayers>,
}

/// Continues the self-playing table until its games cannot be read; never returns if there is no such table.
async fn play_self_playing(self_playing: Option<SelfPlaying>, page: &Page, database: &Path) -> StoreError {
    let Some(session) = self_playing else { return std::future::pending().await };
    match session.play(page, database).await {
        Ok(never) => match never {},
        Err(error) => error,
    }
}

/// Plays for the computer players of the league until the bot's database cannot be read; never returns if there are
/// none.
async fn play_league(computer_players: Option<ComputerPlayers>, page: &Page, database: &Path) -> StoreError {
    let Some(players) = computer_players else { return std::future::pending().await };
    match players.play(page, database).await {
        Ok(never) => match never {},
        Err(error) => error,
    }
}

/// Periodically removes data from the sandbox that only a test would read; never returns.
async fn forget_old_data(sandbox: &Sandbox) {
    loop {
        tokio::time::sleep(CLEANUP_INTERVAL).await;
        sandbox.forget_expired();
    }
}

/// Error of a bot that ended without a signal.
fn early_exit_error(ended: Result<Result<(), StartError>, tokio::task::JoinError>) -> SandboxError {
    match ended {
        Ok(Err(error)) => error.into(),
        Ok(Ok(())) | Err(_) => SandboxError::BotStopped,
    }
}

/// Prints the address of the page and how to stop.
fn print_address(page: &Page, state: &State, arguments: &SandboxArguments) {
    let listening = page.address();
    if !listening.ip().is_loopback() {
        eprintln!("{}", address::exposure_warning(listening));
    }
    let mut lines = address::address_lines(listening, &arguments.names);
    lines.push(state.stop_notice());
    print_text(&lines.join("\n"));
}

/// Prints a text for the operator; a closed output is ignored.
fn print_text(text: &str) {
    let _ = writeln!(io::stdout(), "{text}");
}
