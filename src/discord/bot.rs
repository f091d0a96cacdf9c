//! State that every handler shares.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use tokio::sync::Notify;

use sztab_pictures::Colours;
use sztab_referee::limits::REQUESTS_A_SECOND;
use sztab_referee::{Referee, Session};
use sztab_store::{ChannelId, GuildId, Status, UnixMs};

use crate::discord::say::failure::Failure;
use crate::discord::say::interaction_context;
use crate::discord::show::emojis::Emojis;
use crate::discord::show::gallery::Gallery;
use crate::discord::state::health::BackupLog;
use crate::discord::state::health::Heartbeat;
use crate::discord::state::in_flight::InFlight;
use crate::discord::state::in_flight::Starts;
use crate::discord::state::menus::Menus;
use crate::discord::state::metrics::Metrics;
use crate::discord::state::rate_limiter::RateLimiter;
use crate::discord::state::shares::Shares;
use crate::discord::state::strips::Strips;
use crate::discord::state::time::Time;

/// The bot's state: the referee, the notifier of the outbox, and pictures drawn lately.
#[derive(Debug, Clone)]
pub struct Bot {
    pub(crate) referee: Referee,
    /// Notified when a post is owed.
    pub(crate) owed: Arc<Notify>,
    pub(crate) gallery: Gallery,
    /// The palette of everything that is drawn.
    pub(crate) colours: Colours,
    /// The symbols that texts and selects can show.
    pub(crate) emojis: Emojis,
    pub(crate) time: Time,
    /// Notified when the schedule changes.
    pub(crate) planned: Arc<Notify>,
    /// Time of the last sign of life from Discord.
    pub(crate) heartbeat: Heartbeat,
    /// Counts the events that may have changed what the bot may do somewhere.
    pub(crate) places_changed: Arc<AtomicU64>,
    /// Record of backups.
    pub(crate) backups: BackupLog,
    /// Recently shared what-ifs.
    pub(crate) shares: Shares,
    /// Paces the requests of each user.
    pub(crate) rate_limiter: RateLimiter,
    /// The private messages in which people play.
    pub(crate) menus: Menus,
    /// The longest rest of a channel after a film.
    pub(crate) film_rest: Duration,
    /// When it was made: channels do not rest after films that were owed before, such as those of a long outage.
    pub(crate) since: UnixMs,
    /// Base address of another Discord, where files come from then.
    pub(crate) discord_api: Option<Arc<str>>,
    /// Counters for the monitor.
    pub(crate) metrics: Metrics,
    /// Work in progress, and the signal to stop.
    pub(crate) in_flight: InFlight,
    /// The games that are being started.
    pub(crate) starts: Starts,
    /// The channels in which old buttons are being taken off.
    pub(crate) strips: Strips,
}

impl Bot {
    /// A bot for a referee's sessions, which draws them in these colours.
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
            rate_limiter: RateLimiter::new(REQUESTS_A_SECOND),
            menus: Menus::default(),
            film_rest: Duration::ZERO,
            discord_api: None,
            metrics,
            in_flight: InFlight::default(),
            starts: Starts::default(),
            strips: Strips::default(),
        }
    }

    /// Lets each user make so many requests a second in the long run; any number for 0.
    #[must_use]
    pub fn with_requests_a_second(self, requests: u32) -> Self {
        Self { rate_limiter: RateLimiter::new(requests), ..self }
    }

    /// Lets channels rest after films, at most so long.
    #[must_use]
    pub fn with_film_rest(self, film_rest: Duration) -> Self {
        Self { film_rest, ..self }
    }

    /// Points it at another Discord.
    #[must_use]
    pub fn with_discord_api(self, api: Option<&str>) -> Self {
        Self { discord_api: api.map(Arc::from), ..self }
    }

    /// Record of the backups of this process.
    #[must_use]
    pub fn backups(&self) -> &BackupLog {
        &self.backups
    }

    /// Now, as the store counts.
    pub(crate) fn now(&self) -> UnixMs {
        self.time.now()
    }

    /// Wakes the workers for owed posts and due jobs: something has changed.
    pub(crate) fn notify_outbox(&self) {
        self.owed.notify_one();
        self.planned.notify_one();
    }

    /// The game that is being played in a channel.
    pub(crate) async fn session_in(&self, channel: serenity::all::ChannelId) -> Result<Session, Failure> {
        let active = self.referee.store().active_in_channel(ChannelId(channel.get())).await?;
        match active.first() {
            Some(record) if record.status == Status::Running => {
                interaction_context::about(record.id);
                Ok(self.referee.session(record.id).await?)
            }
            Some(_) => Err(Failure::Said("no-game-yet")),
            None => Err(Failure::Said("no-game-here")),
        }
    }

    /// The game that is being played in a channel, else the last one that was.
    pub(crate) async fn newest_session_in(
        &self,
        guild: Option<serenity::all::GuildId>,
        channel: serenity::all::ChannelId,
    ) -> Result<Session, Failure> {
        let refused = match self.session_in(channel).await {
            Ok(session) => return Ok(session),
            Err(failure) => failure,
        };
        let guild = guild.ok_or(Failure::Said("only-in-server"))?;
        match self.referee.store().last_ended_game(GuildId(guild.get()), ChannelId(channel.get())).await? {
            Some(record) => {
                interaction_context::about(record.id);
                Ok(self.referee.session(record.id).await?)
            }
            None => Err(refused),
        }
    }
}
