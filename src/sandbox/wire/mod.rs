//! How things look on the wire: the JSON of users, members, channels, guilds, messages and interactions.

pub(super) mod interaction;
pub(super) mod message;
pub(super) mod place;
pub(super) mod role;

use serde_json::{Value, json};

use super::clock::iso8601;
use super::snowflake::{Id, made_at_ms};
use super::state::World;
use super::state::places::{Guild, Member, User};

/// Reads an identifier, which Discord writes as a string and takes as a number too.
pub(super) fn id_of(value: &Value) -> Option<Id> {
    value.as_str().and_then(|text| text.parse().ok()).or_else(|| value.as_u64())
}

/// Reads kinds of channel, by Discord's numbers. None at all stands for every kind.
pub(super) fn channel_types(value: &Value) -> Vec<u8> {
    let kinds = value.as_array().into_iter().flatten();
    kinds.filter_map(|kind| kind.as_u64().and_then(|kind| u8::try_from(kind).ok())).collect()
}

/// A user.
pub(super) fn user(user: &User) -> Value {
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

/// A user by identifier; one who is not known is shown as deleted.
pub(super) fn user_by_id(world: &World, id: Id) -> Value {
    world.users.get(&id).map_or_else(|| json!({ "id": id.to_string(), "username": "deleted_user" }), user)
}

/// A member without the user in it, as in `resolved.members`.
pub(super) fn partial_member(user: Id, member: &Member) -> Value {
    json!({
        "roles": member.roles.iter().map(Id::to_string).collect::<Vec<_>>(),
        "nick": null,
        "avatar": null,
        "joined_at": iso8601(made_at_ms(user)),
        "premium_since": null,
        "pending": false,
        "flags": 0,
        "communication_disabled_until": null,
        "permissions": member.permissions.to_string(),
    })
}

/// A member with the user in it, as in an interaction.
pub(super) fn member(world: &World, guild: &Guild, id: Id) -> Value {
    let known = guild.members.get(&id).cloned().unwrap_or_default();
    let mut member = partial_member(id, &known);
    member["user"] = user_by_id(world, id);
    member["deaf"] = json!(false);
    member["mute"] = json!(false);
    member
}

/// The application, as it describes itself.
pub(super) fn application(world: &World) -> Value {
    let bot = user_by_id(world, world.application_id);
    let mut body = json!({
        "id": world.application_id.to_string(),
        "name": bot["global_name"],
        "icon": null,
        "description": "",
        "summary": "",
        "type": null,
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "0".repeat(64),
        "owner": user(&User { bot: false, ..User::bot(1, "Owner") }),
        "team": null,
        "flags": 0,
        "flags_new": "0",
        "bot": bot,
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "integration_types_config": { "0": {} },
        "approximate_guild_count": world.guilds.len(),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    });
    place::merge(&mut body, Value::Object(world.application.clone()));
    body
}
