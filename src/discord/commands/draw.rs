//! `/draw`

use super::{Context, act};
use crate::discord::failure::Failure;

#[poise::command(slash_command, guild_only)]
pub async fn draw(context: Context<'_>) -> Result<(), Failure> {
    act(context, "draw").await
}
