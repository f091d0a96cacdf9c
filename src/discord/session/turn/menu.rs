//! The private message of a turn: one per user and game.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::Http;

use sztab_referee::{PostContent, Session};
use sztab_store::{Change, Game as Record, GuildId, LiveMessage, UserId};

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::without_url;
use crate::discord::say::reply::Reply;
use crate::discord::state::menus::{MessageHandle, Owner};

/// Longest wait of a press for the previous one.
const MAX_WAIT: Duration = Duration::from_secs(5);

/// Waits, up to a limit, for an earlier press of the same user in the same game.
pub async fn lock_presses(bot: &Bot, owner: Owner) -> Option<tokio::sync::OwnedMutexGuard<()>> {
    let lock = bot.menus.lock(owner);
    tokio::time::timeout(MAX_WAIT, lock.lock_owned()).await.ok()
}

/// Prepares for the reply to a press that shows the private message: deletes the user's previous private message,
/// and makes the public post that was pressed link back to the new one.
async fn prepare_menu(bot: &Bot, press: &GamePress<'_>) {
    let message = press.message();
    retire_menu(bot, &press.context.http, press.owner(), message.filter(|_| press.is_private)).await;
    if let Some(message) = message.filter(|_| !press.is_private) {
        link_post_to_menu(bot, &press.record, press.user(), message).await;
    }
}

/// Replies to a press with the private message, which replaces any earlier one of the same owner. If the message
/// that was pressed has been replaced in the meantime, the reply is a new message.
pub async fn show_menu(bot: &Bot, press: &GamePress<'_>, answer: Answer) -> serenity::Result<()> {
    let is_replaced = |message| bot.menus.is_replaced(press.owner(), message);
    let is_gone = press.is_private && press.message().is_some_and(is_replaced);
    send_menu(bot, press, answer, is_gone).await
}

/// Shows the private message as the reply to a press or as a follow-up to it, and records it as its owner's only
/// one.
pub async fn send_menu(bot: &Bot, press: &GamePress<'_>, answer: Answer, is_followup: bool) -> serenity::Result<()> {
    prepare_menu(bot, press).await;
    let is_new = is_followup || press.reply.is_new;
    let is_layout = if is_new { shows_cards(bot, press.record.guild).await } else { press.reply.is_layout };
    let message = match (is_followup, is_layout) {
        (true, true) => Some(press.event.send_layout(press.context, answer.into_layout_followup()).await?),
        (true, false) => Some(press.send_followup(answer).await?),
        (false, is_layout) => press.event.answer(press.context, answer.into_reply(is_layout)).await?,
    };
    let handle = MessageHandle { message, token: press.event.token().to_owned(), is_followup };
    bot.menus.set_message(press.owner(), handle, bot.now());
    Ok(())
}

/// True if private messages of turns consist of components on a server. If its settings cannot be read, they do
/// not.
pub async fn shows_cards(bot: &Bot, guild: GuildId) -> bool {
    let settings = bot.referee.load_server_settings(guild).await;
    settings.inspect_err(|error| tracing::error!(%error, "settings cannot be read")).is_ok_and(|set| set.shows_cards)
}

/// Deletes the owner's private message, unless it is `but`.
pub async fn retire_menu(bot: &Bot, http: &Arc<Http>, owner: Owner, but: Option<serenity::all::MessageId>) {
    let Some(before) = bot.menus.retire(owner, but, bot.now()) else { return };
    let deleted = match before.message.filter(|_| before.is_followup) {
        Some(message) => http.delete_followup_message(&before.token, message).await,
        None => http.delete_original_interaction_response(&before.token).await,
    };
    if let Err(error) = deleted {
        tracing::debug!(error = without_url(&error), "an earlier private message stays");
    }
}

/// Makes the public post link to the private message instead of repeating its buttons.
pub async fn link_post_to_menu(bot: &Bot, record: &Record, user: UserId, post: serenity::all::MessageId) {
    let Ok(session) = bot.referee.load_session_of(record).await else { return };
    let is_live = session.record.live.is_some_and(|live| live.message.0 == post.get());
    let is_to_act = session.game().waiting_sides().iter().any(|side| session.player(side) == Some(user));
    if !is_live || !is_to_act || !bot.menus.record_private_play((record.id, user), post, bot.now()) {
        return;
    }
    let beside = PostContent::Beside.into_post(session.record.channel);
    match bot.referee.store().queue_posts(record.id, Change::at(bot.now()).with_post(beside)).await {
        Ok(()) => bot.notify_outbox(),
        Err(error) => tracing::debug!(%error, "a post keeps its buttons"),
    }
}

/// True if the player to act is playing in a private message that was opened from this post.
pub fn is_played_in_private(bot: &Bot, session: &Session, post: LiveMessage) -> bool {
    let user = session.game().waiting_sides().single().and_then(|side| session.player(side));
    let post = serenity::all::MessageId::new(post.message.0.max(1));
    user.is_some_and(|user| bot.menus.is_played_in_private((session.record.id, user), post))
}
