//! Opening, cancelling and moving sessions.
//!
//! At most one game occupies a channel. A channel may also have any number of lobbies whose games get their own threads
//! (`game.exclusive`). (`tests/discord/lobbies.rs`)

use super::load::{load_status_and_last_line, require_running};
use super::place::{move_to_channel, refuse_busy_channel};
use super::terms::{check_lobby_change, swap_terms};
use super::{
    AppendToSeason, Change, ChannelId, GameId, GuildId, NewLobby, OpenSessions, OpponentLimit, Seq, Start, Store,
    StoreError, TermsSwap, Tx, UnixMs, UserId, change, commit, job, season_log, seat, start,
};

impl Store {
    /// Opens a session.
    ///
    /// # Errors
    ///
    /// [`StoreError::ChannelBusy`], [`StoreError::TooManyLobbies`], [`StoreError::TooManySessions`],
    /// [`StoreError::TooManyAgainst`], [`StoreError::GuildFull`],
    /// [`StoreError::AlreadySeated`] if a player is named twice, [`StoreError::Duplicate`].
    pub async fn create_lobby(&self, lobby: NewLobby, change: Change) -> Result<GameId, StoreError> {
        let mut tx = self.begin_write().await?;
        let game = admit(&mut tx, &lobby, &change).await?;
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await?;
        Ok(game)
    }

    /// Opens a session whose game begins at once, without a lobby.
    ///
    /// # Errors
    ///
    /// As [`Store::create_lobby`], and [`StoreError::FactionHashReused`].
    pub async fn begin_without_lobby(
        &self,
        lobby: NewLobby,
        begun: Start,
        change: Change,
    ) -> Result<GameId, StoreError> {
        let mut tx = self.begin_write().await?;
        let game = admit(&mut tx, &lobby, &change).await?;
        start::begin(&mut tx, game, &begun).await?;
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await?;
        Ok(game)
    }

    /// Refuses a session if a user or a server has reached its limit.
    ///
    /// # Errors
    ///
    /// [`StoreError::TooManyLobbies`], [`StoreError::TooManySessions`], [`StoreError::TooManyAgainst`],
    /// [`StoreError::GuildFull`].
    pub async fn refuse_excess_sessions(
        &self,
        guild: GuildId,
        user: UserId,
        limit: OpenSessions,
    ) -> Result<(), StoreError> {
        refuse_excess_sessions(&mut self.begin_read().await?, guild, user, limit).await
    }

    /// Replaces the agreed terms.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotLobby`], [`StoreError::LobbyChanged`] if the terms are not the expected ones,
    /// [`StoreError::Duplicate`].
    pub async fn set_options(&self, game: GameId, exchange: &TermsSwap, change: Change) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        check_lobby_change(&mut tx, game, &change).await?;
        swap_terms(&mut tx, game, exchange).await?;
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await
    }

    /// Cancels a lobby with no activity after `since`; the exchange records the cancellation in its terms.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotLobby`], [`StoreError::LobbyChanged`] if there has been activity since,
    /// [`StoreError::Duplicate`].
    pub async fn expire(
        &self,
        game: GameId,
        since: UnixMs,
        exchange: &TermsSwap,
        change: Change,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        check_lobby_change(&mut tx, game, &change).await?;
        swap_terms(&mut tx, game, exchange).await?;
        let done =
            sqlx::query!("UPDATE game SET status = 'cancelled' WHERE id = ? AND updated_at_ms <= ?", game.0, since.0)
                .execute(&mut *tx)
                .await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::LobbyChanged(game));
        }
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await
    }

    /// Cancels a game that has not ended. Its log is kept.
    ///
    /// # Errors
    ///
    /// [`StoreError::Ended`], [`StoreError::Duplicate`].
    pub async fn cancel(&self, game: GameId, change: Change) -> Result<(), StoreError> {
        self.cancel_in_season(game, change, None).await
    }

    /// Cancels a game of a season's match, and adds the resulting lines to the season.
    ///
    /// # Errors
    ///
    /// As [`Store::cancel`], and [`StoreError::SeasonMovedOn`].
    pub async fn cancel_in_season(
        &self,
        game: GameId,
        change: Change,
        season: Option<AppendToSeason>,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        cancel_game(&mut tx, game, &change).await?;
        if let Some(season) = &season {
            season_log::append_in(&mut tx, season).await?;
        }
        commit(tx).await
    }

    /// Cancels a session whose game has not started. If a start is committed first, this fails.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotLobby`], [`StoreError::Duplicate`].
    pub async fn cancel_lobby(&self, game: GameId, change: Change) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        cancel_lobby(&mut tx, game, &change).await?;
        commit(tx).await
    }

    /// Moves a game in play to another channel of its server, with the unsent posts of the old channel and those that
    /// could not be sent there.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotRunning`], [`StoreError::ChannelBusy`], [`StoreError::Duplicate`].
    pub async fn move_game(&self, game: GameId, channel: ChannelId, change: Change) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        change::refuse_repeated_press(&mut tx, &change).await?;
        let last = require_running(&mut tx, game).await?;
        // One of the posts queued for the move will have the buttons.
        sqlx::query!(
            "UPDATE post SET given_up = 'a later post says more'
             WHERE game_id = ? AND seq = ? AND (live = 1 OR kind = 'refresh') AND sent_at_ms IS NULL",
            game.0,
            last
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "UPDATE post SET channel_id = ?, given_up = NULL, attempts = min(attempts, 1), next_try_ms = ?
             WHERE game_id = ? AND channel_id = (SELECT channel_id FROM game WHERE id = ?) AND sent_at_ms IS NULL
               AND (given_up IS NULL OR given_up IN ('barred', 'gone'))",
            channel,
            change.at.0,
            game.0,
            game.0
        )
        .execute(&mut *tx)
        .await?;
        move_to_channel(&mut tx, game, channel).await?;
        change::record(&mut tx, game, last, &change).await?;
        commit(tx).await
    }
}

/// Cancels a game that has not ended, within a transaction.
pub(super) async fn cancel_game(tx: &mut Tx, game: GameId, change: &Change) -> Result<(), StoreError> {
    change::refuse_repeated_press(tx, change).await?;
    let last = require_active(tx, game).await?;
    sqlx::query!("UPDATE game SET status = 'cancelled' WHERE id = ?", game.0).execute(&mut **tx).await?;
    change::record(tx, game, last, change).await?;
    job::drop_all(tx, game).await
}

/// Cancels a game that is still in its lobby, within a transaction.
pub(super) async fn cancel_lobby(tx: &mut Tx, game: GameId, change: &Change) -> Result<(), StoreError> {
    check_lobby_change(tx, game, change).await?;
    cancel_game(tx, game, change).await
}

/// Opens a session, unless the press has acted before, the channel is busy or a limit on sessions is reached.
pub(super) async fn admit(tx: &mut Tx, lobby: &NewLobby, change: &Change) -> Result<GameId, StoreError> {
    change::refuse_repeated_press(tx, change).await?;
    if lobby.is_exclusive {
        refuse_busy_channel(tx, lobby.channel).await?;
    }
    if let Some(limit) = lobby.limit {
        refuse_excess_sessions(tx, lobby.guild, lobby.created_by, limit).await?;
    }
    insert_lobby(tx, lobby, change.at).await
}

/// Inserts a session with its first players.
pub(super) async fn insert_lobby(tx: &mut Tx, lobby: &NewLobby, at: UnixMs) -> Result<GameId, StoreError> {
    let id = sqlx::query_scalar!(
        "INSERT INTO game
             (kind, guild_id, channel_id, status, created_by, created_at_ms, updated_at_ms, options, exclusive)
         VALUES (?, ?, ?, 'lobby', ?, ?, ?, ?, ?) RETURNING id",
        lobby.kind,
        lobby.guild,
        lobby.channel,
        lobby.created_by,
        at.0,
        at.0,
        lobby.options,
        lobby.is_exclusive
    )
    .fetch_one(&mut **tx)
    .await?;
    let game = GameId(id);
    for (number, player) in (0..).zip(&lobby.players) {
        seat::insert_seat(tx, game, number, player).await?;
    }
    seat::set_faction_choice(tx, game, lobby.created_by, lobby.faction.as_deref()).await?;
    Ok(game)
}

/// The last line of a game that has not ended; refuses other games.
async fn require_active(tx: &mut Tx, game: GameId) -> Result<Seq, StoreError> {
    let (status, last) = load_status_and_last_line(tx, game).await?;
    if status.is_active() { Ok(last) } else { Err(StoreError::Ended(game)) }
}

/// Refuses a session if a user or a server has reached its limit.
async fn refuse_excess_sessions(
    tx: &mut Tx,
    server: GuildId,
    user: UserId,
    limit: OpenSessions,
) -> Result<(), StoreError> {
    // The first condition repeats that of the partial index, which covers open sessions only.
    let own = sqlx::query!(
        "SELECT id, status FROM game WHERE status IN ('lobby', 'running') AND created_by = ? ORDER BY id",
        user
    )
    .fetch_all(&mut **tx)
    .await?;
    let lobbies: Vec<GameId> = own.iter().filter(|row| row.status == "lobby").map(|row| GameId(row.id)).collect();
    if lobbies.len() >= limit.lobbies {
        return Err(StoreError::TooManyLobbies { user, games: lobbies });
    }
    if own.len() >= limit.by_user {
        return Err(StoreError::TooManySessions { user, open: own.len() });
    }
    if let Some(against) = limit.against {
        refuse_excess_sessions_against(tx, user, against).await?;
    }
    let open = count_open_sessions_in(tx, server).await?;
    if open >= i64::from(limit.in_guild) {
        return Err(StoreError::GuildFull { guild: server, open });
    }
    Ok(())
}

/// The number of a server's sessions that are in their lobbies or in play.
pub(super) async fn count_open_sessions_in(tx: &mut Tx, server: GuildId) -> Result<i64, StoreError> {
    sqlx::query_scalar!(
        r#"SELECT count(*) AS "count!: i64" FROM game WHERE status IN ('lobby', 'running') AND guild_id = ?"#,
        server
    )
    .fetch_one(&mut **tx)
    .await
    .map_err(StoreError::from)
}

/// Refuses a session if a user has reached the limit of open sessions with another user.
async fn refuse_excess_sessions_against(tx: &mut Tx, user: UserId, limit: OpponentLimit) -> Result<(), StoreError> {
    let open = sqlx::query_scalar!(
        "SELECT id FROM game
         WHERE status IN ('lobby', 'running') AND created_by = ?
           AND EXISTS (SELECT 1 FROM seat WHERE seat.game_id = game.id AND seat.user_id = ?) ORDER BY id",
        user,
        limit.user
    )
    .fetch_all(&mut **tx)
    .await?;
    if open.len() >= usize::try_from(limit.most).unwrap_or(usize::MAX) {
        let games = open.into_iter().map(GameId).collect();
        return Err(StoreError::TooManyAgainst { user, other: limit.user, games });
    }
    Ok(())
}
