//! `sztab run`

use std::path::Path;
use std::process::ExitCode;

use super::armies::refuse_armies;
use super::private::warn_about_exposed_files;
use super::runtime;
use super::{EXIT_RESTART, EXIT_USAGE, logging};
use crate::config::{Config, DEFAULT_FILE};
use crate::discord;

/// True if there are any settings for running the bot.
pub fn has_settings() -> bool {
    std::env::var_os("DISCORD_TOKEN").is_some() || Path::new(DEFAULT_FILE).exists()
}

/// Runs the bot with the settings from a file and the environment.
pub fn run(file: Option<&Path>) -> ExitCode {
    let config = match Config::read(file, |name| std::env::var(name).ok()) {
        Ok(config) => config,
        Err(error) => {
            eprintln!("sztab: {error}");
            return ExitCode::from(EXIT_USAGE);
        }
    };
    logging::start(&config);
    if let Some(path) = &config.exposed_token {
        tracing::warn!(path = %path.display(), "others may read the file with the token: chmod 600");
    }
    warn_about_exposed_files(&config.database, None);
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(status) => return status,
    };
    let ended = runtime.block_on(discord::run(config));
    // Do not wait for work that could not be finished in time.
    runtime.shutdown_background();
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(discord::StartError::Armies(errors)) => refuse_armies(&errors),
        Err(error) => {
            eprintln!("sztab: {error}");
            match error {
                discord::StartError::NoDiscord(_) | discord::StartError::Fonts(_) => ExitCode::from(EXIT_USAGE),
                discord::StartError::Dead => ExitCode::from(EXIT_RESTART),
                discord::StartError::Armies(_)
                | discord::StartError::Database { .. }
                | discord::StartError::Discord(_)
                | discord::StartError::NoCourier
                | discord::StartError::Monitor { .. }
                | discord::StartError::StoppedAtOnce => ExitCode::FAILURE,
            }
        }
    }
}
