//! Games of a user that were played to their end, for the count of results.

use super::column::small;
use super::error::fault;
use super::{Entry, GameId, GuildId, InteractionId, Prompt, Seat, Seq, Store, StoreError, UnixMs, UserId};

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
        let (user, guild, limit) = (user.to_column()?, guild.to_column()?, i64::from(limit));
        let mut tx = self.begin_read().await?;
        let mut games: Vec<OverGame> = sqlx::query!(
            r#"SELECT game.id AS "id!: i64", updated_at_ms, options, result AS "result!: String"
               FROM seat JOIN game ON game.id = seat.game_id
               WHERE seat.user_id = ? AND game.guild_id = ? AND game.status = 'over'
               ORDER BY seat.game_id DESC LIMIT ?"#,
            user,
            guild,
            limit
        )
        .fetch_all(&mut *tx)
        .await
        .map_err(fault)?
        .into_iter()
        .map(|row| OverGame {
            id: GameId(row.id),
            updated_at: UnixMs(row.updated_at_ms),
            options: row.options,
            result: row.result,
            seats: Vec::new(),
            log: Vec::new(),
        })
        .collect();
        let seats = sqlx::query!(
            "SELECT game_id, seat, user_id, name, army, army_hash FROM seat WHERE game_id IN
                 (SELECT game.id FROM seat AS own JOIN game ON game.id = own.game_id
                  WHERE own.user_id = ? AND game.guild_id = ? AND game.status = 'over'
                  ORDER BY own.game_id DESC LIMIT ?)
             ORDER BY game_id DESC, seat",
            user,
            guild,
            limit
        )
        .fetch_all(&mut *tx)
        .await
        .map_err(fault)?;
        let mut at = 0;
        for row in seats {
            let Some(game) = of_number(&mut games, &mut at, row.game_id) else { continue };
            game.seats.push(Seat {
                seat: small("seat", row.seat)?,
                user: UserId::from_column(row.user_id)?,
                name: row.name,
                army: row.army,
                army_hash: row.army_hash,
            });
        }
        let lines = sqlx::query!(
            "SELECT game_id, seq, side, line, actor, prompt, at_ms, interaction_id FROM action WHERE game_id IN
                 (SELECT game.id FROM seat AS own JOIN game ON game.id = own.game_id
                  WHERE own.user_id = ? AND game.guild_id = ? AND game.status = 'over'
                  ORDER BY own.game_id DESC LIMIT ?)
             ORDER BY game_id DESC, seq",
            user,
            guild,
            limit
        )
        .fetch_all(&mut *tx)
        .await
        .map_err(fault)?;
        let mut at = 0;
        for row in lines {
            let Some(game) = of_number(&mut games, &mut at, row.game_id) else { continue };
            game.log.push(Entry {
                seq: Seq::from_column(row.seq)?,
                side: small("side", row.side)?,
                line: row.line,
                actor: UserId::from_column(row.actor)?,
                prompt: Prompt::from_column(&row.prompt)?,
                at: UnixMs(row.at_ms),
                interaction: row.interaction_id.map(InteractionId::from_column).transpose()?,
            });
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

/// The game with a number, looked for from the one of the row before on: rows come in the order of the games.
fn of_number<'a>(games: &'a mut [OverGame], at: &mut usize, number: i64) -> Option<&'a mut OverGame> {
    *at += games.get(*at..)?.iter().position(|game| game.id.0 == number)?;
    games.get_mut(*at)
}
