//! Markup within a line.

use super::address::parse_bare_address;
use super::angle::parse_bracketed;
use super::link::{parse_masked_link, unwrap_links};
use super::node::{MAX_DEPTH, Mark, Node};
use super::span::{MarkEndFinder, parse_code, run_length};

/// Parses text that contains no blocks.
pub(super) fn parse_inline(text: &str, depth: usize) -> Vec<Node> {
    let mut reader = Reader { text, depth, closers: MarkEndFinder::default(), nodes: Vec::new(), plain: String::new() };
    let mut at = 0;
    while at < text.len() {
        at = reader.parse_element(at);
    }
    reader.flush();
    reader.nodes
}

struct Reader<'a> {
    text: &'a str,
    depth: usize,
    closers: MarkEndFinder,
    nodes: Vec<Node>,
    /// Text collected since the last node.
    plain: String,
}

impl Reader<'_> {
    /// Parses one element at a position; returns the position after it.
    fn parse_element(&mut self, at: usize) -> usize {
        let rest = &self.text[at..];
        let Some(first) = rest.chars().next() else { return self.text.len() };
        let found = match first {
            '\n' => Some((Node::Break, 1)),
            '`' => parse_code(rest),
            '<' => parse_bracketed(rest),
            '@' => ["@everyone", "@here"]
                .into_iter()
                .find(|word| rest.starts_with(word))
                .map(|word| (Node::Everyone(word), word.len())),
            '[' if self.depth < MAX_DEPTH => self.parse_link(rest),
            'h' | 'H' if !self.is_within_word(at) => parse_bare_address(rest),
            _ => None,
        };
        if let Some((node, length)) = found {
            self.flush();
            self.nodes.push(node);
            return at + length;
        }
        match first {
            '\\' => self.read_escape(at),
            '*' | '_' | '~' | '|' => self.read_mark(at, first),
            '`' => self.push_plain(at, run_length(rest, '`')),
            _ => self.push_plain(at, first.len_utf8()),
        }
    }

    /// Parses a link with a label.
    fn parse_link(&self, rest: &str) -> Option<(Node, usize)> {
        let found = parse_masked_link(rest)?;
        let text = unwrap_links(parse_inline(found.label, self.depth + 1));
        Some((Node::Link { url: found.url.to_owned(), text }, found.length))
    }

    /// Reads a backslash and the character that it escapes.
    fn read_escape(&mut self, at: usize) -> usize {
        match self.text[at + 1..].chars().next() {
            Some(next) if next.is_ascii_punctuation() => self.push_plain(at + 1, 1),
            _ => self.push_plain(at, 1),
        }
    }

    /// Reads a mark; it is plain text if it is not closed.
    fn read_mark(&mut self, at: usize, letter: char) -> usize {
        let run = run_length(&self.text[at..], letter);
        let width = if run == 1 { 1 } else { 2 };
        let mark = match (letter, width) {
            ('*', 2) => Mark::Bold,
            ('*' | '_', 1) => Mark::Italic,
            ('_', _) => Mark::Underlined,
            ('~', 2) => Mark::Struck,
            ('|', 2) => Mark::Spoiler,
            _ => return self.push_plain(at, run),
        };
        let from = at + width;
        let next = self.text[from..].chars().next();
        let opens =
            width == 2 || next.is_some_and(|next| !next.is_whitespace()) && (letter == '*' || !self.is_within_word(at));
        if !opens || self.depth >= MAX_DEPTH {
            return self.push_plain(at, run);
        }
        let Some(end) = self.closers.find(self.text, from, letter, width) else { return self.push_plain(at, run) };
        self.flush();
        self.nodes.push(Node::Marked(mark, parse_inline(&self.text[from..end], self.depth + 1)));
        end + width
    }

    /// True if a letter or digit precedes the position.
    fn is_within_word(&self, at: usize) -> bool {
        self.text[..at].chars().next_back().is_some_and(char::is_alphanumeric)
    }

    fn push_plain(&mut self, at: usize, length: usize) -> usize {
        self.plain.push_str(&self.text[at..at + length]);
        at + length
    }

    fn flush(&mut self) {
        if !self.plain.is_empty() {
            self.nodes.push(Node::Text(std::mem::take(&mut self.plain)));
        }
    }
}
