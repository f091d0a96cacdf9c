//! When the gateway was last heard.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;

/// Time at which the gateway was last heard. Clones share it.
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

    /// Time since the gateway was last heard.
    pub fn silence(&self) -> Duration {
        self.0.borrow().elapsed()
    }
}
