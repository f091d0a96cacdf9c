//! `/end`

use crate::discord::say::failure::Failure;

use super::support::act::act;
use super::support::context::Context;

#[poise::command(slash_command, guild_only)]
pub async fn end(context: Context<'_>) -> Result<(), Failure> {
    act(context, "end").await
}
