//! The bot's permissions where games are played, and the purpose of each.
//!
//! The invitation link, the report of missing permissions and the refusal to open a session all use this list.
//! (`tests/cli/setup.rs`)

use serenity::all::{ChannelType, Member, PartialChannel, Permissions};

use sztab_game::Language;
use sztab_referee::{Place, ServerSettings};
use sztab_words::{text, word};

/// A permission that the bot requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestedPermission {
    permission: Permissions,
    /// The suffix of the translation keys of the permission's name and purpose.
    key: &'static str,
    needed: PermissionNeed,
}

/// The situation in which games cannot be played at all without a permission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PermissionNeed {
    Everywhere,
    /// A game is played in the channel itself.
    OutsideThreads,
    /// A game is played in a thread.
    InThreads,
    /// A thread is opened for a game.
    OpeningThreads,
}

/// All permissions that the bot requests: they are in the invitation link, and are reported if missing.
pub const REQUESTED_PERMISSIONS: [RequestedPermission; 7] = [
    RequestedPermission { permission: Permissions::VIEW_CHANNEL, key: "view", needed: PermissionNeed::Everywhere },
    RequestedPermission { permission: Permissions::SEND_MESSAGES, key: "send", needed: PermissionNeed::OutsideThreads },
    RequestedPermission { permission: Permissions::EMBED_LINKS, key: "embed", needed: PermissionNeed::Everywhere },
    RequestedPermission { permission: Permissions::ATTACH_FILES, key: "attach", needed: PermissionNeed::Everywhere },
    RequestedPermission {
        permission: Permissions::CREATE_PUBLIC_THREADS,
        key: "create-threads",
        needed: PermissionNeed::OpeningThreads,
    },
    RequestedPermission {
        permission: Permissions::SEND_MESSAGES_IN_THREADS,
        key: "send-in-threads",
        needed: PermissionNeed::InThreads,
    },
    RequestedPermission {
        permission: Permissions::READ_MESSAGE_HISTORY,
        key: "history",
        needed: PermissionNeed::OpeningThreads,
    },
];

impl RequestedPermission {
    /// All permissions as a bit set for Discord.
    #[must_use]
    pub fn bits() -> u64 {
        REQUESTED_PERMISSIONS.iter().fold(0, |bits, asked| bits | asked.permission.bits())
    }

    /// The permissions that are missing from those granted, which are given as Discord's bit set.
    #[must_use]
    pub fn missing_permissions(allowed: u64) -> Vec<Self> {
        let allowed = Permissions::from_bits_retain(allowed);
        REQUESTED_PERMISSIONS.into_iter().filter(|asked| asked.is_missing(allowed)).collect()
    }

    /// The permission's name in Discord.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        word(language, &format!("permission-{}", self.key))
    }

    /// The permission's purpose.
    #[must_use]
    pub fn purpose(self, language: Language) -> String {
        word(language, &format!("purpose-{}", self.key))
    }

    fn is_missing(self, allowed: Permissions) -> bool {
        !allowed.contains(self.permission) && !allowed.administrator()
    }

    /// True if games cannot be played without this permission in a channel or thread, given the place in which they are
    /// played.
    fn is_needed(self, is_thread: bool, place: Place) -> bool {
        match self.needed {
            PermissionNeed::Everywhere => true,
            PermissionNeed::OutsideThreads => !is_thread,
            PermissionNeed::InThreads => is_thread || place == Place::Thread,
            PermissionNeed::OpeningThreads => !is_thread && place == Place::Thread,
        }
    }

    fn line(self, language: Language) -> String {
        let arguments = [("permission", self.name(language).into()), ("purpose", self.purpose(language).into())];
        text(language, "permission-line", &arguments)
    }
}

/// True if a channel is a thread.
pub fn is_thread(channel: Option<&PartialChannel>) -> bool {
    channel.is_some_and(|channel| {
        matches!(channel.kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
    })
}

/// True if a member may write public messages in a channel, according to the data that Discord sends with an
/// interaction in that channel.
pub fn can_write_in(channel: Option<&PartialChannel>, member: Option<&Member>) -> bool {
    let needed = if is_thread(channel) { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    let allowed = member.and_then(|member| member.permissions);
    allowed.is_some_and(|allowed| allowed.administrator() || allowed.contains(needed))
}

/// The place for the game of a session opened in a channel. In a thread, the game is always played there, because
/// threads cannot be nested.
pub fn effective_place(is_thread: bool, asked: Place) -> Place {
    if is_thread { Place::Here } else { asked }
}

/// Refuses to open a session whose posts could not be sent: no one would ever see it, and it would block the channel.
/// The error lists the missing permissions; `allowed` contains the granted ones according to Discord.
pub fn require_post_permissions(
    allowed: Option<Permissions>,
    is_thread: bool,
    place: Place,
    language: Language,
) -> Result<(), Vec<String>> {
    let Some(allowed) = allowed else { return Ok(()) };
    let barring = REQUESTED_PERMISSIONS
        .into_iter()
        .filter(|asked| asked.is_needed(is_thread, place) && asked.is_missing(allowed));
    let lines: Vec<String> = barring.map(|asked| asked.line(language)).collect();
    if lines.is_empty() { Ok(()) } else { Err(lines) }
}

/// All permissions that the bot lacks in a channel, one per line with its purpose; empty if Discord does not report the
/// granted ones.
pub fn missing_permission_lines(allowed: Option<Permissions>, language: Language) -> Vec<String> {
    let missing = allowed.map(|allowed| RequestedPermission::missing_permissions(allowed.bits())).unwrap_or_default();
    missing.into_iter().map(|asked| asked.line(language)).collect()
}

/// The names of the permissions that the bot needs in the channel or thread where a game has begun.
pub fn permissions_to_continue(language: Language) -> Vec<String> {
    let places = [(false, Place::Here), (true, Place::Thread)];
    let is_needed =
        |asked: &RequestedPermission| places.iter().any(|(is_thread, place)| asked.is_needed(*is_thread, *place));
    REQUESTED_PERMISSIONS.into_iter().filter(is_needed).map(|asked| asked.name(language)).collect()
}

/// The names of the permissions that the bot needs in a league's channel, where it posts and opens threads.
pub fn permissions_for_leagues(language: Language) -> Vec<String> {
    REQUESTED_PERMISSIONS.into_iter().map(|asked| asked.name(language)).collect()
}

/// The permissions needed to open a thread for a game and to play in it, one per line with its purpose.
pub fn permissions_to_open_threads(language: Language) -> Vec<String> {
    let is_about_threads = |asked: &RequestedPermission| {
        matches!(asked.needed, PermissionNeed::OpeningThreads | PermissionNeed::InThreads)
    };
    REQUESTED_PERMISSIONS.into_iter().filter(is_about_threads).map(|asked| asked.line(language)).collect()
}

/// Refuses channels in which the server's managers do not allow sessions. A thread counts as part of its channel. The
/// error lists the channels in which sessions may be opened.
pub fn require_allowed_channel(channel: Option<&PartialChannel>, settings: &ServerSettings) -> Result<(), Vec<u64>> {
    let is_open = |channel: u64| settings.channels.contains(&channel);
    let here = channel.map(|channel| channel.id.get());
    let parent = channel.and_then(|channel| channel.parent_id).map(serenity::all::ChannelId::get);
    if settings.channels.is_empty() || here.is_some_and(is_open) || parent.is_some_and(is_open) {
        return Ok(());
    }
    Err(settings.channels.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thread_permissions_are_not_needed_outside_threads() {
        let all = Permissions::from_bits_retain(RequestedPermission::bits());
        let without = Some(all - Permissions::READ_MESSAGE_HISTORY);
        let told = missing_permission_lines(without, Language::English);
        assert!(told.len() == 1 && told[0].contains("Read Message History"), "{told:?}");
        assert_eq!(require_post_permissions(without, false, Place::Thread, Language::English), Err(told));
        assert_eq!(require_post_permissions(without, false, Place::Here, Language::English), Ok(()));
        assert_eq!(require_post_permissions(without, true, Place::Thread, Language::English), Ok(()));
        assert_eq!(missing_permission_lines(Some(Permissions::ADMINISTRATOR), Language::English), [""; 0]);
    }
}
