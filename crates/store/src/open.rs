//! Opening: the settings that the promises rest on.

use super::fault_point::{self, Point};
use super::files::{BUSY, beside, copy_before_migration, copy_into, folders_for_copies, real, rehearsal_on};
use super::schema::{self, MIGRATIONS};
use super::{Store, StoreError, files};
use sqlx::Connection as _;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Longest time in the queue for a connection before the user is told that the store is unavailable. A commit waits for
/// the disk, and a disk that is busy with a backup or a build may take ten seconds.
const QUEUE: Duration = Duration::from_secs(30);
/// Reads at a time. More would only queue for the same two or three cores.
const READERS: u32 = 4;
/// Size to which the write-ahead log is cut back after a burst, in bytes.
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

    /// [`Store::open`] with given migrations: tests have one more than the program.
    async fn open_with(path: &Path, migrations: &Migrator) -> Result<Store, StoreError> {
        if holds_something(path) {
            // A reader of a quiet file leaves journal files behind unless the file is opened as immutable. Where there
            // is a journal, another program may be writing.
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
    /// A bot may be writing to it, unless `is_still`.
    ///
    /// # Errors
    ///
    /// As [`Store::open`], and [`StoreError::OlderSchema`].
    pub async fn open_to_read(path: impl AsRef<Path>, is_still: bool) -> Result<Store, StoreError> {
        let file = files::reading(path.as_ref(), is_still);
        let readers = pool(READERS).connect_with(file.clone().pragma("query_only", "ON")).await?;
        let mut connection = readers.acquire().await?;
        let found = schema::judge(&mut connection, &MIGRATIONS).await?.unwrap_or(0);
        drop(connection);
        let known = schema::known_schema();
        if found < known {
            return Err(StoreError::OlderSchema { found, known });
        }
        Ok(Store { writer: pool(1).connect_lazy_with(file), readers, health: Arc::default(), _scratch: None })
    }

    /// Opens a copy of a database as a bot opens the database itself, brought up to date where its schema is older. The
    /// copy lies beside `near`, else beside the database, else with the system's temporary files, and is gone with the
    /// store.
    ///
    /// # Errors
    ///
    /// As [`Store::open`]; [`StoreError::NotExamined`] if no folder takes the copy.
    pub async fn open_copy(path: impl AsRef<Path>, near: &Path) -> Result<Store, StoreError> {
        let path = path.as_ref();
        Self::open_copy_in(&folders_for_copies(near, path), path).await
    }

    async fn open_copy_in(folders: &[PathBuf], path: &Path) -> Result<Store, StoreError> {
        let mut tried = Vec::new();
        for folder in folders {
            match Self::open_copy_at(folder, path).await {
                Err(StoreError::Unavailable { reason } | StoreError::Unwritable { reason }) => {
                    let is_named = reason.starts_with(&*folder.to_string_lossy());
                    tried.push(if is_named { reason } else { format!("{}: {reason}", folder.display()) });
                }
                opened => return opened,
            }
        }
        Err(StoreError::NotExamined { tried })
    }

    async fn open_copy_at(folder: &Path, path: &Path) -> Result<Store, StoreError> {
        let scratch = copy_into(folder, path).await?;
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
        let writer = pool(1).connect_with(writing).await?;
        fault_point::reach(Point::BeforeMigration)?;
        schema::migrate(&writer, migrations).await?;
        fault_point::reach(Point::AfterMigration)?;
        let readers = pool(READERS).connect_with(file.read_only(true).pragma("query_only", "ON")).await?;
        let store = Store { writer, readers, health: Arc::default(), _scratch: None };
        // A file that is up to date opens on a full disk too.
        if let Err(error) = store.try_writing().await {
            store.close().await;
            return Err(error);
        }
        Ok(store)
    }
}

/// Copies a database before a migration, and rehearses the migration on another copy: several migrations are several
/// transactions, of which either all or none have to succeed.
async fn prepare_migration(path: &Path, found: i64, migrations: &Migrator) -> Result<(), StoreError> {
    let kept = copy_before_migration(path, found).await?;
    let rehearsal = rehearsal_on(&kept).await?;
    Store::open_to_write(&rehearsal.path, migrations).await?.close().await;
    tracing::info!(schema = found, copy = %kept.display(), "the database is copied before its schema changes");
    Ok(())
}

/// Keeps connections open for ever: closing the last one would fold the journal at an arbitrary moment.
fn pool(connections: u32) -> SqlitePoolOptions {
    let options = SqlitePoolOptions::new().max_connections(connections).acquire_timeout(QUEUE);
    options.idle_timeout(None).max_lifetime(None).before_acquire(|connection, _| {
        // SQLite itself rolls back a transaction that fails on the disk. The library is not notified and would take
        // every later transaction of the connection for part of that one, so the connection is replaced.
        Box::pin(std::future::ready(Ok(!connection.is_in_transaction())))
    })
}

/// True if a file is not empty: `SQLite` takes an empty file for a new database.
fn holds_something(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

#[cfg(test)]
#[path = "open_tests.rs"]
mod tests;
