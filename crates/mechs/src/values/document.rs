//! A values file as a tree: parsing TOML, and merging an owner's file into another file.

use std::collections::BTreeSet;

use toml::de::{DeTable, DeValue};

/// The largest number allowed in a file.
const MAX_NUMBER: i64 = 40;

/// An error in a values file: its location, and the input expected there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {path}: expected {expected}")]
pub struct ValuesError {
    /// The field, such as `weapons.warhammer.damage`.
    pub path: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The word or value expected there.
    pub expected: String,
}

/// A value with its line number.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub line: usize,
    pub node: Node,
}

#[derive(Debug, Clone)]
pub(super) enum Node {
    Table(Vec<(String, Entry)>),
    Number(u8),
    Text(String),
    List(Vec<Node>),
}

impl Node {
    fn kind(&self) -> &'static str {
        match self {
            Self::Table(_) => "a table",
            Self::Number(_) => "a number from 0 to 40",
            Self::Text(_) => "a text",
            Self::List(_) => "a list",
        }
    }

    /// True if a value has the type of a model. In a list, the first item of the model determines the type of all
    /// items.
    fn matches_type_of(&self, model: &Self) -> bool {
        match (self, model) {
            (Self::List(own), Self::List(items)) => {
                items.first().is_none_or(|model| own.iter().all(|item| item.matches_type_of(model)))
            }
            (Self::Table(_), Self::Table(_)) | (Self::Number(_), Self::Number(_)) | (Self::Text(_), Self::Text(_)) => {
                true
            }
            (Self::Table(_) | Self::Number(_) | Self::Text(_) | Self::List(_), _) => false,
        }
    }
}

impl Entry {
    pub fn get(&self, key: &str) -> Option<&Self> {
        self.entries().iter().find(|(known, _)| known == key).map(|(_, entry)| entry)
    }

    pub fn entries(&self) -> &[(String, Self)] {
        match &self.node {
            Node::Table(entries) => entries,
            Node::Number(_) | Node::Text(_) | Node::List(_) => &[],
        }
    }

    pub fn text(&self) -> Option<&str> {
        match &self.node {
            Node::Text(text) => Some(text),
            Node::Table(_) | Node::Number(_) | Node::List(_) => None,
        }
    }

    pub fn words(&self) -> Vec<&str> {
        match &self.node {
            Node::List(items) => items
                .iter()
                .filter_map(|item| match item {
                    Node::Text(text) => Some(text.as_str()),
                    Node::Table(_) | Node::Number(_) | Node::List(_) => None,
                })
                .collect(),
            Node::Table(_) | Node::Number(_) | Node::Text(_) => Vec::new(),
        }
    }
}

struct Lines<'a>(&'a str);

impl Lines<'_> {
    fn line_number(&self, at: usize) -> usize {
        self.0.get(..at).unwrap_or(self.0).matches('\n').count() + 1
    }
}

/// Parses a file into a tree, with the entries in file order.
pub(super) fn parse(source: &str) -> Result<Entry, ValuesError> {
    let lines = Lines(source);
    let table = DeTable::parse(source).map_err(|error| ValuesError {
        path: "the file".to_owned(),
        line: lines.line_number(error.span().map_or(0, |span| span.start)),
        expected: format!("TOML: {}", error.message()),
    })?;
    Ok(Entry { line: 1, node: read_table(table.get_ref(), "", &lines)? })
}

fn read_table(table: &DeTable<'_>, path: &str, lines: &Lines<'_>) -> Result<Node, ValuesError> {
    let mut entries = Vec::new();
    for (key, value) in table {
        let at = key.span().start;
        let path = if path.is_empty() { key.get_ref().to_string() } else { format!("{path}.{}", key.get_ref()) };
        let node = read_value(value.get_ref(), &path, lines, at)?;
        entries.push((at, (key.get_ref().to_string(), Entry { line: lines.line_number(at), node })));
    }
    entries.sort_by_key(|(at, _)| *at);
    Ok(Node::Table(entries.into_iter().map(|(_, entry)| entry).collect()))
}

fn read_value(value: &DeValue<'_>, path: &str, lines: &Lines<'_>, at: usize) -> Result<Node, ValuesError> {
    let wrong =
        |expected: &str| ValuesError { path: path.to_owned(), line: lines.line_number(at), expected: expected.into() };
    match value {
        DeValue::String(text) => Ok(Node::Text(text.to_string())),
        DeValue::Integer(number) => {
            let number = i64::from_str_radix(number.as_str(), number.radix()).ok();
            let number = number.filter(|number| (0..=MAX_NUMBER).contains(number)).and_then(|it| u8::try_from(it).ok());
            number.map(Node::Number).ok_or_else(|| wrong("a number from 0 to 40"))
        }
        DeValue::Array(items) => items
            .iter()
            .map(|item| read_value(item.get_ref(), path, lines, at))
            .collect::<Result<_, _>>()
            .map(Node::List),
        DeValue::Table(table) => read_table(table, path, lines),
        DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => {
            Err(wrong("a number from 0 to 40, a text or a list"))
        }
    }
}

/// Merges an owner's file into another file, key by key, and records the paths of the fields that it replaces.
pub(super) fn merge(base: &mut Entry, own: &Entry, replaced: &mut BTreeSet<String>) -> Result<(), ValuesError> {
    for (key, entry) in own.entries() {
        match key.as_str() {
            "extends" => continue,
            "id" | "title" if entry.text().is_some() => {}
            "id" | "title" => return Err(error_expecting(key, entry, "a text")),
            _ => {
                let known = base.entries().iter().filter(|(_, entry)| matches!(entry.node, Node::Table(_)));
                let names: Vec<&str> = known.map(|(key, _)| key.as_str()).collect();
                let Some(table) = base.get(key).filter(|_| names.contains(&key.as_str())) else {
                    return Err(error_expecting(key, entry, &suggest_nearest("a table of the base file", key, &names)));
                };
                check_kind(entry, &table.node, key)?;
            }
        }
        let Node::Table(entries) = &mut base.node else { continue };
        match entries.iter_mut().find(|(known, _)| known == key) {
            Some((_, table)) if matches!(entry.node, Node::Table(_)) => merge_table(table, entry, key, replaced)?,
            Some((_, known)) => *known = entry.clone(),
            None => entries.push((key.clone(), entry.clone())),
        }
    }
    Ok(())
}

/// Merges a table, which contains either entries by id or fixed fields.
fn merge_table(base: &mut Entry, own: &Entry, path: &str, replaced: &mut BTreeSet<String>) -> Result<(), ValuesError> {
    let has_ids = base.entries().iter().any(|(_, entry)| matches!(entry.node, Node::Table(_)));
    if !has_ids {
        let fields = base.entries().to_vec();
        return merge_fields(base, own, path, &fields, replaced);
    }
    // Every entry may have the fields of any other entry, since a text needs the parameters of its own keyword.
    let fields: Vec<(String, Entry)> = base.entries().iter().flat_map(|(_, entry)| entry.entries().to_vec()).collect();
    let ids: Vec<String> = base.entries().iter().map(|(id, _)| id.clone()).collect();
    let Node::Table(entries) = &mut base.node else { return Ok(()) };
    for (id, entry) in own.entries() {
        let path = format!("{path}.{id}");
        let Some((_, known)) = entries.iter_mut().find(|(known, _)| known == id) else {
            let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
            return Err(error_expecting(&path, entry, &suggest_nearest("an id of the base file", id, &ids)));
        };
        check_kind(entry, &known.node, &path)?;
        merge_fields(known, entry, &path, &fields, replaced)?;
    }
    Ok(())
}

fn merge_fields(
    base: &mut Entry,
    own: &Entry,
    path: &str,
    fields: &[(String, Entry)],
    replaced: &mut BTreeSet<String>,
) -> Result<(), ValuesError> {
    let Node::Table(entries) = &mut base.node else { return Ok(()) };
    for (key, entry) in own.entries() {
        let path = format!("{path}.{key}");
        let is_mark = key == "open" || key == "inferred";
        let Some((_, model)) = fields.iter().find(|(known, _)| known == key && !is_mark) else {
            let known: Vec<&str> = fields.iter().map(|(known, _)| known.as_str()).collect();
            return Err(error_expecting(&path, entry, &suggest_nearest("a key of the base file", key, &known)));
        };
        check_kind(entry, &model.node, &path)?;
        replaced.insert(path);
        match entries.iter_mut().find(|(known, _)| known == key) {
            Some((_, known)) => *known = entry.clone(),
            None => entries.push((key.clone(), entry.clone())),
        }
    }
    Ok(())
}

fn check_kind(entry: &Entry, model: &Node, path: &str) -> Result<(), ValuesError> {
    if entry.node.matches_type_of(model) { Ok(()) } else { Err(error_expecting(path, entry, model.kind())) }
}

pub(super) fn error_expecting(path: &str, entry: &Entry, expected: &str) -> ValuesError {
    ValuesError { path: path.to_owned(), line: entry.line, expected: expected.to_owned() }
}

/// The expectation, followed by the known word that is most similar to the one found.
pub(crate) fn suggest_nearest(expected: &str, word: &str, known: &[&str]) -> String {
    let distance = |other: &&&str| strsim::damerau_levenshtein(word, other);
    known.iter().min_by_key(distance).map_or_else(|| expected.to_owned(), |near| format!("{expected}, such as {near}"))
}
