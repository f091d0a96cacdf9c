//! Seeds for fuzz targets, and mutations of them, which are the same in every run.

use std::fs;
use std::path::PathBuf;

use crate::shared::mutate;

/// Number of mutations made of each seed.
const CHANGES: u64 = 120;

pub fn folder(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(name)
}

/// The contents of the files in a folder, sorted by name.
pub fn seeds(name: &str) -> Vec<Vec<u8>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder(name))
        .unwrap_or_else(|error| panic!("{name}: {error}"))
        .map(|entry| entry.expect("an entry of the folder").path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no seeds in {name}");
    files.into_iter().map(|file| fs::read(file).expect("a seed")).collect()
}

/// The words in the fuzzer's dictionary.
fn words(name: &str) -> Vec<String> {
    let dictionary = fs::read_to_string(folder(name)).expect("the dictionary");
    dictionary.lines().filter_map(|line| Some(line.strip_prefix('"')?.strip_suffix('"')?.to_owned())).collect()
}

/// Runs a target on the seeds in a folder and on their mutations.
pub fn run(target: fn(&[u8]), name: &str, dictionary: &str) {
    let words = words(dictionary);
    for seed in seeds(name) {
        target(&seed);
        for number in 0..CHANGES {
            target(&mutate(&seed, number, &words));
        }
    }
}
