//! `/league`: what everybody may do in the seasons of a server.

mod join;
mod list;

use crate::discord::say::failure::Failure;

use super::support::context::Context;

#[poise::command(slash_command, guild_only, subcommands("list::list", "join::join"), subcommand_required)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn league(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}
