//! `/league`: what everybody may do in the seasons of a server.

mod armies;
mod bracket;
mod calendar;
mod challenge;
mod export;
mod extend;
mod join;
mod judge;
mod leave;
mod list;
mod log;
mod matches;
mod player;
mod report;
mod round;
mod show;
mod sit_out;
mod standings;
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
        "sit_out::sit_out",
        "extend::extend",
        "report::report",
        "judge::judge",
        "challenge::challenge",
        "show::show",
        "standings::standings",
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
