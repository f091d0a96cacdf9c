//! Waiting for changes to the sandbox.

use std::time::{Duration, Instant};

use super::state::World;
use super::{Failure, Id, Message, Sandbox};

/// Interval at which waiting tasks also check without a notification, because advancing the sandbox's clock sends none.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// A subscription to changes to a sandbox. A change between two calls is reported by the second call.
pub struct Changes(tokio::sync::watch::Receiver<u64>);

impl Changes {
    /// Returns after the next change, or at once if there has been one since the last call.
    pub async fn next(&mut self) {
        // The sender lives as long as the sandbox, so an error means that no more changes will occur.
        if self.0.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Sandbox {
    /// Subscribes to changes from this point on.
    pub fn changes(&self) -> Changes {
        Changes(self.subscribe())
    }

    /// Returns after the next change to the sandbox.
    pub async fn wait_for_change(&self) {
        // This cannot fail: the sender lives as long as this handle.
        self.subscribe().changed().await.ok();
    }

    /// Waits until a bot has identified and commands are registered.
    ///
    /// # Errors
    ///
    /// [`Failure::TimedOut`].
    pub async fn wait_until_ready(&self, timeout: Duration) -> Result<(), Failure> {
        self.wait_in_world(timeout, |world| (world.gateway.is_connected() && !world.commands.is_empty()).then_some(()))
            .await
    }

    /// Waits for a public message in the channel that satisfies the predicate.
    ///
    /// # Errors
    ///
    /// [`Failure::TimedOut`].
    pub async fn wait_for(
        &self,
        channel: Id,
        timeout: Duration,
        predicate: impl Fn(&Message) -> bool,
    ) -> Result<Message, Failure> {
        self.wait_until(timeout, |sandbox| sandbox.messages(channel).into_iter().find(&predicate)).await
    }

    /// Waits until `look` returns a value.
    ///
    /// # Errors
    ///
    /// [`Failure::TimedOut`].
    pub async fn wait_until<T>(
        &self,
        timeout: Duration,
        mut look: impl FnMut(&Self) -> Option<T>,
    ) -> Result<T, Failure> {
        let mut changes = self.subscribe();
        let begun = Instant::now();
        loop {
            if let Some(found) = look(self) {
                return Ok(found);
            }
            if begun.elapsed() >= timeout {
                return Err(Failure::TimedOut);
            }
            tokio::time::timeout(POLL_INTERVAL, changes.changed()).await.ok();
        }
    }

    async fn wait_in_world<T>(
        &self,
        timeout: Duration,
        mut look: impl FnMut(&mut World) -> Option<T>,
    ) -> Result<T, Failure> {
        self.wait_until(timeout, |sandbox| sandbox.with_world(&mut look)).await
    }
}
