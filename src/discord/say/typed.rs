//! Matching of typed text: the first few letters of each word suffice; case and diacritics are ignored.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use sztab_referee::limits::MAX_TYPED_CHARACTERS;

/// True if every typed word is a prefix of a word in the text, ignoring case and diacritics.
pub fn matches_prefixes(text: &str, typed: &str) -> bool {
    folded_prefixes_match(&folded_words(text), &typed_words(typed))
}

/// True if every typed word is a word in the text, ignoring case and diacritics.
pub fn matches_words(text: &str, typed: &str) -> bool {
    folded_words_match(&folded_words(text), &typed_words(typed))
}

/// Compares a name with typed text, ignoring case and diacritics.
pub fn matches_name(name: &str, typed: &str) -> bool {
    fold_text(name.trim()) == fold_text(typed.trim())
}

/// A comparison of a value and names with typed text.
type Matcher = fn(&str, &[String], &str) -> bool;

/// The items that match `typed` by the first of these criteria that any item meets: equal to a suggestion's value;
/// equal to a name; equal to a name except for case and diacritics; all typed words are words in the names; all typed
/// words are prefixes of such words.
pub fn best_matches<T>(
    all: impl IntoIterator<Item = T>,
    typed: &str,
    value: impl Fn(&T) -> String,
    names_of: impl Fn(&T) -> Vec<String>,
) -> Vec<T> {
    let typed = typed.trim();
    let all: Vec<(String, Vec<String>, T)> =
        all.into_iter().map(|thing| (value(&thing), names_of(&thing), thing)).collect();
    let ways: [Matcher; 5] = [
        |value, _, typed| value == typed,
        |_, called, typed| called.iter().any(|name| name.trim() == typed),
        |_, called, typed| called.iter().any(|name| matches_name(name, typed)),
        |_, called, typed| matches_words(&called.join(" "), typed),
        |_, called, typed| matches_prefixes(&called.join(" "), typed),
    ];
    let way = ways.into_iter().find(|way| all.iter().any(|(value, called, _)| way(value, called, typed)));
    let Some(way) = way else { return Vec::new() };
    all.into_iter().filter(|(value, called, _)| way(value, called, typed)).map(|(.., thing)| thing).collect()
}

/// As [`fits`], for folded words.
pub fn folded_prefixes_match(words: &[String], typed: &[String]) -> bool {
    typed.iter().all(|typed| words.iter().any(|word| word.starts_with(typed)))
}

/// As [`names`], for folded words.
pub fn folded_words_match(words: &[String], typed: &[String]) -> bool {
    typed.iter().all(|typed| words.contains(typed))
}

/// The folded words of a typed text, up to the length that matters.
pub fn typed_words(typed: &str) -> Vec<String> {
    // Longer texts cannot match any candidate, and the text is compared with every candidate.
    folded_words(&typed.chars().take(MAX_TYPED_CHARACTERS).collect::<String>())
}

/// The text in lower case, without the diacritics that some keyboards lack. Composed and decomposed letters give the
/// same result.
pub fn fold_text(text: &str) -> String {
    let plain = |letter: char| match letter {
        // Letters that do not decompose into a letter and a mark, and those with several common transcriptions.
        'ł' => 'l',
        'ø' => 'o',
        'đ' => 'd',
        'ı' => 'i',
        'ґ' => 'г',
        'ї' => 'и',
        other => other,
    };
    // The text is composed first, so that a Ukrainian ї is not taken for an і with a removable mark.
    let composed = text.to_lowercase().nfc().map(plain).collect::<String>();
    composed.nfd().filter(|letter| !is_combining_mark(*letter)).collect()
}

/// The folded words of a text.
pub fn folded_words(text: &str) -> Vec<String> {
    let plain = fold_text(text);
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Number of letters to change, remove, add or swap in order to turn one folded word into the other.
pub fn edit_distance(one: &str, other: &str) -> usize {
    strsim::damerau_levenshtein(one, other)
}

/// True if one folded word may be a typo for another: one letter in three may be wrong.
pub fn is_similar(typed: &str, word: &str) -> bool {
    let length = typed.chars().count();
    length >= 3 && edit_distance(typed, word) <= length.div_ceil(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_letters_of_each_word_are_enough() {
        assert!(matches_prefixes("Runner to D2, facing NE", "run d2 ne"));
        assert!(
            matches_prefixes("Żołnierz na D2", "żoł")
                && matches_prefixes("Żołnierz na D2", "ZOLN d2")
                && !matches_prefixes("Żołnierz", "zon")
        );
        assert!(matches_prefixes("Гібрид (Молох)", "гібрид мол") && matches_words("Łowca", "l\u{301}owca"));
        assert!(matches_prefixes("anything", ""));
        assert!(!matches_prefixes("Runner to D2, facing NE", "run d3"));
        assert!(
            matches_words("Runner to D2, facing N", "runner d2 n")
                && !matches_words("Runner to D2, facing NE", "runner d2 n")
        );
    }

    #[test]
    fn suggestion_values_precede_names_and_the_closest_name_wins() {
        let leagues = [("7", "Liga"), ("8", "Liga Jesień"), ("9", "Liga Jesienna"), ("10", "7"), ("11", "LIGA")];
        let found = |typed: &str| -> Vec<&str> {
            best_matches(leagues, typed, |(id, _)| (*id).to_owned(), |(_, name)| vec![(*name).to_owned()])
                .into_iter()
                .map(|(id, _)| id)
                .collect()
        };
        assert_eq!(found("Liga"), ["7"], "to the letter");
        assert_eq!(found(" liga "), ["7", "11"]);
        assert_eq!(found("liga jesien"), ["8"], "and not that which only begins so");
        assert_eq!(found("jesienn"), ["9"]);
        assert_eq!(found("jesie"), ["8", "9"]);
        assert_eq!(found("7"), ["7"], "the value before a name");
        assert_eq!(found("Puchar"), [""; 0]);
    }

    #[test]
    fn composed_and_decomposed_letters_are_equal() {
        for (composed, decomposed) in
            [("Її", "І\u{308}і\u{308}"), ("Й", "И\u{306}"), ("Żółć", "Z\u{307}o\u{301}łc\u{301}")]
        {
            assert_eq!(fold_text(composed), fold_text(decomposed));
        }
        assert_eq!(fold_text("Strażnik"), "straznik");
        assert_eq!(fold_text("Київ"), fold_text("Киив"));
    }

    #[test]
    fn typos_are_similar_and_other_words_are_not() {
        assert!(is_similar("runer", "runner") && is_similar("straznki", "straznik") && is_similar("медк", "медик"));
        assert!(!is_similar("xyzzy", "runner") && !is_similar("ab", "abc"));
    }
}
