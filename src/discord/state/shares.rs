//! Shared what-ifs: each appears in its channel only once, and a user cannot fill a channel with them.
//!
//! They are stored only in memory. After a restart a what-if can be shared again.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::{ChannelId, MessageId};

use sztab_referee::limits::MAX_SHARES_PER_DAY;
use sztab_store::{GameId, UnixMs, UserId};

use crate::discord::say::subject::Position;

/// Maximum number of shared what-ifs that are remembered; the oldest are forgotten first.
const MAX_REMEMBERED_SHARES: usize = 2_000;
/// Time for which a share counts towards the limit.
const COUNTING_PERIOD: Duration = Duration::from_hours(24);

/// A what-if shared in a channel.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ShareKey {
    /// The subject of the what-if, including the version.
    pub subject: Position,
    /// The trail of the what-if's steps.
    pub trail: String,
    /// The channel in which the what-if is shared.
    pub channel: ChannelId,
}

/// The post of a shared what-if, once there is one. The slot is locked while the what-if is being posted, so that only
/// one of two simultaneous presses posts it.
pub type Slot = Arc<tokio::sync::Mutex<Option<SharedPost>>>;

/// A public post that shows a what-if.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SharedPost {
    pub message: MessageId,
    /// The user who first shared the what-if.
    pub by: UserId,
}

/// Recently shared what-ifs; clones share the same list.
#[derive(Debug, Clone, Default)]
pub struct Shares(Arc<Mutex<Inner>>);

#[derive(Debug, Default)]
struct Inner {
    slots: HashMap<ShareKey, Slot>,
    order: VecDeque<ShareKey>,
    /// Times at which a user shared something new, per game or outside games.
    lately: HashMap<(UserId, Option<GameId>), VecDeque<UnixMs>>,
}

impl Shares {
    /// The slot for the post of a what-if.
    pub fn slot(&self, key: &ShareKey) -> Slot {
        let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = inner.slots.get(key) {
            return Arc::clone(slot);
        }
        while inner.order.len() >= MAX_REMEMBERED_SHARES {
            let oldest = inner.order.pop_front();
            oldest.map(|oldest| inner.slots.remove(&oldest));
        }
        let slot = Slot::default();
        inner.order.push_back(key.clone());
        inner.slots.insert(key.clone(), Arc::clone(&slot));
        slot
    }

    /// Returns whether a user may share something new, in a game or outside games, within the daily limit. If so, the
    /// share is counted.
    pub fn may_share(&self, user: UserId, game: Option<GameId>, now: UnixMs) -> bool {
        let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_old = |then: &UnixMs| now.since(*then).is_some_and(|age| age >= COUNTING_PERIOD);
        if inner.lately.len() >= MAX_REMEMBERED_SHARES {
            inner.lately.retain(|_, moments| moments.back().is_some_and(|last| !is_old(last)));
        }
        let moments = inner.lately.entry((user, game)).or_default();
        while moments.front().is_some_and(is_old) {
            moments.pop_front();
        }
        if moments.len() >= MAX_SHARES_PER_DAY {
            return false;
        }
        moments.push_back(now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::say::subject::GameVersion;
    use sztab_store::Seq;

    fn test_key(number: usize) -> ShareKey {
        let subject = Position::Game(GameVersion::new(GameId(1), Seq(5)));
        ShareKey { subject, trail: format!("X.{number}"), channel: ChannelId::new(7) }
    }

    #[tokio::test]
    async fn shares_are_remembered_and_the_oldest_forgotten_first() {
        let (shares, shared) = (Shares::default(), SharedPost { message: MessageId::new(9), by: UserId(1) });
        *shares.slot(&test_key(0)).lock().await = Some(shared);
        assert_eq!(*shares.slot(&test_key(0)).lock().await, Some(shared));
        for number in 1..=MAX_REMEMBERED_SHARES {
            shares.slot(&test_key(number));
        }
        assert_eq!(*shares.slot(&test_key(0)).lock().await, None);
        assert!(shares.0.lock().unwrap_or_else(PoisonError::into_inner).slots.len() <= MAX_REMEMBERED_SHARES);
    }

    #[test]
    fn users_cannot_share_more_per_game_and_day_than_allowed() {
        let (shares, game) = (Shares::default(), Some(GameId(1)));
        let may = |user, game, at| shares.may_share(UserId(user), game, UnixMs(at));
        let day = UnixMs(0).after(COUNTING_PERIOD).0;
        assert!((0..MAX_SHARES_PER_DAY).all(|_| may(1, game, 0)));
        assert!(!may(1, game, 1) && !may(1, game, day - 1));
        assert!(may(2, game, 1) && may(1, Some(GameId(2)), 1) && may(1, None, 1), "of another person or game");
        assert!(may(1, game, day));
    }
}
