//! Test cases of the rules, by paragraph: every file in `cases/`.

use std::fs;

use sztab_gears::KIND;

#[test]
fn all_cases_pass() {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")).expect("a folder");
    let mut paths: Vec<_> = folder.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let (mut failures, mut cases) = (Vec::new(), 0);
    for path in paths {
        let text = fs::read_to_string(&path).expect("a text");
        match KIND.command_line().expect("commands").check(&text, &[]) {
            Ok(report) => {
                cases += report.cases;
                failures.extend(report.failures.into_iter().map(|failure| format!("{}: {failure}", path.display())));
            }
            Err(error) => failures.push(format!("{}:{error}", path.display())),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(cases > 0);
}

#[test]
fn every_case_names_its_paragraph() {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/cases")).expect("a folder");
    for path in folder.map(|entry| entry.expect("an entry").path()) {
        let text = fs::read_to_string(&path).expect("a text");
        let heads = text.lines().filter(|line| line.starts_with("case "));
        assert!(heads.clone().count() > 0, "{}", path.display());
        for head in heads {
            assert!(head.contains(" [GOW-") && head.ends_with(']'), "{}: {head}", path.display());
        }
    }
}
