//! Checks that docs/ARMIES.md agrees with the program in its lists, limits, examples and messages.

use super::armies::{EXAMPLE, edit_example, refusal_text};
use sztab_neuroshima::rules::army::{
    ACCUSATIVE_KEYS, ARMY_KEYS, ARMY_SIZE, FORMAT, HIGHEST_INITIATIVE, ID_LIMIT, KINDS, LANGUAGES, LOOKS_KEYS,
    MAX_ARMIES, MAX_FILE_BYTES, NAME_LIMIT, NAME_PUNCTUATION, RESERVED_IDS, TILE_KEYS, TOUGHNESS_LIMIT,
};
use sztab_neuroshima::rules::printed::MAX_AMOUNT;
use sztab_neuroshima::rules::tile::MAX_PRINTED_INITIATIVE;
use sztab_neuroshima::rules::{Edge, Effect, Feature, Foundation, Instant};
use sztab_pictures::hue::Hue;

const PAGE: &str = include_str!("../../../../docs/ARMIES.md");

/// The first column of the table that follows a marker.
fn first_column(mark: &str) -> Vec<&'static str> {
    let mark = format!("<!-- {mark} -->\n\n");
    let (_, table) = PAGE.split_once(&mark).unwrap_or_else(|| panic!("no {mark}"));
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| row.strip_prefix("| `").unwrap().split_once("` |").unwrap().0).collect()
}

/// The page's code blocks in a language.
fn code_blocks(language: &str) -> Vec<&'static str> {
    let begin = format!("\n```{language}\n");
    PAGE.split(&begin).skip(1).map(|rest| rest.split_once("```").unwrap().0).collect()
}

#[test]
fn page_lists_match_the_program() {
    assert_eq!(first_column("army keys"), ARMY_KEYS);
    assert_eq!(first_column("languages"), LANGUAGES);
    assert_eq!(first_column("cases"), ACCUSATIVE_KEYS.map(|(case, _)| case));
    assert_eq!(first_column("tile keys"), TILE_KEYS);
    assert_eq!(first_column("looks keys"), LOOKS_KEYS);
    assert_eq!(first_column("hues"), Hue::ALL.map(Hue::word));
    assert_eq!(first_column("kinds"), KINDS.iter().map(|(word, _)| *word).collect::<Vec<_>>());
    let attacks = Edge::ATTACK_TOKENS.iter().map(|(letter, _)| format!("{letter}<n>"));
    let marks = Edge::MARK_TOKENS.iter().map(|(token, _)| (*token).to_owned());
    assert_eq!(first_column("edges"), attacks.chain(marks).collect::<Vec<_>>());
    assert_eq!(first_column("features"), Feature::ALL.map(Feature::word));
    let counted = Effect::COUNTED_WORDS.iter().map(|(word, _)| format!("{word}<n>"));
    let words = Effect::WORDS.iter().map(|(word, _)| (*word).to_owned());
    assert_eq!(first_column("effects"), counted.chain(words).collect::<Vec<_>>());
    assert_eq!(first_column("instants"), Instant::ALL.map(Instant::word));
    assert_eq!(first_column("foundations"), Foundation::ALL.map(Foundation::word));
}

#[test]
fn page_numbers_match_the_program() {
    for sentence in [
        format!("always `{FORMAT}`"),
        format!("a word of at most {ID_LIMIT} lower-case letters"),
        format!("not `{}`", RESERVED_IDS[0]),
        format!("A name has at most {NAME_LIMIT} characters"),
        format!("the signs `{NAME_PUNCTUATION}`"),
        format!("An army has {ARMY_SIZE} tiles"),
        format!("at most {MAX_PRINTED_INITIATIVE} of them, from 0 to {HIGHEST_INITIATIVE}"),
        format!("from 0 to {TOUGHNESS_LIMIT}. Left out: the first wound is the last"),
        format!("a digit from 1 to {MAX_AMOUNT}"),
        format!("at most {} KiB", MAX_FILE_BYTES / 1024),
        format!("At most {MAX_ARMIES} armies can be offered"),
    ] {
        assert!(PAGE.contains(&sentence), "the page does not say: {sentence}");
    }
}

#[test]
fn page_examples_occur_in_the_example() {
    let blocks = code_blocks("toml");
    assert!(blocks.len() >= 6);
    for block in blocks {
        assert!(EXAMPLE.contains(block), "{block}");
    }
}

/// Common mistakes, each as a change to the example.
const MISTAKES: [(&str, &str); 13] = [
    ("count = 4", "count = 5"),
    ("count = 4", "cuont = 4"),
    ("edges = \"m2,m1,-,-,-,m1\"", "edges = \"m2,m1,-,-,m1\""),
    ("edges = \"m2,m1,-,-,-,m1\"", "edges = \"m2,x1,-,-,-,m1\""),
    ("initiative = [3, 1]", "initiative = [1, 3]"),
    ("id = \"brute\"", "id = \"Brute\""),
    ("name = { en = \"Brute\",", "name = { en = \"Brute :)\","),
    ("effects = [\"melee+1\", \"initiative+1\"]", "effects = [\"strength+1\"]"),
    ("edges = \"c,-,c,-,c,-\"", "edges = \"-,-,-,-,-,-\""),
    ("instant = \"push_back\"", "instant = \"push\""),
    ("colours = [\"orange\"", "colours = [\"purple\""),
    ("name = { en = \"Slinger\"", "name = { en = \"Brute\""),
    ("kind = \"warrior\"", "kind = warrior"),
];

#[test]
fn page_messages_match_the_program() {
    let told: Vec<&str> = code_blocks("text").into_iter().filter(|block| block.starts_with("fan.toml")).collect();
    let wanted: Vec<String> = MISTAKES.iter().map(|(from, to)| refusal_text(&edit_example(from, to)) + "\n").collect();
    assert_eq!(told, wanted, "{}", wanted.concat());
}
