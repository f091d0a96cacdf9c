//! The handle on a sandbox: its options, and access to its state.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use super::clock::Clock;
use super::record::{Request, Violation};
use super::snowflake::{Id, timestamp_ms};
use super::state::World;
use super::state::interactions::TOKEN_LIFETIME;
use crate::record::BodyChecker;

/// Options of a sandbox.
#[derive(Clone)]
pub struct Options {
    /// The port on the loopback interface; 0 selects a free one.
    pub port: u16,
    /// The bot's token. Never use a real Discord token: a configuration error could send it to Discord.
    pub token: String,
    /// The user name of the bot.
    pub bot_name: String,
    /// The clock by which deadlines are measured.
    pub clock: Clock,
    /// The heartbeat interval requested from the bot.
    pub heartbeat_interval: Duration,
    /// Real time after which a person stops waiting, even with a frozen clock.
    pub patience: Duration,
    /// An independent check of every body.
    pub judge: Option<Arc<dyn BodyChecker>>,
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

/// Generates a random token, for a sandbox that other users of the machine could reach.
///
/// # Errors
///
/// If the system's random source fails.
pub fn random_token() -> io::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(format!("sandbox.loopback.{:032x}", u128::from_be_bytes(bytes)))
}

/// A handle on a running sandbox. Clones refer to the same sandbox.
#[derive(Clone)]
pub struct Sandbox(Arc<Inner>);

struct Inner {
    world: Mutex<World>,
    /// The number of changes to the world; wakes waiting tasks.
    changes: watch::Sender<u64>,
    options: Options,
    api: String,
    stopped: watch::Sender<bool>,
}

impl Sandbox {
    /// Creates a sandbox at this address, without a server.
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
    pub(super) fn wait_for_stop(&self) -> impl Future<Output = ()> + use<> {
        let mut stopped = self.0.stopped.subscribe();
        // A dropped sender counts as a stop, since the sandbox could no longer be stopped otherwise.
        async move { stopped.wait_for(|stopped| *stopped).await.map(drop).unwrap_or_default() }
    }

    /// Stops listening and drops the gateway connection as if the machine had failed. Requests in progress are
    /// completed.
    pub fn stop(&self) {
        self.0.stopped.send_replace(true);
        self.change_world(|world| world.gateway.invalidate());
    }

    /// The address that replaces `https://discord.com`: `http://127.0.0.1:PORT`.
    pub fn api(&self) -> String {
        self.0.api.clone()
    }

    /// The token of the bot.
    pub fn token(&self) -> String {
        self.0.options.token.clone()
    }

    /// The clock by which deadlines are measured.
    pub fn clock(&self) -> &Clock {
        &self.0.options.clock
    }

    /// The application's identifier, which is also that of the bot's user.
    pub fn application_id(&self) -> Id {
        self.with_world(|world| world.application_id)
    }

    /// The violations so far.
    pub fn violations(&self) -> Vec<Violation> {
        self.with_world(|world| world.violations.clone())
    }

    /// Returns the violations so far and forgets them, for example after a test has provoked one on purpose.
    pub fn take_violations(&self) -> Vec<Violation> {
        self.with_world(|world| std::mem::take(&mut world.violations))
    }

    /// Every request so far, oldest first.
    pub fn requests(&self) -> Vec<Request> {
        self.with_world(|world| world.requests.clone())
    }

    /// Forgets requests, interactions and uploads older than the lifetime of an interaction token. Without calls to
    /// this, everything stays available to tests.
    pub fn forget_expired(&self) {
        self.with_world(|world| {
            let lives = u64::try_from(TOKEN_LIFETIME.as_millis()).unwrap_or(u64::MAX);
            let since = world.clock.now_ms().saturating_sub(lives);
            world.requests.retain(|request| request.at_ms >= since);
            world.interactions.retain(|_, interaction| interaction.created_ms >= since);
            world.uploads.retain(|(_, file), _| timestamp_ms(*file) >= since);
        });
    }

    /// The registered commands, as returned to the bot.
    pub fn commands(&self) -> Vec<serde_json::Value> {
        self.with_world(|world| world.commands.iter().map(|command| command.body.clone()).collect())
    }

    pub(super) fn heartbeat_interval(&self) -> Duration {
        self.0.options.heartbeat_interval
    }

    pub(super) fn response_timeout(&self) -> Duration {
        self.0.options.patience
    }

    pub(super) fn body_checker(&self) -> Option<Arc<dyn BodyChecker>> {
        self.0.options.judge.clone()
    }

    pub(super) fn subscribe(&self) -> watch::Receiver<u64> {
        self.0.changes.subscribe()
    }

    /// Reads or changes the world, even after a handler has panicked: the state is still useful then.
    pub(super) fn with_world<T>(&self, look: impl FnOnce(&mut World) -> T) -> T {
        look(&mut self.0.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the world and wakes all waiting tasks.
    pub(super) fn change_world<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let result = self.with_world(change);
        self.0.changes.send_modify(|count| *count += 1);
        result
    }
}
