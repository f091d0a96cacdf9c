//! Channels in which nothing can be said any more, deleted ones among them: who hears of it, and what brings the game
//! back.
//!
//! Posts are kept while the bot cannot speak, and people are told once a day. They go out as soon as an event
//! suggests that the bot has access again. (`tests/discord/lost_channels.rs`, `tests/endurance/chaos.rs`)

use std::sync::atomic::Ordering;
use std::time::Duration;

use serenity::all::{FullEvent, GuildId as Guild};

use sztab_game::Language;
use sztab_referee::{LostPlace, PostContent, PostKind, is_person};
use sztab_store::{
    Change, ChannelId, Game as Record, GuildId, Lost, NewPost, Post, Status, StoreError, Subject, UnixMs, UserId,
};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::permissions_to_go_on;
use crate::discord::session::delivery::Delivery;
use crate::discord::session::places::{is_about_trouble, told_loss};

/// Time in which a channel's loss is not told again, in milliseconds: meanwhile each new post finds out anew.
const TOLD: Duration = Duration::from_hours(24);
/// Wait before the database is asked again.
const PAUSE: Duration = Duration::from_secs(10);
/// Posts owed for longer than this are not posted any more once the bot may, in milliseconds.
const STALE: Duration = Duration::from_hours(14 * 24);

impl Bot {
    /// Notices that nothing can be said in the channel of a post: the server's organisers where they have named a
    /// channel for it, and each player of the session directly. Nothing where they have been told lately.
    pub(crate) async fn notices(&self, post: &Post, lost: Lost, now: UnixMs) -> Result<Vec<NewPost>, StoreError> {
        if let Subject::Season(season) = post.subject {
            return self.notices_of_season(season, post.channel, lost, now).await;
        }
        if is_about_trouble(post) {
            return Ok(Vec::new());
        }
        let record = self.referee.store().game(post.game()?).await?;
        self.notices_of(&record, post.channel, lost, now).await
    }

    /// The same for a game of which nothing need be owed.
    async fn notices_of(
        &self,
        record: &Record,
        channel: ChannelId,
        lost: Lost,
        now: UnixMs,
    ) -> Result<Vec<NewPost>, StoreError> {
        let place = LostPlace { lost, channel };
        let posts = self.referee.store().posts(record.id).await?;
        let is_young = |earlier: &Post| now.since(earlier.created_at).is_none_or(|age| age < TOLD);
        let told = |earlier: &Post| told_loss(earlier) == Some(place) && is_young(earlier);
        if !record.status.is_active() || posts.iter().any(told) {
            return Ok(Vec::new());
        }
        // A setting that cannot be read is no reason to tell nobody.
        let notices = self.referee.server(record.guild).await.ok().and_then(|settings| settings.notices);
        let named = notices.filter(|named| *named != channel.0);
        // Direct messages queue by whom they are for.
        let players = record.seats.iter().filter(|seat| is_person(seat.user));
        let players = players.map(|seat| PostContent::DirectTrouble(place).post(ChannelId(seat.user.0)));
        let named = named.map(|named| PostContent::Trouble(place).post(ChannelId(named)));
        Ok(named.into_iter().chain(players).collect())
    }

    /// The message of such a notice; nothing once it is not true any more.
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

    /// The same for the player whose direct messages the post queues with.
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

    /// Takes up what could not be said in a server once something has changed there that may let the bot speak.
    pub(crate) async fn hear_of_places(&self, event: &FullEvent) {
        if let Some(channel) = deleted_channel(event) {
            return self.lose(channel).await;
        }
        let Some(guild) = affected_guild(event) else { return };
        self.places_changed.fetch_add(1, Ordering::SeqCst);
        self.take_up(GuildId(guild.get())).await;
        if tells_of_roles(event) {
            self.take_up_roles(GuildId(guild.get())).await;
        }
    }

    /// Notes that a channel or thread was deleted, however long the database takes: nobody tells of it twice.
    async fn lose(&self, channel: ChannelId) {
        while !self.in_flight.is_over() {
            match self.note_deleted(channel).await {
                Ok(false) => return,
                Ok(true) => return self.notify_outbox(),
                Err(error) => tracing::warn!(channel = channel.0, %error, "a deletion cannot be noted yet"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Gives whether a game was played, a session open, or a league at home in what was deleted.
    async fn note_deleted(&self, channel: ChannelId) -> Result<bool, StoreError> {
        let (store, now) = (self.referee.store(), self.now());
        let mut games: Vec<Record> = store.active_in_channel(channel).await?;
        // The threads of a channel go with it, and of them nothing is said.
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
                self.notices_of(game, game.channel, Lost::Gone, now).await?
            };
            store.lose_channel(game.id, game.channel, &tell, now).await?;
        }
        let seasons = store.seasons_in_channel(channel).await?;
        for season in &seasons {
            tracing::warn!(season = season.id.0, channel = channel.0, "the channel of a league was deleted");
            let tell = self.notices_of_season(season.id, channel, Lost::Gone, now).await?;
            store.lose_channel(season.id, channel, &tell, now).await?;
        }
        Ok(!games.is_empty() || !seasons.is_empty())
    }

    /// Takes up what could not be said in a server, however long the database takes: nothing else would do it.
    pub(crate) async fn take_up(&self, guild: GuildId) {
        while !self.in_flight.is_over() {
            let now = self.now();
            match self.referee.store().take_up(guild, now.before(STALE), now).await {
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

/// True if an event may have changed which roles the bot may give.
fn tells_of_roles(event: &FullEvent) -> bool {
    matches!(
        event,
        FullEvent::GuildCreate { .. } | FullEvent::GuildRoleUpdate { .. } | FullEvent::GuildMemberUpdate { .. }
    )
}

/// True if a game is played elsewhere than where it began.
fn has_moved(game: &Record, posts: &[Post]) -> bool {
    let opening = posts.iter().find(|post| PostKind::of(post) == Some(PostKind::Opening));
    opening.is_some_and(|post| post.channel != game.channel)
}

/// The channel or thread that an event says was deleted.
fn deleted_channel(event: &FullEvent) -> Option<ChannelId> {
    match event {
        FullEvent::ChannelDelete { channel, .. } => Some(ChannelId(channel.id.get())),
        FullEvent::ThreadDelete { thread, .. } => Some(ChannelId(thread.id.get())),
        _ => None,
    }
}

/// The server in which an event may have changed what the bot may do. A server also comes when the bot connects, and when
/// it is invited again.
fn affected_guild(event: &FullEvent) -> Option<Guild> {
    match event {
        FullEvent::GuildCreate { guild, .. } => Some(guild.id),
        FullEvent::GuildUpdate { new_data, .. } => Some(new_data.id),
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => Some(new.guild_id),
        FullEvent::GuildRoleUpdate { new, .. } => Some(new.guild_id),
        FullEvent::GuildRoleDelete { guild_id, .. } => Some(*guild_id),
        // Only that of the bot itself comes without a privileged intent.
        FullEvent::GuildMemberUpdate { event, .. } => Some(event.guild_id),
        FullEvent::GuildDelete { incomplete, .. } => {
            let (guild, is_outage) = (incomplete.id.get(), incomplete.unavailable);
            tracing::warn!(guild, is_outage, "a server is gone from sight");
            None
        }
        _ => None,
    }
}

fn phrase(lost: Lost, game: i64, channel: u64, language: Language) -> String {
    let place = format!("<#{channel}>");
    let arguments = [("game", game.into()), ("channel", place.into())];
    match lost {
        Lost::Barred => {
            let permissions = permissions_to_go_on(language).join(&word(language, "list-comma"));
            let [game, channel] = arguments;
            text(language, "lost-barred", &[game, channel, ("permissions", permissions.into())])
        }
        Lost::Gone => text(language, "lost-gone", &arguments),
    }
}
