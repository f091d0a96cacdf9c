//! What jobs do.

use sztab_game::Side;
use sztab_store::{AFTER_END, Job, JobChange, NewJob, Seq, UnixMs};
use sztab_words::worded;

use super::UnreadableContent;
use super::words::Words;

worded! {
    /// The sort of a job. The words are those of the database.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum JobKind {
        /// The clock of the side to act falls.
        Fall = "fall",
        /// The player to act is reminded.
        Remind = "remind",
        /// Nothing has happened for long.
        Idle = "idle",
        /// Nothing has happened since the notice: the game closes.
        Close = "close",
        /// The second game of a mirrored match begins. Needs a channel, and therefore Discord.
        Mirror = "mirror",
        /// The game's thread gets a new name. Needs Discord.
        ThreadName = "thread-name",
        /// The game's thread is archived. Needs Discord.
        Archive = "archive",
        /// The house is to act.
        House = "house",
    }
}

/// What a job does, with what it needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JobContent {
    /// [`JobKind::Fall`].
    Fall,
    /// [`JobKind::Remind`].
    Remind(Reminding),
    /// [`JobKind::Idle`].
    Idle {
        /// The line since which nothing has happened.
        since: Seq,
    },
    /// [`JobKind::Close`].
    Close,
    /// [`JobKind::Mirror`].
    Mirror,
    /// [`JobKind::ThreadName`].
    ThreadName,
    /// [`JobKind::Archive`].
    Archive,
    /// [`JobKind::House`].
    House,
}

/// A reminder of a game that waits. Each side has a job of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reminding {
    /// The side that it waits for.
    pub side: Side,
    /// The line since which it waits.
    pub seq: Seq,
    /// Which reminder since then it is, from 1.
    pub number: u32,
}

impl JobContent {
    /// The sort of job.
    #[must_use]
    pub fn kind(self) -> JobKind {
        match self {
            Self::Fall => JobKind::Fall,
            Self::Remind(_) => JobKind::Remind,
            Self::Idle { .. } => JobKind::Idle,
            Self::Close => JobKind::Close,
            Self::Mirror => JobKind::Mirror,
            Self::ThreadName => JobKind::ThreadName,
            Self::Archive => JobKind::Archive,
            Self::House => JobKind::House,
        }
    }

    /// The payload: `12 1` for the first reminder since line 12, `12` for a game that is idle since then, else empty.
    #[must_use]
    pub fn payload(self) -> String {
        match self {
            Self::Remind(Reminding { seq, number, .. }) => format!("{seq} {number}"),
            Self::Idle { since } => since.to_string(),
            Self::Fall | Self::Close | Self::Mirror | Self::ThreadName | Self::Archive | Self::House => String::new(),
        }
    }

    /// What tells it from others of its kind in the same game: the number of the side that is reminded, else nothing.
    #[must_use]
    pub fn about(self) -> String {
        match self {
            Self::Remind(Reminding { side, .. }) => side.0.to_string(),
            _ => String::new(),
        }
    }

    /// Reads what [`JobContent::kind`], [`JobContent::about`] and [`JobContent::payload`] wrote.
    ///
    /// # Errors
    ///
    /// If they wrote something else.
    pub fn parse(kind: &str, about: &str, payload: &str) -> Result<Self, UnreadableContent> {
        let bare = |content: Self| payload.is_empty().then_some(content);
        let content = JobKind::of_word(kind).and_then(|kind| match kind {
            JobKind::Fall => bare(Self::Fall),
            JobKind::Remind => {
                let side = Words::read(about, Words::side)?;
                Words::read(payload, |words| {
                    Some(Self::Remind(Reminding { side, seq: words.seq()?, number: words.number()? }))
                })
            }
            JobKind::Idle => Words::read(payload, |words| Some(Self::Idle { since: words.seq()? })),
            JobKind::Close => bare(Self::Close),
            JobKind::Mirror => bare(Self::Mirror),
            JobKind::ThreadName => bare(Self::ThreadName),
            JobKind::Archive => bare(Self::Archive),
            JobKind::House => bare(Self::House),
        });
        content.ok_or_else(|| UnreadableContent { kind: kind.to_owned(), payload: payload.to_owned() })
    }

    /// What a job of the database does.
    pub fn of(job: &Job) -> Result<Self, UnreadableContent> {
        Self::parse(&job.kind, &job.about, &job.payload)
    }

    fn planned(self, about: String, due: UnixMs) -> JobChange {
        let kind = self.kind().word().to_owned();
        JobChange::Plan(NewJob { subject: None, kind, about, due, payload: self.payload() })
    }
}

/// Plans a job of a game, or drops the one of its kind, and of its side, if there is nothing to wait for.
pub(crate) fn plan_or_drop(content: JobContent, due: Option<UnixMs>) -> JobChange {
    match due {
        Some(due) => content.planned(content.about(), due),
        None => JobChange::Drop { kind: content.kind().word().to_owned(), about: content.about() },
    }
}

/// Plans a job that outlasts its game.
pub(crate) fn plan_after_end(content: JobContent, due: UnixMs) -> JobChange {
    content.planned(AFTER_END.to_owned(), due)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contents_are_read_back_and_nothing_else_is() {
        let contents = [
            JobContent::Fall,
            JobContent::Remind(Reminding { side: Side(1), seq: Seq(30), number: 2 }),
            JobContent::Idle { since: Seq(12) },
            JobContent::Close,
            JobContent::Mirror,
            JobContent::ThreadName,
            JobContent::Archive,
            JobContent::House,
        ];
        assert_eq!(contents.map(JobContent::kind), JobKind::ALL);
        for content in contents {
            let (kind, about, payload) = (content.kind().word(), content.about(), content.payload());
            assert_eq!(JobContent::parse(kind, &about, &payload), Ok(content));
            assert!(JobContent::parse(kind, &about, &format!("{payload} 7")).is_err());
        }
        assert!(JobContent::parse("remind", "", "30 2").is_err(), "of no side");
        for (kind, payload) in [("fail", ""), ("remind", ""), ("remind", "30"), ("idle", "-1"), ("idle", "x")] {
            assert!(JobContent::parse(kind, "0", payload).is_err(), "{kind} {payload}");
        }
    }
}
