//! Requests from a window.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use serde_json::Value;

use crate::{Id, OptionValue};
use sztab_words::Language;

/// Maximum number of options of a command, and of values of a select.
const MAX_VALUES: usize = 25;
/// Maximum number of inputs in a form.
const MAX_INPUTS: usize = 5;

/// A message from a window.
#[derive(Debug)]
pub(super) struct Asked {
    /// The number that the reply repeats.
    pub ask: Option<u64>,
    /// The request; `None` if it could not be parsed.
    pub wish: Option<Wish>,
}

/// A request from a window.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(super) enum Wish {
    /// Choose a person to play as.
    Sit {
        /// The person; the first one by default.
        #[serde(default)]
        person: Option<Number>,
        language: Spoken,
    },
    /// Open a channel or thread.
    Open { channel: Number },
    /// Mark a channel or thread as read.
    Read { channel: Number },
    /// Press a button.
    Press { message: Number, id: String },
    /// Choose from a select.
    Select { message: Number, id: String, values: Vec<String> },
    /// Submit a form, identified by the interaction that opened it.
    Submit { form: Number, values: Vec<Written> },
    /// Use a command.
    Command {
        channel: Number,
        path: Vec<String>,
        #[serde(default)]
        options: Vec<Filled>,
    },
    /// Request suggestions while typing a command.
    Suggest {
        channel: Number,
        path: Vec<String>,
        #[serde(default)]
        options: Vec<Filled>,
        focused: String,
        typed: String,
    },
    /// Send a message.
    Say { channel: Number, text: String },
}

/// An identifier, sent as a string because it does not fit into a JavaScript number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number(pub Id);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map(Self).map_err(D::Error::custom)
    }
}

/// A window's language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spoken(pub Language);

impl<'de> Deserialize<'de> for Spoken {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let code = String::deserialize(from)?;
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.map(Self).ok_or_else(|| D::Error::custom("no such language"))
    }
}

/// A text input of a form and the text entered in it.
#[derive(Debug, Deserialize)]
pub(super) struct Written {
    pub id: String,
    pub value: String,
}

/// An option of a command and its value.
#[derive(Debug, Deserialize)]
pub(super) struct Filled {
    pub name: String,
    #[serde(rename = "type")]
    kind: u64,
    value: Value,
}

impl Filled {
    /// The typed value; `None` if it does not match the option's type.
    pub fn value(&self) -> Option<OptionValue> {
        let text = || self.value.as_str().map(str::to_owned);
        let id = || self.value.as_str().and_then(|text| text.parse().ok());
        Some(match self.kind {
            3 => OptionValue::Text(text()?),
            4 => OptionValue::Integer(self.value.as_i64()?),
            5 => OptionValue::Boolean(self.value.as_bool()?),
            6 => OptionValue::User(id()?),
            7 => OptionValue::Channel(id()?),
            8 => OptionValue::Role(id()?),
            10 => OptionValue::Number(self.value.as_f64()?),
            11 => OptionValue::Attachment {
                filename: self.value["name"].as_str()?.to_owned(),
                content_type: self.value["kind"].as_str().filter(|kind| is_kind(kind)).map(str::to_owned),
                bytes: STANDARD.decode(self.value["base64"].as_str()?).ok()?,
            },
            _ => return None,
        })
    }
}

/// True if a text is valid as a `Content-Type`.
fn is_kind(text: &str) -> bool {
    (1..=100).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ')
}

/// Parses a message. Never fails.
pub(super) fn read(text: &str) -> Asked {
    let Ok(message) = serde_json::from_str::<Value>(text) else { return Asked { ask: None, wish: None } };
    let ask = message["ask"].as_u64();
    Asked { ask, wish: serde_json::from_value(message).ok().filter(is_bounded) }
}

fn is_bounded(wish: &Wish) -> bool {
    match wish {
        Wish::Select { values, .. } => values.len() <= MAX_VALUES,
        Wish::Submit { values, .. } => values.len() <= MAX_INPUTS,
        Wish::Command { path, options, .. } | Wish::Suggest { path, options, .. } => {
            path.len() <= 3 && options.len() <= MAX_VALUES
        }
        Wish::Sit { .. } | Wish::Open { .. } | Wish::Read { .. } | Wish::Press { .. } | Wish::Say { .. } => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_made_out_is_no_wish() {
        for text in [
            "",
            "null",
            "[]",
            "7",
            "{",
            "{}",
            r#"{"do":"dance"}"#,
            r#"{"do":"open","channel":12}"#,
            r#"{"do":"open","channel":"-1"}"#,
            r#"{"do":"sit","language":"de"}"#,
            r#"{"do":["sit"]}"#,
            r#"{"do":"select","message":"1","id":"x","values":[1]}"#,
        ] {
            assert!(read(text).wish.is_none(), "{text}");
        }
        assert_eq!(read(r#"{"do":"dance","ask":7}"#).ask, Some(7));
        assert!(matches!(read(r#"{"do":"open","channel":"12"}"#).wish, Some(Wish::Open { channel: Number(12) })));
        assert!(matches!(
            read(r#"{"do":"sit","person":null,"language":"uk"}"#).wish,
            Some(Wish::Sit { person: None, language: Spoken(Language::Ukrainian) })
        ));
        assert!(read(&format!("{}{}", "[".repeat(100_000), "]".repeat(100_000))).wish.is_none());
    }

    #[test]
    fn values_are_of_their_type() {
        let value = |kind: u64, value: Value| Filled { name: "x".into(), kind, value }.value();
        assert_eq!(value(3, "a".into()), Some(OptionValue::Text("a".into())));
        assert_eq!(value(6, "12".into()), Some(OptionValue::User(12)));
        let file = serde_json::json!({ "name": "x.txt", "kind": "text/plain\r\nx: y", "base64": "aGk=" });
        let read = OptionValue::Attachment { filename: "x.txt".into(), content_type: None, bytes: b"hi".to_vec() };
        assert_eq!(value(11, file), Some(read));
        for (kind, wrong) in [(3, 1.into()), (4, "1".into()), (4, 1.5.into()), (5, "true".into()), (6, 12.into())] {
            assert_eq!(value(kind, wrong), None, "{kind}");
        }
        assert_eq!(value(11, serde_json::json!({ "name": "x", "base64": "!" })), None);
        assert_eq!(value(99, "x".into()), None);
    }
}
