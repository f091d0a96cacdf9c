//! Names the word of a typed action that is not understood, and what it may have been meant to be.

use unicode_normalization::UnicodeNormalization;

use crate::games::Language;
use crate::games::neuroshima::rules::{Ability, Board, Game, Instant, Side, TileId};
use crate::games::neuroshima::words::{action_phrase, tile_name};
use crate::limits::TYPED_CHARACTERS;
use crate::referee::Line;
use crate::words::{text, word};

use crate::discord::say::answer::shortened;
use crate::discord::say::typed::{distance, folded, is_near, words};

/// Longest word that is repeated to whoever typed it, in characters.
const REPEATED: usize = 30;
/// Shortest beginning that is taken for a tile of another army.
const TELLING: usize = 3;
/// Suggestions in one sentence.
const SUGGESTED: usize = 3;
/// Hexes in one sentence.
const HEXES: usize = 5;

/// Says which word is not understood. `None` if each word by itself could belong to an action. `lines` are those that the
/// side may say.
pub fn misread(game: &Game, side: Side, lines: &[String], typed: &str, language: Language) -> Option<String> {
    let typed: String = typed.nfc().take(TYPED_CHARACTERS).collect();
    let spoken: Vec<&str> = typed.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let board = game.arrangement().board;
    let army = game.roster().army(side);
    if let Some(hex) = spoken.iter().find(|word| looks_like_a_hex(word) && board.hex(&latin(word)).is_none()) {
        return Some(no_hex(board, hex, language));
    }
    let known = vocabulary(game, side, lines);
    let is_known = |spoken: &&str| {
        let spoken = folded(spoken);
        board.hex(&latin(&spoken)).is_some() || known.iter().any(|word| word.starts_with(&spoken))
    };
    let unknown = spoken.iter().find(|word| !is_known(word))?;
    let named = shortened(unknown, REPEATED);
    let unknown = folded(unknown);
    if let Some((tile, other)) = of_another_army(game, side, &unknown) {
        let tile = tile_name(language, game.roster(), other, tile).to_owned();
        let name = |side: Side| game.roster().army(side).name.in_language(language).to_owned();
        let arguments = [("tile", tile.into()), ("army", name(other).into()), ("own", name(side).into())];
        return Some(text(language, "misread-other-army", &arguments));
    }
    let mut near: Vec<(usize, String)> = Vec::new();
    for (number, tile) in (0u8..).zip(&army.tiles) {
        let called = Language::ALL.iter().map(|&language| tile.name.in_language(language)).chain([tile.id.as_str()]);
        let nearest =
            called.flat_map(words).filter(|word| is_near(&unknown, word)).map(|word| distance(&unknown, &word));
        let name = tile_name(language, game.roster(), side, TileId(number)).to_owned();
        near.extend(nearest.min().map(|distance| (distance, name)));
    }
    for ability in Ability::ALL {
        let key = format!("ability-{}", ability.word());
        let called = Language::ALL.map(|language| word(language, &key));
        let nearest = called.iter().flat_map(|name| words(name)).filter(|word| is_near(&unknown, word));
        let nearest = nearest.map(|word| distance(&unknown, &word)).min();
        near.extend(nearest.map(|distance| (distance, word(language, &key))));
    }
    near.sort();
    near.dedup_by(|one, other| one.1 == other.1);
    let near: Vec<String> = near.into_iter().map(|(_, name)| name).take(SUGGESTED).collect();
    if near.is_empty() {
        return Some(text(language, "misread-plain", &[("word", named.into())]));
    }
    let near = near.join(&word(language, "list-comma"));
    Some(text(language, "misread-near", &[("word", named.into()), ("near", near.into())]))
}

/// Folded words that actions of a side are made of: names of its tiles, what lines are called, and lines themselves.
fn vocabulary(game: &Game, side: Side, lines: &[String]) -> Vec<String> {
    let mut known: Vec<String> = Vec::new();
    for tile in &game.roster().army(side).tiles {
        known.extend(words(&tile.id));
        known.extend(Language::ALL.iter().flat_map(|&language| words(tile.name.in_language(language))));
    }
    for line in lines {
        known.extend(words(line));
        if let Ok(Line::Action(action)) = Line::parse(line, game, side) {
            known
                .extend(Language::ALL.iter().flat_map(|&language| words(&action_phrase(language, game, side, action))));
        }
    }
    let directions = ["n", "ne", "se", "s", "sw", "nw"].map(|direction| format!("direction-{direction}"));
    for language in Language::ALL {
        known.extend(directions.iter().flat_map(|key| words(&word(language, key))));
        known.extend(
            Ability::ALL.iter().flat_map(|ability| words(&word(language, &format!("ability-{}", ability.word())))),
        );
    }
    known.extend(["place", "hq", "use", "discard", "via"].map(str::to_owned));
    known.extend(Instant::ALL.map(|instant| instant.verb().to_owned()));
    known.sort();
    known.dedup();
    known
}

/// The tile of another army in the game that a word begins the name of.
fn of_another_army(game: &Game, side: Side, unknown: &str) -> Option<(TileId, Side)> {
    if unknown.chars().count() < TELLING {
        return None;
    }
    let roster = game.roster();
    let tiles =
        roster.mode().enemies(side).iter().flat_map(|other| {
            (0u8..).map(TileId).zip(&roster.army(other).tiles).map(move |(id, tile)| (id, other, tile))
        });
    let begins = |name: &str| words(name).iter().any(|word| word.starts_with(unknown));
    let mut tiles = tiles.filter(|(_, _, tile)| {
        begins(&tile.id) || Language::ALL.iter().any(|&language| begins(tile.name.in_language(language)))
    });
    tiles.next().map(|(id, other, _)| (id, other))
}

/// A letter and one or two digits.
fn looks_like_a_hex(word: &str) -> bool {
    let mut letters = word.chars();
    let begins = letters.next().is_some_and(char::is_alphabetic);
    let digits = letters.as_str();
    begins && (1..=2).contains(&digits.len()) && digits.chars().all(|digit| digit.is_ascii_digit())
}

/// A hex with the Latin letter for a Cyrillic one that looks the same.
fn latin(word: &str) -> String {
    let plain = |letter: char| match letter {
        'а' | 'А' => 'A',
        'в' | 'В' => 'B',
        'с' | 'С' => 'C',
        'е' | 'Е' => 'E',
        other => other,
    };
    word.chars().map(plain).collect()
}

fn no_hex(board: Board, named: &str, language: Language) -> String {
    let wanted = latin(named).to_uppercase();
    let names: Vec<String> = board.hexes().map(|hex| board.name(hex).to_string()).collect();
    let near: Vec<String> = names.iter().filter(|name| distance(name, &wanted) <= 1).take(HEXES).cloned().collect();
    let named = shortened(named, REPEATED);
    if near.is_empty() {
        let end = |name: Option<&String>| name.cloned().unwrap_or_default();
        let arguments = [
            ("word", named.into()),
            ("first", end(names.iter().min()).into()),
            ("last", end(names.iter().max()).into()),
        ];
        return text(language, "misread-hex-plain", &arguments);
    }
    let near = near.join(&word(language, "list-comma"));
    text(language, "misread-hex", &[("word", named.into()), ("near", near.into())])
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::games::neuroshima::rules::{Army, Opening, Roster};

    /// Moloch against Hegemony, with the HQs to be placed.
    fn said(typed: &str, language: Language) -> Option<String> {
        let army = |id: &str| Army::built_in().into_iter().find(|army| army.id == id).map(Arc::new);
        let roster = Arc::new(Roster::new(["moloch", "hegemony"].into_iter().filter_map(army).collect()));
        let game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::Standard, &[7; 32]));
        misread(&game, Side(0), &[], typed, language)
    }

    #[test]
    fn a_word_that_is_not_understood_is_named_with_what_it_could_be() {
        let english = |typed: &str| said(typed, Language::English).unwrap_or_default();
        assert!(english("hibrid c3").contains("“hibrid”") && english("hibrid c3").contains("Hybrid"));
        assert!(english("blokr c3").contains("Blocker"), "{}", english("blokr c3"));
        assert!(english("xyzzy c3").contains("“xyzzy”"));
        assert_eq!(said("hybrid c3 n", Language::English), None);
        assert_eq!(said("lowca c3", Language::Polish), None, "without marks on letters");
        assert_eq!(said("L\u{301}owca c3", Language::Polish), None);
    }

    #[test]
    fn a_tile_of_the_other_army_is_called_one() {
        let sentence = said("ganger c3", Language::English).unwrap_or_default();
        assert!(
            sentence.contains("Ganger") && sentence.contains("Hegemony") && sentence.contains("Moloch"),
            "{sentence}"
        );
        let sentence = said("straznik c3", Language::Polish).unwrap_or_default();
        assert!(sentence.contains("Strażnik"), "{sentence}");
    }

    #[test]
    fn a_hex_that_does_not_exist_is_named_with_those_near_it() {
        let sentence = said("hybrid c9", Language::English).unwrap_or_default();
        assert!(sentence.contains("“c9”") && sentence.contains("C3"), "{sentence}");
        let sentence = said("hybrid z9", Language::English).unwrap_or_default();
        assert!(sentence.contains("“z9”") && sentence.contains("A1"), "{sentence}");
        assert_eq!(said("hybrid С3", Language::English), None, "a Cyrillic letter");
    }
}
