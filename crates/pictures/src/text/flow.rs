//! Running text: broken into lines that fit into a width, and drawn line by line.

use super::fit::clean_prefix;
use super::{Align, Canvas, Point, Type};

/// The most characters of a paragraph that are examined; texts in pictures are far shorter.
const MAX_CHARACTERS: usize = 2000;

/// A paragraph broken into lines.
#[derive(Debug, Clone)]
pub struct Flow {
    style: Type,
    step: f32,
    lines: Vec<String>,
}

impl Flow {
    /// Breaks a text into lines of at most `width` pixels. Words wider than a line are broken too.
    pub fn new(style: Type, step: f32, text: &str, width: f32) -> Self {
        let mut lines: Vec<String> = Vec::new();
        for piece in split_pieces(&clean_prefix(style.weight, text, MAX_CHARACTERS)) {
            match lines.last_mut() {
                Some(line) if style.width(&format!("{line} {piece}")) <= width => {
                    line.push(' ');
                    line.push_str(&piece);
                }
                _ if style.width(&piece) <= width => lines.push(piece),
                _ => lines.extend(break_word(&style, &piece, width)),
            }
        }
        Self { style, step, lines }
    }

    /// Breaks a text into as few lines as possible, of similar widths, to avoid a last line of a single word.
    pub fn balanced(style: Type, step: f32, text: &str, width: f32) -> Self {
        let flow = |width: f32| Self::new(style, step, text, width);
        let widest = flow(width);
        let shares = [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
        let even = shares.into_iter().map(|share| flow(share * width));
        { even }.find(|flow| flow.lines.len() <= widest.lines.len()).unwrap_or(widest)
    }

    /// The height in pixels.
    pub fn height(&self) -> f32 {
        self.lines.iter().map(|_| self.step).sum()
    }

    /// Draws the text with its upper left corner at a point.
    pub fn draw(&self, canvas: &mut Canvas, at: Point) {
        let mut middle = at.shift(0.0, self.step / 2.0);
        for line in &self.lines {
            self.style.draw(canvas, middle, Align::Left, line);
            middle = middle.shift(0.0, self.step);
        }
    }
}

/// Words, each joined with the one-letter words before it, which must not be at the end of a line in Polish and
/// Ukrainian.
fn split_pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut is_open = false;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match pieces.last_mut() {
            Some(piece) if is_open => {
                piece.push(' ');
                piece.push_str(word);
            }
            _ => pieces.push(word.to_owned()),
        }
        let mut letters = word.chars();
        is_open = letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none();
    }
    pieces
}

/// A piece that is wider than a line, split into parts that fit. A character that is wider than a line is omitted.
fn break_word(style: &Type, piece: &str, width: f32) -> Vec<String> {
    let mut parts = vec![String::new()];
    for character in piece.chars().filter(|character| style.width(&character.to_string()) <= width) {
        match parts.last_mut() {
            Some(part) if style.width(&format!("{part}{character}")) <= width => part.push(character),
            _ => parts.push(character.to_string()),
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::super::super::palette::Colours;
    use super::*;

    fn flow(text: &str, width: f32) -> Vec<String> {
        let style = Type::regular(30.0, Colours::Default.palette().paper);
        let flow = Flow::new(style, 40.0, text, width);
        assert!(flow.lines.iter().all(|line| !line.is_empty() && style.width(line) <= width), "{flow:?}");
        flow.lines
    }

    #[test]
    fn lines_are_filled_as_far_as_possible() {
        assert_eq!(flow("one two three four five", 1000.0), ["one two three four five"]);
        assert_eq!(flow(" one   two\nthree four five ", 120.0), ["one two", "three four", "five"]);
        assert!(flow(" \n ", 100.0).is_empty());
    }

    #[test]
    fn no_line_ends_with_a_word_of_one_letter() {
        for width in 60..300u16 {
            let lines = flow("Sztab stoi w rogu i z boku, a wróg nie", f32::from(width));
            assert!(lines.iter().all(|line| !line.ends_with([' ']) && !line.ends_with(" w")), "{lines:?}");
        }
    }

    #[test]
    fn balanced_lines_are_as_few_as_possible() {
        let style = Type::regular(30.0, Colours::Default.palette().paper);
        for width in [150.0, 200.0, 300.0, 400.0] {
            let text = "From the unit that was hit to the Medic";
            let (even, flow) = (Flow::balanced(style, 40.0, text, width), flow(text, width));
            assert_eq!((even.lines.len(), even.lines.join(" ")), (flow.len(), text.to_owned()));
        }
        let text = "one two three four five";
        assert_eq!(flow(text, 220.0), ["one two three four", "five"]);
        assert_eq!(Flow::balanced(style, 40.0, text, 220.0).lines, ["one two three", "four five"]);
    }

    #[test]
    fn overlong_words_are_broken_without_loss() {
        let long = "Donaudampfschifffahrtsgesellschaft".repeat(3);
        assert_eq!(flow(&format!("die {long} hier"), 150.0).concat().replace(' ', ""), format!("die{long}hier"));
        assert!(flow(&long, 1.0).is_empty());
    }
}
