//! Names that users chose for themselves: cleaning them up for storage, and escaping them in texts.
//!
//! Disruptive characters are removed. (`tests/discord/hostile.rs`)

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

use sztab_game::Language;
use sztab_referee::limits::{MAX_NAME_CHARACTERS, MAX_TITLE_CHARACTERS};
use sztab_words::text;

use super::answer::shorten;
use super::failure::Failure;

/// Maximum number of combining marks on one letter: pointed Hebrew, Burmese and Tibetan need three, and a higher stack
/// would cover the lines above.
const MAX_MARKS: usize = 3;

/// A person's name as it is stored: one line of limited length, without characters that are invisible or change the
/// writing direction. Stored names are only displayed and never compared, because two names may become equal when they
/// are shortened.
pub fn clean_name(name: &str) -> Option<String> {
    clean_line(name, MAX_NAME_CHARACTERS)
}

/// A user's text as it is stored, cleaned up in the same way as a name: one line of at most `most` characters.
pub fn clean_line(name: &str, most: usize) -> Option<String> {
    to_visible_line(name).map(|kept| shorten(&kept, most))
}

/// The reason a name is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidName {
    /// The name has no visible character.
    Nothing,
    /// The name is longer than [`MAX_TITLE_CHARACTERS`].
    TooLong,
}

/// The name of a league or a template, by which it is found again. Such a name is never shortened, and names that look
/// the same are equal.
///
/// # Errors
///
/// A name that is too long is refused, because shortening it could make it equal to another one.
pub fn clean_title(name: &str) -> Result<String, InvalidName> {
    let title: String = to_visible_line(name).ok_or(InvalidName::Nothing)?.nfc().collect();
    let title = title.split_whitespace().collect::<Vec<_>>().join(" ");
    if title.chars().count() > MAX_TITLE_CHARACTERS { Err(InvalidName::TooLong) } else { Ok(title) }
}

/// The error for a name that is too long.
pub fn name_too_long(language: Language) -> Failure {
    Failure::Sentence(text(language, "name-too-long", &[("most", MAX_TITLE_CHARACTERS.into())]))
}

/// A text as one line, without characters that are invisible or change the writing direction; `None` if no visible
/// character remains.
fn to_visible_line(name: &str) -> Option<String> {
    let mut kept = String::with_capacity(name.len());
    // A mark at the beginning would be placed on the text before the name.
    let mut marks = MAX_MARKS;
    for letter in name.chars().filter(|letter| !is_invisible(*letter)) {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks <= MAX_MARKS {
            kept.push(if letter.is_control() { ' ' } else { letter });
        }
    }
    let kept = kept.trim();
    kept.chars().any(|letter| !letter.is_whitespace() && !is_mark(letter)).then(|| kept.to_owned())
}

/// A name for the text of a message: it is displayed literally, does not notify anyone or create a link, and does not
/// affect the surrounding text.
pub fn escape_name(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter {
            '\\' | '*' | '_' | '~' | '|' | '`' | '[' | ']' | '(' | ')' | '<' | '>' | '#' | '-' => {
                plain.extend(['\\', letter]);
            }
            // The invisible character prevents the following text from forming a mention or a URL.
            '@' | ':' => plain.extend([letter, '\u{200B}']),
            _ => plain.push(letter),
        }
    }
    plain
}

/// True for a character that is invisible, or visible only by its effect on other characters.
pub fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}'
        | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
        | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

/// True for a character that is placed on the preceding one and has no width. Spacing marks (Mc) are excluded, because
/// they do not stack.
fn is_mark(letter: char) -> bool {
    matches!(letter.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// A name cut or padded to the exact width of a column. Because users choose their names, characters are removed that
/// would end the code block, change the writing direction or be invisible.
pub fn fit_name(name: &str, columns: usize) -> String {
    let is_plain = |letter: &char| !letter.is_control() && !is_invisible(*letter);
    let letters = name.chars().filter(is_plain).map(|letter| if letter == '`' { '\'' } else { letter });
    let letters: Vec<char> = letters.collect();
    let whole: usize = letters.iter().copied().map(column_width).sum();
    let room = if whole > columns { columns - 1 } else { columns };
    let (mut taken, mut shown) = (0, String::new());
    for letter in letters {
        if taken + column_width(letter) > room {
            break;
        }
        taken += column_width(letter);
        shown.push(letter);
    }
    if whole > columns {
        taken += 1;
        shown.push('…');
    }
    shown + &" ".repeat(columns - taken)
}

/// Number of columns that a character takes up in a monospaced font: two for East Asian characters and emoji,
/// approximated without a full table.
fn column_width(letter: char) -> usize {
    let is_wide = matches!(letter,
        '\u{1100}'..='\u{115F}' | '\u{2E80}'..='\u{A4CF}' | '\u{AC00}'..='\u{D7A3}' | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE6F}' | '\u{FF00}'..='\u{FF60}' | '\u{1F300}'..='\u{1FAFF}' | '\u{20000}'..='\u{3FFFD}');
    if is_wide { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_names_stay_as_they_are() {
        for name in ["Ala", "Łukasz Żółć", "Оксана", "Ben.2", "山田", "O'Neill", "Нǝй̆"] {
            assert_eq!(clean_name(name).as_deref(), Some(name));
        }
        assert_eq!(escape_name("Ala Żółć"), "Ala Żółć");
    }

    #[test]
    fn disruptive_characters_are_removed() {
        assert_eq!(clean_name("a\u{202E}b\u{200B}c\u{FEFF}").as_deref(), Some("abc"));
        assert_eq!(clean_name(" two\nlines\t").as_deref(), Some("two lines"));
        assert_eq!(clean_name("\u{0301}\u{0E49}Ala").as_deref(), Some("Ala"), "no mark stands on what others wrote");
        assert_eq!(clean_name(&"x".repeat(500)).map(|name| name.chars().count()), Some(MAX_NAME_CHARACTERS));
        for nothing in ["", " \n ", "\u{200B}\u{2800}", "\u{0301}", "\u{E0041}"] {
            assert_eq!(clean_name(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn titles_are_never_shortened() {
        let long = "Liga Neuroshimy Hex – Jesień 2026, edycja 3";
        assert_eq!(clean_title(long).as_deref(), Ok(long));
        assert_eq!(clean_title(&"ż".repeat(MAX_TITLE_CHARACTERS)), Ok("ż".repeat(MAX_TITLE_CHARACTERS)));
        assert_eq!(clean_title(&"ż".repeat(MAX_TITLE_CHARACTERS + 1)), Err(InvalidName::TooLong));
        assert_eq!(clean_title("\u{200B} "), Err(InvalidName::Nothing));
        assert_eq!(clean_title("Jesien\u{301}  2026"), Ok("Jesień 2026".to_owned()), "written otherwise, and the same");
    }

    #[test]
    fn stacked_marks_are_cut_in_every_script() {
        // Latin, Cyrillic, Hebrew, Arabic, Devanagari, Thai, Tibetan, Khmer, musical and enclosing marks.
        for mark in [
            '\u{0301}',
            '\u{0488}',
            '\u{05B0}',
            '\u{064B}',
            '\u{0670}',
            '\u{06D6}',
            '\u{0941}',
            '\u{0E49}',
            '\u{0EC9}',
            '\u{0F74}',
            '\u{17C9}',
            '\u{1A7F}',
            '\u{20DD}',
            '\u{302A}',
            '\u{A8E0}',
            '\u{FE0F}',
            '\u{1D167}',
        ] {
            let tower = format!("Z{}o", mark.to_string().repeat(50));
            let cut = format!("Z{}o", mark.to_string().repeat(MAX_MARKS));
            assert_eq!(clean_name(&tower), Some(cut), "U+{:04X}", u32::from(mark));
        }
        let mixed: String = "\u{0E49}\u{064B}\u{05B0}\u{0301}".repeat(10);
        assert_eq!(
            clean_name(&format!("Z{mixed}")).map(|name| name.chars().count()),
            Some(1 + MAX_MARKS),
            "whatever the mixture"
        );
    }

    #[test]
    fn names_in_scripts_that_need_marks_stay_readable() {
        for name in [
            "น้ำผึ้ง",
            "กี่ปี่",
            "שָׁלוֹם",
            "מִרְיָם",
            "שַּׁבָּת",
            "مُحَمَّدٌ",
            "عَبْدُ ٱللَّٰه",
            "ज़िंदगी",
            "श्रीकृष्ण",
            "বাংলা",
            "தமிழ்",
            "མྱི་སྒྲུབ",
            "မြို့",
            "ភ្នំពេញ",
            "Ngo\u{0302}\u{0301}",
            "Nguye\u{0302}\u{0303}n",
            "й\u{0301}",
        ] {
            assert_eq!(clean_name(name).as_deref(), Some(name));
        }
    }

    #[test]
    fn markup_and_mentions_are_escaped() {
        assert_eq!(escape_name("**x**"), "\\*\\*x\\*\\*");
        assert_eq!(escape_name("[a](b)"), "\\[a\\]\\(b\\)");
        for name in ["@everyone", "@here", "<@1>", "<@&1>", "<#1>", "https://example.org", "</end:1>", "<t:1>"] {
            let plain = escape_name(name);
            assert!(!plain.contains(name), "{plain}");
        }
        assert!(!escape_name("@everyone").contains("@everyone") && !escape_name("http://a").contains("://"));
    }

    #[test]
    fn fitted_names_fill_their_column_without_markup() {
        assert_eq!(fit_name("Ala", 16), "Ala             ");
        assert_eq!(fit_name("sixteen letters.", 16), "sixteen letters.");
        assert_eq!(fit_name("seventeen letters", 16), "seventeen lette…");
        assert_eq!(fit_name("```\nx\u{202E}", 16), "'''x            ");
        assert_eq!(fit_name("日本語", 16), "日本語          ");
        assert_eq!(fit_name("日本語日本語日本語", 16), "日本語日本語日… ");
    }
}
