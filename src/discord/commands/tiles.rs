//! `/tiles`

use sztab_referee::LobbyOptions;
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::support::answer::answer;
use super::support::context::{Context, theme};
use super::support::place::table;

#[poise::command(slash_command, guild_only)]
pub async fn tiles(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let theme = theme(context).await;
        let table = table(context).await?;
        let with_odds = LobbyOptions::of(&table.record)?.odds;
        let Some(remaining) = table.face().remaining(table.game(), with_odds, theme.language) else {
            return Ok(Answer::sentence(word(theme.language, "tiles-none")));
        };
        let mut pictures = context.data().gallery.remaining(&table, theme).await?.into_iter();
        let (picture, further) = (pictures.next(), pictures.collect());
        Ok(Answer { content: remaining.about, story: remaining.lines, picture, further, ..Answer::default() })
    })
    .await
}
