//! Routes authorised by an interaction's token: reading, changing and deleting the response, and sending follow-ups.

use serde_json::Value;

use super::body::ApiCall;
use super::{ApiResult, Reply};
use crate::error::ApiError;
use crate::snowflake::Id;
use crate::state::World;
use crate::state::draft::Origin;
use crate::state::messages::StoredMessage;
use crate::wire::message::message;

/// Handles `POST /webhooks/{application}/{token}`. After a deferred response, the first follow-up *becomes* the
/// response: it replaces "the bot is thinking", and is private or public as the deferral specified.
pub(super) fn follow_up(world: &mut World, application: &str, token: &str, call: &ApiCall) -> ApiResult {
    let interaction = world.interaction_by_token(application, token)?.clone();
    let waiting = interaction.original.filter(|id| world.messages.get(id).is_some_and(StoredMessage::is_loading));
    let id = if let Some(id) = waiting {
        world.edit(id, call.draft())?;
        id
    } else {
        let origin = Origin { interaction: Some(interaction.id), asked_by: Some(interaction.user), id: None };
        let id = world.post(interaction.channel, call.draft(), origin)?;
        if let Some(kept) = world.interactions.get_mut(&interaction.id) {
            kept.followups.push(id);
        }
        id
    };
    Reply::ok(message(world, world.messages.get(&id).ok_or_else(ApiError::unknown_message)?))
}

pub(super) fn read(world: &World, application: &str, token: &str, which: &str) -> ApiResult {
    let id = resolve_message(world, application, token, which)?;
    Reply::ok(message(world, world.messages.get(&id).ok_or_else(ApiError::unknown_message)?))
}

pub(super) fn edit(world: &mut World, application: &str, token: &str, which: &str, call: &ApiCall) -> ApiResult {
    let id = resolve_message(world, application, token, which)?;
    world.edit(id, call.draft())?;
    let interaction = world.interaction_by_token(application, token)?.id;
    if let Some(kept) = world.interactions.get_mut(&interaction) {
        kept.original_edited |= kept.original == Some(id);
    }
    Reply::ok(world.messages.get(&id).map_or(Value::Null, |stored| message(world, stored)))
}

pub(super) fn delete(world: &mut World, application: &str, token: &str, which: &str) -> ApiResult {
    let id = resolve_message(world, application, token, which)?;
    world.delete_message(id);
    Reply::no_content()
}

/// Resolves `@original` or an identifier to a message of this token's interaction, if the message still exists.
fn resolve_message(world: &World, application: &str, token: &str, which: &str) -> Result<Id, ApiError> {
    let interaction = world.interaction_by_token(application, token)?;
    let id = match which {
        "@original" => interaction.original,
        digits => {
            let id = digits.parse().ok();
            id.filter(|id| interaction.original == Some(*id) || interaction.followups.contains(id))
        }
    };
    id.filter(|id| world.messages.contains_key(id)).ok_or_else(ApiError::unknown_message)
}
