//! The HTTP side. Every request is authorised, judged, routed, answered and recorded in one place; the routes
//! themselves are plain functions of the state.

pub(super) mod applications;
pub(super) mod body;
pub(super) mod callback;
pub(super) mod channels;
pub(super) mod emojis;
pub(super) mod messages;
pub(super) mod people;
pub(super) mod routes;
pub(super) mod threads;
pub(super) mod webhooks;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::error::ApiError;
use super::gateway::gateway_url;
use super::snowflake::Id;
use super::state::World;
use super::wire;
use body::ApiCall;

/// The response to a request.
pub(super) type ApiResult = Result<Reply, ApiError>;

/// A successful response.
#[derive(Debug, PartialEq)]
pub(super) struct Reply {
    pub status: StatusCode,
    pub body: Option<Value>,
}

impl Reply {
    /// 200 with a body.
    #[allow(clippy::unnecessary_wraps, reason = "every route ends with it")]
    pub fn ok(body: Value) -> ApiResult {
        Ok(Self { status: StatusCode::OK, body: Some(body) })
    }

    /// 201 with a body.
    #[allow(clippy::unnecessary_wraps, reason = "every route ends with it")]
    pub fn created(body: Value) -> ApiResult {
        Ok(Self { status: StatusCode::CREATED, body: Some(body) })
    }

    /// 204.
    #[allow(clippy::unnecessary_wraps, reason = "every route ends with it")]
    pub fn no_content() -> ApiResult {
        Ok(Self { status: StatusCode::NO_CONTENT, body: None })
    }
}

/// The response to a request; `None` if there is no such route.
pub(super) fn route(world: &mut World, call: &ApiCall) -> Option<ApiResult> {
    let segments: Vec<&str> = call.path.trim_start_matches('/').split('/').collect();
    match *segments.first()? {
        "applications" => route_application(world, call, &segments),
        "interactions" | "webhooks" => route_response(world, call, &segments),
        "channels" => route_channel(world, call, &segments),
        _ => route_general(world, call, &segments),
    }
}

/// Reads an identifier in a path; 0, which no object has, if the text is not a number.
fn parse_id(text: &str) -> Id {
    text.parse().unwrap_or_default()
}

/// Routes for the gateway, users and servers.
fn route_general(world: &mut World, call: &ApiCall, segments: &[&str]) -> Option<ApiResult> {
    Some(match (call.method.as_str(), segments) {
        ("GET", ["gateway"]) => Reply::ok(json!({ "url": gateway_url(&world.api) })),
        ("GET", ["gateway", "bot"]) => Reply::ok(json!({
            "url": gateway_url(&world.api),
            "shards": 1,
            "session_start_limit": { "total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1 },
        })),

        ("GET", ["users", "@me"]) => people::read_user(world, world.application_id),
        ("GET", ["users", "@me", "guilds"]) => people::list_own_guilds(world, call),
        ("GET", ["users", user]) => people::read_user(world, parse_id(user)),
        ("POST", ["users", "@me", "channels"]) => people::open_dm(world, call),
        ("GET", ["oauth2", "applications", "@me"]) => Reply::ok(wire::application(world)),

        ("GET", ["guilds", guild]) => people::read_guild(world, parse_id(guild)),
        ("GET", ["guilds", guild, "channels"]) => people::list_guild_channels(world, parse_id(guild)),
        ("GET", ["guilds", guild, "roles"]) => people::list_guild_roles(world, parse_id(guild)),
        ("GET", ["guilds", guild, "threads", "active"]) => threads::list_active(world, parse_id(guild)),
        ("GET", ["guilds", guild, "members", user]) => people::read_member(world, parse_id(guild), parse_id(user)),
        ("PUT", ["guilds", guild, "members", user, "roles", role]) => {
            people::change_role(world, parse_id(guild), parse_id(user), parse_id(role), true)
        }
        ("DELETE", ["guilds", guild, "members", user, "roles", role]) => {
            people::change_role(world, parse_id(guild), parse_id(user), parse_id(role), false)
        }
        _ => return None,
    })
}

/// Routes for the bot's application: its commands and emojis.
fn route_application(world: &mut World, call: &ApiCall, segments: &[&str]) -> Option<ApiResult> {
    Some(match (call.method.as_str(), segments) {
        ("GET", [_, "@me"]) => Reply::ok(wire::application(world)),
        ("GET", [_, app, "commands"]) => applications::list(world, app, None, call),
        ("PUT", [_, app, "commands"]) => applications::overwrite(world, app, None, call),
        ("POST", [_, app, "commands"]) => applications::create(world, app, None, call),
        ("DELETE", [_, app, "commands", command]) => applications::delete(world, app, None, parse_id(command)),
        ("GET", [_, app, "guilds", guild, "commands"]) => applications::list(world, app, Some(parse_id(guild)), call),
        ("PUT", [_, app, "guilds", guild, "commands"]) => {
            applications::overwrite(world, app, Some(parse_id(guild)), call)
        }
        ("POST", [_, app, "guilds", guild, "commands"]) => {
            applications::create(world, app, Some(parse_id(guild)), call)
        }
        ("DELETE", [_, app, "guilds", guild, "commands", command]) => {
            applications::delete(world, app, Some(parse_id(guild)), parse_id(command))
        }
        ("GET", [_, app, "emojis"]) => emojis::list(world, app),
        ("POST", [_, app, "emojis"]) => emojis::create(world, app, call),
        ("DELETE", [_, app, "emojis", emoji]) => emojis::delete(world, app, parse_id(emoji)),
        _ => return None,
    })
}

/// Routes for responses to interactions; the token in the path authorises them.
fn route_response(world: &mut World, call: &ApiCall, segments: &[&str]) -> Option<ApiResult> {
    Some(match (call.method.as_str(), segments) {
        ("POST", ["interactions", interaction, token, "callback"]) => {
            callback::respond(world, parse_id(interaction), token, call)
        }
        ("POST", ["webhooks", app, token]) => webhooks::follow_up(world, app, token, call),
        ("GET", ["webhooks", app, token, "messages", which]) => webhooks::read(world, app, token, which),
        ("PATCH", ["webhooks", app, token, "messages", which]) => webhooks::edit(world, app, token, which, call),
        ("DELETE", ["webhooks", app, token, "messages", which]) => webhooks::delete(world, app, token, which),
        _ => return None,
    })
}

/// Routes for a channel: its messages, pins and threads.
fn route_channel(world: &mut World, call: &ApiCall, segments: &[&str]) -> Option<ApiResult> {
    Some(match (call.method.as_str(), segments) {
        ("GET", [_, channel]) => channels::read(world, parse_id(channel)),
        ("PATCH", [_, channel]) => channels::edit(world, parse_id(channel), call),
        ("DELETE", [_, channel]) => channels::delete(world, parse_id(channel)),
        ("POST", [_, channel, "typing"]) => channels::start_typing(world, parse_id(channel)),
        ("GET", [_, channel, "messages"]) => messages::list(world, parse_id(channel), call),
        ("POST", [_, channel, "messages"]) => messages::create(world, parse_id(channel), call),
        ("GET", [_, channel, "messages", message]) => messages::read(world, parse_id(channel), parse_id(message)),
        ("PATCH", [_, channel, "messages", message]) => {
            messages::edit(world, parse_id(channel), parse_id(message), call)
        }
        ("DELETE", [_, channel, "messages", message]) => messages::delete(world, parse_id(channel), parse_id(message)),
        ("PUT", [_, channel, "pins", message] | [_, channel, "messages", "pins", message]) => {
            messages::pin(world, parse_id(channel), parse_id(message), true)
        }
        ("DELETE", [_, channel, "pins", message] | [_, channel, "messages", "pins", message]) => {
            messages::pin(world, parse_id(channel), parse_id(message), false)
        }
        ("POST", [_, channel, "threads"]) => threads::open(world, parse_id(channel), call),
        ("POST", [_, channel, "messages", message, "threads"]) => {
            threads::open_on_message(world, parse_id(channel), parse_id(message), call)
        }
        ("PUT", [_, channel, "thread-members", user]) => threads::join(world, parse_id(channel), user),
        ("DELETE", [_, channel, "thread-members", user]) => threads::leave(world, parse_id(channel), user),
        _ => return None,
    })
}
