//! Channels in which the bot can no longer post, including deleted ones: the users to notify, and the ways to recover
//! the game.
//!
//! Posts are stored while the bot cannot write, and users are notified once a day. The posts are sent as soon as an
//! event suggests that the bot has access again. (`tests/discord/lost_channels.rs`, `tests/endurance/chaos.rs`)

use std::sync::atomic::Ordering;
use std::time::Duration;

use serenity::all::{FullEvent, GuildId as Guild};

use sztab_game::Language;
use sztab_referee::{LostPlace, PostContent, PostKind, is_person};
use sztab_store::{
    Change, ChannelId, Game as Record, GuildId, LostReason, NewPost, Post, Status, StoreError, Subject, UnixMs, UserId,
};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::permissions_to_go_on;
use crate::discord::session::delivery::Delivery;
use crate::discord::session::places::{is_about_trouble, told_loss};

/// Time before the loss of a channel is reported again; in the meantime every new post fails too.
const TOLD: Duration = Duration::from_hours(24);
/// Time before the database is tried again.
const PAUSE: Duration = Duration::from_secs(10);
/// Posts that have been due for longer than this are dropped once the bot can post again.
const STALE: Duration = Duration::from_hours(14 * 24);

impl Bot {
    /// Notices that the bot cannot write in a post's channel: to the server's organisers if they have named a channel
    /// for notices, and directly to each player of the session. Empty if they were notified recently.
    pub(crate) async fn notices(&self, post: &Post, lost: LostReason, now: UnixMs) -> Result<Vec<NewPost>, StoreError> {
        if let Subject::Season(season) = post.subject {
            return self.notices_of_season(season, post.channel, lost, now).await;
        }
        if is_about_trouble(post) {
            return Ok(Vec::new());
        }
        let record = self.referee.store().game(post.game()?).await?;
        self.notices_of(&record, post.channel, lost, now).await
    }

    /// As [`notices`](Self::notices), for a game that need not have a waiting post.
    async fn notices_of(
        &self,
        record: &Record,
        channel: ChannelId,
        lost: LostReason,
        now: UnixMs,
    ) -> Result<Vec<NewPost>, StoreError> {
        let place = LostPlace { lost, channel };
        let posts = self.referee.store().posts(record.id).await?;
        let is_young = |earlier: &Post| now.since(earlier.created_at).is_none_or(|age| age < TOLD);
        let told = |earlier: &Post| told_loss(earlier) == Some(place) && is_young(earlier);
        if !record.status.is_active() || posts.iter().any(told) {
            return Ok(Vec::new());
        }
        // Even if the server's settings cannot be read, the players have to be informed.
        let notices = self.referee.server(record.guild).await.ok().and_then(|settings| settings.notices);
        let named = notices.filter(|named| *named != channel.0);
        // Direct messages are queued separately for each recipient.
        let players = record.seats.iter().filter(|seat| is_person(seat.user));
        let players = players.map(|seat| PostContent::DirectTrouble(place).post(ChannelId(seat.user.0)));
        let named = named.map(|named| PostContent::Trouble(place).post(ChannelId(named)));
        Ok(named.into_iter().chain(players).collect())
    }

    /// The message for a notice; `Nothing` once the notice no longer applies.
    pub(crate) async fn trouble(
        &self,
        record: &Record,
        language: Language,
        place: LostPlace,
    ) -> Result<Delivery, Failure> {
        if record.channel != place.channel || !record.status.is_active() {
            return Ok(Delivery::Nothing);
        }
        let role = self.referee.server(record.guild).await?.organisers;
        let called = role.map_or_else(String::new, |role| format!("<@&{role}> "));
        let content = format!("{called}{}", phrase(place.lost, record.id.0, place.channel.0, language));
        Ok(Delivery::Send(Answer { content, role, ..Answer::default() }))
    }

    /// As [`trouble`](Self::trouble), for the player in whose queue of direct messages the post is.
    pub(super) async fn direct_trouble(
        &self,
        record: &Record,
        language: Language,
        place: LostPlace,
        post: &Post,
    ) -> Result<Delivery, Failure> {
        if record.channel != place.channel || !record.status.is_active() {
            return Ok(Delivery::Nothing);
        }
        let user = UserId(post.channel.0);
        let language = self.referee.personal(user).await?.language.unwrap_or(language);
        let direct = Box::new(Answer::sentence(phrase(place.lost, record.id.0, place.channel.0, language)));
        Ok(Delivery::Direct { user, direct, instead: None })
    }

    /// Sends the delayed posts of a server after an event that may allow the bot to post there again.
    pub(crate) async fn refresh_places(&self, event: &FullEvent) {
        if let Some(channel) = deleted_channel(event) {
            return self.record_deletion(channel).await;
        }
        let Some(guild) = affected_guild(event) else { return };
        self.places_changed.fetch_add(1, Ordering::SeqCst);
        self.send_delayed_posts(GuildId(guild.get())).await;
        if tells_of_roles(event) {
            self.take_up_roles(GuildId(guild.get())).await;
        }
    }

    /// Records that a channel or thread was deleted, waiting for the database as long as necessary, because Discord
    /// reports the deletion only once.
    async fn record_deletion(&self, channel: ChannelId) {
        while !self.in_flight.is_over() {
            match self.note_deleted(channel).await {
                Ok(false) => return,
                Ok(true) => return self.notify_outbox(),
                Err(error) => tracing::warn!(channel = channel.0, %error, "a deletion cannot be noted yet"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Records a deletion. Returns whether a game, an open lobby or a league was in the deleted channel.
    async fn note_deleted(&self, channel: ChannelId) -> Result<bool, StoreError> {
        let (store, now) = (self.referee.store(), self.now());
        let mut games: Vec<Record> = store.active_in_channel(channel).await?;
        // The threads of a channel are deleted with it, and no events report their deletion.
        for game in store.games_opened_in(channel, PostKind::Lobby.word(), None, u32::MAX).await? {
            if !has_moved(&game, &store.posts(game.id).await?) {
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
                self.notices_of(game, game.channel, LostReason::Gone, now).await?
            };
            store.lose_channel(game.id, game.channel, &tell, now).await?;
        }
        let seasons = store.seasons_in_channel(channel).await?;
        for season in &seasons {
            tracing::warn!(season = season.id.0, channel = channel.0, "the channel of a league was deleted");
            let tell = self.notices_of_season(season.id, channel, LostReason::Gone, now).await?;
            store.lose_channel(season.id, channel, &tell, now).await?;
        }
        Ok(!games.is_empty() || !seasons.is_empty())
    }

    /// Sends the delayed posts of a server, waiting for the database as long as necessary, because nothing else would
    /// trigger the posts.
    pub(crate) async fn send_delayed_posts(&self, guild: GuildId) {
        while !self.in_flight.is_over() {
            let now = self.now();
            match self.referee.store().requeue_barred_posts(guild, now.before(STALE), now).await {
                Ok(0) => return,
                Ok(posts) => {
                    tracing::info!(guild = guild.0, posts, "what could not be said is tried again");
                    return self.notify_outbox();
                }
                Err(error) => tracing::warn!(guild = guild.0, %error, "what could not be said stays unsaid for now"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// True if an event may have changed the roles that the bot may assign.
fn tells_of_roles(event: &FullEvent) -> bool {
    matches!(
        event,
        FullEvent::GuildCreate { .. } | FullEvent::GuildRoleUpdate { .. } | FullEvent::GuildMemberUpdate { .. }
    )
}

/// True if a game is no longer played in the channel where it began.
fn has_moved(game: &Record, posts: &[Post]) -> bool {
    let opening = posts.iter().find(|post| PostKind::of(post) == Some(PostKind::Opening));
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

fn phrase(lost: LostReason, game: i64, channel: u64, language: Language) -> String {
    let place = format!("<#{channel}>");
    let arguments = [("game", game.into()), ("channel", place.into())];
    match lost {
        LostReason::Barred => {
            let permissions = permissions_to_go_on(language).join(&word(language, "list-comma"));
            let [game, channel] = arguments;
            text(language, "lost-barred", &[game, channel, ("permissions", permissions.into())])
        }
        LostReason::Gone => text(language, "lost-gone", &arguments),
    }
}
