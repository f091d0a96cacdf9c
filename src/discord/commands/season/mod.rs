//! `/season`: what organisers and judges do.

mod move_here;
mod new;
mod open;
mod start;

use crate::discord::say::failure::Failure;

use super::support::context::Context;

#[poise::command(
    slash_command,
    guild_only,
    subcommands("new::new", "open::open", "start::start", "move_here::move_here"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn season(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}
