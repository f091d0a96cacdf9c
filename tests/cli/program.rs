//! Running the program.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The output of a run of the program.
#[derive(Debug)]
pub struct Run {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

/// Runs the program with some text on its standard input.
pub fn run_sztab(arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sztab"))
        .args(arguments)
        .env_remove("SZTAB_ARMIES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has read enough may close its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Run {
        status: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the program, which has to succeed; returns its output.
#[track_caller]
pub fn expect_success(arguments: &[&str], input: &str) -> String {
    let run = run_sztab(arguments, input);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{run:?}");
    run.stdout
}

/// Runs the program, which must refuse the input: with status 2, a location on stderr, and nothing on stdout.
#[track_caller]
pub fn expect_refusal(arguments: &[&str], input: &str, message: &str) {
    let run = run_sztab(arguments, input);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{run:?}");
    assert!(run.stderr.starts_with(message), "{run:?}");
}

/// Writes a file for one test; returns its path.
pub fn write_file(folder: &tempfile::TempDir, name: &str, text: &str) -> String {
    let path: PathBuf = folder.path().join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}
