//! What the bot has to be allowed where games are played, and what each permission is for.

use serenity::all::{ChannelType, Permissions};

use crate::words::{Language, text, word};

/// What it has to be allowed where a game is played, with the keys of the names.
const NEEDED: [(Permissions, &str); 4] = [
    (Permissions::VIEW_CHANNEL, "view"),
    (Permissions::SEND_MESSAGES, "send"),
    (Permissions::EMBED_LINKS, "embed"),
    (Permissions::ATTACH_FILES, "attach"),
];

/// What it has to be allowed where a game is played in a thread.
const NEEDED_FOR_THREADS: [(Permissions, &str); 2] = [
    (Permissions::CREATE_PUBLIC_THREADS, "create-threads"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "send-in-threads"),
];

/// The permissions that the bot lacks in a channel, a line for each with what it is for; none where Discord does not
/// say what is allowed.
pub fn lacking(
    allowed: Option<Permissions>,
    channel: Option<ChannelType>,
    opens_thread: bool,
    language: Language,
) -> Vec<String> {
    let Some(allowed) = allowed else { return Vec::new() };
    let is_thread =
        matches!(channel, Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread));
    let mut needed: Vec<_> = NEEDED.to_vec();
    if is_thread {
        needed.retain(|(permission, _)| *permission != Permissions::SEND_MESSAGES);
        needed.push(NEEDED_FOR_THREADS[1]);
    } else if opens_thread {
        needed.extend(NEEDED_FOR_THREADS);
    }
    let lacks = |permission: Permissions| !allowed.contains(permission) && !allowed.administrator();
    let named = |key: &str| {
        let (name, purpose) = (word(language, &format!("permission-{key}")), word(language, &format!("purpose-{key}")));
        text(language, "permission-line", &[("permission", name.into()), ("purpose", purpose.into())])
    };
    needed.into_iter().filter(|(permission, _)| lacks(*permission)).map(|(_, key)| named(key)).collect()
}
