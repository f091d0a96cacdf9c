//! `/board`

use super::{Context, answer, language};
use crate::discord::answer::Answer;
use crate::discord::failure::Failure;
use crate::discord::scene::Marks;
use crate::discord::steps::private_panel;
use crate::store::{InteractionId, UserId};
use crate::words::word;

#[poise::command(slash_command, guild_only)]
pub async fn board(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let language = language(context);
        context.data().show_lobby(context.channel_id(), InteractionId(context.interaction.id.get())).await?;
        let table = context.data().table_in(context.channel_id()).await?;
        let picture = context.data().picture(&table, language, Marks::default()).await?;
        let sentence = word(language, "the-board");
        let answer = match table.side_of(UserId(context.author().id.get())) {
            Some(side) => private_panel(&table, side, language, sentence),
            None => Answer::sentence(sentence),
        };
        Ok(Answer { picture: Some(picture), ..answer })
    })
    .await
}
