//! Games of a user that were played to their end, for the count of results.

use super::error::fault;
use super::game::SeatRow;
use super::log::EntryRow;
use super::{Entry, GameId, GuildId, Seat, Store, StoreError, Tx, UnixMs, UserId};
use std::cmp::Reverse;

/// A game that was played to its end, with as much of it as results and pace are counted from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverGame {
    /// Its number.
    pub id: GameId,
    /// When it last changed.
    pub updated_at: UnixMs,
    /// The terms agreed in the lobby; opaque text.
    pub options: String,
    /// How it ended; opaque text.
    pub result: String,
    /// The players at the end, by seat number.
    pub seats: Vec<Seat>,
    /// The whole log.
    pub log: Vec<Entry>,
}

impl Store {
    /// The games of a server that are over and at whose end the user had a seat, newest first, at most `limit`.
    ///
    /// Three queries, however many games there are. Neither openings nor seeds are read.
    pub async fn over_games_of(&self, user: UserId, guild: GuildId, limit: u32) -> Result<Vec<OverGame>, StoreError> {
        let selection = Selection { user: user.to_column()?, guild: guild.to_column()?, limit };
        let mut tx = self.begin_read().await?;
        let mut games = selection.games(&mut tx).await?;
        for row in selection.seats(&mut tx).await? {
            if let Some(game) = of_number(&mut games, row.game_id) {
                game.seats.push(row.try_into()?);
            }
        }
        for row in selection.log_lines(&mut tx).await? {
            if let Some(game) = of_number(&mut games, row.game_id) {
                game.log.push(row.try_into()?);
            }
        }
        Ok(games)
    }

    /// How many games of a server a user is playing now.
    pub async fn count_running(&self, user: UserId, guild: GuildId) -> Result<u32, StoreError> {
        let (user, guild) = (user.to_column()?, guild.to_column()?);
        let count = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM seat JOIN game ON game.id = seat.game_id
               WHERE seat.user_id = ? AND game.guild_id = ? AND game.status = 'running'"#,
            user,
            guild
        )
        .fetch_one(&self.readers)
        .await
        .map_err(fault)?;
        u32::try_from(count).map_err(|_| StoreError::damaged("number of games", count))
    }
}

/// The newest finished games of a user in a server, as columns.
struct Selection {
    user: i64,
    guild: i64,
    limit: u32,
}

impl Selection {
    /// The games, newest first, without their seats and logs.
    async fn games(&self, tx: &mut Tx) -> Result<Vec<OverGame>, StoreError> {
        let rows = sqlx::query!(
            r#"SELECT game.id AS "id!: i64", updated_at_ms, options, result AS "result!: String"
               FROM seat JOIN game ON game.id = seat.game_id
               WHERE seat.user_id = ? AND game.guild_id = ? AND game.status = 'over'
               ORDER BY seat.game_id DESC LIMIT ?"#,
            self.user,
            self.guild,
            self.limit
        )
        .fetch_all(&mut **tx)
        .await
        .map_err(fault)?;
        let games = rows.into_iter().map(|row| OverGame {
            id: GameId(row.id),
            updated_at: UnixMs(row.updated_at_ms),
            options: row.options,
            result: row.result,
            seats: Vec::new(),
            log: Vec::new(),
        });
        Ok(games.collect())
    }

    /// Their seats, in the order of the seats.
    async fn seats(&self, tx: &mut Tx) -> Result<Vec<SeatRow>, StoreError> {
        sqlx::query_as!(
            SeatRow,
            "SELECT game_id, seat, user_id, name, army, army_hash FROM seat WHERE game_id IN
                 (SELECT game.id FROM seat AS own JOIN game ON game.id = own.game_id
                  WHERE own.user_id = ? AND game.guild_id = ? AND game.status = 'over'
                  ORDER BY own.game_id DESC LIMIT ?)
             ORDER BY game_id DESC, seat",
            self.user,
            self.guild,
            self.limit
        )
        .fetch_all(&mut **tx)
        .await
        .map_err(fault)
    }

    /// The lines of their logs, in the order of the lines.
    async fn log_lines(&self, tx: &mut Tx) -> Result<Vec<EntryRow>, StoreError> {
        sqlx::query_as!(
            EntryRow,
            "SELECT game_id, seq, side, line, actor, at_ms, interaction_id FROM action WHERE game_id IN
                 (SELECT game.id FROM seat AS own JOIN game ON game.id = own.game_id
                  WHERE own.user_id = ? AND game.guild_id = ? AND game.status = 'over'
                  ORDER BY own.game_id DESC LIMIT ?)
             ORDER BY game_id DESC, seq",
            self.user,
            self.guild,
            self.limit
        )
        .fetch_all(&mut **tx)
        .await
        .map_err(fault)
    }
}

/// The game with a number, among games in falling order of their numbers.
fn of_number(games: &mut [OverGame], number: i64) -> Option<&mut OverGame> {
    let at = games.binary_search_by_key(&Reverse(number), |game| Reverse(game.id.0)).ok()?;
    games.get_mut(at)
}
