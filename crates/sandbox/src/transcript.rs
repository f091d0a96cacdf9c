//! A channel as text, for comparison in tests.

use std::fmt::Write;

use super::view::{Component, Embed, Message};
use super::{Id, Sandbox};

impl Sandbox {
    /// All messages of a channel, oldest first: author and text, embeds after `|`, `[buttons]`, `{selects}`, `<file:
    /// alt text>`. Disabled components are in parentheses.
    pub fn transcript(&self, channel: Id) -> String {
        let mut text = String::new();
        for message in self.messages(channel) {
            write_line(&mut text, self, &message);
        }
        text
    }
}

fn write_line(text: &mut String, sandbox: &Sandbox, message: &Message) {
    // Writing to a string does not fail.
    let private = message.only_for.map(|id| format!(" (only for {})", sandbox.person(id).name()));
    let edited = if message.edited { " (edited)" } else { "" };
    let content = if message.is_loading() { "..." } else { &message.content };
    writeln!(text, "{}{}{edited}: {content}", message.author_name, private.unwrap_or_default()).ok();
    for embed in &message.embeds {
        self::write_embed(text, embed);
    }
    for file in &message.attachments {
        writeln!(text, "  <{}: {}>", file.filename, file.alt_text.as_deref().unwrap_or("no alt text")).ok();
    }
    for row in &message.components {
        let row: Vec<String> = row.iter().map(component_text).collect();
        writeln!(text, "  {}", row.join(" ")).ok();
    }
}

fn write_embed(text: &mut String, embed: &Embed) {
    let lines = [&embed.author, &embed.title, &embed.description].into_iter().flatten();
    for line in lines.flat_map(|part| part.lines()) {
        writeln!(text, "  | {line}").ok();
    }
    for (name, value) in &embed.fields {
        writeln!(text, "  | {name}: {}", value.replace('\n', " / ")).ok();
    }
    if let Some(footer) = &embed.footer {
        writeln!(text, "  | {footer}").ok();
    }
}

fn component_text(component: &Component) -> String {
    match component {
        Component::Button(button) if button.disabled => format!("([{}])", button.label),
        Component::Button(button) => format!("[{}]", button.label),
        Component::Select(select) => {
            let options: Vec<&str> = select.options.iter().map(|option| option.label.as_str()).collect();
            let inside = format!("{}: {}", select.placeholder.as_deref().unwrap_or("choose"), options.join(", "));
            if select.disabled { format!("({{{inside}}})") } else { format!("{{{inside}}}") }
        }
        Component::Other(kind) => format!("<component {kind}>"),
    }
}
