//! Opening a database: the settings on which the store's guarantees rest.

use super::fault_point::{self, FaultPoint};
use super::files::{
    BUSY_TIMEOUT, copy_before_migration, copy_for_rehearsal, copy_into, folders_for_copies, real_path, with_suffix,
};
use super::schema::{self, MIGRATIONS};
use super::{Store, StoreError, files};
use sqlx::Connection as _;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Maximum wait for a connection before the user is informed that the store is unavailable. A commit waits for the
/// disk, and a disk that is busy with a backup or a build may take ten seconds.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(30);
/// The number of simultaneous reads. More reads would only queue for the same two or three cores.
const MAX_READERS: u32 = 4;
/// Size in bytes to which the write-ahead log is truncated after a burst.
const JOURNAL_LIMIT_BYTES: &str = "16777216";

impl Store {
    /// Opens the database at `path`, creates the file if it does not exist, and migrates its schema. Before the schema
    /// of an existing file is migrated, the file is copied; the copy stays beside it.
    ///
    /// # Errors
    ///
    /// [`StoreError::NewerSchema`], [`StoreError::UnknownSchema`], [`StoreError::ForeignSchema`],
    /// [`StoreError::NotADatabase`], [`StoreError::JournalAlone`], [`StoreError::RestoreCutShort`] and, if a quick
    /// check detects it, [`StoreError::Damaged`] are returned before anything is written: a start with the wrong file
    /// or an old program leaves the file unchanged. The file also stays unchanged if the copy cannot be written, or if
    /// the migration fails when tried on another copy. [`StoreError::Unwritable`] if nothing can be written.
    pub async fn open(path: impl AsRef<Path>) -> Result<Store, StoreError> {
        Self::open_with(path.as_ref(), &MIGRATIONS).await
    }

    /// [`Store::open`] with the given migrations: tests use one more than the program has.
    async fn open_with(path: &Path, migrations: &Migrator) -> Result<Store, StoreError> {
        if is_nonempty(path) {
            // A reader of an idle file leaves journal files behind unless the file is opened as immutable. If there is
            // a journal, another program may be writing.
            let found = schema::check(&files::read_options(path, true), migrations).await?;
            if let Some(found) = found.filter(|found| (1..schema::latest_schema(migrations)).contains(found)) {
                prepare_migration(path, found, migrations).await?;
            }
        } else {
            files::refuse_interrupted_restore(path)?;
        }
        if !is_nonempty(path) && is_nonempty(&with_suffix(&real_path(path), "-wal")) {
            // SQLite would treat the missing database as a new one and empty the journal.
            return Err(StoreError::JournalAlone(real_path(path).display().to_string()));
        }
        Self::open_to_write(path, migrations).await
    }

    /// Opens a database for reading only: nothing is written, and a schema other than this program's is refused. A bot
    /// may be writing to the database, unless `is_still`.
    ///
    /// # Errors
    ///
    /// As [`Store::open`], and [`StoreError::OlderSchema`].
    pub async fn open_read_only(path: impl AsRef<Path>, is_still: bool) -> Result<Store, StoreError> {
        let file = files::read_options(path.as_ref(), is_still);
        let readers = pool_options(MAX_READERS).connect_with(file.clone().pragma("query_only", "ON")).await?;
        let mut connection = readers.acquire().await?;
        let found = schema::check_schema(&mut connection, &MIGRATIONS).await?.unwrap_or(0);
        drop(connection);
        let known = schema::known_schema();
        if found < known {
            return Err(StoreError::OlderSchema { found, known });
        }
        Ok(Store { writer: pool_options(1).connect_lazy_with(file), readers, health: Arc::default(), _scratch: None })
    }

    /// Opens a copy of a database as the bot opens the database itself, migrated if its schema is older. The copy is
    /// created beside `near`, or else beside the database, or else in the system's folder for temporary files, and is
    /// removed when the store is dropped.
    ///
    /// # Errors
    ///
    /// As [`Store::open`]; [`StoreError::NotExamined`] if no folder can hold the copy.
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
        let file = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT).foreign_keys(true);
        let writing = file
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged move survives a power cut, not only a crash of the program.
            .synchronous(SqliteSynchronous::Full)
            .pragma("journal_size_limit", JOURNAL_LIMIT_BYTES);
        let writer = pool_options(1).connect_with(writing).await?;
        fault_point::reach(FaultPoint::BeforeMigration)?;
        schema::migrate(&writer, migrations).await?;
        fault_point::reach(FaultPoint::AfterMigration)?;
        let readers = pool_options(MAX_READERS).connect_with(file.read_only(true).pragma("query_only", "ON")).await?;
        let store = Store { writer, readers, health: Arc::default(), _scratch: None };
        // A file with the current schema can be opened even on a full disk.
        if let Err(error) = store.try_writing().await {
            store.close().await;
            return Err(error);
        }
        Ok(store)
    }
}

/// Copies a database before its migration, and tries the migration on another copy. Each migration is a transaction of
/// its own, so this ensures that either all of them succeed or none is applied.
async fn prepare_migration(path: &Path, found: i64, migrations: &Migrator) -> Result<(), StoreError> {
    let kept = copy_before_migration(path, found).await?;
    let rehearsal = copy_for_rehearsal(&kept).await?;
    Store::open_to_write(&rehearsal.path, migrations).await?.close().await;
    tracing::info!(schema = found, copy = %kept.display(), "the database is copied before its schema changes");
    Ok(())
}

/// Keeps connections open until the pool is closed: closing the last one would merge the journal into the file at an
/// arbitrary time.
fn pool_options(connections: u32) -> SqlitePoolOptions {
    let options = SqlitePoolOptions::new().max_connections(connections).acquire_timeout(ACQUIRE_TIMEOUT);
    options.idle_timeout(None).max_lifetime(None).before_acquire(|connection, _| {
        // SQLite itself rolls back a transaction that fails on the disk. The library is not notified and would treat
        // every later transaction on the connection as part of that one, so the connection is replaced.
        Box::pin(std::future::ready(Ok(!connection.is_in_transaction())))
    })
}

/// True if a file is not empty: `SQLite` treats an empty file as a new database.
fn is_nonempty(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

#[cfg(test)]
#[path = "open_tests.rs"]
mod tests;
