//! Advisories accepted until a given date.

use std::fs;
use std::path::Path;

/// Runs `.ci/expiry` as if on the given day. Returns true if it passes, and its output.
fn gate_on(day: &str) -> (bool, String) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/expiry");
    let run = std::process::Command::new(script).arg(day).output().expect("bash is there");
    (run.status.success(), String::from_utf8_lossy(&run.stderr).into_owned())
}

#[test]
fn the_gate_fails_once_an_accepted_advisory_expires() {
    let list = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("deny.toml")).expect("the settings");
    let ids: Vec<&str> = list
        .lines()
        .filter_map(|line| line.trim().strip_prefix("{ id = \"")?.split('"').next())
        .filter(|id| id.starts_with("RUSTSEC-"))
        .collect();
    assert_eq!(gate_on("2026-11-22"), (true, String::new()));
    let (passes, said) = gate_on("2999-01-01");
    assert_eq!(passes, ids.is_empty());
    assert!(ids.iter().all(|id| said.contains(id)), "{ids:?}\n{said}");
}
