//! Golden transcripts: everything that people saw in a session, word for word.
//!
//! `SZTAB_BLESS=1 cargo test --test discord` rewrites them. Review the differences before accepting them, since players
//! read these texts.

use std::path::{Path, PathBuf};

use crate::bless;

/// Maximum number of differing lines shown.
const MAX_SHOWN_LINES: usize = 12;

fn golden_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/discord/golden")
}

/// Compares transcripts with their golden files. Each transcript is given with the suffix of the file name.
pub fn compare(flow: &str, transcripts: &[(&str, String)]) {
    let mut differences = Vec::new();
    for (end, seen) in transcripts {
        let path = golden_folder().join(format!("{flow}.{end}.txt"));
        if bless::is_requested() {
            std::fs::write(&path, seen).unwrap();
            continue;
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        differences.extend(difference(&golden, seen).map(|text| format!("{flow}.{end}.txt\n{text}")));
    }
    assert!(differences.is_empty(), "{}\nSZTAB_BLESS=1 accepts what is seen now", differences.join("\n"));
}

/// The first differing lines; `None` if there are no differences.
fn difference(golden: &str, seen: &str) -> Option<String> {
    if golden == seen {
        return None;
    }
    let (was, is): (Vec<&str>, Vec<&str>) = (golden.lines().collect(), seen.lines().collect());
    let first = was.iter().zip(&is).position(|(was, is)| was != is).unwrap_or(was.len().min(is.len()));
    let from = |lines: &[&str], mark: &str| {
        let lines = lines.iter().skip(first).take(MAX_SHOWN_LINES).map(|line| format!("{mark} {line}\n"));
        lines.collect::<String>()
    };
    Some(format!("line {}, golden:\n{}seen now:\n{}", first + 1, from(&was, "-"), from(&is, "+")))
}

/// Every golden file is used by a test, and exists in every language of its flow.
#[test]
fn every_golden_file_is_used() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/discord/flows");
    let sources: String =
        std::fs::read_dir(tests).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    for file in std::fs::read_dir(golden_folder()).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let parts: Vec<&str> = name.split('.').collect();
        let [flow, end, "txt"] = parts.as_slice() else { panic!("{name} is no golden transcript") };
        let is_asked_for = match *end {
            "mixed" => sources.contains(&format!("in_language(\"{flow}\"")),
            "en" | "pl" | "uk" => sources.contains(&format!("(\"{flow}\"")),
            _ => false,
        };
        assert!(is_asked_for, "no test asks for {name}");
    }
}

#[test]
fn a_difference_shows_where_it_begins() {
    assert_eq!(difference("a\nb\n", "a\nb\n"), None);
    assert_eq!(difference("a\nb\n", "a\nc\n").unwrap(), "line 2, golden:\n- b\nseen now:\n+ c\n");
    assert_eq!(difference("a\n", "a\nc\n").unwrap(), "line 2, golden:\nseen now:\n+ c\n");
}
