//! Registration of commands.

use serde_json::Value;

use super::body::ApiCall;
use super::{ApiResult, Reply};
use crate::check;
use crate::error::ApiError;
use crate::snowflake::Id;
use crate::state::World;

/// Refuses requests for another application, or for a guild that the bot is not a member of.
pub(super) fn check_ownership(world: &World, application: &str, guild: Option<Id>) -> Result<(), ApiError> {
    if application != world.application_id.to_string() {
        return Err(ApiError::unknown_application());
    }
    if guild.is_some_and(|guild| !world.guilds.contains_key(&guild)) {
        return Err(ApiError::missing_access());
    }
    Ok(())
}

pub(super) fn list(world: &World, application: &str, guild: Option<Id>, call: &ApiCall) -> ApiResult {
    check_ownership(world, application, guild)?;
    let all = world.commands.iter().filter(|command| command.guild == guild);
    let mut bodies = Value::Array(all.map(|command| command.body.clone()).collect());
    if call.query("with_localizations").is_none_or(|with| !matches!(with, "true" | "1")) {
        remove_localizations(&mut bodies);
    }
    Reply::ok(bodies)
}

/// Removes translations from commands, options and choices: Discord sends them only on request.
fn remove_localizations(all: &mut Value) {
    for one in all.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        one.remove("name_localizations");
        one.remove("description_localizations");
        for inside in ["options", "choices"] {
            if let Some(inside) = one.get_mut(inside) {
                remove_localizations(inside);
            }
        }
    }
}

pub(super) fn overwrite(world: &mut World, application: &str, guild: Option<Id>, call: &ApiCall) -> ApiResult {
    check_ownership(world, application, guild)?;
    check::commands::check_all(&call.body)?;
    let bodies = call.body.as_array().cloned().unwrap_or_default();
    Reply::ok(Value::Array(world.register_all(guild, &bodies)))
}

pub(super) fn create(world: &mut World, application: &str, guild: Option<Id>, call: &ApiCall) -> ApiResult {
    check_ownership(world, application, guild)?;
    check::commands::check_one(&call.body)?;
    let before = world.commands.len();
    let body = world.register(guild, call.body.clone());
    if world.commands.len() > before { Reply::created(body) } else { Reply::ok(body) }
}

pub(super) fn delete(world: &mut World, application: &str, guild: Option<Id>, id: Id) -> ApiResult {
    check_ownership(world, application, guild)?;
    let before = world.commands.len();
    world.commands.retain(|command| command.id != id || command.guild != guild);
    if world.commands.len() == before { Err(ApiError::unknown_command()) } else { Reply::no_content() }
}
