//! Rust tokens, and the paths that a file names.

use crate::source::is_word_character;

/// A path named in a file, as it is written there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedPath {
    /// Inline modules around the path: `mod kind { ... }`.
    pub within: Vec<String>,
    /// The segments, such as `crate`, `store`, `ThreadGame`. A path that ends in `*` is cut off before the asterisk.
    pub path: Vec<String>,
    /// The name that a `use` introduces; `None` for a path in other code.
    pub binds: Option<String>,
}

/// Splits code into words, `::` and single characters.
pub fn tokens(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if is_word_character(first) {
            rest.find(|letter| !is_word_character(letter)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        found.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    found
}

pub fn is_word(token: &str) -> bool {
    token.chars().next().is_some_and(is_word_character)
}

/// All paths of two or more words, and everything that `use` imports.
pub fn read_paths(tokens: &[&str]) -> Vec<NamedPath> {
    let mut reader = Reader { tokens, at: 0, depth: 0, within: Vec::new(), found: Vec::new() };
    while reader.at < tokens.len() {
        reader.step();
    }
    reader.found
}

struct Reader<'a> {
    tokens: &'a [&'a str],
    at: usize,
    depth: usize,
    /// The inline modules around the current position, with their block depths.
    within: Vec<(usize, String)>,
    found: Vec<NamedPath>,
}

impl Reader<'_> {
    fn step(&mut self) {
        match self.tokens[self.at..] {
            // A visibility modifier names a module without using it.
            ["pub", "(", ..] => self.skip_to(")"),
            ["mod", name, "{", ..] => {
                self.depth += 1;
                self.within.push((self.depth, name.to_owned()));
                self.at += 3;
            }
            ["use", next, ..] if next != "<" => {
                self.at += 1;
                self.read_use_tree(&[]);
            }
            ["{", ..] => {
                self.depth += 1;
                self.at += 1;
            }
            ["}", ..] => {
                self.within.retain(|(depth, _)| *depth != self.depth);
                self.depth = self.depth.saturating_sub(1);
                self.at += 1;
            }
            [word, "::", ..] if is_word(word) => self.read_path(),
            _ => self.at += 1,
        }
    }

    fn skip_to(&mut self, end: &str) {
        while self.tokens.get(self.at).is_some_and(|token| *token != end) {
            self.at += 1;
        }
    }

    fn record_path(&mut self, path: Vec<String>, binds: Option<String>) {
        let within = self.within.iter().map(|(_, name)| name.clone()).collect();
        self.found.push(NamedPath { within, path, binds });
    }

    /// Reads a path in the code.
    fn read_path(&mut self) {
        let is_member = self.at > 0 && [".", "::"].contains(&self.tokens[self.at - 1]);
        let mut path = vec![self.tokens[self.at].to_owned()];
        self.at += 1;
        while let ["::", word, ..] = self.tokens[self.at..]
            && is_word(word)
        {
            path.push(word.to_owned());
            self.at += 2;
        }
        if path.len() > 1 && !is_member {
            self.record_path(path, None);
        }
    }

    /// One branch of a `use`, up to the character that ends it.
    fn read_use_tree(&mut self, before: &[String]) {
        let mut path = before.to_vec();
        while let Some(&token) = self.tokens.get(self.at) {
            self.at += 1;
            match token {
                "::" => {}
                "{" => {
                    while self.tokens.get(self.at).is_some_and(|token| *token != "}") {
                        self.read_use_tree(&path);
                        self.at += usize::from(self.tokens.get(self.at) == Some(&","));
                    }
                    self.at += 1;
                    return;
                }
                "*" => return self.record_path(path, Some("*".to_owned())),
                word => {
                    if word != "self" || path.is_empty() {
                        path.push(word.to_owned());
                    }
                    if !matches!(self.tokens.get(self.at), Some(&"::")) {
                        let alias = self.read_alias();
                        let binds = alias.or_else(|| path.last().cloned());
                        return self.record_path(path, binds);
                    }
                }
            }
        }
    }

    fn read_alias(&mut self) -> Option<String> {
        let ["as", name, ..] = self.tokens[self.at..] else { return None };
        self.at += 2;
        Some(name.to_owned())
    }
}
