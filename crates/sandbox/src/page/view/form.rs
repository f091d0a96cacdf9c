//! Forms of the bot.

use serde_json::{Value, json};

use crate::{Form, FormField, Id, TextInput};

/// A form that answers an interaction.
pub(in crate::page) fn form(interaction: Id, form: &Form) -> Value {
    let fields = form.fields.iter().map(|field| match field {
        FormField::Text(input) => text_input(input),
        FormField::Other(label) => json!({ "kind": "other", "label": label }),
    });
    json!({ "id": interaction.to_string(), "title": form.title, "fields": fields.collect::<Value>() })
}

fn text_input(input: &TextInput) -> Value {
    let (shortest, longest) = input.length;
    json!({
        "kind": "text",
        "id": input.custom_id,
        "label": input.label,
        "description": input.description,
        "placeholder": input.placeholder,
        "value": input.value,
        "long": input.is_paragraph,
        "required": input.required,
        "shortest": shortest,
        "longest": longest,
    })
}
