//! A game as the store knows it: a table in a channel, with people at it.

use super::{ChannelId, GameId, GuildId, MessageId, Seq, StoreError, UnixMs, UserId};
use std::fmt;

worded! {
    /// Where a game is in its life. It only moves forward: lobby, running, over; or cancelled from the first two.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Status {
        /// People take seats.
        Lobby = "lobby",
        /// In play.
        Running = "running",
        /// Played to its end.
        Over = "over",
        /// Called off.
        Cancelled = "cancelled",
    }
}

impl Status {
    /// Whether it occupies its channel.
    pub fn is_active(self) -> bool {
        matches!(self, Status::Lobby | Status::Running)
    }

    pub(super) fn from_column(text: &str) -> Result<Self, StoreError> {
        Self::of_word(text).ok_or_else(|| StoreError::damaged("status", text))
    }
}

/// A game and the people at it, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its number.
    pub id: GameId,
    /// Which game is played; a word of the caller's.
    pub kind: String,
    /// The server it is played in.
    pub guild: GuildId,
    /// The channel or thread where the table lives.
    pub channel: ChannelId,
    /// Where it is in its life.
    pub status: Status,
    /// Who opened the lobby.
    pub created_by: UserId,
    /// When the lobby was opened.
    pub created_at: UnixMs,
    /// When it last changed.
    pub updated_at: UnixMs,
    /// What was agreed in the lobby; opaque text.
    pub options: String,
    /// Who sits where, by seat number.
    pub seats: Vec<Seat>,
    /// What the start fixed; `None` if it never started.
    pub started: Option<Started>,
    /// How it ended; opaque text, there exactly when it is [`Status::Over`].
    pub result: Option<String>,
    /// The last line of its log.
    pub last: Seq,
    /// Time for thinking as it stood after the last change; opaque text, `None` where nobody measures it.
    pub clock: Option<String>,
    /// The same shuffle is being played in another game: what it was stays secret after the end of this one.
    pub is_sealed: bool,
    /// The message that carries the table's buttons now.
    pub live: Option<LiveMessage>,
}

impl Game {
    /// A game that the store does not have: in no server, with nobody at it.
    #[must_use]
    pub fn nowhere(id: GameId) -> Self {
        Self {
            id,
            kind: String::new(),
            guild: GuildId(0),
            channel: ChannelId(0),
            status: Status::Over,
            created_by: UserId(0),
            created_at: UnixMs(0),
            updated_at: UnixMs(0),
            options: String::new(),
            seats: Vec::new(),
            started: None,
            result: None,
            last: Seq::OPENING,
            clock: None,
            is_sealed: false,
            live: None,
        }
    }

    /// The user's seat, if any.
    pub fn seat_of(&self, user: UserId) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.user == user)
    }
}

/// One person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Number of the seat, from 0. Once the game has started this is the side.
    pub seat: u8,
    /// Who sits there.
    pub user: UserId,
    /// What they were called when they sat down.
    pub name: String,
    /// Which army they chose.
    pub army: Option<String>,
    /// Hash of the army data in use; there once the game has started ([`super::Store::army_source`]).
    pub army_hash: Option<String>,
}

/// What a start fixes for good. The opening, which is large and secret, is read apart ([`super::Store::opening`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Started {
    /// The version of the rules that the game is played under to its end.
    pub rules_version: u32,
    /// What the piles were shuffled from.
    pub seed: Seed,
    /// What was published about the seed before the first tile was drawn.
    pub commitment: String,
}

/// The seed of a game's shuffle. Secret while the game runs, so it does not print itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// A message in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LiveMessage {
    /// Where it is.
    pub channel: ChannelId,
    /// Which it is.
    pub message: MessageId,
}
