//! A game as the store knows it: a session in a channel, with people at it.

use super::column::small;
use super::{ChannelId, GameId, GuildId, MessageId, Seq, StoreError, UnixMs, UserId};
use std::fmt;
use sztab_words::worded;

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
    /// True if it occupies its channel.
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
    pub id: GameId,
    /// The kind of game; a word of the caller's.
    pub kind: String,
    /// The server it is played in.
    pub guild: GuildId,
    /// The channel or thread where the session lives.
    pub channel: ChannelId,
    /// Its stage.
    pub status: Status,
    /// The user who opened the lobby.
    pub created_by: UserId,
    /// When the lobby was opened.
    pub created_at: UnixMs,
    /// When it last changed.
    pub updated_at: UnixMs,
    /// The terms agreed in the lobby; opaque text.
    pub options: String,
    /// The taken seats, by number.
    pub seats: Vec<Seat>,
    /// The data fixed by the start; `None` if it never started.
    pub started: Option<Started>,
    /// Result; opaque text, there exactly when it is [`Status::Over`].
    pub result: Option<String>,
    /// The last line of its log.
    pub last: Seq,
    /// The clock after the last change; opaque text, `None` without a clock.
    pub clock: Option<String>,
    /// Another running game uses the same shuffle: it stays secret after the end of this game.
    pub is_sealed: bool,
    /// The message that carries the session's buttons now.
    pub live: Option<LiveMessage>,
}

impl Game {
    /// A placeholder for a game that the store does not have, without server and seats.
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

/// One person in a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Number of the seat, from 0. Once the game has started this is the side.
    pub seat: u8,
    pub user: UserId,
    /// The name that the user had when taking the seat.
    pub name: String,
    /// The chosen faction.
    pub faction: Option<String>,
    /// Hash of the faction data in use; there once the game has started ([`super::Store::faction_source`]).
    pub faction_hash: Option<String>,
}

/// A row of the table of seats, as queries read it.
pub(super) struct SeatRow {
    pub(super) game_id: i64,
    pub(super) seat: i64,
    pub(super) user_id: i64,
    pub(super) name: String,
    pub(super) faction: Option<String>,
    pub(super) faction_hash: Option<String>,
}

impl TryFrom<SeatRow> for Seat {
    type Error = StoreError;

    fn try_from(row: SeatRow) -> Result<Seat, StoreError> {
        Ok(Seat {
            seat: small("seat", row.seat)?,
            user: UserId::from_column(row.user_id)?,
            name: row.name,
            faction: row.faction,
            faction_hash: row.faction_hash,
        })
    }
}

/// The data that a start fixes. The opening, which is large and secret, is read separately ([`super::Store::opening`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Started {
    /// The version of the rules that the game is played under to its end.
    pub rules_version: u32,
    /// The seed of the piles.
    pub seed: Seed,
    /// The commitment to the seed that was published before the first draw.
    pub commitment: String,
}

/// The seed of a game's shuffle. Secret while the game runs, so that `Debug` leaves it out.
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
