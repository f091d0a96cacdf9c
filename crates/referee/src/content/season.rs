//! Contents of posts and jobs of seasons.

use sztab_league::ids::{Group, MatchId};
use sztab_store::{ChannelId, Job, JobChange, NewJob, NewPost, Post, UnixMs};
use sztab_words::worded;

use super::words::Words;
use super::{LostPlace, UnreadableContent};

worded! {
    /// The sort of a post of a season. The words are those of the database.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum SeasonPostKind {
        /// The season: its state, its rules, the way in.
        Season = "season",
        /// A round: its matches and their results.
        Round = "round",
        /// A match: its players, deadline and tables.
        Match = "match",
        /// The message under which a further game of a match has its thread.
        Room = "room",
        /// The message of a line of the log to those whom it concerns.
        Line = "line",
        /// A reminder of a match that has not begun.
        RemindBegin = "remind-begin",
        /// A reminder of a deadline.
        RemindDeadline = "remind-deadline",
        /// A match in the judges' queue.
        Queue = "queue",
        /// A round cannot be paired.
        Stuck = "stuck",
        /// The league's channel is closed to the bot, for the server's organisers.
        Trouble = "season-trouble",
        /// The same for an organiser, directly: the post queues by the organiser's id instead of a channel's.
        DirectTrouble = "season-direct-trouble",
        /// Users are invited.
        Invite = "invite",
        /// A role of the league cannot be given or taken.
        RoleTrouble = "season-role-trouble",
    }
}

/// The content of a post of a season. One with the same content as an earlier one brings that message up to date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonPost {
    /// [`SeasonPostKind::Season`].
    Season,
    /// [`SeasonPostKind::Round`].
    Round {
        /// Stage and division.
        group: Group,
        /// The round, from 1.
        round: u32,
    },
    /// [`SeasonPostKind::Match`].
    Match { match_id: MatchId },
    /// [`SeasonPostKind::Room`].
    Room {
        match_id: MatchId,
        /// The number of the game in it.
        game: u32,
    },
    /// [`SeasonPostKind::Line`].
    Line { seq: u64 },
    /// [`SeasonPostKind::RemindBegin`].
    RemindBegin { match_id: MatchId },
    /// [`SeasonPostKind::RemindDeadline`].
    RemindDeadline {
        match_id: MatchId,
        /// Its deadline, in Unix milliseconds.
        deadline_ms: i64,
        /// The time of the reminder, in Unix milliseconds.
        at_ms: i64,
    },
    /// [`SeasonPostKind::Queue`].
    Queue {
        match_id: MatchId,
        /// The number of the line that put it before the judges.
        line: u64,
    },
    /// [`SeasonPostKind::Stuck`].
    Stuck {
        /// Stage and division.
        group: Group,
        /// The round, from 1.
        round: u32,
    },
    /// [`SeasonPostKind::Trouble`].
    Trouble(LostPlace),
    /// [`SeasonPostKind::DirectTrouble`].
    DirectTrouble(LostPlace),
    /// [`SeasonPostKind::Invite`].
    Invite {
        /// The text of the first user.
        from: u32,
        /// The text of the last user.
        to: u32,
    },
    /// [`SeasonPostKind::RoleTrouble`].
    RoleTrouble {
        /// The role, by Discord's number.
        role: u64,
    },
}

impl SeasonPost {
    /// The sort of post.
    #[must_use]
    pub fn kind(self) -> SeasonPostKind {
        match self {
            Self::Season => SeasonPostKind::Season,
            Self::Round { .. } => SeasonPostKind::Round,
            Self::Match { .. } => SeasonPostKind::Match,
            Self::Room { .. } => SeasonPostKind::Room,
            Self::Line { .. } => SeasonPostKind::Line,
            Self::RemindBegin { .. } => SeasonPostKind::RemindBegin,
            Self::RemindDeadline { .. } => SeasonPostKind::RemindDeadline,
            Self::Queue { .. } => SeasonPostKind::Queue,
            Self::Stuck { .. } => SeasonPostKind::Stuck,
            Self::Trouble(_) => SeasonPostKind::Trouble,
            Self::DirectTrouble(_) => SeasonPostKind::DirectTrouble,
            Self::Invite { .. } => SeasonPostKind::Invite,
            Self::RoleTrouble { .. } => SeasonPostKind::RoleTrouble,
        }
    }

    /// The payload: the fields as words with single spaces between them, in the order in which they are declared.
    #[must_use]
    pub fn payload(self) -> String {
        match self {
            Self::Season => String::new(),
            Self::Round { group, round } | Self::Stuck { group, round } => {
                format!("{} {} {round}", group.stage, group.division)
            }
            Self::Match { match_id } | Self::RemindBegin { match_id } => match_id.0.to_string(),
            Self::Queue { match_id, line } => format!("{} {line}", match_id.0),
            Self::Room { match_id, game } => format!("{} {game}", match_id.0),
            Self::Line { seq } => seq.to_string(),
            Self::Invite { from, to } => format!("{from} {to}"),
            Self::RemindDeadline { match_id, deadline_ms, at_ms } => format!("{} {deadline_ms} {at_ms}", match_id.0),
            Self::RoleTrouble { role } => role.to_string(),
            Self::Trouble(place) | Self::DirectTrouble(place) => place.to_text(),
        }
    }

    /// Reads a post of the outbox.
    pub fn of(post: &Post) -> Result<Self, UnreadableContent> {
        Self::parse(&post.kind, &post.payload)
    }

    /// Reads what [`SeasonPost::kind`] and [`SeasonPost::payload`] wrote.
    ///
    /// # Errors
    ///
    /// If they wrote something else.
    pub fn parse(kind: &str, payload: &str) -> Result<Self, UnreadableContent> {
        let content = SeasonPostKind::of_word(kind).and_then(|kind| match kind {
            SeasonPostKind::Season => payload.is_empty().then_some(Self::Season),
            _ => Words::read(payload, |words| Self::of_words(kind, words)),
        });
        content.ok_or_else(|| UnreadableContent { kind: kind.to_owned(), payload: payload.to_owned() })
    }

    fn of_words(kind: SeasonPostKind, words: &mut Words<'_>) -> Option<Self> {
        Some(match kind {
            SeasonPostKind::Season => return None,
            SeasonPostKind::Round => Self::Round { group: group(words)?, round: words.number()? },
            SeasonPostKind::Stuck => Self::Stuck { group: group(words)?, round: words.number()? },
            SeasonPostKind::Match => Self::Match { match_id: of_match(words)? },
            SeasonPostKind::Room => Self::Room { match_id: of_match(words)?, game: words.number()? },
            SeasonPostKind::Line => Self::Line { seq: words.number()? },
            SeasonPostKind::RemindBegin => Self::RemindBegin { match_id: of_match(words)? },
            SeasonPostKind::RemindDeadline => {
                let (match_id, deadline_ms) = (of_match(words)?, words.number()?);
                Self::RemindDeadline { match_id, deadline_ms, at_ms: words.number()? }
            }
            SeasonPostKind::Queue => Self::Queue { match_id: of_match(words)?, line: words.number()? },
            SeasonPostKind::Trouble => Self::Trouble(LostPlace::of_words(words)?),
            SeasonPostKind::DirectTrouble => Self::DirectTrouble(LostPlace::of_words(words)?),
            SeasonPostKind::Invite => Self::Invite { from: words.number()?, to: words.number()? },
            SeasonPostKind::RoleTrouble => Self::RoleTrouble { role: words.number()? },
        })
    }

    /// The post that says it in a channel, about the season of the change that owes it.
    #[must_use]
    pub fn post(self, channel: ChannelId) -> NewPost {
        NewPost::new(self.kind().word(), channel, self.payload())
    }
}

fn group(words: &mut Words<'_>) -> Option<Group> {
    Some(Group { stage: words.number()?, division: words.number()? })
}

fn of_match(words: &mut Words<'_>) -> Option<MatchId> {
    words.number().map(MatchId)
}

worded! {
    /// The sort of a job of a season. The words are those of the database.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum SeasonJobKind {
        /// Something falls due by the season's rules.
        Due = "season-due",
        /// Tables are to be opened. Needs threads, and therefore Discord.
        Tables = "season-tables",
        /// The clocks of its games are to stand still, or to run again.
        Clocks = "season-clocks",
        /// Rounds are published; those whose messages come late get a later deadline.
        Posted = "season-posted",
        /// Roles are to be given or taken. Needs Discord.
        Roles = "season-roles",
    }
}

/// The work of a job of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonJob {
    /// [`SeasonJobKind::Due`].
    Due {
        /// The time up to which reminders have been sent, in Unix milliseconds.
        reminded_ms: i64,
    },
    /// [`SeasonJobKind::Tables`].
    Tables,
    /// [`SeasonJobKind::Clocks`].
    Clocks,
    /// [`SeasonJobKind::Posted`].
    Posted,
    /// [`SeasonJobKind::Roles`].
    Roles,
}

impl SeasonJob {
    /// The sort of job.
    #[must_use]
    pub fn kind(self) -> SeasonJobKind {
        match self {
            Self::Due { .. } => SeasonJobKind::Due,
            Self::Tables => SeasonJobKind::Tables,
            Self::Clocks => SeasonJobKind::Clocks,
            Self::Posted => SeasonJobKind::Posted,
            Self::Roles => SeasonJobKind::Roles,
        }
    }

    /// Reads a job of the database.
    pub fn of(job: &Job) -> Result<Self, UnreadableContent> {
        let content = SeasonJobKind::of_word(&job.kind).and_then(|kind| match kind {
            SeasonJobKind::Due => Words::read(&job.payload, |words| Some(Self::Due { reminded_ms: words.number()? })),
            SeasonJobKind::Tables => job.payload.is_empty().then_some(Self::Tables),
            SeasonJobKind::Clocks => job.payload.is_empty().then_some(Self::Clocks),
            SeasonJobKind::Posted => job.payload.is_empty().then_some(Self::Posted),
            SeasonJobKind::Roles => job.payload.is_empty().then_some(Self::Roles),
        });
        content.ok_or_else(|| UnreadableContent { kind: job.kind.clone(), payload: job.payload.clone() })
    }

    /// The plan of the job at a time, in place of the one of its kind; `None` drops it.
    pub(crate) fn planned(self, due: Option<UnixMs>) -> JobChange {
        let (kind, about) = (self.kind().word().to_owned(), String::new());
        let payload = match self {
            Self::Due { reminded_ms } => reminded_ms.to_string(),
            Self::Tables | Self::Clocks | Self::Posted | Self::Roles => String::new(),
        };
        match due {
            Some(due) => JobChange::Plan(NewJob { subject: None, kind, about, due, payload }),
            None => JobChange::Drop { kind, about },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_store::Lost;

    #[test]
    fn contents_are_read_back_and_nothing_else_is() {
        let (group, match_id) = (Group { stage: 1, division: 2 }, MatchId(7));
        let place = LostPlace { lost: Lost::Gone, channel: ChannelId(5) };
        let contents = [
            (SeasonPost::Season, ""),
            (SeasonPost::Round { group, round: 3 }, "1 2 3"),
            (SeasonPost::Match { match_id }, "7"),
            (SeasonPost::Room { match_id, game: 2 }, "7 2"),
            (SeasonPost::Line { seq: 40 }, "40"),
            (SeasonPost::RemindBegin { match_id }, "7"),
            (SeasonPost::RemindDeadline { match_id, deadline_ms: 90, at_ms: 60 }, "7 90 60"),
            (SeasonPost::Queue { match_id, line: 30 }, "7 30"),
            (SeasonPost::Stuck { group, round: 3 }, "1 2 3"),
            (SeasonPost::Trouble(place), "gone 5"),
            (SeasonPost::DirectTrouble(place), "gone 5"),
            (SeasonPost::Invite { from: 3, to: 22 }, "3 22"),
            (SeasonPost::RoleTrouble { role: 8 }, "8"),
        ];
        assert_eq!(contents.map(|(content, _)| content.kind()), SeasonPostKind::ALL);
        for (content, payload) in contents {
            let kind = content.kind().word();
            assert_eq!(content.payload(), payload);
            assert_eq!(SeasonPost::parse(kind, payload), Ok(content));
            for wrong in [format!("{payload} 7"), format!(" {payload}"), format!("{payload}x")] {
                assert!(SeasonPost::parse(kind, &wrong).is_err(), "{kind} `{wrong}`");
            }
        }
    }
}
