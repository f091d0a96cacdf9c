//! `/legend`

use crate::discord::say::failure::Failure;
use crate::discord::table::legend::legend_of;

use super::support::answer::answer;
use super::support::context::{Context, theme};

#[poise::command(slash_command, guild_only)]
pub async fn legend(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async { legend_of(context.data(), context.channel_id(), theme(context).await).await }).await
}
