//! All running sessions of a server, for its organisers.

use crate::clock::{DAY, HOUR};
use crate::{Deadline, Referee, RefereeError, Session};
use sztab_store::{GuildId, UnixMs};
use sztab_words::worded;

/// A clock is nearly out when so little is left, in milliseconds.
const NEARLY_OUT: i64 = 12 * HOUR;
/// A session waits long after so much time, in milliseconds.
const LONG: i64 = 3 * DAY;

worded! {
    /// The sessions that are shown, and their order.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum AdminFilter {
        /// All, the longest waiting first.
        All = "all",
        /// Sessions with a clock that has fallen or will within 12 hours, the first to fall first.
        Clock = "clock",
        /// Sessions that have waited for three days, the longest waiting first.
        Waiting = "waiting",
    }
}

/// A running session.
#[derive(Debug, Clone)]
pub struct AdminSession {
    pub session: Session,
    /// Since when it has been for the present player to act; `None` if it is for nobody.
    pub since: Option<UnixMs>,
    /// The clock that falls first, if any runs.
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

    /// The key by which sessions are ordered, the least first.
    fn key(self, session: &AdminSession) -> UnixMs {
        let moment = match self {
            Self::All | Self::Waiting => session.since,
            Self::Clock => session.deadline.and_then(|deadline| deadline.falls),
        };
        moment.unwrap_or(UnixMs(i64::MAX))
    }
}

impl Referee {
    /// The running sessions of a server that a filter shows, in its order, and how many are running. Sessions of rules
    /// that this program does not have are left out.
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
