//! `/undo`

use sztab_referee::{Interaction, Request};
use sztab_store::{InteractionId, UserId};

use crate::discord::say::failure::Failure;

use super::support::answer::answer_in_turn;
use super::support::context::{Context, theme};
use super::support::place::table;

#[poise::command(slash_command, guild_only)]
pub async fn undo(context: Context<'_>) -> Result<(), Failure> {
    answer_in_turn(
        context,
        Box::pin(async {
            let bot = context.data();
            let table = table(context).await?;
            let (user, interaction) = (UserId(context.author().id.get()), InteractionId(context.interaction.id.get()));
            let request = Request::of(table.record.id, user, None, Interaction { id: interaction, at: bot.now() });
            bot.take_back(request, theme(context).await).await
        }),
    )
    .await
}
