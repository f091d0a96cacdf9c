//! Components of messages.

use serde_json::{Value, json};

use super::{Reader, emoji};
use crate::page::markdown::{Node, parse_line};
use crate::{Button, ButtonStyle, Component, Select, SelectOption};

pub(super) fn component_view(reader: &Reader, component: &Component) -> Value {
    match component {
        Component::Button(one) => button_view(reader, one),
        Component::Select(one) => select_view(one),
        Component::Other(_) => json!({ "kind": "other" }),
    }
}

fn button_view(reader: &Reader, button: &Button) -> Value {
    let icon = button.emoji.as_ref().map(|one| emoji(&one.name, one.id));
    let style = match button.style {
        ButtonStyle::Primary => "primary",
        ButtonStyle::Secondary => "secondary",
        ButtonStyle::Success => "success",
        ButtonStyle::Danger => "danger",
        ButtonStyle::Link => return link_view(reader, button, icon.as_ref()),
        ButtonStyle::Premium => return json!({ "kind": "other" }),
    };
    json!({
        "kind": "button",
        "id": button.custom_id,
        "label": button.text,
        "emoji": icon,
        "style": style,
        "disabled": button.disabled,
    })
}

/// A button that opens a web address, or a channel or message on this server.
fn link_view(reader: &Reader, button: &Button, icon: Option<&Value>) -> Value {
    // The URL is parsed as a line of text; unless the result is exactly one address, the URL is invalid.
    let url = button.url.as_deref().unwrap_or_default();
    let place = match parse_line(&format!("<{url}>")).as_slice() {
        [Node::Jump { channel, message, .. }] => reader.place_view(*channel, *message),
        [Node::Link { .. }] => Value::Null,
        _ => return json!({ "kind": "other" }),
    };
    json!({ "kind": "link", "label": button.text, "emoji": icon, "url": url, "place": place })
}

fn select_view(select: &Select) -> Value {
    let of = match select.kind {
        5 => "user",
        6 => "role",
        7 => "either",
        8 => "channel",
        _ => "text",
    };
    let option = |option: &SelectOption| {
        json!({
            "label": option.label,
            "value": option.value,
            "description": option.description,
            "emoji": option.emoji.as_ref().map(|name| emoji(name, option.emoji_id)),
            "default": option.default,
        })
    };
    let (least, most) = select.count;
    json!({
        "kind": "select",
        "id": select.custom_id,
        "of": of,
        "placeholder": select.placeholder,
        "options": select.options.iter().map(option).collect::<Value>(),
        "defaults": select.defaults.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "channel_types": select.channel_types,
        "least": least,
        "most": most,
        "disabled": select.disabled,
    })
}
