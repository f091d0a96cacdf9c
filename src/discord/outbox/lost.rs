//! Channels in which the bot can no longer post, including deleted ones: the users to notify, and the ways to recover
//! the game.
//!
//! Posts are stored while the bot cannot write, and users are notified once a day. The posts are sent as soon as an
//! event suggests that the bot has access again. (`tests/discord/lost_channels.rs`, `tests/endurance/chaos.rs`)

use std::sync::atomic::Ordering;
use std::time::Duration;

use serenity::all::{FullEvent, GuildId as Guild};

use sztab_game::Language;
use sztab_referee::{PostContent, PostKind, UnreachableChannel, is_person};
use sztab_store::{
    Change, ChannelId, Game as Record, GuildId, LostReason, NewPost, Post, Status, StoreError, Subject, UnixMs, UserId,
};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::lost::build_lost_season_notices;
use crate::discord::league::roles::recheck_roles;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::permissions_to_continue;
use crate::discord::session::delivery::Delivery;
use crate::discord::session::places::{reported_loss, reports_trouble};

/// Time before the loss of a channel is reported again; in the meantime every new post fails too.
const RENOTIFY_INTERVAL: Duration = Duration::from_hours(24);
/// Time before the database is tried again.
const RETRY_DELAY: Duration = Duration::from_secs(10);
/// Posts that have been due for longer than this are dropped once the bot can post again.
const MAX_POST_AGE: Duration = Duration::from_hours(14 * 24);

/// Notices that the bot cannot write in a post's channel: to the server's organisers if they have named a channel
/// for notices, and directly to each player of the session. Empty if they were notified recently.
pub async fn build_lost_channel_notices(
    bot: &Bot,
    post: &Post,
    lost: LostReason,
    now: UnixMs,
) -> Result<Vec<NewPost>, StoreError> {
    if let Subject::Season(season) = post.subject {
        return build_lost_season_notices(bot, season, post.channel, lost, now).await;
    }
    if reports_trouble(post) {
        return Ok(Vec::new());
    }
    let record = bot.referee.store().load_game(post.game()?).await?;
    build_lost_game_notices(bot, &record, post.channel, lost, now).await
}

/// As [`notices`](Self::build_lost_channel_notices), for a game that need not have a waiting post.
async fn build_lost_game_notices(
    bot: &Bot,
    record: &Record,
    channel: ChannelId,
    lost: LostReason,
    now: UnixMs,
) -> Result<Vec<NewPost>, StoreError> {
    let place = UnreachableChannel { lost, channel };
    let posts = bot.referee.store().load_posts(record.id).await?;
    let is_young = |earlier: &Post| now.since(earlier.created_at).is_none_or(|age| age < RENOTIFY_INTERVAL);
    let told = |earlier: &Post| reported_loss(earlier) == Some(place) && is_young(earlier);
    if !record.status.is_active() || posts.iter().any(told) {
        return Ok(Vec::new());
    }
    // Even if the server's settings cannot be read, the players have to be informed.
    let notices = bot.referee.load_server_settings(record.guild).await.ok().and_then(|settings| settings.notices);
    let named = notices.filter(|named| *named != channel.0);
    // Direct messages are queued separately for each recipient.
    let players = record.seats.iter().filter(|seat| is_person(seat.user));
    let players = players.map(|seat| PostContent::DirectTrouble(place).into_post(ChannelId(seat.user.0)));
    let named = named.map(|named| PostContent::Trouble(place).into_post(ChannelId(named)));
    Ok(named.into_iter().chain(players).collect())
}

/// The message for a notice; `Nothing` once the notice no longer applies.
pub async fn build_lost_channel_notice(
    bot: &Bot,
    record: &Record,
    language: Language,
    place: UnreachableChannel,
) -> Result<Delivery, Failure> {
    if record.channel != place.channel || !record.status.is_active() {
        return Ok(Delivery::Nothing);
    }
    let role = bot.referee.load_server_settings(record.guild).await?.organisers;
    let called = role.map_or_else(String::new, |role| format!("<@&{role}> "));
    let content = format!("{called}{}", lost_channel_text(place.lost, record.id.0, place.channel.0, language));
    Ok(Delivery::Send(Answer { content, role, ..Answer::default() }))
}

/// As [`trouble`](Self::build_lost_channel_notice), for the player in whose queue of direct messages the post is.
pub async fn build_direct_lost_channel_notice(
    bot: &Bot,
    record: &Record,
    language: Language,
    place: UnreachableChannel,
    post: &Post,
) -> Result<Delivery, Failure> {
    if record.channel != place.channel || !record.status.is_active() {
        return Ok(Delivery::Nothing);
    }
    let user = UserId(post.channel.0);
    let language = bot.referee.load_personal_settings(user).await?.language.unwrap_or(language);
    let direct = Box::new(Answer::sentence(lost_channel_text(place.lost, record.id.0, place.channel.0, language)));
    Ok(Delivery::Direct { user, direct, instead: None })
}

/// Sends the delayed posts of a server after an event that may allow the bot to post there again.
pub async fn resume_posts(bot: &Bot, event: &FullEvent) {
    if let Some(channel) = deleted_channel(event) {
        return record_deletion(bot, channel).await;
    }
    let Some(guild) = affected_guild(event) else { return };
    bot.places_changed.fetch_add(1, Ordering::SeqCst);
    send_delayed_posts(bot, GuildId(guild.get())).await;
    if may_change_roles(event) {
        recheck_roles(bot, GuildId(guild.get())).await;
    }
}

/// Records that a channel or thread was deleted, waiting for the database as long as necessary, because Discord
/// reports the deletion only once.
async fn record_deletion(bot: &Bot, channel: ChannelId) {
    while !bot.in_flight.is_stopping() {
        match try_record_deletion(bot, channel).await {
            Ok(false) => return,
            Ok(true) => return bot.notify_outbox(),
            Err(error) => tracing::warn!(channel = channel.0, %error, "a deletion cannot be noted yet"),
        }
        tokio::time::sleep(RETRY_DELAY).await;
    }
}

/// Records a deletion. Returns whether a game, an open lobby or a league was in the deleted channel.
async fn try_record_deletion(bot: &Bot, channel: ChannelId) -> Result<bool, StoreError> {
    let (store, now) = (bot.referee.store(), bot.now());
    let mut games: Vec<Record> = store.load_active_games_in_channel(channel).await?;
    // The threads of a channel are deleted with it, and no events report their deletion.
    for game in store.load_games_opened_in(channel, PostKind::Lobby.key(), None, u32::MAX).await? {
        if !has_moved(&game, &store.load_posts(game.id).await?) {
            games.push(game);
        }
    }
    for game in &games {
        tracing::warn!(game = game.id.0, channel = game.channel.0, "the channel of a game was deleted");
        let tell = if game.status == Status::Lobby {
            match store.cancel_lobby(game.id, Change::at(now)).await {
                Ok(()) | Err(StoreError::NotLobby(_)) => Vec::new(),
                Err(error) => return Err(error),
            }
        } else {
            build_lost_game_notices(bot, game, game.channel, LostReason::Gone, now).await?
        };
        store.lose_channel(game.id, game.channel, &tell, now).await?;
    }
    let seasons = store.load_seasons_in_channel(channel).await?;
    for season in &seasons {
        tracing::warn!(season = season.id.0, channel = channel.0, "the channel of a league was deleted");
        let tell = build_lost_season_notices(bot, season.id, channel, LostReason::Gone, now).await?;
        store.lose_channel(season.id, channel, &tell, now).await?;
    }
    Ok(!games.is_empty() || !seasons.is_empty())
}

/// Sends the delayed posts of a server, waiting for the database as long as necessary, because nothing else would
/// trigger the posts.
pub async fn send_delayed_posts(bot: &Bot, guild: GuildId) {
    while !bot.in_flight.is_stopping() {
        let now = bot.now();
        match bot.referee.store().requeue_barred_posts(guild, now.before(MAX_POST_AGE), now).await {
            Ok(0) => return,
            Ok(posts) => {
                tracing::info!(guild = guild.0, posts, "what could not be said is tried again");
                return bot.notify_outbox();
            }
            Err(error) => tracing::warn!(guild = guild.0, %error, "what could not be said stays unsaid for now"),
        }
        tokio::time::sleep(RETRY_DELAY).await;
    }
}

/// True if an event may have changed the roles that the bot may assign.
fn may_change_roles(event: &FullEvent) -> bool {
    matches!(
        event,
        FullEvent::GuildCreate { .. } | FullEvent::GuildRoleUpdate { .. } | FullEvent::GuildMemberUpdate { .. }
    )
}

/// True if a game is no longer played in the channel where it began.
fn has_moved(game: &Record, posts: &[Post]) -> bool {
    let opening = posts.iter().find(|post| PostKind::from_post(post) == Some(PostKind::Opening));
    opening.is_some_and(|post| post.channel != game.channel)
}

/// The channel or thread that an event reports as deleted.
fn deleted_channel(event: &FullEvent) -> Option<ChannelId> {
    match event {
        FullEvent::ChannelDelete { channel, .. } => Some(ChannelId(channel.id.get())),
        FullEvent::ThreadDelete { thread, .. } => Some(ChannelId(thread.id.get())),
        _ => None,
    }
}

/// The server on which an event may have changed the bot's permissions. Server events also arrive when the bot connects
/// and when it is invited again.
fn affected_guild(event: &FullEvent) -> Option<Guild> {
    match event {
        FullEvent::GuildCreate { guild, .. } => Some(guild.id),
        FullEvent::GuildUpdate { new_data, .. } => Some(new_data.id),
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => Some(new.guild_id),
        FullEvent::GuildRoleUpdate { new, .. } => Some(new.guild_id),
        FullEvent::GuildRoleDelete { guild_id, .. } => Some(*guild_id),
        // Without a privileged intent, only updates about the bot itself arrive.
        FullEvent::GuildMemberUpdate { event, .. } => Some(event.guild_id),
        FullEvent::GuildDelete { incomplete, .. } => {
            let (guild, is_outage) = (incomplete.id.get(), incomplete.unavailable);
            tracing::warn!(guild, is_outage, "a server is gone from sight");
            None
        }
        _ => None,
    }
}

fn lost_channel_text(lost: LostReason, game: i64, channel: u64, language: Language) -> String {
    let place = format!("<#{channel}>");
    let arguments = [("game", game.into()), ("channel", place.into())];
    match lost {
        LostReason::Barred => {
            let permissions = permissions_to_continue(language).join(&word(language, "list-comma"));
            let [game, channel] = arguments;
            text(language, "lost-barred", &[game, channel, ("permissions", permissions.into())])
        }
        LostReason::Gone => text(language, "lost-gone", &arguments),
    }
}
