//! Leftovers of an interrupted restore.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use super::{is_same_file, real_path, with_suffix};
use crate::StoreError;

/// Part of the name of the copy that a restore is about to put in place, complete and checked:
/// `sztab.db.new-20261122T021300Z`.
pub(super) const NEW_INFIX: &str = ".new-";
/// Part of the name of files that a restore has moved aside.
pub(super) const REPLACED_INFIX: &str = ".replaced-";

/// Refuses a database that does not exist or is an empty file while files of a restore lie beside it: a new database
/// would hide that the games are in those files.
///
/// # Errors
///
/// [`StoreError::RestoreCutShort`]; it explains how to continue.
pub fn refuse_interrupted_restore(database: &Path) -> Result<(), StoreError> {
    let database = real_path(database);
    if fs::metadata(&database).is_ok_and(|file| file.len() > 0) {
        return Ok(());
    }
    let newest = |infix: &str| find_siblings(&database, infix).into_iter().rfind(|path| path.is_file());
    match newest(NEW_INFIX).or_else(|| newest(REPLACED_INFIX)) {
        Some(left) => Err(StoreError::RestoreCutShort { database, left }),
        None => Ok(()),
    }
}

/// Copies that a restore was to put in place of a database but has not, because it did not finish. A copy that is the
/// database itself under a second name is left out.
pub(super) fn find_pending_copies(database: &Path) -> Vec<PathBuf> {
    find_siblings(database, NEW_INFIX).into_iter().filter(|copy| !is_same_file(copy, database)).collect()
}

/// The files beside a database whose names continue with `infix` and a time, ordered by time. Journals and unfinished
/// copies are left out.
pub(super) fn find_siblings(database: &Path, infix: &str) -> Vec<PathBuf> {
    let (Some(folder), Some(name)) = (database.parent(), database.file_name()) else { return Vec::new() };
    let entries = fs::read_dir(if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    let names = entries.into_iter().flatten().flatten().map(|entry| entry.file_name());
    let mut tags: Vec<(String, u32)> = names.filter_map(|found| parse_tag(name, infix, &found)).collect();
    tags.sort();
    tags.into_iter()
        .map(|(moment, number)| with_suffix(database, &format!("{infix}{}", tag_text(&moment, number))))
        .collect()
}

/// The tag of the files of one restore: a time, followed by a number if an earlier restore has the same time.
pub(super) fn tag_text(moment: &str, number: u32) -> String {
    if number < 2 { moment.to_owned() } else { format!("{moment}-{number}") }
}

/// The time and number in the name of a file, if it belongs to a restore of that database.
fn parse_tag(database: &OsStr, infix: &str, found: &OsStr) -> Option<(String, u32)> {
    let rest = found.to_str()?.strip_prefix(database.to_str()?)?.strip_prefix(infix)?;
    let (moment, number) =
        rest.split_once('-').map_or((rest, Some(1)), |(moment, number)| (moment, number.parse().ok()));
    let is_moment = moment.len() == "20261122T021300Z".len() && moment.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_moment.then_some((moment.to_owned(), number?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn restore_files_are_recognised_and_sorted_by_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("sztab.db");
        for name in [
            "sztab.db.new-20261122T021300Z",
            "sztab.db.new-20261122T021300Z-2",
            "sztab.db.new-20261122T021300Z-10",
            "sztab.db.new-20251122T021300Z",
            "sztab.db.new-20261122T021300Z-wal",
            "sztab.db.new-20261122T021300Z.77.unfinished",
            "sztab.db.new-moon",
            "other.db.new-20261122T021300Z",
        ] {
            fs::write(folder.path().join(name), "").expect("written");
        }
        let found = find_siblings(&database, NEW_INFIX);
        let tags: Vec<&str> =
            found.iter().filter_map(|path| path.to_str()?.rsplit_once(".new-")).map(|(_, tag)| tag).collect();
        assert_eq!(tags, ["20251122T021300Z", "20261122T021300Z", "20261122T021300Z-2", "20261122T021300Z-10"]);
    }
}
