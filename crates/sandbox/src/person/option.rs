//! Values of a command's options.

use serde_json::{Value, json};

use super::Person;
use crate::check::commands::kind;
use crate::snowflake::Id;

#[derive(Clone, Debug, PartialEq)]
pub enum OptionValue {
    /// Text, typed or chosen.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// Yes or no.
    Boolean(bool),
    Number(f64),
    User(Id),
    Channel(Id),
    Role(Id),
    /// A file, uploaded before the command is sent: the bot receives its address.
    Attachment {
        /// The file's name. Discord replaces spaces with underscores and drops characters that are not allowed in
        /// addresses.
        filename: String,
        /// The content type, such as `text/plain`; some clients do not send one.
        content_type: Option<String>,
        /// The file's content.
        bytes: Vec<u8>,
    },
}

impl OptionValue {
    pub(super) fn kind(&self) -> u64 {
        match self {
            Self::Text(_) => kind::STRING,
            Self::Integer(_) => kind::INTEGER,
            Self::Boolean(_) => kind::BOOLEAN,
            Self::Number(_) => kind::NUMBER,
            Self::User(_) => kind::USER,
            Self::Channel(_) => kind::CHANNEL,
            Self::Role(_) => kind::ROLE,
            Self::Attachment { .. } => kind::ATTACHMENT,
        }
    }

    /// The value in wire format. For a file, the identifier that it receives on upload is sent instead.
    pub(super) fn to_json(&self) -> Value {
        match self {
            Self::Text(text) => json!(text),
            Self::Integer(number) => json!(number),
            Self::Boolean(answer) => json!(answer),
            Self::Number(number) => json!(number),
            Self::User(id) | Self::Channel(id) | Self::Role(id) => json!(id.to_string()),
            Self::Attachment { filename, .. } => json!(filename),
        }
    }
}

impl From<&str> for OptionValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<i64> for OptionValue {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

impl From<bool> for OptionValue {
    fn from(answer: bool) -> Self {
        Self::Boolean(answer)
    }
}

impl From<&Person> for OptionValue {
    fn from(person: &Person) -> Self {
        Self::User(person.id())
    }
}
