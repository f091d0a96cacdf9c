//! The bot's metrics: counted where events happen, and read by a monitor.
//!
//! Each bot has one value of this type, shared by all its parts; counting is an addition in memory. Figures about the
//! database are not counted here but queried when the monitor requests them ([`page`]).
//!
//! Figures belong to a bot, not to the process, so that several bots can run in one test.

pub(crate) mod page;
mod process;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use sztab_store::UnixMs;

/// Upper bounds of the histogram buckets, in seconds. Three seconds is one of them, because Discord waits that long for
/// an acknowledgement.
const BUCKET_BOUNDS: [f64; 12] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 10.0];

/// The counters and states of one bot; clones share them.
#[derive(Debug, Clone, Default)]
pub struct Metrics(Arc<Counters>);

#[derive(Debug)]
struct Counters {
    /// All counters. Figures that are read on request are in a separate, temporary registry.
    registry: Registry,
    interactions: Family<InteractionLabels, Counter>,
    acknowledged: Histogram,
    answered: Histogram,
    posts: Family<AttemptLabel, Counter>,
    pictures: Family<PictureLabel, Counter>,
    rate_limits: Counter,
    is_connected: AtomicBool,
    is_stopping: AtomicBool,
    heard_at: EventTime,
    unwritable_since: EventTime,
    backup_at: EventTime,
    backup_failed_at: EventTime,
}

/// Labels of an interaction.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct InteractionLabels {
    kind: String,
    outcome: &'static str,
}

/// Label of an attempt at a post.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct AttemptLabel {
    fate: &'static str,
}

/// Label of a picture.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct PictureLabel {
    how: &'static str,
}

impl Default for Counters {
    fn default() -> Self {
        let mut registry = Registry::default();
        let interactions: Family<InteractionLabels, Counter> = Family::default();
        let (acknowledged, answered) = (Histogram::new(BUCKET_BOUNDS), Histogram::new(BUCKET_BOUNDS));
        let (posts, pictures): (Family<AttemptLabel, Counter>, Family<PictureLabel, Counter>) = Default::default();
        let rate_limits = Counter::default();
        // Every figure should appear on the page even before its first event is counted.
        for attempt in [PostAttempt::Sent, PostAttempt::Failed, PostAttempt::GivenUp, PostAttempt::Needless] {
            let _ = posts.get_or_create(&attempt.label());
        }
        for is_drawn in [true, false] {
            let _ = pictures.get_or_create(&PictureLabel::from_drawn(is_drawn));
        }
        let about = "Commands, presses and completions, by kind and outcome";
        registry.register("sztab_interactions", about, interactions.clone());
        let about = "From an interaction to its acknowledgement";
        registry.register("sztab_acknowledgement_seconds", about, acknowledged.clone());
        registry.register("sztab_answer_seconds", "From an interaction to the end of its answer", answered.clone());
        registry.register("sztab_posts", "Attempts at posts, by what became of them", posts.clone());
        registry.register("sztab_pictures", "Pictures asked for, by how they were had", pictures.clone());
        registry.register("sztab_rate_limits", "Rate limits of Discord that were met", rate_limits.clone());
        Self {
            registry,
            interactions,
            acknowledged,
            answered,
            posts,
            pictures,
            rate_limits,
            is_connected: AtomicBool::default(),
            is_stopping: AtomicBool::default(),
            heard_at: EventTime::default(),
            unwritable_since: EventTime::default(),
            backup_at: EventTime::default(),
            backup_failed_at: EventTime::default(),
        }
    }
}

/// The time of an event that may not have happened yet.
#[derive(Debug, Default)]
struct EventTime(AtomicI64);

impl EventTime {
    fn set(&self, at: Option<UnixMs>) {
        self.0.store(at.map_or(0, |at| at.0), Ordering::Relaxed);
    }

    fn get(&self) -> Option<UnixMs> {
        Some(self.0.load(Ordering::Relaxed)).filter(|&at| at != 0).map(UnixMs)
    }
}

/// Outcome of an attempt at a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PostAttempt {
    /// The post has been sent.
    Sent,
    /// The post will be retried.
    Failed,
    /// The post will not be retried.
    GivenUp,
    /// The post is superseded by a later one.
    Needless,
}

impl PostAttempt {
    fn label(self) -> AttemptLabel {
        let fate = match self {
            Self::Sent => "sent",
            Self::Failed => "failed",
            Self::GivenUp => "given_up",
            Self::Needless => "needless",
        };
        AttemptLabel { fate }
    }
}

impl PictureLabel {
    fn from_drawn(is_drawn: bool) -> Self {
        Self { how: if is_drawn { "drawn" } else { "kept" } }
    }
}

impl Metrics {
    /// Counts a finished interaction: the time until it was acknowledged, and the time until the reply was complete.
    pub(crate) fn count_interaction(
        &self,
        kind: &str,
        outcome: &'static str,
        acknowledged: Duration,
        answered: Duration,
    ) {
        self.0.interactions.get_or_create(&InteractionLabels { kind: kind.to_owned(), outcome }).inc();
        self.0.acknowledged.observe(acknowledged.as_secs_f64());
        self.0.answered.observe(answered.as_secs_f64());
    }

    /// Counts an attempt at a post.
    pub(crate) fn count_post(&self, attempt: PostAttempt) {
        self.0.posts.get_or_create(&attempt.label()).inc();
    }

    /// Counts a requested picture: drawn, or taken from the cache.
    pub(crate) fn count_picture(&self, is_drawn: bool) {
        self.0.pictures.get_or_create(&PictureLabel::from_drawn(is_drawn)).inc();
    }

    /// Counts a rate limit imposed by Discord.
    pub fn count_rate_limit(&self) {
        self.0.rate_limits.inc();
    }

    /// Records whether the connection to Discord's gateway is up.
    pub fn set_gateway_connected(&self, is_connected: bool) {
        self.0.is_connected.store(is_connected, Ordering::Relaxed);
    }

    /// Records that an event arrived from the gateway.
    pub fn record_gateway_event(&self, at: UnixMs) {
        self.0.heard_at.set(Some(at));
    }

    /// Time of the last event from the gateway.
    #[must_use]
    pub fn last_gateway_event(&self) -> Option<UnixMs> {
        self.0.heard_at.get()
    }

    /// Records the time since which the database cannot be written; `None` if it can.
    pub fn set_unwritable_since(&self, since: Option<UnixMs>) {
        self.0.unwritable_since.set(since);
    }

    /// Records the times of the newest backup, and of a failure since then.
    pub fn set_backup_times(&self, taken: Option<UnixMs>, failed: Option<UnixMs>) {
        self.0.backup_at.set(taken);
        self.0.backup_failed_at.set(failed);
    }

    /// Records that the bot has been told to stop.
    pub(crate) fn record_stop(&self) {
        self.0.is_stopping.store(true, Ordering::Relaxed);
    }
}
