//! `sztab league bot`: the bot of a season played by `sztab league simulate`, run in a separate process so that it can
//! be killed.

use std::io::{BufRead as _, stdin};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::KINDS;
use crate::cli::database::now;
use crate::cli::files::{InputError, print_error};
use crate::cli::logging;
use crate::cli::runtime;
use crate::config::Config;
use crate::discord::{self, Time};
use sztab_store::UnixMs;

/// Interval between updates of the clock.
const TICK: Duration = Duration::from_millis(10);

/// Run the bot of a simulated season, with the token in `DISCORD_TOKEN`.
///
/// Each line of standard input sets how far the bot's clock is ahead, in milliseconds; the end of the input stops the
/// bot.
#[derive(Debug, clap::Args)]
pub struct BotArguments {
    /// The address of the sandbox.
    #[arg(long, value_name = "URL")]
    api: String,
    #[arg(long, value_name = "FILE")]
    database: PathBuf,
    /// The lead of the clock at the start, in milliseconds.
    #[arg(long, value_name = "MS")]
    ahead: i64,
}

/// Runs the bot until its input ends.
pub fn run_bot(arguments: &BotArguments) -> Result<ExitCode, InputError> {
    let unusable = |error: &dyn std::fmt::Display| InputError(format!("sztab: {error}"));
    let variable = |name: &str| std::env::var(name).ok();
    let token = variable("DISCORD_TOKEN").ok_or_else(|| unusable(&"DISCORD_TOKEN is not set"))?;
    let config = Config::for_sandbox(token, arguments.api.clone(), arguments.database.clone(), None);
    let config = config.with_environment(variable).map_err(|error| unusable(&error))?;
    // Simulated players do not watch films.
    let config = Config { film_rest: Duration::ZERO, ..config };
    logging::start(&config);
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(status) => return Ok(status),
    };
    let ahead = Arc::new(AtomicI64::new(arguments.ahead));
    let (stop, stopped) = oneshot::channel();
    let heard = Arc::clone(&ahead);
    std::thread::spawn(move || listen(&heard, stop));
    let ended = runtime.block_on(async {
        let time = Time::manual(UnixMs(now().0 + arguments.ahead));
        tokio::spawn(advance_clock(time.clone(), ahead));
        discord::run_until(config, KINDS, time, async { stopped.await.unwrap_or_default() }).await
    });
    runtime.shutdown_background();
    Ok(match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            print_error(&format!("sztab: {error}"));
            ExitCode::FAILURE
        }
    })
}

/// Stores the lead of the clock from each line of input; sends `stop` when the input ends.
fn listen(ahead: &AtomicI64, stop: oneshot::Sender<()>) {
    let lines = stdin().lock().lines().map_while(Result::ok);
    lines.filter_map(|line| line.trim().parse().ok()).for_each(|ms| ahead.store(ms, Ordering::Relaxed));
    // A bot that has already stopped is no longer listening.
    let _ = stop.send(());
}

/// Keeps the clock ahead by the current lead; never returns.
async fn advance_clock(time: Time, ahead: Arc<AtomicI64>) {
    loop {
        time.advance_to(UnixMs(now().0 + ahead.load(Ordering::Relaxed)));
        tokio::time::sleep(TICK).await;
    }
}
