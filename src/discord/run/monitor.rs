//! `/healthz` and `/metrics`, on an address configured by the operator. They contain no data about players, but are
//! still not meant for the public.

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

use sztab_sandbox::serve;
use sztab_store::{StoreError, UnixMs};

use crate::discord::bot::Bot;
use crate::discord::state::metrics::page::WaitingWork;

/// Maximum time for the database to supply its figures: the monitor must not wait forever.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(5);

/// Data sources for the pages.
struct MonitorSources {
    bot: Bot,
    shards: Arc<ShardManager>,
    database: PathBuf,
}

/// Binds the address, so that startup fails if the address is not available.
pub async fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    TcpListener::bind(address).await
}

/// Responds to the monitor's requests until the task is aborted.
pub fn spawn_monitor(listener: TcpListener, bot: Bot, shards: Arc<ShardManager>, database: PathBuf) -> JoinHandle<()> {
    let pages = Router::new().route("/healthz", get(serve_health)).route("/metrics", get(serve_metrics));
    let pages = pages.with_state(Arc::new(MonitorSources { bot, shards, database }));
    tokio::spawn(async move {
        if let Ok(address) = listener.local_addr() {
            tracing::info!(%address, "the monitor listens");
        }
        serve::serve(listener, pages, std::future::pending()).await;
    })
}

impl MonitorSources {
    /// Updates the metrics that are not reported by events: the connection, because the library does not report a
    /// connection that it fails to establish; the database; and the backups.
    async fn refresh(&self) {
        let (metrics, now) = (&self.bot.metrics, self.bot.now());
        let unwritable = self.bot.referee.store().trouble().map(|trouble| trouble.since.elapsed().as_millis());
        metrics.set_unwritable_since(unwritable.map(|since| UnixMs(now.0 - i64::try_from(since).unwrap_or_default())));
        let silence = i64::try_from(self.bot.heartbeat.silence().as_millis()).unwrap_or_default();
        metrics.record_gateway_event(UnixMs(now.0 - silence));
        let backups = self.bot.backups.times();
        metrics.set_backup_times(backups.taken, backups.failed.filter(|_| backups.failures > 0));
        let shards = self.shards.runners.lock().await;
        let is_connected = shards.values().all(|shard| shard.stage == ConnectionStage::Connected);
        metrics.set_gateway_connected(is_connected && !shards.is_empty());
    }
}

/// Responds with 200 if all is well, otherwise with 503 and the problems, one per line.
async fn serve_health(State(watched): State<Arc<MonitorSources>>) -> Response {
    watched.refresh().await;
    let troubles = find_problems(&watched.bot).await;
    if troubles.is_empty() {
        return "ok\n".into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, troubles.join("\n") + "\n").into_response()
}

/// Current problems, one per line.
async fn find_problems(bot: &Bot) -> Vec<String> {
    let (store, now) = (bot.referee.store(), bot.now());
    let waiting = async {
        let (next_post, overdue) =
            (store.next_due_time().await?, store.load_overdue_jobs(WaitingWork::stuck_threshold(now)).await?);
        Ok::<_, StoreError>(WaitingWork { next_post, overdue })
    };
    let (waiting, unreadable) = match tokio::time::timeout(DATABASE_TIMEOUT, waiting).await {
        Ok(Ok(waiting)) => (waiting, None),
        Ok(Err(error)) => (WaitingWork::default(), Some(format!("database: cannot be read: {error}"))),
        Err(_) => {
            (WaitingWork::default(), Some(format!("database: does not answer within {} s", DATABASE_TIMEOUT.as_secs())))
        }
    };
    let mut troubles = bot.metrics.problems(&waiting, now);
    troubles.extend(unreadable);
    troubles
}

async fn serve_metrics(State(watched): State<Arc<MonitorSources>>) -> Response {
    watched.refresh().await;
    let bot = &watched.bot;
    let totals = match tokio::time::timeout(DATABASE_TIMEOUT, bot.referee.store().count_totals()).await {
        Ok(Ok(totals)) => Some(totals),
        // The other figures are all the more useful without these.
        Ok(Err(_)) | Err(_) => None,
    };
    let page = bot.metrics.render(totals.as_ref(), &watched.database, bot.now());
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], page).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::Time;
    use sztab_game::Language;
    use sztab_pictures::Colours;
    use sztab_referee::{FactionChoice, Interaction, LobbyOptions, Place, Referee, Venue};
    use sztab_store::{Change, ChannelId, GuildId, InteractionId, JobChange, NewJob, Player, Store, UserId};

    #[tokio::test]
    async fn unhandled_jobs_are_counted_once_two_minutes_late() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("sztab.db")).await.expect("a new database");
        let (referee, now) = (Referee::new(store.clone(), crate::KINDS), UnixMs(1_790_000_000_000));
        let options = LobbyOptions::new(Language::English, Place::Here);
        let host = Player { user: UserId(1), name: "Ala".to_owned() };
        let venue = Venue { guild: GuildId(1), channel: ChannelId(2) };
        let asked = Interaction { id: InteractionId(3), at: now };
        let opened = referee.open_lobby(venue, host, &FactionChoice::Random, &options, asked).await;
        let game = opened.expect("a table");
        let job = |kind: &str| {
            let (kind, about, payload) = (kind.to_owned(), String::new(), String::new());
            JobChange::Plan(NewJob { subject: None, kind, about, due: now, payload })
        };
        store.queue_posts(game, Change::at(now).with_jobs([job("fall"), job("idle")])).await.expect("two jobs");
        for post in store.load_posts(game).await.expect("posts") {
            store.give_up_post(post.id, "not its matter").await.expect("given up");
        }
        // A bot without workers, as if every worker had hung.
        let time = Time::manual(UnixMs(now.0 + 120_000));
        let bot = Bot::new(referee, Colours::Default, time.clone());
        bot.metrics.set_gateway_connected(true);
        assert_eq!(find_problems(&bot).await, [""; 0]);
        time.advance_to(UnixMs(now.0 + 125_000));
        assert_eq!(find_problems(&bot).await, ["jobs: 2 overdue, the first for 125 s"]);
    }
}
