//! Links with a label: `[label](address)`.

use super::address::{MAX_ADDRESS_BYTES, is_address};
use super::node::Node;

/// The longest label of a link, in bytes.
const MAX_LABEL_BYTES: usize = 1000;

/// A link that shows a label instead of its address.
pub(super) struct MaskedLink<'a> {
    pub label: &'a str,
    pub url: &'a str,
    /// The length in bytes, from the first bracket to the last.
    pub length: usize,
}

/// Parses `[label](address)` at the start of a text. A label that is itself an address is refused: it could
/// misrepresent where the link leads.
pub(super) fn parse_masked_link(text: &str) -> Option<MaskedLink<'_>> {
    let close = find_closing_bracket(text, b'[', b']')?;
    let target = text[close + 1..].strip_prefix('(')?;
    let end = find_closing_bracket(&text[close + 1..], b'(', b')')? - 1;
    let url = target[..end].trim();
    let url = url.strip_prefix('<').and_then(|url| url.strip_suffix('>')).unwrap_or(url);
    let label = text[1..close].trim();
    if !is_address(url) || label.is_empty() || label.contains("://") {
        return None;
    }
    Some(MaskedLink { label, url, length: close + 1 + end + 2 })
}

/// The position of the bracket that closes the one at the start of the text.
fn find_closing_bracket(text: &str, open: u8, close: u8) -> Option<usize> {
    let mut depth = 0_usize;
    let mut is_escaped = false;
    for (at, byte) in text.bytes().enumerate().take(MAX_ADDRESS_BYTES + MAX_LABEL_BYTES) {
        if is_escaped {
            is_escaped = false;
        } else if byte == b'\\' {
            is_escaped = true;
        } else if byte == open {
            depth += 1;
        } else if byte == close {
            depth -= 1;
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

/// Replaces the links in a link's label with their text.
pub(super) fn unwrap_links(nodes: Vec<Node>) -> Vec<Node> {
    let flat = nodes.into_iter().flat_map(|node| match node {
        Node::Link { text, .. } => text,
        Node::Jump { url, .. } => vec![Node::Text(url)],
        Node::Marked(mark, inside) => vec![Node::Marked(mark, unwrap_links(inside))],
        other => vec![other],
    });
    flat.collect()
}
