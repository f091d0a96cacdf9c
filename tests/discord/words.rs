//! Every text that the source asks for is there in every language with the same arguments, and every text that is there
//! is asked for.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Words of the source that look like keys and are something else.
const NO_KEYS: [&str; 1] = ["place-hq"];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

fn read(folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    found.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// The texts of a language by key, each with all its lines.
fn texts(locale: &str) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for file in read(&format!("locales/{locale}")) {
        let mut current = None;
        for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_once(" =").filter(|(key, _)| key.chars().all(is_of_key)) {
                Some((key, text)) => {
                    let earlier = found.insert(key.to_owned(), text.to_owned());
                    assert!(earlier.is_none(), "{locale} has {key} twice");
                    current = Some(key.to_owned());
                }
                None => {
                    assert!(line.starts_with(' '), "{locale}: neither a text nor part of one: {line}");
                    let text = current.as_ref().and_then(|key| found.get_mut(key));
                    text.expect("a text goes on").push_str(line);
                }
            }
        }
    }
    found
}

/// The keys of the English texts.
fn keys() -> BTreeSet<String> {
    texts("en").into_keys().collect()
}

/// The arguments of a text.
fn variables(text: &str) -> BTreeSet<&str> {
    let starts = text.split('$').skip(1);
    starts.map(|rest| rest.split(|c: char| !is_of_key(c)).next().unwrap_or_default()).collect()
}

fn is_of_key(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'
}

/// The string literals of the program proper, each with what stands before it.
fn literals() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for text in ["src/discord", "src/words"].into_iter().flat_map(read) {
        let program = text.split("#[cfg(test)]").next().unwrap();
        let lines = program.lines().filter(|line| !line.trim_start().starts_with("//"));
        let program: String = lines.map(str::trim).collect::<Vec<_>>().concat();
        let pieces: Vec<&str> = program.split('"').collect();
        found.extend(pieces.chunks_exact(2).map(|pair| (pair[0].to_owned(), pair[1].to_owned())));
    }
    found
}

/// A literal such as `action-{ability}-move` fits a key if its fixed parts do.
fn fits(pattern: &str, key: &str) -> bool {
    let mut parts = pattern.split('{').enumerate().map(|(at, part)| match at {
        0 => part,
        _ => part.split_once('}').map_or("", |(_, rest)| rest),
    });
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = key.strip_prefix(first) else { return false };
    for part in parts {
        match rest.rfind(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.is_empty()
}

fn is_pattern(literal: &str) -> bool {
    let fixed: String = literal.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    literal.contains('{') && fixed.contains('-') && fixed.chars().all(is_of_key)
}

#[test]
fn every_language_has_every_text_with_the_same_arguments() {
    let english = texts("en");
    for locale in ["pl", "uk"] {
        let texts = texts(locale);
        let [ours, theirs] = [&english, &texts].map(|texts| texts.keys().collect::<BTreeSet<_>>());
        assert_eq!(theirs, ours, "{locale}");
        for (key, text) in &english {
            assert_eq!(variables(&texts[key]), variables(text), "{locale}: {key}");
        }
    }
}

/// Discord takes 80 characters on a button, and the names of tiles and units need most of them.
#[test]
fn labels_of_buttons_leave_room_for_names_in_every_language() {
    const OTHERS: [&str; 10] = [
        "lobby-join",
        "lobby-leave",
        "lobby-start",
        "lobby-cancel",
        "back",
        "confirm",
        "stills",
        "resign-button",
        "second-move-of",
        "discard-of",
    ];
    let is_label = |key: &str| key.starts_with("verb-") || key.starts_with("option-") || OTHERS.contains(&key);
    for locale in ["en", "pl", "uk"] {
        for (key, text) in texts(locale).iter().filter(|(key, _)| is_label(key)) {
            let own = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
            assert!(own.map(|part| part.chars().count()).sum::<usize>() <= 40, "{locale}: {key}");
        }
    }
}

#[test]
fn commands_are_named_in_sentences_as_discord_shows_them() {
    let mut named = 0;
    for locale in ["en", "pl", "uk"] {
        let texts = texts(locale);
        let is_command = |name: &str| {
            let mut commands = texts.iter().filter(|(key, _)| key.starts_with("command-"));
            commands.any(|(key, text)| key.matches('-').count() == 1 && text.trim() == name)
        };
        for (key, text) in &texts {
            for rest in text.split(" /").skip(1) {
                let name = rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
                assert!(is_command(name), "{locale}: {key} speaks of /{name}");
                named += 1;
            }
        }
    }
    assert_eq!(named, 9, "three sentences in each language");
}

#[test]
fn every_text_that_is_asked_for_is_there() {
    let keys = keys();
    let asks = ["word(language,", "text(language,", "text(self.language,", "word(self.language,", "Said("];
    for (before, literal) in literals() {
        let looks_like_one = literal.contains('-')
            && literal.chars().all(is_of_key)
            && literal.starts_with(|c: char| c.is_ascii_lowercase())
            && !NO_KEYS.contains(&literal.as_str());
        let is_asked_for = asks.iter().any(|ask| before.ends_with(ask) || before.ends_with(&format!("{ask} ")));
        if looks_like_one || is_asked_for {
            assert!(keys.contains(&literal), "no text `{literal}`");
        }
        if is_pattern(&literal) && !literal.starts_with("{prefix}") && !literal.starts_with("{key}") {
            assert!(keys.iter().any(|key| fits(&literal, key)), "no text fits `{literal}`");
        }
    }
}

#[test]
fn every_text_that_is_there_is_asked_for() {
    let literals: Vec<String> = literals().into_iter().map(|(_, literal)| literal).collect();
    let patterns: Vec<&String> = literals.iter().filter(|literal| is_pattern(literal)).collect();
    for key in keys().iter().filter(|key| !key.starts_with("command-")) {
        let is_used =
            literals.contains(key) || patterns.iter().any(|pattern| !pattern.starts_with('{') && fits(pattern, key));
        assert!(is_used, "nothing asks for `{key}`");
    }
}
