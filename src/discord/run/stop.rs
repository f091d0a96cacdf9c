//! Stopping: no new work is accepted, work in progress is finished, and then the files are closed.
//!
//! A killed process must not do harm either, so the rest of the program does not rely on this module.
//! (`tests/discord/stopping.rs`)

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ShardManager;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use sztab_store::fault_point::FaultPoint;
use sztab_store::{Store, fault_point};

use crate::discord::bot::Bot;

/// Time allowed for finishing work in progress. Work that takes longer is abandoned as if the process had been killed:
/// acknowledged changes are on disk, and waiting posts are sent after the next start.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// Maximum time for closing the gateway or the files.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);

/// Forwards the first signal to stop, and returns at the second one.
pub(crate) async fn wait_for_two_signals(told: oneshot::Sender<()>) {
    let signals = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    let (Ok(mut interrupt), Ok(mut terminate)) = signals else {
        tracing::error!("signals cannot be heard: the bot has to be killed, which does no harm");
        return std::future::pending().await;
    };
    wait_for_either(&mut interrupt, &mut terminate).await;
    let _ = told.send(());
    wait_for_either(&mut interrupt, &mut terminate).await;
}

async fn wait_for_either(interrupt: &mut Signal, terminate: &mut Signal) {
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}

/// Waits for the signal to stop and closes the connection, so that no new events arrive.
pub(crate) async fn close_gateway(stop: impl Future<Output = ()>, shards: Arc<ShardManager>, bot: Bot) {
    stop.await;
    fault_point::reach(FaultPoint::Stopping).ok();
    tracing::info!("stopping");
    bot.metrics.record_stop();
    if tokio::time::timeout(CLOSE_TIMEOUT, shards.shutdown_all()).await.is_err() {
        tracing::warn!("the connection to Discord does not close");
    }
}

/// Completes work in progress: first the interactions, then the posts being sent.
pub(crate) async fn finish_work(bot: &Bot, workers: [JoinHandle<()>; 3]) {
    let aborts = workers.each_ref().map(JoinHandle::abort_handle);
    let finished = tokio::time::timeout(SHUTDOWN_TIMEOUT, async {
        bot.in_flight.wait_until_idle().await;
        bot.in_flight.stop();
        futures::future::join_all(workers).await;
    });
    if finished.await.is_err() {
        tracing::warn!("not everything in hand could be finished; posts still owed are sent after the next start");
    }
    bot.in_flight.stop();
    for worker in aborts {
        worker.abort();
    }
}

/// Closes the files. Data is safe without it: acknowledged changes are on disk.
pub(crate) async fn close_store(store: &Store) {
    let closing = tokio::time::timeout(CLOSE_TIMEOUT, async {
        // Closing the store also empties the log, unless another program, such as a backup, is reading at that time.
        if let Err(error) = store.checkpoint().await {
            tracing::warn!(%error, "the journal could not be written into the database");
        }
        store.close().await;
    });
    if closing.await.is_err() {
        tracing::warn!("the database is still busy and is left as it is");
    }
    tracing::info!("stopped");
}
