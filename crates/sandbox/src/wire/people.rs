//! Users and members in wire format.

use serde_json::{Value, json};

use crate::clock::iso8601;
use crate::snowflake::{Id, timestamp_ms};
use crate::state::World;
use crate::state::places::{Guild, Member, User};

pub(crate) fn user(user: &User) -> Value {
    json!({
        "id": user.id.to_string(),
        "username": user.name.to_lowercase().replace(' ', "_"),
        "global_name": user.name,
        "discriminator": "0",
        "avatar": null,
        "bot": user.bot,
        "system": false,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": null,
    })
}

/// A user by identifier; an unknown user appears as deleted.
pub(crate) fn user_by_id(world: &World, id: Id) -> Value {
    world.users.get(&id).map_or_else(|| json!({ "id": id.to_string(), "username": "deleted_user" }), user)
}

/// A member without the user object, as in `resolved.members`.
pub(crate) fn partial_member(user: Id, member: &Member) -> Value {
    json!({
        "roles": member.roles.iter().map(Id::to_string).collect::<Vec<_>>(),
        "nick": null,
        "avatar": null,
        "joined_at": iso8601(timestamp_ms(user)),
        "premium_since": null,
        "pending": false,
        "flags": 0,
        "communication_disabled_until": null,
        "permissions": member.permissions.to_string(),
    })
}

/// A member with the user object, as in an interaction.
pub(crate) fn member(world: &World, guild: &Guild, id: Id) -> Value {
    let known = guild.members.get(&id).cloned().unwrap_or_default();
    let mut member = partial_member(id, &known);
    member["user"] = user_by_id(world, id);
    member["deaf"] = json!(false);
    member["mute"] = json!(false);
    member
}
