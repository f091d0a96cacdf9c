//! Which schema a file has, and bringing it forward.

use super::StoreError;
use super::error::fault;
use super::files::problems;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};

/// The migrations as they were when the program was built.
static MIGRATIONS: Migrator = sqlx::migrate!();

/// The mark that the first migration sets: `Sztb` as a big-endian number.
const APPLICATION_ID: i64 = 0x537a_7462;

/// Looks at an existing file, without changing it, and refuses one that this program must not write to, or that is
/// damaged. Gives its schema, if it has one.
pub(super) async fn check(options: &SqliteConnectOptions) -> Result<Option<i64>, StoreError> {
    let mut connection = options.connect().await.map_err(fault)?;
    let verdict = sound(&mut connection).await;
    connection.close().await.map_err(fault)?;
    verdict
}

async fn sound(connection: &mut SqliteConnection) -> Result<Option<i64>, StoreError> {
    let found = judge(connection).await?;
    // The quick check looks at every page but does not compare indexes with their tables, which `sztab doctor` does.
    match problems(connection, "PRAGMA quick_check(1)").await?.into_iter().next() {
        Some(problem) => Err(StoreError::Damaged(problem)),
        None => Ok(found),
    }
}

/// The newest schema that this program knows.
pub(super) fn known() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Whose file it is and which schema it has.
pub(super) async fn judge(connection: &mut SqliteConnection) -> Result<Option<i64>, StoreError> {
    // These few queries are not checked at compile time: they look at tables that may not be there.
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .fetch_all(&mut *connection)
    .await
    .map_err(fault)?;
    let has_history = tables.iter().any(|name| name == "_sqlx_migrations");
    let application: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(fault)?;
    // A first start that was cut short leaves an empty history and no mark; that file is ours.
    let begun = tables.iter().all(|name| name == "_sqlx_migrations");
    if application != APPLICATION_ID && !begun {
        return Err(StoreError::ForeignSchema { reason: "it belongs to another program".to_owned() });
    }
    if !has_history {
        return Ok(None);
    }
    let found: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(&mut *connection)
        .await
        .map_err(fault)?;
    match found {
        Some(found) if found > known() => Err(StoreError::NewerSchema { found, known: known() }),
        found => Ok(found),
    }
}

/// Applies the migrations that are missing, each in its own transaction.
pub(super) async fn migrate(writer: &SqlitePool) -> Result<(), StoreError> {
    MIGRATIONS.run(writer).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => fault(error),
        MigrateError::VersionMismatch(version) => {
            StoreError::ForeignSchema { reason: format!("migration {version} was another one when it was applied") }
        }
        MigrateError::VersionMissing(version) => {
            StoreError::ForeignSchema { reason: format!("migration {version} is unknown to this program") }
        }
        other => StoreError::Internal(Box::new(other)),
    })
}
