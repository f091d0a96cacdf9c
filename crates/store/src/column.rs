//! Ids and numbers as columns of the database.

use super::StoreError;
use super::id::{ChannelId, GameId, GuildId, InteractionId, MessageId, SeasonId, Seq, Subject, UserId};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Sqlite, Type};

/// Converts numbers to and from columns. Real Discord ids are below 2^63; larger ones are refused rather than wrapped.
macro_rules! columns {
    ($($name:ident $what:literal $number:ty)+) => {$(
        impl Type<Sqlite> for $name {
            fn type_info() -> SqliteTypeInfo {
                <i64 as Type<Sqlite>>::type_info()
            }
        }

        impl Encode<'_, Sqlite> for $name {
            fn encode_by_ref(&self, buffer: &mut SqliteArgumentsBuffer) -> Result<IsNull, BoxDynError> {
                Encode::<Sqlite>::encode(self.to_column()?, buffer)
            }
        }

        impl<'a> Decode<'a, Sqlite> for $name {
            fn decode(value: SqliteValueRef<'a>) -> Result<Self, BoxDynError> {
                Ok(Self::from_column(Decode::<Sqlite>::decode(value)?)?)
            }
        }

        impl $name {
            pub(super) fn to_column(self) -> Result<i64, StoreError> {
                i64::try_from(u64::from(self.0)).map_err(|_| StoreError::IdOutOfRange { id: self.0.into() })
            }

            pub(super) fn from_column(value: i64) -> Result<Self, StoreError> {
                <$number>::try_from(value).map(Self).map_err(|_| StoreError::damaged($what, value))
            }
        }
    )+};
}

columns! {
    GuildId "GuildId" u64
    ChannelId "ChannelId" u64
    MessageId "MessageId" u64
    UserId "UserId" u64
    InteractionId "InteractionId" u64
    Seq "seq" u32
}

/// A subject as its three columns, exactly one of which is not NULL.
#[derive(Clone, Copy, Debug)]
pub(super) struct SubjectColumns {
    pub(super) game: Option<i64>,
    pub(super) season: Option<i64>,
    pub(super) guild: Option<i64>,
}

impl SubjectColumns {
    pub(super) fn from_subject(subject: Subject) -> Result<Self, StoreError> {
        let none = SubjectColumns { game: None, season: None, guild: None };
        Ok(match subject {
            Subject::Game(game) => SubjectColumns { game: Some(game.0), ..none },
            Subject::Season(season) => SubjectColumns { season: Some(season.0), ..none },
            Subject::Server(guild) => SubjectColumns { guild: Some(guild.to_column()?), ..none },
        })
    }

    pub(super) fn subject(self) -> Result<Subject, StoreError> {
        match (self.game, self.season, self.guild) {
            (Some(game), None, None) => Ok(Subject::Game(GameId(game))),
            (None, Some(season), None) => Ok(Subject::Season(SeasonId(season))),
            (None, None, Some(guild)) => Ok(Subject::Server(GuildId::from_column(guild)?)),
            _ => Err(StoreError::damaged("a subject", "not one of game, season and server")),
        }
    }
}

/// Reads a seat or side number from a column.
pub(super) fn read_u8(what: &'static str, value: i64) -> Result<u8, StoreError> {
    u8::try_from(value).map_err(|_| StoreError::damaged(what, value))
}

/// Reads a number of attempts from a column.
pub(super) fn read_attempts(value: i64) -> Result<u32, StoreError> {
    u32::try_from(value).map_err(|_| StoreError::damaged("attempts", value))
}
