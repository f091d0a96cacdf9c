//! State shared by all handlers.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use tokio::sync::Notify;

use sztab_pictures::Colours;
use sztab_referee::limits::REQUESTS_PER_SECOND;
use sztab_referee::{Referee, Session};
use sztab_store::{ChannelId, GuildId, Status, UnixMs};

use crate::discord::say::failure::Failure;
use crate::discord::say::interaction_context;
use crate::discord::show::emojis::Emojis;
use crate::discord::show::gallery::Gallery;
use crate::discord::state::health::BackupLog;
use crate::discord::state::health::Heartbeat;
use crate::discord::state::in_flight::GameStarts;
use crate::discord::state::in_flight::InFlight;
use crate::discord::state::menus::Menus;
use crate::discord::state::metrics::Metrics;
use crate::discord::state::rate_limiter::RateLimiter;
use crate::discord::state::shares::Shares;
use crate::discord::state::strips::ButtonStrips;
use crate::discord::state::time::Time;

/// The bot's state: the referee, the notifier of the outbox, and recently drawn pictures.
#[derive(Debug, Clone)]
pub struct Bot {
    pub(crate) referee: Referee,
    /// Notified when a post is due.
    pub(crate) owed: Arc<Notify>,
    pub(crate) gallery: Gallery,
    /// The palette of all drawings.
    pub(crate) colours: Colours,
    /// The symbols available in texts and selects.
    pub(crate) emojis: Emojis,
    pub(crate) time: Time,
    /// Notified when the schedule changes.
    pub(crate) planned: Arc<Notify>,
    /// Time of the last event from Discord.
    pub(crate) heartbeat: Heartbeat,
    /// Counts the events that may have changed the bot's permissions on any server or channel.
    pub(crate) places_changed: Arc<AtomicU64>,
    /// Results of this process's backups.
    pub(crate) backups: BackupLog,
    /// Recently shared what-ifs.
    pub(crate) shares: Shares,
    /// The limit on the requests of each user.
    pub(crate) rate_limiter: RateLimiter,
    /// The private messages in which users play.
    pub(crate) menus: Menus,
    /// Maximum time for which a channel pauses after a film.
    pub(crate) film_rest: Duration,
    /// Time at which this value was created. Channels do not pause after films that were due earlier, for example
    /// during a long outage.
    pub(crate) since: UnixMs,
    /// Base URL of a substitute for Discord, from which files are then fetched.
    pub(crate) discord_api: Option<Arc<str>>,
    /// Counters for the monitor.
    pub(crate) metrics: Metrics,
    /// Work in progress, and the signal to stop.
    pub(crate) in_flight: InFlight,
    /// The games that are currently being started.
    pub(crate) starts: GameStarts,
    /// The channels in which old buttons are being removed.
    pub(crate) strips: ButtonStrips,
}

impl Bot {
    /// A bot for a referee's sessions, which are drawn in these colours.
    #[must_use]
    pub fn new(referee: Referee, colours: Colours, time: Time) -> Self {
        let metrics = Metrics::default();
        Self {
            referee,
            owed: Arc::default(),
            gallery: Gallery::new(metrics.clone()),
            emojis: Emojis::default(),
            colours,
            since: time.now(),
            time,
            planned: Arc::default(),
            heartbeat: Heartbeat::default(),
            places_changed: Arc::default(),
            backups: BackupLog::default(),
            shares: Shares::default(),
            rate_limiter: RateLimiter::new(REQUESTS_PER_SECOND),
            menus: Menus::default(),
            film_rest: Duration::ZERO,
            discord_api: None,
            metrics,
            in_flight: InFlight::default(),
            starts: GameStarts::default(),
            strips: ButtonStrips::default(),
        }
    }

    /// Allows each user this many requests per second in the long run; 0 for no limit.
    #[must_use]
    pub fn with_requests_per_second(self, requests: u32) -> Self {
        Self { rate_limiter: RateLimiter::new(requests), ..self }
    }

    /// Makes channels pause after films, at most for this time.
    #[must_use]
    pub fn with_film_pause(self, film_rest: Duration) -> Self {
        Self { film_rest, ..self }
    }

    /// Uses a substitute for Discord.
    #[must_use]
    pub fn with_discord_api(self, api: Option<&str>) -> Self {
        Self { discord_api: api.map(Arc::from), ..self }
    }

    /// The results of this process's backups.
    #[must_use]
    pub fn backups(&self) -> &BackupLog {
        &self.backups
    }

    /// The current time in the store's format.
    pub(crate) fn now(&self) -> UnixMs {
        self.time.now()
    }

    /// Wakes the workers that send posts and carry out due jobs.
    pub(crate) fn notify_outbox(&self) {
        self.owed.notify_one();
        self.planned.notify_one();
    }

    /// The session in play in a channel.
    pub(crate) async fn find_session_in_play(&self, channel: serenity::all::ChannelId) -> Result<Session, Failure> {
        let active = self.referee.store().load_active_games_in_channel(ChannelId(channel.get())).await?;
        match active.first() {
            Some(record) if record.status == Status::Running => {
                interaction_context::record_game(record.id);
                Ok(self.referee.load_session(record.id).await?)
            }
            Some(_) => Err(Failure::Said("no-game-yet")),
            None => Err(Failure::Said("no-game-here")),
        }
    }

    /// The session in play in a channel, or otherwise the last one played there.
    pub(crate) async fn find_newest_session(
        &self,
        guild: Option<serenity::all::GuildId>,
        channel: serenity::all::ChannelId,
    ) -> Result<Session, Failure> {
        let refused = match self.find_session_in_play(channel).await {
            Ok(session) => return Ok(session),
            Err(failure) => failure,
        };
        let guild = guild.ok_or(Failure::Said("only-in-server"))?;
        match self.referee.store().load_last_ended_game(GuildId(guild.get()), ChannelId(channel.get())).await? {
            Some(record) => {
                interaction_context::record_game(record.id);
                Ok(self.referee.load_session(record.id).await?)
            }
            None => Err(refused),
        }
    }
}
