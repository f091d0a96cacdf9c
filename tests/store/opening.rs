//! Opening the database file.

use crate::refused;
use crate::world::{TestDatabase, append, change_at_noon, post};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use sztab_store::{Store, StoreError};

/// Statements that make the file look like one written by a later version of the program.
const FUTURE: &str = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                      VALUES (9999, 'of the future', TRUE, x'00', 0)";

#[tokio::test]
async fn a_new_file_is_created_and_keeps_its_data_after_a_restart() {
    let mut world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let mut add = append(game, 0, "place runner C3 1");
    add.change = change_at_noon().with_post(post(5, "turn of Alice"));
    world.store.append(add).await.unwrap();
    let before = (
        world.store.load_game(game).await.unwrap(),
        world.store.load_log(game).await.unwrap(),
        world.store.load_posts(game).await.unwrap(),
    );
    world.reopen().await;
    let after = (
        world.store.load_game(game).await.unwrap(),
        world.store.load_log(game).await.unwrap(),
        world.store.load_posts(game).await.unwrap(),
    );
    assert_eq!(before, after);
}

#[tokio::test]
async fn the_file_uses_write_ahead_mode_and_our_application_id() {
    let world = TestDatabase::new().await;
    let mut shell = world.open_shell().await;
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut shell).await.unwrap();
    assert_eq!(mode, "wal");
    assert_eq!(world.query_count("PRAGMA application_id").await, 0x537a_7462);
}

#[tokio::test]
async fn every_table_is_strict_and_refuses_a_wrong_type() {
    let world = TestDatabase::new().await;
    let lax = "SELECT count(*) FROM pragma_table_list
               WHERE schema = 'main' AND type = 'table' AND strict = 0
                 AND name NOT LIKE 'sqlite_%' AND name <> '_sqlx_migrations'";
    assert_eq!(world.query_count(lax).await, 0);
    let game = world.create_lobby(5).await;
    let wrong = world.run_sql(&format!("UPDATE game SET channel_id = 'general' WHERE id = {game}")).await;
    assert!(wrong.unwrap_err().contains("cannot store TEXT value in INTEGER column"));
}

#[tokio::test]
async fn a_file_other_than_a_database_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "shopping: bread, dice, more dice\n".repeat(200)).unwrap();
    let before = std::fs::read(&path).unwrap();
    refused!(Store::open(&path).await, StoreError::NotADatabase);
    assert!(std::fs::read(&path).unwrap() == before, "the file was changed");
    assert_eq!(list_names(folder.path()), ["notes.txt"]);
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cookies.db");
    let mut other = SqliteConnection::connect(&format!("sqlite://{}?mode=rwc", path.display())).await.unwrap();
    sqlx::query("CREATE TABLE cookie (id INTEGER)").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let before = std::fs::read(&path).unwrap();
    refused!(Store::open(&path).await, StoreError::ForeignSchema { .. });
    assert!(std::fs::read(&path).unwrap() == before, "the file was changed");
    assert_eq!(list_names(folder.path()), ["cookies.db"]);
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused_and_left_alone() {
    let world = TestDatabase::new().await;
    world.run_sql(FUTURE).await.unwrap();
    world.store.close().await;
    let before = std::fs::read(world.path()).unwrap();
    refused!(Store::open(world.path()).await, StoreError::NewerSchema { found: 9999, known: 1.. });
    assert!(std::fs::read(world.path()).unwrap() == before, "the file was changed");
    assert_eq!(list_names(world.path().parent().unwrap()), ["games.db"]);
}

#[tokio::test]
async fn a_newer_program_is_noticed_even_if_its_work_is_still_in_the_journal() {
    let world = TestDatabase::new().await;
    world.run_sql(FUTURE).await.unwrap();
    assert!(list_names(world.path().parent().unwrap()).contains(&"games.db-wal".to_owned()));
    refused!(Store::open(world.path()).await, StoreError::NewerSchema { .. });
}

#[tokio::test]
async fn a_database_from_before_the_first_release_is_refused_and_left_alone() {
    let world = TestDatabase::new().await;
    // The migrations of such a database had the same numbers, and there were more of them.
    world.run_sql("UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 1").await.unwrap();
    world.run_sql(FUTURE).await.unwrap();
    world.store.close().await;
    let before = std::fs::read(world.path()).unwrap();
    let error = Store::open(world.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::UnknownSchema { schema: 1 }), "{error:?}");
    assert_eq!(
        format!("{error}{}", error.advice()),
        "the database has another schema 1 than this program: it was made before the first release, and nothing brings \
         it up to date. Nothing has been changed. Name another database, or let `sztab restore` put a backup in its place"
    );
    assert!(std::fs::read(world.path()).unwrap() == before, "the file was changed");
}

#[tokio::test]
async fn the_path_may_contain_any_character() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("gry Zażółć #1 50%?mode=memory&x.db");
    for _ in 0..2 {
        let store = Store::open(&path).await.unwrap();
        assert!(path.exists());
        store.close().await;
    }
}

#[tokio::test]
async fn a_missing_folder_makes_the_store_unavailable() {
    let folder = tempfile::tempdir().unwrap();
    refused!(Store::open(folder.path().join("nowhere/games.db")).await, StoreError::Unavailable { .. });
}

#[tokio::test]
async fn a_closed_store_reports_that_it_is_unavailable() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    world.store.close().await;
    refused!(world.store.append(append(game, 0, "pass")).await, StoreError::Unavailable { .. });
    refused!(world.store.load_game(game).await, StoreError::Unavailable { .. });
}

fn list_names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}
