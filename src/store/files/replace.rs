//! Putting a copy in the place of a database.

use std::fs;
use std::path::{Path, PathBuf};

use super::copy::back_up;
use super::{COMPANIONS, Claim, beside, real, refused, rename_to_free, stamp, sync_folder_of};
use crate::store::{StoreError, UnixMs};

/// What was done to put a copy in the place of a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replaced {
    /// The database.
    pub database: PathBuf,
    /// What the file that was there is called now; none if there was no file.
    pub kept: Option<PathBuf>,
}

/// Puts a copy of `backup` in the place of `database`. What is there keeps its contents under another name, its journal
/// with it.
///
/// If this is cut short there may be no file in the place of the database, never a mixture: either the journal that
/// is left says so to the next start, or this is done once more.
///
/// # Errors
///
/// [`StoreError::InUse`] while a bot works on the database. Unless the error says otherwise, nothing has changed.
pub async fn put_in_place(backup: &Path, database: &Path, at: UnixMs) -> Result<Replaced, StoreError> {
    let database = real(database);
    let _claim = Claim::on(&database)?;
    let new = beside(&database, &format!(".new-{}", stamp(at)));
    back_up(backup, &new).await?;
    let kept = beside(&database, &format!(".replaced-{}", stamp(at)));
    let moved = move_aside(&database, &kept).and_then(|was_there| {
        rename_to_free(&new, &database)?;
        Ok(was_there)
    });
    match moved {
        Ok(was_there) => Ok(Replaced { database, kept: was_there.then_some(kept) }),
        Err(error) => Err(StoreError::Unavailable {
            reason: format!(
                "{error}; what was {} may be {} now, and the copy to be put there is {}",
                database.display(),
                kept.display(),
                new.display()
            ),
        }),
    }
}

/// Moves a database with its company. The file goes first: a journal without its file is noticed
/// ([`StoreError::JournalAlone`]), a file without its journal would pass for an older state.
fn move_aside(database: &Path, to: &Path) -> Result<bool, StoreError> {
    let mut was_there = false;
    for suffix in [""].iter().chain(&COMPANIONS) {
        let from = beside(database, suffix);
        if from.symlink_metadata().is_ok() {
            let to = beside(to, suffix);
            if to.symlink_metadata().is_ok() {
                return Err(StoreError::FileExists(to.display().to_string()));
            }
            fs::rename(&from, &to).map_err(|error| refused(&from, &error))?;
            was_there = true;
        }
    }
    sync_folder_of(database).map_err(|error| refused(database, &error))?;
    Ok(was_there)
}
