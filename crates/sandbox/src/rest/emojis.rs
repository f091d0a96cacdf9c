//! Emojis of the application, which the application can use everywhere.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::applications::check_ownership;
use super::body::ApiCall;
use super::{ApiResult, Reply};
use crate::error::{ApiError, Form};
use crate::snowflake::Id;
use crate::state::World;
use crate::wire;

/// Maximum number of emojis per application.
const MAX_EMOJIS: usize = 2000;
/// Maximum size of an image: 256 KiB.
const MAX_IMAGE_BYTES: usize = 256 * 1024;

pub(super) fn list(world: &World, application: &str) -> ApiResult {
    check_ownership(world, application, None)?;
    Reply::ok(json!({ "items": world.emojis.values().collect::<Vec<&Value>>() }))
}

pub(super) fn create(world: &mut World, application: &str, call: &ApiCall) -> ApiResult {
    check_ownership(world, application, None)?;
    let mut form = Form::default();
    let name = call.body["name"].as_str().unwrap_or_default();
    let is_word = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    if !(2..=32).contains(&name.len()) || !is_word {
        form.add("name", "STRING_TYPE_REGEX", "2 to 32 letters, digits and underscores.");
    }
    if world.emojis.values().any(|emoji| emoji["name"] == name) {
        form.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji of this name exists already.");
    }
    let picture = call.body["image"].as_str().unwrap_or_default();
    let data = picture.strip_prefix("data:image/").and_then(|rest| rest.split_once(";base64,")).map(|(_, data)| data);
    let picture_bytes = data.and_then(|data| STANDARD.decode(data).ok());
    match data {
        None => form.add("image", "IMAGE_INVALID", "Must be a data URI of an image."),
        // Four base64 characters encode three bytes.
        Some(data) if data.len() / 4 * 3 > MAX_IMAGE_BYTES => {
            form.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
        }
        Some(_) if picture_bytes.is_none() => form.add("image", "IMAGE_INVALID", "Must be a data URI of an image."),
        Some(_) if world.emojis.len() >= MAX_EMOJIS => {
            form.add("image", "MAX_EMOJIS", "Maximum number of emojis reached (2000).");
        }
        Some(_) => {}
    }
    form.finish()?;
    let id = world.next_id();
    let emoji = json!({
        "id": id.to_string(),
        "name": name,
        "roles": [],
        "user": wire::user_by_id(world, world.application_id),
        "require_colons": true,
        "managed": false,
        "animated": picture.starts_with("data:image/gif"),
        "available": true,
    });
    world.emojis.insert(id, emoji.clone());
    world.emoji_pictures.insert(id, picture_bytes.unwrap_or_default().into());
    Reply::created(emoji)
}

pub(super) fn delete(world: &mut World, application: &str, id: Id) -> ApiResult {
    check_ownership(world, application, None)?;
    world.emojis.remove(&id).ok_or_else(ApiError::unknown_emoji)?;
    world.emoji_pictures.remove(&id);
    Reply::no_content()
}
