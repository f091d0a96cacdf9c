//! The findings of `sztab doctor`: none in a sound database, and one for every alteration.

use crate::backups::find_problems;
use crate::hall::TimedSessions;
use crate::world::{ALICE, BOB, TestDatabase, draw_by_hand};
use sztab_referee::{Referee, RefereeError, examine};
use sztab_store::{GameId, Store};

/// Two games: one resigned after some turns, and one in progress.
async fn play_two_games() -> (TestDatabase, [GameId; 2]) {
    let world = TestDatabase::new().await;
    draw_by_hand(&world.store).await;
    let mut hall = TimedSessions::new(&world.store, 1);
    let over = hall.begin(5, ["borgo", "hegemony"], |_| {}).await;
    hall.play(over, 25).await;
    let request = hall.request(over, BOB, "resign");
    hall.referee.act(request).await.unwrap();
    let going_on = hall.begin(6, ["moloch", "outpost"], |_| {}).await;
    hall.play(going_on, 30).await;
    (world, [over, going_on])
}

#[tokio::test]
async fn a_sound_database_is_reported_as_sound_even_while_it_is_written_to() {
    let (world, _) = play_two_games().await;
    let mut found = Vec::new();
    let examined = examine(&world.path(), &world.path(), false, sztab::KINDS, |news| {
        found.extend(news.finding().map(ToString::to_string));
    })
    .await
    .unwrap();
    assert_eq!(found, [] as [String; 0]);
    assert_eq!((examined.games, examined.replayed, examined.problems), (2, 2, 0));
    assert!(examined.lines > 50);
    // The writer keeps writing in the meantime.
    let mut hall = TimedSessions::new(&world.store, 2);
    hall.begin(7, ["moloch", "outpost"], |_| {}).await;
}

/// Statements that bypass the store, with the expected findings; `{over}` and `{on}` stand for the ids of the two
/// games.
const TAMPERINGS: [(&str, &str); 15] = [
    (
        "UPDATE action SET line = 'draw' WHERE game_id = {over} AND seq = 2",
        "game {over}: line 2: `draw` is not possible there",
    ),
    (
        "UPDATE action SET line = 'hello' WHERE game_id = {on} AND seq = 9",
        "game {on}: line 9: `hello` is no action of side",
    ),
    (
        "UPDATE action SET line = 'draw-accept' WHERE game_id = {on} AND seq = 9",
        "game {on}: line 9: `draw-accept` is not possible there: the other side offers no draw (NH-11.11)",
    ),
    ("UPDATE action SET side = 7 WHERE game_id = {on} AND seq = 9", "game {on}: line 9: "),
    ("DELETE FROM action WHERE game_id = {on} AND seq = 9", "game {on}: 1 lines are missing in the log"),
    (
        "UPDATE snapshot SET fingerprint = 'abc' WHERE game_id = {over}",
        "game {over}: line 26: the kept position: the log leads to ",
    ),
    ("UPDATE snapshot SET state = replace(state, '\"turn\":', '\"turn\":1') WHERE game_id = {over}", ", it comes to "),
    ("UPDATE snapshot SET state = 'x' WHERE game_id = {over}", "the kept position cannot be read"),
    (
        "UPDATE snapshot SET seq = 999 WHERE game_id = {over}",
        "1 snapshots were taken after lines that the log does not have",
    ),
    (
        "UPDATE game SET result = replace(replace(replace(result, '\"rank\":1', '\"rank\":0'), '\"rank\":2', '\"rank\":1'), \
         '\"rank\":0', '\"rank\":2') WHERE id = {over}",
        "game {over}: line 26: the result: the log leads to borgo wins, kept is hegemony wins",
    ),
    ("UPDATE game SET seed = zeroblob(32) WHERE id = {on}", "game {on}: the seed: published is "),
    ("UPDATE game SET opening = '{}' WHERE id = {on}", "game {on}: it cannot be read back: "),
    ("UPDATE game SET options = '{}' WHERE id = {on}", "game {on}: it cannot be read back: "),
    (
        "UPDATE faction_data SET source = replace(source, 'Borgo', 'Burgo') WHERE faction = 'borgo'",
        "faction borgo with the hash ",
    ),
    (
        "INSERT INTO job (game_id, kind, about, due_ms, payload, since) VALUES ({over}, 'idle', '', 0, '', 1)",
        "game {over}: 1 jobs wait for a game that has ended",
    ),
];

#[tokio::test]
async fn every_alteration_is_named() {
    let (world, [over, on]) = play_two_games().await;
    world.store.close().await;
    let triggers =
        ["action_never_changed", "action_never_deleted", "faction_data_never_changed", "game_start_is_final"];
    for trigger in triggers {
        world.run_sql(&format!("DROP TRIGGER {trigger}")).await.unwrap();
    }
    world.run_sql("DROP TRIGGER game_end_is_final").await.unwrap();
    let sound = std::fs::read(world.path()).unwrap();
    assert_eq!(find_problems(&world.path()).await, [] as [String; 0]);
    for (statement, said) in TAMPERINGS {
        let named = |text: &str| text.replace("{over}", &over.to_string()).replace("{on}", &on.to_string());
        assert_eq!(world.run_sql(&named(statement)).await, Ok(1), "{statement}");
        let found = find_problems(&world.path()).await;
        assert!(found.iter().any(|found| found.contains(&named(said))), "{statement}\n{found:#?}");
        std::fs::write(world.path(), &sound).unwrap();
    }
}

#[tokio::test]
async fn a_game_under_unknown_rules_is_named_and_unchanged() {
    let (world, [over, on]) = play_two_games().await;
    world.run_sql("DROP TRIGGER game_start_is_final").await.unwrap();
    world.run_sql(&format!("UPDATE game SET rules_version = 99 WHERE id IN ({over}, {on})")).await.unwrap();
    let before = world.store.load_log(on).await.unwrap();
    // One referee has the session in memory, and another one is new.
    let mut hall = TimedSessions::new(&world.store, 3);
    for user in [ALICE, BOB] {
        let request = hall.request(on, user, "resign");
        let refused = hall.referee.act(request).await;
        assert!(matches!(refused, Err(RefereeError::OtherRules { version: 99, .. })), "{refused:?}");
    }
    for game in [over, on] {
        let refused = Referee::new(world.store.clone(), sztab::KINDS).load_session(game).await;
        assert!(matches!(refused, Err(RefereeError::OtherRules { version: 99, .. })), "{refused:?}");
    }
    // Jobs that are due wait for a program that supports them.
    for job in world.store.load_jobs(on).await.unwrap() {
        let refused = hall.referee.carry_out_job(&job, job.due).await;
        assert!(matches!(refused, Err(RefereeError::OtherRules { .. })), "{refused:?}");
    }
    assert_eq!(world.store.load_log(on).await.unwrap(), before);
    let mut notes = Vec::new();
    let examined = examine(&world.path(), &world.path(), false, sztab::KINDS, |news| {
        notes.extend(news.finding().map(|finding| (finding.is_note, finding.to_string())));
    })
    .await;
    assert_eq!(examined.unwrap().problems, 0, "it is no damage");
    assert_eq!(notes.len(), 2, "{notes:?}");
    assert!(notes.iter().all(|(is_note, said)| *is_note && said.contains("version 99 of the rules")), "{notes:?}");
}

#[tokio::test]
async fn damage_anywhere_in_the_file_causes_no_crash_and_is_mostly_found() {
    let (world, _) = play_two_games().await;
    world.store.close().await;
    let sound = std::fs::read(world.path()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("damaged.db");
    let mut dice = TimedSessions::new(&world.store, 4);
    let (mut refused, mut found, mut unnoticed) = (0, 0, 0);
    for round in 0..60 {
        let mut bytes = sound.clone();
        match round % 4 {
            // A changed bit, changed bytes, a changed page, or a truncated file.
            0 => {
                let at = dice.draw_below(bytes.len());
                bytes[at] ^= 1 << dice.draw_below(8);
            }
            1 => (0..8).for_each(|_| {
                let at = dice.draw_below(bytes.len());
                bytes[at] = u8::try_from(dice.draw_below(256)).unwrap();
            }),
            2 => {
                let page = dice.draw_below(bytes.len() / 4096) * 4096;
                bytes[page..page + 4096].fill(u8::try_from(dice.draw_below(256)).unwrap());
            }
            _ => bytes.truncate(dice.draw_below(bytes.len())),
        }
        std::fs::write(&path, &bytes).unwrap();
        let mut said = Vec::new();
        let examined =
            examine(&path, &path, true, sztab::KINDS, |news| said.extend(news.finding().map(ToString::to_string)))
                .await;
        assert!(!said.iter().any(|said| said.contains("panicked")), "round {round}: {said:?}");
        let is_found = examined.as_ref().map_or(true, |examined| examined.problems > 0);
        match examined {
            Err(error) => {
                assert!(!error.to_string().is_empty());
                refused += 1;
            }
            Ok(examined) if examined.problems > 0 => found += 1,
            Ok(_) => unnoticed += 1,
        }
        // Starting the program does not panic either, and leaves a refused file untouched.
        match Store::open(&path).await {
            Ok(store) => store.close().await,
            Err(error) => {
                assert!(std::fs::read(&path).unwrap() == bytes, "round {round}: the file was changed");
                assert!(is_found, "round {round}: a start refuses what the doctor does not: {error}");
            }
        }
        for name in ["damaged.db-wal", "damaged.db-shm"] {
            let _ = std::fs::remove_file(folder.path().join(name));
        }
    }
    // Damage outside of rows, or in a name or a time, cannot be detected.
    assert!(found > 15 && unnoticed < 30, "{refused} refused, {found} found, {unnoticed} unnoticed");
}

/// True if an examination finds a problem in a file to which nobody is writing.
async fn has_findings(path: &std::path::Path) -> bool {
    let examined = examine(path, path, true, sztab::KINDS, |_| ()).await;
    examined.is_err() || examined.is_ok_and(|examined| examined.problems > 0)
}

#[tokio::test]
async fn a_failing_schema_check_is_found() {
    let (world, _) = play_two_games().await;
    world.store.close().await;
    let sound = std::fs::read(world.path()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("damaged.db");
    let clauses = sound.windows(7).enumerate().filter(|(_, text)| *text == b"CHECK (").map(|(at, _)| at + 7);
    let clauses: Vec<usize> = clauses.collect();
    let (mut refused, mut copied) = (0, 0);
    for at in clauses {
        let mut bytes = sound.clone();
        bytes[at] = b'x';
        std::fs::write(&path, &bytes).unwrap();
        let clause = String::from_utf8_lossy(&bytes[at - 7..at + 40]).into_owned();
        let is_found = has_findings(&path).await;
        match Store::open(&path).await {
            Err(_) => {
                assert!(is_found, "the bot refuses it, and the doctor does not: {clause}");
                assert!(std::fs::read(&path).unwrap() == bytes, "the file was changed");
                refused += 1;
            }
            Ok(store) => {
                store.close().await;
                copied += u32::from(is_found);
            }
        }
        for name in ["damaged.db-wal", "damaged.db-shm"] {
            let _ = std::fs::remove_file(folder.path().join(name));
        }
    }
    assert!(refused > 10, "{refused} refused, {copied} found besides");
}

#[tokio::test]
async fn a_read_only_database_file_is_found() {
    let (world, _) = play_two_games().await;
    world.store.close().await;
    let mut bytes = std::fs::read(world.path()).unwrap();
    bytes[18] = 3;
    std::fs::write(world.path(), &bytes).unwrap();
    assert!(Store::open(world.path()).await.is_err());
    assert!(has_findings(&world.path()).await);
}

#[tokio::test]
async fn an_altered_migration_is_found() {
    let (world, _) = play_two_games().await;
    world.run_sql("UPDATE _sqlx_migrations SET checksum = zeroblob(48) WHERE version = 1").await.unwrap();
    world.store.close().await;
    assert!(Store::open(world.path()).await.is_err());
    assert!(has_findings(&world.path()).await);
}
