//! What the bot has to be allowed where games are played, and what each permission is for.

use serenity::all::{ChannelType, PartialChannel, Permissions};

use crate::referee::{Place, ServerSettings};
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

/// Whether a channel is a thread.
pub fn is_thread(channel: Option<&PartialChannel>) -> bool {
    channel.is_some_and(|channel| {
        matches!(channel.kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
    })
}

/// Refuses to open a table that could not be shown: nobody would ever see it, and it would keep the channel. The error
/// says what the bot is not allowed; `allowed` is what Discord says that it is.
pub fn may_post(
    allowed: Option<Permissions>,
    is_thread: bool,
    place: Place,
    language: Language,
) -> Result<(), Vec<String>> {
    let lacking = lacking(allowed, is_thread, place, language);
    if lacking.is_empty() { Ok(()) } else { Err(lacking) }
}

/// The permissions that the bot lacks in a channel, a line for each with what it is for; none where Discord does not
/// say what is allowed.
pub fn lacking(allowed: Option<Permissions>, is_thread: bool, place: Place, language: Language) -> Vec<String> {
    let Some(allowed) = allowed else { return Vec::new() };
    let mut needed: Vec<_> = NEEDED.to_vec();
    if is_thread {
        needed.retain(|(permission, _)| *permission != Permissions::SEND_MESSAGES);
        needed.push(NEEDED_FOR_THREADS[1]);
    } else if place == Place::Thread {
        needed.extend(NEEDED_FOR_THREADS);
    }
    let lacks = |permission: Permissions| !allowed.contains(permission) && !allowed.administrator();
    let named = |key: &str| {
        let (name, purpose) = (word(language, &format!("permission-{key}")), word(language, &format!("purpose-{key}")));
        text(language, "permission-line", &[("permission", name.into()), ("purpose", purpose.into())])
    };
    needed.into_iter().filter(|(permission, _)| lacks(*permission)).map(|(_, key)| named(key)).collect()
}

/// Refuses channels that the server's managers keep free of tables. A thread belongs to its channel. The error names the
/// channels where tables may be opened.
pub fn may_open(channel: Option<&PartialChannel>, settings: &ServerSettings) -> Result<(), Vec<u64>> {
    let is_open = |channel: u64| settings.channels.contains(&channel);
    let here = channel.map(|channel| channel.id.get());
    let parent = channel.and_then(|channel| channel.parent_id).map(serenity::all::ChannelId::get);
    if settings.channels.is_empty() || here.is_some_and(is_open) || parent.is_some_and(is_open) {
        return Ok(());
    }
    Err(settings.channels.clone())
}
