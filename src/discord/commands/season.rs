//! `/league` and `/season`; each subcommand is defined with its feature.

use crate::discord::league::views::presses;
use crate::discord::league::{
    bye, challenge, create, deadlines, entries, erase, extend, factions, finals, invite, join, judge, lifecycle, lost,
    my_matches, queue, report, round, rulings, seeds, settings,
};
use crate::discord::say::failure::Failure;
use crate::discord::session::command::context::Context;

/// Commands that are open to all users.
#[poise::command(
    slash_command,
    guild_only,
    subcommands(
        "presses::list",
        "join::join",
        "join::leave",
        "factions::armies",
        "my_matches::matches",
        "bye::sit_out",
        "extend::extend",
        "report::report",
        "judge::judge",
        "challenge::challenge",
        "presses::show",
        "presses::standings",
        "presses::round",
        "presses::bracket",
        "presses::player",
        "presses::calendar",
        "presses::log",
        "presses::export",
        "presses::verify"
    ),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn league(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Commands for organisers and judges.
#[poise::command(
    slash_command,
    guild_only,
    subcommands(
        "create::new",
        "settings::press::settings",
        "lifecycle::open",
        "lifecycle::start",
        "lifecycle::pause",
        "lifecycle::end",
        "lifecycle::cancel",
        "lifecycle::next",
        "entries::entries",
        "invite::add",
        "entries::remove",
        "invite::import",
        "entries::appoint",
        "erase::erase",
        "seeds::seeds",
        "round::round",
        "finals::finals",
        "lost::move_here",
        "rulings::result",
        "rulings::void",
        "deadlines::deadline",
        "queue::queue",
        "rulings::substitute"
    ),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn season(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}
