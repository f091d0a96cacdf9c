//! View of the page, as values.

use serde::Deserialize;

/// Script that reads the page; see there.
pub const LOOK: &str = include_str!("look.js");

/// A message with what can be done with it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is something that can be seen by itself")]
pub struct Message {
    pub id: String,
    pub author: String,
    pub text: String,
    pub is_private: bool,
    pub pings_me: bool,
    pub is_loading: bool,
    pub is_waiting: bool,
    pub failure: String,
    pub items: Vec<Item>,
    pub pictures: Vec<Picture>,
}

/// A button or a select that can be used.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Item {
    pub kind: Kind,
    pub id: String,
    pub label: String,
    pub options: Vec<Choice>,
}

/// Kind of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Button,
    Select,
    Several,
}

/// One line of a select.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Choice {
    pub value: String,
    pub label: String,
}

/// A picture in a message.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Picture {
    pub address: String,
    pub alt: String,
    pub is_loaded: bool,
}

/// Owner of the focus.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Focus {
    /// The part of the page, by its id.
    pub part: String,
    pub tag: String,
    pub id: String,
    pub name: String,
    /// The message that it is in.
    pub message: Option<String>,
    /// The button or select of a message.
    pub control: Option<String>,
}

impl Message {
    /// True if it says that something is done; what it offers then is what comes next.
    pub fn is_done(&self) -> bool {
        self.text.contains('✅')
    }
}

impl Picture {
    /// True if it moves.
    pub fn is_film(&self) -> bool {
        std::path::Path::new(&self.address).extension().is_some_and(|kind| kind == "gif")
    }
}

impl Item {
    /// Operation of the button, as the bot's ids say: `go`, `at`, `do`, `if` ...
    pub fn operation(&self) -> &str {
        self.id.split(':').nth(3).unwrap_or_default()
    }

    /// The words that the id carries.
    pub fn words(&self) -> &str {
        self.id.splitn(5, ':').nth(4).unwrap_or_default()
    }
}
