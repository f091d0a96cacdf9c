//! All running tables of a server, for its organisers.

use crate::clock::{DAY, HOUR};
use crate::{Deadline, Referee, RefereeError, Table};
use sztab_store::{GuildId, UnixMs};
use sztab_words::worded;

/// A clock is nearly out when so little is left, in milliseconds.
const NEARLY_OUT: i64 = 12 * HOUR;
/// A table waits long after so much time, in milliseconds.
const LONG: i64 = 3 * DAY;

worded! {
    /// Which tables are shown, and in what order.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum DeskFilter {
        /// All, the longest waiting first.
        All = "all",
        /// Those with a clock that has fallen or will within 12 hours, the first to fall first.
        Clock = "clock",
        /// Those that have waited for three days, the longest waiting first.
        Waiting = "waiting",
    }
}

/// A running table.
#[derive(Debug, Clone)]
pub struct DeskTable {
    pub table: Table,
    /// Since when it has been for the present player to act; `None` if it is for nobody.
    pub since: Option<UnixMs>,
    /// The clock that falls first, if any runs.
    pub deadline: Option<Deadline>,
}

impl DeskFilter {
    fn shows(self, table: &DeskTable, at: UnixMs) -> bool {
        match self {
            Self::All => true,
            Self::Clock => table.deadline.is_some_and(|deadline| deadline.left <= NEARLY_OUT),
            Self::Waiting => table.since.is_some_and(|since| at.0 - since.0 >= LONG),
        }
    }

    /// What tables are ordered by, the least first.
    fn key(self, table: &DeskTable) -> UnixMs {
        let moment = match self {
            Self::All | Self::Waiting => table.since,
            Self::Clock => table.deadline.and_then(|deadline| deadline.falls),
        };
        moment.unwrap_or(UnixMs(i64::MAX))
    }
}

impl Referee {
    /// The running tables of a server that a filter shows, in its order, and how many are running. Tables of rules that
    /// this program does not have are left out.
    pub async fn desk(
        &self,
        guild: GuildId,
        filter: DeskFilter,
        at: UnixMs,
    ) -> Result<(Vec<DeskTable>, usize), RefereeError> {
        let mut shown = Vec::new();
        for record in self.store().running_page(guild, 0, usize::MAX).await? {
            let table = match self.table_of(&record).await {
                Ok(table) => table,
                Err(RefereeError::OtherRules { .. } | RefereeError::Broken { .. }) => continue,
                Err(error) => return Err(error),
            };
            let (since, deadline) = (self.waits_since(&table).await?, self.deadline(&table, at).await?);
            let table = DeskTable { table, since, deadline };
            if filter.shows(&table, at) {
                shown.push(table);
            }
        }
        shown.sort_by_key(|table| filter.key(table));
        Ok((shown, self.store().running_in(guild).await?))
    }
}
