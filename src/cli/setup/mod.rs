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
use super::files::complain;
use super::runtime;
use crate::config::{DEFAULT_FILE, Secret, read_token};
use crate::discord::{Application, Inquiry, Unanswered};
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
enum Trouble {
    /// An input that cannot be used.
    Unusable(String),
    /// Another failure.
    Failed(String),
}

/// A token that Discord has accepted, with its application.
struct Known {
    token: Secret,
    is_of_environment: bool,
    application: Application,
    inquiry: Inquiry,
}

/// Sets up the bot, or checks its set-up.
pub fn setup(arguments: &SetupArguments) -> ExitCode {
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(status) => return status,
    };
    let ended = runtime.block_on(walk_until_interrupted(arguments));
    runtime.shutdown_background();
    match ended {
        Ok(is_in_order) if is_in_order || !arguments.check => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(Trouble::Unusable(sentence)) if !arguments.check => {
            complain(&format!("sztab: {sentence}"));
            ExitCode::from(EXIT_USAGE)
        }
        Err(Trouble::Unusable(sentence) | Trouble::Failed(sentence)) => {
            complain(&format!("sztab: {sentence}"));
            ExitCode::FAILURE
        }
    }
}

/// Runs the steps until the user presses Ctrl-C. The prompt for the token raises that signal while the terminal does
/// not echo input, and the program must not end before the terminal is restored.
async fn walk_until_interrupted(arguments: &SetupArguments) -> Result<bool, Trouble> {
    let unusual = |error| Trouble::Failed(format!("Ctrl-C cannot be listened for: {error}"));
    let mut interrupts = signal(SignalKind::interrupt()).map_err(unusual)?;
    tokio::select! {
        ended = walk(arguments) => ended,
        _ = interrupts.recv() => Err(Trouble::Failed("interrupted".to_owned())),
    }
}

/// Runs all steps. Returns whether everything is in order.
async fn walk(arguments: &SetupArguments) -> Result<bool, Trouble> {
    let settings = Settings::read(&arguments.config)?;
    let mut page = Page::default();
    page.chapter("The token");
    let known = find_token(arguments, &settings, &mut page).await?;
    page.application(&known.application);
    page.chapter("The settings");
    if arguments.check {
        settings.look_at(&mut page);
    } else {
        settings.write(&known, may_write_over(arguments.force), &mut page)?;
    }
    page.chapter("The commands");
    commands(arguments.check, &known, &mut page).await?;
    page.chapter("The servers");
    let servers = known.inquiry.servers().await?;
    page.servers(&servers);
    page.link(&known.application, settings.discord_api.as_deref());
    if arguments.check {
        page.verdict();
    } else {
        page.explain_next_steps(servers.is_empty(), &arguments.config);
    }
    Ok(page.is_in_order)
}

/// Finds the token in its file, the environment or the user's input, and checks it with Discord.
async fn find_token(arguments: &SetupArguments, settings: &Settings, page: &mut Page) -> Result<Known, Trouble> {
    if let Some(path) = &arguments.token_file {
        let text = token::read_file(path)?;
        return look_up(&text, settings).await.map_err(|trouble| trouble.about(&path.display().to_string()));
    }
    if let Some(text) = token::of_environment() {
        let known = look_up(&text, settings).await.map_err(|trouble| trouble.about("DISCORD_TOKEN"))?;
        return Ok(Known { is_of_environment: true, ..known });
    }
    if let Some((path, text)) = settings.kept_token()?.filter(|_| !arguments.force) {
        match look_up(&text, settings).await {
            Err(Trouble::Unusable(sentence)) if !arguments.check => {
                page.note(&format!("The token in {} is of no use. {sentence}.", path.display()));
            }
            Err(trouble) => return Err(trouble.about(&path.display().to_string())),
            known => return known,
        }
    }
    if arguments.check {
        return Err(Trouble::Failed("there is no token yet: run `sztab setup` without --check".to_owned()));
    }
    if !std::io::stdin().is_terminal() {
        return look_up(&token::read_input()?, settings).await;
    }
    page.explain_token_source();
    for _ in 1..token::ATTEMPTS {
        match look_up(&token::ask()?, settings).await {
            Err(Trouble::Unusable(sentence)) => page.note(&format!("{sentence}.")),
            known => return known,
        }
    }
    look_up(&token::ask()?, settings).await
}

/// Looks up the application of a token in Discord. Refuses a text that cannot be a token.
async fn look_up(text: &str, settings: &Settings) -> Result<Known, Trouble> {
    let token = read_token(text).map_err(|sentence| Trouble::Unusable(sentence.to_owned()))?;
    let inquiry = Inquiry::new(&token, settings.discord_api.as_deref());
    let inquiry = inquiry.ok_or_else(|| Trouble::Unusable("This token cannot be sent to Discord".to_owned()))?;
    let application = inquiry.application().await?;
    Ok(Known { token, is_of_environment: false, application, inquiry })
}

async fn commands(is_check: bool, known: &Known, page: &mut Page) -> Result<(), Trouble> {
    let application = known.application.id;
    if known.inquiry.has_commands(application).await? {
        page.good("All commands are registered.");
    } else if is_check {
        page.mend("The commands are not registered as this version has them. `sztab setup` and each start do that.");
    } else {
        let number = known.inquiry.register(application).await?;
        page.good(&format!("{number} commands registered. Discord may take a minute to show them."));
    }
    Ok(())
}

/// Returns a check that refuses to overwrite a file unless `force` is set or the user agrees at the terminal.
fn may_write_over(force: bool) -> impl Fn(&Path) -> Result<(), Trouble> {
    move |path| {
        if force || (std::io::stdin().is_terminal() && token::is_granted(path)) {
            return Ok(());
        }
        let path = path.display();
        Err(Trouble::Unusable(format!("{path} holds another token and was left as it is: --force writes over it")))
    }
}

impl Trouble {
    /// Prefixes a sentence about an unusable input with the name of its source.
    fn about(self, name: &str) -> Self {
        match self {
            Self::Unusable(sentence) => Self::Unusable(format!("{name}: {sentence}")),
            failed @ Self::Failed(_) => failed,
        }
    }
}

impl From<Unanswered> for Trouble {
    fn from(unanswered: Unanswered) -> Self {
        match unanswered {
            Unanswered::Refused => Self::Unusable(unanswered.to_string()),
            Unanswered::Later(_) | Unanswered::Unreachable(_) | Unanswered::Odd(_) => {
                Self::Failed(unanswered.to_string())
            }
        }
    }
}
