//! Whether a file is sound as a database.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use futures::StreamExt as _;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use super::{has_journal, real};
use crate::store::error::fault;
use crate::store::open::BUSY;
use crate::store::{StoreError, schema};

/// What a file turned out to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileState {
    /// Its schema: the newest migration that was applied to it. 0 for a file that was only begun.
    pub schema: i64,
    /// The schema of this program.
    pub known: i64,
    /// What is wrong with it, one sentence each; nothing if it is sound.
    pub problems: Vec<String>,
}

/// Looks through the whole of a database without changing it: every page, every index, every reference. It may be the
/// one that a bot is writing to. `is_still` says that nobody writes to it, such as to a backup: then nothing appears
/// beside it either.
///
/// # Errors
///
/// If it is not a database of ours, of a newer program, or cannot be read at all.
pub async fn examine_file(path: &Path, is_still: bool) -> Result<FileState, StoreError> {
    // Where there is a journal a program may have the file open, and this one may be that program: then the file must not
    // be opened past SQLite, which would lose its locks.
    let header = if has_journal(path) { Vec::new() } else { header(path) };
    let mut connection = reading(path, is_still).connect().await.map_err(fault)?;
    let examined = examine(&mut connection).await.map(|mut state| {
        // https://sqlite.org/fileformat2.html#file_format_version_numbers
        if header.get(18).is_some_and(|version| *version > 2) {
            state.problems.push("its header says that it is only to be read".to_owned());
        }
        state
    });
    // A file that could be read so far is told about; closing it can say nothing more.
    let _ = connection.close().await;
    examined
}

/// The beginning of a file; nothing if it cannot be read.
fn header(path: &Path) -> Vec<u8> {
    let mut header = Vec::new();
    let read = File::open(path).and_then(|file| file.take(100).read_to_end(&mut header));
    read.map_or_else(|_| Vec::new(), |_| header)
}

/// How a file is opened that is only read.
pub(in crate::store) fn reading(path: &Path, is_still: bool) -> SqliteConnectOptions {
    let is_still = is_still && !has_journal(path);
    SqliteConnectOptions::new().filename(real(path)).read_only(true).immutable(is_still).busy_timeout(BUSY)
}

async fn examine(connection: &mut SqliteConnection) -> Result<FileState, StoreError> {
    let schema = schema::judge(connection).await?.unwrap_or(0);
    let problems = problems(connection, "PRAGMA integrity_check(20)").await?;
    Ok(FileState { schema, known: schema::known(), problems })
}

/// What a check of the file and its references finds. `pragma` is the check of the file.
pub(in crate::store) async fn problems(
    connection: &mut SqliteConnection,
    pragma: &'static str,
) -> Result<Vec<String>, StoreError> {
    let mut problems = Vec::new();
    let mut said = sqlx::query_scalar::<_, String>(pragma).fetch(&mut *connection);
    while let Some(said) = said.next().await {
        match said.map_err(fault) {
            Ok(said) if said == "ok" => {}
            Ok(said) => problems.push(in_one_line(&said)),
            // The check itself stumbles over some of what it looks for.
            Err(StoreError::Damaged(reason)) if problems.is_empty() => problems.push(reason),
            Err(StoreError::Damaged(_)) => break,
            Err(error) => return Err(error),
        }
    }
    drop(said);
    match sqlx::query("SELECT * FROM pragma_foreign_key_check LIMIT 20")
        .fetch_all(&mut *connection)
        .await
        .map_err(fault)
    {
        Ok(rows) => problems.extend(rows.iter().map(|row| {
            let name = |column: &str| row.try_get::<String, _>(column).unwrap_or_default();
            let number = row.try_get::<i64, _>("rowid").unwrap_or_default();
            format!("row {number} of {} points at a row of {} that is not there", name("table"), name("parent"))
        })),
        Err(StoreError::Damaged(reason)) if problems.is_empty() => problems.push(reason),
        Err(StoreError::Damaged(_)) => {}
        Err(error) => return Err(error),
    }
    Ok(problems)
}

/// What `SQLite` says is wrong, without its heading.
fn in_one_line(said: &str) -> String {
    let lines: Vec<&str> = said.lines().filter(|line| !line.starts_with("***")).collect();
    if lines.is_empty() { said.to_owned() } else { lines.join("; ") }
}
