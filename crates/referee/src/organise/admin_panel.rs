//! All running sessions of a server, for its organisers.

use crate::clock::{DAY_MS, HOUR_MS};
use crate::{Deadline, Referee, RefereeError, Session};
use sztab_store::{GuildId, UnixMs};
use sztab_words::worded;

/// Threshold below which a clock has nearly run out, in milliseconds.
const LOW_TIME_MS: i64 = 12 * HOUR_MS;
/// Time after which a session counts as waiting for a long time, in milliseconds.
const LONG_WAIT_MS: i64 = 3 * DAY_MS;

worded! {
    /// The sessions to show, and their order.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum AdminFilter {
        /// All sessions, longest waiting first.
        All = "all",
        /// Sessions with a clock that has fallen or will fall within 12 hours, the first to fall first.
        Clock = "clock",
        /// Sessions that have waited for at least three days, longest waiting first.
        Waiting = "waiting",
    }
}

/// A running session.
#[derive(Debug, Clone)]
pub struct AdminSession {
    pub session: Session,
    /// The time since which the current player has had to act; `None` if no player has to.
    pub since: Option<UnixMs>,
    /// The clock that falls first, if any is running.
    pub deadline: Option<Deadline>,
}

impl AdminFilter {
    fn matches(self, session: &AdminSession, at: UnixMs) -> bool {
        match self {
            Self::All => true,
            Self::Clock => session.deadline.is_some_and(|deadline| deadline.left <= LOW_TIME_MS),
            Self::Waiting => session.since.is_some_and(|since| at.0 - since.0 >= LONG_WAIT_MS),
        }
    }

    /// The sort key of sessions, in ascending order.
    fn sort_key(self, session: &AdminSession) -> UnixMs {
        let moment = match self {
            Self::All | Self::Waiting => session.since,
            Self::Clock => session.deadline.and_then(|deadline| deadline.falls),
        };
        moment.unwrap_or(UnixMs(i64::MAX))
    }
}

impl Referee {
    /// The running sessions of a server that pass a filter, in the filter's order, and the total number of running
    /// sessions. Sessions under rules that this program does not support are left out.
    pub async fn load_admin_panel(
        &self,
        guild: GuildId,
        filter: AdminFilter,
        at: UnixMs,
    ) -> Result<(Vec<AdminSession>, usize), RefereeError> {
        let mut shown = Vec::new();
        for record in self.store().load_running_games_page(guild, 0, usize::MAX).await? {
            let session = match self.load_session_of(&record).await {
                Ok(session) => session,
                Err(RefereeError::OtherRules { .. } | RefereeError::Broken { .. }) => continue,
                Err(error) => return Err(error),
            };
            let (since, deadline) = (self.waiting_since(&session).await?, self.find_deadline(&session, at).await?);
            let session = AdminSession { session, since, deadline };
            if filter.matches(&session, at) {
                shown.push(session);
            }
        }
        shown.sort_by_key(|session| filter.sort_key(session));
        Ok((shown, self.store().count_running_games_in(guild).await?))
    }
}
