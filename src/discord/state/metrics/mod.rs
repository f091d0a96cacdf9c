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
const BOUNDS: [f64; 12] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 10.0];

/// The counters and states of one bot; clones share them.
#[derive(Debug, Clone, Default)]
pub struct Metrics(Arc<Counts>);

#[derive(Debug)]
struct Counts {
    /// All counters. Figures that are read on request are in a separate, temporary registry.
    registry: Registry,
    interactions: Family<Interaction, Counter>,
    acknowledged: Histogram,
    answered: Histogram,
    posts: Family<Fate, Counter>,
    pictures: Family<How, Counter>,
    rate_limits: Counter,
    is_connected: AtomicBool,
    is_stopping: AtomicBool,
    heard_at: Moment,
    unwritable_since: Moment,
    backup_at: Moment,
    backup_failed_at: Moment,
}

/// Labels of an interaction.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Interaction {
    kind: String,
    outcome: &'static str,
}

/// Label of an attempt at a post.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Fate {
    fate: &'static str,
}

/// Label of a picture.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct How {
    how: &'static str,
}

impl Default for Counts {
    fn default() -> Self {
        let mut registry = Registry::default();
        let interactions: Family<Interaction, Counter> = Family::default();
        let (acknowledged, answered) = (Histogram::new(BOUNDS), Histogram::new(BOUNDS));
        let (posts, pictures): (Family<Fate, Counter>, Family<How, Counter>) = Default::default();
        let rate_limits = Counter::default();
        // Every figure should appear on the page even before its first event is counted.
        for attempt in [Attempt::Sent, Attempt::Failed, Attempt::GivenUp, Attempt::Needless] {
            let _ = posts.get_or_create(&attempt.label());
        }
        for is_drawn in [true, false] {
            let _ = pictures.get_or_create(&How::of(is_drawn));
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
            heard_at: Moment::default(),
            unwritable_since: Moment::default(),
            backup_at: Moment::default(),
            backup_failed_at: Moment::default(),
        }
    }
}

/// The time of an event that may not have happened yet.
#[derive(Debug, Default)]
struct Moment(AtomicI64);

impl Moment {
    fn set(&self, at: Option<UnixMs>) {
        self.0.store(at.map_or(0, |at| at.0), Ordering::Relaxed);
    }

    fn get(&self) -> Option<UnixMs> {
        Some(self.0.load(Ordering::Relaxed)).filter(|&at| at != 0).map(UnixMs)
    }
}

/// Outcome of an attempt at a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// The post has been sent.
    Sent,
    /// The post will be retried.
    Failed,
    /// The post will not be retried.
    GivenUp,
    /// The post is superseded by a later one.
    Needless,
}

impl Attempt {
    fn label(self) -> Fate {
        let fate = match self {
            Self::Sent => "sent",
            Self::Failed => "failed",
            Self::GivenUp => "given_up",
            Self::Needless => "needless",
        };
        Fate { fate }
    }
}

impl How {
    fn of(is_drawn: bool) -> Self {
        Self { how: if is_drawn { "drawn" } else { "kept" } }
    }
}

impl Metrics {
    /// Counts a finished interaction: the time until it was acknowledged, and the time until the reply was complete.
    pub(crate) fn interaction(&self, kind: &str, outcome: &'static str, acknowledged: Duration, answered: Duration) {
        self.0.interactions.get_or_create(&Interaction { kind: kind.to_owned(), outcome }).inc();
        self.0.acknowledged.observe(acknowledged.as_secs_f64());
        self.0.answered.observe(answered.as_secs_f64());
    }

    /// Counts an attempt at a post.
    pub(crate) fn post(&self, attempt: Attempt) {
        self.0.posts.get_or_create(&attempt.label()).inc();
    }

    /// Counts a requested picture: drawn, or taken from the cache.
    pub(crate) fn picture(&self, is_drawn: bool) {
        self.0.pictures.get_or_create(&How::of(is_drawn)).inc();
    }

    /// Counts a rate limit imposed by Discord.
    pub fn count_rate_limit(&self) {
        self.0.rate_limits.inc();
    }

    /// Records whether the connection to Discord's gateway is up.
    pub fn gateway_is(&self, is_connected: bool) {
        self.0.is_connected.store(is_connected, Ordering::Relaxed);
    }

    /// Records that an event arrived from the gateway.
    pub fn note_gateway_event(&self, at: UnixMs) {
        self.0.heard_at.set(Some(at));
    }

    /// Time of the last event from the gateway.
    #[must_use]
    pub fn last_gateway_event(&self) -> Option<UnixMs> {
        self.0.heard_at.get()
    }

    /// Records the time since which the database cannot be written; `None` if it can.
    pub fn database_unwritable(&self, since: Option<UnixMs>) {
        self.0.unwritable_since.set(since);
    }

    /// Records the times of the newest backup, and of a failure since then.
    pub fn backups(&self, taken: Option<UnixMs>, failed: Option<UnixMs>) {
        self.0.backup_at.set(taken);
        self.0.backup_failed_at.set(failed);
    }

    /// Records that the bot has been told to stop.
    pub(crate) fn note_stop(&self) {
        self.0.is_stopping.store(true, Ordering::Relaxed);
    }
}
