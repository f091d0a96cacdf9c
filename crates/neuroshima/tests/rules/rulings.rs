//! The document docs/RULINGS.md: the tests of every paragraph, and every ruling with the tests that enforce it.
//!
//! `SZTAB_BLESS=1 cargo test --test rules rulings` rewrites its table of paragraphs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;

use super::bless;
use super::paragraphs::PARAGRAPHS;

const BEGIN_MARKER: &str = "<!-- written by crates/neuroshima/tests/rules/rulings.rs: begin -->\n";
const END_MARKER: &str = "<!-- written by crates/neuroshima/tests/rules/rulings.rs: end -->\n";

/// Lock for the document, which one test writes and another one reads.
static DOCUMENT_LOCK: Mutex<()> = Mutex::new(());

/// A paragraph of the list.
struct Paragraph {
    number: &'static str,
    subject: &'static str,
    /// The reason why the paragraph does not apply to any duel of the base box's armies.
    elsewhere: Option<&'static str>,
}

/// A test named after a paragraph.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub struct Test {
    pub file: String,
    pub name: String,
}

pub fn repository_root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn document_path() -> PathBuf {
    repository_root().join("docs/RULINGS.md")
}

fn paragraphs() -> Vec<Paragraph> {
    let line = |line: &'static str| {
        let mut parts = line.split('|').map(str::trim);
        let (number, subject) = (parts.next()?, parts.next()?);
        Some(Paragraph { number, subject, elsewhere: parts.next() })
    };
    PARAGRAPHS.lines().filter_map(line).collect()
}

/// Every test in this folder: cases and test functions.
pub fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    for entry in fs::read_dir(repository_root().join("crates/neuroshima/tests/rules")).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let kind = path.extension().and_then(|extension| extension.to_str());
        let text = if matches!(kind, Some("case" | "rs")) { fs::read_to_string(&path).unwrap() } else { continue };
        let mut is_test = false;
        for line in text.lines() {
            let name = if kind == Some("case") {
                line.strip_prefix("case ").map(|rest| rest.split([' ', '#']).next().unwrap_or_default())
            } else {
                let name = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
                let name = name.filter(|_| is_test);
                is_test = line == "#[test]";
                name
            };
            tests.extend(name.map(|name| Test { file: file.clone(), name: name.to_owned() }));
        }
    }
    tests.sort();
    tests
}

/// The listed paragraph after which a test is named, with the rest of the test's name: `nh-7.12a-in-a-chain` belongs to
/// 7.12.
fn find_paragraph<'t>(test: &'t Test, known: &BTreeSet<&str>) -> Option<(String, &'t str)> {
    let rest = test.name.strip_prefix("nh-").or_else(|| test.name.strip_prefix("nh_"))?;
    let (section, rest) = rest.split_once(['.', '_'])?;
    let (paragraph, title) = rest.split_once(['-', '_'])?;
    let number = format!("{section}.{paragraph}");
    let whole = number.trim_end_matches(|last: char| last.is_ascii_lowercase()).to_owned();
    Some((if known.contains(number.as_str()) { number } else { whole }, title))
}

/// The table and the errors found: paragraphs without a test, and tests of unknown paragraphs.
fn coverage_table() -> (String, Vec<String>) {
    let (paragraphs, tests) = (paragraphs(), tests());
    let known: BTreeSet<&str> = paragraphs.iter().map(|paragraph| paragraph.number).collect();
    let mut wrong = Vec::new();
    let mut by_paragraph: BTreeMap<String, BTreeMap<&str, Vec<&str>>> = BTreeMap::new();
    for test in &tests {
        let Some((number, title)) = find_paragraph(test, &known) else { continue };
        if !known.contains(number.as_str()) {
            wrong.push(format!("{} {} is of no paragraph of the list", test.file, test.name));
        }
        by_paragraph.entry(number).or_default().entry(&test.file).or_default().push(title);
    }
    let mut table = "| paragraph | about | tests |\n|---|---|---|\n".to_owned();
    for Paragraph { number, subject, elsewhere } in paragraphs {
        let held = match (by_paragraph.get(number), elsewhere) {
            (Some(files), _) => {
                let file = |(file, titles): (&&str, &Vec<&str>)| format!("{file}: {}", titles.join(", "));
                files.iter().map(file).collect::<Vec<_>>().join("; ")
            }
            (None, Some(reason)) => format!("- ({reason})"),
            (None, None) => {
                wrong.push(format!("NH-{number} ({subject}) has no test"));
                "none".to_owned()
            }
        };
        let _ = writeln!(table, "| NH-{number} | {subject} | {held} |");
    }
    (table, wrong)
}

#[test]
fn rulings_name_the_tests_of_every_paragraph() {
    let (wanted, wrong) = coverage_table();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let _alone = DOCUMENT_LOCK.lock();
    let text = fs::read_to_string(document_path()).unwrap();
    let (before, rest) = text.split_once(BEGIN_MARKER).expect("a line where the table begins");
    let (written, after) = rest.split_once(END_MARKER).expect("a line where the table ends");
    if bless::is_requested() {
        fs::write(document_path(), format!("{before}{BEGIN_MARKER}\n{wanted}\n{END_MARKER}{after}")).unwrap();
        return;
    }
    let lines = |text: &str| text.trim().lines().map(str::to_owned).collect::<Vec<_>>();
    let (wanted, written) = (lines(&wanted), lines(written));
    let missing: Vec<&str> = wanted.iter().filter(|line| !written.contains(line)).map(String::as_str).collect();
    let surplus: Vec<&str> = written.iter().filter(|line| !wanted.contains(line)).map(String::as_str).collect();
    assert!(
        wanted == written,
        "docs/RULINGS.md is out of date; SZTAB_BLESS=1 writes it anew\nmissing:\n{}\nsurplus:\n{}",
        missing.join("\n"),
        surplus.join("\n")
    );
}

#[test]
fn rulings_are_numbered_and_covered_by_existing_tests() {
    let names: BTreeSet<String> = tests().into_iter().map(|test| test.name).collect();
    let text = {
        let _alone = DOCUMENT_LOCK.lock();
        fs::read_to_string(document_path()).unwrap()
    };
    let rulings: Vec<&str> = text.lines().filter(|line| line.starts_with("| R-")).collect();
    let open: Vec<&str> = text.lines().filter(|line| line.starts_with("| O-")).collect();
    let number = |line: &&str| line["| O-".len()..].split(' ').next().unwrap().parse::<u16>().unwrap();
    assert!(!rulings.is_empty() && open.is_sorted_by_key(number));
    for (index, ruling) in rulings.iter().chain(&open).enumerate() {
        let cells: Vec<&str> = ruling.trim_matches('|').split('|').map(str::trim).collect();
        let &[id, question, answer, source, held] = &cells[..] else { panic!("not five cells: {ruling}") };
        let is_numbered = id == format!("R-{:02}", index + 1) || id.starts_with("O-");
        assert!(is_numbered, "{id}: rulings are numbered one after another");
        assert!([question, answer, source].iter().all(|cell| !cell.is_empty()), "{id} has an empty cell");
        assert!(source.contains("NH-") || source.contains("own"), "{id} names no source");
        let held: Vec<&str> = held.split('`').skip(1).step_by(2).collect();
        assert!(!held.is_empty(), "{id} is held by no test");
        for name in held {
            assert!(names.contains(name), "{id}: there is no test `{name}`");
        }
    }
}
