//! The first response to an interaction.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::body::ApiCall;
use super::{ApiResult, Reply};
use crate::check;
use crate::error::ApiError;
use crate::flags::message;
use crate::snowflake::Id;
use crate::state::World;
use crate::state::draft::{Draft, Origin};
use crate::state::interactions::{Acknowledgement, Interaction, Kind};
use crate::state::messages::StoredMessage;
use crate::wire;

/// Callback types, by Discord's numbers.
mod kind {
    pub const MESSAGE: u64 = 4;
    pub const DEFERRED_MESSAGE: u64 = 5;
    pub const DEFERRED_UPDATE: u64 = 6;
    pub const UPDATE: u64 = 7;
    pub const CHOICES: u64 = 8;
    pub const MODAL: u64 = 9;
}

/// Handles `POST /interactions/{id}/{token}/callback`. A refused response does not count: the bot may try again within
/// the time limit.
pub(super) fn respond(world: &mut World, id: Id, token: &str, call: &ApiCall) -> ApiResult {
    let now = world.clock.now_ms();
    let found = world.interactions.get(&id).filter(|interaction| interaction.token == token);
    let interaction = found.cloned().ok_or_else(ApiError::unknown_interaction)?;
    if interaction.acknowledged.is_some() {
        return Err(ApiError::already_acknowledged());
    }
    if interaction.is_late(now) {
        return Err(ApiError::unknown_interaction());
    }
    let answered = call.body["type"].as_u64().unwrap_or_default();
    if !is_response_allowed(interaction.kind, interaction.source.is_some(), answered) {
        let message = format!("A callback of type {answered} does not answer this interaction.");
        return Err(ApiError::form("type", "INTERACTION_CALLBACK_TYPE_INVALID", &message));
    }
    let data = call.body.get("data").unwrap_or(&Value::Null);
    let (acknowledgement, original) =
        carry_out(world, &interaction, answered, Draft { body: data, files: &call.files })?;
    if let Some(kept) = world.interactions.get_mut(&id) {
        kept.acknowledged = Some((acknowledgement, now));
        kept.original = original;
    }
    if call.query("with_response") != Some("true") {
        return Reply::no_content();
    }
    let message = original.and_then(|id| world.messages.get(&id)).map(|stored| wire::message::message(world, stored));
    let body = json!({
        "interaction": { "id": id.to_string(), "type": interaction.kind as u8,
            "response_message_id": original.map(|id| id.to_string()) },
        "resource": { "type": answered, "message": message },
    });
    Ok(Reply { status: StatusCode::OK, body: Some(body) })
}

/// True if this type of response is allowed for this interaction.
fn is_response_allowed(asked: Kind, has_source: bool, answered: u64) -> bool {
    match answered {
        kind::MESSAGE | kind::DEFERRED_MESSAGE => asked != Kind::Autocomplete,
        kind::DEFERRED_UPDATE | kind::UPDATE => asked == Kind::Component || (asked == Kind::Modal && has_source),
        kind::CHOICES => asked == Kind::Autocomplete,
        kind::MODAL => matches!(asked, Kind::Command | Kind::Component),
        _ => false,
    }
}

/// Carries out the response. Returns the message that `@original` refers to from now on.
fn carry_out(
    world: &mut World,
    interaction: &Interaction,
    answered: u64,
    draft: Draft<'_>,
) -> Result<(Acknowledgement, Option<Id>), ApiError> {
    let origin = Origin { interaction: Some(interaction.id), asked_by: Some(interaction.user), id: None };
    Ok(match answered {
        kind::MESSAGE => (Acknowledgement::Message, Some(world.post(interaction.channel, draft, origin)?)),
        kind::DEFERRED_MESSAGE => (Acknowledgement::Deferred, Some(defer(world, interaction, draft.body)?)),
        kind::DEFERRED_UPDATE => (Acknowledgement::DeferredUpdate, interaction.source),
        kind::UPDATE => {
            let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
            world.edit(source, draft)?;
            (Acknowledgement::Update, Some(source))
        }
        kind::CHOICES => {
            check::autocomplete::check_choices(draft.body)?;
            let choices = draft.body["choices"].as_array().cloned().unwrap_or_default();
            (Acknowledgement::Choices(choices), None)
        }
        _ => {
            check::modal::check_modal(draft.body)?;
            (Acknowledgement::Modal(draft.body.clone()), None)
        }
    })
}

/// Posts "the bot is thinking" in the channel.
fn defer(world: &mut World, interaction: &Interaction, data: &Value) -> Result<Id, ApiError> {
    let flags = data["flags"].as_u64().unwrap_or_default();
    if flags & !message::EPHEMERAL != 0 {
        return Err(ApiError::form("data.flags", "INTERACTION_DEFER_FLAGS_INVALID", "Only EPHEMERAL can be deferred."));
    }
    let id = world.next_id();
    let mut stored = StoredMessage::blank(id, interaction.channel, world.application_id, world.clock.now_ms());
    stored.flags = flags | message::LOADING;
    stored.only_for = (flags & message::EPHEMERAL != 0).then_some(interaction.user);
    stored.interaction = Some(interaction.id);
    world.publish(stored);
    Ok(id)
}
