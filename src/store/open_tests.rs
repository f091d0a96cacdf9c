//! Settings that cannot be seen from outside, because they belong to a connection and not to the file.

use crate::store::{Change, ChannelId, GuildId, NewLobby, Store, StoreError, UnixMs, UserId};
use sqlx::SqlitePool;

struct World {
    store: Store,
    folder: tempfile::TempDir,
}

async fn world() -> World {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(folder.path().join("games.db")).await.expect("a new database");
    World { store, folder }
}

async fn setting(pool: &SqlitePool, pragma: &str) -> i64 {
    let ask = sqlx::query_scalar(sqlx::AssertSqlSafe(format!("PRAGMA {pragma}")));
    ask.fetch_one(pool).await.expect("a pragma that exists")
}

fn lobby(options: String) -> NewLobby {
    NewLobby {
        guild: GuildId(1),
        channel: ChannelId(2),
        created_by: UserId(3),
        options,
        players: Vec::new(),
        army: None,
        limit: None,
    }
}

#[tokio::test]
async fn the_writer_syncs_every_commit_checks_references_and_waits_for_others() {
    let World { store, folder: _folder } = world().await;
    assert_eq!(setting(&store.writer, "synchronous").await, 2, "FULL");
    assert_eq!(setting(&store.writer, "foreign_keys").await, 1);
    assert_eq!(setting(&store.writer, "busy_timeout").await, 5000);
    assert_eq!(setting(&store.writer, "journal_size_limit").await, 16 << 20);
    assert_eq!(store.writer.options().get_max_connections(), 1);
}

#[tokio::test]
async fn readers_cannot_write() {
    let World { store, folder: _folder } = world().await;
    assert_eq!(setting(&store.readers, "query_only").await, 1);
    assert!(sqlx::query("DELETE FROM snapshot").execute(&store.readers).await.is_err());
}

#[tokio::test]
async fn a_full_disk_is_the_machines_trouble_and_leaves_the_store_usable() {
    let World { store, folder: _folder } = world().await;
    let pages = setting(&store.writer, "page_count").await;
    setting(&store.writer, &format!("max_page_count = {}", pages + 2)).await;
    let now = || Change::at(UnixMs(0));
    let answer = store.create_lobby(lobby("x".repeat(100_000)), now()).await;
    assert!(matches!(answer, Err(StoreError::Unavailable { .. })), "{answer:?}");
    setting(&store.writer, "max_page_count = 100000").await;
    let game = store.create_lobby(lobby("x".repeat(100_000)), now()).await.expect("there is room again");
    assert_eq!(store.game(game).await.expect("it was just made").options.len(), 100_000);
}

#[tokio::test]
async fn a_file_that_another_program_holds_is_the_machines_trouble() {
    let World { store, folder } = world().await;
    let other = Store::open(folder.path().join("games.db")).await.expect("a second handle");
    setting(&store.writer, "busy_timeout = 50").await;
    let held = other.begin_write().await.expect("nobody else writes");
    let answer = store.create_lobby(lobby(String::new()), Change::at(UnixMs(0))).await;
    assert!(matches!(answer, Err(StoreError::Unavailable { .. })), "{answer:?}");
    drop(held);
}
