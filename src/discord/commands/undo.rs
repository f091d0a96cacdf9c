//! `/undo`

use crate::referee::Request;
use crate::store::{InteractionId, UserId};

use crate::discord::say::failure::Failure;

use super::answer_in_turn;
use super::context::{Context, look};
use super::place::table;

#[poise::command(slash_command, guild_only)]
pub async fn undo(context: Context<'_>) -> Result<(), Failure> {
    answer_in_turn(
        context,
        Box::pin(async {
            let bot = context.data();
            let table = table(context).await?;
            let (user, interaction) = (UserId(context.author().id.get()), InteractionId(context.interaction.id.get()));
            let request = Request::of(table.record.id, user, None, interaction, bot.now());
            bot.take_back(request, look(context).await).await
        }),
    )
    .await
}
