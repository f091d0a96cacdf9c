//! All running sessions of a server, for its organisers.

use crate::clock::{DAY, HOUR};
use crate::{Deadline, Referee, RefereeError, Session};
use sztab_store::{GuildId, UnixMs};
use sztab_words::worded;

/// Threshold below which a clock has nearly run out, in milliseconds.
const NEARLY_OUT: i64 = 12 * HOUR;
/// Time after which a session counts as waiting for a long time, in milliseconds.
const LONG: i64 = 3 * DAY;

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
    fn shows(self, session: &AdminSession, at: UnixMs) -> bool {
        match self {
            Self::All => true,
            Self::Clock => session.deadline.is_some_and(|deadline| deadline.left <= NEARLY_OUT),
            Self::Waiting => session.since.is_some_and(|since| at.0 - since.0 >= LONG),
        }
    }

    /// The sort key of sessions, in ascending order.
    fn key(self, session: &AdminSession) -> UnixMs {
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
    pub async fn admin_panel(
        &self,
        guild: GuildId,
        filter: AdminFilter,
        at: UnixMs,
    ) -> Result<(Vec<AdminSession>, usize), RefereeError> {
        let mut shown = Vec::new();
        for record in self.store().running_page(guild, 0, usize::MAX).await? {
            let session = match self.session_of(&record).await {
                Ok(session) => session,
                Err(RefereeError::OtherRules { .. } | RefereeError::Broken { .. }) => continue,
                Err(error) => return Err(error),
            };
            let (since, deadline) = (self.waits_since(&session).await?, self.deadline(&session, at).await?);
            let session = AdminSession { session, since, deadline };
            if filter.shows(&session, at) {
                shown.push(session);
            }
        }
        shown.sort_by_key(|session| filter.key(session));
        Ok((shown, self.store().running_in(guild).await?))
    }
}
