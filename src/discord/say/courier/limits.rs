//! Discord's rate limits: per route, and for all routes together.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

/// Requests a second for all routes together. Discord allows a bot 50; what is left is for whatever else asks: commands,
/// emojis, threads.
const A_SECOND: usize = 45;
/// Requests per second reserved for urgent work.
const KEPT_FREE: usize = 5;
const SECOND: Duration = Duration::from_secs(1);
/// Above this many routes, those with expired limits are forgotten.
const MANY: usize = 1_000;

/// Requests that Discord counts together: those of one method and kind about one channel. It may count several such
/// routes together; that shows when it refuses one of them, and is kept to then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Route {
    /// `POST`, `PATCH`, ...
    pub method: &'static str,
    /// The kind of request.
    pub kind: &'static str,
    /// The channel, 0 where there is none.
    pub channel: u64,
}

/// Not now: how long to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// How long.
    pub time: Duration,
    /// Nobody may ask, whatever for.
    pub is_global: bool,
}

/// How much it matters that a request is made soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hurry {
    /// A user waits for it.
    Some,
    /// It can wait until there is little else to do.
    None,
}

/// The quota that an answer announces for the next request of its route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// So many more are allowed ...
    pub requests: u32,
    /// ... before this time has passed.
    pub time: Duration,
}

/// All known limits.
#[derive(Debug, Default)]
pub struct Limits {
    /// Until when nobody may ask.
    all: Option<Instant>,
    routes: HashMap<Route, (u32, Instant)>,
    /// When the last requests were allowed.
    lately: VecDeque<Instant>,
}

impl Limits {
    /// Allows a request and counts it, or says how long to wait before asking here again.
    pub fn take(&mut self, route: Route, hurry: Hurry, now: Instant) -> Result<(), Wait> {
        if let Some(time) = self.all_wait(now) {
            return Err(Wait { time, is_global: true });
        }
        if let Some((0, until)) = self.routes.get(&route).filter(|(_, until)| *until > now) {
            return Err(Wait { time: *until - now, is_global: false });
        }
        while self.lately.front().is_some_and(|then| now.duration_since(*then) >= SECOND) {
            self.lately.pop_front();
        }
        let most = if hurry == Hurry::Some { A_SECOND } else { A_SECOND - KEPT_FREE };
        if self.lately.len() >= most
            && let Some(first) = self.lately.front()
        {
            return Err(Wait { time: (*first + SECOND).duration_since(now), is_global: false });
        }
        self.lately.push_back(now);
        if let Some((requests, _)) = self.routes.get_mut(&route) {
            *requests = requests.saturating_sub(1);
        }
        Ok(())
    }

    /// How long nobody may ask any more.
    pub fn all_wait(&self, now: Instant) -> Option<Duration> {
        self.all.and_then(|until| until.checked_duration_since(now)).filter(|time| !time.is_zero())
    }

    /// Notes what an answer has said.
    pub fn heard(&mut self, route: Route, left: Left, now: Instant) {
        if self.routes.len() >= MANY {
            self.routes.retain(|_, (_, until)| *until > now);
        }
        self.routes.insert(route, (left.requests, now + left.time));
    }

    /// Notes that we asked too often.
    pub fn refused(&mut self, route: Route, wait: Wait, now: Instant) {
        if wait.is_global {
            self.all = self.all.max(Some(now + wait.time));
        } else {
            self.heard(route, Left { requests: 0, time: wait.time }, now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Route = Route { method: "POST", kind: "messages", channel: 1 };
    const THERE: Route = Route { method: "POST", kind: "messages", channel: 2 };

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_route_that_has_none_left_waits_and_the_others_do_not() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.heard(HERE, Left { requests: 1, time: seconds(5) }, now);
        assert_eq!(limits.take(HERE, Hurry::Some, now), Ok(()));
        assert_eq!(limits.take(HERE, Hurry::Some, now + seconds(1)), Err(Wait { time: seconds(4), is_global: false }));
        assert_eq!(limits.take(THERE, Hurry::Some, now + seconds(1)), Ok(()));
        assert_eq!(limits.take(HERE, Hurry::Some, now + seconds(5)), Ok(()));
    }

    #[test]
    fn after_a_refusal_of_one_route_it_alone_waits() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.refused(HERE, Wait { time: seconds(3), is_global: false }, now);
        assert_eq!(limits.take(HERE, Hurry::Some, now), Err(Wait { time: seconds(3), is_global: false }));
        assert_eq!(limits.take(THERE, Hurry::Some, now), Ok(()));
    }

    #[test]
    fn after_a_refusal_for_all_everything_waits_for_the_longest_one() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.refused(HERE, Wait { time: seconds(9), is_global: true }, now);
        limits.refused(HERE, Wait { time: seconds(3), is_global: true }, now);
        assert_eq!(limits.take(THERE, Hurry::Some, now + seconds(4)), Err(Wait { time: seconds(5), is_global: true }));
        assert_eq!(limits.all_wait(now + seconds(9)), None);
        assert_eq!(limits.take(THERE, Hurry::Some, now + seconds(9)), Ok(()));
    }

    #[test]
    fn no_second_sees_more_requests_than_it_may() {
        let (mut limits, start) = (Limits::default(), Instant::now());
        let (mut now, mut allowed) = (start, Vec::new());
        for channel in 0..150 {
            let route = Route { channel, ..HERE };
            while let Err(wait) = limits.take(route, Hurry::Some, now) {
                now += wait.time;
            }
            allowed.push(now);
        }
        for then in &allowed {
            assert!(allowed.iter().filter(|at| (*then..*then + SECOND).contains(*at)).count() <= A_SECOND);
        }
        assert_eq!(now - start, seconds(3));
    }

    #[test]
    fn a_player_who_is_in_no_hurry_leaves_room_for_the_others() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        for channel in 0..40 {
            assert_eq!(limits.take(Route { channel, ..HERE }, Hurry::None, now), Ok(()));
        }
        assert_eq!(limits.take(HERE, Hurry::None, now), Err(Wait { time: SECOND, is_global: false }));
        assert_eq!(limits.take(HERE, Hurry::Some, now), Ok(()));
    }

    #[test]
    fn routes_that_nobody_waits_for_are_forgotten() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        for channel in 0..3_000 {
            limits.heard(Route { channel, ..HERE }, Left { requests: 4, time: seconds(1) }, now + seconds(channel));
        }
        assert!(limits.routes.len() <= MANY);
    }
}
