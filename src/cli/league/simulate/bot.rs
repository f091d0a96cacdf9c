//! The process of the bot, which can be killed and whose clock can be moved forward.

use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::cli::database::now;
use sztab_sandbox::{Failure, Sandbox};
use sztab_store::UnixMs;

/// Maximum time to wait for the bot, even on a busy machine.
pub const BOT_TIMEOUT: Duration = Duration::from_mins(1);

pub struct Bot {
    sandbox: Sandbox,
    folder: PathBuf,
    child: Option<Child>,
    /// Number of milliseconds by which the bot's clock is ahead of the machine's.
    ahead_ms: i64,
}

impl Bot {
    /// A bot that has not been started yet, with its database in a folder.
    pub fn new(sandbox: &Sandbox, folder: &Path) -> Self {
        Self { sandbox: sandbox.clone(), folder: folder.to_owned(), child: None, ahead_ms: 0 }
    }

    pub fn database(&self) -> PathBuf {
        self.folder.join("season.db")
    }

    pub fn log(&self) -> String {
        std::fs::read_to_string(self.log_file()).unwrap_or_default()
    }

    fn log_file(&self) -> PathBuf {
        self.folder.join("log")
    }

    /// Starts the process. Returns the number of times that a bot had identified before.
    pub fn spawn(&mut self) -> io::Result<u64> {
        let identified = self.sandbox.identify_count();
        let log = OpenOptions::new().create(true).append(true).open(self.log_file())?;
        let child = Command::new(std::env::current_exe()?)
            .args(["league", "bot", "--api", &self.sandbox.api(), "--ahead", &self.ahead_ms.to_string(), "--database"])
            .arg(self.database())
            .env("DISCORD_TOKEN", self.sandbox.token())
            .current_dir(&self.folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::from(log))
            .spawn()?;
        self.child = Some(child);
        Ok(identified)
    }

    /// Starts the bot and waits until it is connected and its commands are registered.
    pub async fn start(&mut self) -> Result<(), super::error::SimulationError> {
        let identified = self.spawn()?;
        Ok(self.wait_until_ready(identified).await?)
    }

    /// Waits until a bot has identified again and its commands are registered.
    pub async fn wait_until_ready(&self, identified: u64) -> Result<(), Failure> {
        // The connection of a killed bot may still look alive.
        let again = |sandbox: &Sandbox| (sandbox.identify_count() > identified).then_some(());
        self.sandbox.wait_until(BOT_TIMEOUT, again).await?;
        self.sandbox.wait_until_ready(BOT_TIMEOUT).await
    }

    /// Kills the bot as a power cut would.
    pub fn kill(&mut self) -> io::Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    pub fn now(&self) -> UnixMs {
        UnixMs(now().0 + self.ahead_ms)
    }

    /// Moves the clocks of the bot and the sandbox forward.
    pub fn advance_to(&mut self, moment: UnixMs) -> io::Result<()> {
        let by = u64::try_from(moment.0 - self.now().0).unwrap_or_default();
        self.ahead_ms += i64::try_from(by).unwrap_or_default();
        self.sandbox.clock().advance(Duration::from_millis(by));
        match self.child.as_mut().and_then(|child| child.stdin.as_mut()) {
            Some(input) => writeln!(input, "{}", self.ahead_ms),
            None => Ok(()),
        }
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // A process that has already ended cannot be killed.
        let _ = self.kill();
    }
}
