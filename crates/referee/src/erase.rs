//! Erasing a person: the name and texts are removed, running games, lobbies and entries end, results stay.
//!
//! All of this is written while holding the locks of all sessions concerned, and the id is replaced in all columns in
//! the same transaction. Nothing is written if the person has joined something else by then. In a season, the line
//! about the erasure ends the entry permanently. (`tests/store/erasure.rs`)

use std::collections::BTreeMap;

use sztab_game::Language;
use sztab_store::{
    Change, ChannelId, Erasure, ErasureScope, Game as Record, Player, SeasonId, Status, StoreError, TermsSwap, UnixMs,
    UserId,
};

use super::act::{LineBatch, LineToPlay};
use super::content::PostContent;
use super::league::{Member, SeasonError, SeasonRecord, SessionLocks};
use super::{Line, LobbyOptions, Referee, RefereeError, Session, is_person};

/// Maximum number of times an erasure is prepared again because something else changed first.
const MAX_ATTEMPTS: usize = 100;

/// A request to erase a person.
#[derive(Debug, Clone)]
pub struct EraseRequest {
    /// The person to erase.
    pub user: UserId,
    /// The person who asks: the same person, or an organiser of the server.
    pub by: Player,
    /// The extent of the erasure: an organiser can erase only in one server or season.
    pub place: ErasureScope,
    pub at: UnixMs,
}

/// Games, lobbies and seasons that end for an erased person.
#[derive(Debug, Clone, Default)]
pub struct ErasureEffects {
    /// Channels of the games in play that the person would resign.
    pub games: Vec<ChannelId>,
    /// Channels of the lobbies that the person opened or sits in.
    pub lobbies: Vec<ChannelId>,
    /// Running seasons in which open matches would be given up.
    pub seasons: Vec<SeasonRecord>,
}

impl Referee {
    /// Lists everything that would end if a person were erased now, to be shown for confirmation.
    ///
    /// # Errors
    ///
    /// If the store is unavailable, or a season cannot be read.
    pub async fn effects_of_erasure(&self, user: UserId, place: ErasureScope) -> Result<ErasureEffects, SeasonError> {
        let part = self.store().find_participation(user, place).await?;
        let mut ends = ErasureEffects::default();
        for game in part.games {
            let record = self.store().load_game(game).await?;
            let is_seated = record.seat_of(user).is_some();
            match record.status {
                Status::Lobby if is_seated || record.created_by == user => ends.lobbies.push(record.channel),
                Status::Running if is_seated => {
                    // A game that cannot be read ends too.
                    let session = self.load_session_of(&record).await;
                    if !session.is_ok_and(|session| session.side_of(user).is_some_and(|side| session.is_out(side))) {
                        ends.games.push(record.channel);
                    }
                }
                // No game or lobby ends: the person is only invited or offered a seat, or the game has just ended.
                Status::Lobby | Status::Running | Status::Over | Status::Cancelled => {}
            }
        }
        for season in part.seasons {
            let season_record = self.load_season(season).await?;
            ends.seasons.extend(season_record.involves_user(user).then_some(season_record));
        }
        Ok(ends)
    }

    /// Ends everything that a person plays and replaces the person by a number, in one transaction: games are resigned,
    /// lobbies left or called off, invitations and offers of seats withdrawn, open matches of seasons given up. The
    /// other players are notified. `name` returns the person's new name in a language. Returns the number.
    ///
    /// # Errors
    ///
    /// If a game or a season cannot be read, or the store fails.
    pub async fn erase(
        &self,
        request: &EraseRequest,
        name: &(dyn Fn(u32, Language) -> String + Sync),
    ) -> Result<u32, SeasonError> {
        let mut attempts = 0;
        loop {
            match self.try_to_erase(request, name).await {
                Err(SeasonError::Store(error)) if is_overtaken(&error) && attempts < MAX_ATTEMPTS => attempts += 1,
                erased => return erased,
            }
        }
    }

    async fn try_to_erase(
        &self,
        request: &EraseRequest,
        name: &(dyn Fn(u32, Language) -> String + Sync),
    ) -> Result<u32, SeasonError> {
        let &EraseRequest { user, place, at, .. } = request;
        let of = self.store().find_participation(user, place).await?;
        let mut erasure = Erasure::for_user(user, place, of.clone(), at);
        let (mut locks, mut ended) = (SessionLocks::new(), BTreeMap::<SeasonId, Vec<Session>>::new());
        ended.extend(of.seasons.iter().map(|&season| (season, Vec::new())));
        // In ascending order of ids, as everywhere that takes several locks.
        for game in of.games {
            let record = self.store().load_game(game).await?;
            if record.status == Status::Lobby {
                leave_lobby(&record, user, at, &mut erasure);
                continue;
            }
            self.refuse_seats(&record, user, at, &mut erasure).await?;
            if record.seat_of(user).is_none() {
                continue;
            }
            let mut slot = self.session_lock(game).await?.lock_owned().await;
            let before = match self.load_current(&mut slot, game).await {
                Ok(before) => before,
                Err(RefereeError::Store(error)) => return Err(error.into()),
                // A game that cannot be read must not prevent a person from being erased.
                Err(error) => {
                    tracing::error!(game = game.0, %error, "a game of a person who is erased is called off");
                    let change = Change::at(at).with_post(PostContent::Refresh.into_post(record.channel));
                    erasure.broken.push((game, change));
                    continue;
                }
            };
            if let Some(side) = before.side_of(user).filter(|&side| !before.is_out(side)) {
                let lines = vec![LineToPlay::from_user(side, user, Line::Resign)];
                let also = departure_post(&before.record, user).into_iter().collect();
                let said = LineBatch { lines, interaction: None, at, also, only_draws: true };
                let prepared = self.prepare_lines(&before, said, None).await?;
                let season =
                    LobbyOptions::from_record(&before.record)?.season.filter(|_| prepared.append.end.is_some());
                if let Some(season) = season {
                    ended.entry(SeasonId(season.season)).or_default().push(prepared.after);
                }
                erasure.games.push(prepared.append);
            }
            *slot = None;
            locks.push(slot);
        }
        let by = Member { player: request.by.clone(), organises: place != ErasureScope::Everywhere };
        for (season, games) in ended {
            let season_record = self.load_season(season).await?;
            erasure.texts.extend(season_record.texts_by(user).into_iter().map(|number| (season, number)));
            erasure.seasons.extend(self.erase_from_season(&season_record, user, &by, &games, at).await?);
        }
        let erased = self.store().erase(&erasure, &|number, options| name(number, session_language(options))).await?;
        let over = erasure.games.iter().filter(|append| append.end.is_some());
        over.for_each(|append| self.forget(append.game));
        self.ratings.clear();
        Ok(erased)
    }

    /// Declines the seats that the person has been offered in a game.
    async fn refuse_seats(
        &self,
        record: &Record,
        user: UserId,
        at: UnixMs,
        erasure: &mut Erasure,
    ) -> Result<(), RefereeError> {
        let answers = self.seat_refusals(record.id, user).await?;
        if !answers.is_empty() {
            let posts = answers.into_iter().map(|answer| answer.into_post(record.channel));
            erasure.notices.push((record.id, Change { posts: posts.collect(), ..Change::at(at) }));
        }
        Ok(())
    }
}

/// Closes a lobby that the person opened, or in which no one else sits; otherwise frees the seat or the invitation.
fn leave_lobby(record: &Record, user: UserId, at: UnixMs, erasure: &mut Erasure) {
    let mut change = Change::at(at);
    change.posts.extend(departure_post(record, user));
    let change = change.with_post(PostContent::Refresh.into_post(record.channel));
    let is_seated = record.seat_of(user).is_some();
    let others = record.seats.iter().any(|seat| seat.user != user && is_person(seat.user));
    match LobbyOptions::from_record(record) {
        Ok(mut options) if record.created_by != user && (others || !is_seated) => {
            options.remove_user(record, user);
            let exchange = TermsSwap { expected: record.options.clone(), options: options.to_text() };
            erasure.left.push((record.id, exchange, change));
        }
        // The channel has to become free even if the options cannot be read.
        Ok(_) | Err(_) => erasure.called_off.push((record.id, change)),
    }
}

/// The post that notifies the others in a session, if the user sits there.
fn departure_post(record: &Record, user: UserId) -> Option<sztab_store::NewPost> {
    let others = record.seats.iter().any(|seat| seat.user != user && is_person(seat.user));
    let is_seated = record.seat_of(user).is_some();
    (others && is_seated).then(|| PostContent::Erased { user }.into_post(record.channel))
}

/// True if an error was caused by a change made since the erasure was prepared; the erasure is then prepared again.
fn is_overtaken(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::PartChanged(_)
            | StoreError::Conflict { .. }
            | StoreError::SeasonMovedOn { .. }
            | StoreError::LobbyChanged(_)
            | StoreError::NotLobby(_)
            | StoreError::NotRunning(_)
    )
}

/// The language of a session, according to its terms.
fn session_language(options: &str) -> Language {
    serde_json::from_str(options).map_or(Language::English, |options: LobbyOptions| options.language)
}
