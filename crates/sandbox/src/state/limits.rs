//! Rate limits: pauses imposed on the bot, and a limit on the messages in each channel.

use std::collections::{BTreeMap, VecDeque};

use crate::snowflake::Id;

/// The unit for which requests are counted: a method and the first three segments of a path.
fn route_key(method: &str, path: &str) -> String {
    let segments: Vec<&str> = path.trim_start_matches('/').split('/').take(3).collect();
    format!("{method} {}", segments.join("/"))
}

/// A pause imposed on the bot.
#[derive(Clone, Debug)]
struct Pause {
    /// The route; `None` for all routes.
    route: Option<String>,
    since_ms: u64,
    until_ms: u64,
}

/// Grace period at the start of a pause, in milliseconds: requests already on their way are not violations.
const PAUSE_GRACE_MS: u64 = 300;

/// The limit as reported in responses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ReportedQuota {
    pub limit: usize,
    pub remaining: usize,
    pub reset_after_ms: u64,
}

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RateLimited {
    pub wait_ms: u64,
    pub is_global: bool,
    /// True if the bot had already been notified.
    pub was_told: bool,
}

/// A limit on messages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quota {
    /// Maximum number of messages in each time window.
    pub number: usize,
    pub window_ms: u64,
}

#[derive(Debug, Default)]
pub(crate) struct Limits {
    pauses: Vec<Pause>,
    /// The limit on messages per channel.
    pub messages: Option<Quota>,
    sent: BTreeMap<Id, VecDeque<u64>>,
}

impl Limits {
    /// Begins the pause imposed by a refusal.
    pub fn pause(&mut self, method: &str, path: &str, refusal: RateLimited, now_ms: u64) {
        let route = (!refusal.is_global).then(|| route_key(method, path));
        self.pauses.push(Pause { route, since_ms: now_ms, until_ms: now_ms + refusal.wait_ms });
    }

    /// Refuses a request during a pause.
    pub fn check_pause(&mut self, method: &str, path: &str, now_ms: u64) -> Option<RateLimited> {
        self.pauses.retain(|pause| pause.until_ms > now_ms);
        let here = route_key(method, path);
        let hit = self.pauses.iter().find(|pause| pause.route.as_ref().is_none_or(|route| *route == here));
        hit.map(|pause| RateLimited {
            wait_ms: pause.until_ms - now_ms,
            is_global: pause.route.is_none(),
            was_told: now_ms - pause.since_ms > PAUSE_GRACE_MS,
        })
    }

    /// Counts a message to a channel: returns the remaining quota or a refusal, or `None` if there is no limit.
    pub fn count(&mut self, channel: Id, now_ms: u64) -> Option<Result<ReportedQuota, RateLimited>> {
        let Quota { number: limit, window_ms } = self.messages?;
        let sent = self.sent.entry(channel).or_default();
        while sent.front().is_some_and(|then| then + window_ms <= now_ms) {
            sent.pop_front();
        }
        let reset_after_ms = sent.front().map_or(window_ms, |then| then + window_ms - now_ms);
        if sent.len() >= limit {
            // The bot has been notified, because each response reports the remaining quota.
            return Some(Err(RateLimited { wait_ms: reset_after_ms, is_global: false, was_told: true }));
        }
        sent.push_back(now_ms);
        Some(Ok(ReportedQuota { limit, remaining: limit - sent.len(), reset_after_ms }))
    }
}
