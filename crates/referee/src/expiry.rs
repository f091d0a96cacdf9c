//! Lobbies that nobody cares for any more.

use sztab_store::{Change, Exchange, GameId, StoreError, UnixMs};

use super::clock::DAY;
use super::content::PostContent;
use super::options::LobbyOptions;
use super::{Referee, RefereeError};

/// Days after which a lobby in which nothing happens is closed.
pub const QUIET_DAYS: u8 = 7;

impl Referee {
    /// Closes the lobbies in which nothing has happened for [`QUIET_DAYS`], each once, and tells which. Their messages
    /// are owed the news.
    ///
    /// # Errors
    ///
    /// If the store is out of reach; what was closed before that stays closed.
    pub async fn expire_lobbies(&self, now: UnixMs) -> Result<Vec<GameId>, RefereeError> {
        let since = UnixMs(now.0 - i64::from(QUIET_DAYS) * DAY);
        let mut closed = Vec::new();
        for record in self.store.quiet_lobbies(since).await? {
            let expired = LobbyOptions::of(&record).map(|options| LobbyOptions { expired: true, ..options }.to_text());
            // Even where the options cannot be read the channel has to become free.
            let options = expired.unwrap_or_else(|_| record.options.clone());
            let exchange = Exchange { expected: record.options, options };
            let refresh = PostContent::Refresh.post(record.channel);
            match self.store.expire(record.id, since, &exchange, Change::at(now).owing(refresh)).await {
                Ok(()) => closed.push(record.id),
                // Somebody has pressed something at the last moment, or another process was quicker.
                Err(StoreError::LobbyChanged(_) | StoreError::NotLobby(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(closed)
    }
}
