//! Making text fit: characters that the font lacks, ellipses, smaller sizes, line breaks.

use super::{Align, Canvas, Font, Point, Type, Weight};

/// Widths do not grow quite in proportion with the size; without slack, text made to fit would be shortened.
const SLACK: f32 = 0.985;

/// A character that the font lacks for certain, so that its empty box is drawn.
const MISSING: char = '\u{e000}';

/// The share of the width that one line may take before a second one is opened.
const EASY: f32 = 0.88;

/// Characters that are looked at; no line of a picture holds as many.
const LONGEST: usize = 200;

impl Type {
    /// The text, shortened with an ellipsis if it would be wider than `width` pixels.
    pub fn fit(&self, text: &str, width: f32) -> String {
        let clean = clean(self.weight, text);
        if self.width(&clean) <= width {
            return clean;
        }
        let mut short = clean;
        while short.pop().is_some() {
            let candidate = format!("{}…", short.trim_end());
            if self.width(&candidate) <= width {
                return candidate;
            }
        }
        String::new()
    }

    /// The largest of this size and smaller ones, down to `least` pixels, at which the text fits into `width`.
    pub fn shrink(self, text: &str, width: f32, least: f32) -> Self {
        let needed = self.width(text);
        let size = if needed <= width { self.size } else { (self.size * width / needed * SLACK).max(least) };
        Self { size, ..self }
    }

    /// Draws text, shortened to a width.
    pub fn draw_fitted(&self, canvas: &mut Canvas, at: Point, align: Align, text: &str, width: f32) {
        self.draw(canvas, at, align, &self.fit(text, width));
    }
}

/// The text with white space in single blanks, without what the font lacks; where no letter or digit is left, each run of that
/// is one empty box.
pub fn clean(weight: Weight, text: &str) -> String {
    clean_to(weight, text, LONGEST)
}

/// The same of no more than so many characters.
pub fn clean_to(weight: Weight, text: &str, most: usize) -> String {
    let font = weight.font();
    let mut clean = String::with_capacity(text.len());
    let mut in_gap = false;
    for character in text.split_whitespace().flat_map(|word| word.chars().chain([' '])).take(most) {
        let lacking = character.is_control() || font.glyph_id(character).0 == 0;
        if !lacking {
            clean.push(character);
        } else if !in_gap && !character.is_control() {
            clean.push(MISSING);
        }
        in_gap = lacking;
    }
    if clean.contains(char::is_alphanumeric) {
        // An emoji beside a name is left out; a name of nothing else is a box.
        let known = clean.replace(MISSING, "");
        return known.split_whitespace().collect::<Vec<_>>().join(" ");
    }
    clean.truncate(clean.trim_end().len());
    clean
}

/// Draws a name around a point: on one line if it fits, else broken at a blank or hyphen, then made smaller down to
/// `least` pixels, then shortened.
pub fn draw_block(canvas: &mut Canvas, at: Point, style: Type, least: f32, text: &str, width: f32) {
    let text = clean(style.weight, text);
    let lines = break_lines(&style, &text, width * EASY);
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

/// One line, or the two whose wider one is as narrow as can be.
fn break_lines(style: &Type, text: &str, width: f32) -> Vec<String> {
    if style.width(text) <= width {
        return vec![text.to_owned()];
    }
    halves(style, text)
        .map_or_else(|| vec![text.to_owned()], |(first, second)| vec![first.to_owned(), second.to_owned()])
}

/// The text broken at a blank or hyphen, so that the wider half is as narrow as can be.
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
    fn text_that_fits_stays() {
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
    fn unknown_characters_are_left_out_and_a_name_of_nothing_else_is_one_box() {
        assert_eq!(clean(Weight::Regular, "👩‍👩‍👧🎲 Ala\n\t🎲 z Po🎲znania"), "Ala z Poznania");
        assert_eq!(clean(Weight::Regular, "👩‍👩‍👧🎲"), MISSING.to_string());
    }

    #[test]
    fn names_break_where_both_lines_are_short() {
        assert_eq!(break_lines(&STYLE, "Universal Soldier", 130.0), ["Universal", "Soldier"]);
        assert_eq!(break_lines(&STYLE, "Super-Sieciarz", 130.0), ["Super-", "Sieciarz"]);
        assert_eq!(break_lines(&STYLE, "Kwatermistrz", 50.0), ["Kwatermistrz"]);
    }
}
