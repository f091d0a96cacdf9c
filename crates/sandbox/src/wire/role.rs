//! Roles in wire format.

use serde_json::{Value, json};

use crate::snowflake::Id;
use crate::state::World;
use crate::state::places::Guild;

/// All roles of a guild, the lowest first: `@everyone`, which has the guild's identifier, and then the other roles in
/// order of creation.
pub(crate) fn all_roles(world: &World, guild: &Guild) -> Vec<Value> {
    let everyone = role(guild.id, "@everyone", 0, guild.permissions(world.application_id));
    let others = guild.roles.iter().zip(1..).map(|((id, name), position)| role(*id, name, position, 0));
    std::iter::once(everyone).chain(others).collect()
}

/// One role, if the guild has it.
pub(crate) fn role_by_id(world: &World, guild: &Guild, id: Id) -> Option<Value> {
    let id = id.to_string();
    all_roles(world, guild).into_iter().find(|role| role["id"] == id)
}

fn role(id: Id, name: &str, position: u16, permissions: u64) -> Value {
    json!({
        "id": id.to_string(),
        "name": name,
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": position,
        "permissions": permissions.to_string(),
        "managed": false,
        "mentionable": false,
        "flags": 0,
    })
}
