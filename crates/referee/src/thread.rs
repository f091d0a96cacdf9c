//! A game's thread, and the message in the parent channel with which the game was opened.
//!
//! The opening message becomes the result, by a post that is owed with the last line of the log. The thread is archived
//! an hour later, by a job that outlives the game and waits until the old buttons in the thread are gone.
//! (`tests/discord/results.rs`)

use sztab_store::{
    ChannelId, Game as Record, GameId, Job, JobChange, LiveMessage, NewPost, Post, PostState, Seq, UnixMs,
};

use super::clock::HOUR_MS;
use super::content::{JobContent, JobKind, PostContent, PostKind, plan_after_end, plan_or_drop};
use super::options::{LobbyOptions, Place};
use super::{Referee, RefereeError, is_person};

/// Hours between the end of a game and the archiving of its thread: commands cannot be used in an archived thread, and
/// players often want the log, the export or a rematch right after the result.
const ARCHIVE_HOURS: i64 = 1;

/// A job's request to Discord about a thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThreadRequest {
    /// Rename the thread to match the current state of its game.
    Name(ChannelId),
    Archive(ChannelId),
    /// Try again later, because the result has not been posted in the thread yet.
    Later,
}

impl Referee {
    /// The message in the parent channel with which a game was opened; for the second game of a mirrored match, the
    /// message of the first game. `None` if the message was never sent.
    pub async fn find_opening_message(&self, record: &Record) -> Result<Option<LiveMessage>, RefereeError> {
        let posts = self.load_lobby_posts(record).await?;
        let sent =
            posts.iter().rev().find_map(|post| Some(LiveMessage { channel: post.channel, message: post.message()? }));
        Ok(sent)
    }

    /// The games of a match ordered by number: one, or the two of a mirrored match.
    pub async fn load_match_games(&self, record: &Record) -> Result<Vec<Record>, RefereeError> {
        let mut games = vec![record.clone()];
        if let Some(other) = self.store.find_mirror_of(record.id).await? {
            games.push(self.store.load_game(other).await?);
        }
        games.sort_by_key(|game| game.id);
        Ok(games)
    }

    /// The post that replaces the opening message with the result. `None` for a game without an opening message.
    pub(super) async fn result_post(&self, record: &Record) -> Result<Option<NewPost>, RefereeError> {
        let posts = self.load_lobby_posts(record).await?;
        Ok(posts.first().map(|post| PostContent::LobbyResult.into_post(post.channel)))
    }

    /// The post of a result in the server's results channel. `None` for a game against computer players.
    pub(super) async fn results_channel_post(&self, record: &Record) -> Result<Option<NewPost>, RefereeError> {
        let results = self.load_server_settings(record.guild).await?.results;
        let is_between_persons = record.seats.iter().all(|seat| is_person(seat.user));
        Ok(results.filter(|_| is_between_persons).map(|channel| PostContent::Result.into_post(ChannelId(channel))))
    }

    /// A job's request about the thread of its game. `None` if the job is of another kind, or the thread is not the
    /// game's own because it existed before or the game has moved.
    pub async fn thread_request(&self, job: &Job) -> Result<Option<ThreadRequest>, RefereeError> {
        let kind = JobKind::from_job(job);
        if !matches!(kind, Some(JobKind::ThreadName | JobKind::Archive)) {
            return Ok(None);
        }
        let record = self.store.load_game(job.game()?).await?;
        if !self.has_own_thread(&record).await? {
            return Ok(None);
        }
        if kind == Some(JobKind::ThreadName) {
            return Ok(Some(ThreadRequest::Name(record.channel)));
        }
        // A rematch may be in play there.
        if !self.store.load_active_games_in_channel(record.channel).await?.is_empty() {
            return Ok(None);
        }
        let is_waiting =
            |post: &Post| post.channel == record.channel && matches!(post.state, PostState::Waiting { .. });
        let is_unsaid = self.store.load_posts(record.id).await?.iter().any(is_waiting);
        Ok(Some(if is_unsaid { ThreadRequest::Later } else { ThreadRequest::Archive(record.channel) }))
    }

    /// Checks whether the bot created a game's channel for that game.
    async fn has_own_thread(&self, record: &Record) -> Result<bool, RefereeError> {
        let posts = self.store.load_posts(record.id).await?;
        let opening = posts.iter().find(|post| PostKind::from_post(post) == Some(PostKind::Opening));
        if opening.is_none_or(|post| post.channel != record.channel) {
            return Ok(false);
        }
        let options = LobbyOptions::from_record(record)?;
        if options.season.is_some() {
            return Ok(options.place == Place::Thread);
        }
        if options.mirrors.is_some() {
            return Ok(true);
        }
        // A thread created from a message has the id of the message.
        Ok(posts.iter().filter(|post| is_lobby_post(post)).any(|post| {
            post.channel != record.channel && post.message().is_some_and(|message| message.0 == record.channel.0)
        }))
    }

    /// The jobs for the thread of a game that begins. The thread was named before factions left to chance were known,
    /// so it may need another name.
    pub(super) fn thread_start_job(&self, record: &Record, options: &LobbyOptions, at: UnixMs) -> Option<JobChange> {
        let kind = options.kind(self.kinds).ok();
        let has_file = |id: &str| kind.is_some_and(|kind| self.file(&kind, id).is_some());
        let is_known = |faction: &Option<String>| faction.as_deref().is_some_and(has_file);
        let needs_name = options.place == Place::Thread && !record.seats.iter().all(|seat| is_known(&seat.faction));
        needs_name.then(|| plan_or_drop(JobContent::ThreadName, Some(at)))
    }

    async fn load_lobby_posts(&self, record: &Record) -> Result<Vec<Post>, RefereeError> {
        let first = LobbyOptions::from_record(record)?.mirrors.map_or(record.id, GameId);
        let posts = self.store.load_posts(first).await?;
        Ok(posts.into_iter().filter(is_lobby_post).collect())
    }
}

/// True if a post shows the lobby. Before the first line of the log, no other post is refreshed.
fn is_lobby_post(post: &Post) -> bool {
    let kind = PostKind::from_post(post);
    kind == Some(PostKind::Lobby) || kind == Some(PostKind::Refresh) && post.seq == Seq::OPENING
}

/// Jobs for the thread of a finished game.
pub(super) fn thread_end_jobs(record: &Record, at: UnixMs) -> Result<Vec<JobChange>, RefereeError> {
    let mut jobs = archive_jobs(record, at)?;
    if !jobs.is_empty() {
        jobs.insert(0, plan_after_end(JobContent::ThreadName, at));
    }
    Ok(jobs)
}

/// The job that archives the thread of a game that ends without a result, whose name needs no update.
pub(super) fn archive_jobs(record: &Record, at: UnixMs) -> Result<Vec<JobChange>, RefereeError> {
    let options = LobbyOptions::from_record(record)?;
    if options.place == Place::Here && (options.mirrors.is_none() || options.season.is_some()) {
        return Ok(Vec::new());
    }
    let due = UnixMs(at.0 + ARCHIVE_HOURS * HOUR_MS);
    Ok(vec![plan_after_end(JobContent::Archive, due)])
}
