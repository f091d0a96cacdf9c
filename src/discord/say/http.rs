//! The client for Discord's HTTP API.
//!
//! Each client has a timeout, so that a request cannot wait forever.

use serenity::http::{Http, HttpBuilder};

use crate::config::Secret;

use crate::discord::say::rest_client::client_builder;

/// Creates the client. With a substitute for Discord, the library's rate limiter has to be off, because it would ignore
/// the address. `None` if requests cannot be sent at all.
pub(crate) fn build_http(token: &Secret, discord_api: Option<&str>) -> Option<Http> {
    let client = client_builder(discord_api).build().ok()?;
    let builder = HttpBuilder::new(token.reveal()).client(client);
    Some(match discord_api {
        Some(api) => builder.proxy(api).ratelimiter_disabled(true).build(),
        None => builder.build(),
    })
}
