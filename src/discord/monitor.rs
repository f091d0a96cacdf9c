//! `/healthz` and `/metrics`, on an address of the operator's choice. They tell nothing about players, but are not for
//! the public either.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serenity::all::{ConnectionStage, ShardManager};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::store::UnixMs;

use super::bot::Bot;

/// How long the database may take to tell its figures: whoever monitors does not wait for ever.
const PATIENCE: Duration = Duration::from_secs(5);

/// What the pages are made from.
struct Watched {
    bot: Bot,
    shards: Arc<ShardManager>,
    database: PathBuf,
}

/// Takes the address, so that a start fails where it is not to be had.
///
/// # Errors
///
/// What the system says.
pub async fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    TcpListener::bind(address).await
}

/// Answers whoever asks, until the task is aborted.
pub fn serve(listener: TcpListener, bot: Bot, shards: Arc<ShardManager>, database: PathBuf) -> JoinHandle<()> {
    let pages = Router::new().route("/healthz", get(health)).route("/metrics", get(metrics));
    let pages = pages.with_state(Arc::new(Watched { bot, shards, database }));
    tokio::spawn(async move {
        if let Ok(address) = listener.local_addr() {
            tracing::info!(%address, "the monitor listens");
        }
        if let Err(error) = axum::serve(listener, pages).await {
            tracing::error!(%error, "the monitor has ended");
        }
    })
}

impl Watched {
    /// Asks how things stand that nobody reports: the connection, since the library does not tell of one that it cannot
    /// make, the disk, and the backups.
    async fn look(&self) {
        let (vitals, now) = (&self.bot.vitals, self.bot.now());
        let unwritable = self.bot.referee.store().trouble().map(|trouble| trouble.since.elapsed().as_millis());
        vitals.database_unwritable(unwritable.map(|since| UnixMs(now.0 - i64::try_from(since).unwrap_or_default())));
        let silence = i64::try_from(self.bot.pulse.silence().as_millis()).unwrap_or_default();
        vitals.gateway_heard(UnixMs(now.0 - silence));
        let backups = self.bot.backups.times();
        vitals.backups(backups.taken, backups.failed.filter(|_| backups.failures > 0));
        let shards = self.shards.runners.lock().await;
        let is_connected = shards.values().all(|shard| shard.stage == ConnectionStage::Connected);
        vitals.gateway_is(is_connected && !shards.is_empty());
    }
}

/// 200 if all is well, else 503 and what is wrong, a line each.
async fn health(State(watched): State<Arc<Watched>>) -> Response {
    watched.look().await;
    let bot = &watched.bot;
    let due = tokio::time::timeout(PATIENCE, bot.referee.store().next_due()).await;
    let (due, unreadable) = match due {
        Ok(Ok(due)) => (due, None),
        Ok(Err(error)) => (None, Some(format!("database: cannot be read: {error}"))),
        Err(_) => (None, Some(format!("database: does not answer within {} s", PATIENCE.as_secs()))),
    };
    let mut troubles = bot.vitals.troubles(due, bot.now());
    troubles.extend(unreadable);
    if troubles.is_empty() {
        return "ok\n".into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, troubles.join("\n") + "\n").into_response()
}

async fn metrics(State(watched): State<Arc<Watched>>) -> Response {
    watched.look().await;
    let bot = &watched.bot;
    let totals = match tokio::time::timeout(PATIENCE, bot.referee.store().totals()).await {
        Ok(Ok(totals)) => Some(totals),
        // The other figures are wanted all the more.
        Ok(Err(_)) | Err(_) => None,
    };
    let page = bot.vitals.page(totals.as_ref(), &watched.database, bot.now());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], page).into_response()
}
