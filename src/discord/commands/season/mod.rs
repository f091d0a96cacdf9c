//! `/season`: what organisers and judges do.

mod add;
mod cancel;
mod deadline;
mod end;
mod entries;
mod erase;
mod finals;
mod import;
mod judge;
mod move_here;
mod new;
mod next;
mod open;
mod pause;
mod queue;
mod remove;
mod result;
mod round;
mod seeds;
mod settings;
mod start;
mod substitute;
mod void;

use crate::discord::say::failure::Failure;

use super::support::context::Context;

#[poise::command(
    slash_command,
    guild_only,
    subcommands(
        "new::new",
        "settings::settings",
        "open::open",
        "start::start",
        "pause::pause",
        "end::end",
        "cancel::cancel",
        "next::next",
        "entries::entries",
        "add::add",
        "remove::remove",
        "import::import",
        "judge::judge",
        "erase::erase",
        "seeds::seeds",
        "round::round",
        "finals::finals",
        "move_here::move_here",
        "result::result",
        "void::void",
        "deadline::deadline",
        "queue::queue",
        "substitute::substitute"
    ),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn season(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}
