//! Contents of jobs.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumString, IntoStaticStr};
use sztab_game::Side;
use sztab_store::{AFTER_END, Job, JobChange, NewJob, Seq, UnixMs};

use super::{UnreadableContent, payload, read};

/// The work of a job, with what it needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", content = "payload", rename_all = "kebab-case", deny_unknown_fields)]
#[strum_discriminants(name(JobKind), derive(EnumString, IntoStaticStr), strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "The sort of a job, which the store keeps as a word.")]
pub enum JobContent {
    /// The clock of the side to act falls.
    Fall,
    /// The player to act is reminded.
    Remind(Reminding),
    /// The game has been idle for long.
    Idle {
        /// The line since which nothing has happened.
        since: Seq,
    },
    /// The game has been idle since the notice: the game closes.
    Close,
    /// The second game of a mirrored match begins. Needs a channel, and therefore Discord.
    Mirror,
    /// The game's thread gets a new name. Needs Discord.
    ThreadName,
    /// The game's thread is archived. Needs Discord.
    Archive,
    /// The computer player is to act.
    ComputerPlayer,
    /// The time of a vote is over.
    Vote,
}

/// A reminder of a game that waits. Each side has a job of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reminding {
    /// The side that it waits for.
    pub side: Side,
    /// The line since which it waits.
    pub seq: Seq,
    /// Which reminder since then it is, from 1.
    pub number: u32,
}

impl JobKind {
    /// The word for it in the store.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The sort of a job of the database; `None` for one of a season or of another version.
    #[must_use]
    pub fn of(job: &Job) -> Option<Self> {
        job.kind.parse().ok()
    }
}

impl JobContent {
    /// The sort of job.
    #[must_use]
    pub fn kind(self) -> JobKind {
        self.into()
    }

    /// Mark that tells it from others of its kind in the same game: the number of the side that is reminded, else
    /// nothing.
    #[must_use]
    pub fn about(self) -> String {
        match self {
            Self::Remind(Reminding { side, .. }) => side.0.to_string(),
            Self::Fall
            | Self::Idle { .. }
            | Self::Close
            | Self::Mirror
            | Self::ThreadName
            | Self::Archive
            | Self::ComputerPlayer
            | Self::Vote => String::new(),
        }
    }

    /// Reads the work of a job of the database.
    ///
    /// # Errors
    ///
    /// If this program does not write such jobs of a game.
    pub fn of(job: &Job) -> Result<Self, UnreadableContent> {
        read(&job.kind, &job.payload)
    }

    fn plan(self, about: String, due: UnixMs) -> JobChange {
        let kind = self.kind().word().to_owned();
        JobChange::Plan(NewJob { subject: None, kind, about, due, payload: payload(&self) })
    }
}

/// Plans a job of a game, or drops the one of its kind, and of its side, if there is nothing to wait for.
pub(crate) fn plan_or_drop(content: JobContent, due: Option<UnixMs>) -> JobChange {
    match due {
        Some(due) => content.plan(content.about(), due),
        None => JobChange::Drop { kind: content.kind().word().to_owned(), about: content.about() },
    }
}

/// Plans a job that outlasts its game.
pub(crate) fn plan_after_end(content: JobContent, due: UnixMs) -> JobChange {
    content.plan(AFTER_END.to_owned(), due)
}
