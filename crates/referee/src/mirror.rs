//! Mirrored matches: two games in parallel, in which each player plays each faction once.
//!
//! If both games have the same shuffle, the one that ends first stays sealed until the other is over: its post, export,
//! position and proof withhold the seed and the piles. (`tests/discord/mirrors.rs`)

use sztab_game::{Mirror, Seating};
use sztab_store::{
    Change, ChannelId, GameId, Job, JobChange, NewLobby, Player, Post, PostState, Status, StoreError, UnixMs,
};

use super::content::{JobKind, PostKind, SeasonJobKind};
use super::options::LobbyOptions;
use super::session::Beginning;
use super::start::{Deal, Entropy, SeatedPlayer};
use super::{Referee, RefereeError};

/// True if a job makes a request to Discord, which may take long.
#[must_use]
pub fn asks_discord(job: &Job) -> bool {
    matches!(JobKind::from_job(job), Some(JobKind::Mirror | JobKind::ThreadName | JobKind::Archive))
        || [SeasonJobKind::Sessions, SeasonJobKind::Roles].iter().any(|kind| job.kind == kind.key())
}

impl Referee {
    /// The channel next to which a job opens the second game of a mirrored match, which is the channel of the first
    /// game's lobby. `None` for other jobs.
    pub async fn find_mirror_channel(&self, job: &Job) -> Result<Option<ChannelId>, RefereeError> {
        let first = self.store.load_game(job.game()?).await?;
        if job.kind != JobKind::Mirror.key() || first.status != Status::Running {
            return Ok(None);
        }
        // Checked before a thread is created for a game that could not be dealt.
        self.find_kind(&first)?;
        let posts = self.store.load_posts(first.id).await?;
        let is_lobby = |post: &Post| PostKind::from_post(post) == Some(PostKind::Lobby);
        // The first post shows where the message is: updates do not move it, and it was sent before any of its buttons
        // could be pressed.
        let lobby = posts.iter().find(|post| is_lobby(post) && matches!(post.state, PostState::Sent { .. }));
        Ok(lobby.map(|post| post.channel))
    }

    /// Starts the second game of a mirrored match in a channel: the same factions in the same order, with the players
    /// exchanged, dealt as agreed.
    ///
    /// # Errors
    ///
    /// If the second game has already started, the first one cannot be read, or the store fails.
    pub async fn begin_mirror(&self, job: &Job, channel: ChannelId, at: UnixMs) -> Result<GameId, RefereeError> {
        let first = self.store.load_game(job.game()?).await?;
        let before = LobbyOptions::from_record(&first)?;
        let started = first.started.as_ref().ok_or(RefereeError::NotRunning(first.id))?;
        let Beginning { kind, files, .. } = Beginning::load(&self.store, &first, self.kinds).await?;
        let seed = match before.seating(kind).mirror {
            Some(Mirror::Same) => started.seed.0,
            Some(Mirror::Fresh) => Entropy::draw()?.seed,
            None => return Err(StoreError::NoSuchJob(job.id.0).into()),
        };
        let terms = self.with_term(kind, &before.terms, Seating::MIRROR, Seating::NO_MIRROR)?;
        let options = LobbyOptions { terms, mirrors: Some(first.id.0), invited: None, ..before };
        let players = first.seats.iter().rev().map(|seat| Player { user: seat.user, name: seat.name.clone() });
        let seats: Vec<SeatedPlayer> = players.zip(files).map(|(player, file)| SeatedPlayer { player, file }).collect();
        let lobby = NewLobby {
            kind: kind.info().id.to_owned(),
            guild: first.guild,
            channel,
            created_by: first.created_by,
            options: options.to_text(),
            players: Vec::new(),
            faction: None,
            is_exclusive: true,
            limit: None,
        };
        let deal = Deal { kind, seats: &seats, seed, options: &options, agreed: options.to_text() };
        let start = deal.to_start(first.id, channel)?;
        let change = self.add_opening(Change::at(at), first.guild, &deal, channel).await?;
        let done = JobChange::Done(job.id, job.due);
        Ok(self.store.begin_mirror(first.id, done, lobby, start, change).await?)
    }
}
