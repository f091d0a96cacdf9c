//! Connections to a database file, and the checks of `SQLite` itself.

use std::path::Path;
use std::time::Duration;

use futures::StreamExt as _;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Row as _, SqliteConnection};

use super::{has_journal, real_path};
use crate::StoreError;

/// Time to wait for another program (a backup, a shell) to release the file.
pub(crate) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Options for reading a file.
pub(crate) fn read_options(path: &Path, is_still: bool) -> SqliteConnectOptions {
    let is_still = is_still && !has_journal(path);
    SqliteConnectOptions::new().filename(real_path(path)).read_only(true).immutable(is_still).busy_timeout(BUSY_TIMEOUT)
}

/// The problems found in a file and its references. `pragma` is the check to run on the file.
pub(crate) async fn find_problems(
    connection: &mut SqliteConnection,
    pragma: &'static str,
) -> Result<Vec<String>, StoreError> {
    let mut problems = Vec::new();
    let mut said = sqlx::query_scalar::<_, String>(pragma).fetch(&mut *connection);
    while let Some(said) = said.next().await {
        match said.map_err(StoreError::from) {
            Ok(said) if said == "ok" => {}
            Ok(said) => problems.push(to_single_line(&said)),
            // Some damage makes the check itself fail.
            Err(StoreError::Damaged(reason)) if problems.is_empty() => problems.push(reason),
            Err(StoreError::Damaged(_)) => break,
            Err(error) => return Err(error),
        }
    }
    drop(said);
    match sqlx::query("SELECT * FROM pragma_foreign_key_check LIMIT 20")
        .fetch_all(&mut *connection)
        .await
        .map_err(StoreError::from)
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

/// Puts a report by `SQLite` on one line, without its heading.
fn to_single_line(said: &str) -> String {
    let lines: Vec<&str> = said.lines().filter(|line| !line.starts_with("***")).collect();
    if lines.is_empty() { said.to_owned() } else { lines.join("; ") }
}
