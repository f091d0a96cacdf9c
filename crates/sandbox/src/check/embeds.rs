//! Embeds.

use serde_json::Value;

use super::{check_list, check_optional_text, check_required_text, length};
use crate::error::Form;
use crate::limits;

/// Checks the embeds of a message, both individually and in total.
pub(super) fn check_embeds(form: &mut Form, embeds: &Value) {
    let embeds = check_list(form, "embeds", embeds, 0..=limits::EMBEDS);
    for (index, embed) in embeds.iter().enumerate() {
        check_embed(form, &format!("embeds.{index}"), embed);
    }
    if embeds.iter().map(counted_length).sum::<usize>() > limits::EMBED_CHARACTERS {
        form.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
}

fn check_embed(form: &mut Form, path: &str, embed: &Value) {
    check_optional_text(form, &format!("{path}.title"), &embed["title"], 0..=limits::EMBED_TITLE);
    check_optional_text(form, &format!("{path}.description"), &embed["description"], 0..=limits::EMBED_DESCRIPTION);
    check_optional_text(form, &format!("{path}.footer.text"), &embed["footer"]["text"], 1..=limits::EMBED_FOOTER);
    check_optional_text(form, &format!("{path}.author.name"), &embed["author"]["name"], 1..=limits::EMBED_AUTHOR);
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
        check_list(form, &format!("{path}.fields"), &embed["fields"], 0..=limits::EMBED_FIELDS).iter().enumerate()
    {
        check_required_text(form, &format!("{path}.fields.{index}.name"), &field["name"], 1..=limits::EMBED_FIELD_NAME);
        check_required_text(
            form,
            &format!("{path}.fields.{index}.value"),
            &field["value"],
            1..=limits::EMBED_FIELD_VALUE,
        );
    }
}

/// The number of an embed's characters that count towards the total.
fn counted_length(embed: &Value) -> usize {
    let count = |text: &Value| text.as_str().map_or(0, length);
    let fields = embed["fields"].as_array().into_iter().flatten();
    count(&embed["title"])
        + count(&embed["description"])
        + count(&embed["footer"]["text"])
        + count(&embed["author"]["name"])
        + fields.map(|field| count(&field["name"]) + count(&field["value"])).sum::<usize>()
}
