//! Simulated people. A person can do and see only as much as a Discord client allows: anything else is refused
//! ([`Failure::Refused`]) and never reaches the bot. A malicious client is simulated by [`Person::forge_press`],
//! [`Person::forge_command`] and [`Person::forge_form`].

pub(super) mod act;
mod choices;
pub(super) mod command;
pub(super) mod form;
pub(super) mod modal;
pub(super) mod option;
pub(super) mod response;

use std::time::Duration;

use super::snowflake::Id;
use super::state::mentions::read_mentions;
use super::state::messages::StoredMessage;
use super::{Failure, Message, Place, Sandbox};

/// A person using a Discord client. Clones are the same person.
#[derive(Clone)]
pub struct Person {
    sandbox: Sandbox,
    id: Id,
}

impl Person {
    pub(super) fn new(sandbox: Sandbox, id: Id) -> Self {
        Self { sandbox, id }
    }

    pub(super) fn sandbox(&self) -> &Sandbox {
        &self.sandbox
    }

    pub fn id(&self) -> Id {
        self.id
    }

    /// A mention of the person, for use in a text.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    pub fn name(&self) -> String {
        self.sandbox.with_world(|world| world.users.get(&self.id).map(|user| user.name.clone()).unwrap_or_default())
    }

    /// The messages that the person sees in a channel, oldest first: public ones, and private ones addressed to the
    /// person.
    pub fn visible_messages(&self, channel: Id) -> Vec<Message> {
        self.sandbox.with_world(|world| {
            if !world.channels.get(&channel).is_some_and(|place| world.can_see(place, self.id)) {
                return Vec::new();
            }
            let visible = world.messages_in(channel).filter(|stored| stored.is_visible_to(self.id));
            visible.map(|stored| Message::read(world, stored)).collect()
        })
    }

    /// Waits until the person sees a message in the channel that satisfies the predicate, and returns it.
    ///
    /// # Errors
    ///
    /// [`Failure::TimedOut`].
    pub async fn wait_for(
        &self,
        channel: Id,
        timeout: Duration,
        predicate: impl Fn(&Message) -> bool,
    ) -> Result<Message, Failure> {
        self.sandbox.wait_until(timeout, |_| self.visible_messages(channel).into_iter().find(&predicate)).await
    }

    /// Messages in any channel that pinged the person when sent, oldest first.
    pub fn pings(&self) -> Vec<Message> {
        self.sandbox.with_world(|world| {
            let pinging = world.messages.values().filter(|stored| stored.pinged.contains(&self.id));
            pinging.map(|stored| Message::read(world, stored)).collect()
        })
    }

    /// The person's direct message channel with the bot, if it was ever opened.
    pub fn direct_messages(&self) -> Option<Place> {
        self.sandbox.direct_messages(self.id)
    }

    /// Opens direct messages with the bot.
    pub fn open_direct_messages(&self) -> Id {
        self.sandbox.change_world(|world| world.ensure_dm(self.id))
    }

    /// Sends a message to a channel; returns its identifier.
    pub fn say(&self, channel: Id, content: &str) -> Id {
        self.sandbox.change_world(|world| {
            let id = world.next_id();
            let mut stored = StoredMessage::blank(id, channel, self.id, world.clock.now_ms());
            content.clone_into(&mut stored.content);
            stored.mentions = read_mentions(content).users;
            stored.pinged.clone_from(&stored.mentions);
            world.publish(stored);
            id
        })
    }
}

impl Sandbox {
    /// All guilds, oldest first.
    pub fn guilds(&self) -> Vec<Id> {
        self.with_world(|world| world.guilds.keys().copied().collect())
    }

    /// The people of a guild, except the bot, oldest first.
    pub fn people(&self, guild: Id) -> Vec<Person> {
        let ids: Vec<Id> = self.with_world(|world| {
            let members = world.guilds.get(&guild).into_iter().flat_map(|guild| guild.members.keys());
            members.copied().filter(|id| world.users.get(id).is_some_and(|user| !user.bot)).collect()
        });
        ids.into_iter().map(|id| self.person(id)).collect()
    }
}

/// Returns the failure for an action that the client does not allow.
pub(super) fn refuse<T>(why: impl Into<String>) -> Result<T, Failure> {
    Err(Failure::Refused(why.into()))
}
