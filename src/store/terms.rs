//! What is agreed on before a game: who opens a table for whom, and on which terms.

use super::error::fault;
use super::load::standing;
use super::{Change, ChannelId, GameId, GuildId, Status, StoreError, Tx, UserId, change};

/// A user who takes a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The user.
    pub user: UserId,
    /// What to call them in the game's record.
    pub name: String,
}

/// A table to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLobby {
    /// Which game is to be played; a word of the caller's.
    pub kind: String,
    /// The server.
    pub guild: GuildId,
    /// The channel or thread where the table lives.
    pub channel: ChannelId,
    /// The user who opens it.
    pub created_by: UserId,
    /// What has been agreed so far; opaque text.
    pub options: String,
    /// The users who sit down at once, in seat order.
    pub players: Vec<Player>,
    /// The army of the user who opens it, if that user sits down and has chosen one.
    pub army: Option<String>,
    /// How many open tables there may be, this one included; `None` for any number.
    pub limit: Option<OpenTables>,
}

/// How many open tables there may be at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTables {
    /// Those in their lobbies that one user opened.
    pub lobbies: usize,
    /// Those that one user opened, in their lobbies or in play.
    pub by_user: usize,
    /// Those of one server.
    pub in_guild: u32,
}

/// A compare-and-swap of what has been agreed: of two presses at once only one is carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// What the caller saw.
    pub expected: String,
    /// What replaces it.
    pub options: String,
}

/// What every change of a lobby asks first.
pub(super) async fn enter(tx: &mut Tx, game: GameId, change: &Change) -> Result<(), StoreError> {
    change::refuse_repeat(tx, change).await?;
    match standing(tx, game).await? {
        (Status::Lobby, _) => Ok(()),
        _ => Err(StoreError::NotLobby(game)),
    }
}

/// Replaces what is agreed, if it was what the caller saw.
pub(super) async fn swap_options(tx: &mut Tx, game: GameId, exchange: &Exchange) -> Result<(), StoreError> {
    let done = sqlx::query!(
        "UPDATE game SET options = ? WHERE id = ? AND options = ?",
        exchange.options,
        game.0,
        exchange.expected
    )
    .execute(&mut **tx)
    .await
    .map_err(fault)?;
    if done.rows_affected() == 0 { Err(StoreError::LobbyChanged(game)) } else { Ok(()) }
}
