//! `/board`

use sztab_game::face::Focus;
use sztab_store::{InteractionId, UserId};
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::asked::Seat;
use crate::discord::table::panel::private_panel;

use super::support::answer::answer_in_turn;
use super::support::context::{Context, theme};
use super::support::place::table;

#[poise::command(slash_command, guild_only)]
pub async fn board(context: Context<'_>) -> Result<(), Failure> {
    answer_in_turn(
        context,
        Box::pin(async {
            let theme = theme(context).await;
            context.data().show_lobbies(context.channel_id(), InteractionId(context.interaction.id.get())).await?;
            let table = table(context).await?;
            let picture = context.data().gallery.board(&table, theme, Focus::Table).await?;
            let sentence = word(theme.language, "the-board");
            let Some(side) = table.side_of(UserId(context.author().id.get())) else {
                return Ok(Answer { picture, ..Answer::sentence(sentence) });
            };
            let mut answer = private_panel(&Seat::new(&table, side), theme.language, sentence);
            if let Some(fall) = context.data().open_fall(&table, side, theme.language).await? {
                answer.content = format!("{}\n{}", answer.content, fall.content);
                answer.rows.extend(fall.rows);
            }
            Ok(Answer { picture, ..answer })
        }),
    )
    .await
}
