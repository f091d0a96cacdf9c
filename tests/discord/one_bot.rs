//! Only one bot at a time works on a database; read-only commands may run alongside it.

use std::path::Path;
use std::process::{Command, Output};

use sqlx::{Connection as _, SqliteConnection};
use sztab_store::Status;

use crate::club::{Club, Place, TIMEOUT};

/// Runs the program on the club's database, as a user with a shell would.
fn run_sztab(club: &Club, arguments: &[&str]) -> Output {
    run_sztab_on(club, club.database().to_str().unwrap(), arguments)
}

/// As `sztab`, with another database in the same folder.
fn run_sztab_on(club: &Club, database: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sztab"))
        .args(arguments)
        .current_dir(club.database().parent().unwrap())
        .env("DISCORD_TOKEN", club.sandbox.token())
        .env("SZTAB_DISCORD_API", club.sandbox.api())
        .env("SZTAB_DATABASE", database)
        .output()
        .unwrap()
}

fn output_text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_bot_is_refused_but_readers_are_not() {
    let mut club = Club::open().await;
    let duel = club.start_duel("one", Place::Here).await;
    let second = run_sztab(&club, &["run"]);
    assert_eq!(second.status.code(), Some(1));
    let sentence = output_text(&second);
    assert!(sentence.contains(&club.database().display().to_string()), "{sentence}");
    assert!(sentence.contains("works on it: stop that one first"), "{sentence}");
    // A database opened under another name is still the same database.
    let (twin, link) = (club.database().with_file_name("twin.db"), club.database().with_file_name("link.db"));
    std::fs::hard_link(club.database(), &twin).unwrap();
    std::os::unix::fs::symlink(club.database(), &link).unwrap();
    for name in ["twin.db", "link.db"] {
        let second = run_sztab_on(&club, name, &["run"]);
        assert_eq!(second.status.code(), Some(1), "{name}");
        assert!(output_text(&second).contains("works on it: stop that one first"), "{name}: {}", output_text(&second));
    }
    std::fs::remove_file(twin).unwrap();
    let examined = run_sztab(&club, &["doctor"]);
    assert!(
        examined.status.success() && output_text(&examined).contains("nothing is wrong"),
        "{}",
        output_text(&examined)
    );
    let backup = run_sztab(&club, &["backup", "copy.db"]);
    assert!(backup.status.success(), "{}", output_text(&backup));
    let restored = run_sztab(&club, &["restore", "copy.db"]);
    assert_eq!(restored.status.code(), Some(1));
    assert!(output_text(&restored).contains("works on it: stop that one first"), "{}", output_text(&restored));
    // The bot continues undisturbed, and a kill leaves no lock behind.
    club.restart().await;
    assert_eq!(club.load_session(duel.game).await.record.status, Status::Running);
    club.kill_bot();
    let restored = run_sztab(&club, &["restore", "copy.db"]);
    assert!(restored.status.success(), "{}", output_text(&restored));
    club.start_bot();
    club.wait_for_bot().await;
    assert_eq!(club.load_session(duel.game).await.record.status, Status::Running);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_takes_its_first_backup_automatically() {
    let club = Club::open().await;
    let folder = club.database().with_file_name("backups");
    let is_backup = |path: &Path| path.extension().is_some_and(|end| end == "db");
    let found = club.sandbox.wait_until(TIMEOUT, |_| {
        let mut entries = std::fs::read_dir(&folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
        entries.find(|path| is_backup(path))
    });
    let backup = found.await.unwrap();
    let checked = run_sztab(&club, &["restore", "--check", backup.to_str().unwrap()]);
    assert!(checked.status.success(), "{}", output_text(&checked));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_under_unknown_rules_is_reported_and_unchanged() {
    let mut club = Club::open().await;
    let duel = club.start_duel("old", Place::Here).await;
    club.kill_bot();
    let mut shell = SqliteConnection::connect(&format!("sqlite://{}", club.database().display())).await.unwrap();
    for statement in ["DROP TRIGGER game_start_is_final", "UPDATE game SET rules_version = 99"] {
        sqlx::query(statement).execute(&mut shell).await.unwrap();
    }
    shell.close().await.unwrap();
    club.start_bot();
    club.wait_for_bot().await;
    let [ala, _] = &duel.people;
    let asked = ala.run_command(duel.channel, &["resign"], &[]).await.unwrap();
    let answer = asked.complete(TIMEOUT).await.unwrap();
    let said = format!("{answer:?}");
    assert!(said.contains("uses version 99 of the rules, which this bot version does not support"), "{said}");
    let examined = run_sztab(&club, &["doctor"]);
    let notes = String::from_utf8_lossy(&examined.stderr).into_owned();
    assert!(examined.status.success(), "{notes}");
    assert!(
        notes.contains(&format!("note: game {}: it was begun under version 99 of the rules", duel.game)),
        "{notes}"
    );
}
