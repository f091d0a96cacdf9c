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

use sztab_referee::limits::{BURST_SECONDS, COMPLETIONS_A_REQUEST, HEAVY_AT_ONCE, HEAVY_REQUEST};

use crate::discord::say::failure::Failure;
use crate::discord::say::operation::Weight;

/// Number of users above which idle ones are forgotten.
const KNOWN: usize = 1000;

/// Commands that draw, replay or read files.
pub const HEAVY_COMMANDS: [&str; 13] = [
    "army",
    "board",
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

pub fn weight_of_command(name: &str) -> Weight {
    if HEAVY_COMMANDS.contains(&name) { Weight::Heavy } else { Weight::Plain }
}

/// The decision on a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// The request is served.
    Open,
    /// The request arrived too soon, and the user has not been told yet.
    Refused,
    /// The request arrived too soon, and the user has already been told.
    RefusedAgain,
}

/// The limit on concurrent heavy requests has been reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Busy;

impl From<Busy> for Failure {
    fn from(Busy: Busy) -> Self {
        Self::Said("limit-busy")
    }
}

/// Admits or refuses requests.
#[derive(Debug, Clone)]
pub struct RateLimiter {
    /// Time that a plain request takes up in the long run; `None` if there is no limit.
    pace: Option<Duration>,
    users: Arc<Mutex<HashMap<u64, Pace>>>,
    heavy: Arc<Semaphore>,
}

/// A user's recent use of the limit.
#[derive(Debug, Clone, Copy)]
struct Pace {
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
        Self { pace, users: Arc::default(), heavy: Arc::new(Semaphore::new(HEAVY_AT_ONCE)) }
    }

    /// Decides whether a user's request may be served. Repeated checks of the same request are counted once.
    pub fn enter(&self, user: u64, request: u64, weight: Weight, now: Instant) -> Entry {
        let Some(pace) = self.pace else { return Entry::Open };
        let cost = match weight {
            Weight::Completion => pace / COMPLETIONS_A_REQUEST,
            Weight::Plain => pace,
            Weight::Heavy => pace * HEAVY_REQUEST,
        };
        let mut users = self.users.lock().unwrap_or_else(PoisonError::into_inner);
        if users.len() >= KNOWN && !users.contains_key(&user) {
            users.retain(|_, pace| pace.done > now);
        }
        let known = users.entry(user).or_insert(Pace { done: now, last: 0, told: false });
        if known.last == request {
            return Entry::Open;
        }
        if known.done <= now {
            *known = Pace { done: now, told: false, ..*known };
        }
        if known.done + cost <= now + Duration::from_secs(BURST_SECONDS.into()) {
            *known = Pace { done: known.done + cost, last: request, ..*known };
            Entry::Open
        } else if known.told {
            Entry::RefusedAgain
        } else {
            known.told = true;
            Entry::Refused
        }
    }

    /// A slot among the concurrent heavy requests, occupied for as long as the value is held; `None` for other
    /// requests, which do not need a slot.
    ///
    /// # Errors
    ///
    /// [`Busy`] if all slots are taken.
    pub fn place(&self, weight: Weight) -> Result<Option<OwnedSemaphorePermit>, Busy> {
        match weight {
            Weight::Heavy => match Arc::clone(&self.heavy).try_acquire_owned() {
                Ok(place) => Ok(Some(place)),
                Err(_) => Err(Busy),
            },
            Weight::Plain | Weight::Completion => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_referee::limits::REQUESTS_A_SECOND;

    const SECOND: Duration = Duration::from_secs(1);

    /// Number of a user's requests that are admitted if all arrive at the same time.
    fn let_through(rate_limiter: &RateLimiter, user: u64, weight: Weight, now: Instant, first: u64) -> usize {
        (first..first + 500).filter(|&request| rate_limiter.enter(user, request, weight, now) == Entry::Open).count()
    }

    #[test]
    fn a_player_who_was_quiet_may_make_twenty_requests_at_once_and_then_two_a_second() {
        let (rate_limiter, now) = (RateLimiter::new(REQUESTS_A_SECOND), Instant::now());
        assert_eq!(let_through(&rate_limiter, 1, Weight::Plain, now, 1), 20);
        assert_eq!(let_through(&rate_limiter, 1, Weight::Plain, now + SECOND, 1000), 2);
        assert_eq!(let_through(&rate_limiter, 2, Weight::Plain, now, 1), 20, "another user is not held up");
        assert_eq!(let_through(&rate_limiter, 1, Weight::Plain, now + 60 * SECOND, 2000), 20, "quiet again");
    }

    #[test]
    fn heavy_requests_count_for_more_and_completions_for_less() {
        let (rate_limiter, now) = (RateLimiter::new(REQUESTS_A_SECOND), Instant::now());
        assert_eq!(let_through(&rate_limiter, 1, Weight::Heavy, now, 1), 6);
        assert_eq!(let_through(&rate_limiter, 2, Weight::Completion, now, 1), 80);
    }

    #[test]
    fn a_player_who_presses_as_people_do_is_never_held_up() {
        let (rate_limiter, begun) = (RateLimiter::new(REQUESTS_A_SECOND), Instant::now());
        let presses = (1..300).map(|press: u32| (press, Weight::Plain, SECOND / 2));
        let tries = (300..500).map(|press: u32| (press, Weight::Heavy, SECOND * 3 / 2));
        let mut now = begun;
        for (press, weight, pause) in presses.chain(tries) {
            now += pause;
            assert_eq!(rate_limiter.enter(1, press.into(), weight, now), Entry::Open, "{press}");
        }
    }

    #[test]
    fn a_flood_is_told_once_until_it_has_ended() {
        let (rate_limiter, now) = (RateLimiter::new(REQUESTS_A_SECOND), Instant::now());
        let told = |first: u64, now: Instant| {
            let entries = (first..first + 100).map(|request| rate_limiter.enter(1, request, Weight::Plain, now));
            entries.filter(|entry| *entry == Entry::Refused).count()
        };
        assert_eq!(told(1, now), 1);
        assert_eq!(told(1000, now + SECOND), 0, "it goes on");
        assert_eq!(told(2000, now + 60 * SECOND), 1, "another one");
    }

    #[test]
    fn the_same_request_counts_once_and_without_a_pace_nothing_counts() {
        let (rate_limiter, now) = (RateLimiter::new(1), Instant::now());
        assert!((0..100).all(|_| rate_limiter.enter(1, 7, Weight::Heavy, now) == Entry::Open));
        assert_eq!(let_through(&rate_limiter, 1, Weight::Plain, now, 8), 7);
        assert_eq!(let_through(&RateLimiter::new(0), 1, Weight::Heavy, now, 1), 500);
    }

    #[test]
    fn those_who_have_been_quiet_are_forgotten() {
        let (rate_limiter, now) = (RateLimiter::new(REQUESTS_A_SECOND), Instant::now());
        for user in 0..5000 {
            rate_limiter.enter(user, 1, Weight::Plain, now + SECOND * u32::try_from(user).expect("small"));
        }
        assert!(rate_limiter.users.lock().expect("whole").len() <= KNOWN);
    }

    #[test]
    fn heavy_requests_have_so_many_places() {
        let rate_limiter = RateLimiter::new(0);
        let places: Vec<_> = (0..HEAVY_AT_ONCE).map(|_| rate_limiter.place(Weight::Heavy).expect("a place")).collect();
        assert_eq!(rate_limiter.place(Weight::Heavy).err(), Some(Busy));
        assert!(rate_limiter.place(Weight::Plain).is_ok());
        drop(places);
        assert!(rate_limiter.place(Weight::Heavy).is_ok(), "they are free again");
    }

    #[test]
    fn what_is_heavy_is_a_command() {
        let commands = crate::discord::commands(crate::KINDS);
        for name in HEAVY_COMMANDS {
            assert!(commands.iter().any(|command| command.name == name), "{name}");
        }
    }
}
