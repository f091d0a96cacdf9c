//! Wording of texts for players: no words that docs/GLOSSARY.md replaces, and names with the cases that sentences need.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

extern crate sztab_games as sztab;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use sztab::games::Language;
use sztab::games::neuroshima::rules::Army;

const BANNED: &str = include_str!("wording/banned.txt");
const GLOSSARY: &str = include_str!("../docs/GLOSSARY.md");

/// A word of tests/wording/banned.txt.
struct Banned {
    language: &'static str,
    stem: &'static str,
    takes_endings: bool,
    instead: &'static str,
}

fn banned() -> Vec<Banned> {
    let lines = BANNED.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let read = |line: &'static str| {
        let [language, word, instead] = line.split(" | ").collect::<Vec<_>>().try_into().unwrap();
        Banned { language, stem: word.trim_end_matches('*'), takes_endings: word.ends_with('*'), instead }
    };
    lines.map(read).collect()
}

impl Banned {
    fn is_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let is_of_word = |c: char| c.is_alphanumeric() || c == '’';
        text.match_indices(self.stem).any(|(at, stem)| {
            let begins = !text[..at].ends_with(is_of_word);
            begins && (self.takes_endings || !text[at + stem.len()..].starts_with(is_of_word))
        })
    }
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// What players of a language read: texts without their keys, pages, and army files.
fn files(language: &str) -> Vec<PathBuf> {
    let folder = |name: &str| fs::read_dir(root().join(name)).unwrap().map(|entry| entry.unwrap().path());
    let pages: &[&str] = match language {
        "en" => &["README.md", "docs/PLAYERS.md", "docs/ORGANISERS.md", "docs/COMMANDS.md", "docs/ARMIES.md"],
        "pl" => &["docs/PLAYERS.pl.md"],
        _ => &["docs/PLAYERS.uk.md"],
    };
    let texts = folder(&format!("locales/{language}")).chain(folder("armies"));
    texts.chain(pages.iter().map(|page| root().join(page))).collect()
}

/// The part of a line that players read.
fn read_part<'a>(path: &Path, line: &'a str) -> &'a str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("ftl" | "toml") if line.starts_with('#') => "",
        Some("ftl") => line.split_once(" = ").map_or(line, |(_, text)| text),
        _ => line,
    }
}

#[test]
fn no_text_for_players_uses_a_banned_word() {
    let banned = banned();
    assert!(["en", "pl", "uk"].iter().all(|language| banned.iter().any(|word| word.language == *language)));
    let mut found = Vec::new();
    for language in ["en", "pl", "uk"] {
        for path in files(language) {
            let text = fs::read_to_string(&path).unwrap();
            for (number, line) in (1..).zip(text.lines()) {
                let said = read_part(&path, line);
                for word in banned.iter().filter(|word| word.language == language && word.is_in(said)) {
                    let file = path.strip_prefix(root()).unwrap().display();
                    found.push(format!("{file}:{number}: `{}`, say: {}", word.stem, word.instead));
                }
            }
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn banned_words_are_found_in_every_form_and_nowhere_else() {
    let finds = |language: &str, text: &str| banned().iter().any(|word| word.language == language && word.is_in(text));
    for (language, text) in [
        ("pl", "Ataki i Krawędzie."),
        ("pl", "Wołaj, gdy jest moja tura"),
        ("pl", "pierwszy wpis gry"),
        ("uk", "1 рана"),
        ("uk", "Роз’єм модуля"),
        ("uk", "у Сіткаря"),
        ("en", "It does not work any more."),
    ] {
        assert!(finds(language, text), "{text}");
    }
    for (language, text) in [
        ("pl", "Odwołaj stół, wywołaj Bitwę, wpisz miasto, na pierwszym pokładzie"),
        ("uk", "Рейтингова гра, рано, граната, у рангу"),
        ("en", "The blower stands below."),
    ] {
        assert!(!finds(language, text), "{text}");
    }
}

#[test]
fn every_tile_of_the_program_has_its_cases_and_stands_in_the_glossary() {
    for army in Army::built_in() {
        for tile in &army.tiles {
            for language in Language::ALL {
                assert!(tile.name.accusative(language).is_some(), "{} {}: {language:?}", army.id, tile.id);
            }
            let names = Language::ALL.map(|language| tile.name.in_language(language));
            let row = format!("| {} | {} | {}", names[0], names[1], names[2]);
            assert!(GLOSSARY.contains(&row), "docs/GLOSSARY.md lacks {row}");
        }
    }
}

/// The names of commands and subcommands of a language.
fn command_names(language: &str) -> BTreeSet<String> {
    let is_name = |key: &str| {
        key.starts_with("command-") && !["-about", "-option-", "-choice-"].iter().any(|part| key.contains(part))
    };
    let mut names = BTreeSet::new();
    for path in files(language).iter().filter(|path| path.extension().is_some_and(|ending| ending == "ftl")) {
        let text = fs::read_to_string(path).unwrap();
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        names.extend(lines.filter(|(key, _)| is_name(key)).map(|(_, name)| name.to_owned()));
    }
    names
}

/// The words in a line that a slash marks as commands.
fn commands_in(line: &str) -> Vec<String> {
    let is_named = |at: &usize| line[..*at].chars().next_back().is_none_or(|c| c.is_whitespace() || "`(*".contains(c));
    let word = |at: usize| line[at + 1..].chars().take_while(|&c| c.is_alphanumeric() || c == '-').collect::<String>();
    let slashes = line.match_indices('/').map(|(at, _)| at);
    slashes.filter(is_named).map(word).filter(|word| !word.is_empty()).collect()
}

#[test]
fn commands_that_texts_name_exist_in_their_language() {
    for language in ["en", "pl", "uk"] {
        let names = command_names(language);
        assert!(names.len() > 30, "{language}: {names:?}");
        let mut seen = 0;
        // The README names paths of a machine, too.
        for path in files(language).iter().filter(|path| !path.ends_with("README.md")) {
            let text = fs::read_to_string(path).unwrap();
            for (number, line) in (1..).zip(text.lines()) {
                for command in commands_in(read_part(path, line)) {
                    let place = format!("{}:{number}", path.strip_prefix(root()).unwrap().display());
                    assert!(names.contains(&command), "{place}: there is no command /{command}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 60, "{language}: {seen}");
    }
}
