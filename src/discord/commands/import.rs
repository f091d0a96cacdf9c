//! `/import`

use serenity::all::Attachment;

use sztab_game::Side;
use sztab_store::UserId;

use crate::discord::say::button::Subject;
use crate::discord::say::failure::Failure;
use crate::discord::table::guide::Trail;

use super::support::answer::answer;
use super::support::context::{Context, theme};
use super::support::files::Wanted;

/// Sets a position up from a file, to be looked at in private.
#[poise::command(slash_command, guild_only)]
pub async fn import(context: Context<'_>, file: Attachment) -> Result<(), Failure> {
    let imported = async {
        let (bot, theme) = (context.data(), theme(context).await);
        let text = bot.text_of(&file, Wanted::Position, theme.language).await?;
        let user = UserId(context.author().id.get());
        let id = bot.referee.bring_study(user, &text, bot.now()).await?;
        let table = bot.referee.study(id).await?.ok_or(Failure::Said("study-gone"))?;
        let side = table.game().waiting().iter().next().unwrap_or(Side(0));
        bot.what_if(&table, Subject::Study(id), None, &Trail::of(side), theme).await
    };
    answer(context, Box::pin(imported)).await
}
