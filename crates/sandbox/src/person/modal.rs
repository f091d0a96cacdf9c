//! Forms (Discord's modals): their fields, and the `data` sent when one is submitted.

use serde_json::{Value, json};

use super::refuse;
use super::response::Response;
use crate::check::control::kind;
use crate::{Failure, limits};

impl Response {
    /// The form with which the bot responded to the interaction.
    pub fn form(&self) -> Option<Form> {
        self.modal().map(Form::read)
    }
}

/// A form sent by the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The heading.
    pub title: String,
    /// The fields, in order.
    pub fields: Vec<FormField>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormField {
    Text(TextInput),
    /// A field of a type that this sandbox cannot fill in, with the field's label.
    Other(String),
}

/// A text field. Lengths are in characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextInput {
    pub custom_id: String,
    /// The label above the field.
    pub label: String,
    /// The small print, if there is any.
    pub description: Option<String>,
    /// The text shown while the field is empty.
    pub placeholder: Option<String>,
    /// The initial text.
    pub value: String,
    /// True if the field has several lines.
    pub is_paragraph: bool,
    /// True if the field must not be empty.
    pub required: bool,
    /// The minimum and maximum number of characters, unless the field is empty.
    pub length: (usize, usize),
}

impl Form {
    pub(super) fn read(modal: &Value) -> Self {
        let rows = modal["components"].as_array().into_iter().flatten();
        Self { title: to_text(&modal["title"]).unwrap_or_default(), fields: rows.map(FormField::read).collect() }
    }

    /// The `data` of the form with these values, keyed by the custom identifiers of text inputs. All other inputs keep
    /// their values.
    pub(super) fn fill_form(modal: &Value, values: &[(&str, &str)]) -> Result<Value, Failure> {
        let mut rows = modal["components"].clone();
        for (custom_id, value) in values {
            let Some(input) = text_inputs(&mut rows).find(|input| input["custom_id"] == *custom_id) else {
                return refuse(format!("no input {custom_id}"));
            };
            input["value"] = json!(value);
        }
        let data = json!({ "custom_id": modal["custom_id"], "components": rows });
        for field in Self::read(&data).fields {
            if let FormField::Text(input) = field {
                input.check_sendable()?;
            }
        }
        Ok(data)
    }
}

/// The text inputs, in either layout that a modal may have.
fn text_inputs(rows: &mut Value) -> impl Iterator<Item = &mut Value> {
    let rows = rows.as_array_mut().into_iter().flatten();
    let inside = rows.filter_map(|row| match row["type"].as_u64() {
        Some(kind::LABEL) => row.get_mut("component"),
        _ => row.get_mut("components")?.get_mut(0),
    });
    inside.filter(|input| input["type"] == kind::TEXT_INPUT)
}

impl FormField {
    fn read(row: &Value) -> Self {
        // Depending on the layout, the label belongs to the row or to the input.
        let (input, labelled) = match row["type"].as_u64() {
            Some(kind::LABEL) => (&row["component"], row),
            _ => (&row["components"][0], &row["components"][0]),
        };
        let label = to_text(&labelled["label"]).unwrap_or_default();
        if input["type"] != kind::TEXT_INPUT {
            return Self::Other(label);
        }
        let length = |key: &str| input[key].as_u64().and_then(|length| usize::try_from(length).ok());
        Self::Text(TextInput {
            custom_id: to_text(&input["custom_id"]).unwrap_or_default(),
            label,
            description: to_text(&labelled["description"]),
            placeholder: to_text(&input["placeholder"]),
            value: to_text(&input["value"]).unwrap_or_default(),
            is_paragraph: input["style"] == PARAGRAPH,
            required: input["required"] != false,
            length: (length("min_length").unwrap_or_default(), length("max_length").unwrap_or(limits::MODAL_TEXT)),
        })
    }
}

/// The style of a text input with several lines, by Discord's number.
const PARAGRAPH: u64 = 2;

impl TextInput {
    /// Returns an error if a client would not send the field with its current value.
    fn check_sendable(&self) -> Result<(), Failure> {
        let Self { custom_id, length: (least, most), .. } = self;
        let length = self.value.chars().count();
        if length == 0 && self.required {
            return refuse(format!("input {custom_id} is required"));
        }
        if length > 0 && !(*least..=*most).contains(&length) {
            return refuse(format!("input {custom_id}: {length} characters are out of range"));
        }
        Ok(())
    }
}

fn to_text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}
