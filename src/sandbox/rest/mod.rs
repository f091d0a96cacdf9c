//! The HTTP side. One door for every request: it is authorised, judged, routed, answered and written down in one
//! place, and the routes themselves are plain functions over the state.

pub(super) mod applications;
pub(super) mod body;
pub(super) mod callback;
pub(super) mod channels;
pub(super) mod door;
pub(super) mod emojis;
pub(super) mod messages;
pub(super) mod people;
pub(super) mod threads;
pub(super) mod webhooks;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::error::ApiError;
use super::gateway::gateway_url;
use super::snowflake::Id;
use super::state::World;
use super::wire;
use body::Call;

/// The answer to a request.
pub(super) type Answer = Result<Reply, ApiError>;

/// A successful answer.
#[derive(Debug, PartialEq)]
pub(super) struct Reply {
    pub status: StatusCode,
    pub body: Option<Value>,
}

impl Reply {
    /// 200 with a body.
    #[allow(clippy::unnecessary_wraps, reason = "every route ends with it")]
    pub fn ok(body: Value) -> Answer {
        Ok(Self { status: StatusCode::OK, body: Some(body) })
    }

    /// 201 with a body.
    #[allow(clippy::unnecessary_wraps, reason = "every route ends with it")]
    pub fn created(body: Value) -> Answer {
        Ok(Self { status: StatusCode::CREATED, body: Some(body) })
    }

    /// 204.
    #[allow(clippy::unnecessary_wraps, reason = "every route ends with it")]
    pub fn nothing() -> Answer {
        Ok(Self { status: StatusCode::NO_CONTENT, body: None })
    }
}

/// The routing table. `None`: there is no such route.
#[allow(clippy::too_many_lines, reason = "a table with one line a route reads best in one piece")]
pub(super) fn route(world: &mut World, call: &Call) -> Option<Answer> {
    let segments: Vec<&str> = call.path.trim_start_matches('/').split('/').collect();
    let id = |text: &str| text.parse::<Id>().unwrap_or_default();
    Some(match (call.method.as_str(), segments.as_slice()) {
        ("GET", ["gateway"]) => Reply::ok(json!({ "url": gateway_url(&world.api) })),
        ("GET", ["gateway", "bot"]) => Reply::ok(json!({
            "url": gateway_url(&world.api),
            "shards": 1,
            "session_start_limit": { "total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1 },
        })),

        ("GET", ["users", "@me"]) => people::user(world, world.application_id),
        ("GET", ["users", "@me", "guilds"]) => people::own_guilds(world, call),
        ("GET", ["users", user]) => people::user(world, id(user)),
        ("POST", ["users", "@me", "channels"]) => people::open_dm(world, call),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => Reply::ok(wire::application(world)),

        ("GET", ["applications", app, "commands"]) => applications::list(world, app, None, call),
        ("PUT", ["applications", app, "commands"]) => applications::overwrite(world, app, None, call),
        ("POST", ["applications", app, "commands"]) => applications::create(world, app, None, call),
        ("DELETE", ["applications", app, "commands", command]) => applications::delete(world, app, None, id(command)),
        ("GET", ["applications", app, "guilds", guild, "commands"]) => {
            applications::list(world, app, Some(id(guild)), call)
        }
        ("PUT", ["applications", app, "guilds", guild, "commands"]) => {
            applications::overwrite(world, app, Some(id(guild)), call)
        }
        ("POST", ["applications", app, "guilds", guild, "commands"]) => {
            applications::create(world, app, Some(id(guild)), call)
        }
        ("DELETE", ["applications", app, "guilds", guild, "commands", command]) => {
            applications::delete(world, app, Some(id(guild)), id(command))
        }
        ("GET", ["applications", app, "emojis"]) => emojis::list(world, app),
        ("POST", ["applications", app, "emojis"]) => emojis::create(world, app, call),
        ("DELETE", ["applications", app, "emojis", emoji]) => emojis::delete(world, app, id(emoji)),

        ("POST", ["interactions", interaction, token, "callback"]) => {
            callback::answer(world, id(interaction), token, call)
        }
        ("POST", ["webhooks", app, token]) => webhooks::follow_up(world, app, token, call),
        ("GET", ["webhooks", app, token, "messages", which]) => webhooks::read(world, app, token, which),
        ("PATCH", ["webhooks", app, token, "messages", which]) => webhooks::edit(world, app, token, which, call),
        ("DELETE", ["webhooks", app, token, "messages", which]) => webhooks::delete(world, app, token, which),

        ("GET", ["guilds", guild]) => people::guild(world, id(guild)),
        ("GET", ["guilds", guild, "channels"]) => people::guild_channels(world, id(guild)),
        ("GET", ["guilds", guild, "roles"]) => people::guild_roles(world, id(guild)),
        ("GET", ["guilds", guild, "threads", "active"]) => threads::active(world, id(guild)),
        ("GET", ["guilds", guild, "members", user]) => people::member(world, id(guild), id(user)),

        ("GET", ["channels", channel]) => channels::read(world, id(channel)),
        ("PATCH", ["channels", channel]) => channels::change(world, id(channel), call),
        ("DELETE", ["channels", channel]) => channels::delete(world, id(channel)),
        ("POST", ["channels", channel, "typing"]) => channels::typing(world, id(channel)),
        ("GET", ["channels", channel, "messages"]) => messages::list(world, id(channel), call),
        ("POST", ["channels", channel, "messages"]) => messages::create(world, id(channel), call),
        ("GET", ["channels", channel, "messages", message]) => messages::read(world, id(channel), id(message)),
        ("PATCH", ["channels", channel, "messages", message]) => messages::edit(world, id(channel), id(message), call),
        ("DELETE", ["channels", channel, "messages", message]) => messages::delete(world, id(channel), id(message)),
        ("PUT", ["channels", channel, "pins", message] | ["channels", channel, "messages", "pins", message]) => {
            messages::pin(world, id(channel), id(message), true)
        }
        ("DELETE", ["channels", channel, "pins", message] | ["channels", channel, "messages", "pins", message]) => {
            messages::pin(world, id(channel), id(message), false)
        }
        ("POST", ["channels", channel, "threads"]) => threads::open(world, id(channel), call),
        ("POST", ["channels", channel, "messages", message, "threads"]) => {
            threads::open_on_message(world, id(channel), id(message), call)
        }
        ("PUT", ["channels", channel, "thread-members", user]) => threads::join(world, id(channel), user),
        ("DELETE", ["channels", channel, "thread-members", user]) => threads::leave(world, id(channel), user),
        _ => return None,
    })
}
