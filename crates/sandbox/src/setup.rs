//! Setting up a sandbox: guilds, channels, people and permissions.

use std::collections::BTreeMap;

use serde_json::json;

use super::flags::{intent, permission};
use super::snowflake::Id;
use super::state::World;
use super::state::places::{Channel, Guild, Member, User, kind};
use super::wire::{place, role};
use super::{Person, Sandbox};

impl Sandbox {
    /// Sets a field of the application, such as `bot_public` or `interactions_endpoint_url`.
    pub fn describe_application(&self, key: &str, value: serde_json::Value) {
        self.change_world(|world| world.application.insert(key.to_owned(), value));
    }

    /// Adds a guild with the bot as a member. `locale` is the guild's preferred locale, such as `en-GB` or `pl`.
    pub fn add_guild(&self, name: &str, locale: &str) -> Id {
        self.change_world(|world| {
            let id = world.insert_guild(name, locale, true);
            let wire = place::guild_create(world, &world.guilds[&id]);
            world.gateway.dispatch_if(intent::GUILDS, "GUILD_CREATE", &wire);
            id
        })
    }

    /// Adds a guild of which the bot is not a member: only people who have installed it use it there.
    pub fn add_guild_without_bot(&self, name: &str, locale: &str) -> Id {
        self.change_world(|world| world.insert_guild(name, locale, false))
    }

    /// Adds a private group, which the bot cannot join.
    pub fn add_group(&self, people: &[&Person]) -> Id {
        self.change_world(|world| {
            let id = world.next_id();
            let group = people.iter().map(|person| person.id()).collect();
            let channel = Channel { guild: None, group, ..Channel::in_guild(id, 0, kind::GROUP, "group") };
            world.channels.insert(id, channel);
            id
        })
    }

    /// Installs the bot for a person, who can then use some of its commands in any place.
    pub fn install_bot_for(&self, user: Id) {
        self.change_user(user, |user| user.has_bot = true);
    }

    /// Adds a text channel.
    pub fn add_channel(&self, guild: Id, name: &str) -> Id {
        self.add_guild_channel(guild, kind::TEXT, name)
    }

    /// Adds a forum, which contains messages only in its posts.
    pub fn add_forum(&self, guild: Id, name: &str) -> Id {
        self.add_guild_channel(guild, kind::FORUM, name)
    }

    /// Adds a person as a member of the guild. `locale` is the locale of the person's client, such as `en-GB`, `pl` or
    /// `uk`.
    pub fn add_person(&self, guild: Id, name: &str, locale: &str) -> Person {
        let id = self.change_world(|world| {
            let id = world.next_id();
            let user = User { bot: false, locale: locale.to_owned(), ..User::bot(id, name) };
            world.users.insert(id, user);
            id
        });
        self.add_member(guild, id);
        self.person(id)
    }

    /// Makes a person a member of another guild.
    pub fn add_member(&self, guild: Id, user: Id) {
        self.set_permissions(guild, user, permission::ORDINARY_MEMBER);
    }

    /// The handle on a person.
    pub fn person(&self, id: Id) -> Person {
        Person::new(self.clone(), id)
    }

    /// Sets a member's permissions in a guild. Roles do not add any permissions.
    pub fn set_permissions(&self, guild: Id, user: Id, permissions: u64) {
        self.change_world(|world| {
            if let Some(guild) = world.guilds.get_mut(&guild) {
                guild.members.entry(user).or_default().permissions = permissions;
            }
        });
    }

    /// Makes a person leave a guild. The bot receives no event, as on Discord without the privileged intent for
    /// members.
    pub fn remove_member(&self, guild: Id, user: Id) {
        self.change_world(|world| {
            world.guilds.get_mut(&guild).map(|guild| guild.members.remove(&user));
        });
    }

    /// Sets the bot's permissions in a guild, as if those of `@everyone` were changed.
    pub fn set_app_permissions(&self, guild: Id, permissions: u64) {
        let bot = self.application_id();
        self.set_permissions(guild, bot, permissions);
        self.change_world(|world| {
            let Some(place) = world.guilds.get(&guild) else { return };
            let everyone = role::role_by_id(world, place, guild);
            let wire = json!({ "guild_id": guild.to_string(), "role": everyone });
            world.gateway.dispatch_if(intent::GUILDS, "GUILD_ROLE_UPDATE", &wire);
        });
    }

    /// Sets the bot's permissions in one channel and its threads, overriding those in the guild.
    pub fn set_app_permissions_in(&self, channel: Id, permissions: u64) {
        self.change_world(|world| {
            let Some(place) = world.channels.get_mut(&channel) else { return };
            place.app_permissions = Some(permissions);
            let wire = place::channel(world, &world.channels[&channel]);
            world.gateway.dispatch_if(intent::GUILDS, "CHANNEL_UPDATE", &wire);
        });
    }

    /// Changes the locale of a person's client.
    pub fn set_locale(&self, user: Id, locale: &str) {
        self.change_user(user, |user| locale.clone_into(&mut user.locale));
    }

    /// Sets whether a person accepts direct messages from the bot.
    pub fn set_accepts_direct_messages(&self, user: Id, takes: bool) {
        self.change_user(user, |user| user.closed = !takes);
    }

    /// Archives a thread, as Discord does after a while, or reopens it.
    pub fn set_archived(&self, thread: Id, archived: bool) {
        self.change_world(|world| world.set_archived(thread, archived));
    }

    /// Deletes a channel or thread, as an administrator would.
    pub fn delete_channel(&self, channel: Id) {
        self.change_world(|world| world.remove_channel(channel));
    }

    /// Deletes a message, as a moderator would.
    pub fn delete_message(&self, message: Id) {
        self.change_world(|world| world.delete_message(message));
    }

    fn add_guild_channel(&self, guild: Id, kind: u8, name: &str) -> Id {
        self.change_world(|world| {
            let id = world.next_id();
            world.channels.insert(id, Channel::in_guild(id, guild, kind, name));
            if world.has_bot(&world.channels[&id]) {
                let wire = place::channel(world, &world.channels[&id]);
                world.gateway.dispatch_if(intent::GUILDS, "CHANNEL_CREATE", &wire);
            }
            id
        })
    }

    fn change_user(&self, user: Id, change: impl FnOnce(&mut User)) {
        self.change_world(|world| world.users.get_mut(&user).map(change));
    }
}

impl World {
    /// Adds a guild, with the bot as a member or without it.
    fn insert_guild(&mut self, name: &str, locale: &str, has_bot: bool) -> Id {
        let id = self.next_id();
        let bot = Member { permissions: permission::ORDINARY_MEMBER, ..Member::default() };
        let guild = Guild {
            id,
            name: name.to_owned(),
            locale: locale.to_owned(),
            owner: 1,
            members: has_bot.then_some((self.application_id, bot)).into_iter().collect(),
            roles: BTreeMap::new(),
            has_bot,
            joined_ms: None,
            system_channel: None,
        };
        self.guilds.insert(id, guild);
        id
    }
}
