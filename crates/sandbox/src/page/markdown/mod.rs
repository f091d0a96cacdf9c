//! A parser for Discord's dialect of Markdown. Its result is a tree, which can be displayed without a markup language.
//!
//! Any text is valid: characters that do not form markup stay as typed. Marks nest to a depth of [`MAX_DEPTH`]; deeper ones
//! are plain text. The parser is written by hand because libraries parse `CommonMark`, whose rules differ.

mod address;
mod angle;
mod block;
mod inline;
mod link;
mod node;
mod span;

pub use node::{MAX_DEPTH, Mark, Node};

/// Parses a text.
#[must_use]
pub fn parse(text: &str) -> Vec<Node> {
    block::parse_blocks(text, 0, true)
}

/// Parses a single line of text, such as an embed's title.
#[must_use]
pub fn parse_line(text: &str) -> Vec<Node> {
    inline::parse_inline(text, 0)
}
