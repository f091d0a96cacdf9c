//! The content of the page, as values.

use serde::Deserialize;

/// The script that reads the page; it is documented in `look.js`.
pub const LOOK_SCRIPT: &str = include_str!("look.js");

/// A message with its usable items.
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

/// An enabled button or select.
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

/// One option of a select.
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

/// The focused element.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Focus {
    /// The id of the part of the page.
    pub part: String,
    pub tag: String,
    pub id: String,
    pub name: String,
    /// The id of the message that contains the focused element.
    pub message: Option<String>,
    /// The id of the button or select in that message.
    pub control: Option<String>,
}

impl Message {
    /// True if the message confirms a finished action, so that its items belong to the next step.
    pub fn is_done(&self) -> bool {
        self.text.contains('✅')
    }
}

impl Picture {
    /// True if the picture is animated.
    pub fn is_film(&self) -> bool {
        std::path::Path::new(&self.address).extension().is_some_and(|kind| kind == "gif")
    }
}

impl Item {
    /// The operation of the button, as in the bot's ids: `go`, `at`, `do`, `if` and so on.
    pub fn operation(&self) -> &str {
        self.id.split(':').nth(3).unwrap_or_default()
    }

    /// The words contained in the id.
    pub fn words(&self) -> &str {
        self.id.splitn(5, ':').nth(4).unwrap_or_default()
    }
}
