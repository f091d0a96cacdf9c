//! Texts as trees, with the names of mentioned users, roles and channels.

use serde_json::{Map, Value, json};

use super::{Reader, emoji};
use crate::Id;
use crate::page::markdown::{Mark, Node, parse, parse_line};
use crate::page::texts::word;

impl Reader {
    /// A text that may have several lines.
    pub fn text_nodes(&self, text: &str) -> Value {
        self.node_views(&parse(text))
    }

    pub fn line_nodes(&self, text: &str) -> Value {
        self.node_views(&parse_line(text))
    }

    fn node_views(&self, nodes: &[Node]) -> Value {
        nodes.iter().map(|node| self.node_view(node)).collect()
    }

    fn node_view(&self, node: &Node) -> Value {
        match node {
            Node::Text(text) => json!(text),
            Node::Break => json!({ "t": "br" }),
            Node::Marked(mark, inside) => json!({ "t": mark_name(*mark), "c": self.node_views(inside) }),
            Node::Code(text) => json!({ "t": "code", "text": text }),
            Node::Block { language, text } => json!({ "t": "pre", "language": language, "text": text }),
            Node::List { start, items } => {
                let item = |item: &Vec<Node>| json!({ "t": "li", "c": self.node_views(item) });
                let items: Vec<Value> = items.iter().map(item).collect();
                match start {
                    Some(start) => json!({ "t": "ol", "start": start, "c": items }),
                    None => json!({ "t": "ul", "c": items }),
                }
            }
            Node::User(id) => {
                let name = self.around.users.get(id).cloned();
                let name = name.unwrap_or_else(|| word(self.language, "page-unknown-user"));
                json!({ "t": "mention", "user": id.to_string(), "name": name, "me": *id == self.person.id() })
            }
            Node::Role(id) => {
                let name = self.around.roles.get(id).cloned();
                json!({ "t": "role", "name": name.unwrap_or_else(|| word(self.language, "page-unknown-role")) })
            }
            Node::Everyone(text) => json!({ "t": "everyone", "c": [text] }),
            Node::Place(id) => self.place_view(*id, None),
            Node::Jump { guild, channel, message, url } => {
                if guild.is_none_or(|guild| guild == self.guild) {
                    self.place_view(*channel, *message)
                } else {
                    json!({ "t": "link", "url": url, "c": [url] })
                }
            }
            Node::Link { url, text } => json!({ "t": "link", "url": url, "c": self.node_views(text) }),
            Node::Time { seconds, style } => {
                json!({ "t": "time", "at": seconds * 1000, "style": style.to_string() })
            }
            Node::Emoji { name, id } => {
                let mut node = Map::from_iter([("t".to_owned(), json!("emoji"))]);
                node.extend(emoji(name, Some(*id)).as_object().cloned().unwrap_or_default());
                Value::Object(node)
            }
            Node::Command(shown) => json!({ "t": "command", "shown": shown }),
        }
    }

    pub fn place_view(&self, channel: Id, message: Option<Id>) -> Value {
        let name = self.around.places.get(&channel).cloned();
        let name = name.unwrap_or_else(|| word(self.language, "page-unknown-place"));
        let mut node = json!({ "t": "place", "channel": channel.to_string(), "name": name });
        if let Some(message) = message {
            node["message"] = json!(message.to_string());
        }
        node
    }
}

fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::Bold => "b",
        Mark::Italic => "i",
        Mark::Underlined => "u",
        Mark::Struck => "s",
        Mark::Spoiler => "spoiler",
        Mark::Quote => "quote",
        Mark::Heading(1) => "h1",
        Mark::Heading(2) => "h2",
        Mark::Heading(_) => "h3",
        Mark::Small => "small",
    }
}
