//! Wording of the texts for players: they use none of the words that docs/GLOSSARY.md replaces, and names have the
//! grammatical cases that sentences need.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use sztab_game::Language;
use sztab_neuroshima::rules::Army;

const BANNED: &str = include_str!("wording/banned.txt");
const GLOSSARY: &str = include_str!("../docs/GLOSSARY.md");

struct BannedWord {
    language: &'static str,
    stem: &'static str,
    takes_endings: bool,
    instead: &'static str,
}

fn read_banned_words() -> Vec<BannedWord> {
    let lines = BANNED.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let read = |line: &'static str| {
        let [language, word, instead] = line.split(" | ").collect::<Vec<_>>().try_into().unwrap();
        BannedWord { language, stem: word.trim_end_matches('*'), takes_endings: word.ends_with('*'), instead }
    };
    lines.map(read).collect()
}

impl BannedWord {
    fn occurs_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let is_of_word = |c: char| c.is_alphanumeric() || c == '’';
        text.match_indices(self.stem).any(|(at, stem)| {
            let begins = !text[..at].ends_with(is_of_word);
            begins && (self.takes_endings || !text[at + stem.len()..].starts_with(is_of_word))
        })
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Path prefixes of the folders with texts.
const FOLDERS: [&str; 5] = ["", "crates/gears/", "crates/mechs/", "crates/neuroshima/", "crates/sandbox/"];

/// The files that players read in a language: texts, pages and army files.
fn player_files(language: &str) -> Vec<PathBuf> {
    let folder = |name: &str| fs::read_dir(root().join(name)).unwrap().map(|entry| entry.unwrap().path());
    let pages: &[&str] = match language {
        "en" => &[
            "README.md",
            "docs/PLAYERS.md",
            "docs/ORGANISERS.md",
            "docs/LEAGUES.md",
            "docs/COMMANDS.md",
            "docs/ARMIES.md",
        ],
        "pl" => &["docs/PLAYERS.pl.md", "docs/LEAGUES.pl.md"],
        _ => &["docs/PLAYERS.uk.md", "docs/LEAGUES.uk.md"],
    };
    let texts = FOLDERS.iter().flat_map(|texts| folder(&format!("{texts}locales/{language}")));
    let texts = texts.chain(folder("crates/neuroshima/armies"));
    texts.chain(pages.iter().map(|page| root().join(page))).collect()
}

/// The part of a line that players read, without keys and link addresses.
fn visible_part(path: &Path, line: &str) -> String {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("ftl" | "toml") if line.starts_with('#') => String::new(),
        Some("ftl") => replace_placeholders(line.split_once(" = ").map_or(line, |(_, text)| text)),
        Some("md") => {
            let mut parts = line.split("](");
            let first = parts.next().unwrap_or_default().to_owned();
            parts.fold(first, |read, part| read + "]" + part.split_once(')').map_or("", |(_, rest)| rest))
        }
        _ => line.to_owned(),
    }
}

#[test]
fn no_text_for_players_uses_a_banned_word() {
    let banned = read_banned_words();
    assert!(["en", "pl", "uk"].iter().all(|language| banned.iter().any(|word| word.language == *language)));
    let mut found = Vec::new();
    for language in ["en", "pl", "uk"] {
        for path in player_files(language) {
            let text = fs::read_to_string(&path).unwrap();
            for (number, line) in (1..).zip(text.lines()) {
                let said = visible_part(&path, line);
                for word in banned.iter().filter(|word| word.language == language && word.occurs_in(&said)) {
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
    let finds = |language: &str, text: &str| {
        read_banned_words().iter().any(|word| word.language == language && word.occurs_in(text))
    };
    for (language, text) in [
        ("pl", "Ataki i Krawędzie."),
        ("pl", "Wołaj, gdy jest moja tura"),
        ("pl", "pierwszy wpis gry"),
        ("uk", "1 рана"),
        ("uk", "Роз’єм модуля"),
        ("uk", "у Сіткаря"),
        ("en", "It does not work any more."),
        ("en", "The table goes on; lots decide."),
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
fn every_tile_has_its_cases_and_a_glossary_entry() {
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

/// The texts in a language by key, with all their lines.
fn load_texts(language: &str) -> BTreeMap<String, String> {
    let is_key = |key: &str| key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    let folders = FOLDERS.iter().map(|folder| root().join(folder).join("locales").join(language));
    for path in folders.flat_map(|folder| fs::read_dir(folder).unwrap()) {
        let mut key = String::new();
        for line in fs::read_to_string(path.unwrap().path()).unwrap().lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(" =").filter(|(key, _)| is_key(key)) {
                Some((of, text)) => {
                    of.clone_into(&mut key);
                    texts.insert(of.to_owned(), text.trim_start().to_owned());
                }
                None => texts.entry(key.clone()).or_default().extend(["\n", line]),
            }
        }
    }
    texts
}

/// A text with every brace expression replaced by three dots.
fn replace_placeholders(text: &str) -> String {
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |said, part| said + "..." + part.split_once('}').map_or("", |(_, rest)| rest))
}

/// The parts of a text between pairs of this sign.
fn between(text: &str, sign: char) -> Vec<String> {
    // Two asterisks mark headings, and one before a bracket marks the default variant of a text.
    let text = if sign == '*' { text.replace("**", "").replace("*[", "[") } else { text.to_owned() };
    let parts: Vec<String> = text.split(sign).map(str::to_owned).collect();
    parts.chunks_exact(2).map(|pair| pair[1].split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// Names that come from Discord, from its permissions, and from the games.
const FOREIGN_NAMES: [&str; 9] = [
    "Tiny Epic Mechs",
    "Neuroshima Hex",
    "Neuroshimy Hex",
    "Manage Server",
    "Manage Roles",
    "Zarządzanie rolami",
    "Керувати ролями",
    "Clock…",
    "Gears of War: The Board Game",
];

/// True if a name is the label of a button, list or option in its language. A message may be quoted by its beginning.
fn is_named(name: &str, labels: &BTreeSet<String>) -> bool {
    let is_beginning = |label: &String| {
        label.starts_with(&format!("{name} ...")) || name.split(' ').count() > 2 && label.starts_with(name)
    };
    FOREIGN_NAMES.contains(&name)
        || labels.contains(name)
        || labels.contains(&format!("{name}…"))
        || labels.iter().any(is_beginning)
}

#[test]
fn names_quoted_in_texts_exist_in_their_language() {
    let english = load_texts("en");
    let mut seen = 0;
    let mut unknown = Vec::new();
    for language in ["en", "pl", "uk"] {
        let texts = load_texts(language);
        let labels: BTreeSet<String> = texts.values().map(|text| replace_placeholders(text)).collect();
        for (key, text) in &texts {
            for sign in ['*', '`'] {
                // Names given by key are always right, and code is the same in every language.
                let is_code = |name: &String| {
                    let elsewhere = if language == "en" { "pl" } else { "en" };
                    let other = if language == "en" {
                        self::load_texts(elsewhere).remove(key)
                    } else {
                        english.get(key).cloned()
                    };
                    sign == '`' && other.is_some_and(|other| between(&other, sign).contains(name))
                };
                let is_plain = |name: &String| !name.contains(['{', '/']) && !name.is_empty();
                for name in between(text, sign).into_iter().filter(is_plain) {
                    seen += 1;
                    if !is_named(&name, &labels) && !is_code(&name) {
                        unknown.push(format!("{language}: {key} speaks of {sign}{name}{sign}"));
                    }
                }
            }
        }
        // Pages also emphasise terms that they explain, but these begin with a lower-case letter.
        for page in player_files(language).iter().filter(|path| path.extension().is_some_and(|ending| ending == "md")) {
            let page_name = page.strip_prefix(root()).unwrap().display().to_string();
            if ["PLAYERS", "ORGANISERS", "LEAGUES"].iter().all(|name| !page_name.contains(name)) {
                continue;
            }
            for line in fs::read_to_string(page).unwrap().split("\n\n") {
                let is_name = |name: &String| name.starts_with(|first: char| first.is_uppercase() || first == '.');
                for name in between(line, '*').into_iter().filter(is_name) {
                    seen += 1;
                    if !is_named(&name, &labels) {
                        unknown.push(format!("{page_name} speaks of *{name}*"));
                    }
                }
            }
        }
    }
    assert!(unknown.is_empty(), "\n{}", unknown.join("\n"));
    assert!(seen > 150, "{seen}");
}

#[test]
fn apostrophes_of_a_language_are_uniform() {
    let mut found = Vec::new();
    for language in ["en", "pl", "uk"] {
        for path in player_files(language).iter().filter(|path| path.extension().is_some_and(|ending| ending != "toml"))
        {
            let text = fs::read_to_string(path).unwrap();
            for (number, line) in (1..).zip(text.lines()) {
                let letters: Vec<char> = visible_part(path, line).chars().collect();
                let is_wrong = |three: &[char]| match language {
                    "en" => three[1] == '’' && three[0].is_ascii_alphabetic(),
                    // Only apostrophes between letters of the language's own script count, since English words in code
                    // keep theirs.
                    _ => three[1] == '\'' && [three[0], three[2]].iter().all(|c| c.is_alphabetic() && !c.is_ascii()),
                };
                if letters.windows(3).any(is_wrong) {
                    found.push(format!("{}:{number}", path.strip_prefix(root()).unwrap().display()));
                }
            }
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Texts in lists may have at most 100 characters, and texts on buttons 80.
#[test]
fn texts_of_lists_and_buttons_are_short_enough() {
    const LIST_KEYS: [&str; 15] = [
        "order-",
        "setting-",
        "season-entry-",
        "command-",
        "agree-mode-",
        "agree-board-",
        "agree-moloch-",
        "agree-start-",
        "agree-reinforcements-",
        "agree-terrain-",
        "agree-cards-",
        "agree-rules-",
        "agree-leaving-",
        "agree-reading-",
        "agree-replace-",
    ];
    const BUTTON_KEYS: [&str; 9] = [
        "verb-",
        "option-",
        "lobby-terms",
        "help-do-",
        "help-to-",
        "season-way-",
        "season-move-",
        "season-remove-",
        "season-leave-play",
    ];
    for language in ["en", "pl", "uk"] {
        for (key, text) in load_texts(language) {
            let begins = |prefixes: &[&str]| prefixes.iter().any(|prefix| key.starts_with(prefix));
            let own = replace_placeholders(&text).chars().count();
            assert!(!begins(&LIST_KEYS) || text.contains("->") || own <= 100, "{language}: {key} has {own} characters");
            assert!(!begins(&BUTTON_KEYS) || own <= 80, "{language}: {key} has {own} characters");
        }
    }
}

/// Transcripts show a list as `{ first | *second}` and a button as `[label]`.
#[test]
fn no_transcript_shows_a_truncated_list_or_button() {
    let mut found = Vec::new();
    for entry in fs::read_dir(root().join("tests/discord/golden")).unwrap() {
        let path = entry.unwrap().path();
        for (number, line) in (1..).zip(fs::read_to_string(&path).unwrap().lines()) {
            let line = line.trim();
            let listed = line.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or_default();
            let pressed = if line.starts_with('[') { line } else { "" };
            let labels = listed.split(" | ").map(|label| (label.trim_start_matches('*'), 100));
            let labels = labels.chain(pressed.split(['[', ']']).map(|label| (label, 80)));
            if labels.into_iter().any(|(label, most)| label.ends_with('…') && label.chars().count() == most) {
                found.push(format!("{}:{number}", path.file_name().unwrap().to_string_lossy()));
            }
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// The names of commands and subcommands in a language.
fn command_names(language: &str) -> BTreeSet<String> {
    let is_name = |key: &str| {
        key.starts_with("command-") && !["-about", "-option-", "-choice-"].iter().any(|part| key.contains(part))
    };
    let mut names = BTreeSet::new();
    for path in player_files(language).iter().filter(|path| path.extension().is_some_and(|ending| ending == "ftl")) {
        let text = fs::read_to_string(path).unwrap();
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        names.extend(lines.filter(|(key, _)| is_name(key)).map(|(_, name)| name.to_owned()));
    }
    names
}

/// The commands in a line, recognised by their slash.
fn commands_in(line: &str) -> Vec<String> {
    let is_named = |at: &usize| line[..*at].chars().next_back().is_none_or(|c| c.is_whitespace() || "`(*".contains(c));
    let word = |at: usize| line[at + 1..].chars().take_while(|&c| c.is_alphanumeric() || c == '-').collect::<String>();
    let slashes = line.match_indices('/').map(|(at, _)| at);
    slashes.filter(is_named).map(word).filter(|word| !word.is_empty()).collect()
}

/// The commands that have subcommands.
const PARENT_COMMANDS: [&str; 6] = ["game", "settings", "organise", "results", "league", "season"];

#[test]
fn subcommands_named_in_texts_exist_in_their_language() {
    for language in ["en", "pl", "uk"] {
        let texts = load_texts(language);
        let name = |key: &str| texts[key].clone();
        let parts = ["-about", "-option-", "-choice-"];
        let groups: BTreeMap<String, BTreeSet<String>> = PARENT_COMMANDS
            .iter()
            .map(|group| {
                let prefix = format!("command-{group}-");
                let keys =
                    texts.keys().filter(|key| key.starts_with(&prefix) && !parts.iter().any(|part| key.contains(part)));
                (name(&format!("command-{group}")), keys.map(|key| name(key)).collect())
            })
            .collect();
        let mut seen = 0;
        for path in player_files(language).iter().filter(|path| !path.ends_with("README.md")) {
            for (number, line) in (1..).zip(fs::read_to_string(path).unwrap().lines()) {
                for quoted in
                    between(&visible_part(path, line), '`').iter().filter_map(|quoted| quoted.strip_prefix('/'))
                {
                    let mut words = quoted.split(' ');
                    let (Some(group), Some(word)) = (words.next().and_then(|word| groups.get(word)), words.next())
                    else {
                        continue;
                    };
                    let place = format!("{}:{number}", path.strip_prefix(root()).unwrap().display());
                    assert!(group.contains(word), "{place}: there is no command /{quoted}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 30, "{language}: {seen}");
    }
}

#[test]
fn commands_named_in_texts_exist_in_their_language() {
    for language in ["en", "pl", "uk"] {
        let names = command_names(language);
        assert!(names.len() > 30, "{language}: {names:?}");
        let mut seen = 0;
        // The README also contains file paths, which look like commands.
        for path in player_files(language).iter().filter(|path| !path.ends_with("README.md")) {
            let text = fs::read_to_string(path).unwrap();
            for (number, line) in (1..).zip(text.lines()) {
                for command in commands_in(&visible_part(path, line)) {
                    let place = format!("{}:{number}", path.strip_prefix(root()).unwrap().display());
                    assert!(names.contains(&command), "{place}: there is no command /{command}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 60, "{language}: {seen}");
    }
}
