//! Words that players type: names of tiles, abilities, directions and hexes.

use crate::rules::notation::Expected;
use crate::rules::{Ability, Board, Game, Instant, Side, Tile, TileId};
use crate::texts::{text, word};
use crate::words::{action_phrase, tile_name};
use sztab_game::Language;
use sztab_game::view::{NamedItem, Place, SideQuestion, Vocabulary};

use super::words::ability_key;
use super::{action_from_line, army_name};

/// Maximum number of hexes suggested in one message.
const MAX_SUGGESTED_HEXES: usize = 5;

/// Words of the notation that are not tiles, units or hexes, other than the verbs of instants.
const NOTATION_WORDS: [&str; 9] = ["build", "place", "hq", "use", "discard", "lay", "fetch", "tactic", "via"];

/// Text key for the expected input, for a text shorter than the notation's own. `None` if the input was not meant as
/// notation.
pub(super) fn expectation_key(expected: &Expected) -> Option<&'static str> {
    match expected {
        Expected::Hex | Expected::HexOfBoard => Some("expected-hex"),
        Expected::Rotation => Some("expected-rotation"),
        Expected::Direction => Some("expected-direction"),
        Expected::Face => Some("expected-face"),
        Expected::Tile | Expected::TileOf { .. } | Expected::TileDeclared => Some("expected-tile"),
        Expected::Ability | Expected::AbilityWord => Some("expected-ability"),
        Expected::TacticWord => Some("expected-tactic"),
        Expected::Leader => Some("expected-leader"),
        Expected::LeadWord => Some("expected-lead"),
        Expected::Number { .. } => Some("expected-answer"),
        Expected::OneLine
        | Expected::Action
        | Expected::Verb(_)
        | Expected::VerbOrWord(_)
        | Expected::DeclaredTile(_)
        | Expected::LineEnd
        | Expected::Keys(_)
        | Expected::KeyOnce(_)
        | Expected::Text(_) => None,
    }
}

/// The vocabulary for a side's actions.
pub(super) fn vocabulary(game: &Game, asked: &SideQuestion<'_>) -> Vocabulary {
    let (language, side) = (asked.language, asked.side);
    let mut named: Vec<NamedItem> = tiles(game, side)
        .map(|(id, tile)| NamedItem {
            text: tile_name(language, game.roster(), side, id).to_owned(),
            names: tile_names(tile),
        })
        .collect();
    for ability in Ability::ALL {
        let key = ability_key(ability.word());
        named.push(NamedItem { text: word(language, &key), names: in_all_languages(&key) });
    }
    let mut texts: Vec<String> = named.iter().flat_map(|named| named.names.iter().cloned()).collect();
    for line in asked.lines {
        texts.push(line.clone());
        if let Some(action) = action_from_line(game, side, line) {
            texts.extend(Language::ALL.map(|language| action_phrase(language, game, side, action)));
        }
    }
    let directions = ["n", "ne", "se", "s", "sw", "nw"].map(|direction| format!("direction-{direction}"));
    texts.extend(directions.iter().flat_map(|key| in_all_languages(key)));
    texts.extend(NOTATION_WORDS.into_iter().chain(Instant::ALL.map(Instant::verb)).map(str::to_owned));
    Vocabulary { texts, named, foreign: enemy_tile_names(game, side, language) }
}

/// The tiles of enemies, with their names.
fn enemy_tile_names(game: &Game, side: Side, language: Language) -> Vec<NamedItem> {
    let roster = game.roster();
    let of = |other: Side| {
        tiles(game, other).map(move |(id, tile)| {
            let arguments = [
                ("tile", tile_name(language, roster, other, id).to_owned().into()),
                ("army", army_name(game, other, language).into()),
                ("own", army_name(game, side, language).into()),
            ];
            NamedItem { text: text(language, "misread-other-army", &arguments), names: tile_names(tile) }
        })
    };
    roster.mode().enemies(side).iter().flat_map(of).collect()
}

fn tiles(game: &Game, side: Side) -> impl Iterator<Item = (TileId, &Tile)> {
    (0u8..).map(TileId).zip(&game.roster().army(side).tiles)
}

/// Names of a tile.
fn tile_names(tile: &Tile) -> Vec<String> {
    let names = Language::ALL.iter().map(|&language| tile.name.in_language(language).to_owned());
    names.chain([tile.id.clone()]).collect()
}

fn in_all_languages(key: &str) -> Vec<String> {
    Language::ALL.map(|language| word(language, key)).to_vec()
}

/// The part of a board that a word names.
pub(super) fn resolve_place(board: Board, typed: &str, language: Language) -> Place {
    if board.hex(&to_latin(typed)).is_some() {
        Place::There
    } else if looks_like_hex(typed) {
        Place::Missing(unknown_hex_message(board, typed, language))
    } else {
        Place::None
    }
}

/// True if the word is a letter and one or two digits.
fn looks_like_hex(word: &str) -> bool {
    let mut letters = word.chars();
    let begins = letters.next().is_some_and(char::is_alphabetic);
    let digits = letters.as_str();
    begins && (1..=2).contains(&digits.len()) && digits.chars().all(|digit| digit.is_ascii_digit())
}

/// The name of a hex, with Cyrillic letters replaced by Latin ones that look the same.
fn to_latin(word: &str) -> String {
    let plain = |letter: char| match letter {
        'а' | 'А' => 'A',
        'в' | 'В' => 'B',
        'с' | 'С' => 'C',
        'е' | 'Е' => 'E',
        other => other,
    };
    word.chars().map(plain).collect()
}

/// The message that a board has no such hex; it suggests similar ones.
pub(in crate::view) fn unknown_hex_message(board: Board, named: &str, language: Language) -> String {
    let wanted = to_latin(named).to_uppercase();
    let names: Vec<String> = board.hexes().map(|hex| board.name(hex).to_string()).collect();
    let near: Vec<String> =
        names.iter().filter(|name| is_near(name, &wanted)).take(MAX_SUGGESTED_HEXES).cloned().collect();
    if near.is_empty() {
        let end = |name: Option<&String>| name.cloned().unwrap_or_default();
        let arguments = [
            ("word", named.to_owned().into()),
            ("first", end(names.iter().min()).into()),
            ("last", end(names.iter().max()).into()),
        ];
        return text(language, "misread-hex-plain", &arguments);
    }
    let near = near.join(&word(language, "list-comma"));
    text(language, "misread-hex", &[("word", named.to_owned().into()), ("near", near.into())])
}

/// True if two hex names differ in one letter, or one of them has one letter more.
fn is_near(hex: &str, wanted: &str) -> bool {
    let (hex, wanted): (Vec<char>, Vec<char>) = (hex.chars().collect(), wanted.chars().collect());
    let without = |long: &[char], short: &[char]| {
        (0..long.len()).any(|left_out| [&long[..left_out], &long[left_out + 1..]].concat() == short)
    };
    if hex.len() == wanted.len() {
        return hex.iter().zip(&wanted).filter(|(one, other)| one != other).count() <= 1;
    }
    without(&wanted, &hex) || without(&hex, &wanted)
}
