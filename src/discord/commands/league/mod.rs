//! `/league`: what everybody may do in the seasons of a server.

mod armies;
mod bye;
mod challenge;
mod extend;
mod join;
mod leave;
mod list;
mod matches;
mod protest;
mod report;

use crate::discord::say::failure::Failure;

use super::support::context::Context;

#[poise::command(
    slash_command,
    guild_only,
    subcommands(
        "list::list",
        "join::join",
        "leave::leave",
        "armies::armies",
        "matches::matches",
        "bye::bye",
        "extend::extend",
        "report::report",
        "protest::protest",
        "challenge::challenge"
    ),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn league(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}
