//! The examples of docs/NOTATION.md and docs/COMMANDS.md are correct.

use super::program::expect_success;
use sztab_neuroshima::rules::notation::{CaseFile, Catalogue, Position, Record};
use sztab_neuroshima::rules::page::Page;

/// The code blocks in a document: their language and text.
fn code_blocks() -> Vec<(String, String)> {
    let document = include_str!("../../docs/NOTATION.md");
    let parts: Vec<&str> = document.split("```").collect();
    parts
        .iter()
        .skip(1)
        .step_by(2)
        .map(|block| {
            let (kind, text) = block.split_once('\n').unwrap();
            (kind.to_owned(), text.to_owned())
        })
        .collect()
}

#[test]
fn every_example_is_readable_and_correct() {
    let catalogue = Catalogue::built_in();
    let mut fought = String::new();
    let mut kinds = std::collections::BTreeSet::new();
    for (kind, text) in code_blocks() {
        kinds.insert(kind.clone());
        match kind.as_str() {
            "position" | "position fight" => {
                let position = Position::parse(&text, &catalogue).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(position.print(), text, "it is not canonical");
                fought = text;
            }
            "page" => {
                let page = Page::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(page.print(), text, "it is not canonical");
            }
            "record" => {
                let record = Record::parse(&text, &catalogue).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(record.print(), text, "it is not canonical");
                record.replay().unwrap();
                record.verify().unwrap_or_else(|falsehood| panic!("{}\n{text}", record.describe_falsehood(&falsehood)));
            }
            "case" => {
                let file = CaseFile::parse(&text, &catalogue).unwrap_or_else(|error| panic!("{error}\n{text}"));
                for case in &file.cases {
                    assert_eq!(case.run(), [], "{}", case.name);
                }
            }
            "events" => {
                let told = expect_success(&["battle", "-"], &fought);
                assert_eq!(told.split_once("--\n").unwrap().0, text);
            }
            other => panic!("what is a block of `{other}`?"),
        }
    }
    assert_eq!(kinds.len(), 6, "{kinds:?}");
}

#[test]
fn the_documented_position_works_with_every_listed_command() {
    let document = include_str!("../../docs/COMMANDS.md");
    let position = document.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    assert!(expect_success(&["battle", "-"], position).contains("\nbattle-end "));
    assert!(expect_success(&["legal", "-"], position).contains("place hybrid C4 2\n"));
    assert!(document.contains("`sztab play position.txt 'place hybrid C4 2' end`"));
    let after = expect_success(&["play", "-", "place hybrid C4 2", "end"], position);
    assert!(after.contains("unit C4 X/hybrid rot=2\n"), "{after}");
}

#[test]
fn every_link_between_documents_resolves() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = |folder: &str| std::fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let crates = files("crates").map(|folder| folder.join("README.md"));
    let all = files(".").chain(files("docs")).chain(files("docs/adr")).chain(crates);
    let mut followed = 0;
    for page in all.filter(|path| path.extension().is_some_and(|end| end == "md")) {
        let text = std::fs::read_to_string(&page).unwrap();
        for rest in text.split("](").skip(1) {
            let link = rest.split([')', '#']).next().unwrap_or_default();
            if link.is_empty() || link.contains("://") {
                continue;
            }
            assert!(page.with_file_name(link).exists(), "{}: {link}", page.display());
            followed += 1;
        }
    }
    assert!(followed > 50, "{followed} links");
}
