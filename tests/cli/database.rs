//! `sztab backup`, `sztab restore` and `sztab doctor` as an operator runs them.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program::Run;

/// A folder with the database of the corpus that has every kind of game, without the settings of this machine.
struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    fn new(sql: &str) -> Self {
        let desk = Self { folder: tempfile::tempdir().unwrap() };
        let text =
            std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(sql)).unwrap();
        desk.shell("sztab.db", &text);
        desk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs statements on a file, past the program.
    fn shell(&self, name: &str, statements: &str) {
        use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
        let address = format!("sqlite://{}?mode=rwc", self.path(name).display());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let mut shell = SqliteConnection::connect(&address).await.unwrap();
            sqlx::raw_sql(AssertSqlSafe(statements.to_owned())).execute(&mut shell).await.unwrap();
            shell.close().await.unwrap();
        });
    }

    /// Runs the program in the folder.
    fn run(&self, arguments: &[&str]) -> Run {
        self.run_with(arguments, &[])
    }

    /// The same with variables of the environment; the status of a program that was killed is -1.
    fn run_with(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Run {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sztab"));
        for name in ["SZTAB_DATABASE", "SZTAB_BACKUPS", "SZTAB_BACKUP_HOURS", "SZTAB_BACKUP_KEEP", "DISCORD_TOKEN"] {
            command.env_remove(name);
        }
        command.envs(variables.iter().copied());
        let output = command.args(arguments).current_dir(self.folder.path()).output().unwrap();
        Run {
            status: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The output of a successful run.
    #[track_caller]
    fn prints(&self, arguments: &[&str]) -> String {
        let run = self.run(arguments);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{run:?}");
        run.stdout
    }

    /// The errors of a run that fails with a status.
    #[track_caller]
    fn fails(&self, arguments: &[&str], status: i32) -> String {
        let run = self.run(arguments);
        assert_eq!(run.status, status, "{run:?}");
        assert!(!run.stderr.contains("panicked"), "{run:?}");
        run.stderr
    }

    /// Lets a program die that has written something: the statements are in the journal beside the database, and only
    /// there.
    fn die_after(&self, statements: &str) {
        use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
        let address = format!("sqlite://{}", self.path("sztab.db").display());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let mut shell = SqliteConnection::connect(&address).await.unwrap();
            let statements = format!("PRAGMA journal_mode = WAL; {statements}");
            sqlx::raw_sql(AssertSqlSafe(statements)).execute(&mut shell).await.unwrap();
            for suffix in ["", "-wal"] {
                std::fs::copy(self.path(&format!("sztab.db{suffix}")), self.path(&format!("dead{suffix}"))).unwrap();
            }
            shell.close().await.unwrap();
        });
        for suffix in ["", "-wal"] {
            std::fs::rename(self.path(&format!("dead{suffix}")), self.path(&format!("sztab.db{suffix}"))).unwrap();
        }
    }

    /// The number by which a test knows which database a file is.
    fn mark(&self, name: &str) -> i64 {
        use sqlx::{Connection as _, SqliteConnection};
        let address = format!("sqlite://{}", self.path(name).display());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let mut shell = SqliteConnection::connect(&address).await.unwrap();
            let mark = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut shell).await.unwrap();
            shell.close().await.unwrap();
            mark
        })
    }

    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

const NEWEST: &str = "schema-1-rules-1.sql";

#[test]
fn a_backup_is_taken_checked_and_put_back() {
    let desk = Desk::new(NEWEST);
    let said = desk.prints(&["backup", "copy.db"]);
    assert!(said.contains("copy.db: ") && said.ends_with(" bytes, checked\n"), "{said}");
    assert_eq!(
        desk.prints(&["restore", "--check", "copy.db"]),
        "copy.db: schema 1, 34 tables, 34 games replayed with 1923 lines: nothing is wrong\n"
    );
    desk.shell("sztab.db", "DELETE FROM post");
    let said = desk.prints(&["restore", "copy.db"]);
    assert!(said.contains("restored; what was there is ") && said.contains("sztab.db.replaced-"), "{said}");
    assert_eq!(
        desk.prints(&["doctor"]),
        desk.prints(&["restore", "--check", "copy.db"]).replace("copy.db", "sztab.db")
    );
    // Into the folder of the bot's backups, and into one that is named.
    let said = desk.prints(&["backup"]);
    assert!(said.contains("/backups/sztab-2"), "{said}");
    std::fs::create_dir(desk.path("elsewhere")).unwrap();
    let said = desk.prints(&["backup", "elsewhere", "--database", "copy.db"]);
    assert!(said.contains("/elsewhere/copy-2") || said.contains("elsewhere/copy-2"), "{said}");
}

#[test]
fn nothing_is_overwritten_and_what_is_not_there_is_named() {
    let desk = Desk::new(NEWEST);
    desk.prints(&["backup", "copy.db"]);
    let before = desk.names();
    let said = desk.fails(&["backup", "copy.db"], 1);
    assert!(said.contains("copy.db is there already, and nothing is overwritten"), "{said}");
    assert!(desk.fails(&["backup", "--database", "none.db"], 2).starts_with("none.db: "));
    assert!(desk.fails(&["doctor", "--database", "none.db"], 2).starts_with("none.db: "));
    assert!(desk.fails(&["restore", "none.db"], 2).starts_with("none.db: "));
    assert!(desk.fails(&["restore", "sztab.db"], 2).contains("it is the database itself"));
    assert!(desk.fails(&["doctor", "--database", "."], 2).contains("it is not a file"));
    assert_eq!(desk.names(), before);
}

#[test]
fn a_backup_that_is_not_sound_is_not_restored() {
    let desk = Desk::new(NEWEST);
    desk.prints(&["backup", "copy.db"]);
    desk.shell(
        "copy.db",
        "DROP TRIGGER action_never_changed; UPDATE action SET line = 'hello' WHERE game_id = 3 AND seq = 4",
    );
    let before = std::fs::read(desk.path("sztab.db")).unwrap();
    for arguments in [&["restore", "copy.db"][..], &["restore", "--check", "copy.db"]] {
        let said = desk.fails(arguments, 1);
        assert!(said.starts_with("copy.db: game 3: line 4: `hello` is no action of side "), "{said}");
    }
    assert!(desk.fails(&["doctor", "--database", "copy.db"], 1).contains("game 3: line 4"));
    assert!(std::fs::read(desk.path("sztab.db")).unwrap() == before, "the database was changed");
    std::fs::write(desk.path("notes.txt"), "dice, bread\n".repeat(1000)).unwrap();
    assert!(desk.fails(&["restore", "notes.txt"], 1).contains("the file is not a database"));
}

#[test]
fn a_backup_from_before_the_first_release_is_refused_in_a_sentence() {
    let desk = Desk::new(NEWEST);
    desk.prints(&["backup", "copy.db"]);
    desk.shell("copy.db", "UPDATE _sqlx_migrations SET checksum = x'00'");
    let (before, kept) = (std::fs::read(desk.path("sztab.db")).unwrap(), std::fs::read(desk.path("copy.db")).unwrap());
    for arguments in
        [&["restore", "copy.db"][..], &["restore", "--check", "copy.db"], &["doctor", "--database", "copy.db"]]
    {
        let said = desk.fails(arguments, 1);
        assert!(said.contains("it was made before the first release, and nothing brings it up to date"), "{said}");
    }
    assert!(std::fs::read(desk.path("sztab.db")).unwrap() == before, "the database was changed");
    assert!(std::fs::read(desk.path("copy.db")).unwrap() == kept, "the backup was changed");
}

/// The error of bot, backup and doctor after an interrupted restore; returns the command that it names.
fn way_on(desk: &Desk) -> String {
    let before = desk.names();
    let settings = [("DISCORD_TOKEN", "x"), ("SZTAB_DISCORD_API", "http://127.0.0.1:1"), ("SZTAB_LOG", "error")];
    let mut commands: Vec<String> = Vec::new();
    for arguments in ["run", "backup", "doctor"] {
        let run = desk.run_with(&[arguments], &settings);
        assert!(run.status > 0, "{arguments}: {run:?}");
        assert!(run.stderr.contains("cut short") && run.stderr.lines().count() == 1, "{arguments}: {run:?}");
        let command = run.stderr.split('`').nth(1).unwrap_or_else(|| panic!("{run:?}"));
        commands.push(command.to_owned());
    }
    // A start has made its lock, and nothing else.
    let after: Vec<String> = desk.names().into_iter().filter(|name| before.contains(name)).collect();
    assert_eq!(after, before);
    assert!(!desk.path("sztab.db").exists());
    commands.dedup();
    assert_eq!(commands.len(), 1, "{commands:?}");
    commands.remove(0)
}

#[test]
fn a_restore_that_is_killed_at_any_step_is_finished_by_the_command_that_the_next_start_names() {
    let (mut finished, mut between) = (false, 0);
    for step in 1..20 {
        let desk = Desk::new(NEWEST);
        desk.shell("sztab.db", "PRAGMA user_version = 3");
        desk.prints(&["backup", "copy.db"]);
        desk.shell("sztab.db", "PRAGMA user_version = 1");
        desk.die_after("PRAGMA user_version = 2");
        let killed = desk.run_with(&["restore", "copy.db"], &[("SZTAB_FAULT", &format!("restoring=die@{step}"))]);
        finished = killed.status == 0;
        if !finished && !desk.path("sztab.db").exists() {
            between += 1;
            let command = way_on(&desk);
            let words: Vec<&str> = command.split(' ').collect();
            assert_eq!(words[..2], ["sztab", "restore"], "{command}");
            desk.prints(&words[1..]);
        } else if !finished && desk.mark("sztab.db") == 2 {
            // Nothing has happened yet.
            desk.die_after("PRAGMA user_version = 2");
            desk.prints(&["restore", "copy.db"]);
        }
        assert_eq!(desk.mark("sztab.db"), 3, "step {step}");
        desk.prints(&["doctor"]);
        let is_journal = |name: &str| name.ends_with("-wal") || name.ends_with("-shm");
        let replaced = |name: &&String| name.contains(".replaced-") && !is_journal(name);
        let names = desk.names();
        let kept: Vec<&String> = names.iter().filter(replaced).collect();
        assert_eq!(kept.len(), 1, "step {step}: {names:?}");
        assert_eq!(desk.mark(kept[0]), 2, "step {step}: with what was only in the journal");
        desk.prints(&["restore", "copy.db"]);
        assert!(!desk.names().iter().any(|name| name.contains(".new-")), "step {step}: {names:?}");
        if finished {
            break;
        }
    }
    assert!(finished && between >= 2, "{between} kills left no database");
}

#[test]
fn what_the_program_makes_is_for_its_user_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let desk = Desk::new(NEWEST);
    desk.shell("sztab.db", "PRAGMA user_version = 1");
    desk.prints(&["backup", "copy.db"]);
    let mode = |name: &str| desk.path(name).metadata().unwrap().permissions().mode() & 0o777;
    desk.prints(&["restore", "copy.db", "--database", "new.db"]);
    let settings = [
        ("DISCORD_TOKEN", "x"),
        ("SZTAB_DISCORD_API", "http://127.0.0.1:1"),
        ("SZTAB_DATABASE", "made.db"),
        ("SZTAB_LOG", "warn"),
    ];
    // It makes its database before it finds that there is no Discord.
    let run = desk.run_with(&["run"], &settings);
    assert!(run.status != 0 && !run.stderr.contains("others may read"), "{run:?}");
    for name in ["copy.db", "new.db", "made.db"] {
        assert_eq!(mode(name), 0o600, "{name}");
    }
    // The bot warns of a database that others can read, and of the files beside it.
    std::fs::write(desk.path("made.db.replaced-20261122T021300Z"), "").unwrap();
    let open = std::fs::Permissions::from_mode(0o644);
    for name in ["made.db", "made.db.replaced-20261122T021300Z"] {
        std::fs::set_permissions(desk.path(name), open.clone()).unwrap();
    }
    let run = desk.run_with(&["run"], &settings);
    let warnings: Vec<&str> = run.stderr.lines().filter(|line| line.contains("others may read a file")).collect();
    assert_eq!(warnings.len(), 2, "{run:?}");
    assert!(warnings[1].contains("replaced-"), "{run:?}");
}
