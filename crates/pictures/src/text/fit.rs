//! Fitting text: characters missing from the fonts, ellipses, smaller sizes, line breaks.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::{Align, Canvas, Point, Type, Weight};

/// Widths are not exactly proportional to the size: without this slack, text scaled to fit would be shortened.
const SLACK: f32 = 0.985;

/// A character that is certain to be missing from the font, so that an empty box is drawn for it.
const MISSING_CHARACTER: char = '\u{e000}';

/// The share of the width that one line may take before a second one is started.
const SINGLE_LINE_SHARE: f32 = 0.88;

/// The most characters that are examined; no line of a picture holds as many.
const MAX_CHARACTERS: usize = 200;

impl Type {
    /// The text, shortened with an ellipsis if it would be wider than `width` pixels. It is cut after a word, unless
    /// less than half of the characters that fit would then remain.
    pub fn fit(&self, text: &str, width: f32) -> String {
        let (clean, end) = self.cut_to_fit(text, width);
        if end == clean.len() {
            return clean;
        }
        let short = &clean[..end];
        let is_word = clean[end..].starts_with(' ');
        let word = short.rfind(' ').filter(|&blank| !is_word && 2 * blank >= end).unwrap_or(end);
        with_ellipsis(&clean[..word])
    }

    /// A name, shortened as by `fit`, but possibly within a word, so that more of it remains.
    pub fn fit_name(&self, name: &str, width: f32) -> String {
        let (clean, end) = self.cut_to_fit(name, width);
        if end == clean.len() { clean } else { with_ellipsis(&clean[..end]) }
    }

    /// The text as it is drawn, and the position at which to cut it so that it fits together with an ellipsis.
    fn cut_to_fit(&self, text: &str, width: f32) -> (String, usize) {
        let clean = clean(self.weight, text);
        if self.width(&clean) <= width {
            let end = clean.len();
            return (clean, end);
        }
        // A letter is never separated from its combining marks.
        let ends = clean.char_indices().rev().filter(|(_, last)| !is_combining_mark(*last)).map(|(at, _)| at);
        let end = { ends }.find(|&end| self.width(&with_ellipsis(&clean[..end])) <= width).unwrap_or_default();
        (clean, end)
    }

    /// The text style at the largest size at which the text fits into `width`, from the current size down to `least`
    /// pixels.
    pub fn shrink(self, text: &str, width: f32, least: f32) -> Self {
        let needed = self.width(text);
        let size = if needed <= width { self.size } else { (self.size * width / needed * SLACK).max(least) };
        Self { size, ..self }
    }

    /// Draws text, shortened to fit a width.
    pub fn draw_fitted(&self, canvas: &mut Canvas, at: Point, align: Align, text: &str, width: f32) {
        self.draw(canvas, at, align, &self.fit(text, width));
    }
}

/// A shortened text with an ellipsis; empty if none of the text is left.
fn with_ellipsis(text: &str) -> String {
    let text = text.trim_end();
    if text.is_empty() { String::new() } else { format!("{text}…") }
}

/// The text with single spaces as white space, and without characters missing from the fonts. If no letter or digit is
/// left, each run of missing characters becomes one empty box. Letters are composed with their marks, and stylised and
/// full-width letters become plain.
pub fn clean(weight: Weight, text: &str) -> String {
    clean_prefix(weight, text, MAX_CHARACTERS)
}

/// As `clean`, but examines at most `most` characters.
pub fn clean_prefix(weight: Weight, text: &str, most: usize) -> String {
    let blanks = text.split_whitespace().flat_map(|word| word.chars().chain([' '])).take(most);
    let mut clean = String::with_capacity(text.len());
    let (mut in_gap, mut last) = (false, ' ');
    for character in blanks.nfc() {
        // A mark is drawn in the same font as its letter.
        let is_lost = is_combining_mark(character) && weight.has(last) && !weight.has(character);
        let drawn = if is_lost { String::new() } else { drawable_form(weight, character) };
        last = character;
        if !drawn.is_empty() {
            clean.push_str(&drawn);
            in_gap = false;
        } else if !in_gap && !character.is_control() && !is_combining_mark(character) {
            clean.push(MISSING_CHARACTER);
            in_gap = true;
        }
    }
    // The parts of a letter may be separate characters, such as half-width ones, so they are composed.
    let mut clean: String = if clean.is_ascii() { clean } else { clean.nfc().collect() };
    if clean.contains(char::is_alphanumeric) {
        // An emoji beside a name is omitted; a name consisting only of emoji is shown as a box.
        let known = clean.replace(MISSING_CHARACTER, "");
        return known.split_whitespace().collect::<Vec<_>>().join(" ");
    }
    clean.truncate(clean.trim_end().len());
    clean
}

/// The form in which a character is drawn: the character or its plain form (NFKC) if our font contains it. Otherwise
/// the first of the character, its plain form and its parts (NFKD) that the fonts can draw; empty if they can draw none
/// of these.
fn drawable_form(weight: Weight, character: char) -> String {
    if weight.has(character) {
        return character.to_string();
    }
    if character.is_control() || character == MISSING_CHARACTER {
        return String::new();
    }
    let plain: String = std::iter::once(character).nfkc().collect();
    if plain.chars().all(|character| weight.has(character)) {
        return plain;
    }
    let parts: String = std::iter::once(character).nfkd().collect();
    let forms = [character.to_string(), plain, parts];
    forms.into_iter().find(|form| form.chars().all(|character| weight.can_draw(character))).unwrap_or_default()
}

/// Draws a name around a point: on one line if it fits. Otherwise it is broken at a space or hyphen, then reduced in
/// size down to `least` pixels, and then shortened.
pub fn draw_block(canvas: &mut Canvas, at: Point, style: Type, least: f32, text: &str, width: f32) {
    let text = clean(style.weight, text);
    let lines = break_lines(&style, &text, width * SINGLE_LINE_SHARE);
    let widest = lines.iter().max_by(|a, b| style.width(a).total_cmp(&style.width(b)));
    let Some(widest) = widest else { return };
    let style = style.shrink(widest, width, least);
    let step = style.size * 0.95;
    let mut y = if lines.len() > 1 { -step / 2.0 } else { 0.0 };
    for line in &lines {
        style.draw_fitted(canvas, at.shift(0.0, y), Align::Centre, line, width);
        y += step;
    }
}

/// The text on one line if it is short enough, or else broken into two lines that are as narrow as possible.
fn break_lines(style: &Type, text: &str, width: f32) -> Vec<String> {
    if style.width(text) <= width {
        return vec![text.to_owned()];
    }
    halves(style, text)
        .map_or_else(|| vec![text.to_owned()], |(first, second)| vec![first.to_owned(), second.to_owned()])
}

/// The text broken at a space or hyphen, so that the wider half is as narrow as possible.
pub fn halves<'a>(style: &Type, text: &'a str) -> Option<(&'a str, &'a str)> {
    let halves = |end: usize| (text[..end].trim_end(), text[end..].trim_start());
    let widest = |&(first, second): &(&str, &str)| style.width(first).max(style.width(second));
    text.match_indices([' ', '-'])
        .map(|(index, _)| halves(index + 1))
        .filter(|(first, second)| !first.is_empty() && !second.is_empty())
        .min_by(|a, b| widest(a).total_cmp(&widest(b)))
}

#[cfg(test)]
mod tests {
    use super::super::super::palette::Colour;
    use super::*;

    const STYLE: Type = Type::regular(30.0, Colour::new(0xff_ff_ff));

    #[test]
    fn fitting_text_is_unchanged() {
        assert_eq!(STYLE.fit("Żółć і Щастя", 400.0), "Żółć і Щастя");
    }

    #[test]
    fn long_text_ends_with_an_ellipsis_and_fits() {
        for width in [0.0, 5.0, 50.0, 120.0, 390.0] {
            let short = STYLE.fit(&"Wojownik ".repeat(90), width);
            assert!(STYLE.width(&short) <= width, "{short:?}");
            assert!(short.is_empty() || short.ends_with('…'));
        }
    }

    #[test]
    fn unknown_characters_are_omitted_and_empty_names_become_one_box() {
        assert_eq!(clean(Weight::Regular, "👩‍👩‍👧🎲 Ala\n\t🎲 z Po🎲znania"), "Ala z Poznania");
        assert_eq!(clean(Weight::Regular, "👩‍👩‍👧🎲"), MISSING_CHARACTER.to_string());
    }

    #[test]
    fn decomposed_letters_are_composed() {
        for name in ["Żółć Ćma", "Їжак Йой", "Ґалаґан Ĵ"] {
            let parts: String = name.nfd().collect();
            assert_ne!(parts, name);
            assert_eq!(clean(Weight::Bold, &parts), name);
            assert_eq!(STYLE.fit(&parts, 400.0), name);
        }
    }

    #[test]
    fn stylised_and_full_width_letters_become_plain() {
        for (name, plain) in [
            ("𝓐𝓵𝓪 𝔎𝔬𝔱", "Ala Kot"),
            ("Ａｌａ　１２３", "Ala 123"),
            ("Ⓑⓔⓝ", "Ben"),
            ("𝟚𝟘𝟚𝟞 Ⅻ", "2026 XII"),
            ("½ … ™", "½ … ™"),
        ] {
            assert_eq!(clean(Weight::Regular, name), plain, "{name}");
        }
    }

    #[test]
    fn uncomposable_marks_are_drawn_over_their_letters() {
        // This letter and mark have no composed form. The mark has no width, and is drawn above the letter.
        let (letter, marked) = (STYLE.width("q"), STYLE.width("q\u{301}"));
        assert!((letter - marked).abs() < 0.5, "{letter} {marked}");
        assert_eq!(clean(Weight::Regular, "q\u{301}\u{33f}"), "q\u{301}", "marks that the font lacks are left out");
    }

    #[test]
    fn a_text_is_cut_after_a_word_and_a_name_after_a_letter() {
        let text = "Universal Soldier destroyed";
        let width = STYLE.width("Universal Soldier dest…");
        assert_eq!(STYLE.fit(text, width), "Universal Soldier…");
        assert_eq!(STYLE.fit_name(text, width), "Universal Soldier dest…");
        assert_eq!(STYLE.fit(text, STYLE.width("Universal Sol…")), "Universal…");
        assert_eq!(STYLE.fit("to Konstantynopol", STYLE.width("to Konstanty…")), "to Konstanty…");
    }

    #[test]
    fn a_letter_is_cut_off_with_its_marks() {
        for width in 20..200u16 {
            let short = STYLE.fit(&"q\u{301}".repeat(20), f32::from(width));
            assert!(short.is_empty() || short.ends_with("\u{301}…"), "{short:?}");
        }
    }

    #[test]
    fn names_break_where_both_lines_are_short() {
        assert_eq!(break_lines(&STYLE, "Universal Soldier", 130.0), ["Universal", "Soldier"]);
        assert_eq!(break_lines(&STYLE, "Super-Sieciarz", 130.0), ["Super-", "Sieciarz"]);
        assert_eq!(break_lines(&STYLE, "Kwatermistrz", 50.0), ["Kwatermistrz"]);
    }
}
