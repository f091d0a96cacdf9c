//! The game that a command refers to: that of its channel, otherwise the user's only game in a thread of the channel.

use serenity::all::ChannelId as Channel;

use sztab_referee::{PostKind, Session};
use sztab_store::{ChannelId, Game as Record, UserId};
use sztab_words::text;

use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::interaction_context;

use super::context::{Context, find_language};

/// The thread of the game that a command refers to.
#[derive(Debug, Clone, Copy)]
struct InThread(ChannelId);

/// The session in play in the command's channel; otherwise the user's only session in a thread of that channel. In that
/// case the reply names the thread.
pub async fn find_session(context: Context<'_>) -> Result<Session, Failure> {
    // A session is large.
    match Box::pin(context.data().find_session_in_play(context.channel_id())).await {
        Err(nothing @ Failure::Said("no-game-here" | "no-game-yet")) => {
            Box::pin(find_session_in_threads(context, nothing)).await
        }
        found => found,
    }
}

/// As [`session`], but falls back to the channel's last session if none is in play.
pub async fn find_newest_session(context: Context<'_>) -> Result<Session, Failure> {
    match Box::pin(find_session(context)).await {
        Err(Failure::Said("no-game-here" | "no-game-yet")) => {
            Box::pin(context.data().find_newest_session(context.guild_id(), context.channel_id())).await
        }
        found => found,
    }
}

async fn find_session_in_threads(context: Context<'_>, nothing: Failure) -> Result<Session, Failure> {
    let (bot, user) = (context.data(), context.user());
    let own = find_thread_games(context, Some(user)).await?;
    match own.as_slice() {
        [only] => {
            *context.invocation_data.lock().await = Box::new(InThread(only.channel));
            interaction_context::record_game(only.id);
            Ok(bot.referee.load_session(only.id).await?)
        }
        // A user in the channel of an open table means that table.
        [] if matches!(nothing, Failure::Said("no-game-yet")) => Err(nothing),
        [] => match find_thread_games(context, None).await?.as_slice() {
            [] => Err(nothing),
            others => Err(threads_failure(others)),
        },
        several => Err(threads_failure(several)),
    }
}

async fn find_thread_games(context: Context<'_>, user: Option<UserId>) -> Result<Vec<Record>, Failure> {
    let channel: Channel = context.channel_id();
    let store = context.data().referee.store();
    Ok(store.load_games_opened_in(ChannelId(channel.get()), PostKind::Lobby.key(), user, u32::MAX).await?)
}

fn threads_failure(games: &[Record]) -> Failure {
    Failure::InThreads(games.iter().map(|game| game.channel.0).collect())
}

/// Makes a reply name the thread of its game, if the command was given in another channel.
pub async fn name_thread(context: Context<'_>, answer: Answer) -> Answer {
    let found = context.invocation_data.lock().await.downcast_ref::<InThread>().copied();
    let Some(InThread(thread)) = found else { return answer };
    let line = text(find_language(context).await, "game-in-thread", &[("thread", format!("<#{thread}>").into())]);
    Answer { content: format!("{line}\n{}", answer.content), ..answer }
}
