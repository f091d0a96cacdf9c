//! The schema of a file, and its migration.
//!
//! A database that is damaged or has a newer or unknown schema is refused and left unchanged. Before a migration, the
//! file is copied, and the migration is tried on a second copy. (`tests/store/backups.rs`, `tests/store/opening.rs`)

use super::StoreError;
use super::files::find_problems;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};

/// The migrations compiled into the program.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations");

/// The mark set by the first migration: `Sztb` as a big-endian number.
const APPLICATION_ID: i64 = 0x537a_7462;

/// Checks an existing file without changing it. Refuses a damaged file, and one that this program must not write to.
/// Returns the file's schema, if it has one.
pub(super) async fn check(options: &SqliteConnectOptions, migrations: &Migrator) -> Result<Option<i64>, StoreError> {
    let mut connection = options.connect().await?;
    let verdict = check_connection(&mut connection, migrations).await;
    connection.close().await?;
    verdict
}

async fn check_connection(connection: &mut SqliteConnection, migrations: &Migrator) -> Result<Option<i64>, StoreError> {
    let found = check_schema(connection, migrations).await?;
    // The quick check reads every page but does not compare indexes with their tables, which `sztab doctor` does.
    match find_problems(connection, "PRAGMA quick_check(1)").await?.into_iter().next() {
        Some(problem) => Err(StoreError::Damaged(problem)),
        None => Ok(found),
    }
}

/// The newest schema known to this program.
pub(super) fn known_schema() -> i64 {
    latest_schema(&MIGRATIONS)
}

/// The schema that results from applying all of the given migrations.
pub(super) fn latest_schema(migrations: &Migrator) -> i64 {
    migrations.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Returns the schema of a file; refuses files of other programs or schemas.
pub(super) async fn check_schema(
    connection: &mut SqliteConnection,
    migrations: &Migrator,
) -> Result<Option<i64>, StoreError> {
    // These queries are not checked at compile time: their tables may be missing.
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .fetch_all(&mut *connection)
    .await?;
    let has_history = tables.iter().any(|name| name == "_sqlx_migrations");
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    // An interrupted first start leaves an empty migration history and no application id; such a file is accepted.
    let begun = tables.iter().all(|name| name == "_sqlx_migrations");
    if application != APPLICATION_ID && !begun {
        return Err(StoreError::ForeignSchema { reason: "it belongs to another program".to_owned() });
    }
    if !has_history {
        return Ok(None);
    }
    let applied: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
            .fetch_all(&mut *connection)
            .await?;
    let is_other = |(version, checksum): &(i64, Vec<u8>)| {
        migrations.iter().any(|known| known.version == *version && *known.checksum != **checksum)
    };
    if let Some(&(schema, _)) = applied.iter().find(|applied| is_other(applied)) {
        return Err(StoreError::UnknownSchema { schema });
    }
    let (found, known) = (applied.last().map(|&(version, _)| version), latest_schema(migrations));
    match found {
        Some(found) if found > known => Err(StoreError::NewerSchema { found, known }),
        found => Ok(found),
    }
}

/// Applies the missing migrations, each in its own transaction.
pub(super) async fn migrate(writer: &SqlitePool, migrations: &Migrator) -> Result<(), StoreError> {
    migrations.run(writer).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => StoreError::from(error),
        MigrateError::VersionMismatch(schema) => StoreError::UnknownSchema { schema },
        MigrateError::VersionMissing(version) => {
            StoreError::ForeignSchema { reason: format!("migration {version} is unknown to this program") }
        }
        other => StoreError::Internal(Box::new(other)),
    })
}
