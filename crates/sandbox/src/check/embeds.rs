//! Embeds.

use serde_json::Value;

use super::{check_required, length, list, text};
use crate::error::Form;
use crate::limits;

/// Checks the embeds of a message, both individually and in total.
pub(super) fn all(form: &mut Form, embeds: &Value) {
    let embeds = list(form, "embeds", embeds, 0..=limits::EMBEDS);
    for (index, embed) in embeds.iter().enumerate() {
        one(form, &format!("embeds.{index}"), embed);
    }
    if embeds.iter().map(size).sum::<usize>() > limits::EMBED_TOTAL {
        form.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
}

fn one(form: &mut Form, path: &str, embed: &Value) {
    text(form, &format!("{path}.title"), &embed["title"], 0..=limits::EMBED_TITLE);
    text(form, &format!("{path}.description"), &embed["description"], 0..=limits::EMBED_DESCRIPTION);
    text(form, &format!("{path}.footer.text"), &embed["footer"]["text"], 1..=limits::EMBED_FOOTER);
    text(form, &format!("{path}.author.name"), &embed["author"]["name"], 1..=limits::EMBED_AUTHOR);
    for place in ["image", "thumbnail"] {
        let url = &embed[place]["url"];
        let schemes = ["http://", "https://", "attachment://"];
        if !url.is_null() && !url.as_str().is_some_and(|url| schemes.iter().any(|scheme| url.starts_with(scheme))) {
            let message = "Scheme must be one of ('http', 'https', 'attachment').";
            form.add(&format!("{path}.{place}.url"), "URL_TYPE_INVALID_SCHEME", message);
        }
    }
    if embed["color"].as_u64().is_some_and(|color| color > 0x00FF_FFFF) {
        form.add(&format!("{path}.color"), "NUMBER_TYPE_MAX", "int value should be less than or equal to 16777215.");
    }
    for (index, field) in
        list(form, &format!("{path}.fields"), &embed["fields"], 0..=limits::EMBED_FIELDS).iter().enumerate()
    {
        check_required(form, &format!("{path}.fields.{index}.name"), &field["name"], 1..=limits::EMBED_FIELD_NAME);
        check_required(form, &format!("{path}.fields.{index}.value"), &field["value"], 1..=limits::EMBED_FIELD_VALUE);
    }
}

/// The number of an embed's characters that count towards the total.
fn size(embed: &Value) -> usize {
    let count = |text: &Value| text.as_str().map_or(0, length);
    let fields = embed["fields"].as_array().into_iter().flatten();
    count(&embed["title"])
        + count(&embed["description"])
        + count(&embed["footer"]["text"])
        + count(&embed["author"]["name"])
        + fields.map(|field| count(&field["name"]) + count(&field["value"])).sum::<usize>()
}
