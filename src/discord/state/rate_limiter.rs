//! Admission of requests: a rate limit for each user, and a limit on heavy requests for all users together.
//!
//! The state is held in memory and does not use the disk or the database, because handling a flood of requests has to
//! be cheap.
//!
//! A request is checked before any picture is drawn or file read for it. (`tests/discord/floods.rs`)

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use sztab_referee::limits::{
    BURST_SECONDS, COMPLETIONS_PER_REQUEST, HEAVY_REQUEST_WEIGHT, MAX_CONCURRENT_HEAVY_REQUESTS,
};

use crate::discord::say::failure::Failure;
use crate::discord::say::specification::Weight;

/// Number of users above which idle ones are forgotten.
const MAX_IDLE_USERS: usize = 1000;

/// Commands that draw, replay or read files.
pub const HEAVY_COMMANDS: [&str; 17] = [
    "Report a problem",
    "Statistics",
    "What happened here?",
    "army",
    "board",
    "catch-up",
    "export",
    "import",
    "legend",
    "organise",
    "ratings",
    "results",
    "statistics",
    "tile",
    "undo",
    "verify",
    "whatif",
];

pub fn command_weight(name: &str) -> Weight {
    if HEAVY_COMMANDS.contains(&name) { Weight::Heavy } else { Weight::Plain }
}

/// The decision on a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Admission {
    /// The request is served.
    Open,
    /// The request arrived too soon, and the user has not been told yet.
    Refused,
    /// The request arrived too soon, and the user has already been told.
    RefusedAgain,
}

/// The limit on concurrent heavy requests has been reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SlotsExhausted;

impl From<SlotsExhausted> for Failure {
    fn from(SlotsExhausted: SlotsExhausted) -> Self {
        Self::Said("limit-busy")
    }
}

/// Admits or refuses requests.
#[derive(Debug, Clone)]
pub struct RateLimiter {
    /// Time that a plain request takes up in the long run; `None` if there is no limit.
    pace: Option<Duration>,
    users: Arc<Mutex<HashMap<u64, UserQuota>>>,
    heavy: Arc<Semaphore>,
}

/// A user's recent use of the limit.
#[derive(Debug, Clone, Copy)]
struct UserQuota {
    /// Time at which all requests admitted so far would be finished at the permitted rate.
    done: Instant,
    /// The last request that was admitted. It is stored because a command with a subcommand is checked twice.
    last: u64,
    /// True if the user has been told since last being within the limit.
    told: bool,
}

impl RateLimiter {
    /// Allows each user this many requests per second in the long run; 0 for no limit.
    pub fn new(requests_a_second: u32) -> Self {
        let pace = (requests_a_second > 0).then(|| Duration::from_secs(1) / requests_a_second);
        Self { pace, users: Arc::default(), heavy: Arc::new(Semaphore::new(MAX_CONCURRENT_HEAVY_REQUESTS)) }
    }

    /// Decides whether a user's request may be served. Repeated checks of the same request are counted once.
    pub fn admit(&self, user: u64, request: u64, weight: Weight, now: Instant) -> Admission {
        let Some(pace) = self.pace else { return Admission::Open };
        let cost = match weight {
            Weight::Completion => pace / COMPLETIONS_PER_REQUEST,
            Weight::Plain => pace,
            Weight::Heavy => pace * HEAVY_REQUEST_WEIGHT,
        };
        let mut users = self.users.lock().unwrap_or_else(PoisonError::into_inner);
        if users.len() >= MAX_IDLE_USERS && !users.contains_key(&user) {
            users.retain(|_, pace| pace.done > now);
        }
        let known = users.entry(user).or_insert(UserQuota { done: now, last: 0, told: false });
        if known.last == request {
            return Admission::Open;
        }
        if known.done <= now {
            *known = UserQuota { done: now, told: false, ..*known };
        }
        if known.done + cost <= now + Duration::from_secs(BURST_SECONDS.into()) {
            *known = UserQuota { done: known.done + cost, last: request, ..*known };
            Admission::Open
        } else if known.told {
            Admission::RefusedAgain
        } else {
            known.told = true;
            Admission::Refused
        }
    }

    /// A slot among the concurrent heavy requests, occupied for as long as the value is held; `None` for other
    /// requests, which do not need a slot.
    ///
    /// # Errors
    ///
    /// [`SlotsExhausted`] if all slots are taken.
    pub fn acquire_slot(&self, weight: Weight) -> Result<Option<OwnedSemaphorePermit>, SlotsExhausted> {
        match weight {
            Weight::Heavy => match Arc::clone(&self.heavy).try_acquire_owned() {
                Ok(place) => Ok(Some(place)),
                Err(_) => Err(SlotsExhausted),
            },
            Weight::Plain | Weight::Completion => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_referee::limits::REQUESTS_PER_SECOND;

    const SECOND: Duration = Duration::from_secs(1);

    /// Number of a user's requests that are admitted if all arrive at the same time.
    fn count_admitted(rate_limiter: &RateLimiter, user: u64, weight: Weight, now: Instant, first: u64) -> usize {
        (first..first + 500)
            .filter(|&request| rate_limiter.admit(user, request, weight, now) == Admission::Open)
            .count()
    }

    #[test]
    fn quiet_users_may_send_twenty_requests_at_once_then_two_a_second() {
        let (rate_limiter, now) = (RateLimiter::new(REQUESTS_PER_SECOND), Instant::now());
        assert_eq!(count_admitted(&rate_limiter, 1, Weight::Plain, now, 1), 20);
        assert_eq!(count_admitted(&rate_limiter, 1, Weight::Plain, now + SECOND, 1000), 2);
        assert_eq!(count_admitted(&rate_limiter, 2, Weight::Plain, now, 1), 20, "another user is not held up");
        assert_eq!(count_admitted(&rate_limiter, 1, Weight::Plain, now + 60 * SECOND, 2000), 20, "quiet again");
    }

    #[test]
    fn heavy_requests_count_for_more_and_completions_for_less() {
        let (rate_limiter, now) = (RateLimiter::new(REQUESTS_PER_SECOND), Instant::now());
        assert_eq!(count_admitted(&rate_limiter, 1, Weight::Heavy, now, 1), 6);
        assert_eq!(count_admitted(&rate_limiter, 2, Weight::Completion, now, 1), 80);
    }

    #[test]
    fn users_who_press_at_human_speed_are_never_refused() {
        let (rate_limiter, begun) = (RateLimiter::new(REQUESTS_PER_SECOND), Instant::now());
        let presses = (1..300).map(|press: u32| (press, Weight::Plain, SECOND / 2));
        let tries = (300..500).map(|press: u32| (press, Weight::Heavy, SECOND * 3 / 2));
        let mut now = begun;
        for (press, weight, pause) in presses.chain(tries) {
            now += pause;
            assert_eq!(rate_limiter.admit(1, press.into(), weight, now), Admission::Open, "{press}");
        }
    }

    #[test]
    fn a_flood_is_reported_once_until_it_ends() {
        let (rate_limiter, now) = (RateLimiter::new(REQUESTS_PER_SECOND), Instant::now());
        let told = |first: u64, now: Instant| {
            let entries = (first..first + 100).map(|request| rate_limiter.admit(1, request, Weight::Plain, now));
            entries.filter(|entry| *entry == Admission::Refused).count()
        };
        assert_eq!(told(1, now), 1);
        assert_eq!(told(1000, now + SECOND), 0, "it goes on");
        assert_eq!(told(2000, now + 60 * SECOND), 1, "another one");
    }

    #[test]
    fn repeated_requests_count_once_and_without_a_limit_none_count() {
        let (rate_limiter, now) = (RateLimiter::new(1), Instant::now());
        assert!((0..100).all(|_| rate_limiter.admit(1, 7, Weight::Heavy, now) == Admission::Open));
        assert_eq!(count_admitted(&rate_limiter, 1, Weight::Plain, now, 8), 7);
        assert_eq!(count_admitted(&RateLimiter::new(0), 1, Weight::Heavy, now, 1), 500);
    }

    #[test]
    fn idle_users_are_forgotten() {
        let (rate_limiter, now) = (RateLimiter::new(REQUESTS_PER_SECOND), Instant::now());
        for user in 0..5000 {
            rate_limiter.admit(user, 1, Weight::Plain, now + SECOND * u32::try_from(user).expect("small"));
        }
        assert!(rate_limiter.users.lock().expect("whole").len() <= MAX_IDLE_USERS);
    }

    #[test]
    fn heavy_requests_are_limited_to_the_available_slots() {
        let rate_limiter = RateLimiter::new(0);
        let places: Vec<_> = (0..MAX_CONCURRENT_HEAVY_REQUESTS)
            .map(|_| rate_limiter.acquire_slot(Weight::Heavy).expect("a place"))
            .collect();
        assert_eq!(rate_limiter.acquire_slot(Weight::Heavy).err(), Some(SlotsExhausted));
        assert!(rate_limiter.acquire_slot(Weight::Plain).is_ok());
        drop(places);
        assert!(rate_limiter.acquire_slot(Weight::Heavy).is_ok(), "they are free again");
    }

    #[test]
    fn every_heavy_command_exists() {
        let commands = crate::discord::commands(crate::KINDS);
        for name in HEAVY_COMMANDS {
            assert!(commands.iter().any(|command| command.name == name), "{name}");
        }
    }
}
