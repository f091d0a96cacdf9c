//! The lines of a text with their words, and errors with line and column.

use sztab_game::TextError;

use crate::values::suggest_nearest;

/// Maximum length of a text in bytes.
const MAX_BYTES: usize = 1 << 20;

/// A line with its words; the comment is removed.
#[derive(Debug, Clone)]
pub(crate) struct Line<'a> {
    pub number: usize,
    words: Vec<(usize, &'a str)>,
    next: usize,
    end: usize,
    /// The text of the line from its first word on.
    pub text: &'a str,
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
        let said = said.strip_prefix('\u{feff}').unwrap_or(said);
        let mut words = Vec::new();
        let mut rest = 0;
        for word in said.split_whitespace() {
            let at = said[rest..].find(word).map_or(rest, |at| at + rest);
            words.push((said[..at].chars().count() + 1, word));
            rest = at + word.len();
        }
        let end = said.trim_end().chars().count() + 1;
        (!words.is_empty()).then(|| Self { number, words, next: 0, end, text: said.trim() })
    }

    /// The first word.
    pub fn keyword(&self) -> &'a str {
        self.words.first().map_or("", |(_, word)| word)
    }

    pub fn error_at(&self, place: usize, expected: impl Into<String>) -> TextError {
        let column = self.words.get(place).map_or(self.end + usize::from(place > 0), |(column, _)| *column);
        TextError { line: self.number, column, expected: expected.into() }
    }

    /// An error located at the first word.
    pub fn error(&self, expected: impl Into<String>) -> TextError {
        self.error_at(0, expected)
    }

    /// An error located at the last word read.
    pub fn error_before(&self, expected: impl Into<String>) -> TextError {
        self.error_at(self.next.saturating_sub(1), expected)
    }

    /// The next word; an error if there is none.
    pub fn expect_word(&mut self, expected: &str) -> Result<&'a str, TextError> {
        let word = self.words.get(self.next).map(|(_, word)| *word);
        let word = word.ok_or_else(|| self.error_at(self.next, expected))?;
        self.next += 1;
        Ok(word)
    }

    /// The next word, if any.
    pub fn next_word(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.next).map(|(_, word)| *word)?;
        self.next += 1;
        Some(word)
    }

    /// The next word, converted by `read`.
    pub fn parse_word<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, TextError> {
        let word = self.expect_word(expected)?;
        read(word).ok_or_else(|| self.error_before(expected))
    }

    /// The next word, which must be one of the known ones.
    pub fn parse_one_of<T>(
        &mut self,
        expected: &str,
        known: &[&str],
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<T, TextError> {
        let word = self.expect_word(expected)?;
        find(word).ok_or_else(|| self.error_before(suggest_nearest(expected, word, known)))
    }

    /// Returns an error if there are more words.
    pub fn expect_end(&self) -> Result<(), TextError> {
        if self.next < self.words.len() { Err(self.error_at(self.next, "the end of the line")) } else { Ok(()) }
    }

    /// The remaining words as keys with values; each key may occur at most once.
    pub fn parse_keys(&mut self, known: &[&str]) -> Result<Keys<'a>, TextError> {
        let mut keys: Vec<(usize, &str, &str)> = Vec::new();
        while let Some(word) = self.next_word() {
            let expected = "a key with its value";
            let (key, value) = word
                .split_once('=')
                .ok_or_else(|| self.error_before(format!("{expected}, such as {}=", known.first().unwrap_or(&""))))?;
            if !known.contains(&key) {
                return Err(self.error_before(suggest_nearest("a known key", key, known)));
            }
            if keys.iter().any(|(_, other, _)| *other == key) {
                return Err(self.error_before(format!("{key}= only once")));
            }
            keys.push((self.next - 1, key, value));
        }
        Ok(Keys(keys))
    }
}

/// The keys of a line with their values.
pub(crate) struct Keys<'a>(Vec<(usize, &'a str, &'a str)>);

impl<'a> Keys<'a> {
    pub fn has(&self, key: &str) -> bool {
        self.0.iter().any(|(_, known, _)| *known == key)
    }

    pub fn get<T>(
        &self,
        line: &Line<'_>,
        key: &str,
        expected: &str,
        read: impl Fn(&'a str) -> Option<T>,
    ) -> Result<Option<T>, TextError> {
        let Some((place, _, value)) = self.0.iter().find(|(_, known, _)| *known == key) else { return Ok(None) };
        read(value).map(Some).ok_or_else(|| line.error_at(*place, format!("{key}= {expected}")))
    }

    /// The value of a key, which must be one of the known ones.
    pub fn parse_one_of<T>(
        &self,
        line: &Line<'_>,
        key: &str,
        expected: &str,
        known: &[&str],
        read: impl Fn(&'a str) -> Option<T>,
    ) -> Result<Option<T>, TextError> {
        let value = self.0.iter().find(|(_, own, _)| *own == key).map_or("", |(_, _, value)| *value);
        self.get(line, key, &suggest_nearest(expected, value, known), read)
    }

    pub fn is_yes(&self, line: &Line<'_>, key: &str) -> Result<bool, TextError> {
        let read = |word: &str| match word {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        Ok(self.get(line, key, "yes or no", read)?.unwrap_or_default())
    }
}
