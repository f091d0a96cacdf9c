//! The arrows between the folders of src point one way (docs/ARCHITECTURE.md).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What each folder may use; its own files are always allowed.
const ARROWS: [(&str, &[&str]); 13] = [
    ("language", &[]),
    ("games", &["language", "pictures", "words"]),
    ("store", &[]),
    ("sandbox", &[]),
    ("limits", &[]),
    ("serve", &[]),
    ("pictures", &[]),
    ("words", &["language"]),
    ("config", &["limits", "pictures"]),
    ("armies", &["games"]),
    ("referee", &["games", "limits", "store"]),
    ("discord", &["games", "store", "pictures", "words", "referee", "config", "armies", "limits", "serve"]),
    ("page", &["games", "sandbox", "serve", "words"]),
];

/// Crates that `rules` must not touch: it is pure.
const IMPURE: [&str; 10] =
    ["tokio", "sqlx", "serenity", "poise", "image", "imageproc", "ab_glyph", "axum", "getrandom", "tracing"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the project").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            found.push(entry);
        }
    }
}

/// The top-level module of a file: `src/games/neuroshima/rules/board.rs` belongs to `rules`.
fn home(root: &Path, file: &Path) -> String {
    let first = file.strip_prefix(root).expect("below src").components().next().expect("a name");
    first.as_os_str().to_string_lossy().trim_end_matches(".rs").to_owned()
}

/// Every module of this crate that a line names, by `crate::` or through a nested `use crate::{...}`.
fn named(text: &str) -> Vec<String> {
    let code: String = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .filter(|line| !line.trim().is_empty())
        .collect::<Vec<_>>()
        .join("\n");
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    code.match_indices("crate::")
        .flat_map(|(at, _)| {
            let rest = &code[at + "crate::".len()..];
            match rest.strip_prefix('{') {
                Some(list) => list.split([',', '}']).map(|part| word(part.trim())).collect(),
                None => vec![word(rest)],
            }
        })
        .filter(|name| !name.is_empty())
        .collect()
}

#[test]
fn arrows_between_folders_point_one_way() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let allowed: BTreeMap<&str, &[&str]> = ARROWS.into_iter().collect();
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 50, "the sources were found");
    let mut wrong = Vec::new();
    for file in &files {
        let home = home(&root, file);
        if ["lib", "main", "pure", "cli"].contains(&home.as_str()) {
            continue;
        }
        let may = allowed.get(home.as_str()).unwrap_or_else(|| panic!("{home} is not in the table of arrows"));
        let text = fs::read_to_string(file).expect("a source file");
        for name in named(&text) {
            if name != home && allowed.contains_key(name.as_str()) && !may.contains(&name.as_str()) {
                wrong.push(format!("{} uses {name}", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_rules_are_pure() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/neuroshima/rules");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let impure = ["std::fs", "std::net", "std::time", "std::env", "std::thread", "async fn"];
    for file in files {
        let text = fs::read_to_string(&file).expect("a source file");
        for used in IMPURE.iter().map(|name| format!("{name}::")).chain(impure.map(str::to_owned)) {
            assert!(!text.contains(&used), "{} uses {used}", file.display());
        }
    }
}

/// What all games share names none of them: that is for the list, and for the module that declares them.
#[test]
fn the_interface_of_games_names_no_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let entries: Vec<PathBuf> =
        fs::read_dir(&root).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    let games: Vec<String> = entries
        .iter()
        .filter(|entry| entry.is_dir())
        .map(|entry| entry.file_name().expect("a name").to_string_lossy().into_owned())
        .collect();
    assert!(!games.is_empty());
    let shared = entries.iter().filter(|entry| entry.extension().is_some_and(|extension| extension == "rs"));
    for file in shared.filter(|file| !file.ends_with("list.rs")) {
        let text = fs::read_to_string(file).expect("a source file");
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in code.filter(|line| !(file.ends_with("mod.rs") && line.starts_with("pub mod "))) {
            assert!(!games.iter().any(|game| line.contains(game.as_str())), "{}: {line}", file.display());
        }
    }
}

/// Names of types and modules that a file takes from a crate.
fn taken_from(krate: &str, text: &str) -> Vec<String> {
    let uses = text.lines().filter(|line| line.starts_with(&format!("use {krate}::")));
    let words = uses.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_'));
    let mut names: Vec<String> = words.filter(|word| word.starts_with(char::is_uppercase)).map(str::to_owned).collect();
    names.push(krate.to_owned());
    names
}

/// What a file offers to others: heads of public functions and types, public fields, all variants of public enums, and
/// heads of implementations.
fn interface(text: &str) -> Vec<String> {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut heads = Vec::new();
    let mut rest = text;
    while let Some((line, after)) = rest.split_once('\n') {
        let end = if line.starts_with("pub enum ") {
            rest.find("\n}")
        } else if line.trim_start().starts_with("pub ")
            // What is implemented for a type that nobody outside sees is no interface.
            || (line.starts_with("impl") && !line.contains(" for Tx "))
        {
            // A field ends with its line, everything else with what it does.
            if line.ends_with(',') { Some(line.len()) } else { rest.find(['{', ';']) }
        } else {
            None
        };
        heads.extend(end.map(|end| rest[..end].to_owned()));
        rest = after;
    }
    heads
}

#[test]
fn no_type_of_the_database_library_is_part_of_the_stores_interface() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut seen = 0;
    for file in files {
        let text = fs::read_to_string(&file).expect("a source file");
        let mut names = taken_from("sqlx", &text);
        names.push("Tx".to_owned());
        for head in interface(&text) {
            seen += 1;
            let mut words = head.split(|c: char| !c.is_alphanumeric() && c != '_');
            let found = words.find(|word| names.iter().any(|name| name == word));
            assert_eq!(found, None, "{}: {head}", file.display());
        }
    }
    assert!(seen > 100, "the interface was found");
}

/// An answer that is lost on its way is given again by `discord/reply.rs`, and only by it.
#[test]
fn every_answer_to_an_interaction_is_one_that_is_given_again() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/discord");
    let mut files = Vec::new();
    sources(&root, &mut files);
    for file in files.into_iter().filter(|file| !file.ends_with("reply.rs")) {
        let text = fs::read_to_string(&file).expect("a source file");
        let once = [".edit_response(", ".create_followup(", ".create_response(", ".defer(", ".defer_ephemeral("];
        let found = once.into_iter().find(|once| text.contains(once));
        assert_eq!(found, None, "{}", file.display());
    }
}

#[test]
fn files_stay_readable() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut lengths: Vec<usize> = files
        .iter()
        .map(|file| {
            let lines = fs::read_to_string(file).expect("a source file").lines().count();
            assert!(lines <= 500, "{} has {lines} lines: is there a seam?", file.display());
            lines
        })
        .collect();
    lengths.sort_unstable();
    assert!(lengths[lengths.len() / 2] < 200, "the median file is too long");
}

/// Whether `.ci/expiry` passes on some day, and what it says.
fn gate_on(day: &str) -> (bool, String) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/expiry");
    let run = std::process::Command::new(script).arg(day).output().expect("bash is there");
    (run.status.success(), String::from_utf8_lossy(&run.stderr).into_owned())
}

#[test]
fn the_gate_fails_once_an_accepted_advisory_is_past_its_date() {
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
