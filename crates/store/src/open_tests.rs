//! Tests of settings that cannot be seen from outside, because they belong to a connection and not to the file; and of
//! migrations of later releases, which no database has yet.

use super::MIGRATIONS;
use crate::{Change, ChannelId, GuildId, NewLobby, Store, StoreError, UnixMs, UserId};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{SqlSafeStr as _, SqlitePool};
use std::time::Duration;

struct TestStore {
    store: Store,
    folder: tempfile::TempDir,
}

async fn open_test_store() -> TestStore {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(folder.path().join("games.db")).await.expect("a new database");
    TestStore { store, folder }
}

async fn read_pragma(pool: &SqlitePool, pragma: &str) -> i64 {
    let ask = sqlx::query_scalar(sqlx::AssertSqlSafe(format!("PRAGMA {pragma}")));
    ask.fetch_one(pool).await.expect("a pragma that exists")
}

fn new_lobby(options: String) -> NewLobby {
    NewLobby {
        kind: "chess".to_owned(),
        guild: GuildId(1),
        channel: ChannelId(2),
        created_by: UserId(3),
        options,
        players: Vec::new(),
        faction: None,
        is_exclusive: true,
        limit: None,
    }
}

#[tokio::test]
async fn writer_syncs_commits_checks_references_and_waits_for_others() {
    let TestStore { store, folder: _folder } = open_test_store().await;
    assert_eq!(read_pragma(&store.writer, "synchronous").await, 2, "FULL");
    assert_eq!(read_pragma(&store.writer, "foreign_keys").await, 1);
    assert_eq!(read_pragma(&store.writer, "busy_timeout").await, 5000);
    assert_eq!(read_pragma(&store.writer, "journal_size_limit").await, 16 << 20);
    assert_eq!(store.writer.options().get_max_connections(), 1);
}

#[tokio::test]
async fn readers_cannot_write() {
    let TestStore { store, folder: _folder } = open_test_store().await;
    assert_eq!(read_pragma(&store.readers, "query_only").await, 1);
    assert!(sqlx::query("DELETE FROM snapshot").execute(&store.readers).await.is_err());
}

#[tokio::test]
async fn a_full_disk_is_reported_and_leaves_the_store_usable() {
    let TestStore { store, folder: _folder } = open_test_store().await;
    let pages = read_pragma(&store.writer, "page_count").await;
    read_pragma(&store.writer, &format!("max_page_count = {}", pages + 2)).await;
    let now = || Change::at(UnixMs(0));
    let answer = store.create_lobby(new_lobby("x".repeat(100_000)), now()).await;
    assert!(matches!(&answer, Err(StoreError::Unwritable { reason }) if reason.contains("full")), "{answer:?}");
    read_pragma(&store.writer, "max_page_count = 100000").await;
    let game = store.create_lobby(new_lobby("x".repeat(100_000)), now()).await.expect("there is room again");
    assert_eq!(store.load_game(game).await.expect("it was just made").options.len(), 100_000);
}

#[tokio::test]
async fn a_file_locked_by_another_program_is_reported() {
    let TestStore { store, folder } = open_test_store().await;
    let other = Store::open(folder.path().join("games.db")).await.expect("a second handle");
    read_pragma(&store.writer, "busy_timeout = 50").await;
    let held = other.begin_write().await.expect("nobody else writes");
    let answer = store.create_lobby(new_lobby(String::new()), Change::at(UnixMs(0))).await;
    let is_held = |reason: &str| reason.contains("another program holds the file");
    assert!(matches!(&answer, Err(StoreError::Unwritable { reason }) if is_held(reason)), "{answer:?}");
    assert!(store.trouble().is_some_and(|trouble| is_held(&trouble.reason)));
    assert_eq!(store.next_job_time().await.expect("reading goes on"), None);
    drop(held);
    // A caller right after a failure is refused without another attempt; the first later attempt ends the trouble.
    while let Err(error) = store.try_writing().await {
        assert!(matches!(error, StoreError::Unwritable { .. }), "{error:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(store.trouble(), None);
}

#[tokio::test]
async fn a_transaction_undone_by_the_database_does_not_affect_the_next() {
    let TestStore { store, folder: _folder } = open_test_store().await;
    // SQLite itself rolls back when the disk fails a commit, and the library is not notified; this does the same.
    let mut broken = store.begin_write().await.expect("nobody else writes");
    sqlx::query("ROLLBACK").execute(&mut *broken).await.expect("a transaction is open");
    drop(broken);
    let mut broken = store.begin_read().await.expect("a free reader");
    sqlx::query("ROLLBACK").execute(&mut *broken).await.expect("a transaction is open");
    drop(broken);
    let game = store.create_lobby(new_lobby(String::new()), Change::at(UnixMs(0))).await.expect("another connection");
    for _ in 0..5 {
        assert_eq!(store.load_game(game).await.expect("it was just made").id, game);
    }
}

#[tokio::test]
async fn file_problems_have_readable_messages() {
    let TestStore { store, folder } = open_test_store().await;
    let refused = sqlx::query("DELETE FROM snapshot").execute(&store.readers).await.map_err(StoreError::from);
    assert!(matches!(&refused, Err(StoreError::Unwritable { reason }) if reason.contains("read-only")), "{refused:?}");
    let nowhere = Store::open(folder.path().join("nowhere/games.db")).await;
    let is_told = |reason: &str| reason.contains("cannot be opened");
    assert!(matches!(&nowhere, Err(StoreError::Unavailable { reason }) if is_told(reason)), "{nowhere:?}");
    store.close().await;
    let path = folder.path().join("games.db");
    let mut bytes = std::fs::read(&path).expect("a file");
    bytes[4096..].fill(0x5a);
    std::fs::write(&path, bytes).expect("written");
    let damaged = Store::open(&path).await;
    assert!(matches!(damaged, Err(StoreError::Damaged(_))), "{damaged:?}");
}

/// The program's own migrations, followed by one that a later release might have.
fn later_migrations(sql: &'static str) -> Migrator {
    let added = Migration::new(2, "later".into(), MigrationType::Simple, sql.into_sql_str(), false);
    Migrator::with_migrations(MIGRATIONS.iter().cloned().chain([added]).collect())
}

fn list_names(folder: &std::path::Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("a file").file_name().into_string().expect("a name")).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_database_is_copied_before_its_schema_changes() {
    let TestStore { store, folder } = open_test_store().await;
    store.create_lobby(new_lobby(String::new()), Change::at(UnixMs(0))).await.expect("a table");
    store.close().await;
    let path = folder.path().join("games.db");
    Store::open(&path).await.expect("it opens").close().await;
    assert_eq!(list_names(folder.path()), ["games.db"], "nothing changes");
    let later = later_migrations("ALTER TABLE game ADD COLUMN colour TEXT");
    for _ in 0..2 {
        Store::open_with(&path, &later).await.expect("it opens").close().await;
    }
    let names = list_names(folder.path());
    let [database, copy] = names.as_slice() else { panic!("{names:?}") };
    assert!(database == "games.db" && copy.starts_with("games.db.schema-1."), "{names:?}");
    let kept = Store::open_read_only(folder.path().join(copy), true).await.expect("it has the schema from before");
    assert!(kept.find_game_after(None).await.expect("read").is_some());
    let newer = Store::open(&path).await;
    assert!(matches!(newer, Err(StoreError::NewerSchema { found: 2, known: 1 })), "{newer:?}");
}

#[tokio::test]
async fn a_start_that_fails_or_cannot_copy_the_database_changes_nothing() {
    let TestStore { store, folder } = open_test_store().await;
    store.close().await;
    let path = folder.path().join("games.db");
    // A name so long that the suffix of the copy makes it too long for the file system.
    let long = folder.path().join(format!("{}.db", "s".repeat(240)));
    std::fs::copy(&path, &long).expect("copied");
    let before = std::fs::read(&path).expect("read");
    // The table already exists.
    let impossible = later_migrations("CREATE TABLE more (id INTEGER); CREATE TABLE mirror (id INTEGER)");
    assert!(Store::open_with(&path, &impossible).await.is_err());
    let uncopied = Store::open_with(&long, &later_migrations("CREATE TABLE more (id INTEGER)")).await;
    assert!(matches!(uncopied, Err(StoreError::Unavailable { .. })), "{uncopied:?}");
    for file in [&path, &long] {
        assert!(std::fs::read(file).expect("read") == before, "the file was changed");
    }
    let names = list_names(folder.path());
    let copies: Vec<&String> = names.iter().filter(|name| name.contains(".schema-")).collect();
    let [copy] = copies.as_slice() else { panic!("{names:?}") };
    assert!(copy.starts_with("games.db.schema-1.") && !copy.contains("rehearsal"), "{names:?}");
}
