//! Reading games.

use super::game::SeatRow;
use super::{
    ChannelId, Game, GameId, GuildId, LiveMessage, MessageId, Seat, Seed, Seq, StartRecord, Status, Store, StoreError,
    Tx, UnixMs, UserId,
};
use sqlx::Sqlite;
use sqlx::query::QueryScalar;
use sqlx::sqlite::SqliteArguments;

impl Store {
    /// The game with this number.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchGame`].
    pub async fn load_game(&self, id: GameId) -> Result<Game, StoreError> {
        tracing::trace!(game = id.0, "the row of a game is read");
        load_game(&mut self.begin_read().await?, id).await
    }

    /// The games in their lobbies or in play in this channel: first the one that occupies the channel, of which there
    /// is at most one, then lobbies, oldest first.
    pub async fn load_active_games_in_channel(&self, channel: ChannelId) -> Result<Vec<Game>, StoreError> {
        let ids = sqlx::query_scalar!(
            "SELECT id FROM game WHERE channel_id = ? AND status IN ('lobby', 'running') ORDER BY exclusive DESC, id",
            channel
        );
        load_games(&mut self.begin_read().await?, ids).await
    }

    /// Every game in its lobby or in play, oldest first: those that a restart resumes.
    pub async fn load_active_games(&self) -> Result<Vec<Game>, StoreError> {
        let ids = sqlx::query_scalar!("SELECT id FROM game WHERE status IN ('lobby', 'running') ORDER BY id");
        load_games(&mut self.begin_read().await?, ids).await
    }

    /// The lobbies with no activity after `since`, oldest first.
    pub async fn load_idle_lobbies(&self, since: UnixMs) -> Result<Vec<Game>, StoreError> {
        // The first condition repeats that of the partial index, which covers open sessions only.
        let ids = sqlx::query_scalar!(
            "SELECT id FROM game
             WHERE status IN ('lobby', 'running') AND status = 'lobby' AND updated_at_ms <= ? ORDER BY id",
            since.0
        );
        load_games(&mut self.begin_read().await?, ids).await
    }

    /// The last game that was started in a channel of a server and has ended, with or without a result.
    pub async fn load_last_ended_game(&self, guild: GuildId, channel: ChannelId) -> Result<Option<Game>, StoreError> {
        let mut tx = self.begin_read().await?;
        let id = sqlx::query_scalar!(
            "SELECT id FROM game
             WHERE guild_id = ? AND channel_id = ? AND status IN ('over', 'cancelled') AND seed IS NOT NULL
             ORDER BY id DESC LIMIT 1",
            guild,
            channel
        )
        .fetch_optional(&mut *tx)
        .await?;
        match id {
            Some(id) => load_game(&mut tx, GameId(id)).await.map(Some),
            None => Ok(None),
        }
    }

    /// The last finished game in a channel of a server.
    pub async fn load_last_finished_game(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<Option<Game>, StoreError> {
        let mut tx = self.begin_read().await?;
        let id = sqlx::query_scalar!(
            "SELECT id FROM game WHERE guild_id = ? AND channel_id = ? AND status = 'over' ORDER BY id DESC LIMIT 1",
            guild,
            channel
        )
        .fetch_optional(&mut *tx)
        .await?;
        match id {
            Some(id) => load_game(&mut tx, GameId(id)).await.map(Some),
            None => Ok(None),
        }
    }

    /// The games in which the user has or had a seat, newest first, at most `limit`.
    pub async fn load_games_of_user(&self, user: UserId, limit: u32) -> Result<Vec<Game>, StoreError> {
        let limit = i64::from(limit);
        let ids = sqlx::query_scalar!(
            "SELECT game_id FROM seat WHERE user_id = ? ORDER BY game_id DESC LIMIT ?",
            user,
            limit
        );
        load_games(&mut self.begin_read().await?, ids).await
    }

    /// The games in play in which the user has a seat, oldest first.
    pub async fn load_running_games_of(&self, user: UserId) -> Result<Vec<Game>, StoreError> {
        let ids = sqlx::query_scalar!(
            "SELECT game.id FROM seat JOIN game ON game.id = seat.game_id
             WHERE seat.user_id = ? AND game.status = 'running' ORDER BY game.id",
            user
        );
        load_games(&mut self.begin_read().await?, ids).await
    }

    /// The games in play in other channels that were opened by a post of the given kind in this channel, including the
    /// second games of mirrored matches: those of one user, or of all users. Oldest first, at most `limit`.
    pub async fn load_games_opened_in(
        &self,
        channel: ChannelId,
        opened_by: &str,
        user: Option<UserId>,
        limit: u32,
    ) -> Result<Vec<Game>, StoreError> {
        let limit = i64::from(limit);
        let ids = sqlx::query_scalar!(
            "SELECT id FROM game
             WHERE status IN ('lobby', 'running') AND status = 'running' AND channel_id <> ?
               AND EXISTS (SELECT 1 FROM post
                           WHERE (post.game_id = game.id
                                  OR post.game_id = (SELECT first_id FROM mirror WHERE second_id = game.id))
                             AND post.channel_id = ? AND post.kind = ?)
               AND (? IS NULL OR EXISTS (SELECT 1 FROM seat WHERE seat.game_id = game.id AND seat.user_id = ?))
             ORDER BY id LIMIT ?",
            channel,
            channel,
            opened_by,
            user,
            user,
            limit
        );
        load_games(&mut self.begin_read().await?, ids).await
    }

    /// The games of a server, newest first, at most `limit`.
    pub async fn load_games_in_guild(&self, guild: GuildId, limit: u32) -> Result<Vec<Game>, StoreError> {
        let limit = i64::from(limit);
        let ids = sqlx::query_scalar!("SELECT id FROM game WHERE guild_id = ? ORDER BY id DESC LIMIT ?", guild, limit);
        load_games(&mut self.begin_read().await?, ids).await
    }

    /// The lobbies of a server, newest first.
    pub async fn load_lobbies_in(&self, guild: GuildId) -> Result<Vec<Game>, StoreError> {
        let ids =
            sqlx::query_scalar!("SELECT id FROM game WHERE guild_id = ? AND status = 'lobby' ORDER BY id DESC", guild);
        load_games(&mut self.begin_read().await?, ids).await
    }

    /// The number of games in play on a server.
    pub async fn count_running_games_in(&self, guild: GuildId) -> Result<usize, StoreError> {
        let count = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM game WHERE guild_id = ? AND status = 'running'"#,
            guild
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// The games in play on a server, newest first: at most `limit` after the first `skipped`.
    pub async fn load_running_games_page(
        &self,
        guild: GuildId,
        skipped: usize,
        limit: usize,
    ) -> Result<Vec<Game>, StoreError> {
        let [skipped, limit] = [skipped, limit].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
        let ids = sqlx::query_scalar!(
            "SELECT id FROM game WHERE guild_id = ? AND status = 'running' ORDER BY id DESC LIMIT ? OFFSET ?",
            guild,
            limit,
            skipped
        );
        load_games(&mut self.begin_read().await?, ids).await
    }

    /// The deal, as opaque text, secret while the game runs; `None` if the game never started.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchGame`].
    pub async fn load_opening(&self, game: GameId) -> Result<Option<String>, StoreError> {
        sqlx::query_scalar!("SELECT opening FROM game WHERE id = ?", game.0)
            .fetch_optional(&self.readers)
            .await?
            .ok_or(StoreError::NoSuchGame(game))
    }
}

/// The active game that occupies a channel.
pub(super) async fn find_occupant(tx: &mut Tx, channel: ChannelId) -> Result<Option<GameId>, StoreError> {
    let id = sqlx::query_scalar!(
        "SELECT id FROM game WHERE channel_id = ? AND status IN ('lobby', 'running') AND exclusive = 1",
        channel
    )
    .fetch_optional(&mut **tx)
    .await?;
    Ok(id.map(GameId))
}

/// The status of a game and the last line of its log.
pub(super) async fn load_status_and_last_line(tx: &mut Tx, game: GameId) -> Result<(Status, Seq), StoreError> {
    let row = sqlx::query!(
        r#"SELECT status, (SELECT coalesce(max(seq), 0) FROM action WHERE game_id = game.id) AS "last!: i64"
           FROM game WHERE id = ?"#,
        game.0
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or(StoreError::NoSuchGame(game))?;
    Ok((Status::from_column(&row.status)?, Seq::from_column(row.last)?))
}

/// The last line of a game in play; refuses other games.
pub(super) async fn require_running(tx: &mut Tx, game: GameId) -> Result<Seq, StoreError> {
    let (status, last) = load_status_and_last_line(tx, game).await?;
    if status == Status::Running { Ok(last) } else { Err(StoreError::NotRunning(game)) }
}

/// The games whose numbers a query returns, in the query's order.
async fn load_games(tx: &mut Tx, ids: QueryScalar<'_, Sqlite, i64, SqliteArguments>) -> Result<Vec<Game>, StoreError> {
    let ids = ids.fetch_all(&mut **tx).await?;
    let mut games = Vec::with_capacity(ids.len());
    for id in ids {
        games.push(load_game(tx, GameId(id)).await?);
    }
    Ok(games)
}

async fn load_game(tx: &mut Tx, id: GameId) -> Result<Game, StoreError> {
    let row = sqlx::query!(
        r#"SELECT kind, guild_id, channel_id, status, created_by, created_at_ms, updated_at_ms, options, rules_version, seed,
                  commitment, result, live_channel_id, live_message_id,
                  (SELECT coalesce(max(seq), 0) FROM action WHERE game_id = game.id) AS "last!: i64",
                  (SELECT state FROM clock WHERE game_id = game.id) AS "clock?: String",
                  EXISTS (SELECT 1 FROM mirror JOIN game AS other
                          ON other.id = CASE WHEN first_id = game.id THEN second_id ELSE first_id END
                          WHERE (first_id = game.id OR second_id = game.id)
                            AND other.status = 'running' AND other.commitment = game.commitment) AS "sealed!: bool"
           FROM game WHERE id = ?"#,
        id.0
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or(StoreError::NoSuchGame(id))?;
    Ok(Game {
        id,
        kind: row.kind,
        guild: GuildId::from_column(row.guild_id)?,
        channel: ChannelId::from_column(row.channel_id)?,
        status: Status::from_column(&row.status)?,
        created_by: UserId::from_column(row.created_by)?,
        created_at: UnixMs(row.created_at_ms),
        updated_at: UnixMs(row.updated_at_ms),
        options: row.options,
        seats: load_seats(tx, id).await?,
        started: read_start(row.rules_version, row.seed, row.commitment)?,
        result: row.result,
        last: Seq::from_column(row.last)?,
        clock: row.clock,
        is_sealed: row.sealed,
        live: read_live_message(row.live_channel_id, row.live_message_id)?,
    })
}

async fn load_seats(tx: &mut Tx, game: GameId) -> Result<Vec<Seat>, StoreError> {
    let rows = sqlx::query_as!(
        SeatRow,
        "SELECT game_id, seat, user_id, name, faction, faction_hash FROM seat WHERE game_id = ? ORDER BY seat",
        game.0
    )
    .fetch_all(&mut **tx)
    .await?;
    rows.into_iter().map(Seat::try_from).collect()
}

fn read_start(
    rules_version: Option<i64>,
    seed: Option<Vec<u8>>,
    commitment: Option<String>,
) -> Result<Option<StartRecord>, StoreError> {
    let (Some(version), Some(seed), Some(commitment)) = (rules_version, seed, commitment) else { return Ok(None) };
    let rules_version = u32::try_from(version).map_err(|_| StoreError::damaged("rules_version", version))?;
    let seed = seed.try_into().map_err(|seed: Vec<u8>| StoreError::damaged("length of the seed", seed.len()))?;
    Ok(Some(StartRecord { rules_version, seed: Seed(seed), commitment }))
}

/// Reads the live message from its two columns, which are either both NULL or both set.
pub(super) fn read_live_message(channel: Option<i64>, message: Option<i64>) -> Result<Option<LiveMessage>, StoreError> {
    let (Some(channel), Some(message)) = (channel, message) else { return Ok(None) };
    Ok(Some(LiveMessage { channel: ChannelId::from_column(channel)?, message: MessageId::from_column(message)? }))
}
