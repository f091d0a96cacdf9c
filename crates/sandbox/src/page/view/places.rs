//! The list of channels, threads and direct messages.

use serde_json::{Value, json};

use crate::{Id, Place};

/// The channel type of direct messages, by Discord's number.
const DIRECT_MESSAGE: u8 = 1;

/// All channels in list order: channels with their threads below them, then direct messages with the bot. `unread`
/// returns whether a channel has unread messages, and the number of pings among them.
pub(in crate::page) fn places(places: &[Place], bot: &str, unread: impl Fn(Id) -> (bool, usize)) -> Value {
    let (threads, others): (Vec<&Place>, Vec<&Place>) = places.iter().partition(|place| place.parent.is_some());
    let (direct, channels): (Vec<&Place>, Vec<&Place>) =
        others.into_iter().partition(|place| place.kind == DIRECT_MESSAGE);
    let in_order = channels.into_iter().flat_map(|channel| {
        let own = threads.iter().copied().filter(|thread| thread.parent == Some(channel.id));
        std::iter::once(channel).chain(own)
    });
    let shown = in_order.chain(direct).map(|place| {
        let kind = match place.kind {
            DIRECT_MESSAGE => "direct",
            _ if place.parent.is_some() => "thread",
            _ => "channel",
        };
        let (is_unread, pings) = unread(place.id);
        json!({
            "id": place.id.to_string(),
            "name": if place.kind == DIRECT_MESSAGE { bot } else { &place.name },
            "kind": kind,
            "type": place.kind,
            "parent": place.parent.map(|id| id.to_string()),
            "archived": place.archived,
            "unread": is_unread,
            "pings": pings,
        })
    });
    shown.collect()
}
