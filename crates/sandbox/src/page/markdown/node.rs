//! The syntax tree of a text.

use crate::Id;

/// Maximum nesting depth of marks.
pub const MAX_DEPTH: usize = 10;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// Plain text.
    Text(String),
    /// A line break.
    Break,
    /// `**bold**`, `*italic*` and so on.
    Marked(Mark, Vec<Node>),
    Code(String),
    /// A code block.
    Block {
        /// The language; may be empty.
        language: String,
        /// The code.
        text: String,
    },
    /// A bulleted list, or one numbered from `start`.
    List {
        /// The first number; `None` for bullets.
        start: Option<u32>,
        /// The contents of each item.
        items: Vec<Vec<Node>>,
    },
    /// `<@1>`
    User(Id),
    /// `<@&1>`
    Role(Id),
    /// `@everyone` or `@here`, as it was typed.
    Everyone(&'static str),
    /// `<#1>`
    Place(Id),
    /// The Discord address of a channel, or of a message in it.
    Jump {
        /// The guild; `None` for direct messages.
        guild: Option<Id>,
        channel: Id,
        message: Option<Id>,
        /// The address itself.
        url: String,
    },
    /// A web address, always http or https.
    Link {
        /// The address.
        url: String,
        /// The text shown.
        text: Vec<Node>,
    },
    /// `<t:1:R>`
    Time {
        /// Seconds since the Unix epoch.
        seconds: i64,
        /// Discord's letter for the style.
        style: char,
    },
    /// `<:name:1>`
    Emoji {
        name: String,
        id: Id,
    },
    /// `</game new:1>`, as it is displayed.
    Command(String),
}

/// The style of marked text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// `**`
    Bold,
    /// `*` or `_`
    Italic,
    /// `__`
    Underlined,
    /// `~~`
    Struck,
    /// `||`
    Spoiler,
    /// `> ` or `>>> `
    Quote,
    /// `# ` to `### `
    Heading(u8),
    /// `-# `
    Small,
}
