//! Detects a connection that is open but dead.
//!
//! The library reconnects forever by itself, but a connection can be open and dead: no events arrive, heartbeats are
//! not answered, and presses are lost. A restarted process connects again.
//!
//! The only sign of a dead connection is that heartbeats are not answered.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ConnectionStage;
use serenity::gateway::ShardManager;

use crate::discord::state::health::Heartbeat;

/// Number of checks within the time after which a silent connection is considered dead.
const CHECKS_PER_TIMEOUT: u32 = 20;

/// Returns when the gateway has been silent for this long: no event and no answer to a heartbeat.
pub async fn wait_for_silence(heartbeat: Heartbeat, shards: Arc<ShardManager>, longest: Duration) {
    let mut latencies = Vec::new();
    while heartbeat.silence() < longest {
        tokio::time::sleep(longest / CHECKS_PER_TIMEOUT).await;
        let runners = shards.runners.lock().await;
        // The latency of each answered heartbeat is measured to the nanosecond, so a changed latency means a new
        // answer. A connection that is still being established has not answered any heartbeat.
        let connected = runners.values().filter(|runner| runner.stage == ConnectionStage::Connected);
        let measured: Vec<Option<Duration>> = connected.map(|runner| runner.latency).collect();
        if measured.iter().any(Option::is_some) && measured != latencies {
            latencies = measured;
            heartbeat.record_beat();
        }
    }
    tracing::error!(seconds = heartbeat.silence().as_secs(), "the connection to Discord is dead");
}
