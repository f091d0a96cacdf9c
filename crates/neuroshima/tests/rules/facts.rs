//! Compares army files with independently collected facts if `SZTAB_ARMY_FACTS` names the folder that contains them;
//! they are not part of this repository. The comparison is of texts, so that it can include army files in the folder
//! `SZTAB_ARMIES` with keywords that the program does not support yet.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::io::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use sztab_neuroshima::rules::Army;
use toml::{Table, Value};

/// Keywords of the facts with different keywords in army files. `None`: the feature follows from an edge or the kind of
/// tile.
const FEATURES: [(&str, Option<&str>); 6] = [
    ("transport", Some("replaceable")),
    ("takeover", None),
    ("redirect", None),
    ("poisoning", None),
    ("explosive", None),
    ("foundation", None),
];

/// Abilities of HQs that the facts mention only in prose: army and feature.
const PROSE_FEATURES: [(&str, &str); 4] = [
    ("neojungle", "matrix"),
    ("doomsdaymachine", "hq_rotation"),
    ("sharrash", "underground_castling"),
    ("mississippi", "breath_of_death"),
];

/// Effects in the prose of the facts: the effect's keyword, and phrases, at least one of which the prose must contain.
const EFFECTS: [(&str, &[&str]); 19] = [
    ("melee+1", &["+1 strength to every melee", "melee strength +1", "melee and ranged"]),
    ("melee+2", &["+2 strength to every melee"]),
    (
        "ranged+1",
        &[
            "+1 strength to every ranged",
            "+1 strength to every ordinary ranged",
            "ranged strength +1",
            "melee and ranged",
        ],
    ),
    ("initiative+1", &["+1 to every initiative", "initiative +1"]),
    ("initiative-1", &["-1 to every initiative", "initiatives lowered by 1"]),
    ("toughness+1", &["1 extra toughness"]),
    ("toughness+2", &["+2 toughness"]),
    ("extra-action", &["one additional initiative", "one extra action"]),
    ("medic", &["is cancelled and the Medic", "are cancelled and the Medic", "cancelled and the Medic tile"]),
    ("transport", &["move to an adjacent free hex and/or turn", "move one hex and/or rotate"]),
    ("quartermaster", &["a melee attack as ranged or a ranged attack as melee"]),
    ("scoper", &["instead of to its own side"]),
    ("recon", &["worth two"]),
    ("venom", &["gain Venom"]),
    ("paralysis", &["gain paralysis"]),
    ("paralyses", &["are paralysed as long as they are connected"]),
    ("zone", &["have initiative 0"]),
    ("underground", &["every own board tile has the Underground feature"]),
    ("free-net", &["without paying"]),
];

/// The folder of facts; if it is not set, a note on standard error says that `what` is not compared.
pub fn facts_folder(what: &str) -> Option<PathBuf> {
    let folder = env::var_os("SZTAB_ARMY_FACTS").filter(|folder| !folder.is_empty());
    if folder.is_none() {
        let said =
            format!("NOT JUDGED: SZTAB_ARMY_FACTS does not name a folder of facts, so {what} are compared with none\n");
        // `eprintln` cannot be used here, because the test harness captures its output.
        _ = std::io::stderr().write_all(said.as_bytes());
    }
    folder.map(PathBuf::from)
}

#[test]
fn armies_match_the_collected_facts() {
    let Some(facts) = facts_folder("the armies") else { return };
    let mut sources: Vec<String> = Army::built_in().into_iter().map(|army| army.source).collect();
    if let Some(folder) = env::var_os("SZTAB_ARMIES") {
        sources.extend(fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap()));
    }
    let mut judged = 0;
    let mut wrong = Vec::new();
    for source in &sources {
        let ours: Table = source.parse().unwrap();
        let file = facts.join(format!("{}.toml", ours["id"].as_str().unwrap()));
        if let Ok(theirs) = fs::read_to_string(file) {
            judged += 1;
            compare(&ours, &theirs.parse().unwrap(), &mut wrong);
        }
    }
    assert!(judged > 0, "{} has facts on none of {} armies", facts.display(), sources.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Collects differences, one line each.
fn compare(ours: &Table, theirs: &Table, wrong: &mut Vec<String>) {
    let army = ours["id"].as_str().unwrap();
    let tiles = |table: &Table| -> BTreeMap<String, Table> {
        let tiles = table["tile"].as_array().unwrap().iter().map(|tile| tile.as_table().unwrap().clone());
        tiles.map(|tile| (tile["id"].as_str().unwrap().to_owned(), tile)).collect()
    };
    let (our_tiles, their_tiles) = (tiles(ours), tiles(theirs));
    add_difference(
        wrong,
        army,
        "tiles",
        &our_tiles.keys().collect::<Vec<_>>(),
        &their_tiles.keys().collect::<Vec<_>>(),
    );
    let total = our_tiles.values().map(|tile| number_value(tile, "count")).sum::<i64>();
    add_difference(wrong, army, "total", &total, &35);
    let is_last = list_value(theirs, "army_rules").iter().any(|rule| rule.contains("places its HQ last"));
    add_difference(wrong, army, "places", &text_value(ours, "places"), if is_last { &"last" } else { &"" });
    add_difference(wrong, army, "tokens", &marker_counts(ours), &marker_counts(theirs));
    for (id, theirs) in &their_tiles {
        let Some(ours) = our_tiles.get(id) else { continue };
        let about = format!("{army} {id}");
        for key in ["count", "toughness"] {
            add_difference(wrong, &about, key, &number_value(ours, key), &number_value(theirs, key));
        }
        let kind = text_value(theirs, "kind");
        add_difference(wrong, &about, "kind", &text_value(ours, "kind"), &kind);
        for key in ["instant", "foundation"] {
            let expected = if kind == key { expected_word(id) } else { "" };
            add_difference(wrong, &about, key, &text_value(ours, key), &expected);
        }
        // The segment of a Foundation follows from its keyword.
        let initiative = if kind == "foundation" { Vec::new() } else { list_value(theirs, "initiative") };
        add_difference(wrong, &about, "initiative", &list_value(ours, "initiative"), &initiative);
        add_difference(wrong, &about, "edges", &edge_tokens(ours), &edge_tokens(theirs));
        let told =
            PROSE_FEATURES.iter().filter(|(of, _)| *of == army && kind == "hq").map(|(_, word)| (*word).to_owned());
        let features: BTreeSet<String> =
            list_value(theirs, "features").iter().filter_map(feature_keyword).chain(told).collect();
        add_difference(wrong, &about, "features", &list_value(ours, "features").into_iter().collect(), &features);
        check_effects(&about, ours, text_value(theirs, "effect"), wrong);
        let is_open = list_value(ours, "rulings").iter().any(|ruling| ruling.starts_with("O-"));
        if text_value(theirs, "confidence") == "low" && !is_open {
            wrong.push(format!("{about}: the facts are uncertain, and no open ruling is cited"));
        }
    }
}

fn add_difference<T: PartialEq + Debug + ?Sized>(
    wrong: &mut Vec<String>,
    about: &str,
    key: &str,
    ours: &T,
    theirs: &T,
) {
    if ours != theirs {
        wrong.push(format!("{about}: {key} is {ours:?}, by the facts {theirs:?}"));
    }
}

/// The keyword of an instant or Foundation: the id of its tile, except for the Air Strike.
fn expected_word(id: &str) -> &str {
    if id == "air_strike" { "bomb" } else { id }
}

fn text_value<'a>(table: &'a Table, key: &str) -> &'a str {
    table.get(key).map_or("", |value| value.as_str().unwrap())
}

fn number_value(table: &Table, key: &str) -> i64 {
    table.get(key).map_or(0, |value| value.as_integer().unwrap())
}

fn list_value(table: &Table, key: &str) -> Vec<String> {
    let written = |value: &Value| value.as_str().map_or_else(|| value.as_integer().unwrap().to_string(), str::to_owned);
    table.get(key).map_or_else(Vec::new, |values| values.as_array().unwrap().iter().map(written).collect())
}

/// The tokens of each edge as a set; an edge is text in army files and a list in the facts.
fn edge_tokens(tile: &Table) -> Vec<BTreeSet<String>> {
    let all = match tile.get("edges") {
        Some(Value::String(text)) => text.split(',').map(str::to_owned).collect(),
        _ => list_value(tile, "edges"),
    };
    let takes = list_value(tile, "features").iter().any(|feature| feature == "takeover");
    let token = |token: &str| if takes && token == "c" { "t".to_owned() } else { token.to_owned() };
    let edge = |edge: &String| edge.split('+').filter(|token| !["", "-"].contains(token)).map(token).collect();
    let edges: Vec<BTreeSet<String>> = all.iter().map(edge).collect();
    // Tiles that are not units have no edges.
    if edges.iter().all(BTreeSet::is_empty) { Vec::new() } else { edges }
}

/// The keyword in army files for a feature of the facts.
fn feature_keyword(theirs: &String) -> Option<String> {
    let known = FEATURES.iter().find(|(feature, _)| feature == theirs);
    known.map_or_else(|| Some(theirs.clone()), |(_, ours)| ours.map(str::to_owned))
}

/// Checks that the prose of the facts mentions each effect, and that a module has effects, or an edge that serves as
/// its function.
fn check_effects(about: &str, ours: &Table, prose: &str, wrong: &mut Vec<String>) {
    let effects = list_value(ours, "effects");
    for effect in &effects {
        let told = EFFECTS.iter().find(|(word, _)| word == effect);
        if !told.is_some_and(|(_, sayings)| sayings.iter().any(|said| prose.contains(said))) {
            wrong.push(format!("{about}: effect `{effect}` is not in: {prose}"));
        }
    }
    let says_itself = edge_tokens(ours).iter().flatten().any(|token| ["t", "trap"].contains(&token.as_str()));
    if text_value(ours, "kind") == "module" && effects.is_empty() && !says_itself {
        wrong.push(format!("{about}: no effect, but: {prose}"));
    }
}

/// Markers of limited supply, by their keyword in army files. The facts mention some of them only in notes; other
/// markers are mere reminders and are left out.
fn marker_counts(table: &Table) -> BTreeMap<&'static str, i64> {
    let leading = |text: &str| text.split(' ').next().unwrap().parse::<i64>().unwrap();
    let count = |value: &Value| value.as_integer().unwrap_or_else(|| leading(value.as_str().unwrap()));
    let listed = table.get("tokens").and_then(Value::as_table);
    let of = |keys: [&str; 2]| keys.iter().find_map(|key| listed?.get(*key)).map(count);
    let noted = || text_value(table, "edition_notes").split_once(" poison markers")?.0.rsplit(' ').next()?.parse().ok();
    let poison = of(["poison", "venom"]).or_else(noted).map(|count| ("poison", count));
    poison.into_iter().chain(of(["paralysis", "paralysis"]).map(|count| ("paralysis", count))).collect()
}
