//! The channel of a game: the one in which it was opened, or a thread created for it.
//!
//! Even if a start is pressed several times, repeated or interrupted, a game gets only one thread: a press has to claim
//! the start first, the thread of a message has the message's id, and before another thread is created, the bot
//! searches for one from an earlier attempt.

use std::collections::BTreeSet;
use std::time::Duration;

use serenity::all::{AutoArchiveDuration, ChannelType, CreateButton, CreateThread, MessageId};
use serenity::http::Http;

use sztab_game::Language;
use sztab_referee::{LobbyOptions, Place, PostKind};
use sztab_store::{ChannelId, Game as Record, GameId, GuildId, PostState, Status, UserId};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::{Failure, error_code, is_transient};
use crate::discord::say::moment::channel_link;
use crate::discord::say::permissions::{is_thread, permissions_to_open_threads, require_post_permissions};
use crate::discord::session::threads::{lobby_thread_name, mirror_thread_name};

/// Discord's error code for "a thread has already been created for this message".
const THREAD_EXISTS_CODE: isize = 160_004;

/// Discord's error code for a channel that cannot contain threads, such as a thread.
const NO_THREADS_CODE: isize = 50_024;

/// Discord's error code for a server that has reached its maximum number of threads.
const TOO_MANY_THREADS_CODE: isize = 160_006;

/// Discord's error code for a channel that does not exist.
const UNKNOWN_CHANNEL_CODE: isize = 10_003;

/// Timeout for creating a thread, including the library's own waits.
const CREATION_TIMEOUT: Duration = Duration::from_secs(40);

/// True if a game has already started and the user plays in it, so that another press on *Start* has no effect.
pub(crate) fn has_begun(record: &Record, user: UserId) -> bool {
    matches!(record.status, Status::Running | Status::Over) && record.seat_of(user).is_some()
}

/// Starts the game of a lobby after *Start* has been pressed.
pub async fn start_game(bot: &Bot, press: &GamePress<'_>, seen: u32) -> Result<(), Failure> {
    let (user, game) = (press.user(), press.subject.game);
    let Some(_claim) = bot.starts.claim(game) else { return Ok(()) };
    // An earlier press that held the claim may have started the game.
    if has_begun(&bot.referee.store().load_game(game).await?, user) {
        return Ok(());
    }
    let record = bot.referee.load_lobby(game, user).await?;
    // A game must start on the terms that were shown.
    if LobbyOptions::from_record(&record)?.agreed != seen {
        return Err(Failure::Said("lobby-changed"));
    }
    bot.referee.check_ready(&record)?;
    let channel = find_game_channel(bot, &press.context.http, &record, press).await?;
    Ok(bot.referee.start(game, user, channel, press.to_interaction(bot.now())).await?)
}

/// The channel in which the game will be played; creates the thread if one was requested.
async fn find_game_channel(
    bot: &Bot,
    http: &Http,
    record: &Record,
    press: &GamePress<'_>,
) -> Result<ChannelId, Failure> {
    let options = LobbyOptions::from_record(record)?;
    if options.place == Place::Here {
        return Ok(record.channel);
    }
    // An interrupted press has already created the thread.
    let shown = press.event.message().ok_or(Failure::Said("unknown-button"))?;
    if let Some(thread) = &shown.thread {
        return Ok(ChannelId(thread.id.get()));
    }
    if let Some(thread) = find_thread_of_earlier_message(bot, http, record, shown.id).await? {
        return Ok(thread);
    }
    let reader = press.theme.language;
    let is_thread = is_thread(press.event.channel());
    require_post_permissions(press.event.app_permissions(), is_thread, options.place, reader)
        .map_err(Failure::MayNot)?;
    let name = lobby_thread_name(&bot.referee, record, options.language);
    let made = || {
        let thread = CreateThread::new(name.clone()).auto_archive_duration(AutoArchiveDuration::OneWeek);
        press.event.channel_id().create_thread_from_message(http, shown.id, thread)
    };
    let made = match made().await {
        // A second request shows whether the thread was created.
        Err(error) if is_transient(&error) => made().await,
        made => made,
    };
    match made {
        Ok(thread) => Ok(ChannelId(thread.id.get())),
        Err(error) => match error_code(&error) {
            // An earlier attempt has created the thread, which has the same id as the message.
            Some(THREAD_EXISTS_CODE) => Ok(ChannelId(shown.id.get())),
            // Threads cannot be nested, so the game is played where the session was opened.
            Some(NO_THREADS_CODE) => Ok(record.channel),
            Some(TOO_MANY_THREADS_CODE) => Err(Failure::Said("too-many-threads")),
            Some(50_001 | 50_013) => Err(Failure::MayNot(permissions_to_open_threads(reader))),
            _ => Err(error.into()),
        },
    }
}

/// The thread that an interrupted start created from a lobby message that has since been deleted.
async fn find_thread_of_earlier_message(
    bot: &Bot,
    http: &Http,
    record: &Record,
    shown: MessageId,
) -> Result<Option<ChannelId>, Failure> {
    let posts = bot.referee.store().load_posts(record.id).await?;
    let earlier = posts.iter().filter(|post| post.channel == record.channel).filter_map(|post| {
        match (PostKind::from_post(post)?, &post.state) {
            (PostKind::Lobby | PostKind::Refresh, PostState::Sent { message, .. }) => Some(message.0),
            _ => None,
        }
    });
    let earlier: BTreeSet<u64> = earlier.filter(|message| *message != shown.get()).collect();
    for message in earlier {
        match http.get_channel(serenity::all::ChannelId::new(message)).await {
            Ok(_) => return Ok(Some(ChannelId(message))),
            Err(error) if error_code(&error) == Some(UNKNOWN_CHANNEL_CODE) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(None)
}

/// Creates a thread next to the lobby of a game, for the second game of a mirrored match. An earlier attempt whose
/// response was lost may already have created it, so a thread with that name in which no game has been played is
/// reused.
pub async fn create_thread_beside(
    bot: &Bot,
    http: &Http,
    game: GameId,
    beside: ChannelId,
) -> Result<ChannelId, Failure> {
    let room = async {
        let record = bot.referee.store().load_game(game).await?;
        let name = mirror_thread_name(&bot.referee, &record, LobbyOptions::from_record(&record)?.language);
        let parent = serenity::all::ChannelId::new(beside.0);
        let open = serenity::all::GuildId::new(record.guild.0).get_active_threads(http).await?;
        for thread in open.threads.iter().filter(|thread| thread.parent_id == Some(parent) && thread.name == name) {
            let room = ChannelId(thread.id.get());
            if is_unused(bot, record.guild, room).await? {
                return Ok(room);
            }
        }
        let thread =
            CreateThread::new(name).kind(ChannelType::PublicThread).auto_archive_duration(AutoArchiveDuration::OneWeek);
        Ok(ChannelId(parent.create_thread(http, thread).await?.id.get()))
    };
    tokio::time::timeout(CREATION_TIMEOUT, room).await.map_err(Failure::internal)?
}

async fn is_unused(bot: &Bot, guild: GuildId, room: ChannelId) -> Result<bool, Failure> {
    let store = bot.referee.store();
    Ok(store.load_active_games_in_channel(room).await?.is_empty()
        && store.load_last_finished_game(guild, room).await?.is_none())
}

/// Shows a user who has joined a session from another channel where to find it.
pub async fn show_joined_session(bot: &Bot, game: GameId, language: Language) -> Result<Answer, Failure> {
    let place = find_lobby_address(bot, &bot.referee.store().load_game(game).await?).await?;
    let number = [("game", game.0.into())];
    let link = CreateButton::new_link(place).label(text(language, "tables-go", &number));
    Ok(Answer::with_buttons(text(language, "tables-joined", &number), vec![link]))
}

/// A link to the message of a lobby, or to its channel as long as the message has not been sent.
pub async fn find_lobby_address(bot: &Bot, record: &Record) -> Result<String, Failure> {
    let posts = bot.referee.store().load_posts(record.id).await?;
    let is_lobby = |kind: PostKind| matches!(kind, PostKind::Lobby | PostKind::Refresh);
    let message = posts
        .iter()
        .rev()
        .filter(|post| PostKind::from_post(post).is_some_and(is_lobby))
        .find_map(|post| if let PostState::Sent { message, .. } = post.state { Some(message) } else { None });
    let channel = channel_link(record);
    Ok(message.map_or(channel.clone(), |message| format!("{channel}/{message}")))
}
