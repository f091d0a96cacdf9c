//! Mirrored matches: pairs of games.

use super::{
    Change, GameId, JobChange, NewLobby, Seq, Start, Store, StoreError, Tx, change, commit, job, lobby, start,
};

impl Store {
    /// The other game of a mirrored match.
    pub async fn find_mirror_of(&self, game: GameId) -> Result<Option<GameId>, StoreError> {
        let other = sqlx::query_scalar!(
            r#"SELECT CASE WHEN first_id = ? THEN second_id ELSE first_id END AS "other!: i64"
               FROM mirror WHERE first_id = ? OR second_id = ?"#,
            game.0,
            game.0,
            game.0
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(other.map(GameId))
    }

    /// Begins the second game of a mirrored match, without a lobby, as scheduled by a job of the first game; at most
    /// once.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchJob`] if the second game has already begun, [`StoreError::ChannelBusy`],
    /// [`StoreError::FactionHashReused`].
    pub async fn begin_mirror(
        &self,
        first: GameId,
        done: JobChange,
        lobby: NewLobby,
        start: Start,
        change: Change,
    ) -> Result<GameId, StoreError> {
        let mut tx = self.begin_write().await?;
        job::apply_changes(&mut tx, first.into(), &[done]).await?;
        let game = lobby::insert_lobby(&mut tx, &lobby, change.at).await?;
        start::begin(&mut tx, game, &start).await?;
        link_games(&mut tx, first, game).await?;
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await?;
        Ok(game)
    }
}

/// Makes two games a mirrored match. The new game replaces a cancelled one.
pub(super) async fn link_games(tx: &mut Tx, first: GameId, second: GameId) -> Result<(), StoreError> {
    sqlx::query!("DELETE FROM mirror WHERE first_id = ? OR second_id = ?", first.0, first.0).execute(&mut **tx).await?;
    sqlx::query!("INSERT INTO mirror (first_id, second_id) VALUES (?, ?)", first.0, second.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
