//! A folder with a database, for running an operator's commands.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program::Run;

const NEWEST_FILE: &str = "schema-1-rules-1.sql";

/// A folder with the corpus database, which contains every kind of game, isolated from the settings of this machine.
pub struct Fixture {
    folder: tempfile::TempDir,
}

impl Fixture {
    pub fn new() -> Self {
        let fixture = Self { folder: tempfile::tempdir().unwrap() };
        let text =
            std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(NEWEST_FILE))
                .unwrap();
        fixture.run_sql("sztab.db", &text);
        fixture
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Executes SQL statements on a file, bypassing the program.
    pub fn run_sql(&self, name: &str, statements: &str) {
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
    pub fn run(&self, arguments: &[&str]) -> Run {
        self.run_with(arguments, &[])
    }

    /// As `run`, with environment variables; the status of a program that was killed is -1.
    pub fn run_with(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Run {
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
    pub fn expect_success(&self, arguments: &[&str]) -> String {
        let run = self.run(arguments);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{run:?}");
        run.stdout
    }

    /// Runs the program, which must fail with this status; returns its standard error.
    #[track_caller]
    pub fn expect_failure(&self, arguments: &[&str], status: i32) -> String {
        let run = self.run(arguments);
        assert_eq!(run.status, status, "{run:?}");
        assert!(!run.stderr.contains("panicked"), "{run:?}");
        run.stderr
    }

    pub fn file_names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}
