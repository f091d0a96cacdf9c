//! Lines and words of the notation with their positions, and errors that have a position.

use std::ops::RangeInclusive;

use super::expected::Expected;
use crate::rules::board::{Board, Hex, Rotation};

/// Maximum length of a text, in bytes: a position has about two thousand, a long record about fifty thousand.
pub const MAX_TEXT_BYTES: usize = 1 << 20;

/// The position of unexpected input, and the input that was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: expected {expected}")]
pub struct TextError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// The input that would have been valid there.
    pub expected: Expected,
}

impl From<TextError> for sztab_game::TextError {
    fn from(TextError { line, column, expected }: TextError) -> Self {
        Self { line, column, expected: expected.to_string() }
    }
}

/// A word, or a part of one, with its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Word<'a> {
    pub text: &'a str,
    pub line: usize,
    pub column: usize,
}

/// A line with its words: the words without a key in order, and the `key=value` pairs, whose order does not matter.
#[derive(Debug, Clone)]
pub(crate) struct Line<'a> {
    pub number: usize,
    text: &'a str,
    words: Vec<Word<'a>>,
    next: usize,
    pairs: Vec<(Word<'a>, Word<'a>)>,
    /// The column after the last word.
    end: usize,
    /// The text after the comment sign, if any.
    pub comment: Option<&'a str>,
}

/// The non-empty lines of a text, without comments.
pub(crate) fn parse_lines(text: &str) -> Result<Vec<Line<'_>>, TextError> {
    if text.len() > MAX_TEXT_BYTES {
        return Err(TextError {
            line: 1,
            column: 1,
            expected: format!("at most {MAX_TEXT_BYTES} bytes of text").into(),
        });
    }
    // Some editors begin a file with a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    Ok(text.lines().zip(1..).map(|(line, number)| Line::new(line, number)).filter(|line| !line.is_empty()).collect())
}

/// The error for input that is missing at the end of a text.
pub(crate) fn missing_line(text: &str, expected: impl Into<Expected>) -> TextError {
    TextError { line: text.lines().count() + 1, column: 1, expected: expected.into() }
}

impl Word<'_> {
    pub fn mismatch(&self, expected: impl Into<Expected>) -> TextError {
        TextError { line: self.line, column: self.column, expected: expected.into() }
    }

    /// The part from a byte offset to the end.
    fn from(&self, offset: usize) -> Self {
        let column = self.column + self.text[..offset].chars().count();
        Self { text: &self.text[offset..], line: self.line, column }
    }

    /// The parts before and after the first separator.
    pub fn split_once(&self, separator: char) -> Option<(Self, Self)> {
        let at = self.text.find(separator)?;
        Some((Self { text: &self.text[..at], ..*self }, self.from(at + separator.len_utf8())))
    }

    /// The parts between separators; always at least one.
    pub fn split(&self, separator: char) -> Vec<Self> {
        let mut parts = Vec::new();
        let mut rest = *self;
        while let Some((part, behind)) = rest.split_once(separator) {
            parts.push(part);
            rest = behind;
        }
        parts.push(rest);
        parts
    }

    /// The rest after a prefix.
    pub fn strip_prefix(&self, prefix: &str) -> Option<Self> {
        self.text.starts_with(prefix).then(|| self.from(prefix.len()))
    }

    /// A number in plain digits: no sign, no leading zero.
    fn parse_digits(&self, range: &RangeInclusive<u16>) -> Option<u16> {
        let plain = self.text.bytes().all(|byte| byte.is_ascii_digit())
            && (self.text.len() == 1 || !self.text.starts_with('0'))
            && self.text.len() <= 5;
        let number = if plain { self.text.parse().ok() } else { None };
        number.filter(|number| range.contains(number))
    }

    /// A number in a range, in plain digits.
    pub fn parse_number(&self, expected: impl Into<Expected>, range: RangeInclusive<u16>) -> Result<u16, TextError> {
        self.parse_digits(&range).ok_or_else(|| self.mismatch(expected))
    }

    /// As [`Word::number`], for numbers that fit into a byte.
    pub fn parse_small_number(
        &self,
        expected: impl Into<Expected>,
        range: RangeInclusive<u8>,
    ) -> Result<u8, TextError> {
        let number = self.parse_digits(&(u16::from(*range.start())..=u16::from(*range.end())));
        number.and_then(|number| u8::try_from(number).ok()).ok_or_else(|| self.mismatch(expected))
    }

    /// Reads `yes` as true and `no` as false.
    pub fn parse_yes_or_no(&self) -> Result<bool, TextError> {
        match self.text {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(self.mismatch("yes or no")),
        }
    }

    pub fn parse_hex(&self, board: Board) -> Result<Hex, TextError> {
        board.hex(self.text).ok_or_else(|| self.mismatch(Expected::HexOfBoard))
    }

    pub fn parse_rotation(&self) -> Result<Rotation, TextError> {
        let steps = self.parse_small_number(Expected::Rotation, 0..=5)?;
        Rotation::new(steps).ok_or_else(|| self.mismatch(Expected::Rotation))
    }
}

impl<'a> Line<'a> {
    pub fn new(text: &'a str, number: usize) -> Self {
        let (text, comment) = text.split_once('#').map_or((text, None), |(text, comment)| (text, Some(comment.trim())));
        let mut line = Self { number, text, words: Vec::new(), next: 0, pairs: Vec::new(), end: 1, comment };
        let mut start = None;
        for (column, (offset, character)) in (1..).zip(text.char_indices().chain([(text.len(), ' ')])) {
            match (character.is_whitespace(), start) {
                (false, None) => start = Some((offset, column)),
                (true, Some((from, at))) => {
                    line.add_word(Word { text: &text[from..offset], line: number, column: at });
                    line.end = column;
                    start = None;
                }
                _ => {}
            }
        }
        line
    }

    fn add_word(&mut self, word: Word<'a>) {
        match word.split_once('=') {
            Some(pair) => self.pairs.push(pair),
            None => self.words.push(word),
        }
    }

    /// The first word of the line.
    pub fn first_word(&self) -> Word<'a> {
        let first = self.words.iter().chain(self.pairs.iter().map(|(key, _)| key)).min_by_key(|word| word.column);
        first.copied().unwrap_or(Word { text: "", line: self.number, column: 1 })
    }

    /// Reads the first word, which determines the kind of line.
    pub fn read_keyword(&mut self, expected: impl Into<Expected>) -> Result<Word<'a>, TextError> {
        let first = self.first_word();
        if self.peek() == Some(first) { self.read_word(expected) } else { Err(first.mismatch(expected)) }
    }

    /// The original text of the line, without its comment.
    pub fn text(&self) -> &'a str {
        self.text
    }

    fn is_empty(&self) -> bool {
        self.words.is_empty() && self.pairs.is_empty()
    }

    /// The error for a word that is missing at the end of the line.
    pub fn missing_word(&self, expected: impl Into<Expected>) -> TextError {
        TextError { line: self.number, column: self.end, expected: expected.into() }
    }

    /// The words without a key that have not been read yet.
    pub fn remaining_words(&self) -> &[Word<'a>] {
        &self.words[self.next..]
    }

    pub fn peek(&self) -> Option<Word<'a>> {
        self.words.get(self.next).copied()
    }

    pub fn read_word(&mut self, expected: impl Into<Expected>) -> Result<Word<'a>, TextError> {
        let word = self.peek().ok_or_else(|| self.missing_word(expected))?;
        self.next += 1;
        Ok(word)
    }

    /// Reads the next word if it equals `wanted`; returns whether it did.
    pub fn read_if_equal(&mut self, wanted: &str) -> bool {
        let found = self.peek().is_some_and(|word| word.text == wanted);
        self.next += usize::from(found);
        found
    }

    pub fn read_hex(&mut self, board: Board) -> Result<Hex, TextError> {
        self.read_word(Expected::Hex)?.parse_hex(board)
    }

    pub fn read_rotation(&mut self) -> Result<Rotation, TextError> {
        self.read_word(Expected::Rotation)?.parse_rotation()
    }

    /// Refuses unknown and repeated keys.
    pub fn check_keys(&self, known: &[&str]) -> Result<(), TextError> {
        for (index, (key, _)) in self.pairs.iter().enumerate() {
            if !known.contains(&key.text) {
                return Err(key.mismatch(match known {
                    [] => Expected::LineEnd,
                    _ => Expected::Keys(known.iter().map(|key| format!("{key}=")).collect()),
                }));
            }
            if self.pairs[..index].iter().any(|(earlier, _)| earlier.text == key.text) {
                return Err(key.mismatch(Expected::KeyOnce(key.text.to_owned())));
            }
        }
        Ok(())
    }

    /// Every `key=value` pair of the line.
    pub fn pairs(&self) -> &[(Word<'a>, Word<'a>)] {
        &self.pairs
    }

    /// The value of a key.
    pub fn value(&self, key: &str) -> Option<Word<'a>> {
        self.pairs.iter().find(|(known, _)| known.text == key).map(|&(_, value)| value)
    }

    /// The value of a required key.
    pub fn required_value(&self, key: &str) -> Result<Word<'a>, TextError> {
        self.value(key).ok_or_else(|| self.missing_word(format!("{key}=")))
    }

    /// Refuses any words that have not been read.
    pub fn check_end(&self) -> Result<(), TextError> {
        self.peek().map_or(Ok(()), |word| Err(word.mismatch(Expected::LineEnd)))
    }

    /// Everything after a word of the line, including spaces, as if it were one word.
    pub fn text_after(&self, word: Word<'a>) -> Word<'a> {
        let skipped = word.column - 1 + word.text.chars().count();
        let start: usize = self.text.chars().take(skipped).map(char::len_utf8).sum();
        let rest = &self.text[start..];
        let text = rest.trim_start();
        let blanks = rest[..rest.len() - text.len()].chars().count();
        Word { text: text.trim_end(), line: self.number, column: word.column + word.text.chars().count() + blanks }
    }
}
