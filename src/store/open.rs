//! Opening: the settings that the promises rest on.

use super::error::fault;
use super::{Store, StoreError, schema};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::Path;
use std::time::Duration;

/// How long to wait for another program (a backup, a shell) to let go of the file.
const BUSY: Duration = Duration::from_secs(5);
/// How long a request queues for a connection before the user is told that the store is unavailable. A commit waits
/// for the disk, and a disk that is busy with a backup or a build may take ten seconds.
const QUEUE: Duration = Duration::from_secs(30);
/// Reads at a time. More would only queue for the same two or three cores.
const READERS: u32 = 4;
/// What the write-ahead log is cut back to after a burst, in bytes.
const JOURNAL_LIMIT: &str = "16777216";

impl Store {
    /// Opens the database at `path`, creates the file if there is none, and brings its schema up to date.
    ///
    /// # Errors
    ///
    /// [`StoreError::NewerSchema`], [`StoreError::ForeignSchema`] and [`StoreError::NotADatabase`] are answered before
    /// anything is written: a start with the wrong file or an old program leaves the file as it was.
    pub async fn open(path: impl AsRef<Path>) -> Result<Store, StoreError> {
        let file = SqliteConnectOptions::new().filename(path.as_ref()).busy_timeout(BUSY).foreign_keys(true);
        if holds_something(path.as_ref()) {
            // A reader of a quiet file leaves journal files behind unless it is told that nobody writes; where there
            // is a journal, somebody may.
            let quiet = !has_journal(path.as_ref());
            schema::check(&file.clone().read_only(true).immutable(quiet)).await?;
        }
        let writing = file
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged move survives a power cut, not only a crash of the program.
            .synchronous(SqliteSynchronous::Full)
            .pragma("journal_size_limit", JOURNAL_LIMIT);
        let writer = pool(1).connect_with(writing).await.map_err(fault)?;
        schema::migrate(&writer).await?;
        let readers =
            pool(READERS).connect_with(file.read_only(true).pragma("query_only", "ON")).await.map_err(fault)?;
        Ok(Store { writer, readers })
    }
}

/// Connections to a file do not wear out, and the last one to close would fold the journal at a moment of its own.
fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(connections).acquire_timeout(QUEUE).idle_timeout(None).max_lifetime(None)
}

/// Whether the file has company: what is written but not in the file itself yet, or not out of it again.
fn has_journal(path: &Path) -> bool {
    // The journals lie beside the file itself, not beside a link to it.
    let file = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    ["-wal", "-journal"].iter().any(|suffix| {
        let mut journal = file.clone().into_os_string();
        journal.push(suffix);
        Path::new(&journal).exists()
    })
}

/// `SQLite` takes an empty file for a new database, and so do we.
fn holds_something(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

#[cfg(test)]
#[path = "open_tests.rs"]
mod tests;
