//! What every handler shares.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::{Notify, Semaphore};

use crate::referee::{Referee, Table};
use crate::store::{ChannelId, Status, UnixMs};

use super::emojis::Emojis;
use super::failure::Failure;

/// Pictures drawn at once: drawing fills a core, and answers must not wait for it.
const PICTURES_AT_ONCE: usize = 2;

/// The bot's state: the referee, and the bell of the outbox.
#[derive(Debug, Clone)]
pub struct Bot {
    pub(super) referee: Referee,
    /// Rung when a post is owed.
    pub(super) owed: Arc<Notify>,
    /// The symbols that texts and selects can show.
    pub(super) emojis: Emojis,
    pictures: Arc<Semaphore>,
}

impl Bot {
    /// A bot for a referee's tables.
    #[must_use]
    pub fn new(referee: Referee) -> Self {
        Self {
            referee,
            owed: Arc::default(),
            emojis: Emojis::default(),
            pictures: Arc::new(Semaphore::new(PICTURES_AT_ONCE)),
        }
    }

    /// The game that is being played in a channel.
    pub(super) async fn table_in(&self, channel: serenity::all::ChannelId) -> Result<Table, Failure> {
        let active = self.referee.store().active_in_channel(ChannelId(channel.get())).await?;
        match active {
            Some(record) if record.status == Status::Running => Ok(self.referee.table(record.id).await?),
            Some(_) => Err(Failure::Said("no-game-yet")),
            None => Err(Failure::Said("no-game-here")),
        }
    }

    /// Draws off the async threads, a few pictures at a time.
    pub(super) async fn draw<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let permit = Arc::clone(&self.pictures).acquire_owned().await.map_err(Failure::internal)?;
        tokio::task::spawn_blocking(move || {
            let _permit = permit;
            draw()
        })
        .await
        .map_err(Failure::internal)
    }
}

/// Now, as the store counts.
pub(super) fn now() -> UnixMs {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMs(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
