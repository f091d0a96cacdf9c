//! Notices a connection that only seems to be one.
//!
//! The library reconnects by itself, for ever, but a connection can be open and dead: nothing comes, no heartbeat is
//! answered, and whatever people press goes nowhere. A process that starts anew connects anew.
//!
//! Unanswered heartbeats are the only sign of it.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ConnectionStage;
use serenity::gateway::ShardManager;

use crate::discord::state::health::Heartbeat;

/// Looks within the time after which a silent connection counts as dead.
const LOOKS: u32 = 20;

/// Returns once the gateway has said nothing for so long: neither an event nor an answer to a heartbeat.
pub async fn watch(heartbeat: Heartbeat, shards: Arc<ShardManager>, longest: Duration) {
    let mut latencies = Vec::new();
    while heartbeat.silence() < longest {
        tokio::time::sleep(longest / LOOKS).await;
        let runners = shards.runners.lock().await;
        // Each answer to a heartbeat is measured anew, to the nanosecond; a connection that is still being made has answered
        // nothing.
        let connected = runners.values().filter(|runner| runner.stage == ConnectionStage::Connected);
        let measured: Vec<Option<Duration>> = connected.map(|runner| runner.latency).collect();
        if measured.iter().any(Option::is_some) && measured != latencies {
            latencies = measured;
            heartbeat.beat();
        }
    }
    tracing::error!(seconds = heartbeat.silence().as_secs(), "the connection to Discord is dead");
}
