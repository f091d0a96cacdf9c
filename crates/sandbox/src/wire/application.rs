//! The application in wire format.

use serde_json::{Value, json};

use super::people::{user, user_by_id};
use super::place::merge;
use crate::state::World;
use crate::state::places::User;

/// The application as returned by its own endpoint.
pub(crate) fn application(world: &World) -> Value {
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
    merge(&mut body, Value::Object(world.application.clone()));
    body
}
