//! Inspection of the whole database: finding dangling rows, and iterating over games and faction texts.

use super::{FactionData, GameId, Store, StoreError};

impl Store {
    /// The game with the next higher number; used to iterate over all games.
    pub async fn find_game_after(&self, game: Option<GameId>) -> Result<Option<GameId>, StoreError> {
        let before = game.map_or(i64::MIN, |game| game.0);
        let next = sqlx::query_scalar!("SELECT id FROM game WHERE id > ? ORDER BY id LIMIT 1", before)
            .fetch_optional(&self.readers)
            .await?;
        Ok(next.map(GameId))
    }

    pub async fn count_games(&self) -> Result<u64, StoreError> {
        let count =
            sqlx::query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM game"#).fetch_one(&self.readers).await?;
        u64::try_from(count).map_err(|_| StoreError::damaged("number of games", count))
    }

    /// The faction text with the next higher hash; used to iterate over all texts.
    pub async fn find_faction_after(&self, hash: &str) -> Result<Option<FactionData>, StoreError> {
        sqlx::query_as!(
            FactionData,
            "SELECT hash, faction, source FROM faction_data WHERE hash > ? ORDER BY hash LIMIT 1",
            hash
        )
        .fetch_optional(&self.readers)
        .await
        .map_err(StoreError::from)
    }

    /// Describes the dangling rows of a game, one sentence each.
    pub async fn describe_stray_rows(&self, game: GameId) -> Result<Vec<String>, StoreError> {
        let counts = sqlx::query!(
            r#"SELECT
                 (SELECT coalesce(max(seq), 0) - count(*) FROM action WHERE game_id = game.id) AS "gaps!: i64",
                 (SELECT count(*) FROM post WHERE game_id = game.id
                    AND seq > (SELECT coalesce(max(seq), 0) FROM action WHERE game_id = game.id)) AS "posts!: i64",
                 (SELECT count(*) FROM interaction WHERE game_id = game.id
                    AND seq > (SELECT coalesce(max(seq), 0) FROM action WHERE game_id = game.id)) AS "presses!: i64",
                 (SELECT count(*) FROM snapshot WHERE game_id = game.id
                    AND seq > (SELECT coalesce(max(seq), 0) FROM action WHERE game_id = game.id)) AS "snapshots!: i64",
                 (SELECT count(*) FROM job WHERE game_id = game.id
                    AND about <> 'after-end' AND game.status IN ('over', 'cancelled')) AS "jobs!: i64",
                 (SELECT count(*) FROM action JOIN interaction ON interaction.id = action.interaction_id
                    WHERE action.game_id = game.id AND interaction.game_id <> game.id) AS "foreign!: i64"
               FROM game WHERE id = ?"#,
            game.0
        )
        .fetch_optional(&self.readers)
        .await?
        .ok_or(StoreError::NoSuchGame(game))?;
        let found = [
            (counts.gaps, "lines are missing in the log"),
            (counts.posts, "posts are about lines that the log does not have"),
            (counts.presses, "presses led to lines that the log does not have"),
            (counts.snapshots, "snapshots were taken after lines that the log does not have"),
            (counts.jobs, "jobs wait for a game that has ended"),
            (counts.foreign, "lines came of presses in another game"),
        ];
        Ok(found.into_iter().filter(|(count, _)| *count != 0).map(|(count, what)| format!("{count} {what}")).collect())
    }
}
