//! The folder of backups: how backups are named, and which of them are removed.

use std::fs;
use std::io;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::copy::UNFINISHED_INFIX;
use super::interrupted::find_pending_copies;
use super::{file_error, real_path, sync_parent_folder, timestamp, with_suffix};
use crate::{StoreError, UnixMs};

/// Age at which an unfinished copy counts as abandoned.
const ABANDONED_AGE: Duration = Duration::from_hours(24);

/// The backups of one database in a folder, with names such as `sztab-20261122T021300Z.db`, made of the database's name
/// and the time. Other files in the folder are never touched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupFolder {
    database: PathBuf,
    folder: PathBuf,
    stem: String,
}

impl BackupFolder {
    /// The backups of a database in `folder`, or by default in `backups` beside the database.
    #[must_use]
    pub fn for_database(database: &Path, folder: Option<&Path>) -> BackupFolder {
        let file = real_path(database);
        let stem = file.file_stem().map_or_else(|| "sztab".to_owned(), |stem| stem.to_string_lossy().into_owned());
        let folder = folder.map_or_else(|| file.with_file_name("backups"), Path::to_owned);
        BackupFolder { database: file, folder, stem }
    }

    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The path for a backup taken at the given time. Creates the folder if it does not exist, accessible to its owner
    /// only.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] if it cannot be created.
    pub fn prepare_path(&self, at: UnixMs) -> Result<PathBuf, StoreError> {
        let made = fs::DirBuilder::new().recursive(true).mode(0o700).create(&self.folder);
        made.map_err(|error| file_error(&self.folder, &error))?;
        Ok(self.folder.join(format!("{}-{}.db", self.stem, timestamp(at))))
    }

    /// The backups with their times, oldest first; empty if the folder does not exist.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] if the folder cannot be read.
    pub fn list_backups(&self) -> Result<Vec<(UnixMs, PathBuf)>, StoreError> {
        let mut found: Vec<(UnixMs, PathBuf)> = self
            .list_names()?
            .into_iter()
            .filter_map(|name| Some((self.parse_time(&name)?, self.folder.join(name))))
            .collect();
        found.sort();
        Ok(found)
    }

    /// Removes abandoned unfinished copies, and then the oldest backups until only `keep` remain. At least one remains,
    /// and always the one taken `now`: backups dated in the future were taken with a wrong clock and are removed first.
    ///
    /// While a restore is unfinished, all old backups are kept, since it may need one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] if a file cannot be removed.
    pub fn rotate(&self, keep: u32, now: UnixMs) -> Result<(), StoreError> {
        if let Some(left) = find_pending_copies(&self.database).first() {
            let left = left.display();
            let reason = format!("{left} is of a restore that was cut short: all stay until it is finished or removed");
            return Err(StoreError::Unavailable { reason });
        }
        let keep = usize::try_from(keep).unwrap_or(usize::MAX).max(1);
        let mut backups = self.list_backups()?;
        // The times in the names are whole seconds.
        backups.sort_by_key(|(at, _)| (at.0 <= now.0, *at));
        let old = backups.iter().take(backups.len().saturating_sub(keep)).map(|(_, path)| path.clone());
        let unfinished = self.list_names()?.into_iter().filter(|name| self.is_abandoned(name));
        let unfinished = unfinished.map(|name| self.folder.join(name));
        for path in old.chain(unfinished) {
            fs::remove_file(&path).map_err(|error| file_error(&path, &error))?;
        }
        sync_parent_folder(&with_suffix(&self.folder, "/.")).map_err(|error| file_error(&self.folder, &error))
    }

    fn list_names(&self) -> Result<Vec<String>, StoreError> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(|error| file_error(&self.folder, &error))?,
        };
        let names = entries.map(|entry| entry.map(|entry| entry.file_name().to_string_lossy().into_owned()));
        names.collect::<io::Result<_>>().map_err(|error| file_error(&self.folder, &error))
    }

    /// The time in the name of a backup; `None` for other files.
    fn parse_time(&self, name: &str) -> Option<UnixMs> {
        let stamp = name.strip_prefix(&self.stem)?.strip_prefix('-')?.strip_suffix("Z.db")?;
        let moment = jiff::civil::DateTime::strptime("%Y%m%dT%H%M%S", stamp).ok()?;
        let moment = moment.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
        Some(UnixMs(moment.timestamp().as_millisecond()))
    }

    /// True if the name is that of an unfinished backup of this database that was last written to long ago.
    fn is_abandoned(&self, name: &str) -> bool {
        let is_ours = name.strip_prefix(&self.stem).is_some_and(|rest| rest.starts_with('-'));
        let modified = fs::metadata(self.folder.join(name)).and_then(|file| file.modified());
        let age = modified.ok().and_then(|modified| SystemTime::now().duration_since(modified).ok());
        is_ours && name.contains(UNFINISHED_INFIX) && age.is_some_and(|age| age > ABANDONED_AGE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_backups_of_this_database_are_counted_and_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let backup_folder = BackupFolder::for_database(&folder.path().join("sztab.db"), None);
        assert!(backup_folder.list_backups().expect("no folder").is_empty());
        let day = 86_400_000;
        let places_until = 1_790_000_000_000 + 4 * day;
        let places: Vec<PathBuf> = (0..5)
            .map(|number| backup_folder.prepare_path(UnixMs(1_790_000_000_000 + number * day)).expect("a place"))
            .collect();
        for place in &places {
            fs::write(place, "").expect("written");
        }
        let others =
            ["notes.txt", "other-20260921T141320Z.db", "sztab-old.db", "sztab-20260921T141320Z.db.7.unfinished"];
        for name in others {
            fs::write(backup_folder.folder().join(name), "").expect("written");
        }
        assert_eq!(places[0], folder.path().canonicalize().expect("there").join("backups/sztab-20260921T141320Z.db"));
        backup_folder.rotate(2, UnixMs(places_until)).expect("rotated");
        let left: Vec<PathBuf> =
            backup_folder.list_backups().expect("read").into_iter().map(|(_, path)| path).collect();
        assert_eq!(left, places[3..]);
        assert!(others.iter().all(|name| backup_folder.folder().join(name).exists()), "what is not ours stays");
        backup_folder.rotate(0, UnixMs(places_until)).expect("rotated");
        assert_eq!(backup_folder.list_backups().expect("read").len(), 1, "the newest one always stays");
    }
}
