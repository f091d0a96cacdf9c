//! Copies of a database in use.

use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use rustix::fs::statvfs;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use super::connection::BUSY_TIMEOUT;
use super::{Scratch, file_error, path_text, real_path, rename_no_replace, timestamp, with_suffix};
use crate::{StoreError, UnixMs, schema};

/// Part of the name of an unfinished copy.
pub(super) const UNFINISHED_INFIX: &str = ".unfinished";
/// The end of the name of a copy that is being examined.
const EXAMINED_SUFFIX: &str = ".examined";
/// Bytes needed for a copy beyond its own size: an empty journal and file system overhead.
const SPARE_BYTES: u64 = 256 << 10;

/// Copies a consistent snapshot of the database to a file that does not exist yet, and checks the copy. Writers to the
/// database are not blocked. Returns the size of the copy in bytes.
///
/// The copy is one file without journals, readable by its owner only, and on disk when this returns. It gets its final
/// name only once it is complete.
///
/// # Errors
///
/// [`StoreError::FileExists`] if a file of that name exists; [`StoreError::Damaged`] if no sound copy can be made.
/// After an error, nothing is left behind.
pub async fn back_up(database: &Path, to: &Path) -> Result<u64, StoreError> {
    let to = real_path(to);
    if to.symlink_metadata().is_ok() {
        return Err(StoreError::FileExists(path_text(&to)));
    }
    // Two processes with the same target must not write into one file.
    let unfinished = Scratch::create(with_suffix(&to, &format!(".{}{UNFINISHED_INFIX}", std::process::id())))?;
    copy(database, &unfinished.path).await?;
    let still = SqliteConnectOptions::new().filename(&unfinished.path).read_only(true).immutable(true);
    schema::check(&still, &schema::MIGRATIONS).await?;
    let finished = tokio::task::spawn_blocking(move || {
        let path = &unfinished.path;
        let file = fs::File::open(path).map_err(|error| file_error(path, &error))?;
        file.sync_all().map_err(|error| file_error(path, &error))?;
        let size = file.metadata().map_err(|error| file_error(path, &error))?.len();
        rename_no_replace(path, &to)?;
        Ok(size)
    });
    finished.await.map_err(|error| StoreError::Internal(Box::new(error)))?
}

/// True if both paths refer to the same file.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    match (one.metadata(), other.metadata()) {
        (Ok(one), Ok(other)) => (one.dev(), one.ino()) == (other.dev(), other.ino()),
        _ => real_path(one) == real_path(other),
    }
}

/// Copies a database beside itself before its schema is migrated, and returns the path of the copy. The copy stays
/// until the operator removes it.
pub(crate) async fn copy_before_migration(database: &Path, schema: i64) -> Result<PathBuf, StoreError> {
    // The store has no clock; the time in the file name is for people, and nothing depends on it.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    let now = UnixMs(i64::try_from(now).unwrap_or_default());
    let database = real_path(database);
    let copy = with_suffix(&database, &format!(".schema-{schema}.{}", timestamp(now)));
    match back_up(&database, &copy).await {
        // A failed start within the last second made the same copy.
        Ok(_) | Err(StoreError::FileExists(_)) => Ok(copy),
        Err(error) => Err(error),
    }
}

/// Copies by `VACUUM INTO`, which reads in one transaction: the copy is a consistent snapshot, and writers continue in
/// the journal.
async fn copy(database: &Path, to: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(real_path(database)).read_only(true).busy_timeout(BUSY_TIMEOUT);
    let mut connection = options.connect().await?;
    let name = to.to_str().ok_or_else(|| StoreError::Unavailable {
        reason: format!("{}: SQLite writes only to names in UTF-8", to.display()),
    })?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await;
    connection.close().await?;
    copied.map(|_| ()).map_err(StoreError::from)
}

/// Copies a copy, beside itself, so that the migration can be tried first.
pub(crate) async fn copy_for_rehearsal(kept: &Path) -> Result<Scratch, StoreError> {
    let scratch = Scratch::create(with_suffix(kept, ".rehearsal"))?;
    copy(kept, &scratch.path).await?;
    Ok(scratch)
}

/// Copies a database into a folder, to be opened as the bot would open it. Needs room for the copy and for the journal
/// of changes to it.
pub(crate) async fn copy_into(folder: &Path, database: &Path) -> Result<Scratch, StoreError> {
    let mut random = [0; 8];
    getrandom::fill(&mut random).map_err(|error| StoreError::Unavailable { reason: error.to_string() })?;
    let free = statvfs(folder).map_err(|error| file_error(folder, &error.into()))?;
    let free = free.f_bavail.saturating_mul(free.f_frsize);
    let file = real_path(database);
    let size = |path: &Path| path.metadata().map_or(0, |file| file.len());
    let needed = 2 * (size(&file) + size(&with_suffix(&file, "-wal"))) + SPARE_BYTES;
    if free < needed {
        let reason = format!("{}: {} of {} KiB are free", folder.display(), free >> 10, needed >> 10);
        return Err(StoreError::Unwritable { reason });
    }
    let name = format!("{}.{:016x}{EXAMINED_SUFFIX}", name_of(&file), u64::from_ne_bytes(random));
    let scratch = Scratch::create(folder.join(name))?;
    copy(database, &scratch.path).await?;
    Ok(scratch)
}

fn name_of(path: &Path) -> String {
    path.file_name().map_or_else(|| "sztab.db".to_owned(), |name| name.to_string_lossy().into_owned())
}

/// The folders in which a copy can be made, in order of preference: that of the database in question, that of the
/// copied file, and the system's folder for temporary files.
pub(crate) fn folders_for_copies(near: &Path, copied: &Path) -> Vec<PathBuf> {
    let folder = |path: &Path| real_path(path).parent().map(Path::to_owned);
    let mut folders: Vec<PathBuf> = Vec::new();
    for folder in [folder(near), folder(copied), Some(std::env::temp_dir())].into_iter().flatten() {
        if !folders.contains(&folder) {
            folders.push(folder);
        }
    }
    folders
}
