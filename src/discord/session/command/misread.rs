//! Names the word of a typed action that is not understood, and words that the user may have meant.

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization;

use sztab_game::view::{GameView, NamedItem, Place, SideQuestion};
use sztab_referee::limits::MAX_TYPED_CHARACTERS;
use sztab_words::{text, word};

use crate::discord::say::answer::shorten;
use crate::discord::say::typed::{edit_distance, fold_text, folded_words, is_similar};

/// Maximum length of a word that is quoted back to the user, in characters.
const MAX_QUOTED_CHARACTERS: usize = 30;
/// Minimum length of a prefix that is recognised as belonging to another side, in characters.
const MIN_PREFIX_CHARACTERS: usize = 3;
/// Maximum number of suggestions in one message.
const MAX_SUGGESTIONS: usize = 3;

/// The message that names the word that is not understood. `None` if each word by itself could belong to an expected
/// action.
pub fn misreading_message(view: &dyn GameView, asked: &SideQuestion<'_>, typed: &str) -> Option<String> {
    let typed: String = typed.nfc().take(MAX_TYPED_CHARACTERS).collect();
    let spoken: Vec<&str> = typed.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let place = |word: &str| view.find_place(asked.game, word, asked.language);
    let missing = spoken.iter().find_map(|word| match place(word) {
        Place::Missing(sentence) => Some(sentence),
        Place::None | Place::There => None,
    });
    if missing.is_some() {
        return missing;
    }
    let vocabulary = view.vocabulary(asked);
    let known: BTreeSet<String> = vocabulary.texts.iter().flat_map(|text| folded_words(text)).collect();
    let is_known = |spoken: &&str| {
        let spoken = fold_text(spoken);
        place(&spoken) == Place::There || known.iter().any(|word| word.starts_with(&spoken))
    };
    let unknown = spoken.iter().find(|word| !is_known(word))?;
    let named = shorten(unknown, MAX_QUOTED_CHARACTERS);
    let unknown = fold_text(unknown);
    if let Some(foreign) = foreign_name_message(&vocabulary.foreign, &unknown) {
        return Some(foreign);
    }
    let near = nearest_names(&vocabulary.named, &unknown);
    if near.is_empty() {
        return Some(text(asked.language, "misread-plain", &[("word", named.into())]));
    }
    let near = near.join(&word(asked.language, "list-comma"));
    Some(text(asked.language, "misread-near", &[("word", named.into()), ("near", near.into())]))
}

/// The message about something that another side has, if a word is a prefix of its name.
fn foreign_name_message(foreign: &[NamedItem], unknown: &str) -> Option<String> {
    if unknown.chars().count() < MIN_PREFIX_CHARACTERS {
        return None;
    }
    let begins = |name: &String| folded_words(name).iter().any(|word| word.starts_with(unknown));
    foreign.iter().find(|one| one.names.iter().any(begins)).map(|one| one.text.clone())
}

/// Known words similar to an unknown one, nearest first.
fn nearest_names(named: &[NamedItem], unknown: &str) -> Vec<String> {
    let nearest = |one: &NamedItem| {
        let words = one.names.iter().flat_map(|name| folded_words(name)).filter(|word| is_similar(unknown, word));
        words.map(|word| edit_distance(unknown, &word)).min()
    };
    let mut near: Vec<(usize, &String)> = named.iter().filter_map(|one| Some((nearest(one)?, &one.text))).collect();
    near.sort();
    near.dedup_by(|one, other| one.1 == other.1);
    near.into_iter().map(|(_, name)| name.clone()).take(MAX_SUGGESTIONS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::session::fixture::{TEST_FACTIONS, test_session};
    use sztab_game::{Language, Side};

    /// Moloch against Hegemony, before the HQs are placed.
    fn misreading_in_duel(typed: &str, language: Language) -> Option<String> {
        let seat = |id: &str| TEST_FACTIONS.iter().position(|seat| *seat == id).expect("a seat");
        let session = test_session([seat("moloch"), seat("hegemony")], 7, "");
        let asked = SideQuestion { game: session.game(), side: Side(0), lines: &[], said: &[], language };
        misreading_message(session.view(), &asked, typed)
    }

    #[test]
    fn unknown_words_are_named_with_similar_known_ones() {
        let english = |typed: &str| misreading_in_duel(typed, Language::English).unwrap_or_default();
        assert!(english("hibrid c3").contains("“hibrid”") && english("hibrid c3").contains("Hybrid"));
        assert!(english("blokr c3").contains("Blocker"), "{}", english("blokr c3"));
        assert!(english("xyzzy c3").contains("“xyzzy”"));
        assert_eq!(misreading_in_duel("hybrid c3 n", Language::English), None);
        assert_eq!(misreading_in_duel("lowca c3", Language::Polish), None, "without marks on letters");
        assert_eq!(misreading_in_duel("L\u{301}owca c3", Language::Polish), None);
    }

    #[test]
    fn tiles_of_the_other_faction_are_recognised() {
        let sentence = misreading_in_duel("ganger c3", Language::English).unwrap_or_default();
        assert!(
            sentence.contains("Ganger") && sentence.contains("Hegemony") && sentence.contains("Moloch"),
            "{sentence}"
        );
        let sentence = misreading_in_duel("straznik c3", Language::Polish).unwrap_or_default();
        assert!(sentence.contains("Strażnik"), "{sentence}");
    }

    #[test]
    fn nonexistent_hexes_are_named_with_nearby_ones() {
        let sentence = misreading_in_duel("hybrid c9", Language::English).unwrap_or_default();
        assert!(sentence.contains("“c9”") && sentence.contains("C3"), "{sentence}");
        let sentence = misreading_in_duel("hybrid z9", Language::English).unwrap_or_default();
        assert!(sentence.contains("“z9”") && sentence.contains("A1"), "{sentence}");
        assert_eq!(misreading_in_duel("hybrid С3", Language::English), None, "a Cyrillic letter");
    }
}
