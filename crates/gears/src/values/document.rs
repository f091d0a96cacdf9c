//! Values files as one tree: parsing TOML, and merging an owner's file into the file that it extends.

use std::fmt::Write as _;

use sztab_game::TextError;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The table whose entries replace others for one to four players.
pub(super) const PLAYERS: &str = "players";

/// An error in a values file: its location, and the input expected there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {path}: expected {expected}")]
pub struct ValuesError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// The field, such as `enemies.drone.health`.
    pub path: String,
    /// The word or value expected there.
    pub expected: String,
}

impl From<ValuesError> for TextError {
    fn from(ValuesError { line, column, path, expected, .. }: ValuesError) -> Self {
        Self { line, column, expected: format!("{expected} at {path}") }
    }
}

/// A location in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Location {
    pub file: String,
    pub line: usize,
    pub column: usize,
}

/// A value with its location.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub spot: Location,
    pub node: Node,
}

#[derive(Debug, Clone)]
pub(super) enum Node {
    Table(Vec<(String, Entry)>),
    List(Vec<Entry>),
    Text(String),
    Number(i32),
    Flag(bool),
}

impl Entry {
    /// An error at this location, containing the expected input.
    pub fn error_expecting(&self, path: &str, expected: impl Into<String>) -> ValuesError {
        let Location { file, line, column } = self.spot.clone();
        ValuesError { file, line, column, path: path.to_owned(), expected: expected.into() }
    }

    pub fn get(&self, key: &str) -> Option<&Self> {
        self.entries().iter().find(|(known, _)| known == key).map(|(_, entry)| entry)
    }

    /// The entries of a table; empty if the value is not a table.
    pub fn entries(&self) -> &[(String, Self)] {
        match &self.node {
            Node::Table(entries) => entries,
            Node::List(_) | Node::Text(_) | Node::Number(_) | Node::Flag(_) => &[],
        }
    }

    pub fn text(&self) -> Option<&str> {
        match &self.node {
            Node::Text(text) => Some(text),
            Node::Table(_) | Node::List(_) | Node::Number(_) | Node::Flag(_) => None,
        }
    }

    pub fn items(&self) -> Option<&[Self]> {
        match &self.node {
            Node::List(items) => Some(items),
            Node::Table(_) | Node::Text(_) | Node::Number(_) | Node::Flag(_) => None,
        }
    }

    /// Removes an entry of a table, and returns it.
    pub fn remove(&mut self, key: &str) -> Option<Self> {
        let Node::Table(entries) = &mut self.node else { return None };
        let place = entries.iter().position(|(known, _)| known == key)?;
        Some(entries.remove(place).1)
    }

    pub fn is_table(&self) -> bool {
        matches!(self.node, Node::Table(_))
    }

    /// Adds an entry to a table, or replaces an existing one.
    pub fn insert(&mut self, key: &str, entry: Self) {
        let Node::Table(entries) = &mut self.node else { return };
        match entries.iter_mut().find(|(known, _)| known == key) {
            Some((_, known)) => *known = entry,
            None => entries.push((key.to_owned(), entry)),
        }
    }

    /// The table under a key, created if missing.
    fn table_mut(&mut self, key: &str, spot: &Location) -> Option<&mut Self> {
        if self.get(key).is_none() {
            self.insert(key, Self { spot: spot.clone(), node: Node::Table(Vec::new()) });
        }
        let Node::Table(entries) = &mut self.node else { return None };
        entries.iter_mut().find(|(known, entry)| known == key && entry.is_table()).map(|(_, entry)| entry)
    }
}

/// Parses a file; entries keep their order.
pub(super) fn parse(file: &str, source: &str) -> Result<Entry, ValuesError> {
    let text = Text { file, source };
    let table = DeTable::parse(source).map_err(|error| {
        let Location { file, line, column } = text.location(error.span().map_or(0, |span| span.start));
        ValuesError { file, line, column, path: "the file".to_owned(), expected: format!("TOML: {}", error.message()) }
    })?;
    Ok(Entry { spot: text.location(0), node: text.read_table(table.get_ref(), "")? })
}

struct Text<'a> {
    file: &'a str,
    source: &'a str,
}

impl Text<'_> {
    fn location(&self, at: usize) -> Location {
        let before = self.source.get(..at).unwrap_or(self.source);
        let begin = before.rfind('\n').map_or(0, |end| end + 1);
        let column = before.get(begin..).unwrap_or_default().chars().count() + 1;
        Location { file: self.file.to_owned(), line: before.matches('\n').count() + 1, column }
    }

    fn read_table(&self, table: &DeTable<'_>, path: &str) -> Result<Node, ValuesError> {
        let mut entries = Vec::new();
        for (key, value) in table {
            let at = key.span().start;
            let name = key.get_ref().to_string();
            let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
            entries.push((at, (name, self.read_entry(value, &path, at)?)));
        }
        entries.sort_by_key(|(at, _)| *at);
        Ok(Node::Table(entries.into_iter().map(|(_, entry)| entry).collect()))
    }

    fn read_entry(&self, value: &Spanned<DeValue<'_>>, path: &str, at: usize) -> Result<Entry, ValuesError> {
        let spot = self.location(at);
        let wrong = |expected: &str| {
            let Location { file, line, column } = self.location(at);
            ValuesError { file, line, column, path: path.to_owned(), expected: expected.to_owned() }
        };
        let node = match value.get_ref() {
            DeValue::String(text) => Node::Text(text.to_string()),
            DeValue::Boolean(flag) => Node::Flag(*flag),
            DeValue::Integer(number) => {
                let number = i32::from_str_radix(number.as_str(), number.radix()).ok();
                Node::Number(number.ok_or_else(|| wrong("a whole number that is not so large"))?)
            }
            DeValue::Array(items) => {
                let items = items.iter().map(|item| self.read_entry(item, path, item.span().start));
                Node::List(items.collect::<Result<_, _>>()?)
            }
            DeValue::Table(table) => self.read_table(table, path)?,
            DeValue::Float(_) | DeValue::Datetime(_) => {
                return Err(wrong("a whole number, a text, true or false, a list or a table"));
            }
        };
        Ok(Entry { spot, node })
    }
}

/// Merges an owner's file into a tree: files by name, cards by id, then field by field. A field is always replaced as a
/// whole. Returns the paths of the new fields.
pub(super) fn merge(base: &mut Entry, own: &Entry) -> Result<Vec<String>, ValuesError> {
    let known: Vec<String> =
        base.entries().iter().filter(|(_, entry)| entry.is_table()).map(|(key, _)| key.clone()).collect();
    let known: Vec<&str> = known.iter().map(String::as_str).chain([PLAYERS]).collect();
    let mut replaced = Vec::new();
    for (name, entry) in own.entries() {
        match name.as_str() {
            "extends" | "tiles" => continue,
            "id" | "title" => {
                base.insert(name, entry.clone());
                continue;
            }
            word if known.contains(&word) => {}
            word => return Err(entry.error_expecting(word, suggest_nearest("a table of open-1", word, &known))),
        }
        if !entry.is_table() {
            return Err(entry.error_expecting(name, "a table"));
        }
        let is_flat = base.get(name).is_some_and(|file| !file.entries().iter().any(|(_, entry)| entry.is_table()));
        let Some(file) = base.table_mut(name, &entry.spot) else { continue };
        for (key, entry) in entry.entries() {
            let path = format!("{name}.{key}");
            if is_flat {
                file.insert(key, entry.clone());
                replaced.push(path);
                continue;
            }
            if !entry.is_table() {
                return Err(entry.error_expecting(&path, "a table"));
            }
            let Some(card) = file.table_mut(key, &entry.spot) else { continue };
            for (field, entry) in entry.entries() {
                card.insert(field, entry.clone());
                replaced.push(format!("{path}.{field}"));
            }
        }
    }
    Ok(replaced)
}

/// Prints a tree as one TOML document.
pub(super) fn print(tree: &Entry) -> String {
    let mut text = String::new();
    for (key, entry) in tree.entries().iter().filter(|(_, entry)| !entry.is_table()) {
        let _ = writeln!(text, "{} = {}", print_key(key), print_value(entry));
    }
    for (name, file) in tree.entries().iter().filter(|(_, entry)| entry.is_table()) {
        let is_flat = !file.entries().iter().any(|(_, entry)| entry.is_table());
        let own = [(String::new(), file.clone())];
        let tables = if is_flat { &own[..] } else { file.entries() };
        for (key, table) in tables {
            let key = if key.is_empty() { String::new() } else { format!(".{}", print_key(key)) };
            let _ = writeln!(text, "\n[{}{key}]", print_key(name));
            for (field, entry) in table.entries() {
                let _ = writeln!(text, "{} = {}", print_key(field), print_value(entry));
            }
        }
    }
    text
}

fn print_key(key: &str) -> String {
    let is_bare = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    if is_bare { key.to_owned() } else { print_text(key) }
}

fn print_text(text: &str) -> String {
    // A JSON string is also a valid TOML string.
    serde_json::Value::from(text).to_string()
}

fn print_value(entry: &Entry) -> String {
    let join = |items: Vec<String>| items.join(", ");
    match &entry.node {
        Node::Text(text) => print_text(text),
        Node::Number(number) => number.to_string(),
        Node::Flag(flag) => flag.to_string(),
        Node::List(items) => format!("[{}]", join(items.iter().map(print_value).collect())),
        Node::Table(entries) => {
            let fields = entries.iter().map(|(key, entry)| format!("{} = {}", print_key(key), print_value(entry)));
            format!("{{ {} }}", join(fields.collect()))
        }
    }
}

/// The expectation, followed by the known word that is most similar to the one found.
pub(super) fn suggest_nearest(expected: &str, word: &str, known: &[&str]) -> String {
    let distance = |other: &&&str| strsim::damerau_levenshtein(word, other);
    known.iter().min_by_key(distance).map_or_else(|| expected.to_owned(), |near| format!("{expected}, such as {near}"))
}
