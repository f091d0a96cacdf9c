//! Boundaries between folders: the rules are pure, the store hides its database library, replies to interactions go
//! through one file, and files stay readable.

use crate::source::{Sources, sources_below};

/// Crates that `rules` must not use, since it is pure.
const IMPURE: [&str; 10] =
    ["tokio", "sqlx", "serenity", "poise", "image", "imageproc", "ab_glyph", "axum", "getrandom", "tracing"];

/// Parts of the language and the standard library that `rules` must not use.
const IMPURE_STD: [&str; 6] = ["std::fs", "std::net", "std::time", "std::env", "std::thread", "async fn"];

/// Calls that reply to an interaction; each may occur only once.
const REPLY_CALLS: [&str; 5] =
    [".edit_response(", ".create_followup(", ".create_response(", ".defer(", ".defer_ephemeral("];

/// Maximum number of lines per file.
pub const MAX_LINES: usize = 500;

/// Uses of input, output, clocks, async code or randomness.
pub fn find_impurities(rules: &Sources) -> Vec<String> {
    let impure: Vec<String> =
        IMPURE.iter().map(|name| format!("{name}::")).chain(IMPURE_STD.map(str::to_owned)).collect();
    let used = rules.iter().flat_map(|(path, text)| {
        let found = impure.iter().filter(|used| text.contains(*used));
        found.map(move |used| format!("{path} uses {used}"))
    });
    used.collect()
}

/// Items of the store's interface that name a type of the database library, and the number of items examined.
pub fn find_database_types(store: &Sources) -> DatabaseTypes {
    let mut result = DatabaseTypes { breaches: Vec::new(), seen: 0 };
    for (path, text) in store {
        let mut names = imported_names("sqlx", text);
        names.push("Tx".to_owned());
        for head in public_interface(text) {
            result.seen += 1;
            let mut words = head.split(|c: char| !c.is_alphanumeric() && c != '_');
            if words.any(|word| names.iter().any(|name| name == word)) {
                result.breaches.push(format!("{path}: {}", head.trim()));
            }
        }
    }
    result
}

pub struct DatabaseTypes {
    pub breaches: Vec<String>,
    pub seen: usize,
}

/// Types and modules that a file imports from a crate.
fn imported_names(krate: &str, text: &str) -> Vec<String> {
    let uses = text.lines().filter(|line| line.starts_with(&format!("use {krate}::")));
    let words = uses.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_'));
    let mut names: Vec<String> = words.filter(|word| word.starts_with(char::is_uppercase)).map(str::to_owned).collect();
    names.push(krate.to_owned());
    names
}

/// The parts of a file that other files can see: heads of public functions and types, public fields, all variants of
/// public enums, and heads of implementations.
fn public_interface(text: &str) -> Vec<String> {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut heads = Vec::new();
    let mut rest = text;
    while let Some((line, after)) = rest.split_once('\n') {
        let end = if line.starts_with("pub enum ") {
            rest.find("\n}")
        } else if line.trim_start().starts_with("pub ")
            // Left out are implementations for a private type, and the conversion of the library's errors, which
            // takes place where they arise.
            || (line.starts_with("impl")
                && !line.contains(" for Tx ")
                && line != "impl From<sqlx::Error> for StoreError {")
        {
            // A field ends at the end of its line; any other item ends where its body begins.
            if line.ends_with(',') { Some(line.len()) } else { rest.find(['{', ';']) }
        } else {
            None
        };
        heads.extend(end.map(|end| rest[..end].to_owned()));
        rest = after;
    }
    heads
}

/// Replies to interactions sent from any file other than the one that repeats lost replies.
pub fn find_unrepeated_replies(discord: &Sources) -> Vec<String> {
    let others = discord.iter().filter(|(path, _)| !path.ends_with("/reply.rs"));
    let found = others.flat_map(|(path, text)| {
        let once = REPLY_CALLS.into_iter().filter(|once| text.contains(once));
        once.map(move |once| format!("{path} calls {once}"))
    });
    found.collect()
}

/// Files that are too long.
pub fn find_long_files(sources: &Sources) -> Vec<String> {
    let lengths = sources.iter().map(|(path, text)| (path, text.lines().count()));
    let long = lengths.filter(|(_, lines)| *lines > MAX_LINES);
    long.map(|(path, lines)| format!("{path} has {lines} lines: is there a seam?")).collect()
}

/// The sources below a folder; panics if there are none.
pub fn existing_sources(sources: &Sources, folder: &str) -> Sources {
    let found = sources_below(sources, folder);
    assert!(!found.is_empty(), "{folder} was found");
    found
}
