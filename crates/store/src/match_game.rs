//! The sessions in which the games of a season's matches are played.

use super::season_person::read_u32;
use super::{
    Change, GameId, GuildId, NewLobby, SeasonId, Seq, Start, Status, Store, StoreError, Tx, change, commit, lobby,
    mirror, season_log, start,
};

/// One game of a season's match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MatchGame {
    pub season: SeasonId,
    /// The match's number in the season.
    pub of: u32,
    /// The game's number in the match, from 1.
    pub number: u32,
}

/// A match's game that is to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatchGame {
    /// The match, and the game's number in it.
    pub of: MatchGame,
    /// The season's last line known to the caller; if the log has grown, no game begins.
    pub expected: u64,
    /// The other game of the mirrored pair, if that game has started.
    pub beside: Option<GameId>,
}

impl Store {
    /// Begins a match's game without a lobby, at most once. If the game has already begun and was not cancelled, it is
    /// returned unchanged.
    ///
    /// # Errors
    ///
    /// [`StoreError::SeasonMovedOn`], and those of [`Store::begin_without_lobby`].
    pub async fn begin_match_game(
        &self,
        new: NewMatchGame,
        opened: NewLobby,
        begun: Start,
        change: Change,
    ) -> Result<GameId, StoreError> {
        let mut tx = self.begin_write().await?;
        if let Some(game) = find_game(&mut tx, new.of).await? {
            return Ok(game);
        }
        season_log::refuse_stale_line(&mut tx, new.of.season, new.expected).await?;
        let game = lobby::admit(&mut tx, &opened, &change).await?;
        start::begin(&mut tx, game, &begun).await?;
        let MatchGame { season, of, number } = new.of;
        sqlx::query!(
            "INSERT INTO match_game (season_id, match, number, game_id) VALUES (?, ?, ?, ?)
             ON CONFLICT (season_id, match, number) DO UPDATE SET game_id = excluded.game_id",
            season.0,
            of,
            number,
            game.0
        )
        .execute(&mut *tx)
        .await?;
        if let Some(beside) = new.beside {
            mirror::link_games(&mut tx, beside, game).await?;
        }
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await?;
        Ok(game)
    }

    /// The games of a season's matches that have sessions, ordered by match and number.
    pub async fn load_games_of_season(&self, season: SeasonId) -> Result<Vec<(MatchGame, GameId, Status)>, StoreError> {
        let rows = sqlx::query!(
            r#"SELECT match AS "of!: i64", number, game_id, game.status FROM match_game
               JOIN game ON game.id = match_game.game_id WHERE season_id = ? ORDER BY match, number"#,
            season.0
        )
        .fetch_all(&self.readers)
        .await?;
        let games = rows.into_iter().map(|row| {
            let of = MatchGame { season, of: read_u32("match", row.of)?, number: read_u32("number", row.number)? };
            Ok((of, GameId(row.game_id), Status::from_column(&row.status)?))
        });
        games.collect()
    }

    /// The games of a match that have sessions, ordered by number.
    pub async fn load_games_of_match(&self, season: SeasonId, of: u32) -> Result<Vec<(u32, GameId)>, StoreError> {
        let rows = sqlx::query!(
            "SELECT number, game_id FROM match_game WHERE season_id = ? AND match = ? ORDER BY number",
            season.0,
            of
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(|row| Ok((read_u32("number", row.number)?, GameId(row.game_id)))).collect()
    }

    /// The match and number of a season's game; `None` for other games.
    pub async fn find_match_game(&self, game: GameId) -> Result<Option<MatchGame>, StoreError> {
        let row =
            sqlx::query!(r#"SELECT season_id, match AS "of!: i64", number FROM match_game WHERE game_id = ?"#, game.0)
                .fetch_optional(&self.readers)
                .await?;
        let found = row.map(|row| {
            let (of, number) = (read_u32("match", row.of)?, read_u32("number", row.number)?);
            Ok(MatchGame { season: SeasonId(row.season_id), of, number })
        });
        found.transpose()
    }

    /// The number of a server's sessions that are in their lobbies or in play.
    pub async fn count_open_sessions(&self, guild: GuildId) -> Result<i64, StoreError> {
        lobby::count_open_sessions_in(&mut self.begin_read().await?, guild).await
    }
}

/// The session of a match's game, unless it was cancelled.
async fn find_game(tx: &mut Tx, MatchGame { season, of, number }: MatchGame) -> Result<Option<GameId>, StoreError> {
    let game = sqlx::query_scalar!(
        "SELECT game_id FROM match_game JOIN game ON game.id = match_game.game_id
         WHERE season_id = ? AND match = ? AND number = ? AND game.status <> 'cancelled'",
        season.0,
        of,
        number
    )
    .fetch_optional(&mut **tx)
    .await?;
    Ok(game.map(GameId))
}
