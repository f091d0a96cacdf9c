//! Copies of the database: complete, checked, never blocking, and suitable for a restore.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use crate::hall::TimedSessions;
use crate::refused;
use crate::world::{NOON, TestDatabase, append, start_game_in};
use sztab_referee::examine;
use sztab_store::{
    BackupFolder, Claim, GameId, Seq, Store, StoreError, UnixMs, back_up, examine_file, replace_database,
};

/// The problems found when examining a file to which nobody is writing.
pub async fn find_problems(path: &Path) -> Vec<String> {
    let mut found = Vec::new();
    examine(path, path, true, sztab::KINDS, |news| found.extend(news.finding().map(ToString::to_string)))
        .await
        .unwrap();
    found
}

fn list_names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_backup_is_one_private_file_and_overwrites_nothing() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    world.store.append(append(game, 0, "pass")).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("backup.db");
    let bytes = back_up(&world.path(), &to).await.unwrap();
    assert_eq!(list_names(folder.path()), ["backup.db"]);
    let file = to.metadata().unwrap();
    assert_eq!((file.len(), file.permissions().mode() & 0o777), (bytes, 0o600));
    let before = std::fs::read(&to).unwrap();
    refused!(back_up(&world.path(), &to).await, StoreError::FileExists(_));
    assert!(std::fs::read(&to).unwrap() == before, "the backup was changed");
    let copy = Store::open_read_only(&to, true).await.unwrap();
    assert_eq!(copy.load_game(game).await.unwrap(), world.store.load_game(game).await.unwrap());
    assert_eq!(copy.load_log(game).await.unwrap(), world.store.load_log(game).await.unwrap());
    refused!(copy.append(append(game, 1, "pass")).await, StoreError::Unwritable { .. });
    copy.close().await;
    assert_eq!(list_names(folder.path()), ["backup.db"], "reading leaves nothing behind");
}

#[tokio::test]
async fn a_backup_that_fails_leaves_nothing_behind() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    world.store.append(append(game, 0, "pass")).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    refused!(
        back_up(&folder.path().join("none.db"), &folder.path().join("a.db")).await,
        StoreError::Unavailable { .. }
    );
    refused!(back_up(&world.path(), &folder.path().join("none/a.db")).await, StoreError::Unavailable { .. });
    // A dangling reference is copied faithfully, and is found when the copy is checked.
    world
        .run_sql("PRAGMA foreign_keys = OFF; DROP TRIGGER action_never_changed; UPDATE action SET game_id = 77")
        .await
        .unwrap();
    refused!(back_up(&world.path(), &folder.path().join("b.db")).await, StoreError::Damaged(_));
    assert!(list_names(folder.path()).is_empty(), "{:?}", list_names(folder.path()));
}

#[tokio::test]
async fn only_one_process_has_the_claim_under_any_name_of_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let mut first = Claim::acquire(&path).unwrap();
    let told = Claim::acquire(&path).unwrap_err();
    assert!(told.to_string().contains(&format!("process {}", std::process::id())), "{told}");
    Store::open(&path).await.unwrap().close().await;
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink("games.db", &link).unwrap();
    refused!(Claim::acquire(&link), StoreError::InUse { .. });
    let twin = folder.path().join("twin.db");
    std::fs::hard_link(&path, &twin).unwrap();
    // The database does not exist yet when it is claimed.
    first.extend_to(&path).unwrap();
    refused!(Claim::acquire(&twin), StoreError::InUse { .. });
    refused!(replace_database(&path, &twin, NOON).await, StoreError::InUse { .. });
    refused!(replace_database(&path, &link, NOON).await, StoreError::InUse { .. });
    drop(first);
    drop(Claim::acquire(&link).unwrap());
    let second = Claim::acquire(&twin).unwrap();
    refused!(Claim::acquire(&path), StoreError::InUse { .. });
    drop(second);
}

#[tokio::test]
async fn a_claim_blocks_neither_readers_nor_writers() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let claim = Claim::acquire(world.path()).unwrap();
    world.store.append(append(game, 0, "pass")).await.unwrap();
    // A shell, a backup and the doctor access the database in this way.
    world.run_sql("DELETE FROM snapshot").await.unwrap();
    back_up(&world.path(), &world.path().with_file_name("copy.db")).await.unwrap();
    assert_eq!(examine_file(&world.path(), false).await.unwrap().problems, [] as [String; 0]);
    world.store.append(append(game, 1, "pass")).await.unwrap();
    world.store.close().await;
    drop(claim);
}

#[tokio::test]
async fn two_restores_within_one_second_keep_both_previous_files() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let folder = tempfile::tempdir().unwrap();
    let (backup, path) = (folder.path().join("backup.db"), folder.path().join("games.db"));
    back_up(&world.path(), &backup).await.unwrap();
    assert_eq!(replace_database(&backup, &path, NOON).await.unwrap().kept, None);
    let mut kept = Vec::new();
    for _ in 0..3 {
        kept.push(replace_database(&backup, &path, NOON).await.unwrap().kept.unwrap());
    }
    kept.sort();
    kept.dedup();
    assert_eq!(kept.len(), 3, "{kept:?}");
    for path in kept.iter().chain([&path]) {
        assert_eq!(Store::open(path).await.unwrap().load_game(game).await.unwrap().id, game);
    }
}

#[tokio::test]
async fn an_interrupted_restore_blocks_new_databases_and_keeps_backups() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let left = folder.path().join("games.db.new-20261122T021300Z");
    back_up(&world.path(), &left).await.unwrap();
    for empty in [false, true] {
        if empty {
            std::fs::write(&path, "").unwrap();
        }
        let before = list_names(folder.path());
        let error = Store::open(&path).await.unwrap_err();
        let way_on = format!("`sztab restore --database {} {}`", path.display(), left.display());
        assert!(error.to_string().contains(&way_on), "{error}");
        assert_eq!(list_names(folder.path()), before);
    }
    // A database that an older version of the program has created all the same.
    std::fs::remove_file(&path).unwrap();
    Store::open(folder.path().join("other.db")).await.unwrap().close().await;
    std::fs::rename(folder.path().join("other.db"), &path).unwrap();
    let backup_folder = BackupFolder::for_database(&path, None);
    for day in 0..4 {
        std::fs::write(backup_folder.prepare_path(UnixMs(NOON.0 + day * 86_400_000)).unwrap(), "a good copy").unwrap();
    }
    refused!(backup_folder.rotate(1, UnixMs(NOON.0 + 4 * 86_400_000)), StoreError::Unavailable { .. });
    assert_eq!(backup_folder.list_backups().unwrap().len(), 4);
    let restored = replace_database(&left, &path, NOON).await.unwrap();
    assert!(restored.kept.is_some() && !left.exists());
    assert_eq!(Store::open(&path).await.unwrap().load_game(game).await.unwrap().id, game);
    backup_folder.rotate(1, UnixMs(NOON.0 + 4 * 86_400_000)).unwrap();
    assert_eq!(backup_folder.list_backups().unwrap().len(), 1);
}

#[tokio::test]
async fn a_restore_keeps_the_previous_file_with_its_journal() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let folder = world.path().parent().unwrap().to_owned();
    let backup = folder.join("backup.db");
    back_up(&world.path(), &backup).await.unwrap();
    // The bot was killed, so its last changes are only in the journal.
    world.store.append(append(game, 0, "pass")).await.unwrap();
    let dead = folder.join("dead.db");
    for suffix in ["", "-wal"] {
        let name = |path: &Path| format!("{}{suffix}", path.display());
        std::fs::copy(name(&world.path()), name(&dead)).unwrap();
    }
    let restored = replace_database(&backup, &dead, NOON).await.unwrap();
    assert_eq!(restored.database, dead.canonicalize().unwrap());
    let now = Store::open(&dead).await.unwrap();
    assert_eq!(now.load_game(game).await.unwrap().last, Seq::OPENING);
    let kept = Store::open(restored.kept.unwrap()).await.unwrap();
    assert_eq!(kept.load_game(game).await.unwrap().last, Seq(1), "the journal went along");
    assert!(backup.exists());
}

#[tokio::test]
async fn an_interrupted_restore_is_noticed_and_can_be_repeated() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let folder = tempfile::tempdir().unwrap();
    let backup = folder.path().join("backup.db");
    back_up(&world.path(), &backup).await.unwrap();
    let path = folder.path().join("games.db");
    // The file has been moved aside, but the journal has not.
    std::fs::write(folder.path().join("games.db-wal"), "what was acknowledged last").unwrap();
    let error = Store::open(&path).await.unwrap_err();
    assert!(matches!(error, StoreError::JournalAlone(_)), "{error:?}");
    assert!(error.to_string().contains("sztab restore"), "{error}");
    let restored = replace_database(&backup, &path, NOON).await.unwrap();
    let kept = restored.kept.unwrap();
    assert_eq!(std::fs::read_to_string(format!("{}-wal", kept.display())).unwrap(), "what was acknowledged last");
    assert_eq!(Store::open(&path).await.unwrap().load_game(game).await.unwrap().id, game);
}

#[tokio::test]
async fn a_damaged_file_is_refused_at_the_start_and_left_alone() {
    let world = TestDatabase::new().await;
    for channel in 0..40 {
        start_game_in(&world.store, channel + 1).await;
    }
    world.store.close().await;
    let mut bytes = std::fs::read(world.path()).unwrap();
    // The last page of the file belongs to a table or index; its header says which.
    let page = bytes.len() - 4096;
    bytes[page..page + 8].fill(0xEE);
    std::fs::write(world.path(), &bytes).unwrap();
    let error = Store::open(world.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
    assert!(!error.to_string().contains('\n') && error.advice().contains("sztab doctor"), "{error}");
    let found = find_problems(&world.path()).await;
    assert!(found[0].starts_with("the file is damaged: ") && found[0].contains("page"), "{found:#?}");
    assert!(std::fs::read(world.path()).unwrap() == bytes, "the file was changed");
    assert_eq!(list_names(world.path().parent().unwrap()), ["games.db"]);
}

#[tokio::test]
async fn dangling_rows_are_refused_at_the_start() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    world.store.append(append(game, 0, "pass")).await.unwrap();
    world
        .run_sql("PRAGMA foreign_keys = OFF; DELETE FROM seat; DELETE FROM faction_data WHERE faction = 'borgo'")
        .await
        .unwrap();
    world
        .run_sql("PRAGMA foreign_keys = OFF; DROP TRIGGER action_never_changed; UPDATE action SET game_id = 77")
        .await
        .unwrap();
    world.store.close().await;
    let error = Store::open(world.path()).await.unwrap_err();
    assert!(error.to_string().contains("of action points at a row of game that is not there"), "{error}");
}

/// The acknowledged length of each game's log.
type AcknowledgedLengths = Arc<Mutex<Vec<(GameId, Seq)>>>;

/// Plays in its own sessions until told to stop.
async fn play_until_stopped(
    store: Store,
    number: u64,
    games: Vec<GameId>,
    said: AcknowledgedLengths,
    stop: Arc<AtomicBool>,
) {
    let mut hall = TimedSessions::new(&store, number);
    while !stop.load(Ordering::Relaxed) {
        let game = games[hall.draw_below(games.len())];
        if let Some(seq) = hall.play_step(game).await {
            said.lock().unwrap().push((game, seq));
        } else if games.len() == 1 {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn backups_under_load_restore_everything_acknowledged_before_them() {
    let world = TestDatabase::new().await;
    let pairs = [["borgo", "hegemony"], ["moloch", "outpost"], ["outpost", "borgo"], ["hegemony", "moloch"]];
    let (said, stop) = (AcknowledgedLengths::default(), Arc::new(AtomicBool::new(false)));
    let mut players = Vec::new();
    for number in 0..4_u64 {
        let mut hall = TimedSessions::new(&world.store, 100 + number);
        let mut games = Vec::new();
        for (armies, channel) in pairs.into_iter().zip(number * 10 + 1..) {
            games.push(hall.begin(channel, armies, |_| {}).await);
        }
        let play = play_until_stopped(world.store.clone(), number, games, Arc::clone(&said), Arc::clone(&stop));
        players.push(tokio::spawn(play));
    }
    let folder = tempfile::tempdir().unwrap();
    let mut backups: Vec<(PathBuf, usize)> = Vec::new();
    for number in 0..5 {
        // New lines must exist that the backup could lose.
        let before = backups.last().map_or(0, |(_, known)| *known);
        while said.lock().unwrap().len() < before + 40 {
            tokio::task::yield_now().await;
        }
        let known = said.lock().unwrap().len();
        let path = folder.path().join(format!("backup-{number}.db"));
        back_up(&world.path(), &path).await.unwrap();
        backups.push((path, known));
    }
    stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    let said = said.lock().unwrap().clone();
    for (backup, known) in backups {
        let place = tempfile::tempdir().unwrap();
        let restored = place.path().join("sztab.db");
        replace_database(&backup, &restored, NOON).await.unwrap();
        assert_eq!(find_problems(&restored).await, [] as [String; 0], "{}", backup.display());
        let store = Store::open(&restored).await.unwrap();
        for (game, seq) in &said[..known] {
            let last = store.load_game(*game).await.unwrap().last;
            assert!(last >= *seq, "game {game} ends at {last}, and {seq} was acknowledged before {}", backup.display());
            let log = store.load_log(*game).await.unwrap();
            assert_eq!(log.last().map(|entry| entry.seq), Some(last));
        }
        // The game can also be continued.
        let mut hall = TimedSessions::new(&store, 50);
        for (game, _) in &said[..4] {
            hall.play(*game, 3).await;
        }
    }
}
