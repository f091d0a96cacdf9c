//! Web addresses and identifiers. Only http and https addresses are recognised, so no link can run a script.

use super::node::Node;
use crate::Id;

/// The longest address, in bytes.
pub(super) const MAX_ADDRESS_BYTES: usize = 2000;

/// True if a text is exactly one web address.
pub(super) fn is_address(text: &str) -> bool {
    let rest = scheme_length(text).map(|length| &text[length..]);
    let starts_well = |rest: &str| rest.starts_with(|c: char| c.is_alphanumeric() || c == '[');
    text.len() <= MAX_ADDRESS_BYTES && rest.is_some_and(starts_well) && !text.contains(is_address_end)
}

/// The length of the leading `http://` or `https://`, if there is one.
fn scheme_length(text: &str) -> Option<usize> {
    let starts = |scheme: &str| text.get(..scheme.len()).is_some_and(|head| head.eq_ignore_ascii_case(scheme));
    ["https://", "http://"].into_iter().find(|scheme| starts(scheme)).map(str::len)
}

/// True if a character cannot be part of a web address.
fn is_address_end(letter: char) -> bool {
    letter.is_whitespace() || letter.is_control() || "<>\"\\`".contains(letter)
}

/// The node for an address without a label.
pub(super) fn address_node(url: &str) -> Node {
    parse_discord_address(url)
        .unwrap_or_else(|| Node::Link { url: url.to_owned(), text: vec![Node::Text(url.to_owned())] })
}

/// The address at the start of the text, with its length. Punctuation at the end is not part of the address.
pub(super) fn parse_bare_address(text: &str) -> Option<(Node, usize)> {
    scheme_length(text)?;
    // A square bracket is more likely to be markup around the address than part of it.
    let end = text.find(|letter| is_address_end(letter) || "[]".contains(letter)).unwrap_or(text.len());
    let mut url = text[..end].trim_end_matches(is_end_of_sentence);
    while url.ends_with(')') && url.matches(')').count() > url.matches('(').count() {
        url = url[..url.len() - 1].trim_end_matches(is_end_of_sentence);
    }
    is_address(url).then(|| (address_node(url), url.len()))
}

fn is_end_of_sentence(letter: char) -> bool {
    ".,:;!?'*_~|]".contains(letter)
}

/// Parses a Discord address of a channel or message.
fn parse_discord_address(url: &str) -> Option<Node> {
    let path = url.strip_prefix("https://discord.com/channels/")?;
    let mut steps = path.split('/');
    let guild = match steps.next()? {
        "@me" => None,
        guild => Some(parse_id(guild)?),
    };
    let channel = parse_id(steps.next()?)?;
    let message = match steps.next() {
        None => None,
        Some(message) => Some(parse_id(message)?),
    };
    steps.next().is_none().then(|| Node::Jump { guild, channel, message, url: url.to_owned() })
}

/// Parses an identifier, which consists of digits only.
pub(super) fn parse_id(text: &str) -> Option<Id> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}
