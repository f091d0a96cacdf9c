//! Users, members, guilds and the opening of direct messages.

use serde_json::Value;

use super::body::ApiCall;
use super::{ApiResult, Reply};
use crate::error::ApiError;
use crate::flags::permission;
use crate::snowflake::Id;
use crate::state::World;
use crate::wire::{self, parse_id, place, role};

pub(super) fn read_user(world: &World, id: Id) -> ApiResult {
    Reply::ok(wire::user(world.users.get(&id).ok_or_else(ApiError::unknown_user)?))
}

/// Opens direct messages. This succeeds even if the person does not accept any: Discord refuses the first message, not
/// the channel.
pub(super) fn open_dm(world: &mut World, call: &ApiCall) -> ApiResult {
    let recipient = parse_id(&call.body["recipient_id"]).filter(|id| world.users.contains_key(id));
    let Some(recipient) = recipient else {
        return Err(ApiError::form("recipient_id", "NUMBER_TYPE_COERCE", "Value is not a known user."));
    };
    let id = world.ensure_dm(recipient);
    Reply::ok(place::channel(world, world.channel(id)?))
}

/// Number of guilds on one page of the list.
const GUILDS_PER_PAGE: usize = 200;

/// The guilds that the bot is in, ordered by identifier, with its permissions in each.
pub(super) fn list_own_guilds(world: &World, call: &ApiCall) -> ApiResult {
    let asked = |key: &str| call.query.iter().find(|(known, _)| known == key).and_then(|(_, value)| value.parse().ok());
    let after = asked("after").unwrap_or_default();
    let limit = asked("limit").and_then(|limit| usize::try_from(limit).ok()).unwrap_or(GUILDS_PER_PAGE);
    if !(1..=GUILDS_PER_PAGE).contains(&limit) {
        return Err(ApiError::form("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 200."));
    }
    let own = world.guilds.values().filter(|guild| guild.has_bot && guild.id > after);
    let of = |guild| place::own_guild(guild, world.application_id);
    Reply::ok(Value::Array(own.take(limit).map(of).collect()))
}

pub(super) fn read_guild(world: &World, id: Id) -> ApiResult {
    Reply::ok(place::guild(world, world.guilds.get(&id).ok_or_else(ApiError::unknown_guild)?))
}

pub(super) fn list_guild_roles(world: &World, id: Id) -> ApiResult {
    let guild = world.guilds.get(&id).ok_or_else(ApiError::unknown_guild)?;
    Reply::ok(Value::Array(role::all_roles(world, guild)))
}

pub(super) fn list_guild_channels(world: &World, id: Id) -> ApiResult {
    world.guilds.get(&id).ok_or_else(ApiError::unknown_guild)?;
    let here = world.channels.values().filter(|channel| channel.guild == Some(id) && !channel.is_thread());
    Reply::ok(Value::Array(here.map(|channel| place::channel(world, channel)).collect()))
}

pub(super) fn read_member(world: &World, guild: Id, user: Id) -> ApiResult {
    let guild = world.guilds.get(&guild).ok_or_else(ApiError::unknown_guild)?;
    if !guild.members.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    let mut member = wire::member(world, guild, user);
    // Outside an interaction, a member is sent without permissions.
    member.as_object_mut().map(|member| member.remove("permissions"));
    Reply::ok(member)
}

/// Assigns or removes a role. The bot needs the permission, and may only handle roles below its own highest role. A
/// change without effect is not an error.
pub(super) fn change_role(world: &mut World, guild: Id, user: Id, role: Id, gives: bool) -> ApiResult {
    let bot = world.application_id;
    let guild = world.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?;
    let place = |role: Id| guild.roles.keys().position(|known| *known == role);
    let own = guild.members.get(&bot).and_then(|own| own.roles.iter().filter_map(|role| place(*role)).max());
    let asked = place(role);
    if guild.permissions(bot) & (permission::MANAGE_ROLES | permission::ADMINISTRATOR) == 0 {
        return Err(ApiError::missing_permissions());
    }
    let asked = asked.ok_or_else(ApiError::unknown_role)?;
    if own.is_none_or(|own| own <= asked) {
        return Err(ApiError::missing_permissions());
    }
    let member = guild.members.get_mut(&user).ok_or_else(ApiError::unknown_member)?;
    if gives {
        member.roles.insert(role);
    } else {
        member.roles.remove(&role);
    }
    Reply::no_content()
}
