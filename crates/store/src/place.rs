//! The location of a game: its channel, and the message with its buttons.

use super::load::{find_occupant, read_live_message};
use super::{ChannelId, GameId, LiveMessage, StoreError, Tx};

/// Refuses a channel that is occupied by an active game.
pub(super) async fn refuse_busy_channel(tx: &mut Tx, channel: ChannelId) -> Result<(), StoreError> {
    match find_occupant(tx, channel).await? {
        Some(game) => Err(StoreError::ChannelBusy { channel, game }),
        None => Ok(()),
    }
}

/// Moves an active game to a channel that is free or already its own.
pub(super) async fn move_to_channel(tx: &mut Tx, game: GameId, channel: ChannelId) -> Result<(), StoreError> {
    if find_occupant(tx, channel).await? != Some(game) {
        refuse_busy_channel(tx, channel).await?;
    }
    sqlx::query!("UPDATE game SET channel_id = ?, exclusive = 1 WHERE id = ?", channel, game.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Records the live message, and returns the previous one if it was a different message.
pub(super) async fn replace_live_message(
    tx: &mut Tx,
    game: GameId,
    now: LiveMessage,
) -> Result<Option<LiveMessage>, StoreError> {
    let row = sqlx::query!("SELECT live_channel_id, live_message_id FROM game WHERE id = ?", game.0)
        .fetch_optional(&mut **tx)
        .await?
        .ok_or(StoreError::NoSuchGame(game))?;
    sqlx::query!(
        "UPDATE game SET live_channel_id = ?, live_message_id = ? WHERE id = ?",
        now.channel,
        now.message,
        game.0
    )
    .execute(&mut **tx)
    .await?;
    let before = read_live_message(row.live_channel_id, row.live_message_id)?;
    Ok(before.filter(|before| *before != now))
}
