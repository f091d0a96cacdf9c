//! `/watch`

use sztab_referee::limits::MAX_WATCHERS_PER_GAME;
use sztab_words::{text, word};

use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::command::place::find_session;

/// Follows the game of this channel, or stops following it.
#[poise::command(slash_command, guild_only)]
pub async fn watch(context: Context<'_>) -> Result<(), Failure> {
    answer(
        context,
        Box::pin(async {
            let (bot, language) = (context.data(), find_language(context).await);
            let session = find_session(context).await?;
            let (store, game, user) = (bot.referee.store(), session.record.id, context.user());
            if session.side_of(user).is_some_and(|side| !session.is_out(side)) {
                return Err(Failure::Said("watch-own"));
            }
            if store.unwatch(game, user).await? {
                return Ok(Answer::sentence(word(language, "watch-ended")));
            }
            if !store.watch(game, user, MAX_WATCHERS_PER_GAME, bot.now()).await? {
                let sentence = text(language, "watch-full", &[("number", MAX_WATCHERS_PER_GAME.into())]);
                return Ok(Answer::sentence(sentence));
            }
            Ok(Answer::sentence(word(language, "watch-begun")))
        }),
    )
    .await
}
