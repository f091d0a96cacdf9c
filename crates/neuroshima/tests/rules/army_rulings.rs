//! Maps the rulings in the collected facts about an army to the cases that cover them; each army has a table in
//! `army_rulings`.
//!
//! A line is `tile.n | subject | cases` for the n-th ruling on that tile, or `tile.n | subject | - reason` if it cannot
//! be tested here. `army.n` is a ruling on the army as a whole, and `file.rs::name` is a test in Rust. The rulings
//! themselves are not part of this repository; `SZTAB_ARMY_FACTS` names the folder that contains them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::facts;
use super::rulings::{Test, repository_root, tests};
use toml::{Table, Value};

/// The army and the text of each table.
fn tables() -> Vec<(String, String)> {
    let files = fs::read_dir(repository_root().join("crates/neuroshima/tests/rules/army_rulings"))
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.filter(|file| file.extension().is_some_and(|extension| extension == "txt")).collect();
    files.sort();
    let army = |file: &PathBuf| file.file_stem().unwrap().to_string_lossy().into_owned();
    files.iter().map(|file| (army(file), fs::read_to_string(file).unwrap())).collect()
}

/// The id of a ruling and the tests that cover it; no tests if a reason is given instead.
///
/// # Errors
///
/// The fault of a malformed line.
fn parse_ruling_line(line: &str) -> Result<(&str, Vec<&str>), &'static str> {
    let cells: Vec<&str> = line.split(" | ").collect();
    let &[id, subject, held] = &cells[..] else { return Err("not three cells") };
    if cells.iter().any(|cell| *cell != cell.trim() || cell.contains('|')) {
        return Err("blanks or bars too many");
    }
    let is_id = id.rsplit_once('.').is_some_and(|(tile, number)| {
        !tile.is_empty() && number.parse::<usize>().is_ok_and(|value| value > 0 && value.to_string() == number)
    });
    if !is_id {
        return Err("no id of a ruling");
    }
    if !(3..=8).contains(&subject.split_whitespace().count()) {
        return Err("a subject has three to eight words");
    }
    match held.strip_prefix('-') {
        Some(reason) if reason.starts_with(' ') && reason.len() > 1 => Ok((id, Vec::new())),
        Some(_) => Err("no reason"),
        None => Ok((id, held.split(", ").collect())),
    }
}

#[test]
fn rulings_of_armies_name_tests_that_exist() {
    let tests = tests();
    let is_there = |named: &str| {
        let is_it = |test: &Test| match named.split_once("::") {
            Some((file, name)) => test.file == file && test.name == name,
            None => test.name == named && Path::new(&test.file).extension().is_some_and(|kind| kind == "case"),
        };
        tests.iter().any(is_it)
    };
    let tables = tables();
    assert!(!tables.is_empty());
    let mut wrong = Vec::new();
    for (army, table) in &tables {
        let mut seen = BTreeSet::new();
        for (number, line) in table.lines().enumerate() {
            let mut complain = |what: &str| wrong.push(format!("{army}.txt:{}: {what}: {line}", number + 1));
            match parse_ruling_line(line) {
                Err(what) => complain(what),
                Ok((id, named)) => {
                    if !seen.insert(id) {
                        complain("the same id again");
                    }
                    for name in named.into_iter().filter(|name| !is_there(name)) {
                        complain(&format!("there is no test `{name}`"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rulings_of_armies_are_those_of_the_collected_facts() {
    let Some(facts) = facts::facts_folder("the tables of their rulings") else { return };
    let mut wrong = Vec::new();
    for (army, table) in tables() {
        let text = fs::read_to_string(facts.join(format!("{army}.toml"))).unwrap();
        let wanted = ruling_ids(&text.parse().unwrap());
        let listed: BTreeSet<String> =
            table.lines().filter_map(|line| parse_ruling_line(line).ok()).map(|(id, _)| id.to_owned()).collect();
        wrong.extend(wanted.difference(&listed).map(|id| format!("{army}: {id} is missing")));
        wrong.extend(listed.difference(&wanted).map(|id| format!("{army}: there is no ruling {id}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The ids of all rulings in the facts about an army.
fn ruling_ids(facts: &Table) -> BTreeSet<String> {
    let count = |table: &Table, key: &str| table.get(key).and_then(Value::as_array).map_or(0, Vec::len);
    let numbered = |name: &str, count: usize| (1..=count).map(|n| format!("{name}.{n}")).collect::<Vec<_>>();
    let tiles = facts["tile"].as_array().unwrap().iter().map(|tile| tile.as_table().unwrap());
    let of_tiles = tiles.flat_map(|tile| numbered(tile["id"].as_str().unwrap(), count(tile, "rulings")));
    numbered("army", count(facts, "army_rules")).into_iter().chain(of_tiles).collect()
}

#[test]
fn a_line_of_a_table_is_read_or_refused() {
    assert_eq!(parse_ruling_line("hq.2 | the HQ is a unit | nh-1, a.rs::b"), Ok(("hq.2", vec!["nh-1", "a.rs::b"])));
    assert_eq!(parse_ruling_line("hq.2 | the HQ is a unit | - nobody plays it"), Ok(("hq.2", Vec::new())));
    for line in [
        "hq.2 | the HQ is a unit",
        "hq.2 | the HQ is a unit | nh-1 | nh-2",
        "hq.2 |  the HQ is a unit | nh-1",
        "hq.2 | the HQ is a | unit | nh-1",
        "hq | the HQ is a unit | nh-1",
        ".2 | the HQ is a unit | nh-1",
        "hq.0 | the HQ is a unit | nh-1",
        "hq.02 | the HQ is a unit | nh-1",
        "hq.2 | a unit | nh-1",
        "hq.2 | one two three four five six seven eight nine | nh-1",
        "hq.2 | the HQ is a unit | -",
        "hq.2 | the HQ is a unit | -nobody plays it",
        "",
    ] {
        assert!(parse_ruling_line(line).is_err(), "{line}");
    }
}
