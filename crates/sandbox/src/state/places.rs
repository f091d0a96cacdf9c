//! People and places: users, guilds, channels, threads and direct messages.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::World;
use crate::error::ApiError;
use crate::flags::permission;
use crate::snowflake::Id;

/// A person, or the bot itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub id: Id,
    pub name: String,
    pub bot: bool,
    /// The locale, such as `en-GB`, `pl` or `uk`.
    pub locale: String,
    /// True if the person does not accept direct messages from the bot.
    pub closed: bool,
    /// True if the person has installed the bot for use in any place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_bot: bool,
}

impl User {
    /// The bot's own user.
    pub fn bot(id: Id, name: &str) -> Self {
        Self { id, name: name.to_owned(), bot: true, locale: "en-US".to_owned(), closed: false, has_bot: false }
    }
}

/// A server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub id: Id,
    pub name: String,
    pub locale: String,
    pub owner: Id,
    /// The members, including the bot.
    pub members: BTreeMap<Id, Member>,
    /// The roles' names by identifier, and hence in order of creation. `@everyone`, which has the guild's identifier
    /// and includes every member, is not listed.
    pub roles: BTreeMap<Id, String>,
    /// True if the bot is a member.
    pub has_bot: bool,
    /// The time at which the bot joined, in milliseconds since 1970; `None` for long ago.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joined_ms: Option<u64>,
    /// The channel in which Discord greets newcomers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system_channel: Option<Id>,
}

/// A user's membership of a guild.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Member {
    /// The member's permissions. Roles do not add any.
    pub permissions: u64,
    pub roles: BTreeSet<Id>,
}

impl Guild {
    /// Permissions of a member; 0 for other users.
    pub fn permissions(&self, user: Id) -> u64 {
        self.members.get(&user).map_or(0, |member| member.permissions)
    }
}

/// Channel types, by Discord's numbers.
pub(crate) mod kind {
    pub const TEXT: u8 = 0;
    pub const DM: u8 = 1;
    pub const GROUP: u8 = 3;
    pub const ANNOUNCEMENT: u8 = 5;
    pub const PUBLIC_THREAD: u8 = 11;
    pub const PRIVATE_THREAD: u8 = 12;
    pub const FORUM: u8 = 15;
}

/// A channel, a thread, direct messages or a private group.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub id: Id,
    pub kind: u8,
    pub name: String,
    pub topic: Option<String>,
    /// The guild; `None` for direct messages.
    pub guild: Option<Id>,
    /// The parent channel, if this is a thread.
    pub parent: Option<Id>,
    /// The user who opened the thread, or the person in direct messages.
    pub owner: Id,
    /// The thread's properties; `None` for other channels.
    pub thread: Option<Thread>,
    /// The bot's permissions in this channel, if they differ from those in the guild.
    pub app_permissions: Option<u64>,
    pub last_message: Option<Id>,
    /// The people of a private group, which the bot cannot join.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub group: BTreeSet<Id>,
}

/// Properties of a thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub archived: bool,
    pub locked: bool,
    pub auto_archive_minutes: u64,
    pub archive_changed_ms: u64,
    pub members: BTreeSet<Id>,
    pub applied_tags: Vec<String>,
}

impl Channel {
    /// An empty channel of a guild.
    pub fn in_guild(id: Id, guild: Id, kind: u8, name: &str) -> Self {
        Self {
            id,
            kind,
            name: name.to_owned(),
            topic: None,
            guild: Some(guild),
            parent: None,
            owner: 0,
            thread: None,
            app_permissions: None,
            last_message: None,
            group: BTreeSet::new(),
        }
    }

    pub fn is_thread(&self) -> bool {
        self.thread.is_some()
    }

    /// The context of interactions in the channel, by Discord's numbers: 0 for a guild, 1 for direct messages with the
    /// bot, 2 for a private group.
    pub fn interaction_context(&self) -> u64 {
        match (self.guild, self.kind) {
            (Some(_), _) => 0,
            (None, kind::GROUP) => 2,
            (None, _) => 1,
        }
    }
}

impl World {
    /// The channel, or Discord's error.
    pub fn channel(&self, id: Id) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or_else(ApiError::unknown_channel)
    }

    /// True if the bot itself is in a channel; people who have installed it may use it elsewhere too.
    pub fn has_bot(&self, channel: &Channel) -> bool {
        channel.kind != kind::GROUP
            && channel.guild.is_none_or(|id| self.guilds.get(&id).is_some_and(|guild| guild.has_bot))
    }

    /// The installations of the bot that are usable in a channel, by Discord's numbers, with their owners: 0 for that in
    /// a guild, or for direct messages with the bot; 1 for that by the person.
    pub fn authorizing_owners(&self, channel: &Channel, person: Id) -> Vec<(u64, Id)> {
        let by_place = self.has_bot(channel).then_some((0, channel.guild.unwrap_or_default()));
        let by_person = self.users.get(&person).filter(|user| user.has_bot).map(|_| (1, person));
        by_place.into_iter().chain(by_person).collect()
    }

    /// The bot's permissions in a channel.
    pub fn app_permissions(&self, channel: &Channel) -> u64 {
        if !self.has_bot(channel) {
            return 0;
        }
        let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) else {
            return permission::ORDINARY_MEMBER;
        };
        // A thread has the permissions of its parent.
        let parent = channel.parent.and_then(|id| self.channels.get(&id)).and_then(|parent| parent.app_permissions);
        let here = channel.app_permissions.or(parent);
        here.unwrap_or_else(|| guild.permissions(self.application_id))
    }

    pub fn member_permissions(&self, channel: &Channel, user: Id) -> u64 {
        let guild = channel.guild.and_then(|id| self.guilds.get(&id));
        guild.map_or(permission::ORDINARY_MEMBER, |guild| guild.permissions(user))
    }

    /// True if a person can see a channel.
    pub fn can_see(&self, channel: &Channel, user: Id) -> bool {
        if channel.kind == kind::DM {
            return channel.owner == user;
        }
        if channel.kind == kind::GROUP {
            return channel.group.contains(&user);
        }
        if channel.kind == kind::PRIVATE_THREAD {
            return channel.thread.as_ref().is_some_and(|thread| thread.members.contains(&user));
        }
        has_permissions(self.member_permissions(channel, user), permission::VIEW_CHANNEL)
    }

    /// Checks that the bot can see the channel and has all of `needed` there.
    pub fn check_permissions(&self, channel: &Channel, needed: u64) -> Result<(), ApiError> {
        let granted = self.app_permissions(channel);
        if !has_permissions(granted, permission::VIEW_CHANNEL) {
            return Err(ApiError::missing_access());
        }
        if has_permissions(granted, needed) { Ok(()) } else { Err(ApiError::missing_permissions()) }
    }

    /// The direct message channel between the bot and a person; it is opened if it does not exist yet.
    pub fn ensure_dm(&mut self, user: Id) -> Id {
        let open = self.channels.values().find(|channel| channel.kind == kind::DM && channel.owner == user);
        if let Some(channel) = open {
            return channel.id;
        }
        let id = self.next_id();
        let name = self.users.get(&user).map(|user| user.name.clone()).unwrap_or_default();
        let channel = Channel { guild: None, owner: user, ..Channel::in_guild(id, 0, kind::DM, &name) };
        self.channels.insert(id, channel);
        id
    }
}

/// True if `granted` has all bits of `needed`, or the administrator bit.
pub(crate) fn has_permissions(granted: u64, needed: u64) -> bool {
    granted & permission::ADMINISTRATOR != 0 || granted & needed == needed
}
