//! Truncation of the write-ahead log.

use super::{Store, StoreError};

/// Empties the write-ahead log of a store once it is idle.
///
/// `SQLite` reuses the log from its beginning once all of it is in the database, but never shrinks it, and a killed
/// program leaves it at its full size.
#[derive(Debug, Default)]
pub struct Checkpoints {
    /// The number of changes at the last check.
    seen: Option<u64>,
    /// The number of changes when the log was last emptied.
    emptied: Option<u64>,
}

impl Checkpoints {
    /// Empties the log if it may contain changes and nothing was written since the last check. If another program, such
    /// as a backup, prevents this, the next check tries again.
    ///
    /// # Errors
    ///
    /// As [`Store::checkpoint`].
    pub async fn checkpoint_if_idle(&mut self, store: &Store) -> Result<(), StoreError> {
        let commits = store.commit_count();
        let is_quiet = self.seen.replace(commits) == Some(commits);
        if is_quiet && self.emptied != Some(commits) && store.checkpoint().await? {
            self.emptied = Some(commits);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Change, ChannelId, GuildId, NewLobby, UnixMs, UserId};

    async fn write(store: &Store, channel: u64) {
        let lobby = NewLobby {
            kind: "chess".to_owned(),
            guild: GuildId(1),
            channel: ChannelId(channel),
            created_by: UserId(channel),
            options: "x".repeat(100_000),
            players: Vec::new(),
            faction: None,
            is_exclusive: true,
            limit: None,
        };
        store.create_lobby(lobby, Change::at(UnixMs(0))).await.expect("written");
    }

    #[tokio::test]
    async fn log_is_emptied_once_idle_without_readers() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("sztab.db");
        let store = Store::open(&database).await.expect("a new database");
        let journal = || std::fs::metadata(folder.path().join("sztab.db-wal")).expect("a journal").len();
        let mut checkpoints = Checkpoints::default();
        for channel in 1..10 {
            write(&store, channel).await;
            checkpoints.checkpoint_if_idle(&store).await.expect("the disk is well");
        }
        assert!(journal() > 900_000, "nothing is done while there is something to write: {}", journal());
        let mut reader = store.begin_read().await.expect("a free reader");
        let read: i64 = sqlx::query_scalar("SELECT count(*) FROM game").fetch_one(&mut *reader).await.expect("read");
        assert_eq!(read, 9);
        write(&store, 10).await;
        checkpoints.checkpoint_if_idle(&store).await.expect("the disk is well");
        checkpoints.checkpoint_if_idle(&store).await.expect("the disk is well");
        assert!(journal() > 900_000, "somebody reads what is only there");
        drop(reader);
        // The reader's transaction ends when its connection is next used.
        while checkpoints.emptied.is_none() {
            checkpoints.checkpoint_if_idle(&store).await.expect("the disk is well");
        }
        assert_eq!(journal(), 0);
        assert!(std::fs::metadata(&database).expect("the database").len() > 900_000);
        // Without a change there is nothing to do; the next change is checkpointed as usual.
        checkpoints.checkpoint_if_idle(&store).await.expect("the disk is well");
        write(&store, 20).await;
        assert!(journal() > 100_000);
        let again = Store::open_read_only(&database, false).await.expect("it is whole");
        assert_eq!(again.commit_count(), 0);
        assert!(again.find_game_after(None).await.expect("read").is_some());
    }
}
