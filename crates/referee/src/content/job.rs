//! Contents of jobs.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumString, IntoStaticStr};
use sztab_game::Side;
use sztab_store::{AFTER_END, Job, JobChange, NewJob, Seq, UnixMs};

use super::{UnreadableContent, payload, read_content};

/// The work of a job, with its parameters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", content = "payload", rename_all = "kebab-case", deny_unknown_fields)]
#[strum_discriminants(name(JobKind), derive(EnumString, IntoStaticStr), strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "The sort of a job, which the store keeps as a word.")]
pub enum JobContent {
    /// The fall of the clock of the side to act.
    Fall,
    /// A reminder for the player to act.
    Remind(Reminder),
    /// A notice that the game has been idle for long.
    Idle {
        /// The last line of the game when the notice was planned.
        since: Seq,
    },
    /// The closing of a game that has stayed idle since the notice.
    Close,
    /// The start of the second game of a mirrored match. Needs a channel, and therefore Discord.
    Mirror,
    /// The renaming of the game's thread. Needs Discord.
    ThreadName,
    /// The archiving of the game's thread. Needs Discord.
    Archive,
    /// A turn of the computer player.
    ComputerPlayer,
    /// The end of a vote when its time is over.
    Vote,
}

/// A reminder about a game that waits for a player. Each side has its own job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reminder {
    /// The side that the game waits for.
    pub side: Side,
    /// The last line of the game, since which it has been waiting.
    pub seq: Seq,
    /// The number of the reminder within this wait, from 1.
    pub number: u32,
}

impl JobKind {
    /// The store's key for this kind.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// The kind of a job in the database; `None` for one of a season or of another version.
    #[must_use]
    pub fn from_job(job: &Job) -> Option<Self> {
        job.kind.parse().ok()
    }
}

impl JobContent {
    /// The kind of job.
    #[must_use]
    pub fn kind(self) -> JobKind {
        self.into()
    }

    /// Distinguishes the job from others of the same kind in the same game: the number of the side that is reminded,
    /// otherwise empty.
    #[must_use]
    pub fn subject(self) -> String {
        match self {
            Self::Remind(Reminder { side, .. }) => side.0.to_string(),
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

    /// Reads the work of a job in the database.
    ///
    /// # Errors
    ///
    /// If this program does not write such jobs of a game.
    pub fn from_job(job: &Job) -> Result<Self, UnreadableContent> {
        read_content(&job.kind, &job.payload)
    }

    fn plan(self, about: String, due: UnixMs) -> JobChange {
        let kind = self.kind().key().to_owned();
        JobChange::Plan(NewJob { subject: None, kind, about, due, payload: payload(&self) })
    }
}

/// Plans a job of a game, or drops the job of the same kind and side if `due` is `None`.
pub(crate) fn plan_or_drop(content: JobContent, due: Option<UnixMs>) -> JobChange {
    match due {
        Some(due) => content.plan(content.subject(), due),
        None => JobChange::Drop { kind: content.kind().key().to_owned(), about: content.subject() },
    }
}

/// Plans a job that outlives its game.
pub(crate) fn plan_after_end(content: JobContent, due: UnixMs) -> JobChange {
    content.plan(AFTER_END.to_owned(), due)
}
