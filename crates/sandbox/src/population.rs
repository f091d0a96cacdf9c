//! Lists of the guilds and people of a sandbox.

use super::{Id, Person, Sandbox};

impl Sandbox {
    /// All guilds, oldest first.
    pub fn guilds(&self) -> Vec<Id> {
        self.with(|world| world.guilds.keys().copied().collect())
    }

    /// The people of a guild without the bot, oldest first.
    pub fn people(&self, guild: Id) -> Vec<Person> {
        let ids: Vec<Id> = self.with(|world| {
            let members = world.guilds.get(&guild).into_iter().flat_map(|guild| guild.members.keys());
            members.copied().filter(|id| world.users.get(id).is_some_and(|user| !user.bot)).collect()
        });
        ids.into_iter().map(|id| self.person(id)).collect()
    }
}
