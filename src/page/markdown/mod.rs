//! The marks of a text as Discord knows them, read into a tree that a client can show without any markup language of
//! its own.
//!
//! Any text is read, and what is no mark stays as it was typed. Marks are looked for inside marks only to a depth of
//! [`DEPTH`]: below that everything is text.

mod address;
mod angle;
mod block;
mod inline;
mod link;
mod node;
mod span;

pub use node::{DEPTH, Mark, Node};

/// Reads a text.
#[must_use]
pub fn parse(text: &str) -> Vec<Node> {
    block::blocks(text, 0, true)
}

/// Reads a text of one line, in which no lines are told apart: the heading of an embed.
#[must_use]
pub fn parse_line(text: &str) -> Vec<Node> {
    inline::inline(text, 0)
}
