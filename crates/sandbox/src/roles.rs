//! Roles: creating them, and assigning them to members. Roles are only names; permissions are set by
//! [`Sandbox::set_permissions`].

use std::collections::BTreeSet;

use serde_json::json;

use super::flags::intent;
use super::wire::role;
use super::{Id, Sandbox};

impl Sandbox {
    /// Adds a role above the existing ones. `@everyone` exists from the start, and has the guild's identifier.
    pub fn add_role(&self, guild: Id, name: &str) -> Id {
        self.change_world(|world| {
            let id = world.next_id();
            if let Some(place) = world.guilds.get_mut(&guild) {
                place.roles.insert(id, name.to_owned());
                let role = role::role_by_id(world, &world.guilds[&guild], id);
                let wire = json!({ "guild_id": guild.to_string(), "role": role });
                world.gateway.dispatch_if(intent::GUILDS, "GUILD_ROLE_CREATE", &wire);
            }
            id
        })
    }

    /// A member's roles, without `@everyone`.
    #[must_use]
    pub fn roles_of(&self, guild: Id, user: Id) -> BTreeSet<Id> {
        self.with_world(|world| {
            let member = world.guilds.get(&guild).and_then(|guild| guild.members.get(&user));
            member.map(|member| member.roles.clone()).unwrap_or_default()
        })
    }

    /// Assigns one of the guild's roles to a member. The bot receives no event, as on Discord without the privileged
    /// intent for members.
    pub fn give_role(&self, guild: Id, user: Id, role: Id) {
        self.change_roles(guild, user, role, |roles| roles.insert(role));
    }

    /// Removes a role from a member.
    pub fn take_role(&self, guild: Id, user: Id, role: Id) {
        self.change_roles(guild, user, role, |roles| roles.remove(&role));
    }

    fn change_roles(&self, guild: Id, user: Id, role: Id, change: impl FnOnce(&mut BTreeSet<Id>) -> bool) {
        self.change_world(|world| {
            let guild = world.guilds.get_mut(&guild).filter(|guild| guild.roles.contains_key(&role));
            guild.and_then(|guild| guild.members.get_mut(&user)).map(|member| change(&mut member.roles));
        });
    }
}
