//! A restore that is killed at each of its steps.

use crate::fixture::Fixture;

impl Fixture {
    /// Kills a program right after it has written, so that the statements are only in the journal next to the database.
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

    /// The number by which these tests identify a database.
    fn read_mark(&self, name: &str) -> i64 {
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
}

/// The error that the bot, backup and doctor report after an interrupted restore; returns the command that it
/// recommends.
fn read_recovery_command(fixture: &Fixture) -> String {
    let before = fixture.file_names();
    let settings = [("DISCORD_TOKEN", "x"), ("SZTAB_DISCORD_API", "http://127.0.0.1:1"), ("SZTAB_LOG", "error")];
    let mut commands: Vec<String> = Vec::new();
    for arguments in ["run", "backup", "doctor"] {
        let run = fixture.run_with(&[arguments], &settings);
        assert!(run.status > 0, "{arguments}: {run:?}");
        assert!(run.stderr.contains("cut short") && run.stderr.lines().count() == 1, "{arguments}: {run:?}");
        let command = run.stderr.split('`').nth(1).unwrap_or_else(|| panic!("{run:?}"));
        commands.push(command.to_owned());
    }
    // The start has created its lock file, but no other file.
    let after: Vec<String> = fixture.file_names().into_iter().filter(|name| before.contains(name)).collect();
    assert_eq!(after, before);
    assert!(!fixture.path("sztab.db").exists());
    commands.dedup();
    assert_eq!(commands.len(), 1, "{commands:?}");
    commands.remove(0)
}

#[test]
fn a_restore_killed_at_any_step_is_finished_by_the_suggested_command() {
    let (mut finished, mut between) = (false, 0);
    for step in 1..20 {
        let fixture = Fixture::new();
        fixture.run_sql("sztab.db", "PRAGMA user_version = 3");
        fixture.expect_success(&["backup", "copy.db"]);
        fixture.run_sql("sztab.db", "PRAGMA user_version = 1");
        fixture.die_after("PRAGMA user_version = 2");
        let killed = fixture.run_with(&["restore", "copy.db"], &[("SZTAB_FAULT", &format!("restoring=die@{step}"))]);
        finished = killed.status == 0;
        if !finished && !fixture.path("sztab.db").exists() {
            between += 1;
            let command = read_recovery_command(&fixture);
            let words: Vec<&str> = command.split(' ').collect();
            assert_eq!(words[..2], ["sztab", "restore"], "{command}");
            fixture.expect_success(&words[1..]);
        } else if !finished && fixture.read_mark("sztab.db") == 2 {
            // The restore has not begun yet.
            fixture.die_after("PRAGMA user_version = 2");
            fixture.expect_success(&["restore", "copy.db"]);
        }
        assert_eq!(fixture.read_mark("sztab.db"), 3, "step {step}");
        fixture.expect_success(&["doctor"]);
        let is_journal = |name: &str| name.ends_with("-wal") || name.ends_with("-shm");
        let replaced = |name: &&String| name.contains(".replaced-") && !is_journal(name);
        let names = fixture.file_names();
        let kept: Vec<&String> = names.iter().filter(replaced).collect();
        assert_eq!(kept.len(), 1, "step {step}: {names:?}");
        assert_eq!(fixture.read_mark(kept[0]), 2, "step {step}: with what was only in the journal");
        fixture.expect_success(&["restore", "copy.db"]);
        assert!(!fixture.file_names().iter().any(|name| name.contains(".new-")), "step {step}: {names:?}");
        if finished {
            break;
        }
    }
    assert!(finished && between >= 2, "{between} kills left no database");
}
