//! The lines of a text with their words, and errors with line and column.

use sztab_game::{Seed, TextError};

/// Maximum length of a text in bytes.
const MAX_BYTES: usize = 1 << 20;

/// A line with its comment removed.
#[derive(Debug, Clone)]
pub(crate) struct Line<'a> {
    pub number: usize,
    /// The text of the line from its first word on.
    pub text: &'a str,
    words: Vec<(usize, &'a str)>,
    next: usize,
}

/// The non-empty lines of a text.
pub(crate) fn parse_lines(text: &str) -> Result<Vec<Line<'_>>, TextError> {
    if text.len() > MAX_BYTES {
        return Err(TextError { line: 1, column: 1, expected: "a text of at most 1 MiB".to_owned() });
    }
    Ok((1..).zip(text.lines()).filter_map(|(number, line)| Line::parse(number, line)).collect())
}

impl<'a> Line<'a> {
    fn parse(number: usize, line: &'a str) -> Option<Self> {
        let said = line.split('#').next().unwrap_or_default();
        let mut words = Vec::new();
        let mut rest = 0;
        for word in said.split_whitespace() {
            let at = said[rest..].find(word).map_or(rest, |at| at + rest);
            words.push((said[..at].chars().count() + 1, word));
            rest = at + word.len();
        }
        (!words.is_empty()).then(|| Self { number, text: said.trim(), words, next: 0 })
    }

    /// The first word.
    pub fn keyword(&self) -> &'a str {
        self.words.first().map_or("", |(_, word)| word)
    }

    /// All words.
    pub fn words(&self) -> Vec<&'a str> {
        self.words.iter().map(|(_, word)| *word).collect()
    }

    /// The text after the given number of words.
    pub fn text_after(&self, words: usize) -> String {
        self.words().get(words..).unwrap_or_default().join(" ")
    }

    /// An error located at the last word read.
    pub fn error_expecting(&self, expected: impl Into<String>) -> TextError {
        let at = self.next.saturating_sub(1).min(self.words.len() - 1);
        TextError { line: self.number, column: self.words[at].0, expected: expected.into() }
    }

    /// The next word, without consuming it.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).map(|(_, word)| *word)
    }

    /// The next word, if any.
    pub fn next_word(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.next += 1;
        Some(word)
    }

    pub fn expect_word(&mut self, expected: &str) -> Result<&'a str, TextError> {
        self.next_word().ok_or_else(|| self.error_expecting(expected))
    }

    /// The next word, converted by `read`.
    pub fn parse_word<T>(&mut self, expected: &str, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, TextError> {
        let word = self.expect_word(expected)?;
        read(word).ok_or_else(|| self.error_expecting(expected))
    }

    /// The remaining words, converted by `read`; `-` alone is an empty list.
    pub fn parse_list<T>(&mut self, expected: &str, read: impl Fn(&'a str) -> Option<T>) -> Result<Vec<T>, TextError> {
        let mut list = Vec::new();
        while let Some(word) = self.next_word() {
            if word == "-" && list.is_empty() && self.next == self.words.len() {
                return Ok(list);
            }
            list.push(read(word).ok_or_else(|| self.error_expecting(expected))?);
        }
        Ok(list)
    }

    pub fn expect_end(&mut self) -> Result<(), TextError> {
        match self.next_word() {
            None => Ok(()),
            Some(_) => Err(self.error_expecting("the end of the line")),
        }
    }

    /// The next word as a key and a value; without `=`, the value is empty.
    pub fn next_key_value(&mut self) -> Option<(&'a str, &'a str)> {
        self.next_word().map(|word| word.split_once('=').unwrap_or((word, "")))
    }

    /// The value of a key as a comma-separated list.
    pub fn parse_value_list<T>(
        &self,
        value: &'a str,
        expected: &str,
        read: impl Fn(&'a str) -> Option<T>,
    ) -> Result<Vec<T>, TextError> {
        if value == "-" {
            return Ok(Vec::new());
        }
        value.split(',').map(|word| read(word).ok_or_else(|| self.error_expecting(expected))).collect()
    }
}

/// The seed of a position, if it contains one.
pub(crate) fn find_seed(text: &str) -> Option<Seed> {
    let mut seed = parse_lines(text).ok()?.into_iter().find(|line| line.keyword() == "seed")?;
    seed.expect_word("seed").ok()?;
    seed.parse_word("64 hexadecimal digits", parse_hex_seed).ok()
}

pub(super) fn parse_hex_seed(word: &str) -> Option<Seed> {
    let byte = |place: usize| u8::from_str_radix(word.get(place * 2..place * 2 + 2)?, 16).ok();
    let is_hex = word.len() == 64 && word.bytes().all(|digit| digit.is_ascii_hexdigit());
    (0..32).map(byte).collect::<Option<Vec<u8>>>().filter(|_| is_hex)?.try_into().ok()
}
