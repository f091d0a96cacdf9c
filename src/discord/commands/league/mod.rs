//! `/league`: what everybody may do in the seasons of a server.

mod bracket;
mod calendar;
mod export;
mod join;
mod list;
mod log;
mod player;
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
        "show::show",
        "join::join",
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
