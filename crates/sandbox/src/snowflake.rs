//! Snowflakes: Discord's 64-bit identifiers. The upper 42 bits are milliseconds since 2015, so an identifier contains
//! the time at which its object was created. Bots do read it, for example to measure their own delay from an
//! interaction's identifier.

/// An identifier of any object on Discord: a user, a guild, a channel, a message.
pub type Id = u64;

/// The first millisecond of 2015, which Discord counts from.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// Generates strictly increasing identifiers.
#[derive(Debug, Default)]
pub(super) struct Snowflakes {
    last: Id,
}

impl Snowflakes {
    /// The next identifier, for an object created at `now_ms` since the Unix epoch.
    pub(super) fn next(&mut self, now_ms: u64) -> Id {
        let by_time = now_ms.saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last = by_time.max(self.last + 1);
        self.last
    }

    /// The last generated identifier.
    pub(super) fn last(&self) -> Id {
        self.last
    }

    /// Continues after an earlier run. All later identifiers will be greater than `last`, and greater than any that the
    /// earlier run may have generated until now without recording them.
    pub(super) fn resume_after(&mut self, last: Id, now_ms: u64) {
        let until_now = (now_ms.saturating_sub(DISCORD_EPOCH_MS) << 22) | ((1 << 22) - 1);
        self.last = self.last.max(last).max(until_now);
    }
}

/// The time at which the object with this identifier was created, in milliseconds since the Unix epoch.
pub fn timestamp_ms(id: Id) -> u64 {
    (id >> 22) + DISCORD_EPOCH_MS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_increase_and_contain_their_time() {
        let mut ids = Snowflakes::default();
        let now = 1_785_975_296_789;
        let first = ids.next(now);
        assert_eq!(timestamp_ms(first), now);
        assert!(ids.next(now) > first);
        assert!(ids.next(now - 5000) > first, "even when the clock is set back");
        let mut later = Snowflakes::default();
        later.resume_after(ids.last() + 1000, now - 5000);
        assert!(later.next(now - 5000) > ids.last() + 1000);
        assert!(later.next(now + 1) > ids.next(now), "what was handed out meanwhile, too");
    }
}
