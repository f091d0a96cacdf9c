//! Opening: the settings that the promises rest on.

use super::error::fault;
use super::fault_point::{self, Point};
use super::files::{BUSY, beside, copy_before_migration, copy_of, real, rehearsal_on};
use super::schema::{self, MIGRATIONS};
use super::{Store, StoreError, files};
use sqlx::Connection as _;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// How long a request queues for a connection before the user is told that the store is unavailable. A commit waits
/// for the disk, and a disk that is busy with a backup or a build may take ten seconds.
const QUEUE: Duration = Duration::from_secs(30);
/// Reads at a time. More would only queue for the same two or three cores.
const READERS: u32 = 4;
/// What the write-ahead log is cut back to after a burst, in bytes.
const JOURNAL_LIMIT: &str = "16777216";

impl Store {
    /// Opens the database at `path`, creates the file if there is none, and brings its schema up to date. Before the
    /// schema of an existing file changes it is copied; the copy lies beside it and stays there.
    ///
    /// # Errors
    ///
    /// [`StoreError::NewerSchema`], [`StoreError::UnknownSchema`], [`StoreError::ForeignSchema`],
    /// [`StoreError::NotADatabase`], [`StoreError::JournalAlone`], [`StoreError::RestoreCutShort`] and, where a quick
    /// check finds it, [`StoreError::Damaged`] are answered before anything is written: a start with the wrong file or
    /// an old program leaves the file as it was. So does one that cannot write the copy, or whose changes to the schema
    /// fail on another copy.
    /// [`StoreError::Unwritable`] where nothing can be written.
    pub async fn open(path: impl AsRef<Path>) -> Result<Store, StoreError> {
        Self::open_with(path.as_ref(), &MIGRATIONS).await
    }

    /// [`Store::open`] by other migrations than the program's own: tests have a second one.
    async fn open_with(path: &Path, migrations: &Migrator) -> Result<Store, StoreError> {
        if holds_something(path) {
            // A reader of a quiet file leaves journal files behind unless it is told that nobody writes; where there
            // is a journal, somebody may.
            let found = schema::check(&files::reading(path, true), migrations).await?;
            if let Some(found) = found.filter(|found| (1..schema::newest(migrations)).contains(found)) {
                prepare_migration(path, found, migrations).await?;
            }
        } else {
            files::refuse_cut_short(path)?;
        }
        if !holds_something(path) && holds_something(&beside(&real(path), "-wal")) {
            // SQLite would take the file for a new one and empty the journal.
            return Err(StoreError::JournalAlone(real(path).display().to_string()));
        }
        Self::open_to_write(path, migrations).await
    }

    /// Opens a database to read it, as it is: nothing is written, and a schema that is not this program's is refused.
    /// It may be the one that a bot is writing to; `is_still` says that nobody is.
    ///
    /// # Errors
    ///
    /// As [`Store::open`], and [`StoreError::OlderSchema`].
    pub async fn open_to_read(path: impl AsRef<Path>, is_still: bool) -> Result<Store, StoreError> {
        let file = files::reading(path.as_ref(), is_still);
        let readers = pool(READERS).connect_with(file.clone().pragma("query_only", "ON")).await.map_err(fault)?;
        let mut connection = readers.acquire().await.map_err(fault)?;
        let found = schema::judge(&mut connection, &MIGRATIONS).await?.unwrap_or(0);
        drop(connection);
        let known = schema::known();
        if found < known {
            return Err(StoreError::OlderSchema { found, known });
        }
        Ok(Store { writer: pool(1).connect_lazy_with(file), readers, health: Arc::default(), _scratch: None })
    }

    /// Opens a copy of a database that has an older schema, brought up to date to be read. The copy lies with the
    /// system's temporary files and is gone with the store.
    ///
    /// # Errors
    ///
    /// As [`Store::open`].
    pub async fn open_copy(path: impl AsRef<Path>) -> Result<Store, StoreError> {
        let scratch = copy_of(path.as_ref()).await?;
        let store = Self::open_to_write(&scratch.path, &MIGRATIONS).await?;
        Ok(Store { _scratch: Some(Arc::new(scratch)), ..store })
    }

    async fn open_to_write(path: &Path, migrations: &Migrator) -> Result<Store, StoreError> {
        let file = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY).foreign_keys(true);
        let writing = file
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged move survives a power cut, not only a crash of the program.
            .synchronous(SqliteSynchronous::Full)
            .pragma("journal_size_limit", JOURNAL_LIMIT);
        let writer = pool(1).connect_with(writing).await.map_err(fault)?;
        fault_point::reach(Point::BeforeMigration)?;
        schema::migrate(&writer, migrations).await?;
        fault_point::reach(Point::AfterMigration)?;
        let readers =
            pool(READERS).connect_with(file.read_only(true).pragma("query_only", "ON")).await.map_err(fault)?;
        let store = Store { writer, readers, health: Arc::default(), _scratch: None };
        // A file that is up to date opens on a full disk too.
        if let Err(error) = store.try_writing().await {
            store.close().await;
            return Err(error);
        }
        Ok(store)
    }
}

/// Copies a database whose schema is about to change, and changes that of another copy first: several migrations are
/// several transactions, and of those either all or none are to succeed.
async fn prepare_migration(path: &Path, found: i64, migrations: &Migrator) -> Result<(), StoreError> {
    let kept = copy_before_migration(path, found).await?;
    let rehearsal = rehearsal_on(&kept).await?;
    Store::open_to_write(&rehearsal.path, migrations).await?.close().await;
    tracing::info!(schema = found, copy = %kept.display(), "the database is copied before its schema changes");
    Ok(())
}

/// Connections to a file do not wear out, and the last one to close would fold the journal at a moment of its own.
fn pool(connections: u32) -> SqlitePoolOptions {
    let options = SqlitePoolOptions::new().max_connections(connections).acquire_timeout(QUEUE);
    options.idle_timeout(None).max_lifetime(None).before_acquire(|connection, _| {
        // A transaction that the disk fails is undone by SQLite itself. The library does not hear of it, and would take
        // every later transaction of the connection for part of that one: another connection has to do.
        Box::pin(std::future::ready(Ok(!connection.is_in_transaction())))
    })
}

/// `SQLite` takes an empty file for a new database, and so do we.
fn holds_something(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

#[cfg(test)]
#[path = "open_tests.rs"]
mod tests;
