//! A message as one person sees it.

use std::time::Duration;

use serde_json::{Value, json};

use crate::page::texts::word;
use crate::{Attachment, Embed, Form, FormField, Id, Layout, LayoutPart, Message, TextInput};

use super::{Reader, file as file_view, item};

/// Maximum time for which a response may be pending.
const RESPONSE_TIMEOUT: Duration = Duration::from_mins(15);

impl Reader {
    /// A message, if the person can see it.
    pub fn message(&self, id: Id) -> Option<Value> {
        self.person.message(id).map(|message| self.message_view(&message))
    }

    fn message_view(&self, message: &Message) -> Value {
        let waits_until = u128::from(message.sent_ms) + RESPONSE_TIMEOUT.as_millis();
        let is_late = message.is_loading() && u128::from(self.now_ms) > waits_until;
        let content = if is_late {
            json!([{ "t": "i", "c": [word(self.language, "page-failed-answer")] }])
        } else {
            self.text_nodes(&message.content)
        };
        let pictures: Vec<Option<&Attachment>> =
            message.embeds.iter().map(|embed| embed_image(message, embed)).collect();
        let is_loose = |file: &&Attachment| !pictures.iter().flatten().any(|picture| picture.id == file.id);
        let embeds =
            message.embeds.iter().zip(&pictures).map(|(embed, picture)| self.embed_view(message, embed, *picture));
        let files = message.attachments.iter().filter(is_loose).map(|loose| file_view(message, loose));
        let rows = message
            .components
            .iter()
            .map(|row| row.iter().map(|one| item::component_view(self, one)).collect::<Value>());
        json!({
            "id": message.id.to_string(),
            "channel": message.channel.to_string(),
            "author": {
                "id": message.author.to_string(),
                "name": message.author_name,
                "bot": message.author == self.bot,
            },
            "at": message.sent_ms,
            "edited": message.edited,
            "private": message.only_for.is_some(),
            "loading": message.is_loading() && !is_late,
            "pings_me": message.author != self.person.id()
                && (message.pinged_everyone || message.pinged.contains(&self.person.id())),
            "reply_to": message.reply_to.map(|id| id.to_string()),
            "content": content,
            "embeds": embeds.collect::<Value>(),
            "files": files.collect::<Value>(),
            "rows": rows.collect::<Value>(),
            "layout": message.layout.as_ref().map(|layout| self.layout_view(message, layout)),
        })
    }

    fn layout_view(&self, message: &Message, layout: &Layout) -> Value {
        let named = |name: &String| {
            let file = message.attachments.iter().find(|file| file.filename == *name);
            file.map(|known| file_view(message, known))
        };
        let parts = layout.parts.iter().map(|part| match part {
            LayoutPart::Text(text) => json!({ "kind": "text", "content": self.text_nodes(text) }),
            LayoutPart::Gallery(names) => {
                json!({ "kind": "files", "files": names.iter().filter_map(named).collect::<Value>() })
            }
            LayoutPart::File(name) => json!({ "kind": "files", "files": named(name).into_iter().collect::<Value>() }),
            LayoutPart::Section { texts, picture, row } => json!({
                "kind": "section",
                "content": self.text_nodes(&texts.join("\n")),
                "picture": picture.as_ref().and_then(named),
                "row": row,
            }),
            LayoutPart::Row(row) => json!({ "kind": "row", "row": row }),
        });
        json!({
            "color": layout.accent.map(|color| format!("#{color:06x}")),
            "parts": parts.collect::<Value>(),
        })
    }

    fn embed_view(&self, message: &Message, embed: &Embed, picture: Option<&Attachment>) -> Value {
        let fields = embed
            .fields
            .iter()
            .map(|(name, value)| json!({ "name": self.line_nodes(name), "value": self.text_nodes(value) }));
        json!({
            "title": embed.title.as_deref().map_or_else(|| json!([]), |title| self.line_nodes(title)),
            "description": embed.description.as_deref().map_or_else(|| json!([]), |text| self.text_nodes(text)),
            "fields": fields.collect::<Value>(),
            "footer": embed.footer,
            "author": embed.author,
            "color": embed.color.map(|color| format!("#{color:06x}")),
            "image": picture.map(|picture| file_view(message, picture)),
        })
    }
}

/// The file attached to the message that an embed shows as its image. Images at other addresses are not shown.
fn embed_image<'a>(message: &'a Message, embed: &Embed) -> Option<&'a Attachment> {
    let url = embed.image.as_ref()?;
    message.attachments.iter().find(|file| file.url == *url)
}

/// A form with which the bot responded to an interaction.
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
