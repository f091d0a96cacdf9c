//! Hearing that it is time to stop.

use std::io;

use tokio::signal::unix::{Signal, SignalKind, signal};

/// The signals by which people and systems end a program: Ctrl-C, a polite kill, a terminal that is closed.
#[derive(Debug)]
pub struct Stop {
    interrupt: Signal,
    terminate: Signal,
    hang_up: Signal,
}

impl Stop {
    /// Listens from now on; signals before the first wait are not lost.
    pub fn listen() -> io::Result<Self> {
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
            hang_up: signal(SignalKind::hangup())?,
        })
    }

    /// Returns at the next signal.
    pub async fn wait_for_signal(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
            _ = self.hang_up.recv() => {}
        }
    }
}
