//! Snapshots: states kept so that a long log need not be folded again. They are a cache; the log is the truth.

use super::error::fault;
use super::{GameId, Seq, Store, StoreError, Tx};
use std::fmt;

/// A state as text. It contains the piles, so that `Debug` leaves it out.
#[derive(Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The state; opaque text.
    pub state: String,
    /// The fingerprint that a fold of the log must have.
    pub fingerprint: String,
}

impl fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Snapshot").field("fingerprint", &self.fingerprint).finish_non_exhaustive()
    }
}

impl Store {
    /// The newest snapshot of a game and the line that it was taken after. There may be none.
    pub async fn latest_snapshot(&self, game: GameId) -> Result<Option<(Seq, Snapshot)>, StoreError> {
        let row = sqlx::query!(
            "SELECT seq, state, fingerprint FROM snapshot WHERE game_id = ? ORDER BY seq DESC LIMIT 1",
            game.0
        )
        .fetch_optional(&self.readers)
        .await
        .map_err(fault)?;
        row.map(|row| Ok((Seq::from_column(row.seq)?, Snapshot { state: row.state, fingerprint: row.fingerprint })))
            .transpose()
    }

    /// Forgets the snapshots of a game: after this its state comes from its log.
    pub async fn drop_snapshots(&self, game: GameId) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        forget(&mut tx, game).await?;
        super::commit(tx).await
    }
}

/// Replaces the previous snapshot; older states follow from the log.
pub(super) async fn keep(tx: &mut Tx, game: GameId, seq: Seq, snapshot: &Snapshot) -> Result<(), StoreError> {
    forget(tx, game).await?;
    let seq = seq.to_column();
    sqlx::query!(
        "INSERT INTO snapshot (game_id, seq, state, fingerprint) VALUES (?, ?, ?, ?)",
        game.0,
        seq,
        snapshot.state,
        snapshot.fingerprint
    )
    .execute(&mut **tx)
    .await
    .map_err(fault)?;
    Ok(())
}

async fn forget(tx: &mut Tx, game: GameId) -> Result<(), StoreError> {
    sqlx::query!("DELETE FROM snapshot WHERE game_id = ?", game.0).execute(&mut **tx).await.map_err(fault)?;
    Ok(())
}
