//! `/orders`

use sztab_store::UserId;

use crate::discord::say::failure::Failure;

use super::support::answer::answer;
use super::support::context::{Context, language};
use super::support::place::table;

/// A player's standing orders in the game of this channel.
#[poise::command(slash_command, guild_only)]
pub async fn orders(context: Context<'_>) -> Result<(), Failure> {
    let shown = async {
        let bot = context.data();
        let table = table(context).await?;
        bot.orders_panel(table.record.id, UserId(context.author().id.get()), language(context).await).await
    };
    answer(context, Box::pin(shown)).await
}
