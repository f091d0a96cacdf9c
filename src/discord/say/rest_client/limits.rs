//! Discord's rate limits: per route, and for all routes together.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

/// Maximum number of requests per second on all routes. Discord allows a bot 50; the rest is for other code: commands,
/// emojis, threads.
const REQUESTS_PER_SECOND: usize = 45;
/// Number of requests per second reserved for urgent work.
const RESERVED_REQUESTS: usize = 5;
const SECOND: Duration = Duration::from_secs(1);
/// Number of routes above which routes with expired limits are forgotten.
const MAX_REMEMBERED_ROUTES: usize = 1_000;

/// Requests that Discord counts together: those with the same method and kind in one channel. Discord may count several
/// of these routes together; the bot notices when Discord refuses a request on one of them, and respects the shared
/// limit from then on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Route {
    /// `POST`, `PATCH`, ...
    pub method: &'static str,
    /// The kind of the request.
    pub kind: &'static str,
    /// The channel; 0 if there is none.
    pub channel: u64,
}

/// A temporary refusal, with the time to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimitWait {
    pub time: Duration,
    /// True if the limit applies to all requests.
    pub is_global: bool,
}

/// The urgency of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// A user is waiting for the request.
    Some,
    /// No user is waiting for the request, so it can be sent when there is little else to do.
    None,
}

/// The remaining quota that a response announces for its route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemainingQuota {
    /// The number of further requests allowed within `time`.
    pub requests: u32,
    /// The period that the quota covers.
    pub time: Duration,
}

/// All known limits.
#[derive(Debug, Default)]
pub struct Limits {
    /// Time at which the global rate limit ends, if one is in force.
    all: Option<Instant>,
    routes: HashMap<Route, (u32, Instant)>,
    /// The times of recent requests and of those scheduled for the future, in order.
    moments: VecDeque<Instant>,
}

impl Limits {
    /// Counts a request and returns the time at which it may be made, or the time to wait before trying again.
    ///
    /// Urgent requests are scheduled in the order in which they ask, up to `patience` ahead, so that none of many
    /// waiting requests is overtaken again and again.
    pub fn reserve_slot(
        &mut self,
        route: Route,
        hurry: Urgency,
        now: Instant,
        patience: Duration,
    ) -> Result<Instant, RateLimitWait> {
        if let Some(time) = self.global_wait(now) {
            return Err(RateLimitWait { time, is_global: true });
        }
        if let Some((0, until)) = self.routes.get(&route).filter(|(_, until)| *until > now) {
            return Err(RateLimitWait { time: *until - now, is_global: false });
        }
        while self.moments.front().is_some_and(|then| now.saturating_duration_since(*then) >= SECOND) {
            self.moments.pop_front();
        }
        let most = if hurry == Urgency::Some { REQUESTS_PER_SECOND } else { REQUESTS_PER_SECOND - RESERVED_REQUESTS };
        // One second after the last request that must no longer count at that time.
        let next = self.moments.len().checked_sub(most).map_or(now, |index| self.moments[index] + SECOND);
        let time = next.saturating_duration_since(now);
        if !time.is_zero() && (hurry == Urgency::None || time > patience) {
            return Err(RateLimitWait { time, is_global: false });
        }
        self.moments.push_back(next);
        if let Some((requests, _)) = self.routes.get_mut(&route) {
            *requests = requests.saturating_sub(1);
        }
        Ok(next)
    }

    /// Time until requests are allowed again, if a global rate limit is in force.
    pub fn global_wait(&self, now: Instant) -> Option<Duration> {
        self.all.and_then(|until| until.checked_duration_since(now)).filter(|time| !time.is_zero())
    }

    /// Records the quota announced by a response.
    pub fn record_quota(&mut self, route: Route, left: RemainingQuota, now: Instant) {
        if self.routes.len() >= MAX_REMEMBERED_ROUTES {
            self.routes.retain(|_, (_, until)| *until > now);
        }
        self.routes.insert(route, (left.requests, now + left.time));
    }

    /// Records that Discord refused a request because of a rate limit.
    pub fn record_rate_limit(&mut self, route: Route, wait: RateLimitWait, now: Instant) {
        if wait.is_global {
            self.all = self.all.max(Some(now + wait.time));
        } else {
            self.record_quota(route, RemainingQuota { requests: 0, time: wait.time }, now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUTE: Route = Route { method: "POST", kind: "messages", channel: 1 };
    const OTHER_ROUTE: Route = Route { method: "POST", kind: "messages", channel: 2 };

    /// Requests a slot without waiting for a later one.
    fn reserve_now(limits: &mut Limits, route: Route, hurry: Urgency, now: Instant) -> Result<(), RateLimitWait> {
        limits.reserve_slot(route, hurry, now, Duration::ZERO).map(|moment| assert_eq!(moment, now))
    }

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn exhausted_routes_wait_while_others_do_not() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.record_quota(ROUTE, RemainingQuota { requests: 1, time: seconds(5) }, now);
        assert_eq!(reserve_now(&mut limits, ROUTE, Urgency::Some, now), Ok(()));
        assert_eq!(
            reserve_now(&mut limits, ROUTE, Urgency::Some, now + seconds(1)),
            Err(RateLimitWait { time: seconds(4), is_global: false })
        );
        assert_eq!(reserve_now(&mut limits, OTHER_ROUTE, Urgency::Some, now + seconds(1)), Ok(()));
        assert_eq!(reserve_now(&mut limits, ROUTE, Urgency::Some, now + seconds(5)), Ok(()));
    }

    #[test]
    fn a_route_limit_delays_only_that_route() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.record_rate_limit(ROUTE, RateLimitWait { time: seconds(3), is_global: false }, now);
        assert_eq!(
            reserve_now(&mut limits, ROUTE, Urgency::Some, now),
            Err(RateLimitWait { time: seconds(3), is_global: false })
        );
        assert_eq!(reserve_now(&mut limits, OTHER_ROUTE, Urgency::Some, now), Ok(()));
    }

    #[test]
    fn a_global_limit_delays_all_routes_for_the_longest_wait() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.record_rate_limit(ROUTE, RateLimitWait { time: seconds(9), is_global: true }, now);
        limits.record_rate_limit(ROUTE, RateLimitWait { time: seconds(3), is_global: true }, now);
        assert_eq!(
            reserve_now(&mut limits, OTHER_ROUTE, Urgency::Some, now + seconds(4)),
            Err(RateLimitWait { time: seconds(5), is_global: true })
        );
        assert_eq!(limits.global_wait(now + seconds(9)), None);
        assert_eq!(reserve_now(&mut limits, OTHER_ROUTE, Urgency::Some, now + seconds(9)), Ok(()));
    }

    #[test]
    fn requests_per_second_never_exceed_the_limit() {
        let (mut limits, start) = (Limits::default(), Instant::now());
        let (mut now, mut allowed) = (start, Vec::new());
        for channel in 0..150 {
            let route = Route { channel, ..ROUTE };
            while let Err(wait) = reserve_now(&mut limits, route, Urgency::Some, now) {
                now += wait.time;
            }
            allowed.push(now);
        }
        for then in &allowed {
            assert!(allowed.iter().filter(|at| (*then..*then + SECOND).contains(*at)).count() <= REQUESTS_PER_SECOND);
        }
        assert_eq!(now - start, seconds(3));
    }

    #[test]
    fn waiting_requests_proceed_in_order_of_arrival() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        let later = |number: usize| now + Duration::from_millis(number as u64);
        let ask = |number: usize| (Route { channel: number as u64, ..ROUTE }, later(number));
        let moments: Vec<Instant> = (0..100)
            .map(|number| {
                let (route, asked) = ask(number);
                limits
                    .reserve_slot(route, Urgency::Some, asked, seconds(2))
                    .unwrap_or_else(|wait| panic!("{number}: {wait:?}"))
            })
            .collect();
        assert!(moments.is_sorted());
        assert_eq!(moments[REQUESTS_PER_SECOND - 1], later(REQUESTS_PER_SECOND - 1), "the first ones do not wait");
        assert_eq!(moments[REQUESTS_PER_SECOND + 3], later(3) + SECOND, "a second after the request that makes room");
        assert_eq!(moments[99], later(99 - 2 * REQUESTS_PER_SECOND) + seconds(2));
        // A request that cannot wait long enough is told how long to wait, and does not take a slot.
        let (route, asked) = ask(100);
        let wait = RateLimitWait { time: later(100 - 2 * REQUESTS_PER_SECOND) + seconds(2) - asked, is_global: false };
        assert_eq!(limits.reserve_slot(route, Urgency::Some, asked, SECOND), Err(wait));
        assert_eq!(limits.reserve_slot(route, Urgency::Some, asked, seconds(2)), Ok(asked + wait.time));
    }

    #[test]
    fn non_urgent_requests_leave_room_for_others() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        for channel in 0..40 {
            assert_eq!(reserve_now(&mut limits, Route { channel, ..ROUTE }, Urgency::None, now), Ok(()));
        }
        assert_eq!(
            reserve_now(&mut limits, ROUTE, Urgency::None, now),
            Err(RateLimitWait { time: SECOND, is_global: false })
        );
        assert_eq!(reserve_now(&mut limits, ROUTE, Urgency::Some, now), Ok(()));
    }

    #[test]
    fn idle_routes_are_forgotten() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        for channel in 0..3_000 {
            limits.record_quota(
                Route { channel, ..ROUTE },
                RemainingQuota { requests: 4, time: seconds(1) },
                now + seconds(channel),
            );
        }
        assert!(limits.routes.len() <= MAX_REMEMBERED_ROUTES);
    }
}
