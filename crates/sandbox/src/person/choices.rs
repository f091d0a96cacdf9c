//! Users, roles, channels and files chosen by a person. The bot receives each of them as a full object (`resolved`).

use serde_json::{Value, json};

use super::refuse;
use crate::Failure;
use crate::limits::ATTACHMENT_BYTES;
use crate::snowflake::Id;
use crate::state::World;
use crate::state::messages::StoredFile;
use crate::state::places::{Channel, Guild};
use crate::wire::{self, message, place, role};

/// The choices so far. Each method adds one, or fails if the client would not offer it.
pub(super) struct ResolvedChoices<'a> {
    world: &'a World,
    place: &'a Channel,
    person: Id,
    resolved: Value,
}

impl<'a> ResolvedChoices<'a> {
    pub fn new(world: &'a World, place: &'a Channel, person: Id) -> Self {
        Self { world, place, person, resolved: json!({}) }
    }

    /// Adds any user: command options also accept users who are not in the channel.
    pub fn add_user(&mut self, id: Id) -> Result<(), Failure> {
        let Some(user) = self.world.users.get(&id) else { return refuse(format!("no user {id}")) };
        self.add("users", id, wire::user(user));
        if let Some(member) = self.guild().and_then(|guild| guild.members.get(&id)) {
            self.add("members", id, wire::partial_member(id, member));
        }
        Ok(())
    }

    /// Adds a user of the channel: selects offer only these.
    pub fn add_listed_user(&mut self, id: Id) -> Result<(), Failure> {
        let is_here = match self.guild() {
            Some(guild) => guild.members.contains_key(&id),
            None => id == self.person || id == self.world.application_id,
        };
        if is_here { self.add_user(id) } else { refuse(format!("user {id} is not here")) }
    }

    /// Adds one of the guild's roles.
    pub fn add_role(&mut self, id: Id) -> Result<(), Failure> {
        let role = self.guild().and_then(|guild| role::role_by_id(self.world, guild, id));
        let Some(role) = role else { return refuse(format!("no role {id}")) };
        self.add("roles", id, role);
        Ok(())
    }

    /// Adds a channel of the guild that the person can see and whose type is offered.
    pub fn add_channel(&mut self, id: Id, offered: &[u8]) -> Result<(), Failure> {
        let here = self.world.channels.get(&id).filter(|channel| channel.guild == self.place.guild);
        let Some(channel) = here.filter(|channel| self.world.can_see(channel, self.person)) else {
            return refuse(format!("no channel {id}"));
        };
        if !offered.is_empty() && !offered.contains(&channel.kind) {
            return refuse(format!("channel {id} is of kind {}, which is not offered", channel.kind));
        }
        self.add("channels", id, place::resolved_channel(self.world, channel, self.person));
        Ok(())
    }

    pub fn add_file(&mut self, file: &StoredFile) -> Result<(), Failure> {
        if file.bytes.len() > ATTACHMENT_BYTES {
            return refuse(format!("{} is too large", file.filename));
        }
        self.add("attachments", file.id, message::attachment(&self.world.api, self.place.id, file, true));
        Ok(())
    }

    /// All choices, as the `resolved` part of the interaction's data.
    pub fn into_resolved(self) -> Option<Value> {
        Some(self.resolved).filter(|resolved| resolved.as_object().is_some_and(|resolved| !resolved.is_empty()))
    }

    fn guild(&self) -> Option<&'a Guild> {
        self.place.guild.and_then(|id| self.world.guilds.get(&id))
    }

    fn add(&mut self, list: &str, id: Id, value: Value) {
        self.resolved[list][id.to_string()] = value;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::Clock;
    use crate::flags::permission;
    use crate::state::places::{Member, User, kind};

    /// A guild with a role, a channel, and the bot and a person as members.
    fn test_world() -> World {
        let mut world = World::new(Clock::frozen(), String::new(), "http://sandbox".to_owned(), "Bot");
        let permissions = permission::ORDINARY_MEMBER | permission::MANAGE_GUILD;
        let ala = Member { permissions, roles: BTreeSet::from([3]) };
        let bot = Member { permissions: permission::VIEW_CHANNEL, ..Member::default() };
        let (name, locale) = ("Hexagon".to_owned(), "pl".to_owned());
        let members = BTreeMap::from([(world.application_id, bot), (2, ala)]);
        let roles = BTreeMap::from([(3, "Player".to_owned())]);
        let (joined_ms, system_channel) = (None, None);
        let guild = Guild { id: 1, name, locale, owner: 2, members, roles, has_bot: true, joined_ms, system_channel };
        world.guilds.insert(1, guild);
        world.channels.insert(4, Channel::in_guild(4, 1, kind::TEXT, "games"));
        world.users.insert(2, User::bot(2, "Ala"));
        world
    }

    #[test]
    fn choices_are_resolved_in_the_format_of_discord() {
        let world = test_world();
        let mut chosen = ResolvedChoices::new(&world, &world.channels[&4], 2);
        assert_eq!(chosen.add_role(3), Ok(()));
        assert_eq!(chosen.add_listed_user(2), Ok(()));
        assert_eq!(chosen.add_channel(4, &[kind::TEXT]), Ok(()));
        let resolved = chosen.into_resolved().expect("three things were chosen");
        assert_eq!(
            (&resolved["roles"]["3"]["name"], &resolved["roles"]["3"]["position"]),
            (&json!("Player"), &json!(1))
        );
        assert_eq!(resolved["members"]["2"]["roles"], json!(["3"]));
        let permissions = (permission::ORDINARY_MEMBER | permission::MANAGE_GUILD).to_string();
        assert_eq!(resolved["members"]["2"]["permissions"], permissions);
        let channel = json!({
            "id": "4", "type": 0, "guild_id": "1", "name": "games", "parent_id": null, "last_message_id": null,
            "rate_limit_per_user": 0, "flags": 0, "position": 0, "topic": null, "nsfw": false,
            "permissions": permissions, "app_permissions": permission::VIEW_CHANNEL.to_string(),
        });
        assert_eq!(resolved["channels"]["4"], channel);
    }

    #[test]
    fn no_choices_resolve_to_none() {
        let world = test_world();
        assert_eq!(ResolvedChoices::new(&world, &world.channels[&4], 2).into_resolved(), None);
    }
}
