//! Checks that every text used in the source exists in every language with the same arguments, and that every existing
//! text is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use sztab_game::Language;
use sztab_neuroshima::rules::{Army, Edge, Effect, Feature, Kind, Names, Tile};
use sztab_neuroshima::texts::word;
use sztab_neuroshima::words::{Fact, TileText, tile_text};

/// Literals in the source that look like text keys but are not.
const NO_KEYS: [&str; 93] = [
    "action-buy",
    "action-mine",
    "action-mine-move",
    "action-power",
    "action-turret",
    "action-turret-move",
    "catch-up",
    "deploy-mine",
    "deploy-turret",
    "fell-together",
    "final-equal",
    "full-page",
    "goal-together",
    "headquarters-equal",
    "impasse-equal",
    "overtime-equal",
    "points-equal",
    "change-seat",
    "ffa-3",
    "ffa-4",
    "points-3",
    "points-4",
    "one-vs-team",
    "place-hq",
    "page-",
    "undo-request",
    "undo-answer",
    "create-threads",
    "send-in-threads",
    "next-up",
    "draw-offer",
    "draw-answer",
    "draw-accept",
    "seat-offer",
    "direct-trouble",
    "x-ratelimit-global",
    "x-ratelimit-remaining",
    "x-ratelimit-reset-after",
    "absence-points",
    "answer-challenge",
    "at-once",
    "begin-hours",
    "best-of-3",
    "both-lose",
    "by-hand",
    "cup-third",
    "days-off",
    "double-cup",
    "double-cup-final",
    "double-round-robin",
    "each-1",
    "each-2",
    "each-4",
    "extension-days",
    "give-up",
    "lapse-hours",
    "last-table",
    "late-entry",
    "late-policy",
    "mirrored-equal",
    "mirrored-fresh",
    "most-players",
    "new-factions",
    "next-round",
    "next-sizes",
    "objection-hours",
    "opponent-army",
    "pool-2",
    "pool-3",
    "pool-4",
    "pool-5",
    "ranked-from",
    "rated-sztab",
    "remind-begin",
    "remind-deadline",
    "repeat-days",
    "report-hours",
    "round-days",
    "round-robin",
    "sit-out",
    "step-hours",
    "table-16",
    "table-2",
    "table-4",
    "table-8",
    "table-games",
    "tie-breaks",
    "wait-days",
    "waiting-list",
    "walkover-first",
    "walkover-second",
    "win-first",
    "win-second",
];

/// Patterns in the source that look like key patterns but are values of settings.
const NO_PATTERNS: [&str; 4] = ["{}{}-{}", "a{first}-{second}", "pool-{size}", "each-{count}"];

fn collect_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_files(&path, found);
        } else {
            found.push(path);
        }
    }
}

fn read_sources(folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    collect_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    found.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// The texts in a language by key: those of a game, and those shared by all games.
fn load_texts(game: &str, locale: &str) -> BTreeMap<String, String> {
    let folders = ["", "crates/sandbox/", game].map(|folder| format!("{folder}locales/{locale}"));
    read_texts(folders.each_ref().map(String::as_str))
}

/// The texts in some folders by key, each with all of its lines.
fn read_texts<const N: usize>(folders: [&str; N]) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for file in folders.into_iter().flat_map(read_sources) {
        let mut current = None;
        for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if let Some((key, text)) = line.split_once(" =").filter(|(key, _)| key.chars().all(is_key_character)) {
                let earlier = found.insert(key.to_owned(), text.to_owned());
                assert!(earlier.is_none(), "{folders:?} have {key} twice");
                current = Some(key.to_owned());
            } else {
                assert!(line.starts_with(' '), "{folders:?}: neither a text nor part of one: {line}");
                let text = current.as_ref().and_then(|key| found.get_mut(key));
                text.expect("a text goes on").push_str(line);
            }
        }
    }
    found
}

/// The arguments of a text.
fn variables(text: &str) -> BTreeSet<&str> {
    let starts = text.split('$').skip(1);
    starts.map(|rest| rest.split(|c: char| !is_key_character(c)).next().unwrap_or_default()).collect()
}

fn is_key_character(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'
}

/// The games: each game's folder, and the subfolders that contain texts for players.
const GAMES: [(&str, &[&str]); 2] =
    [("crates/mechs/", &["src/view"]), ("crates/neuroshima/", &["src/view", "src/words"])];

/// Folders of the program that use texts for players of any game.
const TEXT_FOLDERS: [&str; 4] = ["src/cli/sandbox", "src/discord", "crates/game/src/view", "crates/words/src"];

/// The folders of a game that use texts for players.
fn own_folders((game, folders): (&'static str, &'static [&'static str])) -> impl Iterator<Item = String> {
    folders.iter().map(move |folder| format!("{game}{folder}"))
}

/// The string literals in the production code of folders, each with the code before it.
fn literals(folders: impl IntoIterator<Item = String>) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for text in folders.into_iter().flat_map(|folder| read_sources(&folder)) {
        let program = text.split("#[cfg(test)]").next().unwrap();
        let lines = program.lines().filter(|line| !line.trim_start().starts_with("//"));
        let program: String = lines.map(str::trim).collect::<Vec<_>>().concat();
        let pieces: Vec<&str> = program.split('"').collect();
        found.extend(pieces.chunks_exact(2).map(|pair| (pair[0].to_owned(), pair[1].to_owned())));
    }
    found
}

/// True if the code before a literal declares a route or an argument, such as `GiveUp { match_id: MatchId } = `, whose
/// keyword follows.
fn is_route_word(before: &str) -> bool {
    let Some(declared) = before.strip_suffix(" = ") else { return false };
    let name =
        declared.strip_suffix('}').and_then(|fields| fields.rsplit_once(" {")).map_or(declared, |(name, _)| name);
    let name = name.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    name.starts_with(|c: char| c.is_ascii_uppercase())
}

/// True if a key matches the fixed parts of a literal such as `action-{ability}-move`.
fn matches_pattern(pattern: &str, key: &str) -> bool {
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
    literal.contains('{') && fixed.contains('-') && fixed.chars().all(is_key_character)
}

/// The keys defined in a file.
fn parse_keys(file: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/neuroshima/locales").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let keys: Vec<&str> = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect();
    let keys: Vec<&str> = keys.into_iter().filter(|key| key.chars().all(is_key_character)).collect();
    let there: BTreeSet<String> = keys.iter().map(|&key| key.to_owned()).collect();
    assert_eq!(there.len(), keys.len(), "{file} has a key twice");
    there
}

#[test]
fn tiles_and_rules_have_texts_in_every_language() {
    for file in ["tiles.ftl", "rules.ftl"] {
        let english = parse_keys(&format!("en/{file}"));
        assert!(english.len() > 40, "the keys were found");
        for locale in ["pl", "uk"] {
            assert_eq!(parse_keys(&format!("{locale}/{file}")), english, "{locale}/{file}");
        }
    }
}

#[test]
fn every_rule_cited_by_an_army_has_a_text() {
    let cited = Army::built_in().into_iter().flat_map(|army| army.tiles).flat_map(|tile| tile.rulings);
    let key = |rule: String| match rule.to_lowercase().replace('.', "-") {
        open if open.starts_with("o-") => format!("ruling-{open}-answer"),
        paragraph => format!("rule-{paragraph}"),
    };
    let cited: BTreeSet<String> = cited.map(key).collect();
    let said: BTreeSet<String> = parse_keys("en/rules.ftl").into_iter().chain(parse_keys("en/rulings.ftl")).collect();
    assert!(cited.is_subset(&said), "{:?}", cited.difference(&said));
}

/// All of the program's tiles, and one tile with every feature, in every language.
#[test]
fn a_tile_is_described_completely_in_every_language() {
    for army in Army::built_in() {
        let mut tiles = army.tiles.clone();
        // The armies contain every instant tile.
        tiles.extend([Kind::Headquarters, Kind::Warrior, Kind::Module].map(overloaded_tile));
        for tile in &tiles {
            let english = tile_text(Language::English, &army, tile);
            for language in Language::ALL {
                let said = tile_text(language, &army, tile);
                assert_eq!(said.facts.len(), english.facts.len(), "{} in {language:?}", tile.id);
                for (fact, in_english) in facts(&said).zip(facts(&english)) {
                    let about = format!("{} in {language:?}: {fact:?}", tile.id);
                    let begins_well = fact.text.chars().next().is_some_and(|first| !first.is_lowercase());
                    assert!(begins_well && fact.text.ends_with('.'), "{about}");
                    assert!(!fact.text.contains(['{', '$', '_']) && !fact.label.contains("fact-"), "{about}");
                    assert!(language == Language::English || fact.text != in_english.text, "{about}");
                }
                let has = |label: &str| said.facts.iter().any(|fact| fact.label == word(language, label));
                assert!(tile.edges.iter().all(|edge| edge.melee == 0) || has("fact-melee"), "{}", tile.id);
                assert!(tile.effects.is_empty() || has("fact-effect"), "{}", tile.id);
            }
        }
    }
}

fn facts(said: &TileText) -> impl Iterator<Item = &Fact> {
    said.facts.iter().chain(&said.rulings)
}

/// A tile with every feature that can be printed on a tile.
fn overloaded_tile(kind: Kind) -> Tile {
    let mut edge = Edge::default();
    Edge::ATTACK_TOKENS.iter().for_each(|(_, place)| *place(&mut edge) = 3);
    Edge::MARK_TOKENS.iter().for_each(|(_, place)| *place(&mut edge) = true);
    let effects = Effect::WORDS.iter().map(|&(_, effect)| effect);
    Tile {
        id: "overloaded".into(),
        name: Names::english("Overloaded"),
        kind,
        count: 1,
        initiative: vec![5, 3, 1],
        edges: [edge; 6],
        toughness: 5,
        features: Feature::ALL.to_vec(),
        effects: effects.chain(Effect::COUNTED_WORDS.iter().map(|(_, effect)| effect(2))).collect(),
        rulings: vec!["NH-9.10".into()],
        replaces: Vec::new(),
        emblem: None,
        token: None,
    }
}

#[test]
fn a_rule_without_a_text_is_shown_by_its_number() {
    let army = Army::base_box().remove(0);
    let tile = Tile { rulings: vec!["NH-99.9".into()], ..overloaded_tile(Kind::Module) };
    let said = tile_text(Language::Polish, &army, &tile).rulings;
    assert_eq!((said[0].label.as_str(), said[0].text.as_str()), ("NH-99.9", ""));
}

#[test]
fn an_open_ruling_is_marked_on_the_tile() {
    let army = Army::base_box().remove(0);
    let tile = Tile { rulings: vec!["O-25".into()], ..overloaded_tile(Kind::Module) };
    let said = tile_text(Language::English, &army, &tile).rulings.remove(0);
    assert_eq!(said.label, "O-25");
    let text = "Open ruling: Does Terror stop the allies of the player who plays it? No, only opponents.";
    let other = "Players can agree on this instead: Yes, everyone but the player who plays it.";
    assert_eq!(said.text, format!("{text} {other}"));
}

#[test]
fn every_language_has_every_text_with_the_same_arguments() {
    for (game, locale) in GAMES.iter().flat_map(|(game, _)| [(game, "pl"), (game, "uk")]) {
        let (english, texts) = (load_texts(game, "en"), load_texts(game, locale));
        let [ours, theirs] = [&english, &texts].map(|texts| texts.keys().collect::<BTreeSet<_>>());
        assert_eq!(theirs, ours, "{locale}");
        for (key, text) in &english {
            // Languages with grammatical cases select a variant by the form of a name.
            let mut theirs = variables(&texts[key]);
            theirs.remove("form");
            assert_eq!(theirs, variables(text), "{locale}: {key}");
        }
    }
}

/// Discord allows 80 characters on a button, and the names of tiles and units need most of them.
#[test]
fn labels_of_buttons_leave_room_for_names_in_every_language() {
    const OTHER_BUTTON_KEYS: [&str; 28] = [
        "help-do-open",
        "help-do-first",
        "help-do-legend",
        "help-do-mine",
        "help-do-learn",
        "help-finish",
        "help-to-settings",
        "help-to-commands",
        "tables-join",
        "tables-own",
        "tables-back",
        "tables-more",
        "results-offer",
        "results-stop",
        "lobby-join",
        "lobby-leave",
        "lobby-start",
        "lobby-cancel",
        "lobby-rematch",
        "back",
        "confirm",
        "stills",
        "game-film",
        "resign-button",
        "second-move-of",
        "discard-of",
        "hint-button",
        "why-button",
    ];
    let is_label =
        |key: &str| key.starts_with("verb-") || key.starts_with("option-") || OTHER_BUTTON_KEYS.contains(&key);
    for (game, locale) in GAMES.iter().flat_map(|(game, _)| ["en", "pl", "uk"].map(|locale| (game, locale))) {
        for (key, text) in load_texts(game, locale).iter().filter(|(key, _)| is_label(key)) {
            // Each variant is measured separately.
            for text in text.split(['[', ']']).filter(|text| !text.contains("->")) {
                let own = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
                assert!(own.map(|part| part.chars().count()).sum::<usize>() <= 40, "{locale}: {key}");
            }
        }
    }
}

#[test]
fn commands_are_named_in_sentences_as_discord_shows_them() {
    let mut named = 0;
    for (game, locale) in GAMES.iter().flat_map(|(game, _)| ["en", "pl", "uk"].map(|locale| (game, locale))) {
        let texts = load_texts(game, locale);
        let is_command = |name: &str| {
            let mut commands = texts.iter().filter(|(key, _)| key.starts_with("command-"));
            commands.any(|(key, text)| key.matches('-').count() == 1 && text.trim() == name)
        };
        for (key, text) in &texts {
            for rest in text.split(" /").skip(1) {
                let name = rest.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or_default();
                assert!(is_command(name), "{locale}: {key} speaks of /{name}");
                named += 1;
            }
        }
    }
    assert!(named >= 15, "five sentences in each language");
}

#[test]
fn every_requested_text_exists() {
    let asks = ["word(language,", "text(language,", "text(self.language,", "word(self.language,", "Said("];
    let mut missing = BTreeSet::new();
    let keys_of = |game: &str| load_texts(game, "en").into_keys().collect::<BTreeSet<_>>();
    let shared = GAMES.iter().flat_map(|(game, _)| keys_of(game)).collect();
    let mut all = vec![(literals(TEXT_FOLDERS.map(str::to_owned)), shared)];
    all.extend(GAMES.map(|game| (literals(own_folders(game)), keys_of(game.0))));
    for ((before, literal), keys) in all.iter().flat_map(|(literals, keys)| literals.iter().map(move |it| (it, keys))) {
        // A literal that ends with a hyphen is the prefix of a key.
        let looks_like_one = literal.contains('-')
            && !literal.ends_with('-')
            && literal.chars().all(is_key_character)
            && literal.starts_with(|c: char| c.is_ascii_lowercase())
            && !is_route_word(before)
            && !NO_KEYS.contains(&literal.as_str());
        let is_asked_for = asks.iter().any(|ask| before.ends_with(ask) || before.ends_with(&format!("{ask} ")));
        if (looks_like_one || is_asked_for) && !keys.contains(literal) {
            missing.insert(literal.clone());
        }
        let is_value = NO_PATTERNS.contains(&literal.as_str());
        let is_whole = !literal.starts_with("{prefix}") && !literal.starts_with("{key}");
        if is_pattern(literal) && !is_value && is_whole && !keys.iter().any(|key| matches_pattern(literal, key)) {
            missing.insert(literal.clone());
        }
    }
    assert!(missing.is_empty(), "no texts {missing:?}");
}

#[test]
fn every_text_is_used() {
    let shared = || TEXT_FOLDERS.map(str::to_owned).into_iter();
    check_use(["locales/en", "crates/sandbox/locales/en"], shared().chain(GAMES.into_iter().flat_map(own_folders)));
    for game in GAMES {
        check_use([&format!("{}locales/en", game.0)], shared().chain(own_folders(game)));
    }
}

fn check_use<const N: usize>(texts: [&str; N], folders: impl Iterator<Item = String>) {
    let literals: Vec<String> = literals(folders).into_iter().map(|(_, literal)| literal).collect();
    let patterns: Vec<&String> = literals.iter().filter(|literal| is_pattern(literal)).collect();
    let is_beginning = |literal: &&String| literal.ends_with('-') && literal.chars().all(is_key_character);
    let beginnings: Vec<&String> = literals.iter().filter(is_beginning).collect();
    // The page's script uses these texts; tests/page/words.rs checks them.
    for key in read_texts(texts).keys().filter(|key| !key.starts_with("command-") && !key.starts_with("page-")) {
        let is_used = literals.contains(key)
            || patterns.iter().any(|pattern| !pattern.starts_with('{') && matches_pattern(pattern, key))
            || beginnings.iter().any(|beginning| beginning.len() > 1 && key.starts_with(beginning.as_str()));
        assert!(is_used, "nothing asks for `{key}`");
    }
}
