//! The tree that a text is read into.

use crate::sandbox::Id;

/// How deep marks stand in each other at most.
pub const DEPTH: usize = 10;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// As it stands.
    Text(String),
    /// The line ends.
    Break,
    /// `**bold**`, `*italic*` and so on.
    Marked(Mark, Vec<Node>),
    /// `` `code` ``.
    Code(String),
    /// Code on lines of its own, with the name of its language.
    Block {
        /// The language, which may be empty.
        language: String,
        /// The code.
        text: String,
    },
    /// Points, or numbers from `start` on.
    List {
        /// The first number; none for points.
        start: Option<u32>,
        /// What stands at each.
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
    /// An address at Discord of a channel, or of a message in it.
    Jump {
        /// The guild; none for direct messages.
        guild: Option<Id>,
        /// The channel.
        channel: Id,
        /// The message.
        message: Option<Id>,
        /// The address itself.
        url: String,
    },
    /// An address of the web, always http or https.
    Link {
        /// The address.
        url: String,
        /// What is shown of it.
        text: Vec<Node>,
    },
    /// `<t:1:R>`
    Time {
        /// Seconds of the Unix epoch.
        seconds: i64,
        /// The letter by which Discord knows the style.
        style: char,
    },
    /// `<:name:1>`
    Emoji {
        /// Its name.
        name: String,
        /// Its identifier.
        id: Id,
    },
    /// `</game new:1>`, as it is shown.
    Command(String),
}

/// What a mark does to what stands in it.
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
