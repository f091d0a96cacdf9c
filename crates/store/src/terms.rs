//! The terms of a session before its game: players, server, channel and options.

use super::load::load_status_and_last_line;
use super::{Change, ChannelId, GameId, GuildId, Status, StoreError, Tx, UserId, change};

/// A user who takes a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub user: UserId,
    /// The user's name in the game's record.
    pub name: String,
}

/// A session to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLobby {
    /// The kind of game, as named by the caller.
    pub kind: String,
    /// The server.
    pub guild: GuildId,
    /// The channel or thread of the session.
    pub channel: ChannelId,
    /// The user who opens it.
    pub created_by: UserId,
    /// The terms agreed so far, as opaque text.
    pub options: String,
    /// The first players, in seat order.
    pub players: Vec<Player>,
    /// The faction of the user who opens the session, if that user takes a seat and has chosen one.
    pub faction: Option<String>,
    /// True if the session occupies the channel; false for a lobby whose game will be played elsewhere.
    pub is_exclusive: bool,
    /// Limits on open sessions, including this one; `None` for no limits.
    pub limit: Option<OpenSessions>,
}

/// Limits on open sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSessions {
    /// Maximum number of sessions in their lobbies that one user may have opened.
    pub lobbies: usize,
    /// Maximum number of sessions, in their lobbies or in play, that one user may have opened.
    pub by_user: usize,
    /// Maximum number of open sessions on one server.
    pub in_guild: u32,
    /// A limit on the user's open sessions with a certain other user, if there is one.
    pub against: Option<OpponentLimit>,
}

/// A limit on the open sessions that a user shares with a certain other user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpponentLimit {
    /// The other user.
    pub user: UserId,
    /// Maximum number of open sessions with that user.
    pub most: u32,
}

/// A compare-and-swap of the agreed terms: if two presses arrive at the same time, only one takes effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermsSwap {
    /// The terms as the caller read them.
    pub expected: String,
    /// The new terms.
    pub options: String,
}

/// A reassignment of the seats of a session, which may also change the terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reseating {
    /// The terms.
    pub exchange: TermsSwap,
    /// The users with their seats, as the caller read them.
    pub before: Vec<(UserId, u8)>,
    /// Users who move, with their new seats; all other users keep their seats.
    pub after: Vec<(UserId, u8)>,
    /// Users who join, with their seats.
    pub joining: Vec<(Player, u8)>,
}

/// Runs the checks that precede every change to a lobby.
pub(super) async fn check_lobby_change(tx: &mut Tx, game: GameId, change: &Change) -> Result<(), StoreError> {
    change::refuse_repeated_press(tx, change).await?;
    let (status, _) = load_status_and_last_line(tx, game).await?;
    if status == Status::Lobby { Ok(()) } else { Err(StoreError::NotLobby(game)) }
}

/// Replaces the agreed terms if they are still those that the caller read.
pub(super) async fn swap_terms(tx: &mut Tx, game: GameId, exchange: &TermsSwap) -> Result<(), StoreError> {
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
