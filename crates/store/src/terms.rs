//! The terms of a session before its game: players, server, channel and options.

use super::load::standing;
use super::{Change, ChannelId, GameId, GuildId, Status, StoreError, Tx, UserId, change};

/// A user who takes a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub user: UserId,
    /// The name for the game's record.
    pub name: String,
}

/// A session to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLobby {
    /// The kind of game; a word of the caller's.
    pub kind: String,
    /// The server.
    pub guild: GuildId,
    /// The channel or thread where the session lives.
    pub channel: ChannelId,
    /// The user who opens it.
    pub created_by: UserId,
    /// The terms agreed so far; opaque text.
    pub options: String,
    /// The first players, in seat order.
    pub players: Vec<Player>,
    /// The faction of the user who opens it, if that user takes a seat and has chosen one.
    pub faction: Option<String>,
    /// The session takes the channel for itself; false for a lobby whose game will be played elsewhere.
    pub is_exclusive: bool,
    /// Limits on open sessions, this one included; `None` without limits.
    pub limit: Option<OpenSessions>,
}

/// Limits on open tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSessions {
    /// Sessions in their lobbies that one user opened.
    pub lobbies: usize,
    /// Sessions that one user opened, in their lobbies or in play.
    pub by_user: usize,
    /// Sessions of one server.
    pub in_guild: u32,
    /// Sessions that one user opened with a certain other one, if they are limited.
    pub against: Option<Against>,
}

/// A limit on the open sessions at which the user who opens one more sits with a certain other user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Against {
    /// The other user.
    pub user: UserId,
    /// The most open tables.
    pub most: u32,
}

/// A compare-and-swap of the agreed terms: of two simultaneous presses only one is carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// The terms that the caller saw.
    pub expected: String,
    /// The new terms.
    pub options: String,
}

/// Where the players of a session sit anew, by new terms or the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reseating {
    /// The terms.
    pub exchange: Exchange,
    /// The users with their seats, as the caller saw them.
    pub before: Vec<(UserId, u8)>,
    /// Users among them with their new seats; the others keep theirs.
    pub after: Vec<(UserId, u8)>,
    /// Users who sit down, with their seats.
    pub joining: Vec<(Player, u8)>,
}

/// The checks that begin every change of a lobby.
pub(super) async fn enter(tx: &mut Tx, game: GameId, change: &Change) -> Result<(), StoreError> {
    change::refuse_repeat(tx, change).await?;
    let (status, _) = standing(tx, game).await?;
    if status == Status::Lobby { Ok(()) } else { Err(StoreError::NotLobby(game)) }
}

/// Replaces the agreed terms, if they are those that the caller saw.
pub(super) async fn swap_options(tx: &mut Tx, game: GameId, exchange: &Exchange) -> Result<(), StoreError> {
    let done = sqlx::query!(
        "UPDATE game SET options = ? WHERE id = ? AND options = ?",
        exchange.options,
        game.0,
        exchange.expected
    )
    .execute(&mut **tx)
    .await?;
    if done.rows_affected() == 0 { Err(StoreError::LobbyChanged(game)) } else { Ok(()) }
}
