//! Numbers that must not be mistaken for one another.

use super::StoreError;
use std::fmt;

/// Declares an id that Discord gives out: unsigned there, a signed column here.
macro_rules! snowflake {
    ($($(#[$doc:meta])* $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u64);

        impl $name {
            /// As a column value. Real ids are below 2^63; anything else is refused rather than wrapped.
            #[allow(dead_code)] // not every kind of id is used in both directions
            pub(super) fn to_column(self) -> Result<i64, StoreError> {
                i64::try_from(self.0).map_err(|_| StoreError::IdOutOfRange { id: self.0 })
            }

            /// From a column value.
            #[allow(dead_code)]
            pub(super) fn from_column(value: i64) -> Result<Self, StoreError> {
                u64::try_from(value).map(Self).map_err(|_| StoreError::damaged(stringify!($name), value))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

snowflake! {
    /// A Discord server.
    GuildId
    /// A Discord channel or thread.
    ChannelId
    /// A Discord message.
    MessageId
    /// A Discord user.
    UserId
    /// One press, command or modal as Discord delivered it.
    InteractionId
}

/// A game, from its lobby on. Numbers are never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub i64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A position that somebody brought along to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StudyId(pub i64);

/// Something that is to happen at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId(pub i64);

/// A post in the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PostId(pub i64);

/// The number of lines in a game's log: 0 is the opening, the first action leads to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seq(pub u32);

impl Seq {
    /// Before the first action.
    pub const OPENING: Seq = Seq(0);

    /// The number after this one. The last of four thousand million stays, and the database refuses to use it twice.
    #[must_use]
    pub fn next(self) -> Seq {
        Seq(self.0.saturating_add(1))
    }

    pub(super) fn from_column(value: i64) -> Result<Self, StoreError> {
        u32::try_from(value).map(Self).map_err(|_| StoreError::damaged("seq", value))
    }

    pub(super) fn to_column(self) -> i64 {
        i64::from(self.0)
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A moment: milliseconds since the start of 1970, UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UnixMs(pub i64);

/// A seat or side number from a column.
pub(super) fn small(what: &'static str, value: i64) -> Result<u8, StoreError> {
    u8::try_from(value).map_err(|_| StoreError::damaged(what, value))
}
