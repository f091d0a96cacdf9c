//! `sztab setup`: turns a token into a bot that can be started, and later checks that everything is still in order.
//!
//! It can be run at any time. Valid files are left alone, missing ones are created, and nothing is overwritten without
//! the user's consent. The token never appears in the output.

mod files;
mod page;
mod token;

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tokio::signal::unix::{SignalKind, signal};

use super::EXIT_USAGE;
use super::files::print_error;
use super::runtime;
use crate::config::{DEFAULT_FILE, Secret, read_token};
use crate::discord::{Application, DiscordInquiry, InquiryError};
use files::Settings;
use page::Page;

/// Set up the bot: check its token, write the settings, register the commands, and report what is missing.
///
/// Without --token-file the token is prompted for, or read from standard input if that is not a terminal. Setup can be
/// run again at any time; existing parts are left alone.
#[derive(Debug, clap::Args)]
pub struct SetupArguments {
    /// The settings file to write or check; the token is kept in a file next to it.
    #[arg(long, value_name = "FILE", default_value = DEFAULT_FILE)]
    config: PathBuf,
    /// A file to read the token from.
    #[arg(long, value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// Change nothing and report whether everything is in order: exit status 0 if it is, else 1.
    #[arg(long, conflicts_with = "force")]
    check: bool,
    /// Take a new token, and overwrite the existing one.
    #[arg(long)]
    force: bool,
}

/// Reason why setup cannot continue: a sentence for the operator.
#[derive(Debug)]
enum SetupError {
    /// An input that cannot be used.
    Unusable(String),
    /// Another failure.
    Failed(String),
}

/// A token that Discord has accepted, with its application.
struct AcceptedToken {
    token: Secret,
    is_of_environment: bool,
    application: Application,
    inquiry: DiscordInquiry,
}

/// Sets up the bot, or checks its set-up.
pub fn setup(arguments: &SetupArguments) -> ExitCode {
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(status) => return status,
    };
    let ended = runtime.block_on(run_until_interrupted(arguments));
    runtime.shutdown_background();
    match ended {
        Ok(is_in_order) if is_in_order || !arguments.check => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(SetupError::Unusable(sentence)) if !arguments.check => {
            print_error(&format!("sztab: {sentence}"));
            ExitCode::from(EXIT_USAGE)
        }
        Err(SetupError::Unusable(sentence) | SetupError::Failed(sentence)) => {
            print_error(&format!("sztab: {sentence}"));
            ExitCode::FAILURE
        }
    }
}

/// Runs the steps until the user presses Ctrl-C. The prompt for the token raises that signal while the terminal does
/// not echo input, and the program must not end before the terminal is restored.
async fn run_until_interrupted(arguments: &SetupArguments) -> Result<bool, SetupError> {
    let unusual = |error| SetupError::Failed(format!("Ctrl-C cannot be listened for: {error}"));
    let mut interrupts = signal(SignalKind::interrupt()).map_err(unusual)?;
    tokio::select! {
        ended = run_steps(arguments) => ended,
        _ = interrupts.recv() => Err(SetupError::Failed("interrupted".to_owned())),
    }
}

/// Runs all steps. Returns whether everything is in order.
async fn run_steps(arguments: &SetupArguments) -> Result<bool, SetupError> {
    let settings = Settings::read(&arguments.config)?;
    let mut page = Page::default();
    page.print_chapter("The token");
    let known = find_token(arguments, &settings, &mut page).await?;
    page.print_application(&known.application);
    page.print_chapter("The settings");
    if arguments.check {
        settings.report_state(&mut page);
    } else {
        settings.write(&known, overwrite_check(arguments.force), &mut page)?;
    }
    page.print_chapter("The commands");
    register_commands(arguments.check, &known, &mut page).await?;
    page.print_chapter("The servers");
    let servers = known.inquiry.fetch_servers().await?;
    page.print_servers(&servers);
    page.print_invite_link(&known.application, settings.discord_api.as_deref());
    if arguments.check {
        page.print_verdict();
    } else {
        page.print_next_steps(servers.is_empty(), &arguments.config);
    }
    Ok(page.is_in_order)
}

/// Finds the token in its file, the environment or the user's input, and checks it with Discord.
async fn find_token(
    arguments: &SetupArguments,
    settings: &Settings,
    page: &mut Page,
) -> Result<AcceptedToken, SetupError> {
    if let Some(path) = &arguments.token_file {
        let text = token::read_file(path)?;
        return find_application(&text, settings)
            .await
            .map_err(|trouble| trouble.with_source(&path.display().to_string()));
    }
    if let Some(text) = token::token_from_environment() {
        let known = find_application(&text, settings).await.map_err(|trouble| trouble.with_source("DISCORD_TOKEN"))?;
        return Ok(AcceptedToken { is_of_environment: true, ..known });
    }
    if let Some((path, text)) = settings.stored_token()?.filter(|_| !arguments.force) {
        match find_application(&text, settings).await {
            Err(SetupError::Unusable(sentence)) if !arguments.check => {
                page.print_note(&format!("The token in {} is of no use. {sentence}.", path.display()));
            }
            Err(trouble) => return Err(trouble.with_source(&path.display().to_string())),
            known => return known,
        }
    }
    if arguments.check {
        return Err(SetupError::Failed("there is no token yet: run `sztab setup` without --check".to_owned()));
    }
    if !std::io::stdin().is_terminal() {
        return find_application(&token::read_input()?, settings).await;
    }
    page.print_token_source_help();
    for _ in 1..token::MAX_ATTEMPTS {
        match find_application(&token::prompt()?, settings).await {
            Err(SetupError::Unusable(sentence)) => page.print_note(&format!("{sentence}.")),
            known => return known,
        }
    }
    find_application(&token::prompt()?, settings).await
}

/// Looks up the application of a token in Discord. Refuses a text that cannot be a token.
async fn find_application(text: &str, settings: &Settings) -> Result<AcceptedToken, SetupError> {
    let token = read_token(text).map_err(|sentence| SetupError::Unusable(sentence.to_owned()))?;
    let inquiry = DiscordInquiry::new(&token, settings.discord_api.as_deref());
    let inquiry = inquiry.ok_or_else(|| SetupError::Unusable("This token cannot be sent to Discord".to_owned()))?;
    let application = inquiry.fetch_application().await?;
    Ok(AcceptedToken { token, is_of_environment: false, application, inquiry })
}

async fn register_commands(is_check: bool, known: &AcceptedToken, page: &mut Page) -> Result<(), SetupError> {
    let application = known.application.id;
    if known.inquiry.has_commands(application).await? {
        page.print_success("All commands are registered.");
    } else if is_check {
        page.print_problem(
            "The commands are not registered as this version has them. `sztab setup` and each start do that.",
        );
    } else {
        let number = known.inquiry.register_commands(application).await?;
        page.print_success(&format!("{number} commands registered. Discord may take a minute to show them."));
    }
    Ok(())
}

/// Returns a check that refuses to overwrite a file unless `force` is set or the user agrees at the terminal.
fn overwrite_check(force: bool) -> impl Fn(&Path) -> Result<(), SetupError> {
    move |path| {
        if force || (std::io::stdin().is_terminal() && token::confirm_overwrite(path)) {
            return Ok(());
        }
        let path = path.display();
        Err(SetupError::Unusable(format!("{path} holds another token and was left as it is: --force writes over it")))
    }
}

impl SetupError {
    /// Prefixes a sentence about an unusable input with the name of its source.
    fn with_source(self, name: &str) -> Self {
        match self {
            Self::Unusable(sentence) => Self::Unusable(format!("{name}: {sentence}")),
            failed @ Self::Failed(_) => failed,
        }
    }
}

impl From<InquiryError> for SetupError {
    fn from(unanswered: InquiryError) -> Self {
        match unanswered {
            InquiryError::Refused => Self::Unusable(unanswered.to_string()),
            InquiryError::Later(_) | InquiryError::Unreachable(_) | InquiryError::Odd(_) => {
                Self::Failed(unanswered.to_string())
            }
        }
    }
}
