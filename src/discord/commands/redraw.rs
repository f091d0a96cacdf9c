//! `/redraw`

use super::{Context, act};
use crate::discord::failure::Failure;

#[poise::command(slash_command, guild_only)]
pub async fn redraw(context: Context<'_>) -> Result<(), Failure> {
    act(context, "redraw").await
}
