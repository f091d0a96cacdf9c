//! Ids, versions and times, each with its own type. [`super::column`] converts them to columns.
//!
//! Each press, post and job has one [`Subject`]: a game, a season or a server. The subject is stored in three columns,
//! and the database refuses rows in which none or several of them are set. Within a channel, posts are sent in the
//! order in which they were queued, whatever their subject. (`tests/store/subjects.rs`)

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Declares an id issued by Discord: unsigned there, but a signed column in the database.
macro_rules! snowflake {
    ($($(#[$doc:meta])* $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub struct $name(pub u64);

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
    /// One press, command or modal, as delivered by Discord.
    InteractionId
}

/// A game, from its lobby on. Numbers are never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, sqlx::Type)]
#[sqlx(transparent)]
pub struct GameId(pub i64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A season of a league. Numbers are never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeasonId(pub i64);

/// The subject of a press, a post or a job: exactly one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Subject {
    /// A game, from its lobby on.
    Game(GameId),
    /// A season of a league.
    Season(SeasonId),
    /// A server as a whole.
    Server(GuildId),
}

impl Subject {
    /// The game, if the subject is one.
    #[must_use]
    pub fn game(self) -> Option<GameId> {
        match self {
            Subject::Game(game) => Some(game),
            Subject::Season(_) | Subject::Server(_) => None,
        }
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Game(game) => write!(f, "game {game}"),
            Subject::Season(season) => write!(f, "season {}", season.0),
            Subject::Server(guild) => write!(f, "server {guild}"),
        }
    }
}

impl From<GameId> for Subject {
    fn from(game: GameId) -> Self {
        Subject::Game(game)
    }
}

impl From<SeasonId> for Subject {
    fn from(season: SeasonId) -> Self {
        Subject::Season(season)
    }
}

/// A position that a user has imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StudyId(pub i64);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId(pub i64);

/// A post in the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PostId(pub i64);

/// The number of lines in a game's log: 0 is the opening, and the first action makes it 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Seq(pub u32);

impl Seq {
    /// Before the first action.
    pub const OPENING: Seq = Seq(0);

    /// The next number. `u32::MAX` stays unchanged; the database then refuses the duplicate.
    #[must_use]
    pub fn next(self) -> Seq {
        Seq(self.0.saturating_add(1))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A point in time: milliseconds since the start of 1970, UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, sqlx::Type)]
#[sqlx(transparent)]
pub struct UnixMs(pub i64);

impl UnixMs {
    /// The point in time that is the given duration later; saturates at the maximum.
    #[must_use]
    pub fn after(self, time: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// The point in time that is the given duration earlier; saturates at the minimum.
    #[must_use]
    pub fn before(self, time: Duration) -> Self {
        Self(self.0.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// The time since an earlier point; `None` if that one is later.
    #[must_use]
    pub fn since(self, earlier: Self) -> Option<Duration> {
        u64::try_from(self.0.saturating_sub(earlier.0)).ok().map(Duration::from_millis)
    }
}
