//! Snapshots: states stored so that a long log does not have to be replayed. Snapshots are a cache; the log is
//! authoritative.

use super::{GameId, Seq, Store, StoreError, Tx};
use std::fmt;

/// A state as text. It contains the piles, which are secret, so `Debug` omits it.
#[derive(Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The state, as opaque text.
    pub state: String,
    /// The fingerprint of the state, which replaying the log must produce too.
    pub fingerprint: String,
}

impl fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Snapshot").field("fingerprint", &self.fingerprint).finish_non_exhaustive()
    }
}

impl Store {
    /// A game's newest snapshot and the line after which it was taken; `None` if there is no snapshot.
    pub async fn load_latest_snapshot(&self, game: GameId) -> Result<Option<(Seq, Snapshot)>, StoreError> {
        let row = sqlx::query!(
            r#"SELECT seq AS "seq: Seq", state, fingerprint FROM snapshot WHERE game_id = ? ORDER BY seq DESC LIMIT 1"#,
            game.0
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|row| (row.seq, Snapshot { state: row.state, fingerprint: row.fingerprint })))
    }

    /// The snapshots of a game, newest first, with the lines after which they were taken.
    pub async fn load_snapshots(&self, game: GameId) -> Result<Vec<(Seq, Snapshot)>, StoreError> {
        let rows = sqlx::query!(
            r#"SELECT seq AS "seq: Seq", state, fingerprint FROM snapshot WHERE game_id = ? ORDER BY seq DESC"#,
            game.0
        )
        .fetch_all(&self.readers)
        .await?;
        let kept = rows.into_iter();
        Ok(kept.map(|row| (row.seq, Snapshot { state: row.state, fingerprint: row.fingerprint })).collect())
    }

    /// Deletes a game's snapshots, so that its state is computed from its log.
    pub async fn drop_snapshots(&self, game: GameId) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        delete_snapshots(&mut tx, game).await?;
        super::commit(tx).await
    }
}

/// The number of snapshots stored per game. A post narrates everything since the prompt before the last one, and each
/// turn takes one snapshot. Older states are computed from the log.
const MAX_SNAPSHOTS: u32 = 4;

/// Stores a snapshot in place of the oldest one. The final snapshot of a finished game replaces all earlier ones.
pub(super) async fn insert_snapshot(
    tx: &mut Tx,
    game: GameId,
    seq: Seq,
    snapshot: &Snapshot,
    is_last: bool,
) -> Result<(), StoreError> {
    let others = if is_last { 0 } else { MAX_SNAPSHOTS - 1 };
    sqlx::query!(
        "DELETE FROM snapshot WHERE game_id = ?1 AND (seq >= ?2 OR seq NOT IN
             (SELECT seq FROM snapshot WHERE game_id = ?1 AND seq < ?2 ORDER BY seq DESC LIMIT ?3))",
        game.0,
        seq,
        others
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!(
        "INSERT INTO snapshot (game_id, seq, state, fingerprint) VALUES (?, ?, ?, ?)",
        game.0,
        seq,
        snapshot.state,
        snapshot.fingerprint
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn delete_snapshots(tx: &mut Tx, game: GameId) -> Result<(), StoreError> {
    sqlx::query!("DELETE FROM snapshot WHERE game_id = ?", game.0).execute(&mut **tx).await?;
    Ok(())
}
