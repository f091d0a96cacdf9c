//! Names that strangers chose for themselves: what is kept of them, and how they are written into a text.

use crate::limits::NAME_CHARACTERS;

use super::answer::shortened;

/// Marks on one letter that are kept: no language needs more, and a tower of them covers the lines above.
const MARKS: usize = 2;

/// A name as it is kept: one line of bearable length, without what turns the direction of writing or shows nothing.
pub fn kept(name: &str) -> Option<String> {
    let mut kept = String::with_capacity(name.len());
    let mut marks = 0;
    for letter in name.chars().filter(|letter| !shows_nothing(*letter)) {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks <= MARKS {
            kept.push(if letter.is_control() { ' ' } else { letter });
        }
    }
    let kept = shortened(kept.trim(), NAME_CHARACTERS);
    kept.chars().any(|letter| !letter.is_whitespace() && !is_mark(letter)).then_some(kept)
}

/// A name for the text of a message: it reads as it is written, calls nobody, links nowhere and changes nothing around.
pub fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter {
            '\\' | '*' | '_' | '~' | '|' | '`' | '[' | ']' | '(' | ')' | '<' | '>' | '#' | '-' => {
                plain.extend(['\\', letter]);
            }
            // What follows belongs to a call or to an address, unless something stands between.
            '@' | ':' => plain.extend([letter, '\u{200B}']),
            _ => plain.push(letter),
        }
    }
    plain
}

/// Whether nobody sees a character, or only what it does to others.
pub fn shows_nothing(letter: char) -> bool {
    matches!(letter,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}'
        | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
        | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Whether a character stands on the one before.
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{0300}'..='\u{036F}' | '\u{0483}'..='\u{0489}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}' | '\u{FE00}'..='\u{FE0F}' | '\u{FE20}'..='\u{FE2F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_names_stay_as_they_are() {
        for name in ["Ala", "Łukasz Żółć", "Оксана", "Ben.2", "山田", "O'Neill", "Нǝй̆"] {
            assert_eq!(kept(name).as_deref(), Some(name));
        }
        assert_eq!(plain("Ala Żółć"), "Ala Żółć");
    }

    #[test]
    fn what_would_disturb_is_not_kept() {
        assert_eq!(kept("a\u{202E}b\u{200B}c\u{FEFF}").as_deref(), Some("abc"));
        assert_eq!(kept(" two\nlines\t").as_deref(), Some("two lines"));
        assert_eq!(kept(&format!("Z{}o", "\u{0301}".repeat(50))).as_deref(), Some("Z\u{0301}\u{0301}o"));
        assert_eq!(kept(&"x".repeat(500)).map(|name| name.chars().count()), Some(NAME_CHARACTERS));
        for nothing in ["", " \n ", "\u{200B}\u{2800}", "\u{0301}", "\u{E0041}"] {
            assert_eq!(kept(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn markup_and_calls_are_written_out() {
        assert_eq!(plain("**x**"), "\\*\\*x\\*\\*");
        assert_eq!(plain("[a](b)"), "\\[a\\]\\(b\\)");
        for name in ["@everyone", "@here", "<@1>", "<@&1>", "<#1>", "https://example.org", "</end:1>", "<t:1>"] {
            let plain = plain(name);
            assert!(!plain.contains(name), "{plain}");
        }
        assert!(!plain("@everyone").contains("@everyone") && !plain("http://a").contains("://"));
    }
}
