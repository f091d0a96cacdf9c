//! Which schema a file has, and bringing it forward.

use super::StoreError;
use super::error::fault;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};

/// The migrations as they were when the program was built.
static MIGRATIONS: Migrator = sqlx::migrate!();

/// The mark that the first migration sets: `Sztb` as a big-endian number.
const APPLICATION_ID: i64 = 0x537a_7462;

/// Looks at an existing file, without changing it, and refuses one that this program must not write to.
pub(super) async fn check(options: &SqliteConnectOptions) -> Result<(), StoreError> {
    let mut connection = options.connect().await.map_err(fault)?;
    let verdict = judge(&mut connection).await;
    connection.close().await.map_err(fault)?;
    verdict
}

async fn judge(connection: &mut SqliteConnection) -> Result<(), StoreError> {
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
        return Ok(());
    }
    let found: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(&mut *connection)
        .await
        .map_err(fault)?;
    let known = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
    match found {
        Some(found) if found > known => Err(StoreError::NewerSchema { found, known }),
        _ => Ok(()),
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
