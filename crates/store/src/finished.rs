//! Finished games of a server, for ratings and faction statistics.

use super::game::SeatRow;
use super::{GameId, GuildId, Seat, Store, StoreError, Tx, UnixMs};

/// A finished game, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    pub id: GameId,
    /// The time at which its last line was written.
    pub ended_at: UnixMs,
    /// The terms agreed in the lobby, as opaque text.
    pub options: String,
    /// The result, as opaque text.
    pub result: String,
    /// The other game of a mirrored match.
    pub mirror: Option<GameId>,
    /// True if the game belongs to a match of a season.
    pub is_of_season: bool,
    /// The players at the end, ordered by seat number.
    pub seats: Vec<Seat>,
}

/// The progress of a server's games and seasons: while it is unchanged, everything computed from them is unchanged too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of finished games.
    pub games: i64,
    /// The number of lines in the logs of the server's seasons.
    pub lines: i64,
}

impl Store {
    /// The progress of a server's games and seasons.
    pub async fn load_progress(&self, guild: GuildId) -> Result<Progress, StoreError> {
        let row = sqlx::query!(
            r#"SELECT (SELECT count(*) FROM game WHERE guild_id = ?1 AND status = 'over') AS "games!: i64",
                      (SELECT count(*) FROM league JOIN season ON season.league_id = league.id
                       JOIN season_event ON season_event.season_id = season.id
                       WHERE league.guild_id = ?1) AS "lines!: i64""#,
            guild
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(Progress { games: row.games, lines: row.lines })
    }

    /// The kinds of a server's finished games, the most played first.
    pub async fn load_played_kinds(&self, guild: GuildId) -> Result<Vec<String>, StoreError> {
        let kinds = sqlx::query_scalar!(
            "SELECT kind FROM game WHERE guild_id = ? AND status = 'over' GROUP BY kind ORDER BY count(*) DESC, kind",
            guild
        );
        Ok(kinds.fetch_all(&self.readers).await?)
    }

    /// The finished games of a kind on a server, by ascending number. Takes two queries, regardless of the number of
    /// games.
    pub async fn load_finished_games(&self, guild: GuildId, kind: &str) -> Result<Vec<FinishedGame>, StoreError> {
        let mut tx = self.begin_read().await?;
        let rows = sqlx::query!(
            r#"SELECT id, options, result AS "result!: String",
                      coalesce((SELECT at_ms FROM action WHERE game_id = game.id ORDER BY seq DESC LIMIT 1),
                               updated_at_ms) AS "ended_at!: i64",
                      coalesce((SELECT second_id FROM mirror WHERE first_id = game.id),
                               (SELECT first_id FROM mirror WHERE second_id = game.id)) AS "mirror: i64",
                      EXISTS (SELECT 1 FROM match_game WHERE game_id = game.id) AS "is_of_season!: bool"
               FROM game WHERE guild_id = ? AND kind = ? AND status = 'over' ORDER BY id"#,
            guild,
            kind
        )
        .fetch_all(&mut *tx)
        .await?;
        let games = rows.into_iter().map(|row| FinishedGame {
            id: GameId(row.id),
            ended_at: UnixMs(row.ended_at),
            options: row.options,
            result: row.result,
            mirror: row.mirror.map(GameId),
            is_of_season: row.is_of_season,
            seats: Vec::new(),
        });
        let mut games: Vec<FinishedGame> = games.collect();
        add_seats(&mut tx, guild, kind, &mut games).await?;
        Ok(games)
    }
}

/// Fills in the seats of a server's games of a kind; `games` is ordered by number.
async fn add_seats(tx: &mut Tx, guild: GuildId, kind: &str, games: &mut [FinishedGame]) -> Result<(), StoreError> {
    let seats = sqlx::query_as!(
        SeatRow,
        "SELECT game_id, seat, user_id, name, faction, faction_hash FROM game JOIN seat ON seat.game_id = game.id
         WHERE guild_id = ? AND kind = ? AND status = 'over' ORDER BY game_id, seat",
        guild,
        kind
    )
    .fetch_all(&mut **tx)
    .await?;
    for row in seats {
        let at = games.binary_search_by_key(&row.game_id, |game| game.id.0);
        if let Some(game) = at.ok().and_then(|at| games.get_mut(at)) {
            game.seats.push(row.try_into()?);
        }
    }
    Ok(())
}
