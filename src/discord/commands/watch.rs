//! `/watch`

use sztab_referee::limits::WATCHERS_OF_A_GAME;
use sztab_store::UserId;
use sztab_words::{text, word};

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::support::answer::answer;
use super::support::context::{Context, language};
use super::support::place::table;

/// Follows the game of this channel, or follows it no longer.
#[poise::command(slash_command, guild_only)]
pub async fn watch(context: Context<'_>) -> Result<(), Failure> {
    answer(
        context,
        Box::pin(async {
            let (bot, language) = (context.data(), language(context).await);
            let table = table(context).await?;
            let (store, game, user) = (bot.referee.store(), table.record.id, UserId(context.author().id.get()));
            if table.side_of(user).is_some_and(|side| !table.is_out(side)) {
                return Err(Failure::Said("watch-own"));
            }
            if store.unwatch(game, user).await? {
                return Ok(Answer::sentence(word(language, "watch-ended")));
            }
            if !store.watch(game, user, WATCHERS_OF_A_GAME, bot.now()).await? {
                let sentence = text(language, "watch-full", &[("number", WATCHERS_OF_A_GAME.into())]);
                return Ok(Answer::sentence(sentence));
            }
            Ok(Answer::sentence(word(language, "watch-begun")))
        }),
    )
    .await
}
