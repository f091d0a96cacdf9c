//! Summaries for a client that stays open: cheap enough to read after each change, even in long channels with large
//! files.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::Bytes;
use serde_json::Value;

use super::flags::permission;
use super::person::command::component_channel;
use super::person::form::may_use;
use super::person::refuse;
use super::snowflake::Id;
use super::state::files::{self, FoundFile};
use super::state::messages::StoredMessage;
use super::state::places::{has_permissions, kind};
use super::{Failure, Message, Person, Place, Sandbox};

/// Summary of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageSummary {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    /// The number of times the message was edited.
    pub changes: u64,
    /// True if the message is ephemeral.
    pub is_private: bool,
    /// True if the message pinged the reader when it was sent.
    pub pings: bool,
}

/// Names that a person's client can show in place of identifiers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VisibleNames {
    /// All users, including the bot.
    pub users: BTreeMap<Id, String>,
    /// The guild's roles, except `@everyone`.
    pub roles: BTreeMap<Id, String>,
    /// Channels and threads visible to the person.
    pub places: BTreeMap<Id, String>,
}

/// A file, or the reason it is not available.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttachmentContent {
    /// The file's content.
    Kept(Bytes),
    /// Dropped to make room: uploads and files of private responses are kept only up to a limit.
    Dropped,
    /// No such file exists.
    Unknown,
}

impl Sandbox {
    pub fn guild_name(&self, guild: Id) -> Option<String> {
        self.with_world(|world| world.guilds.get(&guild).map(|guild| guild.name.clone()))
    }

    pub fn bot_name(&self) -> String {
        self.with_world(|world| world.users.get(&world.application_id).map(|bot| bot.name.clone()).unwrap_or_default())
    }

    /// The image of one of the application's emojis.
    pub fn emoji_picture(&self, emoji: Id) -> Option<Bytes> {
        self.with_world(|world| world.emoji_pictures.get(&emoji).cloned())
    }

    /// A file attached to a message in a channel, or uploaded to a command there.
    pub fn file(&self, channel: Id, attachment: Id) -> AttachmentContent {
        match self.with_world(|world| files::find_file(world, channel, attachment)) {
            FoundFile::File(_, bytes) => AttachmentContent::Kept(bytes),
            FoundFile::Dropped => AttachmentContent::Dropped,
            FoundFile::Nothing => AttachmentContent::Unknown,
        }
    }
}

impl Person {
    /// The names available to the person's client in a guild.
    pub fn visible_names(&self, guild: Id) -> VisibleNames {
        self.sandbox().with_world(|world| {
            let users = world.users.values().map(|user| (user.id, user.name.clone())).collect();
            let roles = world.guilds.get(&guild).map(|guild| guild.roles.clone()).unwrap_or_default();
            let places = world.channels.values().filter(|place| world.can_see(place, self.id()));
            VisibleNames { users, roles, places: places.map(|place| (place.id, place.name.clone())).collect() }
        })
    }

    /// The channels and threads of a guild that the person can see, and the person's direct messages, oldest first.
    pub fn visible_channels(&self, guild: Id) -> Vec<Place> {
        self.sandbox().with_world(|world| {
            let here = world.channels.values().filter(|place| place.guild.is_none_or(|own| own == guild));
            here.filter(|place| world.can_see(place, self.id())).map(Place::read).collect()
        })
    }

    /// True if the person can see a channel or thread.
    pub fn may_see(&self, channel: Id) -> bool {
        self.sandbox()
            .with_world(|world| world.channels.get(&channel).is_some_and(|place| world.can_see(place, self.id())))
    }

    /// A message, if the person can see it.
    pub fn message(&self, id: Id) -> Option<Message> {
        self.sandbox().with_world(|world| {
            let stored = world.messages.get(&id).filter(|stored| stored.is_visible_to(self.id()))?;
            let place = world.channels.get(&stored.channel)?;
            world.can_see(place, self.id()).then(|| Message::read(world, stored))
        })
    }

    /// The newest messages in a channel that the person can see, at most `most`, oldest first.
    pub fn newest_messages(&self, channel: Id, most: usize) -> Vec<MessageSummary> {
        self.sandbox().with_world(|world| {
            if !world.channels.get(&channel).is_some_and(|place| world.can_see(place, self.id())) {
                return Vec::new();
            }
            let visible = world.messages_in(channel).rev().filter(|stored| stored.is_visible_to(self.id()));
            let mut newest: Vec<MessageSummary> =
                visible.take(most).map(|stored| summarize(world, stored, self.id())).collect();
            newest.reverse();
            newest
        })
    }

    /// The messages in a channel that the person can see, starting with the given identifier, oldest first.
    pub fn messages_from(&self, channel: Id, from: Id) -> Vec<MessageSummary> {
        self.sandbox().with_world(|world| {
            if !world.channels.get(&channel).is_some_and(|place| world.can_see(place, self.id())) {
                return Vec::new();
            }
            let here =
                world.messages.range(from..).map(|(_, stored)| stored).filter(|stored| stored.channel == channel);
            let visible = here.filter(|stored| stored.is_visible_to(self.id()));
            visible.map(|stored| summarize(world, stored, self.id())).collect()
        })
    }

    /// The messages in all channels that the person can see, starting with the given identifier, oldest first.
    pub fn all_messages_from(&self, from: Id) -> Vec<MessageSummary> {
        self.sandbox().with_world(|world| {
            let later = world.messages.range(from..).map(|(_, stored)| stored);
            let visible = later.filter(|stored| {
                let place = world.channels.get(&stored.channel);
                stored.is_visible_to(self.id()) && place.is_some_and(|place| world.can_see(place, self.id()))
            });
            visible.map(|stored| summarize(world, stored, self.id())).collect()
        })
    }

    /// The commands, as registered by the bot, that the person may use in a guild or in direct messages.
    pub fn commands(&self, guild: Id) -> Vec<Value> {
        self.sandbox().with_world(|world| {
            let seen = world.commands.iter().filter(|command| command.guild.is_none_or(|own| own == guild));
            let granted = world.guilds.get(&guild).map_or(0, |guild| guild.permissions(self.id()));
            seen.filter(|command| may_use(granted, command)).map(|command| command.body.clone()).collect()
        })
    }

    /// A hash of [`Person::commands`], for detecting changes.
    pub fn commands_hash(&self, guild: Id) -> u64 {
        self.sandbox().with_world(|world| {
            let mut stamp = DefaultHasher::new();
            world.guilds.get(&guild).map_or(0, |guild| guild.permissions(self.id())).hash(&mut stamp);
            for command in &world.commands {
                (command.id, command.body["version"].as_str()).hash(&mut stamp);
            }
            stamp.finish()
        })
    }

    /// Sends a message, if the client permits its channel and length.
    ///
    /// # Errors
    ///
    /// [`Failure::Refused`].
    pub fn try_send_message(&self, channel: Id, content: &str) -> Result<Id, Failure> {
        self.sandbox().with_world(|world| {
            let place = component_channel(world, channel, self.id())?;
            let needed =
                if place.is_thread() { permission::SEND_MESSAGES_IN_THREADS } else { permission::SEND_MESSAGES };
            if place.kind == kind::FORUM || !has_permissions(world.member_permissions(place, self.id()), needed) {
                return refuse("nothing can be said here");
            }
            if content.trim().is_empty() || content.chars().count() > MAX_MESSAGE_CHARACTERS {
                return refuse("a message has 1 to 2000 characters");
            }
            Ok(())
        })?;
        Ok(self.say(channel, content))
    }
}

/// Maximum number of characters in a message.
const MAX_MESSAGE_CHARACTERS: usize = 2000;

fn summarize(world: &super::state::World, stored: &StoredMessage, person: Id) -> MessageSummary {
    MessageSummary {
        id: stored.id,
        channel: stored.channel,
        author: stored.author,
        changes: world.changes.get(&stored.id).copied().unwrap_or_default(),
        is_private: stored.only_for.is_some(),
        pings: stored.author != person && (stored.pinged_everyone || stored.pinged.contains(&person)),
    }
}
