//! How the bot is doing: counted where it happens, read by whoever monitors it.
//!
//! One value for each bot, shared by everything that works for it; counting is an addition to a number in memory.
//! What the database knows is not counted here but asked for when somebody looks ([`page`]).

mod histogram;
pub(crate) mod page;
mod process;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use histogram::Histogram;

use crate::store::UnixMs;

/// The counters and states of one bot; a clone is another handle on the same ones.
#[derive(Debug, Clone, Default)]
pub struct Vitals(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    /// By kind and outcome.
    interactions: Mutex<BTreeMap<(String, &'static str), u64>>,
    acknowledged: Histogram,
    answered: Histogram,
    posts_sent: AtomicU64,
    posts_failed: AtomicU64,
    posts_given_up: AtomicU64,
    posts_needless: AtomicU64,
    pictures_drawn: AtomicU64,
    pictures_kept: AtomicU64,
    rate_limits: AtomicU64,
    is_connected: AtomicBool,
    is_stopping: AtomicBool,
    heard_at: Moment,
    unwritable_since: Moment,
    backup_at: Moment,
    backup_failed_at: Moment,
}

/// A moment that may not have come yet.
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

/// What became of an attempt at a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// It is in its channel.
    Sent,
    /// It will be tried again.
    Failed,
    /// It will not be tried again.
    GivenUp,
    /// A later post says more.
    Needless,
}

impl Vitals {
    /// Counts an interaction that is done: how long it was until it was acknowledged, and until all was said.
    pub(crate) fn interaction(&self, kind: &str, outcome: &'static str, acknowledged: Duration, answered: Duration) {
        let mut interactions = self.0.interactions.lock().unwrap_or_else(PoisonError::into_inner);
        *interactions.entry((kind.to_owned(), outcome)).or_default() += 1;
        drop(interactions);
        self.0.acknowledged.count(acknowledged);
        self.0.answered.count(answered);
    }

    /// Counts an attempt at a post.
    pub(crate) fn post(&self, attempt: Attempt) {
        let count = match attempt {
            Attempt::Sent => &self.0.posts_sent,
            Attempt::Failed => &self.0.posts_failed,
            Attempt::GivenUp => &self.0.posts_given_up,
            Attempt::Needless => &self.0.posts_needless,
        };
        count.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a picture that was asked for: drawn, or kept from before.
    pub(crate) fn picture(&self, is_drawn: bool) {
        let count = if is_drawn { &self.0.pictures_drawn } else { &self.0.pictures_kept };
        count.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a rate limit of Discord's that was met.
    pub fn rate_limited(&self) {
        self.0.rate_limits.fetch_add(1, Ordering::Relaxed);
    }

    /// Notes whether the connection to Discord's gateway stands.
    pub fn gateway_is(&self, is_connected: bool) {
        self.0.is_connected.store(is_connected, Ordering::Relaxed);
    }

    /// Notes that something came from the gateway.
    pub fn gateway_heard(&self, at: UnixMs) {
        self.0.heard_at.set(Some(at));
    }

    /// When something came from the gateway last.
    #[must_use]
    pub fn gateway_heard_at(&self) -> Option<UnixMs> {
        self.0.heard_at.get()
    }

    /// Notes since when the database cannot be written; `None` if it can.
    pub fn database_unwritable(&self, since: Option<UnixMs>) {
        self.0.unwritable_since.set(since);
    }

    /// Notes when the newest backup was taken, and when one could not be since then.
    pub fn backups(&self, taken: Option<UnixMs>, failed: Option<UnixMs>) {
        self.0.backup_at.set(taken);
        self.0.backup_failed_at.set(failed);
    }

    /// Notes that the bot has been told to stop.
    pub(crate) fn stopping(&self) {
        self.0.is_stopping.store(true, Ordering::Relaxed);
    }
}
