//! Contents of posts and jobs of seasons.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumString, IntoStaticStr};
use sztab_league::ids::{Group, MatchId};
use sztab_store::{ChannelId, Job, JobChange, NewJob, NewPost, Post, UnixMs};

use super::{UnreachableChannel, UnreadableContent, payload, read_content};

/// The content of a post of a season. A post with the same content as an earlier one updates that post's message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(tag = "kind", content = "payload", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum SeasonPost {
    /// The season: its state, its rules, the way to enter.
    Season,
    /// A round: its matches and their results.
    Round {
        /// Stage and division.
        group: Group,
        /// The round, from 1.
        round: u32,
    },
    /// A match: its players, deadline and tables.
    Match { match_id: MatchId },
    /// A message for a further game of a match, to which the game's thread is attached.
    Room {
        match_id: MatchId,
        /// The number of the game in the match.
        game: u32,
    },
    /// A message about a line of the log, for the people concerned.
    Line { seq: u64 },
    /// A reminder of a match that has not begun.
    RemindBegin { match_id: MatchId },
    /// A reminder of a deadline.
    RemindDeadline {
        match_id: MatchId,
        /// The deadline, in Unix milliseconds.
        deadline_ms: i64,
        /// The time of the reminder, in Unix milliseconds.
        at_ms: i64,
    },
    /// A match in the judges' queue.
    Queue {
        match_id: MatchId,
        /// The number of the line that queued it.
        line: u64,
    },
    /// A round cannot be paired.
    Stuck {
        /// Stage and division.
        group: Group,
        /// The round, from 1.
        round: u32,
    },
    /// The league's channel cannot be posted to, for the server's organisers.
    ChannelTrouble(UnreachableChannel),
    /// The league's channel cannot be posted to, as a direct message to an organiser: the post is queued under the
    /// organiser's id instead of a channel's.
    OrganiserTrouble(UnreachableChannel),
    /// Users are invited.
    Invite {
        /// The number of the first invited user's text.
        from: u32,
        /// The number of the last invited user's text.
        to: u32,
    },
    /// A role of the league cannot be assigned or removed.
    RoleTrouble {
        /// The role's Discord id.
        role: u64,
    },
}

impl SeasonPost {
    /// Reads the content of a post in the outbox.
    ///
    /// # Errors
    ///
    /// If this program does not write such posts of a season.
    pub fn from_post(post: &Post) -> Result<Self, UnreadableContent> {
        read_content(&post.kind, &post.payload)
    }

    /// The post with this content in a channel, about the season of the change that owes it.
    #[must_use]
    pub fn into_post(self, channel: ChannelId) -> NewPost {
        let kind: &'static str = self.into();
        NewPost::new(kind, channel, payload(&self))
    }
}

/// The work of a job of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "kind", content = "payload", rename_all = "kebab-case", deny_unknown_fields)]
#[strum_discriminants(name(SeasonJobKind), derive(EnumString, IntoStaticStr), strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "The sort of a job of a season, which the store keeps as a word.")]
pub enum SeasonJob {
    /// An action that is due by the season's rules.
    Due {
        /// The time up to which reminders have been sent, in Unix milliseconds.
        reminded_ms: i64,
    },
    /// The opening of sessions. Needs threads, and therefore Discord.
    Sessions,
    /// The stopping or restarting of the clocks of the season's games.
    Clocks,
    /// A check of the published rounds: rounds whose messages were late get a later deadline.
    Posted,
    /// The assignment or removal of roles. Needs Discord.
    Roles,
}

impl SeasonJobKind {
    /// The store's key for this kind.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.into()
    }
}

impl SeasonJob {
    /// Reads the work of a job in the database.
    ///
    /// # Errors
    ///
    /// If this program does not write such jobs of a season.
    pub fn from_job(job: &Job) -> Result<Self, UnreadableContent> {
        read_content(&job.kind, &job.payload)
    }

    /// Plans the job for a time, replacing the job of the same kind; `None` drops that job.
    pub(crate) fn plan(self, due: Option<UnixMs>) -> JobChange {
        let (kind, about) = (SeasonJobKind::from(self).key().to_owned(), String::new());
        match due {
            Some(due) => JobChange::Plan(NewJob { subject: None, kind, about, due, payload: payload(&self) }),
            None => JobChange::Drop { kind, about },
        }
    }
}
