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
pub(super) struct WindowMessage {
    /// The number that the reply repeats.
    pub ask: Option<u64>,
    /// The request; `None` if it could not be parsed.
    pub wish: Option<WindowRequest>,
}

/// A request from a window.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(super) enum WindowRequest {
    /// Choose a person to play as.
    Sit {
        /// The person; the first one by default.
        #[serde(default)]
        person: Option<IdText>,
        language: LanguageCode,
    },
    /// Open a channel or thread.
    Open { channel: IdText },
    /// Mark a channel or thread as read.
    Read { channel: IdText },
    /// Press a button.
    Press { message: IdText, id: String },
    /// Choose from a select.
    Select { message: IdText, id: String, values: Vec<String> },
    /// Submit a form, identified by the interaction that opened it.
    Submit { form: IdText, values: Vec<FilledInput> },
    /// Use a command.
    Command {
        channel: IdText,
        path: Vec<String>,
        #[serde(default)]
        options: Vec<FilledOption>,
    },
    /// Use a command in the menu of a user who is in a channel.
    #[serde(rename = "user-command")]
    UserCommand { channel: IdText, target: IdText, name: String },
    /// Use a command in the menu of a message.
    #[serde(rename = "message-command")]
    MessageCommand { target: IdText, name: String },
    /// Request suggestions while typing a command.
    Suggest {
        channel: IdText,
        path: Vec<String>,
        #[serde(default)]
        options: Vec<FilledOption>,
        focused: String,
        typed: String,
    },
    /// Send a message.
    Say { channel: IdText, text: String },
}

/// An identifier, sent as a string because it does not fit into a JavaScript number.
#[derive(Clone, Copy, Debug)]
pub(super) struct IdText(pub Id);

impl<'de> Deserialize<'de> for IdText {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map(Self).map_err(D::Error::custom)
    }
}

/// A window's language.
#[derive(Clone, Copy, Debug)]
pub(super) struct LanguageCode(pub Language);

impl<'de> Deserialize<'de> for LanguageCode {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let code = String::deserialize(from)?;
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.map(Self).ok_or_else(|| D::Error::custom("no such language"))
    }
}

/// A text input of a form and the text entered in it.
#[derive(Debug, Deserialize)]
pub(super) struct FilledInput {
    pub id: String,
    pub value: String,
}

/// An option of a command and its value.
#[derive(Debug, Deserialize)]
pub(super) struct FilledOption {
    pub name: String,
    #[serde(rename = "type")]
    kind: u64,
    value: Value,
}

impl FilledOption {
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
                content_type: self.value["kind"].as_str().filter(|kind| is_content_type(kind)).map(str::to_owned),
                bytes: STANDARD.decode(self.value["base64"].as_str()?).ok()?,
            },
            _ => return None,
        })
    }
}

/// True if a text is valid as a `Content-Type`.
fn is_content_type(text: &str) -> bool {
    (1..=100).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ')
}

/// Parses a message. Never fails.
pub(super) fn parse(text: &str) -> WindowMessage {
    let Ok(message) = serde_json::from_str::<Value>(text) else { return WindowMessage { ask: None, wish: None } };
    let ask = message["ask"].as_u64();
    WindowMessage { ask, wish: serde_json::from_value(message).ok().filter(is_within_limits) }
}

fn is_within_limits(wish: &WindowRequest) -> bool {
    match wish {
        WindowRequest::Select { values, .. } => values.len() <= MAX_VALUES,
        WindowRequest::Submit { values, .. } => values.len() <= MAX_INPUTS,
        WindowRequest::Command { path, options, .. } | WindowRequest::Suggest { path, options, .. } => {
            path.len() <= 3 && options.len() <= MAX_VALUES
        }
        WindowRequest::Sit { .. }
        | WindowRequest::Open { .. }
        | WindowRequest::Read { .. }
        | WindowRequest::Press { .. }
        | WindowRequest::UserCommand { .. }
        | WindowRequest::MessageCommand { .. }
        | WindowRequest::Say { .. } => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn malformed_messages_are_no_requests() {
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
            assert!(parse(text).wish.is_none(), "{text}");
        }
        assert_eq!(parse(r#"{"do":"dance","ask":7}"#).ask, Some(7));
        assert!(matches!(
            parse(r#"{"do":"open","channel":"12"}"#).wish,
            Some(WindowRequest::Open { channel: IdText(12) })
        ));
        assert!(matches!(
            parse(r#"{"do":"sit","person":null,"language":"uk"}"#).wish,
            Some(WindowRequest::Sit { person: None, language: LanguageCode(Language::Ukrainian) })
        ));
        assert!(parse(&format!("{}{}", "[".repeat(100_000), "]".repeat(100_000))).wish.is_none());
    }

    #[test]
    fn option_values_match_their_types() {
        let value = |kind: u64, value: Value| FilledOption { name: "x".into(), kind, value }.value();
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
