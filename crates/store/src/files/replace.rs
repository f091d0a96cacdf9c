//! Replacement of a database with a copy.
//!
//! The steps are ordered so that file names alone show how far a restore got: the copy is named `.new-TAG` once it is
//! complete; then the database is moved to `.replaced-TAG`, followed by its journals; then the copy gets the database's
//! name. If there is a `.new-TAG` but no database, a restore was interrupted, and the next one continues from there.
//!
//! Such files keep a database from being created beside them, and backups are never removed. (`tests/cli/database.rs`)

use std::fs;
use std::path::{Path, PathBuf};

use super::copy::{UNFINISHED_INFIX, back_up};
use super::interrupted::{NEW_INFIX, REPLACED_INFIX, find_pending_copies, find_siblings, tag_text};
use super::{
    COMPANION_SUFFIXES, Claim, file_error, is_same_file, real_path, rename_no_replace, sync_parent_folder, timestamp,
    with_suffix,
};
use crate::fault_point::{self, FaultPoint};
use crate::{StoreError, UnixMs};

/// The outcome of replacing a database with a copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplacementOutcome {
    pub database: PathBuf,
    /// The new path of the previous file; `None` if there was none.
    pub kept: Option<PathBuf>,
}

/// Replaces `database` with a copy of `backup`. The previous file is kept under another name, with its journal. If
/// `backup` is the copy of an interrupted restore, it is not copied again.
///
/// After an interruption the database file may be missing, but it is never a mixture of old and new. The next start
/// then fails with [`StoreError::RestoreCutShort`], and calling this again finishes the restore.
///
/// # Errors
///
/// [`StoreError::InUse`] while a bot works on the database. Unless the error says otherwise, nothing has changed.
pub async fn replace_database(backup: &Path, database: &Path, at: UnixMs) -> Result<ReplacementOutcome, StoreError> {
    let database = real_path(database);
    let _claim = Claim::acquire(&database)?;
    fault_point::reach(FaultPoint::Restoring)?;
    let tag = free_tag(&database, at);
    let kept = with_suffix(&database, &format!("{REPLACED_INFIX}{tag}"));
    let left = find_pending_copies(&database).into_iter().find(|left| is_same_file(left, backup));
    let new = if let Some(left) = left {
        left
    } else {
        let new = with_suffix(&database, &format!("{NEW_INFIX}{tag}"));
        back_up(backup, &new).await?;
        new
    };
    fault_point::reach(FaultPoint::Restoring)?;
    let moved = move_aside(&database, &kept).and_then(|kept| {
        rename_no_replace(&new, &database)?;
        fault_point::reach(FaultPoint::Restoring)?;
        Ok(kept)
    });
    match moved {
        Ok(kept) => {
            remove_leftover_copies(&database);
            Ok(ReplacementOutcome { database, kept })
        }
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

/// A tag not used by any file of an earlier restore, even one in the same second.
fn free_tag(database: &Path, at: UnixMs) -> String {
    let moment = timestamp(at);
    let is_free = |tag: &String| {
        [NEW_INFIX, REPLACED_INFIX].iter().all(|infix| {
            let file = with_suffix(database, &format!("{infix}{tag}"));
            [""].iter().chain(&COMPANION_SUFFIXES).all(|suffix| with_suffix(&file, suffix).symlink_metadata().is_err())
        })
    };
    let mut tags = (1..=u32::MAX).map(|number| tag_text(&moment, number));
    tags.find(is_free).unwrap_or(moment)
}

/// Moves a database together with its companion files, and returns its new path; `None` if it did not exist. The
/// database is moved first: a journal without its database is noticed, but a database without its journal would pass
/// for an older state.
fn move_aside(database: &Path, to: &Path) -> Result<Option<PathBuf>, StoreError> {
    let is_there = |path: &Path| path.symlink_metadata().is_ok();
    let to = match find_interrupted_restore(database) {
        // The database was moved before the interruption; its journals follow it now.
        Some(begun) if !is_there(database) => begun,
        _ => to.to_owned(),
    };
    let mut was_there = is_there(&to);
    for suffix in [""].iter().chain(&COMPANION_SUFFIXES) {
        let (from, to) = (with_suffix(database, suffix), with_suffix(&to, suffix));
        if is_there(&from) {
            rename_no_replace(&from, &to)?;
            was_there = true;
            fault_point::reach(FaultPoint::Restoring)?;
        }
    }
    sync_parent_folder(database).map_err(|error| file_error(database, &error))?;
    Ok(was_there.then_some(to))
}

/// The path to which an interrupted restore has moved the database, though perhaps not all of its journals. The copy
/// that was to replace the database has the same tag.
fn find_interrupted_restore(database: &Path) -> Option<PathBuf> {
    let tags = |infix: &str| -> Vec<String> {
        let text = |path: PathBuf| path.to_string_lossy().rsplit_once(infix).map(|(_, tag)| tag.to_owned());
        find_siblings(database, infix).into_iter().filter_map(text).collect()
    };
    let copies = tags(NEW_INFIX);
    let tag = tags(REPLACED_INFIX).into_iter().rfind(|tag| copies.contains(tag))?;
    Some(with_suffix(database, &format!("{REPLACED_INFIX}{tag}")))
}

/// Removes the copies, complete or not, that earlier interrupted restores left behind: the database is in place, and no
/// other program creates such files. A failure to remove one is harmless.
fn remove_leftover_copies(database: &Path) {
    for copy in find_siblings(database, NEW_INFIX) {
        fs::remove_file(copy).ok();
    }
    let (Some(folder), Some(name)) = (database.parent(), database.file_name().and_then(|name| name.to_str())) else {
        return;
    };
    let begins = format!("{name}{NEW_INFIX}");
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name().to_str().is_some_and(|name| name.starts_with(&begins) && name.contains(UNFINISHED_INFIX)) {
            fs::remove_file(entry.path()).ok();
        }
    }
}
