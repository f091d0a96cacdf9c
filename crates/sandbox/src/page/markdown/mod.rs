//! Parser for Discord's dialect of Markdown. Its tree can be shown without a markup language.
//!
//! Any text is valid: characters that do not form a mark stay as typed. Marks nest to a depth of [`DEPTH`]; deeper ones
//! are text. Written by hand, because libraries parse `CommonMark`, whose rules differ.

mod address;
mod angle;
mod block;
mod inline;
mod link;
mod node;
mod span;

pub use node::{DEPTH, Mark, Node};

/// Parses a text.
#[must_use]
pub fn parse(text: &str) -> Vec<Node> {
    block::blocks(text, 0, true)
}

/// Parses a text of one line, such as the heading of an embed.
#[must_use]
pub fn parse_line(text: &str) -> Vec<Node> {
    inline::inline(text, 0)
}
