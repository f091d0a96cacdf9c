//! `/season`: what organisers and judges do.

mod deadline;
mod move_here;
mod new;
mod open;
mod queue;
mod result;
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
        "open::open",
        "start::start",
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
