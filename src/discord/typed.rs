//! Matching what people type: a few letters of each word, whatever the case and the marks on letters.

use crate::limits::TYPED_CHARACTERS;

/// Whether every word typed begins some word of the text, whatever the case and the marks on letters.
pub fn fits(text: &str, typed: &str) -> bool {
    matches(text, typed, |word, typed| word.starts_with(typed))
}

/// Whether every word typed is some word of the text, whatever the case and the marks on letters.
pub fn names(text: &str, typed: &str) -> bool {
    matches(text, typed, |word, typed| word == typed)
}

fn matches(text: &str, typed: &str, is_match: fn(&str, &str) -> bool) -> bool {
    let words = |text: &str| -> Vec<String> {
        let plain = folded(text);
        plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let text = words(text);
    // Nobody means more than that, and every candidate is compared with it.
    let typed: String = typed.chars().take(TYPED_CHARACTERS).collect();
    words(&typed).iter().all(|typed| text.iter().any(|word| is_match(word, typed)))
}

/// The text in lower case and without the marks on letters that not every keyboard has.
pub fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'ą' | 'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'ć' | 'č' | 'ç' => 'c',
        'ę' | 'é' | 'è' | 'ê' | 'ë' | 'ě' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ń' | 'ñ' | 'ň' => 'n',
        'ó' | 'ö' | 'ô' | 'ò' | 'õ' | 'ø' => 'o',
        'ř' => 'r',
        'ś' | 'š' => 's',
        'ú' | 'ü' | 'ù' | 'û' | 'ů' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ґ' => 'г',
        'ї' | 'й' => 'и',
        'ё' => 'е',
        other => other,
    };
    // Marks that stand as characters of their own.
    text.to_lowercase().chars().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).map(plain).collect()
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
}
