//! A table in a file, with its path: fields by name, and keywords defined by the rules.

use super::document::{Entry, Node, ValuesError, suggest_nearest};

/// Fields that any table may have, listing which of its values are open or inferred.
const STATUS_FIELDS: [&str; 2] = ["open", "inferred"];

#[derive(Debug, Clone)]
pub(super) struct Table<'a> {
    entry: &'a Entry,
    path: String,
}

impl<'a> Table<'a> {
    pub fn root(entry: &'a Entry) -> Self {
        Self { entry, path: String::new() }
    }

    /// The table in an entry; an error if the entry is not a table.
    pub fn from_entry(entry: &'a Entry, path: &str) -> Result<Self, ValuesError> {
        if entry.is_table() {
            Ok(Self { entry, path: path.to_owned() })
        } else {
            Err(entry.error_expecting(path, "a table"))
        }
    }

    pub fn path(&self, key: &str) -> String {
        if key.is_empty() {
            self.path.clone()
        } else if self.path.is_empty() {
            key.to_owned()
        } else {
            format!("{}.{key}", self.path)
        }
    }

    /// An error in a field, or in the table if the field is missing.
    pub fn error_expecting(&self, key: &str, expected: impl Into<String>) -> ValuesError {
        self.entry.get(key).unwrap_or(self.entry).error_expecting(&self.path(key), expected)
    }

    /// Checks that the table contains only these fields.
    pub fn check_fields(&self, known: &[&str]) -> Result<(), ValuesError> {
        let is_known = |key: &str| known.contains(&key) || STATUS_FIELDS.contains(&key);
        match self.entry.entries().iter().find(|(key, _)| !is_known(key)) {
            None => Ok(()),
            Some((key, entry)) => {
                Err(entry.error_expecting(&self.path(key), suggest_nearest("a field that the rules know", key, known)))
            }
        }
    }

    pub fn has(&self, key: &str) -> bool {
        self.entry.get(key).is_some()
    }

    pub fn entry(&self, key: &str, expected: &str) -> Result<&'a Entry, ValuesError> {
        self.entry.get(key).ok_or_else(|| self.error_expecting(key, expected))
    }

    pub fn table(&self, key: &str) -> Result<Self, ValuesError> {
        Self::from_entry(self.entry(key, "a table")?, &self.path(key))
    }

    /// The entries that are tables themselves, with their ids.
    pub fn subtables(&self) -> Result<Vec<(&'a str, Self)>, ValuesError> {
        let row = |(id, entry): &'a (String, Entry)| {
            let is_word = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
            if !is_word {
                return Err(entry.error_expecting(&self.path(id), "an id of letters, digits and hyphens"));
            }
            Ok((id.as_str(), Self::from_entry(entry, &self.path(id))?))
        };
        self.entry.entries().iter().map(row).collect()
    }

    /// The fields with their numbers.
    pub fn numbers(&self) -> Result<Vec<(&'a str, u8)>, ValuesError> {
        let fields = self.entry.entries().iter().filter(|(key, _)| !STATUS_FIELDS.contains(&key.as_str()));
        fields.map(|(key, _)| Ok((key.as_str(), self.number(key)?))).collect()
    }

    /// A number from 0 to 99.
    pub fn number(&self, key: &str) -> Result<u8, ValuesError> {
        let number = self.integer(key)?;
        let number = u8::try_from(number).ok().filter(|number| *number <= 99);
        number.ok_or_else(|| self.error_expecting(key, "a number from 0 to 99"))
    }

    pub fn number_or(&self, key: &str, usual: u8) -> Result<u8, ValuesError> {
        if self.has(key) { self.number(key) } else { Ok(usual) }
    }

    /// A number from -9 to 9; 0 if missing.
    pub fn signed_number(&self, key: &str) -> Result<i8, ValuesError> {
        if !self.has(key) {
            return Ok(0);
        }
        let number = i8::try_from(self.integer(key)?).ok().filter(|number| (-9..=9).contains(number));
        number.ok_or_else(|| self.error_expecting(key, "a number from -9 to 9"))
    }

    fn integer(&self, key: &str) -> Result<i32, ValuesError> {
        match self.entry(key, "a number")?.node {
            Node::Number(number) => Ok(number),
            Node::Table(_) | Node::List(_) | Node::Text(_) | Node::Flag(_) => {
                Err(self.error_expecting(key, "a number"))
            }
        }
    }

    /// `true` or `false`; the default if missing.
    pub fn flag(&self, key: &str, usual: bool) -> Result<bool, ValuesError> {
        match self.entry.get(key).map(|entry| &entry.node) {
            None => Ok(usual),
            Some(Node::Flag(flag)) => Ok(*flag),
            Some(Node::Table(_) | Node::List(_) | Node::Text(_) | Node::Number(_)) => {
                Err(self.error_expecting(key, "true or false"))
            }
        }
    }

    pub fn text(&self, key: &str) -> Result<&'a str, ValuesError> {
        self.entry(key, "a text")?.text().ok_or_else(|| self.error_expecting(key, "a text"))
    }

    pub fn items(&self, key: &str) -> Result<&'a [Entry], ValuesError> {
        self.entry(key, "a list")?.items().ok_or_else(|| self.error_expecting(key, "a list"))
    }

    pub fn items_or_none(&self, key: &str) -> Result<&'a [Entry], ValuesError> {
        if self.has(key) { self.items(key) } else { Ok(&[]) }
    }

    /// The tables in a list, with their numbers in their paths.
    pub fn tables(&self, key: &str) -> Result<Vec<Self>, ValuesError> {
        let items = self.items(key)?.iter().enumerate();
        items.map(|(number, entry)| Self::from_entry(entry, &format!("{}.{}", self.path(key), number + 1))).collect()
    }

    /// Checks that a step contains only its keyword and these fields.
    pub fn check_step(&self, known: &[&str]) -> Result<(), ValuesError> {
        self.check_fields(&[&["do"], known].concat())
    }

    /// The error for a step with an unknown keyword.
    pub fn unknown_step(&self, word: &str, known: &[&str]) -> ValuesError {
        self.error_expecting("do", suggest_nearest("a step that the rules know", word, known))
    }

    /// The texts in a list; empty if it is missing.
    pub fn texts(&self, key: &str) -> Result<Vec<&'a str>, ValuesError> {
        let text = |entry: &'a Entry| entry.text().ok_or_else(|| entry.error_expecting(&self.path(key), "a text"));
        self.items_or_none(key)?.iter().map(text).collect()
    }

    /// A field that contains one of the known keywords, converted to its value.
    pub fn keyword<T: Copy>(&self, key: &str, known: &[(&str, T)]) -> Result<T, ValuesError> {
        self.keyword_value(key, self.text(key)?, known)
    }

    /// Converts a field's keyword to its value.
    pub fn keyword_value<T: Copy>(&self, key: &str, word: &str, known: &[(&str, T)]) -> Result<T, ValuesError> {
        let found = known.iter().find(|(known, _)| *known == word).map(|(_, meaning)| *meaning);
        let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        found.ok_or_else(|| self.error_expecting(key, suggest_nearest("a word that the rules know", word, &words)))
    }
}
