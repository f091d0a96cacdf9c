//! Test cases of the rules, by paragraph: every file in `cases/`.

use std::collections::BTreeSet;
use std::fs;

use sztab_game::CommandLine;
use sztab_mechs::KIND;

fn commands() -> &'static dyn CommandLine {
    KIND.command_line().expect("the game has commands")
}

/// The number of the last paragraph in each section, starting with section 1.
const PARAGRAPH_COUNTS: [u8; 18] = [13, 7, 11, 3, 4, 10, 13, 7, 8, 12, 8, 5, 11, 8, 22, 4, 22, 6];

/// Paragraphs without a case.
const EXEMPT_PARAGRAPHS: [(&str, &str); 1] =
    [("TEM-3.4", "tiles are dealt before there is a position: see command_line.rs")];

fn files() -> Vec<(String, String)> {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")).expect("a folder");
    let mut paths: Vec<_> = folder.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    let text = |path: std::path::PathBuf| (path.display().to_string(), fs::read_to_string(&path).expect("a text"));
    paths.into_iter().map(text).collect()
}

#[test]
fn all_cases_pass() {
    let mut failures = Vec::new();
    let mut cases = 0;
    for (file, text) in files() {
        match commands().check(&text, &[]) {
            Ok(report) => {
                cases += report.cases;
                failures.extend(report.failures.into_iter().map(|failure| format!("{file}: {failure}")));
            }
            Err(fault) => failures.push(format!("{file}: {fault:?}")),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(cases > 0);
}

#[test]
fn every_paragraph_has_a_case_or_a_reason() {
    let texts = files();
    let heads = texts.iter().flat_map(|(_, text)| text.lines().filter(|line| line.starts_with("case ")));
    let is_end = |character: char| "[], ".contains(character);
    let tags: BTreeSet<&str> = heads.flat_map(|head| head.split(is_end)).filter(|tag| tag.contains("TEM-")).collect();
    let of_section = |(section, last): (usize, u8)| (1..=last).map(move |number| format!("TEM-{section}.{number}"));
    let paragraphs: BTreeSet<String> = (1..).zip(PARAGRAPH_COUNTS).flat_map(of_section).collect();
    let exempt: BTreeSet<&str> = EXEMPT_PARAGRAPHS.iter().map(|(tag, _)| *tag).collect();
    let missing: Vec<&String> =
        paragraphs.iter().filter(|tag| !tags.contains(tag.as_str()) && !exempt.contains(tag.as_str())).collect();
    let unknown: Vec<&&str> = tags.iter().filter(|tag| !paragraphs.contains(**tag)).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "missing: {missing:?}, unknown: {unknown:?}");
}
