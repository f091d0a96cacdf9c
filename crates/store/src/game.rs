//! A game as the store records it: a session in a channel, with its players.

use super::column::read_u8;
use super::{ChannelId, GameId, GuildId, MessageId, Seq, StoreError, UnixMs, UserId};
use std::fmt;
use sztab_words::worded;

worded! {
    /// The stage of a game. It only moves forward: lobby, running, over; or cancelled from either of the first two.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Status {
        /// Players are taking seats.
        Lobby = "lobby",
        /// In play.
        Running = "running",
        /// Played to the end.
        Over = "over",
        /// Cancelled.
        Cancelled = "cancelled",
    }
}

impl Status {
    /// True if the game occupies its channel.
    pub fn is_active(self) -> bool {
        matches!(self, Status::Lobby | Status::Running)
    }

    pub(super) fn from_column(text: &str) -> Result<Self, StoreError> {
        Self::of_word(text).ok_or_else(|| StoreError::damaged("status", text))
    }
}

/// A game and its players, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub id: GameId,
    /// The kind of game, as named by the caller.
    pub kind: String,
    /// The server in which it is played.
    pub guild: GuildId,
    /// The channel or thread of the session.
    pub channel: ChannelId,
    /// The game's stage.
    pub status: Status,
    /// The user who opened the lobby.
    pub created_by: UserId,
    /// The time at which the lobby was opened.
    pub created_at: UnixMs,
    /// The time of the last change.
    pub updated_at: UnixMs,
    /// The terms agreed in the lobby, as opaque text.
    pub options: String,
    /// The taken seats, by seat number.
    pub seats: Vec<Seat>,
    /// The data fixed at the start; `None` if it never started.
    pub started: Option<StartRecord>,
    /// The result as opaque text, present only if the status is [`Status::Over`].
    pub result: Option<String>,
    /// The last line of the game's log.
    pub last: Seq,
    /// The clock after the last change, as opaque text; `None` if the game has no clock.
    pub clock: Option<String>,
    /// True if another running game uses the same shuffle, which then stays secret after the end of this game.
    pub is_sealed: bool,
    /// The message that currently has the session's buttons.
    pub live: Option<LiveMessage>,
}

impl Game {
    /// A placeholder for a game that the store does not contain, without a server or seats.
    #[must_use]
    pub fn placeholder(id: GameId) -> Self {
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

/// One player in a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The seat's number, from 0. Once the game has started, it is also the side's number.
    pub seat: u8,
    pub user: UserId,
    /// The name that the user had when taking the seat.
    pub name: String,
    /// The chosen faction.
    pub faction: Option<String>,
    /// Hash of the faction data in use; present once the game has started ([`super::Store::load_faction`]).
    pub faction_hash: Option<String>,
}

/// A row of the table of seats, as returned by queries.
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
            seat: read_u8("seat", row.seat)?,
            user: UserId::from_column(row.user_id)?,
            name: row.name,
            faction: row.faction,
            faction_hash: row.faction_hash,
        })
    }
}

/// The data fixed by a start. The opening, which is large and secret, is read separately ([`super::Store::load_opening`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartRecord {
    /// The version of the rules under which the game is played to its end.
    pub rules_version: u32,
    /// The seed of the shuffles.
    pub seed: Seed,
    /// The commitment to the seed that was published before the first draw.
    pub commitment: String,
}

/// The seed of a game's shuffle. Secret while the game runs, so `Debug` omits it.
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
    /// The channel of the message.
    pub channel: ChannelId,
    /// The id of the message.
    pub message: MessageId,
}
