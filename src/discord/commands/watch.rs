//! `/watch`

use super::{Context, answer, language};
use crate::discord::answer::Answer;
use crate::discord::failure::Failure;
use crate::store::UserId;
use crate::words::{text, word};

/// Users that a Battle calls: more would make its post a list of names.
const MOST_WATCHERS: u32 = 20;

/// Follows the game of this channel, or follows it no longer.
#[poise::command(slash_command, guild_only)]
pub async fn watch(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let (bot, language) = (context.data(), language(context).await);
        let table = bot.table_in(context.channel_id()).await?;
        let (store, game, user) = (bot.referee.store(), table.record.id, UserId(context.author().id.get()));
        if table.side_of(user).is_some() {
            return Err(Failure::Said("watch-own"));
        }
        if store.unwatch(game, user).await? {
            return Ok(Answer::sentence(word(language, "watch-ended")));
        }
        if !store.watch(game, user, MOST_WATCHERS, bot.now()).await? {
            let sentence = text(language, "watch-full", &[("number", MOST_WATCHERS.into())]);
            return Ok(Answer::sentence(sentence));
        }
        Ok(Answer::sentence(word(language, "watch-begun")))
    })
    .await
}
