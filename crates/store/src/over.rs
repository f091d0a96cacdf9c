//! A user's finished games, from which results are counted.

use std::collections::HashMap;

use super::game::SeatRow;
use super::{ChannelId, GameId, GuildId, Seat, Store, StoreError, Tx, UnixMs, UserId};

/// A finished game, reduced to the data needed to count results by pace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGamePace {
    pub id: GameId,
    /// The terms agreed in the lobby, as opaque text.
    pub options: String,
    /// The result, as opaque text.
    pub result: String,
    /// The game's pace, as opaque text.
    pub pace: String,
    /// The players at the end, ordered by seat number.
    pub seats: Vec<Seat>,
}

/// A finished game of a server, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuildFinishedGame {
    pub id: GameId,
    /// The channel in which it was played.
    pub channel: ChannelId,
    /// The terms agreed in the lobby, as opaque text.
    pub options: String,
    /// The result, as opaque text.
    pub result: String,
    /// The last line of its log, and the time at which it was written.
    pub last: (String, UnixMs),
    /// The players at the end, ordered by seat number.
    pub seats: Vec<Seat>,
}

/// Conditions for selecting a server's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGameFilter {
    /// Selects games in which every player's id is below this one.
    pub below: UserId,
    /// A user who must have had a seat.
    pub player: Option<UserId>,
    /// The id of a faction that must have been played.
    pub faction: Option<String>,
}

impl Store {
    /// Counts the finished games of a server that match a filter.
    pub async fn count_finished_games(&self, guild: GuildId, filter: &FinishedGameFilter) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM game
               WHERE guild_id = ?1 AND status = 'over'
                 AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND user_id >= ?2)
                 AND (?3 IS NULL OR EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND user_id = ?3))
                 AND (?4 IS NULL OR EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND faction = ?4))"#,
            guild,
            filter.below,
            filter.player,
            filter.faction
        )
        .fetch_one(&self.readers)
        .await?;
        u32::try_from(count).map_err(|_| StoreError::damaged("number of games", count))
    }

    /// One page of the finished games of a server that match a filter, the most recently ended first. Neither openings
    /// nor logs are read.
    pub async fn load_finished_games_page(
        &self,
        guild: GuildId,
        filter: &FinishedGameFilter,
        part: PageRange,
    ) -> Result<Vec<GuildFinishedGame>, StoreError> {
        let mut tx = self.begin_read().await?;
        let rows = sqlx::query!(
            r#"SELECT game.id AS "id!: i64", channel_id, options, result AS "result!: String", line, at_ms
               FROM game JOIN action ON action.game_id = game.id
               WHERE guild_id = ?1 AND status = 'over'
                 AND seq = (SELECT max(seq) FROM action AS line WHERE line.game_id = game.id)
                 AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND user_id >= ?2)
                 AND (?3 IS NULL OR EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND user_id = ?3))
                 AND (?4 IS NULL OR EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND faction = ?4))
               ORDER BY at_ms DESC, game.id DESC LIMIT ?5 OFFSET ?6"#,
            guild,
            filter.below,
            filter.player,
            filter.faction,
            part.limit,
            part.skipped
        )
        .fetch_all(&mut *tx)
        .await?;
        let mut seats = load_seats(&mut tx, rows.iter().map(|row| row.id)).await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in rows {
            games.push(GuildFinishedGame {
                id: GameId(row.id),
                channel: ChannelId::from_column(row.channel_id)?,
                options: row.options,
                result: row.result,
                last: (row.line, UnixMs(row.at_ms)),
                seats: seats.remove(&row.id).unwrap_or_default(),
            });
        }
        Ok(games)
    }

    /// The finished games of a server in which the user had a seat at the end and every player's id is below `below`,
    /// newest first, at most `limit`.
    ///
    /// Takes two queries, regardless of the number of games. Openings, seeds and logs are not read.
    pub async fn load_finished_games_of(
        &self,
        user: UserId,
        below: UserId,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<FinishedGamePace>, StoreError> {
        let mut tx = self.begin_read().await?;
        let rows = sqlx::query!(
            r#"SELECT game.id AS "id!: i64", options, result AS "result!: String", pace AS "pace!: String"
               FROM seat JOIN game ON game.id = seat.game_id
               WHERE seat.user_id = ?1 AND game.guild_id = ?2 AND game.status = 'over'
                 AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND user_id >= ?3)
               ORDER BY seat.game_id DESC LIMIT ?4"#,
            user,
            guild,
            below,
            limit
        )
        .fetch_all(&mut *tx)
        .await?;
        let mut seats = load_seats(&mut tx, rows.iter().map(|row| row.id)).await?;
        let games = rows.into_iter().map(|row| FinishedGamePace {
            id: GameId(row.id),
            options: row.options,
            result: row.result,
            pace: row.pace,
            seats: seats.remove(&row.id).unwrap_or_default(),
        });
        Ok(games.collect())
    }

    /// The number of games that a user is playing on a server.
    pub async fn count_running_games(&self, user: UserId, guild: GuildId) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM seat JOIN game ON game.id = seat.game_id
               WHERE seat.user_id = ? AND game.guild_id = ? AND game.status = 'running'"#,
            user,
            guild
        )
        .fetch_one(&self.readers)
        .await?;
        u32::try_from(count).map_err(|_| StoreError::damaged("number of games", count))
    }
}

/// The seats of games, keyed by game number, in seat order.
async fn load_seats(tx: &mut Tx, games: impl Iterator<Item = i64>) -> Result<HashMap<i64, Vec<Seat>>, StoreError> {
    let numbers = games.collect::<serde_json::Value>().to_string();
    let rows = sqlx::query_as!(
        SeatRow,
        "SELECT game_id, seat, user_id, name, faction, faction_hash FROM seat
         WHERE game_id IN (SELECT value FROM json_each(?)) ORDER BY game_id DESC, seat",
        numbers
    )
    .fetch_all(&mut **tx)
    .await?;
    let mut of_game: HashMap<i64, Vec<Seat>> = HashMap::new();
    for row in rows {
        of_game.entry(row.game_id).or_default().push(row.try_into()?);
    }
    Ok(of_game)
}

/// One page of a list, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageRange {
    /// The number of entries skipped before the page.
    pub skipped: u32,
    /// Maximum number of entries on the page.
    pub limit: u32,
}
