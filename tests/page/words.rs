//! Checks that every text of the page exists and is used.

use std::collections::BTreeSet;
use std::path::Path;

use sztab_game::Language;
use sztab_sandbox::page::page_texts;

use crate::assets::read_files;

/// Reads the sources of the server.
fn read_sources(folder: &Path, text: &mut String) {
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            read_sources(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

/// A text of the page that has no arguments, by its full key.
pub fn word(language: Language, key: &str) -> String {
    page_texts(language).remove(key.trim_start_matches("page-")).unwrap()
}

#[test]
fn every_text_is_used() {
    let mut server = String::new();
    read_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/sandbox/src/page"), &mut server);
    let client: String = read_files().into_iter().map(|(_, text)| text).collect();
    for key in page_texts(Language::English).keys() {
        let is_used = ['"', '\'', '`'].iter().any(|quote| client.contains(&format!("{quote}{key}{quote}")));
        assert!(is_used || server.contains(&format!("\"page-{key}\"")), "nothing asks for `page-{key}`");
    }
}

#[test]
fn every_requested_text_exists() {
    let there: BTreeSet<String> = page_texts(Language::English).into_keys().collect();
    let mut server = String::new();
    read_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/sandbox/src/page"), &mut server);
    let asked_by_server = server.split("\"page-").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    let mut asked: BTreeSet<String> = asked_by_server.filter(|key| !key.is_empty()).collect();
    for (name, text) in read_files() {
        let marks: &[&str] =
            if name == "index.html" { &["data-text=\"", "data-label=\""] } else { &[" text(\"", "(text(\""] };
        for mark in marks {
            asked.extend(text.split(mark).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()));
        }
    }
    assert!(asked.len() > 20, "what is asked for was found");
    let lacking: Vec<&String> = asked.difference(&there).collect();
    assert!(lacking.is_empty(), "{lacking:?}");
}

#[test]
fn arguments_are_left_for_the_page_to_fill_in() {
    for language in Language::ALL {
        let texts = page_texts(language);
        assert!(texts["you-are"].contains("{name}"), "{}", texts["you-are"]);
        assert!(texts.values().all(|text| !text.contains('$') && !text.contains("{ ")), "{texts:#?}");
    }
}
