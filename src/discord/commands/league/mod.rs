//! `/league`: what everybody may do in the seasons of a server.

mod armies;
mod bracket;
mod bye;
mod calendar;
mod challenge;
mod export;
mod extend;
mod join;
mod leave;
mod list;
mod log;
mod matches;
mod player;
mod protest;
mod report;
mod round;
mod show;
mod table;
mod verify;

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
        "challenge::challenge",
        "show::show",
        "table::table",
        "round::round",
        "bracket::bracket",
        "player::player",
        "calendar::calendar",
        "log::log",
        "export::export",
        "verify::verify"
    ),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn league(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}
