//! Examination of a file as a database.
//!
//! The bot can open every file that passes, because the examination opens a copy in the same way as the bot.
//! (`tests/store/doctor.rs`)

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use super::connection::{find_problems, read_options};
use super::has_journal;
use crate::{StoreError, schema};

/// The result of examining a database file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileState {
    /// The file's schema: the newest migration that was applied to it. 0 for a newly created file.
    pub schema: i64,
    /// The schema of this program.
    pub known: i64,
    /// The problems found, one sentence each; empty if the file is sound.
    pub problems: Vec<String>,
}

/// Checks a whole database without changing it: every page, index and reference. The bot may be writing to it
/// meanwhile. With `is_still`, as for a backup, no program is writing to it, and no files appear beside it either.
///
/// # Errors
///
/// If it is not a database of this program, was written by a newer version, or cannot be read at all.
pub async fn examine_file(path: &Path, is_still: bool) -> Result<FileState, StoreError> {
    // If there is a journal, a program may have the file open, possibly this one. The file must then not be opened
    // outside SQLite, because closing it would release SQLite's locks.
    let header = if has_journal(path) { Vec::new() } else { read_header(path) };
    let mut connection = read_options(path, is_still).connect().await?;
    let examined = examine(&mut connection).await.map(|mut state| {
        // https://sqlite.org/fileformat2.html#file_format_version_numbers
        if header.get(18).is_some_and(|version| *version > 2) {
            state.problems.push("its header says that it is only to be read".to_owned());
        }
        state
    });
    // The result is known; an error on closing would add nothing.
    let _ = connection.close().await;
    examined
}

/// The beginning of a file; empty if it cannot be read.
fn read_header(path: &Path) -> Vec<u8> {
    let mut header = Vec::new();
    let read = File::open(path).and_then(|file| file.take(100).read_to_end(&mut header));
    read.map_or_else(|_| Vec::new(), |_| header)
}

async fn examine(connection: &mut SqliteConnection) -> Result<FileState, StoreError> {
    let schema = schema::check_schema(connection, &schema::MIGRATIONS).await?.unwrap_or(0);
    let problems = find_problems(connection, "PRAGMA integrity_check(20)").await?;
    Ok(FileState { schema, known: schema::known_schema(), problems })
}
