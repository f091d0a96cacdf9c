//! Matching what people type: a few letters of each word, whatever the case and the marks on letters.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::limits::TYPED_CHARACTERS;

/// Whether every word typed begins some word of the text, whatever the case and the marks on letters.
pub fn fits(text: &str, typed: &str) -> bool {
    fit(&words(text), &typed_words(typed))
}

/// Whether every word typed is some word of the text, whatever the case and the marks on letters.
pub fn names(text: &str, typed: &str) -> bool {
    name(&words(text), &typed_words(typed))
}

/// The same as [`fits`] for folded words.
pub fn fit(words: &[String], typed: &[String]) -> bool {
    typed.iter().all(|typed| words.iter().any(|word| word.starts_with(typed)))
}

/// The same as [`names`] for folded words.
pub fn name(words: &[String], typed: &[String]) -> bool {
    typed.iter().all(|typed| words.contains(typed))
}

/// The folded words that somebody typed, as far as they count.
pub fn typed_words(typed: &str) -> Vec<String> {
    // Nobody means more than that, and every candidate is compared with it.
    words(&typed.chars().take(TYPED_CHARACTERS).collect::<String>())
}

/// The text in lower case and without the marks on letters that not every keyboard has. A letter written as one character
/// and the same with a mark of its own come to the same.
pub fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        // Letters that do not decompose into a letter and a mark, and those that people also transcribe otherwise.
        'ł' => 'l',
        'ø' => 'o',
        'đ' => 'd',
        'ı' => 'i',
        'ґ' => 'г',
        'ї' => 'и',
        other => other,
    };
    // Composed first: a Ukrainian ї is not an і with a mark to be left out.
    let composed = text.to_lowercase().nfc().map(plain).collect::<String>();
    composed.nfd().filter(|letter| !is_combining_mark(*letter)).collect()
}

/// Words of a text, folded.
pub fn words(text: &str) -> Vec<String> {
    let plain = folded(text);
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// How many letters have to be changed, left out, added or exchanged to make one folded word of another.
pub fn distance(one: &str, other: &str) -> usize {
    strsim::damerau_levenshtein(one, other)
}

/// Whether one folded word may be a slip of the keyboard for another: a letter in every three may be wrong.
pub fn is_near(typed: &str, word: &str) -> bool {
    let length = typed.chars().count();
    length >= 3 && distance(typed, word) <= length.div_ceil(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_letters_of_each_word_are_enough() {
        assert!(fits("Runner to D2, facing NE", "run d2 ne"));
        assert!(fits("Żołnierz na D2", "żoł") && fits("Żołnierz na D2", "ZOLN d2") && !fits("Żołnierz", "zon"));
        assert!(fits("Гібрид (Молох)", "гібрид мол") && names("Łowca", "l\u{301}owca"));
        assert!(fits("anything", ""));
        assert!(!fits("Runner to D2, facing NE", "run d3"));
        assert!(names("Runner to D2, facing N", "runner d2 n") && !names("Runner to D2, facing NE", "runner d2 n"));
    }

    #[test]
    fn a_letter_and_the_same_with_a_mark_of_its_own_come_to_the_same() {
        for (composed, decomposed) in
            [("Її", "І\u{308}і\u{308}"), ("Й", "И\u{306}"), ("Żółć", "Z\u{307}o\u{301}łc\u{301}")]
        {
            assert_eq!(folded(composed), folded(decomposed));
        }
        assert_eq!(folded("Strażnik"), "straznik");
        assert_eq!(folded("Київ"), folded("Киив"));
    }

    #[test]
    fn a_slip_is_near_and_another_word_is_not() {
        assert!(is_near("runer", "runner") && is_near("straznki", "straznik") && is_near("медк", "медик"));
        assert!(!is_near("xyzzy", "runner") && !is_near("ab", "abc"));
    }
}
