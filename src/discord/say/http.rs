//! The client of Discord's HTTP interface.
//!
//! Each client has a timeout, so that no request waits for ever.

use serenity::http::{Http, HttpBuilder};

use crate::config::Secret;

use crate::discord::say::rest_client::client_builder;

/// With another Discord the library's rate limiter has to be off: it would ignore the address. `None` where nothing can
/// be sent.
pub(crate) fn http(token: &Secret, discord_api: Option<&str>) -> Option<Http> {
    let client = client_builder(discord_api).build().ok()?;
    let builder = HttpBuilder::new(token.reveal()).client(client);
    Some(match discord_api {
        Some(api) => builder.proxy(api).ratelimiter_disabled(true).build(),
        None => builder.build(),
    })
}
