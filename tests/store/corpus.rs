//! Games as this and earlier versions of the program have left them (`tests/corpus`). Every version opens these
//! databases, replays each game to the same fingerprints, and continues the unfinished games.
//!
//! A file `schema-N-rules-M.sql` is a whole database as text, including the armies played; the `.txt` file next to it
//! lists the result of each game, step by step. These files are never rewritten: a difference is a mistake, or requires
//! a new version of the rules. A new schema or a new version of the rules needs new files, which `SZTAB_BLESS=1 cargo
//! test --test store corpus` adds. The schema and the stored terms may be edited only before the first release; if
//! they are, the statements in the file and the checksum of the migration are edited too.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection};
use sztab_neuroshima::rules::RULES_VERSION;
use sztab_neuroshima::rules::notation::{Catalogue, Record};
use sztab_referee::clock::{HOUR_MS, MINUTE_MS, TimeControl};
use sztab_referee::{FallAnswer, Referee, RefereeError, UndoAnswer, UndoResult, examine};
use sztab_store::{ChannelId, GameId, Status, Store, UnixMs};

use crate::bless;
use crate::hall::TimedSessions;
use crate::world::{ALICE, BOB, NOON, game_of};

fn corpus_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// The databases of the corpus, oldest schema first.
fn corpus_files() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(corpus_folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|end| end == "sql")).collect();
    found.sort();
    found
}

/// Restores a database of the corpus as a file in a folder.
async fn restore_database(sql: &Path, folder: &Path) -> PathBuf {
    let path = folder.join("sztab.db");
    let mut shell = SqliteConnection::connect(&format!("sqlite://{}?mode=rwc", path.display())).await.unwrap();
    let text = std::fs::read_to_string(sql).unwrap();
    sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut shell).await.unwrap();
    shell.close().await.unwrap();
    path
}

/// Every game with its state, the public fingerprint after each valid step, and the complete final position.
async fn describe_games(store: &Store) -> String {
    let referee = Referee::new(store.clone(), sztab::KINDS);
    let (mut text, mut last) = (String::new(), None);
    while let Some(id) = store.find_game_after(last).await.unwrap() {
        last = Some(id);
        let game = store.load_game(id).await.unwrap();
        if game.started.is_none() {
            writeln!(text, "game {id} {:?}", game.status).unwrap();
            continue;
        }
        let table = referee.load_session(id).await.unwrap();
        let roster = game_of(&table).roster();
        let mut armies = Catalogue::built_in();
        roster.sides().for_each(|side| armies.add(roster.army(side).clone()));
        let record = Record::parse(&referee.export_record(&table).await.unwrap(), &armies).unwrap();
        let came = record.verify().unwrap().came;
        writeln!(text, "game {id} {:?} line {} {}", game.status, table.seq, game_of(&table).fingerprint()).unwrap();
        for steps in came.chunks(12) {
            writeln!(text, " {}", steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")).unwrap();
        }
    }
    text
}

async fn assert_sound(path: &Path, name: &Path) {
    let mut found = Vec::new();
    let examined =
        examine(path, path, false, sztab::KINDS, |news| found.extend(news.finding().map(ToString::to_string)))
            .await
            .unwrap();
    assert!(found.is_empty() && examined.replayed > 0, "{}: {found:#?}", name.display());
}

#[tokio::test]
async fn games_of_all_earlier_versions_replay_equally_and_continue() {
    let corpus = corpus_files();
    assert!(!corpus.is_empty(), "the corpus is there");
    for sql in corpus {
        let folder = tempfile::tempdir().unwrap();
        let path = restore_database(&sql, folder.path()).await;
        // The database is checked first with its own schema, and then migrated.
        assert_sound(&path, &sql).await;
        let store = Store::open(&path).await.unwrap();
        assert_sound(&path, &sql).await;
        let expected = std::fs::read_to_string(sql.with_extension("txt")).unwrap();
        assert!(
            describe_games(&store).await == expected,
            "{}: a game comes to something else than it did",
            sql.display()
        );
        let mut hall = TimedSessions::new(&store, 7);
        hall.now = UnixMs(NOON.0 + 1000 * HOUR_MS);
        for game in store.load_active_games().await.unwrap() {
            if game.status == Status::Running {
                hall.play(game.id, 400).await;
                assert!(
                    game_of(&hall.referee.load_session(game.id).await.unwrap()).outcome().is_some(),
                    "game {}",
                    game.id
                );
            }
        }
        assert_sound(&path, &sql).await;
        store.close().await;
    }
}

/// The schema version of this program: the number of its last migration.
fn newest_schema() -> i64 {
    let entries = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations")).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter_map(|name| name.strip_suffix(".sql")?.split('_').next()?.parse().ok()).max().unwrap()
}

#[tokio::test]
async fn this_version_is_in_the_corpus() {
    let path = corpus_folder().join(format!("schema-{}-rules-{RULES_VERSION}.sql", newest_schema()));
    if path.exists() {
        return;
    }
    assert!(bless::is_requested(), "{} is missing: add it by SZTAB_BLESS=1", path.display());
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("sztab.db")).await.unwrap();
    play_corpus(&store).await;
    std::fs::write(path.with_extension("txt"), describe_games(&store).await).unwrap();
    store.close().await;
    std::fs::write(path, dump(&folder.path().join("sztab.db")).await).unwrap();
}

/// Plays the games that the corpus contains for each version: with all armies, and with every way in which a game can
/// continue or end.
async fn play_corpus(store: &Store) {
    let mut hall = TimedSessions::new(store, u64::from(std::process::id()));
    // A game played to the end, with undone steps and with decisions.
    let game = hall.begin(10, ["borgo", "hegemony"], |_| {}).await;
    while game_of(&hall.referee.load_session(game).await.unwrap()).outcome().is_none() {
        let table = hall.referee.load_session(game).await.unwrap();
        let (side, user) = table.next_to_act().unwrap();
        if table.may_undo(side) && hall.draw_below(6) == 0 {
            let request = hall.request(game, user, "");
            hall.referee.undo(request).await.unwrap();
        }
        hall.play_step(game).await;
    }
    let game = hall.begin(11, ["moloch", "outpost"], |_| {}).await;
    hall.play(game, 500).await;
    // A game in which a step is undone with the opponent's consent and a player then resigns.
    let game = hall.begin(12, ["hegemony", "moloch"], |_| {}).await;
    take_back(&mut hall, game).await;
    let request = hall.request(game, BOB, "resign");
    hall.referee.act(request).await.unwrap();
    // A game that ends in a draw.
    let game = hall.begin(13, ["outpost", "borgo"], |_| {}).await;
    hall.play(game, 20).await;
    for user in [ALICE, BOB] {
        let request = hall.request(game, user, "");
        hall.referee.offer_draw(request).await.unwrap();
    }
    // A game that ends on time.
    let game =
        hall.begin(14, ["moloch", "borgo"], |options| options.clock = Some(TimeControl::PerTurn { hours: 24 })).await;
    hall.play(game, 12).await;
    advance(&mut hall, game, 48 * HOUR_MS).await;
    let table = hall.referee.load_session(game).await.unwrap();
    let (side, _) = table.next_to_act().unwrap();
    let claim = hall.request(game, table.player(game_of(&table).opponent(side)).unwrap(), "");
    hall.referee.answer_fall(claim, side, FallAnswer::Claim).await.unwrap();
    let game = hall
        .begin(15, ["hegemony", "outpost"], |options| options.clock = Some(TimeControl::Live { minutes: 30 }))
        .await;
    hall.play(game, 12).await;
    advance(&mut hall, game, 31 * MINUTE_MS).await;
    hall.play(game, 100).await;
    // A mirrored match with the same shuffle: the first game is over but sealed, the second is in progress.
    let game = hall.begin(16, ["borgo", "outpost"], |options| "mirror=same".clone_into(&mut options.terms)).await;
    let job = store.load_jobs(game).await.unwrap().into_iter().find(|job| job.kind == "mirror").unwrap();
    let mirror = hall.referee.begin_mirror(&job, ChannelId(17), hall.now).await.unwrap();
    hall.play(game, 500).await;
    hall.play(mirror, 15).await;
    // Games in progress: one with an open decision, one with a running clock, and one that has just begun.
    play_to_decision(&mut hall).await;
    let bank = TimeControl::Bank { hours: 72, increment: 12, cap: 96 };
    let game = hall.begin(90, ["moloch", "hegemony"], |options| options.clock = Some(bank)).await;
    hall.play(game, 30).await;
    hall.begin(91, ["outpost", "moloch"], |_| {}).await;
}

/// Plays until a player undoes a step with the opponent's consent.
async fn take_back(hall: &mut TimedSessions, game: GameId) {
    hall.play(game, 14).await;
    loop {
        hall.play_step(game).await;
        for user in [ALICE, BOB] {
            let request = hall.request(game, user, "");
            match hall.referee.undo(request).await {
                Ok(UndoResult::Asked { request: asked, .. }) => {
                    let other = if user == ALICE { BOB } else { ALICE };
                    let request = hall.request(game, other, "");
                    return hall.referee.answer_undo(request, asked, UndoAnswer::Accepted).await.unwrap();
                }
                Ok(UndoResult::Done(_)) | Err(RefereeError::NothingToUndo) => {}
                other => panic!("{other:?}"),
            }
        }
    }
}

/// Plays games until one of them waits for a decision; the others are conceded.
async fn play_to_decision(hall: &mut TimedSessions) {
    for channel in 20..60 {
        let game = hall.begin(channel, ["borgo", "moloch"], |_| {}).await;
        while hall.play_step(game).await.is_some() {
            let table = hall.referee.load_session(game).await.unwrap();
            if table.seq.0 > 30 && game_of(&table).decision().is_some() {
                return;
            }
        }
    }
    panic!("no game came to a decision");
}

/// Advances the time of a game and carries out its due jobs.
async fn advance(hall: &mut TimedSessions, game: GameId, span: i64) {
    hall.now = UnixMs(hall.now.0 + span);
    let due = hall.referee.store().load_jobs(game).await.unwrap().into_iter().filter(|job| job.due <= hall.now);
    for job in due.filter(|job| job.kind == "fall") {
        hall.referee.carry_out_job(&job, hall.now).await.unwrap();
    }
}

/// A database as text, which `restore_database` can read.
async fn dump(path: &Path) -> String {
    let mut shell = SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut shell).await.unwrap();
    let mut text = format!("PRAGMA application_id = {application};\nBEGIN;\n");
    let made =
        "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
                ORDER BY rowid";
    let made = sqlx::query(made).fetch_all(&mut shell).await.unwrap();
    let is_table = |row: &&sqlx::sqlite::SqliteRow| row.get::<String, _>(0) == "table";
    let mut tables: Vec<String> = Vec::new();
    for row in made.iter().filter(is_table) {
        writeln!(text, "{};", row.get::<String, _>(2)).unwrap();
        tables.push(row.get(1));
    }
    text.push_str("DELETE FROM sqlite_sequence;\n");
    tables.push("sqlite_sequence".to_owned());
    for table in tables {
        let columns = sqlx::query_scalar::<_, String>(
            "SELECT group_concat('quote(' || name || ')', ' || '','' || ') FROM pragma_table_info(?)",
        );
        let columns = columns.bind(&table).fetch_one(&mut shell).await.unwrap();
        let rows =
            sqlx::query_scalar::<_, String>(AssertSqlSafe(format!("SELECT {columns} FROM {table} ORDER BY rowid")));
        for row in rows.fetch_all(&mut shell).await.unwrap() {
            writeln!(text, "INSERT INTO {table} VALUES ({row});").unwrap();
        }
    }
    for row in made.iter().filter(|row| !is_table(row)) {
        writeln!(text, "{};", row.get::<String, _>(2)).unwrap();
    }
    text.push_str("COMMIT;\n");
    text
}
