//! The handle of a sandbox: its options, its state behind a lock, and what a test may ask of it.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use super::clock::Clock;
use super::judge::Judge;
use super::record::{Request, Violation};
use super::snowflake::{Id, made_at_ms};
use super::state::World;
use super::state::interactions::TOKEN_LIVES;

/// How a sandbox is made.
#[derive(Clone)]
pub struct Options {
    /// The port on the loopback interface; 0 takes any free one.
    pub port: u16,
    /// What the bot must show. Never a token of Discord: by a mistake of configuration it could get there.
    pub token: String,
    /// Name of the bot's user.
    pub bot_name: String,
    /// The clock by which deadlines are measured.
    pub clock: Clock,
    /// How often the bot is asked to send a heartbeat.
    pub heartbeat_interval: Duration,
    /// Real time after which a person stops waiting even when a frozen clock stands still.
    pub patience: Duration,
    /// A second opinion on every body.
    pub judge: Option<Arc<dyn Judge>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            port: 0,
            token: "sandbox.loopback.token".to_owned(),
            bot_name: "Sztab".to_owned(),
            clock: Clock::running(),
            heartbeat_interval: Duration::from_millis(41_250),
            patience: Duration::from_mins(1),
            judge: None,
        }
    }
}

/// A token that nobody can guess, for a sandbox that others on this machine could find.
///
/// # Errors
/// When the machine has no randomness to give.
pub fn random_token() -> io::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(format!("sandbox.loopback.{:032x}", u128::from_be_bytes(bytes)))
}

/// A running sandbox. Clones are handles of the same one.
#[derive(Clone)]
pub struct Sandbox(Arc<Inner>);

struct Inner {
    world: Mutex<World>,
    /// Counts changes of the world, so that whoever waits knows when to look again.
    changes: watch::Sender<u64>,
    options: Options,
    api: String,
    stopped: watch::Sender<bool>,
}

impl Sandbox {
    /// A sandbox at this address that nobody serves yet.
    pub(super) fn new(options: Options, api: String) -> Self {
        let world = World::new(options.clock.clone(), options.token.clone(), api.clone(), &options.bot_name);
        Self(Arc::new(Inner {
            world: Mutex::new(world),
            changes: watch::Sender::new(0),
            options,
            api,
            stopped: watch::Sender::new(false),
        }))
    }

    /// Waits for [`Sandbox::stop`].
    pub(super) fn stopped(&self) -> impl Future<Output = ()> + use<> {
        let mut stopped = self.0.stopped.subscribe();
        // A sender that is gone can no longer stop anything, hence its end counts as a stop.
        async move { stopped.wait_for(|stopped| *stopped).await.map(drop).unwrap_or_default() }
    }

    /// Stops listening and drops the gateway connection as if the machine had gone. Requests in hand are answered.
    pub fn stop(&self) {
        self.0.stopped.send_replace(true);
        self.change(|world| world.gateway.invalidate());
    }

    /// What the bot uses instead of `https://discord.com`: `http://127.0.0.1:PORT`.
    pub fn api(&self) -> String {
        self.0.api.clone()
    }

    /// The token that the bot must show.
    pub fn token(&self) -> String {
        self.0.options.token.clone()
    }

    /// The clock by which deadlines are measured.
    pub fn clock(&self) -> &Clock {
        &self.0.options.clock
    }

    /// The application's identifier, which is also that of the bot's user.
    pub fn application_id(&self) -> Id {
        self.with(|world| world.application_id)
    }

    /// Everything that the bot should not have done so far.
    pub fn violations(&self) -> Vec<Violation> {
        self.with(|world| world.violations.clone())
    }

    /// Forgets the violations so far, e.g. after a test has provoked one on purpose. Gives them back.
    pub fn take_violations(&self) -> Vec<Violation> {
        self.with(|world| std::mem::take(&mut world.violations))
    }

    /// Every request so far, oldest first.
    pub fn requests(&self) -> Vec<Request> {
        self.with(|world| world.requests.clone())
    }

    /// Forgets requests, interactions and uploads that are older than the token of an interaction lives. Without it they
    /// are all kept, for tests to look at.
    pub fn forget_old(&self) {
        self.with(|world| {
            let lives = u64::try_from(TOKEN_LIVES.as_millis()).unwrap_or(u64::MAX);
            let since = world.clock.now_ms().saturating_sub(lives);
            world.requests.retain(|request| request.at_ms >= since);
            world.interactions.retain(|_, interaction| interaction.created_ms >= since);
            world.uploads.retain(|(_, file), _| made_at_ms(*file) >= since);
        });
    }

    /// The registered commands, as they are sent back to the bot.
    pub fn commands(&self) -> Vec<serde_json::Value> {
        self.with(|world| world.commands.iter().map(|command| command.body.clone()).collect())
    }

    pub(super) fn heartbeat_interval(&self) -> Duration {
        self.0.options.heartbeat_interval
    }

    pub(super) fn patience(&self) -> Duration {
        self.0.options.patience
    }

    pub(super) fn judge(&self) -> Option<Arc<dyn Judge>> {
        self.0.options.judge.clone()
    }

    pub(super) fn subscribe(&self) -> watch::Receiver<u64> {
        self.0.changes.subscribe()
    }

    /// Looks at the world. A handler that panicked has left it as it was at that moment, which is still of use.
    pub(super) fn with<T>(&self, look: impl FnOnce(&mut World) -> T) -> T {
        look(&mut self.0.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the world and wakes whoever waits for that.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let result = self.with(change);
        self.0.changes.send_modify(|count| *count += 1);
        result
    }
}
