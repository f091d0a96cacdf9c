//! Archiving threads and removing channels.

use crate::flags::intent;
use crate::snowflake::Id;
use crate::state::World;
use crate::wire::place;

impl World {
    /// Archives or reopens a thread, and sends the gateway event.
    pub fn set_archived(&mut self, id: Id, archived: bool) {
        let now = self.clock.now_ms();
        let Some(thread) = self.channels.get_mut(&id).and_then(|channel| channel.thread.as_mut()) else { return };
        thread.archived = archived;
        thread.archive_changed_ms = now;
        let wire = place::channel(self, &self.channels[&id]);
        self.gateway.dispatch_if(intent::GUILDS, "THREAD_UPDATE", &wire);
    }

    /// Removes a channel with its messages and threads, and sends the gateway event. As on Discord, the event names
    /// only the channel.
    pub fn remove_channel(&mut self, id: Id) {
        let Some(channel) = self.channels.remove(&id) else { return };
        let threads: Vec<Id> = self.channels.values().filter(|one| one.parent == Some(id)).map(|one| one.id).collect();
        self.channels.retain(|thread, _| !threads.contains(thread));
        self.messages.retain(|_, message| message.channel != id && !threads.contains(&message.channel));
        let event = if channel.is_thread() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        let wire = place::channel(self, &channel);
        self.gateway.dispatch_if(intent::GUILDS, event, &wire);
    }
}
