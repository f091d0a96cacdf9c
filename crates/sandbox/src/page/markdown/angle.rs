//! Elements in angle brackets: mentions, timestamps, emojis, commands and addresses.

use super::address::{address_node, is_address, parse_id};
use super::node::Node;

/// The longest text between the brackets, in bytes.
const MAX_BRACKETED_BYTES: usize = 2100;
/// The latest timestamp that a browser can show, in seconds; the earliest is its negative.
const MAX_TIMESTAMP_SECONDS: i64 = 8_640_000_000_000;

/// The element at the start of the text, with its length.
pub(super) fn parse_bracketed(text: &str) -> Option<(Node, usize)> {
    let end = text.bytes().take(MAX_BRACKETED_BYTES).position(|byte| byte == b'>')?;
    let inside = &text[1..end];
    Some((parse_element(inside)?, end + 1))
}

fn parse_element(inside: &str) -> Option<Node> {
    if let Some(role) = inside.strip_prefix("@&") {
        return parse_id(role).map(Node::Role);
    }
    if let Some(user) = inside.strip_prefix('@') {
        return parse_id(user.strip_prefix('!').unwrap_or(user)).map(Node::User);
    }
    if let Some(place) = inside.strip_prefix('#') {
        return parse_id(place).map(Node::Place);
    }
    if let Some(time) = inside.strip_prefix("t:") {
        return parse_timestamp(time);
    }
    if let Some(command) = inside.strip_prefix('/') {
        let (name, number) = command.rsplit_once(':')?;
        let is_name = |name: &str| !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || " -_".contains(c));
        return parse_id(number).filter(|_| is_name(name)).map(|_| Node::Command(format!("/{name}")));
    }
    if let Some(emoji) = inside.strip_prefix(':').or_else(|| inside.strip_prefix("a:")) {
        let (name, number) = emoji.split_once(':')?;
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        return parse_id(number).filter(|_| is_name).map(|id| Node::Emoji { name: name.to_owned(), id });
    }
    is_address(inside).then(|| address_node(inside))
}

fn parse_timestamp(text: &str) -> Option<Node> {
    let (seconds, style) = text.split_once(':').unwrap_or((text, "f"));
    let seconds = seconds
        .parse()
        .ok()
        .filter(|seconds: &i64| (-MAX_TIMESTAMP_SECONDS..=MAX_TIMESTAMP_SECONDS).contains(seconds))?;
    let mut letters = style.chars();
    let style = letters.next().filter(|style| "tTdDfFsSR".contains(*style) && letters.next().is_none())?;
    Some(Node::Time { seconds, style })
}
