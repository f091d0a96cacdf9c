//! Blocks of whole lines: quotes, headings and lists. Everything in between is plain text.

use super::inline::parse_inline;
use super::node::{MAX_DEPTH, Mark, Node};

/// Prefixes of headings.
const HEADING_PREFIXES: [(&str, Mark); 4] =
    [("# ", Mark::Heading(1)), ("## ", Mark::Heading(2)), ("### ", Mark::Heading(3)), ("-# ", Mark::Small)];

/// Parses a text line by line.
pub(super) fn parse_blocks(text: &str, depth: usize, may_quote: bool) -> Vec<Node> {
    let mut nodes = Vec::new();
    let (mut run, mut at) = (0, 0);
    while at < text.len() {
        match parse_block(&text[at..], depth, may_quote) {
            Some((node, length)) => {
                push_inline(&text[run..at], depth, &mut nodes);
                nodes.push(node);
                at += length;
                run = at;
            }
            None => at += line_length(&text[at..]),
        }
    }
    push_inline(&text[run..], depth, &mut nodes);
    nodes
}

/// Adds the text between two blocks. The line break after its last line belongs to the next block.
fn push_inline(text: &str, depth: usize, nodes: &mut Vec<Node>) {
    nodes.extend(parse_inline(text.strip_suffix('\n').unwrap_or(text), depth));
}

/// The length of a line, including its line break. A code block that spans lines counts towards the line on which it
/// starts.
fn line_length(text: &str) -> usize {
    let mut from = 0;
    loop {
        let end = text[from..].find('\n').map_or(text.len(), |length| from + length + 1);
        let Some(open) = text[from..end].find("```").map(|length| from + length + 3) else { return end };
        let Some(close) = text[open..].find("```") else { return end };
        from = open + close + 3;
    }
}

/// The block at the start of the text, with its length.
fn parse_block(text: &str, depth: usize, may_quote: bool) -> Option<(Node, usize)> {
    if depth >= MAX_DEPTH {
        return None;
    }
    if may_quote && let Some(inside) = text.strip_prefix(">>> ") {
        return Some((Node::Marked(Mark::Quote, parse_blocks(inside, depth + 1, false)), text.len()));
    }
    if may_quote && text.starts_with("> ") {
        return Some(parse_quote(text, depth));
    }
    let (line, length) = first_line(text);
    for (head, mark) in HEADING_PREFIXES {
        if let Some(inside) = line.strip_prefix(head).map(str::trim).filter(|inside| !inside.is_empty()) {
            return Some((Node::Marked(mark, parse_inline(inside, depth + 1)), length));
        }
    }
    parse_item(line).is_some().then(|| parse_list(text, depth))
}

/// A line without its line break, and its length including the break.
fn first_line(text: &str) -> (&str, usize) {
    text.split_once('\n').map_or((text, text.len()), |(line, _)| (line, line.len() + 1))
}

/// A run of lines that start with `> `.
fn parse_quote(text: &str, depth: usize) -> (Node, usize) {
    let (mut inside, mut length) = (Vec::new(), 0);
    while length < text.len() {
        let (line, full) = first_line(&text[length..]);
        let Some(line) = line.strip_prefix("> ") else { break };
        inside.push(line);
        length += full;
    }
    (Node::Marked(Mark::Quote, parse_blocks(&inside.join("\n"), depth + 1, false)), length)
}

/// One line of a list.
#[derive(Clone, Copy)]
struct Item<'a> {
    indent: usize,
    /// The item's number; `None` for a bullet.
    number: Option<u32>,
    text: &'a str,
}

fn parse_item(line: &str) -> Option<Item<'_>> {
    let trimmed = line.trim_start_matches(' ');
    let indent = line.len() - trimmed.len();
    if let Some(text) = trimmed.strip_prefix("- ").or_else(|| trimmed.strip_prefix("* ")) {
        return (!text.trim().is_empty()).then_some(Item { indent, number: None, text });
    }
    let (number, text) = trimmed.split_once(". ")?;
    let is_number = (1..=9).contains(&number.len()) && number.bytes().all(|digit| digit.is_ascii_digit());
    let number = number.parse().ok().filter(|_| is_number)?;
    (!text.trim().is_empty()).then_some(Item { indent, number: Some(number), text })
}

/// A run of list items.
fn parse_list(text: &str, depth: usize) -> (Node, usize) {
    let (mut items, mut length) = (Vec::new(), 0);
    while length < text.len() {
        let (line, full) = first_line(&text[length..]);
        let Some(item) = parse_item(line) else { break };
        items.push(item);
        length += full;
    }
    (list_node(&items, depth), length)
}

/// A list of items. Items that are indented further are nested below their predecessor.
fn list_node(items: &[Item<'_>], depth: usize) -> Node {
    let own = items.first().map_or(0, |item| item.indent);
    let start = items.first().and_then(|item| item.number);
    let mut listed: Vec<Vec<Node>> = Vec::new();
    let mut at = 0;
    while at < items.len() {
        let mut inside = parse_inline(items[at].text, depth + 1);
        let below = items[at + 1..].iter().take_while(|item| item.indent > own + 1 && depth + 1 < MAX_DEPTH).count();
        if below > 0 {
            inside.push(list_node(&items[at + 1..=at + below], depth + 1));
        }
        listed.push(inside);
        at += 1 + below;
    }
    Node::List { start, items: listed }
}
