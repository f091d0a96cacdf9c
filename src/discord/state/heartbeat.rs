//! When the gateway was last heard.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;

/// When the gateway has said something last. A clone is the same one.
#[derive(Debug, Clone)]
pub struct Heartbeat(Arc<watch::Sender<Instant>>);

impl Default for Heartbeat {
    fn default() -> Self {
        Self(Arc::new(watch::Sender::new(Instant::now())))
    }
}

impl Heartbeat {
    /// The gateway has said something.
    pub fn beat(&self) {
        self.0.send_replace(Instant::now());
    }

    /// How long the gateway has said nothing.
    pub fn silence(&self) -> Duration {
        self.0.borrow().elapsed()
    }
}
